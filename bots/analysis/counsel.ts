/** The best answers to a question, and how far apart they are. */

import { type Chance, type Game, guess, instinctiveAnswer, printAnswer, type Question, type Seat, type State } from '@castellan/engine';
import { beforeAnswer } from '../driver.ts';
import { heuristic } from '../heuristic.ts';
import { type Sight, sightOf } from '../search/play-on.ts';
import { search } from '../search/search.ts';
import { type Effort, type Reason, searchIn } from './analysis.ts';
import { questionOf } from './behind.ts';
import { heldAgainst, knowsEnough, type Less, reasonsFor, triedOn } from './held.ts';

/** How much less than the first of them an answer comes to. */
interface Distance {
  /** The share of the win, and half the width of its interval. */
  readonly by: number;
  readonly band: number;
  /** The difference may well be none. */
  readonly isEqual: boolean;
}

export interface Counselled {
  readonly text: string;
  /** Null for the best, and where answers are only put in order. */
  readonly less: Distance | null;
}

export interface Counsel {
  /** The best first. */
  readonly answers: readonly Counselled[];
  /** What there is more of behind the best than behind the next that is not as good. */
  readonly because: readonly Reason[];
}

/** So many answers are told. */
const TOLD = 3;

/** Differences below this are none, however sure. */
const NOTHING = 0.005;

/** Somebody waits for it. */
export const COUNSEL: Effort = { search: 64, worlds: 24, milliseconds: 2_000 };

/** Null when the seat is not asked. What is to be said before the answer is all there is to tell. Where nobody looks ahead, or the value knows too little, the instinct puts them in order. */
export function counsel<S extends State>(game: Game<S>, s: S, seat: Seat, rng: Chance, effort: Effort = COUNSEL): Counsel | null {
  const world = guess(game, s, seat, rng);
  const q = questionOf(game, world, seat);
  if (q === null) return null;
  const first = beforeAnswer(game, s, q, heuristic(), rng);
  if (first !== null) return { answers: [{ text: first, less: null }], because: [] };
  const sight = sightOf(game, true);
  const measured = sight === null || !knowsEnough(game, world) ? null : byTrial(game, sight, world, q, effort, rng);
  return measured ?? { answers: byInstinct(game, world, q).map((text) => ({ text, less: null })), because: [] };
}

function byInstinct<S extends State>(game: Game<S>, world: S, q: Question): readonly string[] {
  const { answers, weights } = game.instinct.prior(world, q);
  const inOrder = answers.map((answer, i) => ({ answer, weight: weights[i] })).sort((one, other) => other.weight - one.weight);
  const texts = [instinctiveAnswer(game, world, q), ...inOrder.map(({ answer }) => answer)].map((answer) => printAnswer(q, answer));
  return [...new Set(texts)].slice(0, TOLD);
}

function byTrial<S extends State>(game: Game<S>, sight: Sight<S>, world: S, q: Question, effort: Effort, rng: Chance): Counsel | null {
  const budget = searchIn(effort);
  const found = search(game, sight, world, q, budget, rng);
  const texts = found
    .filter(({ visits }) => visits > 0)
    .slice(0, TOLD)
    .map(({ text }) => text);
  if (texts.length < 2) return null;
  const tried = triedOn(game, sight, world, q.seat, texts, effort.worlds, rng, budget);
  const against = (best: number): readonly { readonly text: string; readonly less: Less }[] =>
    texts.flatMap((text, n) => {
      const less = n === best ? null : heldAgainst(tried, q.seat, best, n);
      return less === null ? [] : [{ text, less }];
    });
  // The one tried most, unless another came to more on these worlds, which were not those it was tried on.
  const best = texts.reduce((most, _, n) => ((heldAgainst(tried, q.seat, most, n)?.by ?? 0) < 0 ? n : most), 0);
  const others = against(best).toSorted((one, other) => one.less.by - other.less.by);
  const answers = others.map(({ text, less: { by, band } }) => ({ text, less: { by, band, isEqual: by < NOTHING || by <= band } }));
  const worse = others.find((_, n) => !answers[n].less.isEqual);
  return {
    answers: [{ text: texts[best], less: null }, ...answers],
    because: worse === undefined ? [] : reasonsFor(game, world, worse.less),
  };
}
