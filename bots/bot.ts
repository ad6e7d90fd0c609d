import type { Answer, Chance, Game, Option, Plan, Question, Seat, State } from '@castellan/engine';

/** How much a player may think about one answer. Counted, so that a level means the same on every device; the time only caps it. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
  /** Whether nobody wants the answer any more. Asked between tries; what is answered then counts for nothing. */
  readonly isCalledOff?: (() => boolean) | undefined;
}

/** The plan that a seat follows in a stretch of its game, and how often it was to be thought over when it was chosen. */
export interface Followed {
  readonly stretch: string;
  readonly plan: Plan;
  readonly reviews: number;
}

/** What a bot remembers from one answer of its seat to the next. Whoever drives the bot keeps it: threads and workers come and go. */
export interface Memory {
  followed: Followed | null;
  /** What it has thought about of late, the latest last: whoever comes to the same again and again goes in a circle. */
  met: readonly string[];
}

export function newMemory(): Memory {
  return { followed: null, met: [] };
}

/** Within what a bot thinks: the less of this and of what its level allows itself. Without a memory it thinks everything anew. */
export interface Means extends Budget {
  readonly memory?: Memory;
}

/** As its level has it. */
export const UNBOUNDED: Means = { iterations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };

/** The less of two budgets; the second may be called off. */
export function lesser(one: Budget, other: Budget): Budget {
  return {
    ...other,
    iterations: Math.min(one.iterations, other.iterations),
    milliseconds: Math.min(one.milliseconds, other.milliseconds),
  };
}

/** What is left of a budget that was begun at this time. */
export function restOf<B extends Budget>(budget: B, since: number): B {
  return { ...budget, milliseconds: Math.max(0, budget.milliseconds - (performance.now() - since)) };
}

/** Tells between tries whether they are to end, from now on: the time is over, or nobody wants what they find. */
export function endOf(budget: Budget): () => boolean {
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() >= end || budget.isCalledOff?.() === true;
}

/** A player made of code. It is given a world that its seat holds possible, never the real state; see `driver.ts`. */
export interface Bot {
  readonly name: string;
  /** It plays for a person who is away; what they were composing in an aside stays as it is. */
  readonly standsIn?: true;
  /** Answers a question of that world. */
  decide<S extends State>(game: Game<S>, world: S, question: Question, means: Means, rng: Chance): Answer;
  /** What it does unasked: one of its interjections, such as a proposal or its answer to one, or null. */
  interject?<S extends State>(game: Game<S>, world: S, seat: Seat, options: readonly Option[], means: Means, rng: Chance): Option | null;
  /** What it does before it answers: one of its interjections, such as a card that it plays in its own turn, or null. */
  prepare?<S extends State>(game: Game<S>, world: S, question: Question, options: readonly Option[]): Option | null;
}
