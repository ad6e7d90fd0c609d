/** An exercise as it is played at its table, without a page. */

import { type Game, type GameRecord, type Question, type Refusal, type State, setupOf, spoken } from '@castellan/engine';
import { Course } from '../../tables/local/course.ts';
import { gentleAnswer } from '../../tables/local/gentle.ts';
import { answersOf, type Exercise, type Judged, judge } from '../lesson.ts';

/** More than any exercise needs. */
const PATIENCE = 200;

export class Practising {
  private readonly game: Game<State>;
  private readonly exercise: Exercise<unknown>;
  private readonly course: Course;
  private readonly from: number;
  private readonly me: number;
  /** What rivals have made up their minds to say, by question: at a table they think when they are asked, whoever answers first. */
  private readonly thoughts: Map<string, string> = new Map();

  constructor(game: Game<State>, exercise: Exercise<unknown>, record: GameRecord) {
    const from = setupOf(game, record);
    if (!from.ok) throw new Error(`${exercise.position} does not fit the rules: ${from.error.key}`);
    this.game = game;
    this.exercise = exercise;
    this.course = new Course(game, from.setup, record.lines, []);
    this.from = record.lines.length;
    this.me = exercise.seat ?? 0;
    this.letRivalsThink();
  }

  asked(): string | null {
    return this.course.table.question(this.me)?.frame.step ?? null;
  }

  questionId(): string | null {
    const { table } = this.course;
    const q = table.question(this.me);
    return q === null ? null : table.questionId(q);
  }

  /** What an answer would be given to. */
  question(text: string): Question {
    const { table } = this.course;
    const q = spoken(text).manner === 'aside' ? table.aside(this.me) : table.question(this.me);
    if (q === null) throw new Error(`nobody asks for “${text}”`);
    return q;
  }

  judged(): Judged<unknown> {
    const { table, lines } = this.course;
    const { board, asked } = table.view(this.me);
    const happened = this.course.log(this.me).filter(({ seq }) => seq >= this.from);
    return judge(this.exercise, { board, asked, me: this.me, answers: answersOf(lines, this.from, this.me), happened });
  }

  /** Why not, if it is refused. */
  answer(text: string): Refusal | null {
    const outcome = this.course.replyAll(this.me, [{ text }], this.course.table.questionId(this.question(text)));
    if (!outcome.ok) return outcome.refusal;
    this.letRivalsThink();
    if (!this.judged().reached) this.letRivalsPlay();
    return null;
  }

  private rivalsAsked(): readonly { readonly seat: number; readonly id: string }[] {
    const { table } = this.course;
    if (this.exercise.rivalsPlay !== true) return [];
    return table.questions().flatMap((q) => (q.seat === this.me ? [] : [{ seat: q.seat, id: table.questionId(q) }]));
  }

  private letRivalsThink(): void {
    const { table, lines } = this.course;
    for (const { seat, id } of this.rivalsAsked()) {
      if (this.thoughts.has(`${seat} ${id}`)) continue;
      const text = gentleAnswer(this.game, table.state, seat, lines.filter((line) => line.seat === seat).length);
      if (text === null) throw new Error('a rival has no answer');
      this.thoughts.set(`${seat} ${id}`, text);
    }
  }

  private letRivalsPlay(): void {
    for (let n = 0; n < PATIENCE; n++) {
      const [asked] = this.rivalsAsked();
      if (asked === undefined || this.course.table.question(this.me) !== null) return;
      const { seat, id } = asked;
      this.course.replyAll(seat, [{ text: this.thoughts.get(`${seat} ${id}`) ?? '' }], id);
      this.letRivalsThink();
    }
    throw new Error('the rivals never end');
  }
}
