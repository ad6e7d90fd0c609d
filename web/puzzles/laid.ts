/** A puzzle laid at a table: what led to it, and what is said there. */

import { type Puzzle, placeOf } from '@castellan/bots/puzzle';
import { type GameRecord, parseRecord } from '@castellan/engine';
import type { Catalogue, Language } from '@castellan/text';
import { lessonWords } from '../lessons/load.ts';
import { namesAt } from '../tables/names.ts';

const RECORDS = import.meta.glob<string>('./*/*.txt', { import: 'default', query: '?raw' });
const WORDS = import.meta.glob<Catalogue>('./messages/*.ts', { import: 'default' });

/** What is said at every puzzle of this game, by whoever tells its lessons. */
export async function puzzleWords(game: string, language: Language): Promise<Catalogue> {
  const [lessons, own] = await Promise.all([lessonWords(game, language), WORDS[`./messages/${language}.ts`]?.()]);
  return { ...lessons, ...own };
}

/** What led to a puzzle. The others are called by names that are the same whenever it is laid. */
export async function positionOf(game: string, puzzle: Puzzle): Promise<GameRecord> {
  const { record, at } = placeOf(puzzle);
  const text = await RECORDS[`./${game}/${record}.txt`]?.();
  const parsed = text === undefined ? null : parseRecord(text);
  if (parsed === null || !parsed.ok) throw new Error(`no record of puzzle ${puzzle.id}`);
  const names = namesAt(
    puzzle.id,
    parsed.record.names.map((name) => ({ kind: 'bot', name })),
  );
  return { ...parsed.record, names, lines: parsed.record.lines.slice(0, at), hash: null, result: null };
}
