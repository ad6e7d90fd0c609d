/** 3. Flow: the round, its stages, and the turns in them. */

import { type Frame, lapse, type Next, type Seat } from '@castellan/engine';
import { type FieState, NOBODY } from '../state.ts';
import { PHASE_OF, STAGES, type Stage } from '../vocabulary.ts';
import { bishopElections } from './bishops.ts';
import { calamities } from './calamities.ts';
import { cardTurn } from './card-play.ts';
import { combatTurn } from './combat.ts';
import { drawing } from './drawing.ts';
import { forgetInvitations } from './embassies.ts';
import { grants } from './grants.ts';
import { income } from './income.ts';
import { kingElection } from './king.ts';
import { marriages } from './marriages.ts';
import { movementTurn } from './movement.ts';
import { turnOrder } from './order.ts';
import { papalActs } from './papal.ts';
import { pillage } from './pillage.ts';
import { popeElection } from './pope.ts';
import { purchaseTurn } from './purchases.ts';
import { ransoms } from './ransoms.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { checkVictory } from './victory.ts';
import { surpriseWindow } from './windows.ts';

type Turns = (s: FieState, seat: Seat) => readonly Frame[];

/** What is played in each stage (FIE-3.2 to FIE-3.6); windows where FIE-6.3 has them. */
const PLAY: { readonly [stage in Stage]: (s: FieState) => readonly Frame[] } = {
  papalActs: (s) => [surpriseWindow(s, 'papalActs'), ...papalActs(s)],
  marriages,
  bishopElections: (s) => [surpriseWindow(s, 'bishopElections'), ...bishopElections(s)],
  popeElection: (s) => [surpriseWindow(s, 'popeElection'), ...popeElection(s)],
  kingElection: (s) => [surpriseWindow(s, 'kingElection'), ...kingElection(s)],
  drawing,
  calamities,
  cardPlay: turns,
  income: (s) => [surpriseWindow(s, 'income'), ...income(s)],
  ransoms,
  grants,
  purchases: turns,
  movement: turns,
  combat: turns,
  pillage: (s) => [surpriseWindow(s, 'pillage'), ...pillage(s)],
  victory: (s) => [surpriseWindow(s, 'victory'), checkVictory.do({})],
};

function turns(s: FieState): readonly Frame[] {
  return turnOrder(s).map((seat) => playTurn.do({ seat }));
}

/** The turn of one player in the stages that are played one after the other. */
const TURNS: { readonly [stage in Stage]?: { readonly play: Turns; readonly window: 'cardPlay' | 'purchase' | 'movement' | 'combat' } } = {
  cardPlay: { play: cardTurn, window: 'cardPlay' },
  purchases: { play: purchaseTurn, window: 'purchase' },
  movement: { play: movementTurn, window: 'movement' },
  combat: { play: combatTurn, window: 'combat' },
};

export const beginRound = step.work('beginRound', {
  rule: ['FIE-1.4', 'FIE-2.14', 'FIE-3.1', 'FIE-28.7'],
  run(s, _: object): Next {
    s.round++;
    s.core.told?.push({ key: 'roundBegan', params: { round: s.round, firstSeat: s.first } });
    return [beginStage.do({ stage: 0 }), endRound.do({ round: s.round })];
  },
});

export const beginStage = step.work('beginStage', {
  rule: ['FIE-3.1', 'FIE-3.2', 'FIE-3.3', 'FIE-3.5', 'FIE-3.6'],
  run(s, { stage }: { stage: number }): Next {
    const name = STAGES[stage];
    if (stage === 0 || PHASE_OF[name] !== PHASE_OF[STAGES[stage - 1]]) beginPhase(s);
    s.stage = stage;
    s.core.told?.push({ key: 'stageBegan', params: { stage: name, phase: PHASE_OF[name] } });
    return [...PLAY[name](s), endStage.do({ stage, phase: PHASE_OF[name] })];
  },
});

/** Proposals lapse with their phase, and what was counted in it is forgotten (FIE-6.14, FIE-6.18, FIE-6.19). */
function beginPhase(s: FieState): void {
  lapse(s, 'phase');
  forgetInvitations(s);
  s.turnedDown.fill(0);
  s.bargains.fill(0);
  s.ceded.fill(0);
}

export const endStage = step.work('endStage', {
  rule: 'FIE-1.4',
  crumb: ({ stage, phase }: { stage: number; phase: number }) => ({ stage: STAGES[stage], phase }),
  run: (_, { stage }: { stage: number; phase: number }): Next =>
    stage + 1 < STAGES.length ? beginStage.do({ stage: stage + 1 }) : undefined,
});

export const playTurn = step.work('playTurn', {
  rule: ['FIE-3.3', 'FIE-3.5', 'FIE-3.6', 'FIE-6.3'],
  run(s, { seat }: { seat: Seat }): Next {
    const turn = TURNS[STAGES[s.stage]];
    if (turn === undefined) return undefined;
    s.active = seat;
    s.placed.fill(0);
    s.invested.length = 0;
    s.marching = STAGES[s.stage] === 'movement';
    return [
      surpriseWindow(s, `${turn.window}Start`, seat),
      ...turn.play(s, seat),
      surpriseWindow(s, `${turn.window}End`, seat),
      endTurn.do({ seat }),
    ];
  },
});

/** Cities are judged at the end of a movement turn (FIE-19.8). */
export const endTurn = step.work('endTurn', {
  rule: ['FIE-3.6', 'FIE-19.8'],
  crumb: ({ seat }: { seat: Seat }) => ({ seat }),
  run(s, _: { seat: Seat }): Next {
    s.active = NOBODY;
    if (!s.marching) return undefined;
    s.marching = false;
    return SETTLE;
  },
});

/** Calamities and tax markers leave, the first-player card goes to the left, and all may march again (FIE-3.7). */
export const endRound = step.work('endRound', {
  rule: ['FIE-3.7', 'FIE-15.3'],
  crumb: ({ round }: { round: number }) => ({ round }),
  run(s, _: { round: number }): Next {
    s.eventDiscard.push(...s.spaces);
    s.spaces.length = 0;
    s.strikes.length = 0;
    s.struck.fill(0);
    s.bonus.fill(0);
    s.taxes.length = 0;
    s.barred.length = 0;
    s.refusedDArc = 0;
    s.refusedHat = 0;
    s.battles.length = 0;
    s.passages.length = 0;
    s.rides.length = 0;
    s.weary.length = 0;
    s.made.fill(0);
    for (let i = 0; i < s.slights.length; i++) s.slights[i] >>= 1;
    s.first = (s.first + 1) % s.core.seats;
    return beginRound.do({});
  },
});
