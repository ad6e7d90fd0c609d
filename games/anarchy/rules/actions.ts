/** ANA-4.3 to 4.6, 4.9: the Actions phase, in which every player works on both sheets at once. */

import { type Next, type Option, pick, type Refusal, type Refused, refusal, type Seat, together } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type ActionOption, DONE, DONE_ALREADY, type FillOption, PREPARE, RESUME, TRADES } from '../options.ts';
import type { AnaState } from '../state.ts';
import { addFillings, canFillAny, fill, refusedFillings } from './boxes.ts';
import { sideDiscards } from './campaign.ts';
import { addAttacks, attackCastle, canAttack, refusedAttacks } from './conquest.ts';
import { followedBy } from './effects.ts';
import { refusedAmong } from './reason.ts';
import { addSpying, canSpyAnywhere, refusedSpying, spy } from './spies.ts';
import { step } from './step.ts';
import { prepareTactic, whyNotPrepare } from './tactics.ts';
import { trade, whyNotTrade } from './trade.ts';

export const startActions = step.work('startActions', {
  rule: ['ANA-4.2', 'ANA-4.3'],
  run(s) {
    s.phase = 'actions';
    for (const p of s.players) p.done = false;
    return [together(s.players.map((_, seat) => ({ seat, calls: [...sideDiscards(s, seat), ACT[seat]] }))), endActions.do({})];
  },
});

/** All a player may do now; `done` last. */
function actionsOf(s: AnaState, seat: Seat): readonly ActionOption[] {
  const c = content.of(s);
  const p = s.players[seat];
  const options: FillOption[] = [];
  addFillings(c, p, options);
  const all: ActionOption[] = options;
  for (let i = 0; i < PREPARE.length; i++) if (whyNotPrepare(p, PREPARE[i]) === null) all.push(PREPARE[i]);
  addAttacks(s, c, seat, all);
  const done = all.length > 0 ? DONE_ALREADY : DONE;
  addSpying(s, seat, all);
  for (let i = 0; i < TRADES.length; i++) if (whyNotTrade(p, TRADES[i]) === null) all.push(TRADES[i]);
  all.push(done);
  return all;
}

export const action = step.pick('action', {
  rule: ['ANA-4.3', 'ANA-4.4', 'ANA-8.1', 'ANA-8.6', 'ANA-8.17'],
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, actionsOf(s, seat), { always: true });
  },
  answer(s, { seat }, option): Next {
    switch (option.does) {
      case 'fill':
        return followedBy(fill(s, seat, option), ACT[seat]);
      case 'prepare':
        return [prepareTactic.do({ seat, tactic: option.no }), ACT[seat]];
      case 'attack':
        return [attackCastle.do({ seat, crush: option.crush }), ACT[seat]];
      case 'spy':
        return followedBy(spy(s, seat, option), ACT[seat]);
      case 'trade':
        trade(s, seat, option);
        return ACT[seat];
      case 'done':
        s.players[seat].done = true;
        s.core.told?.push({ key: 'done', params: { seat } });
        return undefined;
    }
  },
  refused(s, { seat }): readonly Refused[] {
    const c = content.of(s);
    const p = s.players[seat];
    return [
      ...refusedFillings(c, p),
      ...refusedAttacks(s, c, seat),
      ...refusedSpying(s, seat),
      ...refusedAmong(PREPARE, whyNotPrepare, (option) => [p, option]),
      ...refusedAmong(TRADES, whyNotTrade, (option) => [p, option]),
    ];
  },
});

const ACT = [0, 1, 2, 3].map((seat) => action.do({ seat }));

export const endActions = step.work('endActions', {
  rule: ['ANA-4.5', 'ANA-4.6'],
  crumb: () => ({}),
  run(s) {
    s.phase = 'preparation';
  },
});

/** Whether there is anything to do but to be done; what most players can do comes first. */
function canAct(s: AnaState, seat: Seat): boolean {
  const c = content.of(s);
  const p = s.players[seat];
  return (
    TRADES.some((option) => whyNotTrade(p, option) === null) ||
    PREPARE.some((option) => whyNotPrepare(p, option) === null) ||
    canFillAny(c, p) ||
    canAttack(s, c, p) ||
    canSpyAnywhere(s, seat)
  );
}

const NOTHING: readonly Option[] = [];
const TO_RESUME = [RESUME];

/** A player who is done may resume while others still act, if there is something left to do (ANA-4.5, 4.9). */
export function interjections(s: AnaState, seat: Seat): readonly Option[] {
  return s.phase === 'actions' && s.players[seat].done && canAct(s, seat) ? TO_RESUME : NOTHING;
}

export function resume(s: AnaState, seat: Seat): Next {
  s.players[seat].done = false;
  s.core.told?.push({ key: 'resumes', params: { seat } });
  return ACT[seat];
}

/** Why a seat is not asked, although others are. */
export function notAsked(s: AnaState, seat: Seat): Refusal | null {
  if (s.phase !== 'actions' || !s.players[seat].done) return null;
  return interjections(s, seat).length > 0 ? refusal('ANA-4.5', 'youAreDone') : refusal('ANA-4.9', 'nothingLeftToDo');
}
