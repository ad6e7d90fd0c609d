/** A deployment as it is put together, before it is given as one: how many of each kind on each side. */

import type { PlayerView } from '@castellan/anarchy';
import { ASKED_SIDES, answersFor, forceOn, isStillAsked, withoutPost } from '@castellan/anarchy/deployment';
import { SIDES, type Side } from '@castellan/anarchy/vocabulary';
import { type Asked, type Foresight, supposed } from '@castellan/engine';

/** The kinds of workers that defend, in the order in which they are asked for. */
export const POSTED = ['artisan', 'soldier', 'knight'] as const;
export type Posted = (typeof POSTED)[number];

/** Kind by kind, side by side, as the rules have it. */
export type Plan = readonly number[];

export interface Place {
  readonly kind: Posted;
  readonly side: Side;
}

const PLACES: readonly Place[] = POSTED.flatMap((kind) => SIDES.map((side) => ({ kind, side })));

export const NOBODY: Plan = PLACES.map(() => 0);

function placeOf({ kind, side }: Place): number {
  return POSTED.indexOf(kind) * SIDES.length + SIDES.indexOf(side);
}

/** How far the deployment has been asked: which of its numbers is asked for now. */
export function numberAsked(asked: Asked | null): number | null {
  if (asked?.step !== 'deploy') return null;
  const { worker, side } = asked.params;
  const at = PLACES.findIndex((place) => place.kind === worker && place.side === side);
  return at < 0 ? null : POSTED.indexOf(PLACES[at].kind) * ASKED_SIDES + SIDES.indexOf(PLACES[at].side);
}

/** Whether somebody may still be posted there: it has not been answered. */
export function isOpen(place: Place, no: number): boolean {
  return isStillAsked(no, placeOf(place));
}

function workersOf({ goods }: PlayerView): readonly number[] {
  return POSTED.map((kind) => goods[kind]);
}

/** What was answered, then what is wanted as far as there are workers. */
export function fitted(wanted: Plan, player: PlayerView, no: number): Plan {
  const left = [...workersOf(player)];
  return PLACES.map(({ kind, side }, at) => {
    const of = POSTED.indexOf(kind);
    const n = Math.min(left[of], isStillAsked(no, at) ? wanted[at] : (player.deployed?.[side]?.[kind] ?? 0));
    left[of] -= n;
    return n;
  });
}

export function moved(plan: Plan, place: Place, by: number): Plan {
  const at = placeOf(place);
  return plan.with(at, plan[at] + by);
}

export function postedAt(plan: Plan, place: Place): number {
  return plan[placeOf(place)];
}

/** Workers of a kind without a post. */
export function unposted(plan: Plan, { goods }: PlayerView, kind: Posted): number {
  return withoutPost(goods[kind], plan, POSTED.indexOf(kind), SIDES.length);
}

/** The kind in hand: the one that was taken, also in a round before, if there are any; else one that is still without a post. */
export function inHand(taken: Posted | null, plan: Plan, player: PlayerView): Posted {
  if (taken !== null && player.goods[taken] > 0) return taken;
  return POSTED.toReversed().find((kind) => unposted(plan, player, kind) > 0) ?? 'artisan';
}

export function allUnposted(plan: Plan, player: PlayerView): number {
  return POSTED.reduce((total, kind) => total + unposted(plan, player, kind), 0);
}

/** Who would stand on each side, as a view has it. */
export function deployedBy(plan: Plan): { readonly [side: string]: { readonly [kind: string]: number } } {
  const on = (side: Side): { readonly [kind: string]: number } =>
    Object.fromEntries(POSTED.map((kind) => [kind, postedAt(plan, { kind, side })]).filter(([, n]) => n !== 0));
  return Object.fromEntries(SIDES.map((side) => [side, on(side)]));
}

/** Force that would stand on a side; nobody is laid down yet. */
export function forceOf(plan: Plan, side: Side): number {
  return forceOn([...plan, ...NOBODY], SIDES.indexOf(side));
}

/** The answers from now on that post everyone so; none while somebody is without a post. */
export function answersOf(plan: Plan, player: PlayerView, no: number, isAlone: boolean): readonly string[] {
  return allUnposted(plan, player) > 0 ? [] : answersFor(workersOf(player), plan, no, isAlone);
}

/** What to look ahead from while it is no answer yet: those with a post stand, the others are not there. */
export function soFar(plan: Plan): readonly string[] {
  return [supposed(plan.join(' '))];
}

/** The deployment that the kernel advises. */
export function advisedIn({ numbers }: Foresight): Plan | null {
  const advised = PLACES.flatMap(({ kind, side }) => numbers[`advised.${kind}.${side}`]?.least ?? []);
  return advised.length === PLACES.length ? advised : null;
}
