/** ANA-4.3 to 4.6, 4.9: the Actions phase, in which every player works on both sheets at once. */

import { type Next, type Option, pick, type Refusal, type Refused, refusal, type Seat, together } from '@castellan/engine';
import { type AttackOption, content, type FillOption } from '../content/content.ts';
import { type AnaState, step } from '../state.ts';
import { GOODS, MATERIAL, TACTICS } from '../vocabulary.ts';
import { addFillOptions, fill, refusedBoxes } from './boxes.ts';
import { sideDiscards } from './campaign.ts';
import { addAttackOptions, attackCastle, refusedAttacks } from './conquest.ts';
import { followedBy } from './effects.ts';
import { addSpyOptions, refusedSpying, type SpyOption, spy } from './spies.ts';
import { canPrepare, isResearched, prepareTactic } from './tactics.ts';
import { canTrade, TRADES, type TradeOption, trade } from './trade.ts';

interface PrepareOption extends Option {
  readonly does: 'prepare';
  readonly no: number;
}

interface DoneOption extends Option {
  readonly does: 'done';
}

export type ActionOption = FillOption | AttackOption | SpyOption | PrepareOption | TradeOption | DoneOption;

const PREPARE: readonly PrepareOption[] = TACTICS.map((tactic, no) => ({
  key: `prepare ${tactic}`,
  say: 'prepare',
  at: [`tactic:${tactic}`],
  tactic,
  does: 'prepare',
  no,
}));

const DONE: DoneOption = { key: 'done', say: 'done', does: 'done' };
/** Something could still be done with what would be discarded. */
const DONE_ALREADY: DoneOption = { ...DONE, confirm: true };

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
  addFillOptions(c, p, options);
  const all: ActionOption[] = options;
  for (let tactic = 0; tactic < PREPARE.length; tactic++) if (canPrepare(p, tactic)) all.push(PREPARE[tactic]);
  addAttackOptions(s, c, seat, all);
  const done = all.length > 0 ? DONE_ALREADY : DONE;
  addSpyOptions(s, seat, all);
  for (let i = 0; i < TRADES.length; i++) if (canTrade(p, TRADES[i])) all.push(TRADES[i]);
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
      ...refusedBoxes(c, p),
      ...refusedAttacks(s, c, seat),
      ...refusedSpying(s, seat),
      ...PREPARE.filter(({ no }) => !canPrepare(p, no)).map((option) => ({
        ...option,
        refusal: isResearched(p, option.no)
          ? refusal('ANA-11.4', 'cannotPay', { costs: ['material'], lackingGoods: [GOODS[MATERIAL]] })
          : refusal('ANA-11.3', 'notResearched', { tactic: TACTICS[option.no] }),
      })),
      ...TRADES.filter((option) => !canTrade(p, option)).map((option) => ({
        ...option,
        refusal: refusal('ANA-13.6', 'cannotTrade', { costs: option.costs }),
      })),
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

const RESUME: Option = { key: 'resume', say: 'resume' };

/** A player who is done may resume while others still act, if there is something left to do (ANA-4.5, 4.9). */
export function interjections(s: AnaState, seat: Seat): readonly Option[] {
  if (s.phase !== 'actions' || !s.players[seat].done) return [];
  return actionsOf(s, seat).length > 1 ? [RESUME] : [];
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
