/** 22. Who takes part in a fight with what, combat points, dice and hits. */

import { below, look, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Battle, type FieState, outsideOf, spot } from '../state.ts';
import { ATTACKING, DEFENDING, INSIDE, KNIGHT, LORDS, OUTSIDE, SERGEANT } from '../vocabulary.ts';
import { isBesieger } from './blockade.ts';
import { isTitled } from './families.ts';

/** In fog of war a fight shows what takes part in it (FIE-29.1), so that joining or declaring one is not taken back. */
export function uncover(s: FieState): void {
  if (s.fog) look(s.core.chance, [], 0);
}

/** Whether a seat rides through: then only riders take part, whoever else of its own stands there (FIE-21.1). */
export function isRider(b: Battle, seat: Seat): boolean {
  return b.kind === 'ride' && seat === b.attacker;
}

/** The places at which a seat's units fight (FIE-23.14). */
export function placesOf(b: Battle, seat: Seat): readonly number[] {
  const parts = b.parts[seat];
  if (parts === INSIDE) return [b.village];
  if (parts === OUTSIDE) return [outsideOf(b.village)];
  return parts === 0 ? [] : [b.village, outsideOf(b.village)];
}

function isAt(b: Battle, seat: Seat, place: number): boolean {
  const parts = b.parts[seat];
  return ((parts & INSIDE) !== 0 && place === b.village) || ((parts & OUTSIDE) !== 0 && place === outsideOf(b.village));
}

/** Whether a Lord takes part: free, and where his player fights; of riders those who ride. */
export function fights(s: FieState, b: Battle, lord: number): boolean {
  const seat = s.owner[lord];
  if (seat < 0 || s.captor[lord] >= 0) return false;
  return isRider(b, seat) ? b.riders.includes(lord) : isAt(b, seat, s.at[lord]);
}

/** The free Lords of a seat who take part. */
export function fightingLords(s: FieState, b: Battle, seat: Seat): number[] {
  const lords: number[] = [];
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && fights(s, b, lord)) lords.push(lord);
  return lords;
}

export function hasFightingLord(s: FieState, b: Battle, seat: Seat): boolean {
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && fights(s, b, lord)) return true;
  return false;
}

/** Pawns of a kind with which a seat takes part. */
function pawnsIn(b: Battle, seat: Seat, pawns: readonly number[]): number {
  const parts = b.parts[seat];
  let n = 0;
  if ((parts & INSIDE) !== 0) n += pawns[spot(seat, b.village)];
  if ((parts & OUTSIDE) !== 0) n += pawns[spot(seat, outsideOf(b.village))];
  return n;
}

export function fightingSergeants(s: FieState, b: Battle, seat: Seat): number {
  return isRider(b, seat) ? 0 : pawnsIn(b, seat, s.sergeants);
}

export function fightingKnights(s: FieState, b: Battle, seat: Seat): number {
  return isRider(b, seat) ? b.knights : pawnsIn(b, seat, s.knights);
}

function fightingTroops(s: FieState, b: Battle, seat: Seat): number {
  return fightingSergeants(s, b, seat) + fightingKnights(s, b, seat);
}

export function isFighting(s: FieState, b: Battle, seat: Seat): boolean {
  return fightingTroops(s, b, seat) > 0 || hasFightingLord(s, b, seat);
}

/** Troops of a whole side. */
export function troopsOfSide(s: FieState, b: Battle, side: number): number {
  let n = 0;
  for (let seat = 0; seat < b.sides.length; seat++) if (b.sides[seat] === side) n += fightingTroops(s, b, seat);
  return n;
}

export function principalOf(b: Battle, side: number): Seat {
  return side === ATTACKING ? b.attacker : b.defender;
}

export function opposite(side: number): number {
  return side === ATTACKING ? DEFENDING : ATTACKING;
}

/** What a Lord adds: a man, a titled woman or d'Arc 1, no Lord more (FIE-22.11). */
export function lordPoints(s: FieState, lord: number): number {
  const { combat, lords } = content.of(s);
  if (lords[lord].man) return combat.man;
  if (s.maid === lord) return combat.dArc;
  return isTitled(s, lord) ? combat.titledWoman : combat.woman;
}

export function troopPoints(s: FieState, sergeants: number, knights: number): number {
  const { points } = content.of(s).combat;
  return points[SERGEANT] * sergeants + points[KNIGHT] * knights;
}

/** Combat points of a seat's troops, by which sides order their losses (FIE-22.21). */
export function strengthOf(s: FieState, b: Battle, seat: Seat): number {
  return troopPoints(s, fightingSergeants(s, b, seat), fightingKnights(s, b, seat));
}

/** Combat points of a side (FIE-22.11). */
export function combatPoints(s: FieState, b: Battle, side: number): number {
  let points = 0;
  for (let seat = 0; seat < b.sides.length; seat++) if (b.sides[seat] === side) points += strengthOf(s, b, seat);
  for (let lord = 0; lord < LORDS; lord++)
    if (s.owner[lord] >= 0 && b.sides[s.owner[lord]] === side && fights(s, b, lord)) points += lordPoints(s, lord);
  return points;
}

/** Dice for so many points (FIE-22.12). */
export function diceFor(s: FieState, points: number): number {
  const { diceFrom } = content.of(s).combat;
  let dice = 0;
  while (dice < diceFrom.length && points >= diceFrom[dice]) dice++;
  return dice;
}

/** Dice that d'Arc adds to the side with which she takes part (FIE-22.16); captive she gives none (FIE-26.8). */
export function maidDice(s: FieState, b: Battle, side: number): number {
  const { maid } = s;
  return maid >= 0 && s.owner[maid] >= 0 && b.sides[s.owner[maid]] === side && fights(s, b, maid) ? content.of(s).combat.dArcDice : 0;
}

/** Engines of the attackers that may be used: one of them besieges, since an earlier round (FIE-23.8). A defender's never count (FIE-23.9). */
export function usableEngines(s: FieState, b: Battle): number {
  const since = s.siegeSince[b.village];
  if (since === 0 || since >= s.round) return 0;
  let besiege = false;
  let engines = 0;
  for (let seat = 0; seat < b.sides.length; seat++) {
    if (b.sides[seat] !== ATTACKING) continue;
    if (isBesieger(s, seat, b.village)) besiege = true;
    engines += pawnsIn(b, seat, s.engines);
  }
  return besiege ? engines : 0;
}

/** Dice that a fortification takes from those who attack it with so many engines (FIE-22.13, FIE-22.14). */
export function diceTaken(s: FieState, fort: number, engines: number): number {
  const { penalty, perEngine } = content.of(s).combat;
  return Math.max(0, penalty[fort] - perEngine * engines);
}

/** Dice that the fortification takes from the attackers of a battle: a secret passage leaves them all (FIE-22.15). */
export function penaltyOf(s: FieState, b: Battle): number {
  return b.passage ? 0 : diceTaken(s, b.shelter, usableEngines(s, b));
}

/** Dice that a side rolls. */
export function diceOf(s: FieState, b: Battle, side: number): number {
  return diceWith(s, b, side, combatPoints(s, b, side));
}

/** Dice that a side would roll with so many points. */
export function diceWith(s: FieState, b: Battle, side: number, points: number): number {
  const dice = diceFor(s, points) + maidDice(s, b, side);
  return side === ATTACKING ? Math.max(0, dice - penaltyOf(s, b)) : dice;
}

/** Rolls battle dice; what they show (FIE-22.18). */
export function rollBattleDice(s: FieState, n: number): number[] {
  const { battleDie } = content.of(s);
  const shown: number[] = [];
  for (let i = 0; i < n; i++) shown.push(battleDie[below(s.core.chance, battleDie.length)]);
  return shown;
}

/** Hits of dice, each of which scores so many more than it shows. */
export function hitsOf(shown: readonly number[], bonus = 0): number {
  let hits = 0;
  for (let i = 0; i < shown.length; i++) hits += shown[i] + bonus;
  return hits;
}
