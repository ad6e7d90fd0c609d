/**
 * What an answer gave away: the best answer minus the one given, in what the seat could know. The best is sought by search, and both are
 * then held against each other on fresh worlds, so that what was found by luck is not counted.
 */

import {
  type Answer,
  type Chance,
  checkAnswer,
  type Game,
  guess,
  instinctiveAnswer,
  printAnswer,
  type Seat,
  type State,
} from '@castellan/engine';
import { isWorthSearching, sightOf } from '../search/play-on.ts';
import { search } from '../search/search.ts';
import { type Effort, type Given, type Mistake, searchIn } from './analysis.ts';
import { questionOf } from './behind.ts';
import { heldAgainst, knowsEnough, reasonsFor, triedOn } from './held.ts';

export interface Judgement {
  readonly isGood: boolean;
  /** What it did to the chances of each seat, against what the instinct would have answered. Nothing where that was answered. */
  readonly effect: readonly number[];
  /** The variance of that. */
  readonly doubt: readonly number[];
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
  const sight = sightOf(game, true);
  const world = guess(game, s, seat, rng);
  const q = sight === null || !knowsEnough(game, world) ? null : questionOf(game, world, seat);
  if (sight === null || q === null || !isWorthSearching(game, world, q)) return null;
  const budget = searchIn(effort);
  const found = search(game, sight, world, q, budget, rng);
  const [best] = found;
  if (found.length < 2 || best.visits === 0) return null;
  const usual = printAnswer(q, instinctiveAnswer(game, world, q));
  const texts = [...new Set([said, best.text, usual])];
  if (texts.length === 1) return { isGood: true, effect: [], doubt: [], mistake: null };
  const tried = triedOn(game, sight, world, seat, texts, effort.worlds, rng, budget);
  const { effect, doubt } = heldAgainst(tried, seat, texts.indexOf(usual), 0) ?? { effect: [], doubt: [] };
  if (best.text === said) return { isGood: true, effect, doubt, mistake: null };
  const less = heldAgainst(tried, seat, texts.indexOf(best.text), 0);
  const given = checkAnswer(game, world, q, said);
  if (less === null || !given.ok) return null;
  const { by: loss, band } = less;
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
  return { isGood: loss <= AS_GOOD || surely <= 0, effect, doubt, mistake };
}

function inOptions(text: string, answer: Answer): Given {
  return { text, chosen: typeof answer === 'number' ? [] : [answer].flat() };
}
