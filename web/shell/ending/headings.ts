/**
 * What turning points are headed with, in words of the game (`turns.<language>.ts`): events that raised a seat (`rise.<event>`) or brought it
 * down (`fall.<event>`), and what a better answer would have brought more of (`lack.<feature>`) or less (`glut.<feature>`).
 */

import type { Reason } from '@castellan/bots';
import type { Params, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { LogEntry } from '../../tables/client.ts';
import { type Swing, toldBetween, toldOf } from './swings.ts';

/** A message of the game and what it is told with; the event it tells of, if it is one. */
export interface Heading {
  readonly key: string;
  readonly params: Params;
  readonly entry: LogEntry | null;
}

/**
 * Of what was told, what explains that a seat gained or lost: it rose or others fell, it fell or others rose. Whoever gained did so by what
 * was their own, where anything was. A game names first what tells most; of several of a kind the last is told first.
 */
export function headingsIn(told: readonly LogEntry[], seat: Seat, isGain: boolean, speaker: Speaker): readonly Heading[] {
  const order = Object.keys(speaker.messages);
  const [own, others] = isGain ? ['rise', 'fall'] : ['fall', 'rise'];
  const found = told.flatMap((entry, at) => {
    const whose = entry.params.seat;
    const key = `${whose === seat ? own : others}.${entry.key}`;
    if (typeof whose !== 'number' || !speaker.has(key)) return [];
    return [{ key, params: entry.params, entry, isOwn: whose === seat, rank: order.indexOf(key), at }];
  });
  const earned = isGain ? found.filter(({ isOwn }) => isOwn) : [];
  return (earned.length > 0 ? earned : found).sort((one, other) => one.rank - other.rank || other.at - one.at);
}

/** What was missing behind an answer, or was too much there; what says most first. */
export function headingsFor(because: readonly Reason[], speaker: Speaker): readonly Heading[] {
  return because
    .map(({ feature, more }) => ({ key: `${more > 0 ? 'lack' : 'glut'}.${feature}`, params: {}, entry: null }))
    .filter(({ key }) => speaker.has(key));
}

/** A turn of the chances: what it is headed with, null where nothing was told; and what else happened that tells of it, in its order. */
export interface Tale {
  readonly heading: Heading | null;
  readonly told: readonly LogEntry[];
}

/** Where the game has no heading for anything that happened, the event that says most is one. */
export function taleOf(swing: Swing, log: readonly LogEntry[], most: number, speaker: Speaker): Tale {
  const all = toldBetween(log, swing.from, swing.to);
  const headings = headingsIn(all, swing.seat, swing.change > 0, speaker);
  if (headings.length > 0) {
    const telling = unlike(headings).slice(0, most);
    return { heading: headings[0], told: all.filter((entry) => telling.some((one) => one.entry === entry)) };
  }
  const [first, ...others] = toldOf(swing, log, most);
  return first === undefined
    ? { heading: null, told: [] }
    : { heading: { key: `event.${first.key}`, params: first.params, entry: first }, told: others };
}

/** What is said in the same words is said once. */
function unlike(headings: readonly Heading[]): readonly Heading[] {
  const words = headings.map(({ key, params }) => JSON.stringify([key, params]));
  return headings.filter((_, at) => words.indexOf(words[at]) === at);
}
