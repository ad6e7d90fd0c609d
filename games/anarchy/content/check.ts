/** Holds data against the schema, and against what a schema cannot say. */

import { assembling } from '@castellan/engine';
import { Value } from 'typebox/value';
import {
  ATTACK_TYPES,
  ATTRIBUTES,
  BOONS,
  CHAPTERS,
  FORTS,
  type Fort,
  GOODS,
  MACHINES,
  RANKS,
  SCENARIOS,
  TACTICS,
  TRACKS,
  WORKERS,
  type Worker,
} from '../vocabulary.ts';
import { ambiguities } from './ambiguities.ts';
import { byRound, contentOf } from './assemble.ts';
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

/** Force, and whether they defend, attack and drink beer: what the rules know of each worker. */
const FIGHTERS: { readonly [worker in Worker]: readonly [force: number, defends: boolean, attacks: boolean, beer: boolean] } = {
  serf: [0, false, false, false],
  artisan: [1, true, false, true],
  patron: [0, false, false, false],
  soldier: [1, true, true, true],
  knight: [2, true, true, false],
};

/** How often a fortification is printed on its tracks. */
function iconsOf(d: Data, fort: Fort): number {
  const boxes = d.sheets.left.flatMap((area) => (area.kind === 'fortTrack' ? area.boxes : []));
  return boxes.filter(({ reward }) => reward.fort === fort).length;
}

/** What the schema cannot say. */
function contradictions(d: Data): string[] {
  const errors = ambiguities(d);
  const complain = (path: string, wrong: boolean, what: string): void => {
    if (wrong) errors.push(`${path}: ${what}`);
  };
  const inOrder = (path: string, things: readonly { readonly id: string }[], words: readonly string[]): void =>
    complain(path, things.map(({ id }) => id).join() !== words.join(), `must be ${words.join(', ')}, in this order`);
  inOrder('/workers', d.workers, WORKERS);
  inOrder('/attributes', d.attributes, ATTRIBUTES);
  inOrder('/tactics', d.tactics, TACTICS);
  inOrder('/machines', d.machines, MACHINES);
  inOrder('/attackTypes', d.attackTypes, ATTACK_TYPES);
  inOrder('/scenarios', d.scenarios, SCENARIOS);
  inOrder('/campaign/chapters', d.campaign.chapters, CHAPTERS);
  inOrder('/campaign/boons', d.campaign.boons, BOONS);
  for (const good of GOODS)
    complain(
      '/production',
      d.production.every(({ id }) => id !== good),
      `there is no track for ${good}`,
    );
  d.workers.forEach(({ id, force, defends, attacks, beer = false }, i) => {
    const fixed = FIGHTERS[WORKERS[i]];
    complain(`/workers/${id}`, [force, defends, attacks, beer].join() !== fixed.join(), `fights as the rules have it: ${fixed.join()}`);
  });
  for (const { id, against } of d.tactics) {
    const helped = d.attackTypes.filter(({ tactic }) => tactic === id).map((type) => type.id);
    complain(`/tactics/${id}`, against.join() !== helped.join(), `helps against ${helped.join(', ')}`);
  }
  d.playerBoard.attackSlots.forEach(({ pos, kind, faceUp }, i) => {
    complain('/playerBoard/attackSlots', pos !== i, 'must be numbered from 0, in order');
    complain(`/playerBoard/attackSlots/${pos}`, (kind === 'finalAssault') !== (i === 0), 'the Final Assault lies on slot 0');
    complain(`/playerBoard/attackSlots/${pos}`, kind === 'finalAssault' && !faceUp, 'the Final Assault lies face up');
  });
  for (const { id, type, back } of d.attackCards) complain(`/attackCards/${id}`, type !== back, `has the back of a ${back}`);
  complain(
    '/discontent',
    d.discontent.penalty.length !== d.discontent.printedBoxes + 1,
    'needs a penalty for each printed box and for none',
  );
  d.soloRanks.forEach(({ max }, i) => {
    const next = i + 1 < d.soloRanks.length ? d.soloRanks[i + 1].min - 1 : null;
    complain(`/soloRanks/${RANKS[i]}`, max !== next, `ends at ${next}`);
  });
  for (const { id, tents, loot } of d.scenarios) complain(`/scenarios/${id}`, tents !== loot, 'has loot where it has tents');
  for (const { id, boxes, max } of d.attributes) complain(`/attributes/${id}`, boxes.length !== max, 'needs as many boxes as its maximum');

  const areas = [...d.sheets.left, ...d.sheets.right];
  for (const id of [...TRACKS, 'wheel', 'brewery', 'preparedTactics'])
    complain('/sheets', areas.filter((area) => area.id === id).length !== 1, `there must be one area ${id}`);
  for (const area of areas) {
    if (area.kind === 'fortTrack') {
      const sections = area.sections.reduce((n, { boxes }) => n + boxes, 0);
      complain(`/sheets/left/${area.id}`, sections !== area.boxes.length, 'its sections do not hold all its boxes');
    }
    if (area.kind === 'wheel') {
      const known = ['centre', ...area.nodes.map(({ id }) => id)];
      for (const { id, links } of area.nodes)
        for (const link of links) complain(`/sheets/left/wheel/${id}`, !known.includes(link), `there is no wheel box ${link}`);
    }
  }

  const { max } = d.castleTile;
  const icons = FORTS.map((fort) => iconsOf(d, fort));
  complain(
    '/castleTile/max',
    [max.gate, max.towerTotal, max.wallTotal, max.moat].join() !== icons.join(),
    `the icons allow ${icons.join()}`,
  );

  d.scenarioCards.forEach((card, i) => {
    complain(`/scenarioCards/${i}`, card.n !== i + 1, 'the cards must be numbered in order');
    if (card.mode !== 'siege') return;
    const values = card.round + 2;
    complain(
      `/scenarioCards/${i}`,
      Object.keys(card.siege.braveryByDefended).length !== values,
      `needs bravery for 0 to ${values - 1} cards`,
    );
  });
  for (const { id, row, tents } of [...d.scenarios, ...d.campaign.chapters])
    row.forEach((n, i) => {
      const card = d.scenarioCards[n - 1];
      complain(`/${id}/row`, card.mode !== (tents ? 'castle' : 'siege'), `card ${n} does not fit`);
      complain(`/${id}/row`, card.mode !== 'side' && card.round !== i + 1, `card ${n} is not for round ${i + 1}`);
    });
  for (const { id, side } of d.campaign.chapters)
    for (const n of side) complain(`/${id}/side`, d.scenarioCards[n - 1].mode !== 'side', `card ${n} is no side card`);
  for (const size of ['small', 'large'] as const) {
    const places = byRound(d.lootSlots).filter((wanted, round) => round > 0 && wanted === size).length;
    complain('/lootTiles', d.lootTiles.filter((tile) => tile.size === size).length < places, `there are too few ${size} ones`);
  }
  return errors;
}
