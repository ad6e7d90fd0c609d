import type { Answer, Chance, Game, Option, Question, Seat, State } from '@castellan/engine';

/** How much a player may think about one answer. Counted, so that a level means the same on every device; the time only caps it. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** A player made of code. It is given a world that its seat holds possible, never the real state; see `driver.ts`. */
export interface Bot {
  readonly name: string;
  /** It plays for a person who is away; what they were composing in an aside stays as it is. */
  readonly standsIn?: true;
  /** Answers a question of that world. */
  decide<S extends State>(game: Game<S>, world: S, question: Question, budget: Budget, rng: Chance): Answer;
  /** What it does unasked: one of its interjections, such as a proposal or its answer to one, or null. */
  interject?<S extends State>(game: Game<S>, world: S, seat: Seat, options: readonly Option[], rng: Chance): Option | null;
  /** What it does before it answers: one of its interjections, such as a card that it plays in its own turn, or null. */
  prepare?<S extends State>(game: Game<S>, world: S, question: Question, options: readonly Option[]): Option | null;
}
