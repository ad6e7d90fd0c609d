/** What is drawn on the map besides the position: where what is taken up gets to, where it goes, what an event strikes. */

import type { ReachView } from '@castellan/medioevo';

export interface MapPlan {
  /** Where the piece that is taken up stands, and places in the order in which it would pass them. */
  readonly route: readonly string[];
  /** Places within its reach. */
  readonly reach: readonly ReachView[];
  /** Of these, places where there is nothing to do: one passes them. */
  readonly passed: ReadonlySet<string>;
  /** Places that the event of the turn strikes. */
  readonly struck: readonly string[];
  /** Trade routes, place by place: what is done, and what lies ahead of the transport. */
  readonly trades: readonly { readonly seat: number; readonly done: readonly string[]; readonly ahead: readonly string[] }[];
}

export function reachAt({ reach }: MapPlan, node: string): ReachView | null {
  return reach.find((place) => place.node === node) ?? null;
}

/** Whether going there is something to think about twice. */
export function isDangerous({ meets, attacks }: ReachView): boolean {
  return meets !== 'nothing' || attacks !== null;
}
