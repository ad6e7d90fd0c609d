/** All answers to a question, where they are few. */

import { checkAnswer, type Game, type Option, printKeys, type Question, type State } from '@castellan/engine';

/** Their texts; null where there are more than `most`. */
export function everyAnswer<S extends State>(game: Game<S>, s: S, q: Question, most: number): readonly string[] | null {
  const texts = textsOf(q, most);
  if (texts === null) return null;
  const legal = texts.filter((text) => checkAnswer(game, s, q, text).ok);
  return legal.length > most ? null : legal;
}

/** Sets that are looked through, of which a check may leave few. */
const MOST_SETS = 512;
/** The orders of more are too many. */
const MOST_ORDERED = 4;

function textsOf(q: Question, most: number): readonly string[] | null {
  switch (q.kind) {
    case 'pick':
      return q.options.length > most ? null : q.options.map(({ key }) => key);
    case 'amount': {
      const count = Math.floor((q.max - q.min) / q.step) + 1;
      return count > most ? null : Array.from({ length: count }, (_, n) => String(q.min + n * q.step));
    }
    case 'subset': {
      if (2 ** q.options.length > MOST_SETS) return null;
      const sets = Array.from({ length: 2 ** q.options.length }, (_, bits) => q.options.filter((_option, n) => (bits >> n) % 2 === 1));
      return sets.filter(({ length }) => length >= q.min && length <= q.max).map((chosen) => printed(q, chosen));
    }
    case 'order':
      return q.options.length > MOST_ORDERED ? null : ordersOf(q.options).map((chosen) => printed(q, chosen));
  }
}

function printed({ kind }: Question, chosen: readonly Option[]): string {
  return printKeys(
    kind,
    chosen.map(({ key }) => key),
  );
}

function ordersOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((first) => ordersOf(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
