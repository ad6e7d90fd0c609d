/** A turn (MON-2.4): place a citizen, attack a titan, or pass. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { TurnOption } from '../options.ts';
import type { MonState } from '../state.ts';
import { addAttacks, chooseAttack, refusedAttacks } from './attacking.ts';
import { pass } from './passing.ts';
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
  moves.push(moves.length === 0 ? options.pass : options.passEarly);
  return moves;
}
