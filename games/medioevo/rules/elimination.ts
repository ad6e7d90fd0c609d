/** 40.9, 40.13. A player leaves the game. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, hue, LOCATIONS, lot, NOBODY, ownUnit, prisonerAt, reserveAt, type UniState } from '../state.ts';
import { CATEGORIES, COLOURS, MOST_PLAYERS, TERRITORIES, UNITS, UPRIGHT } from '../vocabulary.ts';
import { raze, removeToken } from './buildings.ts';
import { forgetMarks } from './captives.ts';
import { examineAll } from './control.ts';
import { endIfAlone } from './ending.ts';
import { endWar } from './relations.ts';
import { dismiss, pieceOf } from './troops.ts';
import { removeVehicle, vehiclesOf } from './vehicles.ts';

/** Everything of his goes where it came from, and the others play on (UNI-40.9, UNI-40.13). */
export function eliminate(s: UniState, seat: Seat): void {
  s.core.told?.push({ key: 'eliminated', params: { seat } });
  giveUpCards(s, seat);
  giveUpPieces(s, seat);
  giveUpLand(s, seat);
  freeAllPrisoners(s, seat);
  giveUpHoldings(s, seat);
  endRelations(s, seat);
  s.order = s.order.filter((other) => other !== seat);
  s.orderBefore = s.orderBefore.filter((other) => other !== seat);
  s.calling &= ~(1 << seat);
  s.watching &= ~(1 << seat);
  examineAll(s);
  endIfAlone(s);
}

function giveUpCards(s: UniState, seat: Seat): void {
  for (const card of s.cards[seat]) {
    s.cardState[card] = UPRIGHT;
    forgetDeposit(s, card);
  }
  s.empireDeck.unshift(...s.cards[seat]);
  s.cards[seat] = [];
}

/** Florins that lie on card 36 go to the bank with it (UNI-45.20). */
export function forgetDeposit(s: UniState, card: number): void {
  if (content.of(s).cards[card].effect.op === 'deposit') s.deposit = 0;
}

function giveUpPieces(s: UniState, seat: Seat): void {
  for (const slot of vehiclesOf(s, seat)) {
    // A galley that sinks may have taken it along.
    if (s.vehicleOf[slot] !== seat) continue;
    removeVehicle(s, slot);
  }
  for (let location = 0; location < LOCATIONS; location++) {
    if (s.armies[armyAt(seat, location)] === 0) continue;
    for (let unit = 0; unit < UNITS.length; unit++) {
      const n = s.troops[(seat * LOCATIONS + location) * UNITS.length + unit];
      if (n > 0) dismiss(s, seat, location, unit, n);
    }
  }
  for (let unit = 0; unit < UNITS.length; unit++) {
    const at = ownUnit(seat, unit);
    s.reserve[reserveAt(seat, pieceOf(unit))] += s.beside[at] + s.besideSoon[at] + s.besideLater[at];
    for (const list of [s.beside, s.besideSoon, s.besideLater, s.rebuy, s.rebuyLater]) list[at] = 0;
  }
  s.routes[seat] = null;
}

/** Buildings fall; home territories have no rightful owner any more, and what nobody holds is barbarian. */
function giveUpLand(s: UniState, seat: Seat): void {
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (s.owner[territory] === seat) {
      for (let category = 0; category < CATEGORIES.length; category++)
        if (s.buildings[lot(territory, category)] > 0) raze(s, territory, category);
      s.owner[territory] = NOBODY;
    }
    if (s.controlTokens[territory] === seat) removeToken(s, territory);
    if (s.homeOf[territory] !== seat) continue;
    s.homeOf[territory] = NOBODY;
    s.rebel[territory] = 0;
  }
}

/** His captive units leave the game with his reserve; those he held return to their owners' reserves. */
function freeAllPrisoners(s: UniState, seat: Seat): void {
  for (let other = 0; other < MOST_PLAYERS; other++)
    for (let unit = 0; unit < UNITS.length; unit++)
      for (const [holder, owner] of [
        [other, seat],
        [seat, other],
      ]) {
        const at = prisonerAt(holder, owner, unit);
        if (s.prisoners[at] === 0) continue;
        s.reserve[reserveAt(owner, pieceOf(unit))] += s.prisoners[at];
        s.prisoners[at] = 0;
        forgetMarks(s, holder, owner, unit);
      }
}

function giveUpHoldings(s: UniState, seat: Seat): void {
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (const list of [s.tokens, s.flipped, s.points, s.boughtPoints]) list[hue(seat, colour)] = 0;
  for (const list of [s.florins, s.loans, s.arrears, s.misses, s.interestDue, s.tax, s.bloodTokens]) list[seat] = 0;
}

/** Wars and pacts end without penalty, and proposals lapse. */
function endRelations(s: UniState, seat: Seat): void {
  for (const other of s.order) if (other !== seat) endWar(s, seat, other);
  s.pacts = s.pacts.filter(({ parties }) => !parties.includes(seat));
  s.agreed = s.agreed.filter(({ parties }) => !parties.includes(seat));
  s.accusations = s.accusations.filter(({ by, accused }) => by !== seat && accused !== seat);
  s.core.offers = s.core.offers.filter(({ from, to }) => from !== seat && !to.includes(seat));
  s.core.asides = s.core.asides.filter((aside) => aside.seat !== seat);
}
