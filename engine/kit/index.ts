/** Everything that is proven of any game, for one line in its tests. */

import { describe, expect, it } from 'vitest';
import type { Game, OptionValues, State } from '../index.ts';
import {
  type Case,
  copiesIndependently,
  foreseesTruly,
  hasFittingWeights,
  hasSoundInstinct,
  hidesWhatItMust,
  keepsARecordOfEveryEnding,
  keepsItsRecord,
  type Problems,
  plansAsOneByOne,
  playsAlikeUnheard,
  playsToTheEnd,
  survivesJson,
  tellsTwoWorldsAlike,
  undoesSafely,
} from './checks.ts';
import { ADVERSARIES, type Chosen, mixed, setupsOf } from './play.ts';

export * from './checks.ts';
export * from './driver.ts';
export * from './examples.ts';
export * from './play.ts';

export interface KitOptions {
  /** Kept records, one for each ending. */
  readonly records: readonly { readonly name: string; readonly text: string }[];
  /** Random games for each set-up. */
  readonly games?: number;
  /** Games of the closer checks for each of a few set-ups in which all that can be chosen is mixed; a twentieth of `games` unless said. */
  readonly closer?: number;
  /** Which set-ups are played; all unless said. */
  readonly setups?: (seats: number, options: OptionValues) => boolean;
}

export function gameKit<S extends State>(game: Game<S>, kit: KitOptions): void {
  const { records, games = 200, closer = Math.max(3, Math.ceil(games / 20)), setups: wanted = () => true } = kit;
  const setups = setupsOf(game).filter(({ seats, options }) => wanted(seats, options));

  const few = mixed(game, setups);

  const everywhere = (count: number, check: (play: Case) => Problems, where: readonly Chosen[] = few): void => {
    for (const setup of where) {
      for (let seed = 1; seed <= count; seed++) {
        expect(check({ ...setup, seed }), `${setup.seats} seats, ${JSON.stringify(setup.options)}, seed ${seed}`).toEqual([]);
      }
    }
  };

  describe(`kit: ${game.id}`, () => {
    it('plays at random to an end, without dead ends, with all components', () =>
      everywhere(games, (play) => playsToTheEnd(game, play), setups));
    it('plays against adversaries to an end', () => {
      for (const adversary of ADVERSARIES) everywhere(closer, (play) => playsToTheEnd(game, play, adversary));
    });
    it('plays the same whether or not events are told', () => everywhere(closer, (play) => playsAlikeUnheard(game, play)));
    it('is the same after JSON at every step', () => everywhere(closer, (play) => survivesJson(game, play)));
    it('keeps records that replay to the same hash, and refuses nonsense', () => everywhere(closer, (play) => keepsItsRecord(game, play)));
    it('carries a plan out like its answers one by one', () => everywhere(Math.ceil(closer / 2), (play) => plansAsOneByOne(game, play)));
    it('foresees truly', () => everywhere(Math.ceil(closer / 2), (play) => foreseesTruly(game, play)));
    it('copies independently', () => everywhere(closer, (play) => copiesIndependently(game, play)));
    it('shows each seat only what it may know', () => everywhere(closer, (play) => hidesWhatItMust(game, play)));
    it('tells two worlds alike', () => everywhere(closer, (play) => tellsTwoWorldsAlike(game, play)));
    it('undoes to the last safe point only', () => everywhere(closer, (play) => undoesSafely(game, play)));
    it('has weights that fit its features', () => everywhere(closer, (play) => hasFittingWeights(game, play)));
    it('has a sound instinct', () => everywhere(closer, (play) => hasSoundInstinct(game, play)));
    it('is shipped with content that fits its own schema', async () => {
      expect(await game.packs.add({ game: game.id, name: 'as shipped', changes: {} })).toMatchObject({ ok: true });
    });
    it('keeps a record of every ending', () => expect(keepsARecordOfEveryEnding(game, records)).toEqual([]));
  });
}
