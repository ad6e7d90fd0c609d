/** An exercise as it is played at its table, without a page. */

import { type Game, type GameRecord, type Question, type Refusal, readKeys, type State, setupOf, spoken } from '@castellan/engine';
import { Course } from '../../tables/local/course.ts';
import { gentleAnswer } from '../../tables/local/gentle.ts';
import { answersOf, type Exercise, type Judged, judge } from '../lesson.ts';

/** More than any exercise needs. */
const PATIENCE = 200;

/** What on the table an answer points at, nothing for what is said by a chip; and whether it is confirmed when all is touched. */
export interface Hands {
  readonly targets: readonly string[];
  readonly confirms: boolean;
}

export function handsOf(q: Question | null, text: string): Hands {
  if (q === null || q.kind === 'amount') return { targets: [], confirms: true };
  const keys = readKeys(q.kind, text);
  const targets = q.options.filter(({ key }) => keys.includes(key)).flatMap(({ at }) => at ?? []);
  return { targets, confirms: q.kind !== 'pick' };
}

export class Practising {
  private readonly game: Game<State>;
  private readonly exercise: Exercise<unknown>;
  private readonly course: Course;
  private readonly from: number;
  private readonly me: number;

  constructor(game: Game<State>, exercise: Exercise<unknown>, record: GameRecord) {
    const from = setupOf(game, record);
    if (!from.ok) throw new Error(`${exercise.position} does not fit the rules: ${from.error.key}`);
    this.game = game;
    this.exercise = exercise;
    this.course = new Course(game, from.setup, record.lines, []);
    this.from = record.lines.length;
    this.me = exercise.seat ?? 0;
  }

  asked(): string | null {
    return this.course.table.question(this.me)?.frame.step ?? null;
  }

  hands(text: string): Hands {
    return handsOf(this.course.table.question(this.me), text);
  }

  judged(): Judged<unknown> {
    const { table, lines } = this.course;
    const { board, asked } = table.view(this.me);
    const happened = this.course.log(this.me).filter(({ seq }) => seq >= this.from);
    return judge(this.exercise, { board, asked, me: this.me, answers: answersOf(lines, this.from, this.me), happened });
  }

  /** Why not, if it is refused. */
  answer(text: string): Refusal | null {
    const { table } = this.course;
    const q = spoken(text).manner === 'aside' ? table.aside(this.me) : table.question(this.me);
    if (q === null) throw new Error(`nobody asks for “${text}”`);
    const outcome = this.course.replyAll(this.me, [{ text }], table.questionId(q));
    if (!outcome.ok) return outcome.refusal;
    if (this.exercise.rivalsPlay === true && !this.judged().reached) this.letRivalsPlay();
    return null;
  }

  private letRivalsPlay(): void {
    for (let n = 0; n < PATIENCE; n++) {
      const { table } = this.course;
      const q = table.questions().find(({ seat }) => seat !== this.me);
      if (q === undefined || table.question(this.me) !== null) return;
      const text = gentleAnswer(this.game, table.state, q.seat, this.course.lines.length);
      if (text === null) throw new Error('a rival has no answer');
      this.course.replyAll(q.seat, [{ text }], table.questionId(q));
    }
    throw new Error('the rivals never end');
  }
}
