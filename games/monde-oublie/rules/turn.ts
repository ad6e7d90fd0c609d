/** A turn (MON-2.4): place a citizen, attack a titan, or pass. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { TurnOption } from '../options.ts';
import type { MonState } from '../state.ts';
import { addAttacks, chooseAttack } from './attacking.ts';
import { pass } from './passing.ts';
import { addPlacements, placeOnBoard, placeOnCard } from './placing.ts';
import { step } from './step.ts';
import { type Refusals, refusedBy } from './why-not.ts';

export const takeTurn = step.pick('takeTurn', {
  rule: ['MON-2.4', 'MON-7.1', 'MON-7.2'],
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, moves(s, seat, null));
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
  refused: (s, { seat }) => refusedBy((refused) => moves(s, seat, refused)),
});

function moves(s: MonState, seat: Seat, refused: Refusals): TurnOption[] {
  const { options } = content.of(s);
  const found: TurnOption[] = [];
  addPlacements(s, seat, found, refused);
  addAttacks(s, seat, found, refused);
  found.push(found.length === 0 ? options.pass : options.passEarly);
  return found;
}
