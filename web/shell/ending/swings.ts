/** Where a game turned, by the chances alone: between which quiet moments they changed most, for whom, and what was told meanwhile. */

import type { Chances } from '@castellan/bots';
import type { Seat } from '@castellan/engine';
import type { LogEntry } from '../../tables/client.ts';
import { isHeading, type Moment, momentOf } from '../replay.ts';

export interface Swing {
  readonly from: Moment;
  readonly to: Moment;
  readonly seat: Seat;
  /** The share of the win that its seat gained or lost. */
  readonly change: number;
}

/** What changes less is no turn. */
const LEAST = 0.04;

/** Moments on either side that must agree where there are many: what goes back at once was no turn either. */
const SPAN = 3;
const MANY = 20;

/**
 * The greatest, in the order of the game. That the end itself makes certain what was likely is none; nor is what nothing is told of
 * (`isTold`): only how the value counts has changed there.
 */
export function swingsOf(chances: readonly Chances[], most: number, isTold: (swing: Swing) => boolean = () => true): readonly Swing[] {
  const before = chances.slice(0, -1);
  const span = before.length > MANY ? SPAN : 1;
  const steps: Swing[] = [];
  for (let at = span; at + span <= before.length; at++) {
    const earlier = meanOf(before.slice(at - span, at));
    const later = meanOf(before.slice(at, at + span));
    const changes = later.map((share, seat) => share - earlier[seat]);
    const seat = changes.reduce((best, change, other) => (isGreater(change, changes[best]) ? other : best), 0);
    steps.push({ from: before[at - 1].after, to: before[at].after, seat, change: changes[seat] });
  }
  const greatest = steps
    .filter((swing) => Math.abs(swing.change) >= LEAST && isTold(swing))
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const apart: Swing[] = [];
  for (const swing of greatest) {
    const at = steps.indexOf(swing);
    if (apart.length < most && apart.every((other) => Math.abs(steps.indexOf(other) - at) >= span)) apart.push(swing);
  }
  return apart.toSorted((one, other) => one.from - other.from);
}

/** Of two that are the same, what one gained is told: that is why the other lost it. */
function isGreater(change: number, other: number): boolean {
  const more = Math.abs(change) - Math.abs(other);
  return Math.abs(more) < 1e-9 ? change > other : more > 0;
}

function meanOf(chances: readonly Chances[]): readonly number[] {
  return chances[0].shares.map((_, seat) => chances.reduce((sum, { shares }) => sum + shares[seat], 0) / chances.length);
}

/** All that was told between two moments, but for what heads it: that a turn begins says nothing of what happened in it. */
export function toldBetween(log: readonly LogEntry[], from: Moment, to: Moment): readonly LogEntry[] {
  return log.filter((entry) => momentOf(entry) > from && momentOf(entry) <= to && !isHeading(entry) && entry.key !== 'turnBegan');
}

/** Whether anything was told meanwhile; a log that has not come yet tells nothing of that. */
export function isToldIn(log: readonly LogEntry[]): (swing: Swing) => boolean {
  return ({ from, to }) => log.length === 0 || toldBetween(log, from, to).length > 0;
}

/** What its seat did or met meanwhile, in the order in which it happened: what says most, and of that what is rarest in the whole game. */
export function toldOf({ from, to, seat }: Swing, log: readonly LogEntry[], most: number): readonly LogEntry[] {
  const often = new Map<string, number>();
  for (const { key } of log) often.set(key, (often.get(key) ?? 0) + 1);
  const all = toldBetween(log, from, to);
  const named = all.filter(({ params }) => params.seat === seat);
  const met = all.filter((entry) => entry.seat === seat && entry.params.seat === undefined);
  // What others did may be what it met.
  const within = named.length > 0 ? named : met.length > 0 ? met : all;
  const telling = within
    .toSorted((one, other) => wordsIn(other) - wordsIn(one) || (often.get(one.key) ?? 0) - (often.get(other.key) ?? 0))
    .slice(0, most);
  return within.filter((entry) => telling.includes(entry));
}

/** How many things it names: with whom, against what, for how much. */
function wordsIn({ params }: LogEntry): number {
  return Object.keys(params).length;
}
