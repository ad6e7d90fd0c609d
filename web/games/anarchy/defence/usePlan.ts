/** The deployment being planned at the table, and its numbers given to the rules one after the other. */

import type { PlayerView } from '@castellan/anarchy';
import type { Side } from '@castellan/anarchy/vocabulary';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAnaTable } from '../table.ts';
import { type Cell, cellAsked, fitted, isOpen, moved, NOBODY, type Plan, POSTED, type Posted, suggested, unposted } from './plan.ts';

export interface Planning {
  readonly plan: Plan;
  readonly asked: Cell;
  /** The kind in hand: it goes to the next side touched, and is called back from one. */
  readonly kind: Posted;
  take(kind: Posted): void;
  /** Whether one more of the kind in hand may be posted on a side. */
  canPost(side: Side): boolean;
  post(side: Side, kind?: Posted): void;
  /** Whether one of the kind in hand may be called back from a side. */
  canRecall(side: Side): boolean;
  recall(side: Side): void;
  suggest(): void;
  clear(): void;
  /** Answers every number that is still asked for as planned. */
  deploy(): void;
}

interface Planned {
  /** Null unless my deployment is asked for. */
  readonly planning: Planning | null;
  /** The plan whose numbers are being given. */
  readonly given: Plan | null;
}

/** A plan on its way: its numbers are given as they are asked for. */
interface Giving {
  readonly round: number;
  /** Questions answered by it: one that comes back was undone, and is not answered again. */
  readonly ids: readonly string[];
}

export function usePlan(mine: PlayerView): Planned {
  const { choice, view } = useAnaTable();
  const { asked: question, amount } = choice;
  const asked = cellAsked(question);
  const [wanted, setWanted] = useState<{ readonly round: number; readonly plan: Plan }>({ round: view.round, plan: NOBODY });
  const [taken, take] = useState<Posted | null>(null);
  const [giving, give] = useState<Giving | null>(null);

  const kept = wanted.round === view.round ? wanted.plan : NOBODY;
  const plan = fitted(kept, mine, asked, amount);
  const planned = asked === null ? 0 : fitted(kept, mine, asked, kept[asked.kind][asked.side])[asked.kind][asked.side];
  const id = question?.id ?? '';
  const isGiving = giving?.round === view.round && view.phase === 'preparation' && !giving.ids.includes(id);
  const now = useRef({ choice, asked, planned, giving, isGiving });
  now.current = { choice, asked, planned, giving, isGiving };
  useEffect(() => {
    const present = now.current;
    if (present.asked === null) return;
    present.choice.setAmount(present.planned);
    if (!present.isGiving) return give(null);
    give({ round: present.giving?.round ?? 0, ids: [...(present.giving?.ids ?? []), id] });
    present.choice.confirm();
  }, [id]);

  if (isGiving) return { planning: null, given: kept };
  if (asked === null) return { planning: null, given: null };
  const change = (next: Plan): void => {
    setWanted({ round: view.round, plan: next });
    choice.setAmount(next[asked.kind][asked.side]);
  };
  const idle = (kind: Posted): boolean => unposted(plan, mine, kind) > 0;
  const next = POSTED.toReversed().find(idle);
  const kind = taken ?? next ?? asked.kind;
  const canRecall = (side: Side): boolean => isOpen({ kind, side }, asked) && plan[kind][side] > 0;
  const planning: Planning = {
    plan,
    asked,
    kind,
    take,
    canPost: (side) => idle(kind) && isOpen({ kind, side }, asked),
    post(side, which = kind) {
      if (!idle(which) || !isOpen({ kind: which, side }, asked)) return;
      // With the last of a kind posted, the next kind comes to hand; at the very last this one stays.
      const isLast = unposted(plan, mine, which) === 1;
      take(isLast && POSTED.some((other) => other !== which && idle(other)) ? null : which);
      change(moved(plan, { kind: which, side }, 1));
    },
    canRecall,
    recall(side) {
      if (!canRecall(side)) return;
      take(kind);
      change(moved(plan, { kind, side }, -1));
    },
    suggest: () => change(suggested(view, mine, asked)),
    clear: () => change(fitted(NOBODY, mine, asked, 0)),
    deploy() {
      setWanted({ round: view.round, plan });
      give({ round: view.round, ids: [id] });
      choice.confirm();
    },
  };
  return { planning, given: null };
}
