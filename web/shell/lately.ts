/** What a player wants to know before answering again: what the others did meanwhile, and what the last answer of their own brought about. */

import type { Seat } from '@castellan/engine';
import type { LogEntry } from '../tables/client.ts';
import { namesSeat } from './away.ts';
import { isHeading } from './replay.ts';

export interface Lately {
  /** What the others and the table did between my answers, since I last answered or, once I have, just before that. */
  readonly theirs: readonly LogEntry[];
  /** What came of my last answer; empty until I have answered them. */
  readonly mine: readonly LogEntry[];
}

/** A turn of several rivals is told whole; of one that goes on for longer, the end. */
const MOST = 40;

/** `routine` names events that go without saying where others bring them about; of my own they come last. */
export function latelyOf(log: readonly LogEntry[], me: Seat, routine: readonly string[] = []): Lately {
  const isRoutine = ({ key }: LogEntry): boolean => routine.includes(key);
  const since = log.findLastIndex(({ seat }) => seat !== me) + 1;
  const before = log.slice(0, since).findLastIndex(({ seat }) => seat === me) + 1;
  const told = log.slice(before).filter((entry) => !isHeading(entry));
  const all = told.filter(({ seat }) => seat !== me);
  const notable = all.filter((entry) => !isRoutine(entry));
  // A turn of nothing else is told as it was.
  const theirs = (notable.length > 0 ? notable : all).slice(-MOST);
  const own = told.filter(({ seat }) => seat === me);
  const mine = own.filter(({ seq }) => seq === own[own.length - 1].seq);
  return { theirs, mine: [...mine.filter((entry) => !isRoutine(entry)), ...mine.filter(isRoutine)] };
}

/** So many are read in a line or two as they came. */
const FEW = 3;

/** Where more happened than there is room for, what touches me comes first. */
export function pressingFirst(entries: readonly LogEntry[], me: Seat): readonly LogEntry[] {
  if (entries.length <= FEW) return entries;
  const touches = ({ params }: LogEntry): boolean => namesSeat(params, me);
  return [...entries.filter(touches), ...entries.filter((entry) => !touches(entry))];
}

/** Sentences in their order, each once, with how often it was said. */
export function counted(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)].map((said) => {
    const times = sentences.filter((other) => other === said).length;
    return times === 1 ? said : said.replace(/\p{Po}?$/u, (end) => ` ×${times}${end}`);
  });
}
