/**
 * A course: lessons made of exercises. An exercise is data: a position (a record beside the course), steps that are predicates of what the
 * engine shows, the way the narrator would go, and known wrong turns. Its words are messages: `lesson.<lesson>.<exercise>.goal`, `.told`,
 * `.done`, `.why` if the guide's own reason does not say it, `.show` where the way is numbers or bargains, `.step.<n>` where there are several steps,
 * `.wrong.<id>`.
 */

import type { Asked, Line, Seat } from '@castellan/engine';
import type { LogEntry } from '@castellan/tables';

/** What an exercise is judged by: what the reader is shown, and what they have done since it began. */
export interface Now<V> {
  readonly board: V;
  readonly me: Seat;
  readonly asked: Asked | null;
  /** The reader's answers since it began. */
  readonly answers: readonly string[];
  /** What has happened since it began. */
  readonly happened: readonly LogEntry[];
}

/** Methods, so that an exercise of any view is an exercise. */
export interface Step<V> {
  done(now: Now<V>): boolean;
}

/** A wrong turn. One that the rules refuse says by which rule; one that they allow is played, explained and taken back. */
export type WrongTurn<V> = RefusedTurn | AllowedTurn<V>;

interface RefusedTurn {
  /** The reader's answers up to it. */
  readonly answers: readonly string[];
  readonly refusedBy: string;
}

export interface AllowedTurn<V> {
  /** Its words: `wrong.<id>`. */
  readonly id: string;
  readonly answers: readonly string[];
  /** The rule the reason rests on. */
  readonly rule: string;
  /** Else it is known by its last answer. */
  when?(now: Now<V>): boolean;
}

export interface Exercise<V> {
  readonly id: string;
  /** The record that leads to it, and how many of its answers; all of them if it does not say. */
  readonly position: string;
  readonly at?: number;
  /** Whom the reader plays; the first seat if it does not say. */
  readonly seat?: Seat;
  /** The last one is the goal. */
  readonly steps: readonly Step<V>[];
  /** Answers that reach the goal. */
  readonly way: readonly string[];
  readonly wrong: readonly WrongTurn<V>[];
  /** The rules it is about. */
  readonly rules: readonly string[];
  /** Whether the others play on; else the position stands still once the reader's turn is over. */
  readonly rivalsPlay?: boolean;
  /** Whether the goal is out of reach. Else: when the reader is not asked any more. */
  missed?(now: Now<V>): boolean;
}

export interface Lesson<V> {
  readonly id: string;
  /** How long it takes somebody who meets the game in it. */
  readonly minutes: number;
  readonly exercises: readonly Exercise<V>[];
}

export interface Course<V> {
  readonly game: string;
  readonly lessons: readonly Lesson<V>[];
}

/** How the reader stands in an exercise. */
export interface Judged<V> {
  readonly steps: readonly boolean[];
  readonly reached: boolean;
  /** The wrong turn just taken. */
  readonly wrong: AllowedTurn<V> | null;
  /** The goal is out of reach, by no known turn. */
  readonly missed: boolean;
  /** What the narrator would answer next; null off their way. */
  readonly next: string | null;
}

export function judge<V>(exercise: Exercise<V>, now: Now<V>): Judged<V> {
  const { steps, way, wrong, rivalsPlay = false } = exercise;
  const reached = steps[steps.length - 1].done(now);
  const done = steps.map((step) => reached || step.done(now));
  if (reached) return { steps: done, reached, wrong: null, missed: false, next: null };
  const turn = wrong.find((one): one is AllowedTurn<V> => 'id' in one && isTaken(one, now)) ?? null;
  const isStuck = exercise.missed?.(now) ?? (now.asked === null && !rivalsPlay && now.answers.length > 0);
  const isOnTheWay = now.answers.length < way.length && now.answers.every((text, at) => text === way[at]);
  return {
    steps: done,
    reached,
    wrong: turn,
    missed: turn === null && isStuck,
    next: turn === null && !isStuck && isOnTheWay && now.asked !== null ? way[now.answers.length] : null,
  };
}

function isTaken<V>(turn: AllowedTurn<V>, now: Now<V>): boolean {
  if (now.answers.length === 0) return false;
  return turn.when?.(now) ?? now.answers[now.answers.length - 1] === turn.answers[turn.answers.length - 1];
}

/** The reader's answers among those given since an exercise began. */
export function answersOf(lines: readonly Line[], from: number, me: Seat): readonly string[] {
  return lines.slice(from).flatMap(({ seat, text }) => (seat === me ? [text] : []));
}

/** Whether it is the first of its course. */
export function isFirst({ lessons }: Course<unknown>, exercise: Exercise<unknown>): boolean {
  return exercise === lessons[0].exercises[0];
}

export function wordOf(lesson: string, exercise: string, part: string): string {
  return `lesson.${lesson}.${exercise}.${part}`;
}

/** By which an exercise is remembered. */
export function nameOf(lesson: string, exercise: string): string {
  return `${lesson}/${exercise}`;
}
