/** ANA-4 and 36: the sequence of a round, and its end. */

import type { Next } from '@castellan/engine';
import { type AnaState, hasTents } from '../state.ts';
import { ROUNDS } from '../vocabulary.ts';
import { startActions } from './actions.ts';
import { dealAttacks } from './attack-cards.ts';
import { startDraft } from './draft.ts';
import { gainDiscontent } from './gains.ts';
import { prepareDefence } from './preparation.ts';
import { production } from './production.ts';
import { resolveAttacks } from './resolution.ts';
import { finalScoring } from './scoring.ts';
import { step } from './step.ts';

/** ANA-4.1 */
export const playRound = step.work('playRound', {
  rule: ['ANA-4.1', 'ANA-1.3'],
  run(s): Next {
    s.round++;
    s.core.told?.push({ key: 'round', params: { round: s.round } });
    return [
      dealAttacks.do({}),
      startDraft.do({}),
      production.do({}),
      startActions.do({}),
      prepareDefence.do({}),
      resolveAttacks.do({}),
      endRound.do({ round: s.round }),
    ];
  },
});

export const endRound = step.work('endRound', {
  rule: ['ANA-36.1', 'ANA-36.2', 'ANA-36.3', 'ANA-36.4', 'ANA-36.5'],
  crumb: ({ round }: { round: number }) => ({ round }),
  run(s): Next {
    if (hasTents(s)) complainOfCastles(s);
    for (const p of s.players) p.rallyActive = p.rallyTokens;
    s.firstPlayer = (s.firstPlayer + 1) % s.core.seats;
    if (s.round < ROUNDS) return playRound.do({});
    s.phase = 'over';
    return finalScoring.do({});
  },
});

/** 1 discontent for each card flipped by now right of the own tent (ANA-36.2). */
function complainOfCastles(s: AnaState): void {
  s.players.forEach((p, seat) => {
    gainDiscontent(s, seat, s.round - p.tent);
  });
}

/** How many cards of the scenario row have been flipped. */
export function flippedCards(s: AnaState): number {
  return s.phase === 'over' ? ROUNDS : Math.max(0, s.round - 1);
}
