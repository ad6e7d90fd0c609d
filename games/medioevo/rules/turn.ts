/** 2. Flow: the turn, its seven phases, and the turns of players in them. */

import { type Frame, lapse, type Next, type Seat } from '@castellan/engine';
import { NOBODY, ownUnit, type UniState } from '../state.ts';
import { PHASE, PHASES, UNITS } from '../vocabulary.ts';
import { barbarianPoints } from './barbarian-points.ts';
import { PAUSE } from './calls.ts';
import { combatTurn } from './combat.ts';
import { examineAll } from './control.ts';
import { deployment, endDeployment } from './deployment.ts';
import { closeTurn } from './end-of-turn.ts';
import { events } from './events.ts';
import { ACT_DONE } from './honour.ts';
import { turnOrder } from './order.ts';
import { beginPlacements } from './placement.ts';
import { losePoints } from './points.ts';
import { purchaseTurn } from './purchases.ts';
import { rebellions } from './rebellion.ts';
import { step } from './step.ts';
import { taxation } from './taxes.ts';
import { tradeTurn } from './trade.ts';
import { rollWarCircle } from './war-circle.ts';

/** What is played in each phase (UNI-2.1). These run when the phase begins, so what depends on the state is left to the steps they name. */
const PLAY: readonly ((s: UniState) => readonly Frame[])[] = [
  () => [],
  (s) => framesOf(turnOrder(s)),
  (s) => [rollWarCircle.do({}), ...(s.turn === 1 ? [] : [...events(s), ...barbarianPoints(s), ...rebellions(s)])],
  taxation,
  (s) => [...deployment(s), ...turns(s), ...endDeployment(s)],
  () => [combatRound.do({ first: true })],
  turns,
  closeTurn,
];

/** What a player does in his turn of phases 4, 5 and 6 (UNI-2.2, UNI-2.3). */
const TURN: { readonly [phase: number]: (s: UniState, seat: Seat) => readonly Frame[] } = {
  [PHASE.purchases]: purchaseTurn,
  [PHASE.combat]: combatTurn,
  [PHASE.trade]: tradeTurn,
};

function framesOf(next: Next): readonly Frame[] {
  return next === undefined ? [] : 'step' in next ? [next] : next;
}

function turns(s: UniState): readonly Frame[] {
  return s.order.map((seat) => playTurn.do({ seat }));
}

/** Turn 1 has its auction in the setup, and the placements between phases 1 and 2 (UNI-1.15, UNI-1.26). */
export const beginTurn = step.work('beginTurn', {
  rule: ['UNI-2.1', 'UNI-1.26', 'UNI-33.8'],
  run(s, _: object): Next {
    s.turn++;
    s.deeds.fill(0);
    s.interestPaid.fill(0);
    s.studied.fill(0);
    s.cardBought.fill(0);
    s.core.told?.push({ key: 'turnBegan', params: { turn: s.turn } });
    // Wars declared in the turn before are lawful now, and armistices are over (UNI-39.3, UNI-39.8).
    if (s.turn > 1) examineAll(s);
    return [beginPhase.do({ phase: PHASE.order }), endTurn.do({ turn: s.turn })];
  },
});

/** A pause lies between phases (UNI-47.2). */
export const beginPhase = step.work('beginPhase', {
  rule: ['UNI-2.1', 'UNI-2.2', 'UNI-2.3'],
  run(s, { phase }: { phase: number }): Next {
    s.phase = phase;
    s.active = NOBODY;
    s.attacked = 0;
    if (phase === PHASE.purchases) openPurchases(s);
    s.core.told?.push({ key: 'phaseBegan', params: { phase: PHASES[phase] } });
    return [PAUSE, ...PLAY[phase](s), endPhase.do({ phase })];
  },
});

/** Units given back since the last purchase phase are ready (UNI-30.9), and the unit limit begins anew (UNI-13.5). */
function openPurchases(s: UniState): void {
  s.recruited.fill(0);
  for (let seat = 0; seat < s.core.seats; seat++)
    for (let unit = 0; unit < UNITS.length; unit++) {
      s.beside[ownUnit(seat, unit)] += s.besideSoon[ownUnit(seat, unit)];
      s.besideSoon[ownUnit(seat, unit)] = 0;
    }
}

/** Points not spent are lost, and proposals lapse (UNI-16.2, UNI-39.34). */
export const endPhase = step.work('endPhase', {
  rule: ['UNI-16.2', 'UNI-39.34', 'UNI-2.1'],
  crumb: ({ phase }: { phase: number }) => ({ phase: PHASES[phase] }),
  run(s, { phase }: { phase: number }): Next {
    s.active = NOBODY;
    losePoints(s);
    lapse(s, 'phase');
    s.proposals.fill(0);
    s.refusedTerms.length = 0;
    if (phase === PHASE.end) return ACT_DONE;
    const next = beginPhase.do({ phase: phase + 1 });
    return phase === PHASE.order && s.turn === 1 ? [ACT_DONE, beginPlacements.do({}), next] : [ACT_DONE, next];
  },
});

export const playTurn = step.work('playTurn', {
  rule: ['UNI-2.2', 'UNI-2.3', 'UNI-2.5', 'UNI-47.2'],
  run(s, { seat }: { seat: Seat }): Next {
    if (!s.order.includes(seat)) return undefined;
    s.active = seat;
    return [PAUSE, ...TURN[s.phase](s, seat), endPlayerTurn.do({ seat })];
  },
});

export const endPlayerTurn = step.work('endPlayerTurn', {
  rule: 'UNI-2.2',
  crumb: ({ seat }: { seat: Seat }) => ({ seat }),
  run(s, _: { seat: Seat }): Next {
    s.active = NOBODY;
    return ACT_DONE;
  },
});

/** In turn order each makes one complete move or passes, again and again until all pass in one round (UNI-17.1 to UNI-17.3). */
export const combatRound = step.work('combatRound', {
  rule: ['UNI-17.1', 'UNI-17.2', 'UNI-17.3', 'UNI-17.28'],
  run(s, { first }: { first: boolean }): Next {
    s.moves = 0;
    return [...turns(s), endCombatRound.do({ first })];
  },
});

export const endCombatRound = step.work('endCombatRound', {
  rule: ['UNI-17.2', 'UNI-17.3', 'UNI-17.28'],
  run: (s, _: { first: boolean }): Next => (s.moves > 0 ? combatRound.do({ first: false }) : undefined),
});

/** The first end condition that is met ends the game, else the next turn begins (UNI-38.5, UNI-43.1, UNI-43.2, UNI-43.4). */
export const endTurn = step.work('endTurn', {
  rule: ['UNI-38.5', 'UNI-43.1', 'UNI-43.2', 'UNI-43.4'],
  crumb: ({ turn }: { turn: number }) => ({ turn }),
  run(s, _: { turn: number }): Next {
    if (s.turnLimit > 0 && s.turn >= s.turnLimit) s.end = 'turns';
    else if (s.timeOver) s.end = 'timeLimit';
    return s.end === null ? beginTurn.do({}) : undefined;
  },
});
