/** A turn (MON-2.4): place a citizen, attack a titan, or pass. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { TurnOption } from '../options.ts';
import { AVAILABLE, type MonState, type Player } from '../state.ts';
import { addAttacks, canAttack, chooseAttack, refusedAttacks } from './attacking.ts';
import { seatsShortOfFood } from './end-of-round.ts';
import { pass, passingAsks } from './passing.ts';
import { addPlacements, placeOnBoard, placeOnCard, refusedPlacements } from './placing.ts';
import { step } from './step.ts';

export const takeTurn = step.pick('takeTurn', {
  rule: ['MON-2.4', 'MON-7.1', 'MON-7.2'],
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, turnOptions(s, seat));
  },
  answer(s, { seat }, option): Next {
    switch (option.move) {
      case 'place':
        return placeOnBoard(s, seat, option);
      case 'placeOnCard':
        return placeOnCard(s, seat, option);
      case 'attack':
        return chooseAttack.do({ seat, stack: option.stack });
      case 'pass':
        return pass(s, seat);
    }
  },
  refused(s, { seat }): Refused[] {
    return [...refusedPlacements(s, seat), ...refusedAttacks(s, seat)];
  },
});

function turnOptions(s: MonState, seat: Seat): TurnOption[] {
  const { options } = content.of(s);
  const moves: TurnOption[] = [];
  addPlacements(s, seat, moves);
  addAttacks(s, seat, moves);
  if (moves.length === 0) moves.push(options.pass);
  else moves.push(passDealsNextRound(s, seat) ? options.passEarlyAndSee : options.passEarly);
  return moves;
}

/** Whether the round ends with this pass, so that the next one is dealt before anybody is asked again. */
function passDealsNextRound(s: MonState, seat: Seat): boolean {
  const c = content.of(s);
  if (s.round >= c.rounds) return false;
  for (let other = 0; other < s.core.seats; other++) if (other !== seat && mayPlace(s.players[other])) return false;
  for (let other = 0; other < s.core.seats; other++) if (other !== seat && mayAttack(c, s, other)) return false;
  return !passingAsks(c, s, seat) && seatsShortOfFood(s) === 0;
}

/** Some action is always open to an available citizen (MON-4.10). */
function mayPlace({ passed, citizens }: Player): boolean {
  return !passed && citizens.includes(AVAILABLE);
}

function mayAttack(c: Content, s: MonState, seat: Seat): boolean {
  if (s.players[seat].passed) return false;
  for (let stack = 0; stack < s.titans.length; stack++) if (canAttack(c, s, seat, stack)) return true;
  return false;
}
