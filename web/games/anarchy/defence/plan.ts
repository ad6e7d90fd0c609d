/** A deployment as it is being planned, before its numbers are answered one by one: kind by kind, side by side (ANA-30.5). */

import type { AnaView, PlayerView } from '@castellan/anarchy';
import { SIDES, type Side } from '@castellan/anarchy/vocabulary';
import type { Asked } from '@castellan/engine';
import { type Deployed, forecast } from './consequence.ts';
import { type BySide, bySide, isSide, sum } from './sides.ts';

/** The kinds of workers that defend, in the order in which they are asked for. */
export const POSTED = ['artisan', 'soldier', 'knight'] as const;
export type Posted = (typeof POSTED)[number];

export type Plan = { readonly [kind in Posted]: BySide<number> };

/** One number of the deployment. */
export interface Cell {
  readonly kind: Posted;
  readonly side: Side;
}

export const NOBODY: Plan = byKind(() => bySide(() => 0));

function byKind<T>(value: (kind: Posted) => T): { readonly [kind in Posted]: T } {
  return { artisan: value('artisan'), soldier: value('soldier'), knight: value('knight') };
}

function isPosted(word: unknown): word is Posted {
  return POSTED.some((kind) => kind === word);
}

/** The number that is asked for now. */
export function cellAsked(asked: Asked | null): Cell | null {
  if (asked?.step !== 'deploy') return null;
  const { worker, side } = asked.params;
  return isPosted(worker) && isSide(side) ? { kind: worker, side } : null;
}

function rank({ kind, side }: Cell): number {
  return POSTED.indexOf(kind) * SIDES.length + SIDES.indexOf(side);
}

/** Whether a number can still be planned: it has not been answered. The last side of a kind is answered with the one before it. */
export function isOpen(cell: Cell, asked: Cell | null): boolean {
  return asked !== null && rank(cell) >= rank(asked);
}

/** What was answered, then what is planned as far as there are workers; the number being asked is `amount`. */
export function fitted(plan: Plan, { deployed, goods }: PlayerView, asked: Cell | null, amount: number): Plan {
  return byKind((kind) => {
    let left = goods[kind];
    const numbers = new Map<Side, number>();
    for (const side of SIDES) {
      const cell = { kind, side };
      const answered = deployed?.[side]?.[kind] ?? 0;
      const wanted = !isOpen(cell, asked) ? answered : asked !== null && rank(cell) === rank(asked) ? amount : plan[kind][side];
      const n = Math.min(left, wanted);
      left -= n;
      numbers.set(side, n);
    }
    return bySide((side) => numbers.get(side) ?? 0);
  });
}

export function moved(plan: Plan, { kind, side }: Cell, by: number): Plan {
  return { ...plan, [kind]: { ...plan[kind], [side]: plan[kind][side] + by } };
}

/** Workers of a kind without a post. */
export function unposted(plan: Plan, { goods }: PlayerView, kind: Posted): number {
  return goods[kind] - sum(SIDES.map((side) => plan[kind][side]));
}

export function allUnposted(plan: Plan, player: PlayerView): number {
  return sum(POSTED.map((kind) => unposted(plan, player, kind)));
}

export function deployedBy(plan: Plan): Deployed {
  return bySide((side) => Object.fromEntries(POSTED.flatMap((kind) => (plan[kind][side] > 0 ? [[kind, plan[kind][side]]] : []))));
}

/** Cards held count most, violent ones a little more; then what gets through, then force that is left. */
function worthOf(view: AnaView, player: PlayerView, plan: Plan): number {
  const { cards } = forecast(view, player, deployedBy(plan));
  return sum(
    cards.map(({ attack, held, faces, strikes }) => {
      const weight = attack.face?.violent ? 120 : 100;
      const spent = sum(strikes.map(({ tactics, beers }) => tactics + 2 * beers));
      return (weight * held) / faces - spent - 4 * sum(strikes.map(({ through }) => through));
    }),
  );
}

/** A sensible split: everyone where he helps most, then moved about while that helps more. What is answered stays. */
export function suggested(view: AnaView, player: PlayerView, asked: Cell): Plan {
  let plan = fitted(NOBODY, player, asked, 0);
  const open = (kind: Posted): readonly Side[] => SIDES.filter((side) => isOpen({ kind, side }, asked));
  const best = (plans: readonly Plan[]): Plan => {
    const worths = plans.map((one) => worthOf(view, player, one));
    return plans[worths.indexOf(Math.max(...worths))];
  };
  for (const kind of POSTED.toReversed())
    while (unposted(plan, player, kind) > 0) {
      const before = plan;
      plan = best(open(kind).map((side) => moved(before, { kind, side }, 1)));
    }
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const now = plan;
    const shifts = POSTED.flatMap((kind) =>
      open(kind).flatMap((from) =>
        now[kind][from] === 0
          ? []
          : open(kind).flatMap((side) => (side === from ? [] : [moved(moved(now, { kind, side: from }, -1), { kind, side }, 1)])),
      ),
    );
    plan = best([now, ...shifts]);
    if (plan === now) break;
  }
  return plan;
}

const MOST_ROUNDS = 12;
