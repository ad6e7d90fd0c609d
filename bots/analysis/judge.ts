/**
 * What an answer gave away: the best answer minus the one given, in what the seat could know. The best is sought by search, and both are
 * then held against each other on fresh worlds, so that what was found by luck is not counted.
 */

import { type Answer, type Chance, checkAnswer, type Game, guess, type Seat, type State } from '@castellan/engine';
import { isWorthSearching, sightOf } from '../search/play-on.ts';
import { search } from '../search/search.ts';
import { type Effort, type Given, type Mistake, searchIn } from './analysis.ts';
import { questionOf } from './behind.ts';
import { heldAgainst, knowsEnough, reasonsFor, triedOn } from './held.ts';

export interface Judgement {
  readonly isGood: boolean;
  /** What the answer was worth to its seat before dice and cards. */
  readonly expected: number;
  /** What it gave away, if that is sure to be more than is passed over. */
  readonly mistake: Mistake | null;
}

/** Within this of the best found, an answer is as good. */
const AS_GOOD = 0.01;

/**
 * Null where there was no choice, where nobody looks ahead, where the question is not worth it or the value does not know enough. `told`: what
 * a mistake costs at least.
 */
export function judge<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  said: string,
  effort: Effort,
  told: number,
  rng: Chance,
): Judgement | null {
  const sight = sightOf(game);
  const world = guess(game, s, seat, rng);
  const q = sight === null || !knowsEnough(game, world) ? null : questionOf(game, world, seat);
  if (sight === null || q === null || !isWorthSearching(game, world, q)) return null;
  const budget = searchIn(effort);
  const found = search(game, sight, world, q, budget, rng);
  const [best] = found;
  if (found.length < 2 || best.visits === 0) return null;
  if (best.text === said) return { isGood: true, expected: best.value, mistake: null };
  const less = heldAgainst(triedOn(game, sight, world, seat, [best.text, said], effort.worlds, rng, budget), seat, 0, 1);
  const given = checkAnswer(game, world, q, said);
  if (less === null || !given.ok) return null;
  const { by: loss, band, value: expected } = less;
  const surely = loss - band;
  const mistake =
    surely > told
      ? {
          played: inOptions(said, given.answer),
          better: inOptions(best.text, best.answer),
          loss,
          surely,
          because: reasonsFor(game, world, less),
        }
      : null;
  return { isGood: loss <= AS_GOOD || surely <= 0, expected, mistake };
}

function inOptions(text: string, answer: Answer): Given {
  return { text, chosen: typeof answer === 'number' ? [] : [answer].flat() };
}
