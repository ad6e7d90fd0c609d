/** Holds data against the schema, and against what a schema cannot say. */

import { assembling } from '@castellan/engine';
import { Value } from 'typebox/value';
import { HOME_TERRITORIES, TECHNOLOGIES, TECHNOLOGY_LEVELS } from '../vocabulary.ts';
import { contentOf } from './content.ts';
import data from './data.json' with { type: 'json' };
import { type Data, DataSchema } from './schema.ts';

export { DataSchema as schema } from './schema.ts';
export { data };

export const assemble = assembling({
  fits: (raw): raw is Data => Value.Check(DataSchema, raw),
  misfits: (raw) => Value.Errors(DataSchema, raw),
  contradictions,
  contentOf,
});

/** What a schema cannot say of the data as a whole. */
function contradictions(raw: Data): string[] {
  return [...idErrors(raw), ...mapErrors(raw), ...kingdomErrors(raw), ...cardErrors(raw), ...numberErrors(raw)];
}

function twice(path: string, ids: readonly (string | number)[]): string[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${path}.${id}: it must be there once`);
}

function idErrors(raw: Data): string[] {
  const lists: { readonly [path: string]: readonly { readonly id: string }[] } = {
    goods: raw.goods,
    kingdoms: raw.kingdoms,
    'map.nodes': [...raw.map.territories, ...raw.map.seaZones],
    terrain: raw.terrain,
    buildings: raw.buildings,
    militaryUnits: raw.militaryUnits,
    transports: raw.transports,
    siegeEngines: raw.siegeEngines,
    technologies: raw.technologies,
    empireCards: raw.empireCards,
    eventCards: raw.eventCards,
    eventEffects: raw.eventEffects,
    pactKinds: raw.pactKinds,
  };
  return [
    ...Object.entries(lists).flatMap(([path, things]) =>
      twice(
        path,
        things.map(({ id }) => id),
      ),
    ),
    ...twice(
      'empireCards.num',
      raw.empireCards.map(({ num }) => num),
    ),
    ...twice(
      'eventCards.num',
      raw.eventCards.map(({ num }) => num),
    ),
  ];
}

/** Borders are the same from both sides, every node can be reached, and only land has rivers and straits (UNI-3.1, UNI-3.7). */
function mapErrors({ map: { territories, seaZones, straits, rivers, special } }: Data): string[] {
  const errors: string[] = [];
  const nodes = [...territories, ...seaZones];
  const adjacent = new Map(nodes.map((node) => [node.id, node.adjacent]));
  const land = new Set(territories.map(({ id }) => id));
  for (const { id, adjacent: others } of nodes)
    for (const other of others) {
      if (other === id || !adjacent.has(other)) errors.push(`map.${id}: there is no ${other} beside it`);
      else if (adjacent.get(other)?.includes(id) !== true) errors.push(`map.${other}: it does not name ${id}`);
    }
  for (const { id, coastal, adjacent: others } of territories)
    if (coastal !== others.some((other) => !land.has(other))) errors.push(`map.${id}: coastal is not what its borders say`);
  for (const { between } of [...straits, ...rivers]) {
    const [one, other] = between;
    if (!land.has(one) || !land.has(other) || adjacent.get(one)?.includes(other) !== true)
      errors.push(`map: ${one} and ${other} have no border by land`);
  }
  for (const id of [special.rome, special.jerusalem])
    if (territories.find((territory) => territory.id === id)?.city == null) errors.push(`map.special: ${id} has no inhabited zone`);
  const reached = [nodes[0].id];
  for (const id of reached) for (const next of adjacent.get(id) ?? []) if (!reached.includes(next)) reached.push(next);
  if (reached.length < nodes.length) errors.push('map: some nodes cannot be reached');
  return errors;
}

/** A home kingdom is one land of seven territories, four of them inhabited and with different goods; links go both ways (UNI-3.2, UNI-1.6). */
function kingdomErrors({ kingdoms, kingdomLinks, map: { territories } }: Data): string[] {
  const errors: string[] = [];
  for (const { id, home, capital, linked } of kingdoms) {
    const own = territories.filter((territory) => territory.home === id);
    if (own.length !== HOME_TERRITORIES || own.some((territory) => !home.includes(territory.id)))
      errors.push(`kingdoms.${id}: its home differs from the map`);
    if (!home.includes(capital)) errors.push(`kingdoms.${id}: ${capital} is not at home`);
    const reached = [home[0]];
    for (const at of reached)
      for (const next of own.find((territory) => territory.id === at)?.adjacent ?? [])
        if (home.includes(next) && !reached.includes(next)) reached.push(next);
    if (reached.length !== home.length) errors.push(`kingdoms.${id}: its home is not connected`);
    const goods = own.flatMap(({ city }) => (city === null ? [] : [city.good]));
    if (goods.length !== 4 || new Set(goods).size !== 4) errors.push(`kingdoms.${id}: it has not four goods`);
    const others = kingdomLinks.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
    if ([...others].sort().join() !== [...linked].sort().join()) errors.push(`kingdoms.${id}: linked differs from kingdomLinks`);
  }
  return errors;
}

function cardErrors({ technologies, eventCards, empireCards, map: { territories, seaZones } }: Data): string[] {
  const errors: string[] = [];
  const land = territories.map(({ id }) => id);
  for (const { id, branch, level } of technologies) {
    const number = TECHNOLOGIES.indexOf(id);
    const first = technologies.find((other) => other.branch === branch && other.level === 1);
    const begins = first === undefined ? -1 : TECHNOLOGIES.indexOf(first.id);
    if (number !== begins + level - 1 || begins % TECHNOLOGY_LEVELS !== 0) errors.push(`technologies.${id}: it has another place`);
  }
  for (const { id, dark, light, seaZones: seas } of eventCards) {
    const area = [...dark, ...light];
    for (const place of area) if (!land.includes(place)) errors.push(`eventCards.${id}: there is no ${place}`);
    const beside = seaZones.filter(({ adjacent }) => adjacent.some((other) => area.includes(other))).map((zone) => zone.id);
    if ([...seas].sort().join() !== [...beside].sort().join()) errors.push(`eventCards.${id}: its sea zones are not those beside it`);
  }
  for (const { id, objective } of empireCards) {
    if (objective.kind !== 'controlPlace') continue;
    for (const place of [...(objective.params.territories ?? []), ...(objective.params.anyOf ?? [])])
      if (!land.includes(place)) errors.push(`empireCards.${id}: there is no ${place}`);
  }
  return errors;
}

/** What is said in two places must be the same in both. */
function numberErrors({ meta, startingKit, supply, buildings, transports, siegeEngines, objectiveTokens, loans, honour }: Data): string[] {
  const errors: string[] = [];
  if (meta.startFlorins !== startingKit.florins) errors.push('startingKit.florins: it differs from meta.startFlorins');
  for (const { id, supply: n } of [...buildings, ...transports, ...siegeEngines])
    if (supply[id] !== n) errors.push(`supply.${id}: it differs from the piece's own`);
  if (objectiveTokens.total !== objectiveTokens.perColour * objectiveTokens.colours.length)
    errors.push('objectiveTokens.total: it is not that of the colours');
  if (loans.max % loans.amount !== 0) errors.push('loans.max: it is no whole number of loans');
  for (let debt = loans.amount; debt <= loans.max; debt += loans.amount)
    if (honour.final.debt[String(debt)] === undefined) errors.push(`honour.final.debt.${debt}: it is missing`);
  return errors;
}
