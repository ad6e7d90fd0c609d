/** FIE-15.8 to 15.15: plague, in a bishopric when it strikes and on those who come into it later. */

import { dice, type Next, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, outsideOf, spot, villageAt } from '../state.ts';
import { KNIGHT, PAWNS, SERGEANT } from '../vocabulary.ts';
import { kill } from './death.ts';
import { turnOrder } from './order.ts';
import { pawnsOf, removeMarched, removePawns } from './pawns.ts';
import { SETTLE } from './settle.ts';
import { isStruck } from './struck.ts';

/** A group that has just made a step (FIE-15.12). */
export interface Entering {
  readonly seat: Seat;
  /** The village it left. */
  readonly from: number;
  /** Where it stands now. */
  readonly place: number;
  /** Its Lords, and the captives it brings. */
  readonly lords: readonly number[];
  /** Its sergeants and its knights, by the steps they have made in this round, this one included. */
  readonly troops: readonly (readonly number[])[];
}

/** Whether those who go from one village to another come into a bishopric under plague (FIE-15.12). */
export function meetsPlague(s: FieState, from: number, to: number): boolean {
  const { villages } = content.of(s);
  return isStruck(s, villages[to].bishopric, 'plague') && villages[from].bishopric !== villages[to].bishopric;
}

/**
 * The test of a group that comes into a bishopric under plague from outside it; the pieces stand where they went already (FIE-15.12,
 * FIE-20.22). Nothing happens to others.
 */
export function plagueTest(s: FieState, { seat, from, place, lords, troops }: Entering): Next {
  const { alphabetical } = content.of(s);
  const village = villageAt(place);
  if (!meetsPlague(s, from, village)) return undefined;
  const losses = [0, 0];
  const dead: number[] = [];
  for (const family of turnOrder(s)) {
    if (family === seat)
      for (const pawn of [SERGEANT, KNIGHT]) {
        const n = troops[pawn].reduce((sum, some) => sum + some, 0);
        losses[pawn] = Math.floor(n / 2) + (n % 2 === 1 && oddOneDies(s, seat, pawn, village) ? 1 : 0);
      }
    for (const lord of alphabetical) if (s.owner[lord] === family && lords.includes(lord) && lordDies(s, lord, village)) dead.push(lord);
  }
  for (const pawn of [SERGEANT, KNIGHT]) {
    let left = losses[pawn];
    for (let steps = troops[pawn].length - 1; steps >= 0 && left > 0; steps--) {
      const n = Math.min(left, troops[pawn][steps]);
      removeMarched(s, seat, place, pawn, steps, n);
      left -= n;
    }
  }
  tellLosses(s, seat, village, losses);
  for (const lord of dead) kill(s, lord);
  return SETTLE;
}

/** Plague strikes a bishopric: all rolls are made in their order, then all losses apply together (FIE-15.8 to FIE-15.11). */
export function strikeWithPlague(s: FieState, bishopric: number): void {
  const { bishoprics, alphabetical } = content.of(s);
  const villages = bishoprics[bishopric].villages.toSorted((a, b) => a - b);
  const losses: { readonly seat: Seat; readonly place: number; readonly pawn: number; readonly n: number }[] = [];
  const dead: number[] = [];
  for (const seat of turnOrder(s)) {
    for (const village of villages) {
      for (const pawn of [SERGEANT, KNIGHT]) {
        const [inside, outside] = lossesIn(s, seat, village, pawn);
        if (inside > 0) losses.push({ seat, place: village, pawn, n: inside });
        if (outside > 0) losses.push({ seat, place: outsideOf(village), pawn, n: outside });
      }
      for (const lord of alphabetical)
        if (s.owner[lord] === seat && s.at[lord] >= 0 && villageAt(s.at[lord]) === village && lordDies(s, lord, village)) dead.push(lord);
    }
  }
  for (const { seat, place, pawn, n } of losses) removePawns(s, seat, place, pawn, n);
  if (s.core.told !== null)
    for (const seat of turnOrder(s))
      for (const village of villages)
        tellLosses(
          s,
          seat,
          village,
          [SERGEANT, KNIGHT].map((kind) =>
            losses.reduce(
              (sum, { n, ...of }) => (of.seat === seat && villageAt(of.place) === village && of.pawn === kind ? sum + n : sum),
              0,
            ),
          ),
        );
  for (const lord of dead) kill(s, lord);
}

/**
 * How many pawns of a kind a player loses in a village: half of all he has there, and the odd one on the die. Of one odd pawn in the
 * fortification and one outside the ring, who are two together, the one outside dies.
 */
function lossesIn(s: FieState, seat: Seat, village: number, pawn: number): readonly [inside: number, outside: number] {
  const pawns = pawnsOf(s, pawn);
  const inside = pawns[spot(seat, village)];
  const outside = pawns[spot(seat, outsideOf(village))];
  const halves = [Math.floor(inside / 2), Math.floor(outside / 2)] as const;
  if (inside % 2 === 1 && outside % 2 === 1) return [halves[0], halves[1] + 1];
  if (inside % 2 === outside % 2 || !oddOneDies(s, seat, pawn, village)) return halves;
  return inside % 2 === 1 ? [halves[0] + 1, halves[1]] : [halves[0], halves[1] + 1];
}

function kills(s: FieState, die: number): boolean {
  return content.of(s).plagueKills.includes(die);
}

/** The die for an odd pawn; in fog of war only its owner learns of what kind it is (FIE-29.1). */
function oddOneDies(s: FieState, seat: Seat, pawn: number, village: number): boolean {
  const [die] = dice(s.core.chance, 1, 6);
  if (s.core.told !== null) {
    const { villages } = content.of(s);
    s.core.told.push({
      key: 'plagueOdd',
      params: { seat, pawn: PAWNS[pawn], village: villages[village].id, die, dies: kills(s, die) },
      ...(s.fog ? { to: [seat] } : {}),
    });
  }
  return kills(s, die);
}

function lordDies(s: FieState, lord: number, village: number): boolean {
  const [die] = dice(s.core.chance, 1, 6);
  if (s.core.told !== null) {
    const { lords, villages } = content.of(s);
    s.core.told.push({
      key: 'plagueLord',
      params: { seat: s.owner[lord], lord: lords[lord].id, village: villages[village].id, die, dies: kills(s, die) },
    });
  }
  return kills(s, die);
}

function tellLosses(s: FieState, seat: Seat, village: number, [sergeants, knights]: readonly number[]): void {
  const n = sergeants + knights;
  if (s.core.told === null || n === 0) return;
  const kinds = { known: true, sergeants, knights };
  s.core.told.push({
    key: 'plagueTroops',
    params: { seat, village: content.of(s).villages[village].id, n, ...(s.fog ? { known: false, sergeants: 0, knights: 0 } : kinds) },
    own: kinds,
    owner: seat,
  });
}
