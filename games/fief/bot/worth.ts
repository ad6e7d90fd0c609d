/** What a position is worth to each seat, in écus: what it has, how near it is to its goal, what it could lose and take. */

import type { Seat } from '@castellan/engine';
import type { Content } from '../content/content.ts';
import { isBesieged } from '../rules/blockade.ts';
import { ransomOf } from '../rules/captivity.ts';
import { whyNotEligible } from '../rules/families.ts';
import { troopPoints } from '../rules/fighting.ts';
import { type Income, incomeOf, totalOf } from '../rules/income.ts';
import { stockOf } from '../rules/pawns.ts';
import { type FieState, NEVER_CREATED, NOBODY, outsideOf, PLACES, slightsBy, spot, stageOf } from '../state.ts';
import { BISHOPRICS, CASTLE, FIEFS, KNIGHT, LORDS, NO_FORT, SERGEANT, VILLAGES } from '../vocabulary.ts';
import { type Army, armiesOf, FAR, stepsFrom } from './armies.ts';
import { chanceToBeat } from './odds.ts';
import { isHeld, pointsIn, type Reading, read } from './reading.ts';
import { TASTE } from './taste.ts';

/** How well a seat stands: its own side against the others (notes 6 and 9). */
export function judge(s: FieState, seat: Seat): number {
  const r = read(s);
  const ally = r.ally[seat];
  const incomes = isBeforeIncome(s) ? incomeOf(s) : null;
  const own = r.side[seat];
  const weight = TASTE.rival / Math.max(1, s.core.seats - (ally === NOBODY ? 1 : 2));
  let worth = assetsIn(r, seat, incomes) + progressIn(r, seat) - dangerIn(r, seat) + prospectsIn(r, seat);
  if (ally !== NOBODY) worth += TASTE.ally * assetsIn(r, ally, incomes);
  for (let rival = 0; rival < s.core.seats; rival++) {
    if (own.includes(rival)) continue;
    const side = r.side[rival];
    if (rival !== ally) worth -= weight * assetsIn(r, rival, incomes);
    worth -= (weight / side.length) * progressIn(r, rival);
    if (rival === side[0] && isWinning(r, rival)) worth -= TASTE.rivalWins;
  }
  return worth;
}

/** How near a seat's side is to its goal. */
export function progressOf(s: FieState, seat: Seat): number {
  return progressIn(read(s), seat);
}

function progressIn(r: Reading, seat: Seat): number {
  return progressAt(r.short[seat]) * sharing(r, seat);
}

function progressAt(short: number): number {
  return TASTE.progress[Math.max(0, Math.min(short, TASTE.progress.length - 1))];
}

/** A victory counts for less where it is shared. */
function sharing({ side }: Reading, seat: Seat): number {
  return side[seat].length > 1 ? TASTE.shared : 1;
}

/** What one more point is worth to a seat (note 6), one beyond its goal as much as the last. */
export function pointWorth(s: FieState, seat: Seat): number {
  return pointTo(read(s), seat);
}

function pointTo(r: Reading, seat: Seat): number {
  const short = Math.max(1, r.short[seat]);
  return (progressAt(short - 1) - progressAt(short)) * sharing(r, seat);
}

/** How long what yields every round will still yield, against a whole game. */
export function horizon({ round, roundLimit }: FieState): number {
  return roundLimit === 0 ? 1 : Math.min(1, Math.max(0, roundLimit - round) / 5);
}

/** What a seat has, without points and dangers. */
export function assetsOf(s: FieState, seat: Seat): number {
  return assetsIn(read(s), seat, isBeforeIncome(s) ? incomeOf(s) : null);
}

function assetsIn(r: Reading, seat: Seat, incomes: readonly Income[] | null): number {
  const { s, c } = r;
  const lasting = horizon(s);
  let worth = treasure(s.ecus[seat]);
  for (let village = 0; village < VILLAGES; village++) if (s.control[village] === seat) worth += villageWorth(s, c, village) * lasting;
  worth += armyWorth(s, seat) + familyWorth(s, c, seat) + fiefProspects(r, seat);
  if (incomes !== null) worth += totalOf(incomes[seat]);
  return worth;
}

/** The first écus buy titles and troops; those beyond all that can be bought are hardly worth a thing. */
function treasure(money: number): number {
  const { purse, chest, beyond, idle } = TASTE;
  return Math.min(money, purse) + beyond * Math.max(0, Math.min(money, chest) - purse) + idle * Math.max(0, money - chest);
}

/** Whoever can raise his troops again loses little by their loss, and late in a game they are there to be used. */
function thrift(s: FieState, seat: Seat): number {
  return (TASTE.chest / Math.max(TASTE.chest, s.ecus[seat])) * (1 - TASTE.lateThrift * lateness(s));
}

function armyWorth(s: FieState, seat: Seat): number {
  let troops = 0;
  let engines = 0;
  for (let at = seat * PLACES; at < (seat + 1) * PLACES; at++) {
    troops += TASTE.sergeant * s.sergeants[at] + TASTE.knight * s.knights[at];
    engines += s.engines[at];
  }
  return thrift(s, seat) * (troops + TASTE.engine * engines);
}

/** Taxes, seasons and calamities of the round count where they are played, until the income is paid. */
function isBeforeIncome(s: FieState): boolean {
  const stage = stageOf(s);
  return stage === 'cardPlay' || stage === 'income';
}

function villageWorth(s: FieState, { villages }: Content, village: number): number {
  const yields = isBesieged(s, village) ? 0.4 : 1;
  return (
    yields * (TASTE.village + TASTE.mill * s.mills[village]) +
    (villages[village].principal ? TASTE.principal : 0) +
    (s.forts[village] === NO_FORT ? 0 : TASTE.castle)
  );
}

/** Lords and their titles, and the captives that a seat holds. */
function familyWorth(s: FieState, c: Content, seat: Seat): number {
  let worth = 0;
  let men = 0;
  let lastMan = 0;
  let cardinals = 0;
  for (let lord = 0; lord < LORDS; lord++) {
    if (s.captor[lord] === seat) worth += TASTE.captiveHeld * ransomOf(s, lord);
    if (s.owner[lord] !== seat) continue;
    const freedom = s.captor[lord] < 0 ? 1 : TASTE.captiveLord;
    worth += TASTE.lord * freedom * (s.excommunicated === lord ? 0.7 : 1) - (s.assassin[lord] === 1 ? 1 : 0);
    if (c.lords[lord].man) {
      men++;
      lastMan = freedom;
    }
    if (s.hats[lord] >= 0) {
      worth += TASTE.cardinal * freedom;
      cardinals++;
    }
    if (s.maid === lord) worth += TASTE.maid * freedom;
  }
  if (men === 1) worth += TASTE.lastMan * lastMan;
  if (cardinals > 1) worth += TASTE.secondCardinal * (cardinals - 1);
  for (let fief = 0; fief < FIEFS; fief++) if (s.titles[fief] >= 0 && s.owner[s.titles[fief]] === seat) worth += TASTE.title;
  for (let bishopric = 0; bishopric < BISHOPRICS; bishopric++) {
    const bishop = s.bishops[bishopric];
    if (bishop >= 0 && s.owner[bishop] === seat) worth += seeWorth(s, c, bishopric);
  }
  if (isOf(s, s.king, seat)) worth += TASTE.king;
  if (isOf(s, s.pope, seat)) worth += TASTE.pope;
  if (isOf(s, s.queen, seat)) worth += TASTE.queen;
  if (isOf(s, s.prince, seat)) worth += TASTE.prince;
  return worth;
}

function isOf(s: FieState, lord: number, seat: Seat): boolean {
  return lord !== NOBODY && s.owner[lord] === seat;
}

function seeWorth(s: FieState, c: Content, bishopric: number): number {
  let mills = 0;
  for (const village of c.bishoprics[bishopric].villages) mills += s.mills[village];
  return TASTE.bishop + TASTE.bishopPerMill * mills;
}

/** What a seat's way to titles that nobody has created yet is worth. */
function fiefProspects(r: Reading, seat: Seat): number {
  let worth = 0;
  for (let fief = 0; fief < FIEFS; fief++) if (r.s.titles[fief] === NEVER_CREATED) worth += fiefProspect(r, seat, fief);
  return worth;
}

function fiefProspect(r: Reading, seat: Seat, fief: number): number {
  const { s } = r;
  const { villages, price } = r.c.fiefs[fief];
  let held = 0;
  let hasCastle = false;
  for (let i = 0; i < villages.length; i++) {
    if (s.control[villages[i]] !== seat) continue;
    held++;
    if (s.forts[villages[i]] === CASTLE) hasCastle = true;
  }
  if (held === 0) return 0;
  const share = held / villages.length;
  const point = TASTE.title + pointTo(r, seat);
  if (share < 1) return point * (hasCastle ? TASTE.partialCastle : TASTE.partial) * share * share;
  if (!canHold(s, seat)) return point * TASTE.partial;
  return point * (!hasCastle ? TASTE.whole : s.ecus[seat] >= price ? TASTE.wholePriced : TASTE.wholeCastle);
}

/** Whether a Lord of the family could take one more fief title. */
function canHold(s: FieState, seat: Seat): boolean {
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && whyNotEligible(s, lord) === null) return true;
  return false;
}

/** What whoever takes a village from a seat gains by it: the village, the title of a City, the Lords there. */
function wonAt(r: Reading, village: number, loser: Seat, taker: Seat): number {
  const { s, c } = r;
  let won = villageWorth(s, c, village) * horizon(s);
  const fief = r.cityOf[village];
  if (fief >= 0) {
    const holder = s.titles[fief];
    if (holder >= 0 && s.owner[holder] === loser)
      won += isWinning(r, loser) ? TASTE.rivalWins : lossOfPoint(r, loser) / Math.max(1, s.core.seats - 1);
    if (holder < 0 || s.owner[holder] !== taker) won += TASTE.title + pointTo(r, taker);
  } else {
    const { fief: around } = c.villages[village];
    if (s.titles[around] === NEVER_CREATED) won += fiefShare(r, taker, around, 1);
  }
  if (r.lords[spot(loser, village)] === 0) return won;
  for (let lord = 0; lord < LORDS; lord++)
    if (s.at[lord] === village && s.owner[lord] === loser && s.captor[lord] < 0) won += TASTE.captiveHeld * ransomOf(s, lord);
  return won;
}

/** What a seat loses with a village. */
function lostAt(r: Reading, village: number, loser: Seat): number {
  const { s, c } = r;
  let lost = villageWorth(s, c, village) * horizon(s);
  const fief = r.cityOf[village];
  if (fief >= 0) {
    const holder = s.titles[fief];
    if (holder >= 0 && s.owner[holder] === loser) lost += TASTE.title + lossOfPoint(r, loser);
  } else {
    const { fief: around } = c.villages[village];
    if (s.titles[around] === NEVER_CREATED) lost += fiefShare(r, loser, around, -1);
  }
  return lost + lordsLost(r, village, loser);
}

function isWinning({ short }: Reading, seat: Seat): boolean {
  return short[seat] <= 0;
}

/** What a point that one has is worth. */
function lossOfPoint(r: Reading, seat: Seat): number {
  const short = r.short[seat];
  return (progressAt(short) - progressAt(short + 1)) * sharing(r, seat);
}

/** What one village more or less of a fief that is not created is worth. */
function fiefShare(r: Reading, seat: Seat, fief: number, change: 1 | -1): number {
  const { villages } = r.c.fiefs[fief];
  let held = 0;
  for (let i = 0; i < villages.length; i++) if (r.s.control[villages[i]] === seat) held++;
  return Math.abs(shareWorth(held + change, villages.length) - shareWorth(held, villages.length)) * (TASTE.title + pointTo(r, seat));
}

/** Of a point, for so many villages of so many. */
function shareWorth(held: number, of: number): number {
  const part = Math.max(0, Math.min(held, of)) / of;
  return part * part * (part === 1 ? TASTE.whole : TASTE.partial);
}

/** How much one looks to do to another: little to an ally, more to whoever has slighted one (note 11). */
export function spite(s: FieState, seat: Seat, other: Seat): number {
  return Math.min(3, slightsBy(s, seat, other));
}

/** What a seat may expect to lose to the armies that can come (note 3): keeps Lords escorted and Cities garrisoned. */
export function dangerTo(s: FieState, seat: Seat): number {
  return dangerIn(read(s), seat);
}

function dangerIn(r: Reading, seat: Seat): number {
  const { s } = r;
  const ally = r.ally[seat];
  const own = armiesOf(r, seat);
  const held: number[] = [];
  for (let village = 0; village < VILLAGES; village++)
    if (s.control[village] === seat || own.some((army) => army.village === village)) held.push(village);
  const garrisons = held.map((village) => (isHeld(r, seat, village) ? pointsIn(r, seat, village) : 0));
  const worst = held.map(() => 0);
  for (let enemy = 0; enemy < s.core.seats; enemy++) {
    if (enemy === seat) continue;
    const will = enemy === ally ? TASTE.allyDanger : TASTE.danger;
    const levy = levyOf(s, enemy);
    for (const army of armiesOf(r, enemy)) {
      const steps = stepsFrom(r, enemy, army.village, 2);
      for (let i = 0; i < held.length; i++) {
        const village = held[i];
        if (steps[village] === FAR) continue;
        const near = steps[village] < 2 ? 1 : TASTE.delay;
        if (will * near <= worst[i]) continue;
        const fort = s.control[village] === seat ? s.forts[village] : NO_FORT;
        const engines = steps[village] === 0 && s.siegeSince[village] > 0 ? army.engines : 0;
        const p = will * near * chanceToBeat(s, army.points + levy, garrisons[i], fort, engines);
        if (p > worst[i]) worst[i] = p;
      }
    }
  }
  let danger = 0;
  for (let i = 0; i < held.length; i++) if (worst[i] > 0) danger += worst[i] * lossAt(r, held[i], seat);
  return danger * caution(s);
}

/** Whoever only guards what he has wins nothing by it: the longer the game, the less is heeded what could be lost. */
function caution(s: FieState): number {
  const heeded = Math.max(TASTE.leastCaution, 1 - Math.max(0, s.round - TASTE.calmRounds) * TASTE.boldness);
  return heeded * (1 - TASTE.lateCaution * lateness(s));
}

/** How far a game has gone on in which nobody gets the better of the others, from 0 to 1. */
function lateness({ round }: FieState): number {
  return Math.max(0, Math.min(1, (round - TASTE.lateFrom) / TASTE.lateRounds));
}

/** Points of the troops that an enemy may still raise before he comes: of those in his stock what he can pay. */
function levyOf(s: FieState, seat: Seat): number {
  const stock = troopPoints(s, stockOf(s, seat, SERGEANT), stockOf(s, seat, KNIGHT));
  return Math.min(TASTE.mostLevy, TASTE.levy * s.ecus[seat], stock);
}

/** What is lost with a place: all that is there, or at the gates of others the army alone. */
function lossAt(r: Reading, village: number, seat: Seat): number {
  const { s } = r;
  const at = spot(seat, village);
  const troops = 0.5 * thrift(s, seat) * (TASTE.sergeant * s.sergeants[at] + TASTE.knight * s.knights[at]);
  return troops + (s.control[village] === seat ? lostAt(r, village, seat) : lordsLost(r, village, seat));
}

/** Lords who would be taken or slain, and what goes with them. */
function lordsLost({ s, lords }: Reading, village: number, seat: Seat): number {
  let lost = 0;
  if (lords[spot(seat, village)] === 0) return lost;
  for (let lord = 0; lord < LORDS; lord++)
    if (s.at[lord] === village && s.owner[lord] === seat && s.captor[lord] < 0)
      lost += 1.3 * ransomOf(s, lord) + TASTE.lord * (1 - TASTE.captiveLord);
  return lost;
}

/** What a seat's armies may take next: from others the best that each can reach, of what nobody holds as much as it has troops to leave. */
export function prospectsOf(s: FieState, seat: Seat): number {
  return prospectsIn(read(s), seat);
}

function prospectsIn(r: Reading, seat: Seat): number {
  let worth = 0;
  const claimed = new Array<boolean>(VILLAGES).fill(false);
  for (const army of armiesOf(r, seat)) worth += prospectOf(r, army, claimed);
  return worth;
}

/** By steps: what is left of something that is so far away, as long as a delay counts for as much. */
let delays: { readonly delay: number; readonly left: readonly number[] } | null = null;

function delayed(steps: number): number {
  const { delay } = TASTE;
  if (delays === null || delays.delay !== delay) delays = { delay, left: Array.from({ length: 2 * FAR }, (_, n) => delay ** n) };
  return delays.left[steps];
}

function prospectOf(r: Reading, army: Army, claimed: boolean[]): number {
  const { s } = r;
  const { seat, village: home } = army;
  const steps = stepsFrom(r, seat, home, 5);
  const ally = r.ally[seat];
  let best = 0;
  const free: { readonly village: number; readonly worth: number }[] = [];
  for (let village = 0; village < VILLAGES; village++) {
    if (steps[village] === FAR) continue;
    const holder = s.control[village];
    if (holder === seat) {
      best = Math.max(best, relief(r, army, village, steps[village]));
      continue;
    }
    if (holder < 0 || !(isHeld(r, holder, village) || isHeld(r, holder, outsideOf(village)))) {
      if (village === home || claimed[village]) continue;
      const worth = (freeWorth(r, seat, village) + (holder === ally ? -20 : 0)) * delayed(steps[village]);
      if (worth > 0) free.push({ village, worth });
      continue;
    }
    if (holder === ally && !isWinning(r, holder)) continue;
    const p = chanceToBeat(s, army.points, pointsIn(r, holder, village), s.forts[village], enginesFor(s, army, village, steps[village]));
    if (p > 0) best = Math.max(best, p * wonAt(r, village, holder, seat) * (0.7 + 0.15 * spite(s, seat, holder)) * delayed(steps[village]));
  }
  free.sort((one, other) => other.worth - one.worth);
  const spare = army.sergeants + army.knights + army.lords - (isLastUnit(r, army) ? 1 : 0);
  let taken = 0;
  for (let i = 0; i < free.length && i < spare; i++) {
    taken += free[i].worth;
    claimed[free[i].village] = true;
  }
  return TASTE.opportunity * (best + 1.6 * taken);
}

/** Engines that an army could use before a place: those with it that could be there in time, and what it may still buy. */
function enginesFor(s: FieState, { seat, engines }: Army, village: number, steps: number): number {
  if (s.forts[village] === NO_FORT) return 0;
  const isOn = steps === 0 && (s.besiegers[village] & (1 << seat)) !== 0;
  return isOn || steps <= 1 ? engines : 0;
}

/** Whether the place would be lost if all went. */
function isLastUnit({ s, c }: Reading, { seat, village }: Army): boolean {
  if (s.control[village] !== seat) return false;
  const { fief } = c.villages[village];
  const holder = s.titles[fief];
  return !(holder >= 0 && s.owner[holder] === seat) || s.cities[fief] === village;
}

/** What a village that nobody holds with units would bring. */
function freeWorth(r: Reading, seat: Seat, village: number): number {
  const { s, c } = r;
  const { fief } = c.villages[village];
  let worth = villageWorth(s, c, village) * horizon(s);
  if (r.cityOf[village] >= 0) worth += TASTE.title + pointTo(r, seat);
  else if (s.titles[fief] === NEVER_CREATED) worth += fiefShare(r, seat, fief, 1);
  return worth;
}

/** What it would bring to relieve one's own besieged place: it comes first, and does not bear delay (note 15). */
function relief(r: Reading, { seat, points }: Army, village: number, steps: number): number {
  const { s } = r;
  if (!isBesieged(s, village)) return 0;
  let against = 0;
  for (let other = 0; other < s.core.seats; other++)
    if ((s.besiegers[village] & (1 << other)) !== 0) against += pointsIn(r, other, village);
  return TASTE.relief * lostAt(r, village, seat) * chanceToBeat(s, points, against, NO_FORT, 0) * delayed(2 * steps);
}

/** Pawns of a seat at a village, for those who look at one place only. */
export function troopsIn(s: FieState, seat: Seat, village: number): number {
  const at = spot(seat, village);
  return s.sergeants[at] + s.knights[at];
}
