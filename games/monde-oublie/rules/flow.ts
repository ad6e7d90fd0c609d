/** Flow (MON-2): six rounds of preparation, actions and end. */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { leftOf, NONE, rightOf } from '../state.ts';
import { endOfRound } from './end-of-round.ts';
import { prepare } from './preparation.ts';
import { scoreGame } from './scoring.ts';
import { step } from './step.ts';
import { takeTurn } from './turn.ts';

export const playRound = step.work('playRound', {
  rule: ['MON-2.2', 'MON-2.3'],
  run(s, { round }: { round: number }): Next {
    return [
      prepare.do({ round }),
      actionPhase.do({ after: rightOf(s, s.firstPlayer) }),
      endOfRound.do({ round }),
      afterRound.do({ round }),
    ];
  },
});

/** Lies under everything that happens in a round, so that its number heads the breadcrumb. */
export const afterRound = step.work('afterRound', {
  rule: ['MON-2.1', 'MON-8.16'],
  crumb: ({ round }: { round: number }) => ({ round }),
  run(s, { round }: { round: number }): Next {
    return round < content.of(s).rounds ? playRound.do({ round: round + 1 }) : scoreGame.do({});
  },
});

/** Gives the turn to the next player clockwise who has not passed; ends when all have. */
export const actionPhase = step.work('actionPhase', {
  rule: ['MON-2.3', 'MON-2.5', 'MON-2.6'],
  crumb: ({ after }: { after: Seat }) => ({ seat: after }),
  run(s, { after }: { after: Seat }): Next {
    let seat = after;
    for (let i = 0; i < s.core.seats; i++) {
      seat = leftOf(s, seat);
      if (s.players[seat].passed) continue;
      s.active = seat;
      return [takeTurn.do({ seat }), actionPhase.do({ after: seat })];
    }
    s.active = NONE;
    return undefined;
  },
});
