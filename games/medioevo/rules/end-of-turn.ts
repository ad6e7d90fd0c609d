/** 38. The end of a turn. */

import type { Frame, Next } from '@castellan/engine';
import { cargoAt, NOBODY, ownUnit, type UniState } from '../state.ts';
import { FIRST_SLOT, GOODS, HELD_ROTATED, KEPT_ROTATED, ROTATED, SLOTS, SLOTS_OF, UNITS, UPRIGHT, WAGON } from '../vocabulary.ts';
import { examineAll } from './control.ts';
import { step } from './step.ts';
import { endGuises } from './troops.ts';
import { fullMp, loseRoute } from './vehicles.ts';
import { openWindow } from './windows.ts';

/** Phase 7: the window for card 13, then everything is made ready for the next turn (UNI-38.1). */
export function closeTurn(_s: UniState): readonly Frame[] {
  return [openEndOfTurn.do({}), refresh.do({})];
}

export const openEndOfTurn = step.work('openEndOfTurn', {
  rule: ['UNI-38.1', 'UNI-47.4'],
  run: (s, _: object): Next => openWindow(s, { kind: 'endOfTurn', seats: s.order, about: NOBODY }),
});

/** What lasts for “this turn” is over; also when the game stops in the middle of one (UNI-38.2, UNI-43.25). */
export function endEffects(s: UniState): void {
  s.bansBefore = s.bans;
  s.bans = [];
  s.sheltered = [];
  s.improvised = [];
  s.doublyProtected = [];
  s.actedAt = [];
  s.conquests = [];
  s.borrowed = [];
  s.withheld = [];
  s.denounced = [];
  s.special.fill(0);
  unloadWagons(s);
  s.routes = s.routes.map((route) => (route !== null && route.slot === NOBODY ? null : route));
  endGuises(s);
  examineAll(s);
}

export const refresh = step.work('refresh', {
  rule: ['UNI-38.1', 'UNI-38.2', 'UNI-38.3', 'UNI-38.4'],
  run(s, _: object) {
    s.stopped = [];
    s.halted.fill(0);
    endEffects(s);
    for (let slot = 0; slot < SLOTS; slot++) if (s.vehicleOf[slot] !== NOBODY) s.mp[slot] = fullMp(s, slot);
    for (let card = 0; card < s.cardState.length; card++) s.cardState[card] = refreshed(s.cardState[card]);
    s.flipped.fill(0);
    s.pacts = s.pacts.filter(({ last }) => last === 0 || last > s.turn);
    readyUnits(s);
    return undefined;
  },
});

/** A wagon that was a caravan for this turn carries units only again: cubes and route are lost (UNI-45.38, UNI-17.10). */
function unloadWagons(s: UniState): void {
  for (let slot = FIRST_SLOT[WAGON]; slot < FIRST_SLOT[WAGON] + SLOTS_OF[WAGON]; slot++) {
    if (s.vehicleOf[slot] === NOBODY) continue;
    for (let good = 0; good < GOODS.length; good++) {
      s.cubes[good] += s.cargo[cargoAt(slot, good)];
      s.cargo[cargoAt(slot, good)] = 0;
    }
    loseRoute(s, slot);
  }
}

/** Cards turn upright, those that card 13 holds only a turn later (UNI-38.1, UNI-45.9). */
function refreshed(state: number): number {
  if (state === HELD_ROTATED) return KEPT_ROTATED;
  return state === ROTATED || state === KEPT_ROTATED ? UPRIGHT : state;
}

/** Units that surrendered this turn are ready in the next, and those of card 28 may be bought back then (UNI-29.3, UNI-45.17). */
function readyUnits(s: UniState): void {
  for (let seat = 0; seat < s.core.seats; seat++)
    for (let unit = 0; unit < UNITS.length; unit++) {
      const at = ownUnit(seat, unit);
      s.beside[at] += s.besideLater[at];
      s.besideLater[at] = 0;
      s.rebuy[at] = s.rebuyLater[at];
      s.rebuyLater[at] = 0;
    }
}
