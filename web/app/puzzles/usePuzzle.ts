/** A puzzle being tried: the first answer counts. */

import type { Puzzle } from '@castellan/bots/puzzle';
import { type Asked, type GameRecord, spoken } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import { markTried } from '../../puzzles/kept.ts';
import type { LocalTable } from '../../tables/local/table.ts';
import { useSeen } from '../learn/useSeen.ts';

export interface PuzzleLaid {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly position: GameRecord;
}

export interface Trying {
  /** The question as it was asked; null until the table has been looked at. */
  readonly asked: Asked | null;
  /** The answer that counts, and whether it is one of the best. */
  readonly given: string | null;
  readonly isRight: boolean;
  /** The position is as it was before the answer. */
  readonly isBefore: boolean;
  showAgain(): void;
}

export function usePuzzle(client: LocalTable, { game, puzzle, position }: PuzzleLaid): Trying {
  const from = position.lines.length;
  const seen = useSeen(client, puzzle.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [given, setGiven] = useState<string | null>(null);
  const isBefore = seen !== null && seen.lines.length === from;
  // What is said unasked, such as a bargain, is no answer.
  const first = seen?.lines.slice(from).find(({ seat, text }) => seat === puzzle.seat && spoken(text).manner === 'answer')?.text;
  useEffect(() => {
    if (isBefore && seen !== null) setAsked(seen.shown.view.asked);
  }, [isBefore, seen]);
  useEffect(() => {
    if (first === undefined || given !== null) return;
    setGiven(first);
    markTried(game, puzzle.id, isBest(puzzle, first));
  }, [first, given, game, puzzle]);
  return { asked, given, isRight: given !== null && isBest(puzzle, given), isBefore, showAgain: () => void client.rewind(from) };
}

function isBest({ answers, best }: Puzzle, text: string): boolean {
  return answers.slice(0, best).some((one) => one.text === text);
}
