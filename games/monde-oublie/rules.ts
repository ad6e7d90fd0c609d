/** Un Monde Oublié (The Ancient World), for the kernel. */

import type { Rules } from '@castellan/engine';
import { content } from './content/content.ts';
import { determinize } from './hidden.ts';
import { playRound } from './rules/flow.ts';
import { steps } from './rules/index.ts';
import { OPTIONS, refuseSetup, setup } from './rules/setup.ts';
import { copy, type MonState } from './state.ts';
import { view } from './view.ts';
import { ENDINGS, MOST_PLAYERS } from './vocabulary.ts';

export const rules: Rules<MonState> = {
  id: 'monde-oublie',
  version: 1,
  replays: [],
  seats: { min: 2, max: MOST_PLAYERS, usual: 4 },
  options: OPTIONS,
  refuseSetup,
  setup,
  start: () => playRound.do({ round: 1 }),
  steps,
  view,
  determinize,
  copy,
  packs: content,
  components,
  endings: ENDINGS,
};

/** Copies of every card, wherever they are. */
function components(s: MonState): { [name: string]: number } {
  const c = content.of(s);
  const counts: { [name: string]: number } = {};
  const count = (cards: readonly { readonly id: string }[], faces: readonly number[]): void => {
    for (const face of faces) if (face >= 0) counts[cards[face].id] = (counts[cards[face].id] ?? 0) + 1;
  };
  for (const pile of [s.empireDeck, s.empireDeckB, s.empireRow, s.empireDiscard, s.empireBox, s.unseenA, s.explored]) count(c.empire, pile);
  for (const pile of [s.militaryDeck, s.militaryRow, s.militaryDiscard, s.militaryBox]) count(c.military, pile);
  count(c.provinces, [s.province, ...s.provincePile]);
  count(c.titans, [...s.titans, ...s.titanStacks.flat()]);
  for (const { city, reserve, provinces, titans, armies } of s.players) {
    count(c.empire, [...city, ...reserve]);
    count(c.provinces, provinces);
    count(c.titans, titans);
    for (const { active, legacy } of armies) count(c.military, [active, ...legacy]);
  }
  return counts;
}
