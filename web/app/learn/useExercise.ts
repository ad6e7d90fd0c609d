/** An exercise being tried: how the reader stands in it, and what they may do about it. */

import { type GameRecord, type SeatView, spoken } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import { markDone } from '../../lessons/kept.ts';
import { answersOf, type Exercise, type Judged, judge, type Lesson, nameOf } from '../../lessons/lesson.ts';
import type { LocalTable } from '../../tables/local/table.ts';
import { useInSight } from './useInSight.ts';
import { type Seen, useSeen } from './useSeen.ts';

/** To whoever has answered nothing for so long it is pointed out what to touch, in milliseconds. */
const PATIENCE = 20_000;

export interface Trying {
  /** Null until the table has been looked at. */
  readonly judged: Judged<unknown> | null;
  /** The table as it was judged; null until then. */
  readonly view: SeatView | null;
  /** The way is being shown, in words and by rings. */
  readonly isShowing: boolean;
  /** By rings alone, to whoever hesitates. */
  readonly isPointing: boolean;
  show(): void;
  /** Gives the answer that is shown; numbers all at once. */
  play(): void;
  /** Takes the last answer back, with all that followed it. */
  takeBack(): void;
  startAgain(): void;
}

export interface Tried {
  readonly game: string;
  readonly lesson: Lesson<unknown>;
  readonly exercise: Exercise<unknown>;
  readonly position: GameRecord;
}

export function useExercise(client: LocalTable, { game, lesson, exercise, position }: Tried): Trying {
  const from = position.lines.length;
  const me = exercise.seat ?? 0;
  const seen = useSeen(client, nameOf(lesson.id, exercise.id));
  const [reached, setReached] = useState<Exercise<unknown> | null>(null);
  const [showing, setShowing] = useState<string | null>(null);
  const [pointing, setPointing] = useState<string | null>(null);
  const now = seen === null ? null : judge(exercise, nowOf(seen, from, me));
  const question = seen?.shown.view.asked?.id ?? null;
  const isReached = reached === exercise || now?.reached === true;
  useEffect(() => {
    if (now?.reached !== true) return;
    // What was reached stays so, whatever the others do meanwhile.
    setReached(exercise);
    markDone(game, nameOf(lesson.id, exercise.id));
  }, [now?.reached, game, lesson, exercise]);
  useEffect(() => {
    if (question === null || isReached) return;
    const timer = setTimeout(() => setPointing(question), PATIENCE);
    return () => clearTimeout(timer);
  }, [question, isReached]);
  const rewind = (seq: number): void => {
    setReached(null);
    setShowing(null);
    setPointing(null);
    void client.rewind(seq);
  };
  const next = now?.next ?? null;
  useInSight(isReached ? null : (seen?.shown.view.asked ?? null), next);
  return {
    judged:
      now === null || !isReached
        ? now
        : { ...now, reached: true, wrong: null, missed: false, next: null, steps: now.steps.map(() => true) },
    view: seen?.shown.view ?? null,
    isShowing: question !== null && showing === question && !isReached,
    isPointing: question !== null && (showing === question || pointing === question) && !isReached,
    show: () => setShowing(question),
    play: () => {
      if (next === null || seen === null) return;
      const { asked, aside } = seen.shown.view;
      const to = spoken(next).manner === 'aside' ? aside : asked;
      if (to == null) return;
      const rest = exercise.way.slice(answersOf(seen.lines, from, me).length);
      void client.answerAll(
        rest.slice(0, together(rest)).map((text) => ({ text })),
        to.id,
      );
    },
    takeBack: () => {
      const last = seen?.lines.findLastIndex(({ seat }) => seat === me) ?? -1;
      rewind(Math.max(from, last));
    },
    startAgain: () => rewind(from),
  };
}

/** How many of these answers are given at once: numbers that follow one another are one thought, such as who stands where. */
function together(answers: readonly string[]): number {
  const other = answers.findIndex((text) => !/^\d+$/.test(text));
  return other < 0 ? answers.length : Math.max(1, other);
}

function nowOf({ shown, lines }: Seen, from: number, me: number): Parameters<typeof judge>[1] {
  const { board, asked } = shown.view;
  return { board, asked, me, answers: answersOf(lines, from, me), happened: shown.log.filter(({ seq }) => seq >= from) };
}
