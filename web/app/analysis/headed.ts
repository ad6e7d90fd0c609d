/** The turning points of a game, each with a heading that says what happened, in words of the game. */

import type { Analysis, Slip } from '@castellan/bots';
import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { givenInWords } from '../../shell/counsel.ts';
import { headingsFor, headingsIn, taleOf } from '../../shell/ending/headings.ts';
import { isToldIn, type Swing } from '../../shell/ending/swings.ts';
import { type Moment, momentOf, newsAt } from '../../shell/replay.ts';
import type { LogEntry } from '../../tables/client.ts';
import { turningPoints } from './turning.ts';

export interface Turn {
  /** The moment to look at. */
  readonly at: Moment;
  readonly seat: Seat;
  /** The share of the win that its seat gained or lost. */
  readonly change: number;
  readonly heading: string;
  /** Where it was one answer: what was given and what was better. */
  readonly slip: Slip | null;
  /** Where it was not: what happened meanwhile. */
  readonly told: readonly LogEntry[];
}

/** Things told of one that was more than one answer. */
const TOLD = 2;

/** In the order of the game. */
export function turnsOf(analysis: Pick<Analysis, 'slips' | 'chances'>, log: readonly LogEntry[], speaker: Speaker): readonly Turn[] {
  const used = new Set<string>();
  return turningPoints(analysis, isToldIn(log))
    .map((one) => (one.kind === 'slip' ? slipped(one.slip, log, speaker, used) : swung(one.swing, log, speaker)))
    .toSorted((one, other) => one.at - other.at);
}

function swung(swing: Swing, log: readonly LogEntry[], speaker: Speaker): Turn {
  const { heading, told } = taleOf(swing, log, TOLD, speaker);
  const words = heading === null ? speaker.say('shell.end.unnamed') : inTitle(speaker.say(heading.key, heading.params));
  return {
    at: heading === null || heading.entry === null ? swing.to : momentOf(heading.entry),
    seat: swing.seat,
    change: swing.change,
    heading: words,
    slip: null,
    // What the heading says already is not told again.
    told: told.filter(({ key, params }) => inTitle(speaker.say(`event.${key}`, params)) !== words),
  };
}

/** What it brought upon its seat, else what was missing behind it, else what it brought about; if possible nothing that heads a greater one. */
function slipped(slip: Slip, log: readonly LogEntry[], speaker: Speaker, used: Set<string>): Turn {
  const { line, seat, loss, because, played } = slip;
  const told = newsAt(log, line + 1);
  const headings = [
    ...headingsIn(told, seat, false, speaker),
    ...headingsFor(because, speaker),
    ...headingsIn(told, seat, true, speaker),
  ].map(({ key, params }) => inTitle(speaker.say(key, params)));
  const heading = headings.find((words) => !used.has(words)) ?? headings.at(0) ?? givenInWords(speaker, played);
  used.add(heading);
  return { at: line + 1, seat, change: -loss, heading, slip, told: [] };
}

/** A sentence as a heading ends without its full stop. */
function inTitle(words: string): string {
  return words.replace(/\.$/, '');
}
