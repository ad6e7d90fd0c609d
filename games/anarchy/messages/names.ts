/** Names of everything on the table, from the component data, which has them in both languages. */

import shipped from '../content/data.json' with { type: 'json' };
import type { Data } from '../content/schema.ts';
import { RANKS } from '../vocabulary.ts';

type Language = 'fr' | 'en';
type Catalogue = { readonly [key: string]: string };
type Text = { readonly fr: string; readonly en: string };
type Named = { readonly id: string; readonly name: Text };

/** Those of the content as shipped, or of another content. */
export function namesIn(language: Language, data: Data = shipped): Catalogue {
  const { left, right } = data.sheets;
  const names: { [key: string]: string } = {};
  const all = (kind: string, things: readonly Named[]): void => {
    for (const { id, name } of things) names[`name.${kind}.${id}`] = name[language];
  };
  all('area', [...left, ...right]);
  all('machine', data.machines);
  all('tactic', data.tactics);
  all('attack', data.attackTypes);
  all('card', [...data.attackCards, ...data.finalAssaultCards]);
  all('attribute', data.attributes);
  all('colour', data.playerColours);
  all('scenario', data.scenarios);
  all('chapter', data.campaign.chapters);
  all('boon', data.campaign.boons);
  for (const { key, name } of data.pathCards) names[`name.path.${key}`] = name[language];
  for (const card of data.scenarioCards) names[`name.castle.${card.id}`] = scenarioName(card)[language];
  data.soloRanks.forEach(({ name }, i) => {
    names[`name.rank.${RANKS[i]}`] = name[language];
  });
  for (const { values } of data.domain.rows) all('icon', values.filter(isNamed));
  for (const area of [...left, ...right]) {
    if (area.kind === 'command') all('command', [area]);
    if (area.kind === 'wheel') all('quarter', area.quarters);
    if (area.kind === 'brewery') all('ingredient', area.ingredients);
    if (area.id === 'lammas') all('pennant', area.colours);
    for (const [id, name] of boxesOf(data, area)) names[`name.box.${id}`] = name(language);
  }
  for (const { id, name } of data.machines) names[`name.box.machine.${id}`] = name[language];
  return names;
}

function scenarioName(card: Data['scenarioCards'][number]): Text {
  switch (card.mode) {
    case 'castle':
      return card.castle.name;
    case 'siege':
      return card.siege.name;
    case 'side':
      return card.side.name;
  }
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

type Area = Data['sheets']['left'][number] | Data['sheets']['right'][number];
type Box = readonly [id: string, name: (language: Language) => string];

function boxesOf(data: Data, area: Area): readonly Box[] {
  switch (area.kind) {
    case 'preparedTactics':
    case 'brewery':
      return [];
    case 'wheel':
      return area.quarters.flatMap((quarter) =>
        area.nodes
          .filter((node) => node.quarter === quarter.id)
          .map(({ id }, i): Box => [`wheel.${id}`, (language) => `${quarter.name[language]} ${i + 1}`]),
      );
    case 'building':
      return area.levels.flatMap(({ level, name, boxes }): Box[] => [
        [`${area.id}.${level}`, (language) => name[language]],
        ...boxes.map(({ pos }): Box => [`${area.id}.${level}.${pos}`, (language) => `${name[language]} ${pos}`]),
      ]);
    case 'chapel':
      return area.levels.flatMap(({ level, name, squares }): Box[] => [
        [`${area.id}.${level}`, (language) => name[language]],
        ...data.resources
          .filter(({ id }) => squares.includes(id))
          .map((resource): Box => [`${area.id}.${level}.${resource.id}`, (language) => `${name[language]} (${resource.name[language]})`]),
      ]);
    default:
      return area.boxes.map(({ pos }): Box => [`${area.id}.${pos}`, (language) => `${area.name[language]} ${pos}`]);
  }
}
