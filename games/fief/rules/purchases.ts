/** 19. Purchases: pawns, castles and mills, one at a time, until the player is done. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { PurchaseOption } from '../content/economy-options.ts';
import { type FieState, NOBODY, outsideOf, villageAt } from '../state.ts';
import { CASTLE, ENGINE, LORDS, NO_FORT, PAWNS, VILLAGES } from '../vocabulary.ts';
import { isShutIn } from './blockade.ts';
import { buyHat, whyNotBuyHat } from './cardinals.ts';
import { arrive, hasOthers } from './control.ts';
import { hasFreeLordAt } from './families.ts';
import { buyTitle, isForNothing, whyNotTitle } from './fief-titles.ts';
import { framesOf } from './frames.ts';
import { addPawns, fortsInStock, millsInStock, stockOf } from './pawns.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

export function purchaseTurn(_s: FieState, seat: Seat): readonly Frame[] {
  return [purchase.do({ seat, begged: 0 })];
}

const TOO_DEAR = reason('FIE-19.1', 'tooDear');
const NO_PAWN_LEFT = reason('FIE-19.17', 'noPawnLeft');
const NO_FOOTHOLD = reason('FIE-19.12', 'noFoothold');
const SHUT_IN = reason('FIE-19.14', 'nothingGetsIn');
const ENOUGH_PLACED = reason('FIE-19.13', 'enoughPlaced');
const NOT_YOUR_VILLAGE = reason('FIE-19.15', 'notYourVillage');
const OTHERS_THERE = reason('FIE-19.15', 'othersThere');
const FORTIFIED = reason('FIE-19.16', 'fortifiedAlready');
const ENOUGH_MILLS = reason('FIE-19.16', 'enoughMills');
const NO_CASTLE_LEFT = reason('FIE-2.5', 'noCastleLeft');
const NO_MILL_LEFT = reason('FIE-2.5', 'noMillLeft');

/**
 * Where pawns bought for a village are placed: in it, where the player controls a castle or City or has a free Lord; outside the ring with
 * his Lord, if he is besieged there (FIE-19.12, FIE-19.14, FIE-19.19); -1 for nowhere.
 */
function landing(s: FieState, seat: Seat, village: number): number {
  if (isShutIn(s, seat, village)) return hasFreeLordAt(s, seat, outsideOf(village)) ? outsideOf(village) : NOBODY;
  const isStrong = s.control[village] === seat && s.forts[village] !== NO_FORT;
  return isStrong || hasFreeLordAt(s, seat, village) ? village : NOBODY;
}

/** Why nothing can be bought for a village. */
function whyNotLand(s: FieState, seat: Seat, village: number): Reason | null {
  if (landing(s, seat, village) !== NOBODY) return null;
  return isShutIn(s, seat, village) ? SHUT_IN : NO_FOOTHOLD;
}

/** Why a player cannot buy a pawn at all: his stock, his money (FIE-19.1, FIE-19.17). */
function whyNotPawn(s: FieState, seat: Seat, pawn: number): Reason | null {
  if (stockOf(s, seat, pawn) < 1) return NO_PAWN_LEFT;
  return s.ecus[seat] < content.of(s).prices.pawns[pawn] ? TOO_DEAR : null;
}

/** At most so many troops are placed in a village; engines do not count (FIE-19.13). */
function whyNotMore(s: FieState, village: number, pawn: number): Reason | null {
  return pawn !== ENGINE && s.placed[village] >= content.of(s).limits.reinforcements ? ENOUGH_PLACED : null;
}

/** Castles and mills stand where the buyer is in control and no other player has units (FIE-19.15). */
function whyNotBuild(s: FieState, seat: Seat, village: number): Reason | null {
  if (s.control[village] !== seat) return NOT_YOUR_VILLAGE;
  return hasOthers(s, seat, village) ? OTHERS_THERE : null;
}

function whyNotCastle(s: FieState, seat: Seat, village: number): Reason | null {
  if (s.ecus[seat] < content.of(s).prices.castle) return TOO_DEAR;
  if (s.forts[village] !== NO_FORT) return FORTIFIED;
  return whyNotBuild(s, seat, village) ?? (fortsInStock(s, CASTLE) < 1 ? NO_CASTLE_LEFT : null);
}

function whyNotMill(s: FieState, seat: Seat, village: number): Reason | null {
  const { limits, prices } = content.of(s);
  if (s.ecus[seat] < prices.mill) return TOO_DEAR;
  if (s.mills[village] >= limits.mills) return ENOUGH_MILLS;
  return whyNotBuild(s, seat, village) ?? (millsInStock(s) < 1 ? NO_MILL_LEFT : null);
}

/**
 * One thing and its place at a time (FIE-19.1). Nothing is drawn here and others answer only for waivers and Cardinals, so that what was
 * bought can be taken back by undo (FIE-19.20). `begged` has a bit for every fief whose price the King has refused to waive in this turn.
 */
export const purchase = step.pick('purchase', {
  rule: ['FIE-19.1', 'FIE-19.12', 'FIE-19.13', 'FIE-19.15', 'FIE-19.20'],
  ask(s, { seat, begged }: { seat: Seat; begged: number }) {
    const { options } = content.of(s);
    const open: PurchaseOption[] = [];
    pushPawns(s, seat, open);
    for (let village = 0; village < VILLAGES; village++) {
      if (s.control[village] !== seat) continue;
      if (whyNotMill(s, seat, village) === null) open.push(options.buyMill[village]);
      if (whyNotCastle(s, seat, village) === null) open.push(options.buyCastle[village]);
    }
    for (let fief = 0; fief < s.titles.length; fief++)
      if (whyNotTitle(s, seat, fief, begged) === null) open.push(titleOption(s, seat, fief));
    for (let lord = 0; lord < LORDS; lord++)
      if (s.owner[lord] === seat && whyNotBuyHat(s, seat, lord) === null) open.push(options.buyCardinal[lord]);
    open.push(options.endPurchases);
    return pick(seat, open, { params: { ecus: s.ecus[seat] } });
  },
  answer(s, { seat, begged }, { buy, index, pawnIndex }: PurchaseOption): Next {
    switch (buy) {
      case 'nothing':
        return undefined;
      case 'pawn':
        buyPawn(s, seat, pawnIndex, index);
        break;
      case 'castle':
        buyCastle(s, seat, index);
        break;
      case 'mill':
        buyMill(s, seat, index);
        break;
      case 'title':
        return buyTitle(s, seat, index, begged);
      case 'cardinal':
        return [...framesOf(buyHat(s, seat, index)), purchase.do({ seat, begged })];
    }
    return purchase.do({ seat, begged });
  },
  refused(s, { seat, begged }): Refused[] {
    const { options, limits, lords } = content.of(s);
    const refused: Refused[] = [];
    const judge = (option: PurchaseOption, why: Reason | null, params: { readonly [name: string]: string | number }): void => {
      if (why !== null) refused.push(refuse(option, why, { seat, has: s.ecus[seat], ecus: option.ecus, ...params }));
    };
    for (const village of content.of(s).villages.keys()) {
      const { id } = content.of(s).villages[village];
      for (const [pawn, buy] of options.buyPawn.entries()) {
        const why = whyNotPawn(s, seat, pawn) ?? whyNotLand(s, seat, village) ?? whyNotMore(s, village, pawn);
        judge(buy[village], why, { village: id, pawn: PAWNS[pawn], most: limits.reinforcements });
      }
      judge(options.buyMill[village], whyNotMill(s, seat, village), { village: id, most: limits.mills });
      judge(options.buyCastle[village], whyNotCastle(s, seat, village), { village: id });
    }
    for (const [fief, { id }] of content.of(s).fiefs.entries())
      judge(titleOption(s, seat, fief), whyNotTitle(s, seat, fief, begged), { fief: id });
    // One's own Lords first: what is told of the hat as such is told of them.
    for (const isOwn of [true, false])
      for (const [lord, { id }] of lords.entries())
        if (s.owner[lord] >= 0 && (s.owner[lord] === seat) === isOwn)
          judge(options.buyCardinal[lord], whyNotBuyHat(s, seat, lord), { lord: id });
    return refused;
  },
});

/** Pawns for every village where some may be placed. */
function pushPawns(s: FieState, seat: Seat, open: PurchaseOption[]): void {
  const { buyPawn: options } = content.of(s).options;
  const pawns: number[] = [];
  for (let pawn = 0; pawn < PAWNS.length; pawn++) if (whyNotPawn(s, seat, pawn) === null) pawns.push(pawn);
  if (pawns.length === 0) return;
  let led = 0;
  for (let lord = 0; lord < LORDS; lord++)
    if (s.owner[lord] === seat && s.captor[lord] < 0 && s.at[lord] >= 0) led |= 1 << villageAt(s.at[lord]);
  for (let village = 0; village < VILLAGES; village++) {
    if ((s.control[village] !== seat && (led & (1 << village)) === 0) || landing(s, seat, village) === NOBODY) continue;
    for (const pawn of pawns) if (whyNotMore(s, village, pawn) === null) open.push(options[pawn][village]);
  }
}

function titleOption(s: FieState, seat: Seat, fief: number): PurchaseOption {
  const { options } = content.of(s);
  return (isForNothing(s, seat) ? options.takeTitle : options.buyTitle)[fief];
}

/** They join the player's units there, with the same entry roads at the gates (FIE-19.19). In fog of war others see only that he bought one. */
function buyPawn(s: FieState, seat: Seat, pawn: number, village: number): void {
  const place = landing(s, seat, village);
  s.ecus[seat] -= content.of(s).prices.pawns[pawn];
  if (pawn !== ENGINE) s.placed[village]++;
  addPawns(s, seat, place, pawn, 1);
  if (pawn !== ENGINE) {
    s.clock++;
    arrive(s, seat, place, 0);
  }
  if (s.core.told === null) return;
  const kind = { known: true, pawn: PAWNS[pawn] };
  s.core.told.push({
    key: 'boughtPawn',
    params: { seat, village: content.of(s).villages[village].id, ...(s.fog ? { known: false, pawn: '' } : kind) },
    own: kind,
    owner: seat,
  });
}

function buyCastle(s: FieState, seat: Seat, village: number): void {
  const { prices, villages } = content.of(s);
  s.ecus[seat] -= prices.castle;
  s.forts[village] = CASTLE;
  s.core.told?.push({ key: 'builtCastle', params: { seat, village: villages[village].id } });
}

function buyMill(s: FieState, seat: Seat, village: number): void {
  const { prices, villages } = content.of(s);
  s.ecus[seat] -= prices.mill;
  s.mills[village]++;
  s.core.told?.push({ key: 'builtMill', params: { seat, village: villages[village].id } });
}
