/** Holds data against the schema, and against what a schema cannot say. */

import { assembling } from '@castellan/engine';
import { Value } from 'typebox/value';
import { RANKS } from '../vocabulary.ts';
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
  return [...mapErrors(raw), ...deckErrors(raw), ...numberErrors(raw)];
}

function twice(path: string, ids: readonly string[]): string[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${path}.${id}: it must be there once`);
}

/** The map must be one land, every village in one fief and one bishopric, and every road in both of its villages (FIE-2.1, FIE-2.2). */
function mapErrors({ map: { villages, fiefs, bishoprics, roads }, calamity }: Data): string[] {
  const errors = [
    ...twice(
      'map.villages',
      villages.map(({ id }) => id),
    ),
    ...twice(
      'map.fiefs',
      fiefs.map(({ id }) => id),
    ),
    ...twice(
      'map.bishoprics',
      bishoprics.map(({ id }) => id),
    ),
    ...twice(
      'map.bishoprics',
      bishoprics.map(({ number }) => String(number)),
    ),
    ...twice(
      'map.roads',
      roads.map(([one, other]) => [one, other].sort().join(' ')),
    ),
  ];
  for (const [what, lands, land] of [
    ['fiefs', fiefs, 'fief'],
    ['bishoprics', bishoprics, 'bishopric'],
  ] as const) {
    for (const { id, villages: own } of lands)
      for (const village of own)
        if (villages.find((other) => other.id === village)?.[land] !== id) errors.push(`map.${what}.${id}: ${village} lies elsewhere`);
    for (const village of villages)
      if (!lands.find(({ id }) => id === village[land])?.villages.includes(village.id))
        errors.push(`map.villages.${village.id}: the ${land} ${village[land]} does not name it`);
  }
  for (const { id, principal } of bishoprics)
    for (const village of villages)
      if (village.bishopric === id && village.principal !== (village.id === principal))
        errors.push(`map.villages.${village.id}: the principal village of ${id} is ${principal}`);
  for (const { id, rank, villages: own } of fiefs)
    if (own.length !== RANKS.indexOf(rank) + 2) errors.push(`map.fiefs.${id}: a ${rank} has ${RANKS.indexOf(rank) + 2} villages`);
  for (const { id, adjacent } of villages)
    for (const other of adjacent)
      if (!roads.some((road) => road.includes(id) && road.includes(other)) || id === other)
        errors.push(`map.villages.${id}: no road leads to ${other}`);
  for (const [one, other] of roads)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ])
      if (!villages.find(({ id }) => id === from)?.adjacent.includes(to)) errors.push(`map.roads: ${from} does not name ${to}`);
  if (errors.length === 0) {
    const reached = [villages[0].id];
    for (const id of reached)
      for (const next of villages.find((village) => village.id === id)?.adjacent ?? []) if (!reached.includes(next)) reached.push(next);
    if (reached.length < villages.length) errors.push('map.roads: some villages cannot be reached');
  }
  for (const [face, id] of Object.entries(calamity.dieToBishopric))
    if (id !== null && !bishoprics.some((bishopric) => bishopric.id === id)) errors.push(`calamity.${face}: there is no ${id}`);
  return errors;
}

/** Every Lord has a card, every kind of card is there once, and the decks are as large as their cards are many (FIE-2.7, FIE-2.8). */
function deckErrors({ lords, characterDeck, eventDeck }: Data): string[] {
  const errors = [
    ...twice(
      'lords',
      lords.map(({ id }) => id),
    ),
    ...twice(
      'characterDeck',
      characterDeck.cards.map(({ id }) => id),
    ),
    ...twice(
      'eventDeck',
      eventDeck.cards.map(({ id }) => id),
    ),
  ];
  const size = (cards: readonly { readonly count: number }[]): number => cards.reduce((sum, { count }) => sum + count, 0);
  for (const { id } of lords)
    if (!characterDeck.cards.some((card) => card.kind === 'lord' && card.lord === id && card.id === `lord-${id}` && card.count === 1))
      errors.push(`characterDeck: ${id} has no card`);
  if (characterDeck.cards.length !== lords.length + 2) errors.push('characterDeck: it must hold the Lords, Cardinals and d’Arc');
  if (eventDeck.cards.length !== 11) errors.push('eventDeck: every kind of card must be there');
  if (size(characterDeck.cards) !== characterDeck.size) errors.push('characterDeck.size: it is not that of its cards');
  if (size(eventDeck.cards) !== eventDeck.size) errors.push('eventDeck.size: it is not that of its cards');
  for (const sex of ['man', 'woman'] as const) if (!lords.some((lord) => lord.sex === sex)) errors.push(`lords: there is no ${sex}`);
  return errors;
}

/** What is said in two places must be the same in both. */
function numberErrors({ map, prices, income, combat, titles, victory }: Data): string[] {
  const errors: string[] = [];
  for (const { id, rank, titlePrice, taille, villages, vp } of map.fiefs) {
    if (titlePrice !== prices.fiefTitle[rank]) errors.push(`map.fiefs.${id}: its titlePrice differs from prices.fiefTitle.${rank}`);
    if (taille !== villages.length * income.taillePerVillage) errors.push(`map.fiefs.${id}: its taille differs from income`);
    if (vp !== victory.vp.fiefTitle) errors.push(`map.fiefs.${id}: its vp differs from victory.vp.fiefTitle`);
  }
  if (income.regent !== income.king + income.queen) errors.push('income.regent: it must be that of King and Queen');
  const byDice = [...combat.diceByPoints].sort((a, b) => a.min - b.min);
  byDice.forEach(({ dice, max }, i) => {
    const next = byDice[i + 1];
    if (dice !== i + 1 || (max === null) !== (next === undefined) || (max !== null && next?.min !== max + 1))
      errors.push('combat.diceByPoints: the points must follow one another, die by die');
  });
  const vp: { readonly [id: string]: number } = { king: victory.vp.king, pope: victory.vp.pope };
  for (const title of titles)
    if (vp[title.id] !== undefined && title.vp !== vp[title.id]) errors.push(`titles.${title.id}: its vp differs`);
  return errors;
}
