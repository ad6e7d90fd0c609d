/** The deployment being planned at the table: put together here, confirmed as a whole with the one button of the prompt. */

import type { AnaView } from '@castellan/anarchy';
import type { Side } from '@castellan/anarchy/vocabulary';
import type { Seat } from '@castellan/engine';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../../shell/index.ts';
import { mineOf } from '../where.ts';
import {
  allUnposted,
  answersOf,
  fitted,
  inHand,
  isOpen,
  moved,
  NOBODY,
  numberAsked,
  type Plan,
  POSTED,
  type Posted,
  postedAt,
  soFar,
  unposted,
} from './plan.ts';

export interface Planning {
  readonly plan: Plan;
  /** What to look ahead from. */
  readonly ahead: readonly string[];
  /** The kind in hand: it goes to the next side touched, and is called back from one. */
  readonly kind: Posted;
  take(kind: Posted): void;
  /** Whether one more of the kind in hand may be posted on a side. */
  canPost(side: Side): boolean;
  post(side: Side, kind?: Posted): void;
  /** Whether one of the kind in hand may be called back from a side. */
  canRecall(side: Side): boolean;
  recall(side: Side): void;
  /** Posts everyone anew, but for those who have been answered. */
  lay(plan: Plan): void;
}

export interface Planned {
  /** Null unless my deployment is asked for. */
  readonly planning: Planning | null;
  /** The plan as it is being made, or on its way. */
  readonly plan: Plan | null;
}

/** It is kept for the round, whatever page is turned and whether or not it is taken back. */
export function usePlanning(view: AnaView, seat: Seat | null, choice: Choice): Planned {
  const { round, players } = view;
  const mine = mineOf(view, seat);
  const [wanted, want] = useState(() => ({ round, plan: choice.composed?.draft ?? NOBODY }));
  const [taken, take] = useState<Posted | null>(null);
  const kept = wanted.round === round ? wanted.plan : NOBODY;
  const no = numberAsked(choice.asked);
  const plan = fitted(kept, mine, no ?? 0);
  const left = allUnposted(plan, mine);
  const answers = no === null ? [] : answersOf(plan, mine, no, players.length === 1);
  const present = useRef({ choice, answers, left, plan });
  present.current = { choice, answers, left, plan };
  const id = no === null ? null : choice.asked?.id;
  const said = plan.join(' ');
  useLayoutEffect(() => {
    if (id === null) return;
    const now = present.current;
    now.choice.compose({
      answers: now.answers.map((text) => ({ text, step: 'deploy' })),
      ask: 'board.defence.deployment',
      say: now.left > 0 ? 'board.defence.stillToPost' : 'board.defence.deploy',
      params: { n: now.left },
      draft: now.plan,
    });
  }, [id, said]);

  if (no === null) return { planning: null, plan: choice.composed === null ? null : kept };
  const lay = (next: Plan): void => want({ round, plan: fitted(next, mine, no) });
  const isIdle = (kind: Posted): boolean => unposted(plan, mine, kind) > 0;
  const kind = inHand(taken, plan, mine);
  const canRecall = (side: Side): boolean => isOpen({ kind, side }, no) && postedAt(plan, { kind, side }) > 0;
  const planning: Planning = {
    plan,
    ahead: answers.length > 0 ? answers : soFar(plan),
    kind,
    take,
    canPost: (side) => isIdle(kind) && isOpen({ kind, side }, no),
    post(side, which = kind) {
      if (!isIdle(which) || !isOpen({ kind: which, side }, no)) return;
      // With the last of a kind posted, the next kind comes to hand; at the very last this one stays.
      const isLast = unposted(plan, mine, which) === 1;
      take(isLast && POSTED.some((other) => other !== which && isIdle(other)) ? null : which);
      lay(moved(plan, { kind: which, side }, 1));
    },
    canRecall,
    recall(side) {
      if (!canRecall(side)) return;
      take(kind);
      lay(moved(plan, { kind, side }, -1));
    },
    lay(next) {
      take(null);
      lay(next);
    },
  };
  return { planning, plan };
}
