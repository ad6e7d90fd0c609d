/** 3. Flow: the turn and its phases. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { DeckOption } from '../options.ts';
import { type MedState, nextSeat } from '../state.ts';
import { ACTION } from './actions.ts';
import { drawAndCheck } from './exhaustion.ts';
import { STARVE } from './feeding.ts';
import { decksToDraw, draftDeck, refusedDecks } from './setup.ts';
import { countSiege, eliminate } from './siege.ts';
import { step } from './step.ts';

/** Starting hands in turn order, then the first turn. */
export function start(s: MedState): Next {
  const order = s.hands.map((_, i) => (s.first + i) % s.core.seats);
  return [...order.map((seat) => draftDeck.do({ seat })), beginTurn.do({ seat: s.first })];
}

/** The siege is counted and the feeding checked before anything is drawn (MED-3.3, MED-3.4); a besieged player may be out (MED-19.14). */
export const beginTurn = step.work('beginTurn', {
  rule: ['MED-3.1', 'MED-3.2', 'MED-3.3', 'MED-3.4', 'MED-19.14'],
  run(s, { seat }: { seat: Seat }): Next {
    s.active = seat;
    s.phase = 'start';
    s.turns++;
    s.aidGiven = false;
    s.aidDeclined = false;
    s.core.told?.push({ key: 'turnBegan', params: { seat, turn: s.turns } });
    if (countSiege(s, seat)) {
      eliminate(s, seat, 'siege');
      return s.core.result === null ? beginTurn.do({ seat: nextSeat(s, seat) }) : undefined;
    }
    return [STARVE, drawDeck.do({ left: content.of(s).drawPerTurn }), endTurn.do({ seat, turn: s.turns })];
  },
});

/** Phase 1: a card must be drawn (MED-3.5). Phase 2 follows at once. */
export const drawDeck = step.pick('drawDeck', {
  rule: ['MED-3.5', 'MED-20.2', 'MED-20.4'],
  ask(s, _p: { left: number }) {
    return pick(s.active, decksToDraw(s));
  },
  answer(s, { left }, { index }: DeckOption): Next {
    drawAndCheck(s, s.active, index);
    if (s.core.result !== null) return undefined;
    if (left > 1) return drawDeck.do({ left: left - 1 });
    reactivate(s, s.active);
    s.phase = 'actions';
    return ACTION;
  },
  refused: refusedDecks,
});

/** Phase 2: all cards of the active player, in every fief, become unused (MED-3.6). */
function reactivate(s: MedState, seat: Seat): void {
  for (const host of s.hosts[seat]) if (host >= 0) s.used[host] = 0;
  for (const card of s.characters[seat]) s.used[card] = 0;
  for (const card of s.buildings[seat]) s.used[card] = 0;
}

/** Phase 5: damage is gone, and the next player begins (MED-3.11). */
export const endTurn = step.work('endTurn', {
  rule: 'MED-3.11',
  crumb: ({ seat, turn }: { seat: Seat; turn: number }) => ({ seat, turn }),
  run(s, { seat }: { seat: Seat; turn: number }) {
    s.damage.fill(0);
    s.moved.fill(0);
    s.steps.fill(0);
    s.fought.fill(0);
    s.battles.length = 0;
    return beginTurn.do({ seat: nextSeat(s, seat) });
  },
});
