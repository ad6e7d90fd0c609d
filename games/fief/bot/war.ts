/** Battles and sieges (notes 15 and 16 for bots): an attack is fought out several times in copies, and what comes of it is judged. */

import type { Seat } from '@castellan/engine';
import type { AttackOption, CarryOnOption, CombatOption, LossOption, SideOption, StandOption } from '../content/war-options.ts';
import type { LordOption } from '../options.ts';
import { ransomOf } from '../rules/captivity.ts';
import { combatPoints, diceOf, fightingLords, opposite } from '../rules/fighting.ts';
import { areAllied } from '../rules/spouses.ts';
import { goalOf, sideOf, sidePoints } from '../rules/victory.ts';
import { type Battle, type FieState, NOBODY } from '../state.ts';
import { ATTACKING, CITY, DEFENDING, OUT } from '../vocabulary.ts';
import { pointsAt } from './armies.ts';
import { afterAnswer, expected } from './imagine.ts';
import { judge, spite, troopsIn } from './worth.ts';

/** How often an attack is fought out. */
const TRIALS = 10;

/** What an attack must bring beyond what is lost by it: chance flatters, and enemies are made. */
const MARGIN = 2;

export function weighCombat(s: FieState, option: CombatOption, seat: Seat): number {
  switch (option.move) {
    case 'end':
      return judge(s, seat) + MARGIN;
    case 'attack':
      return weighAttack(s, option, seat);
    case 'besiege':
      return judge(s, seat) + MARGIN + siegeWorth(s, option.index, seat);
    case 'lift':
      return judge(s, seat) + MARGIN - siegeWorth(s, option.index, seat);
  }
}

function weighAttack(s: FieState, option: AttackOption, seat: Seat): number {
  const { toSeat } = option;
  const mean = expected(
    TRIALS,
    (chance) => afterAnswer(s, seat, option, 0, chance),
    (world) => judge(world, seat),
  );
  const side = sideOf(s, toSeat);
  const wins = sidePoints(s, side) >= goalOf(s, side);
  return mean + spite(s, seat, toSeat) - (areAllied(s, seat, toSeat) && !wins ? 15 : 0);
}

/** A siege starves a place and lets engines work; it is kept up by one who could hold the field. */
function siegeWorth(s: FieState, village: number, seat: Seat): number {
  const holder = s.control[village];
  if (holder === NOBODY || areAllied(s, seat, holder)) return -1;
  const own = pointsAt(s, seat, village);
  const his = pointsAt(s, holder, village);
  if (own < 1.2 * his) return -1;
  return 1 + s.mills[village] + (s.forts[village] === CITY ? 1 : 0) + (troopsIn(s, seat, village) > 2 ? 1 : 0);
}

/** How a side stands against the other: points and dice. */
function ratioOf(s: FieState, b: Battle, side: number): number {
  const mine = combatPoints(s, b, side) * Math.max(0.5, diceOf(s, b, side));
  const his = combatPoints(s, b, opposite(side)) * Math.max(0.5, diceOf(s, b, opposite(side)));
  return his === 0 ? 9 : mine / his;
}

/** Fights on while it pays, stops when it does not, and gives a titled Lord up only before he is slain (note 16). */
export function weighStand(s: FieState, { stand }: StandOption, seat: Seat): number {
  const b = s.battle;
  if (b === null) return 0;
  const side = b.sides[seat];
  const ratio = ratioOf(s, b, side);
  switch (stand) {
    case 'fight':
      return 1;
    case 'stop':
      return ratio < (side === ATTACKING ? 0.9 : 1.2) ? 2 : 0;
    case 'surrender': {
      const holdsWalls = side === DEFENDING && b.shelter === CITY;
      const lords = fightingLords(s, b, seat);
      const dear = lords.reduce((most, lord) => Math.max(most, ransomOf(s, lord)), 0);
      return ratio < 0.15 && dear >= 7 && !holdsWalls ? 3 : -1;
    }
    case 'leave':
      return ratio < 0.5 ? 2 : 0;
    case 'change':
      return -2;
  }
}

/** Stands by an ally, and with whoever strikes one who is about to win. */
export function weighSide(s: FieState, { side }: SideOption, seat: Seat): number {
  const b = s.battle;
  if (b === null || side === OUT) return 0;
  const [friend, enemy] = side === ATTACKING ? [b.attacker, b.defender] : [b.defender, b.attacker];
  const enemySide = sideOf(s, enemy);
  const wins = sidePoints(s, enemySide) >= goalOf(s, enemySide);
  if (areAllied(s, seat, friend)) return pointsAt(s, seat, b.village) >= 3 ? 2 : -1;
  return wins && ratioOf(s, b, side) > 0.8 ? 1.5 : -1;
}

export function weighCarryOn(s: FieState, { carriesOn }: CarryOnOption): number {
  return carriesOn && s.battle !== null && ratioOf(s, s.battle, ATTACKING) >= 1 ? 1 : 0;
}

/** Sergeants first, unless a knight must go: the first of the list loses the fewest knights. */
export function weighLosses(_s: FieState, { sergeants, knights }: LossOption): number {
  return -sergeants - 3 * knights;
}

/** The Lord who would be missed least falls. */
export function weighLostLord(s: FieState, { index }: LordOption): number {
  return -ransomOf(s, index);
}
