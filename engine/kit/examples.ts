/** What is proven of the worked examples of any game: they can be laid, and what they say to try comes as they say. */

import { describe, expect, it } from 'vitest';
import { type Example, type Game, laidOut, linesOf, type State, stateHash, Table, type Try } from '../index.ts';

export function exampleKit<S extends State>(game: Game<S>, examples: readonly Example<S>[]): void {
  describe(`worked examples: ${game.id}`, () => {
    it('are laid once each, the same every time, with a question to whoever reads', () => {
      const ids = examples.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const example of examples) {
        expect(example.id).toMatch(/^W\d+[b-z]?$/);
        expect(stateHash(example.lay()), example.id).toBe(stateHash(example.lay()));
        expect(JSON.parse(JSON.stringify(example.lay())), example.id).toEqual(example.lay());
        expect(tableOf(game, example).question(example.seat ?? 0), example.id).not.toBeNull();
        expect(example.tries.length, example.id).toBeGreaterThan(0);
      }
    });

    it.each(examples.flatMap((example) => example.tries.map((one) => [nameOf(example, one), example, one] as const)))(
      '%s',
      (_, example, one) => {
        const table = tableOf(game, example);
        const lines = linesOf(example, one);
        const isRefused = 'refusedBy' in one;
        for (const line of isRefused ? lines.slice(0, -1) : lines)
          expect({ ...line, outcome: table.reply(line.seat, line.text) }).toMatchObject({ outcome: { ok: true } });
        if (isRefused) {
          const { seat, text } = lines[lines.length - 1];
          expect(table.reply(seat, text)).toMatchObject({ ok: false, refusal: { rule: one.refusedBy } });
        } else {
          expect({ before: one.so(example.lay()), after: one.so(table.state) }).toEqual({ before: false, after: true });
        }
      },
    );
  });
}

/** The position of an example, for tests that look further into it than the example does. */
export function laidAs<S extends State>(examples: readonly Example<S>[], id: string): S {
  const example = examples.find((one) => one.id === id);
  if (example === undefined) throw new Error(`there is no example ${id}`);
  return example.lay();
}

function tableOf<S extends State>(of: Game<S>, example: Example<S>): Table<S> {
  const { game, setup } = laidOut(of, example);
  return new Table(game, setup);
}

function nameOf<S extends State>({ id }: Example<S>, one: Try<S>): string {
  return `${id} ${one.answers.join(', ')}${'refusedBy' in one ? ` is refused by ${one.refusedBy}` : ''}`;
}
