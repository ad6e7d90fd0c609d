/** Data in which a name would mean two things: options could not be told apart, or one would hide the other. */

import type { AnyArea } from './areas.ts';
import type { CostData, Data } from './schema.ts';

export function ambiguities(d: Data): string[] {
  const areas = [...d.sheets.left, ...d.sheets.right];
  return [
    ...twice(
      '/pathCards',
      d.pathCards.map(({ key }) => key),
    ),
    ...twice('/attackCards', [...d.attackCards, ...d.finalAssaultCards].map(idOf)),
    ...twice('/lootTiles', d.lootTiles.map(idOf)),
    ...twice('/crushRewards', d.crushRewards.map(idOf)),
    ...[...d.attackCards, ...d.finalAssaultCards].flatMap(({ id, hits }) =>
      twice(
        `/attackCards/${id}/hits`,
        hits.map(({ side }) => side),
      ),
    ),
    ...notInOrder(
      '/domain/cards',
      d.domain.cards.map(({ n }) => n),
    ),
    ...notInOrder(
      '/campaign/chapters',
      d.campaign.chapters.map(({ n }) => n),
    ),
    ...d.machines.flatMap(({ id, cost }) => sameCosts(`/machines/${id}`, cost)),
    ...areas.flatMap((area) => ambiguitiesIn(area, `/sheets/${area.sheet}/${area.id}`)),
  ];
}

function ambiguitiesIn(area: AnyArea, path: string): string[] {
  const errors: string[] = [];
  if ('cost' in area) errors.push(...sameCosts(path, area.cost));
  if ('boxes' in area) errors.push(...misplaced(path, area.boxes));
  if ('levels' in area) {
    errors.push(
      ...notInOrder(
        `${path}/levels`,
        area.levels.map(({ level }) => level),
      ),
    );
    for (const level of area.levels) {
      errors.push(...sameCosts(path, level.buildCost));
      if (!('boxes' in level)) continue;
      errors.push(...sameCosts(path, level.fillCost), ...misplaced(`${path}/${level.level}`, level.boxes));
    }
  }
  switch (area.kind) {
    case 'wheel':
      return [...errors, ...twice(`${path}/nodes`, area.nodes.map(idOf)), ...oneWayLines(area, path)];
    case 'domainTrack':
      if ('couples' in area) errors.push(...misplaced(`${path}/couples`, area.couples));
      if ('additions' in area) errors.push(...twice(`${path}/additions`, area.additions.map(idOf)));
      if ('ropes' in area) {
        errors.push(...twice(`${path}/ropes`, area.ropes.map(idOf)));
        for (const { id, pennants } of area.ropes) errors.push(...twice(`${path}/ropes/${id}`, pennants));
      }
      return errors;
    default:
      return errors;
  }
}

/** A line of the wheel leads both ways (ANA-14.2). */
function oneWayLines({ nodes, centre }: AnyArea & { kind: 'wheel' }, path: string): string[] {
  const ends = [{ id: 'centre', links: centre.links }, ...nodes];
  return ends.flatMap(({ id, links }) =>
    ends
      .filter((other) => links.includes(other.id) && !other.links.includes(id))
      .map((other) => `${path}/${other.id}: has no line back to ${id}`),
  );
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

function twice(path: string, words: readonly string[]): string[] {
  return [...new Set(words.filter((word, i) => words.indexOf(word) < i))].map((word) => `${path}: there are two named ${word}`);
}

/** Alternative costs are told apart by what they take. */
function sameCosts(path: string, cost: CostData): string[] {
  return twice(
    `${path}/cost`,
    cost.map((goods) => Object.keys(goods).join(' ')),
  );
}

function misplaced(path: string, boxes: readonly { readonly pos: number }[]): string[] {
  return notInOrder(
    `${path}/boxes`,
    boxes.map(({ pos }) => pos),
  );
}

function notInOrder(path: string, numbers: readonly number[]): string[] {
  return numbers.every((n, i) => n === i + 1) ? [] : [`${path}: must be numbered from 1, in order`];
}
