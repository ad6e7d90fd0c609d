/** Preparation (MON-3): the round track, the Empire row, the military row. */

import { draw, shuffle } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type MonState, NONE } from '../state.ts';
import { ACTIONS } from '../vocabulary.ts';
import { step } from './step.ts';

export const prepare = step.work('prepare', {
  rule: ['MON-3.1', 'MON-3.2', 'MON-3.4', 'MON-3.5', 'MON-3.6', 'MON-3.7'],
  run(s, { round }: { round: number }) {
    s.round = round;
    s.core.told?.push({ key: 'roundBegan', params: { round, seat: s.firstPlayer } });
    applyRoundEffect(s);
    if (round === 1) return;
    discardEmpireRow(s);
    dealEmpireRow(s);
    fillMilitaryRow(s);
  },
});

function applyRoundEffect(s: MonState): void {
  const c = content.of(s);
  if (c.deckBFrom === s.round) useDeckB(s);
  if (s.round === 1) return;
  for (let action = 0; action < ACTIONS.length; action++)
    if (c.actions[action].fromRound === s.round) s.core.told?.push({ key: 'actionOpened', params: { action: ACTIONS[action] } });
}

/** The rest of deck A and its discard leave for good (MON-3.8); the row follows when it is discarded. */
function useDeckB(s: MonState): void {
  s.unseenA = s.empireDeck;
  s.unseenNumber = s.deckNumber;
  s.empireBox.push(...s.empireDiscard);
  s.empireDiscard = [];
  s.empireDeck = s.empireDeckB;
  s.empireDeckB = [];
  s.deckNumber++;
  s.core.told?.push({ key: 'deckBInUse', params: {} });
}

export function deckInUse(s: MonState): 'A' | 'B' {
  return s.round >= content.of(s).deckBFrom ? 'B' : 'A';
}

/** Cards of the deck in use go to its discard, others leave the game (MON-3.8, MON-3.12, MON-13.32). */
export function discardEmpire(s: MonState, card: number): void {
  (content.of(s).empire[card].deck === deckInUse(s) ? s.empireDiscard : s.empireBox).push(card);
}

function discardEmpireRow(s: MonState): void {
  for (const card of s.empireRow) if (card >= 0) discardEmpire(s, card);
}

function dealEmpireRow(s: MonState): void {
  const c = content.of(s);
  s.empireRow = [];
  while (s.empireRow.length < c.empireDisplay[s.core.seats]) {
    const card = drawEmpire(s);
    if (card === NONE) break;
    s.empireRow.push(card);
  }
  s.core.told?.push({ key: 'empireRowDealt', params: { cards: s.empireRow.map((card) => c.empire[card].id) } });
}

/** The top of the deck in use, its discard shuffled anew when it is empty; `NONE` when there is no card (MON-3.9, MON-3.10). */
export function drawEmpire(s: MonState): number {
  if (s.empireDeck.length === 0 && s.empireDiscard.length > 0) {
    s.empireDeck = shuffle(s.core.chance, s.empireDiscard);
    s.empireDiscard = [];
    s.deckNumber++;
    s.core.told?.push({ key: 'empireReshuffled', params: { n: s.empireDeck.length } });
  }
  return s.empireDeck.length === 0 ? NONE : (draw(s.core.chance, s.empireDeck) ?? NONE);
}

/** Cards left stay; the empty places are filled again (MON-3.7). */
function fillMilitaryRow(s: MonState): void {
  const c = content.of(s);
  const row = s.militaryRow.filter((card) => card >= 0);
  const added: number[] = [];
  while (row.length + added.length < c.militaryDisplay[s.core.seats]) {
    const card = drawMilitary(s);
    if (card === NONE) break;
    added.push(card);
  }
  s.militaryRow = [...row, ...added];
  if (added.length > 0) s.core.told?.push({ key: 'militaryRowFilled', params: { soldiers: added.map((card) => c.military[card].id) } });
}

/** MON-3.11. */
function drawMilitary(s: MonState): number {
  if (s.militaryDeck.length === 0 && s.militaryDiscard.length > 0) {
    s.militaryDeck = shuffle(s.core.chance, s.militaryDiscard);
    s.militaryDiscard = [];
    s.core.told?.push({ key: 'militaryReshuffled', params: { n: s.militaryDeck.length } });
  }
  return s.militaryDeck.length === 0 ? NONE : (draw(s.core.chance, s.militaryDeck) ?? NONE);
}
