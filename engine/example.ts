/** Worked examples of a rulebook, laid as positions in which what they say can be tried. */

import type { Line } from './lines.ts';
import type { Game, Seat, Setup, State } from './types.ts';

export interface Example<S extends State> {
  /** Its number in the catalogue, `W5`; where it is laid more than once `W5b` and so on. */
  readonly id: string;
  /** Whom the reader plays; the first seat if it does not say. */
  readonly seat?: Seat;
  /** The position, made anew every time. */
  lay(): S;
  readonly tries: readonly Try<S>[];
}

/** What an example says to try: it leads somewhere, or the rules refuse its last answer. */
export type Try<S extends State> = Leading<S> | Refusing;

interface Leading<S extends State> {
  readonly answers: readonly Said[];
  /** Whether it came as the example says. */
  so(s: S): boolean;
}

interface Refusing {
  readonly answers: readonly Said[];
  readonly refusedBy: string;
}

/** Answers of the reader as they are; those of another seat with its number before them: `1: pass`. */
type Said = string;

/** What is answered in a try, and by whom. */
export function linesOf<S extends State>({ seat = 0 }: Example<S>, { answers }: Try<S>): readonly Line[] {
  return answers.map((said) => {
    const [, other, text] = /^(\d+): (.*)$/.exec(said) ?? [];
    return other === undefined ? { seat, text: said } : { seat: Number(other), text };
  });
}

/** The game as it is played from the position of an example: there it begins. */
export function laidOut<S extends State>(game: Game<S>, example: Example<S>): { readonly game: Game<S>; readonly setup: Setup } {
  const { seats, pack } = example.lay().core;
  return { game: { ...game, setup: () => example.lay(), start: () => undefined }, setup: { seats, options: {}, seed: '', pack } };
}
