import type { Answer, Chance, Game, Question, State } from '@castellan/engine';

/** A player made of code. It is given the real state and must not read what its seat may not know: only `guess` it. */
export interface Bot {
  readonly name: string;
  choose<S extends State>(game: Game<S>, s: S, question: Question, rng: Chance): Answer;
}
