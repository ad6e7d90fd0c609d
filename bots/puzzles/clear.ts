/**
 * Whether one answer is clearly best: all answers are tried on common worlds that the seat holds possible, the better half on more of them,
 * and those that are left are held against each other on fresh worlds, which none of them was chosen by.
 */

import { type Chance, type Game, guess, instinctiveAnswer, printAnswer, type Question, type Seat, type State } from '@castellan/engine';
import { atAGlance, type Behind, questionOf } from '../analysis/behind.ts';
import { heldAgainst, knowsEnough, mean, reasonsFor, triedOn } from '../analysis/held.ts';
import type { Sight } from '../search/play-on.ts';
import { everyAnswer } from './every-answer.ts';
import type { Puzzle, Weighed } from './puzzle.ts';

export interface Looking {
  /** Quiet moments to which a try is played on. */
  readonly ahead: number;
  /** Worlds on which all answers are tried, then the better half, then, fresh ones, the best. */
  readonly all: number;
  readonly half: number;
  readonly fresh: number;
  /** How much of the win the next answer gives away at least. */
  readonly margin: number;
}

export type Clear = Omit<Puzzle, 'id' | 'seat' | 'over'>;

const HALF = 0.5;

/** With fewer answers there is nothing to find; more cannot all be tried. */
const FEWEST = 3;
const MOST = 24;

/** So many answers are held against each other in the end. */
const HELD = 4;

/** The best is apart from the next by more than this many standard errors. */
const ERRORS = 3;
/** So many are enough to look closer. */
const PROMISING = 1.5;

/** Half the width of an interval of 95 %, in standard errors. */
const BAND = 1.96;

/** Within this of the best an answer is as good; and so many answers in three may be. */
const AS_GOOD = 0.008;
const GOOD_IN = 3;

/** The question that may be a puzzle, and its answers; null where it is none. */
export function riddleAt<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
): { readonly q: Question; readonly texts: readonly string[] } | null {
  if (s.core.offers.some(({ to }) => to.includes(seat)) || s.core.asides.length > 0 || !knowsEnough(game, s)) return null;
  const q = questionOf(game, s, seat);
  // On a device nobody is hurried but by limits that count there.
  if (q === null || (q.limit !== null && q.limit.online !== true)) return null;
  const texts = everyAnswer(game, s, q, MOST);
  return texts === null || texts.length < FEWEST ? null : { q, texts };
}

/** Null where no answer is clearly best. `fresh` is the chance of the worlds by which the best is confirmed. */
export function clearlyBest<S extends State>(game: Game<S>, s: S, seat: Seat, looking: Looking, rng: Chance, fresh: Chance): Clear | null {
  const { outlook, searchedBy } = game.instinct;
  const riddle = riddleAt(game, s, seat);
  if (outlook === undefined || riddle === null) return null;
  const sight: Sight<S> = { moment: (world) => outlook.moment(world), moments: looking.ahead };
  // Where playing on by instinct is slow, a glance has to do until few answers are left.
  const manner = searchedBy !== 'knights' ? atAGlance : instinctiveAnswer;
  const tries = (texts: readonly string[], worlds: number) =>
    ranked(texts, triedOn(game, sight, s, seat, texts, worlds, rng, { manner }), seat);
  const first = tries(riddle.texts, looking.all);
  const half = Math.max(HELD, Math.ceil(first.length / 2));
  const second = tries(
    first.slice(0, half).map(({ text }) => text),
    looking.half,
  );
  if (split(second, looking.margin / 2, PROMISING) === null) return null;
  const left = second.slice(0, HELD).map(({ text }) => text);
  // What does not look clear on a third of the fresh worlds is not tried on the others.
  const third = Math.ceil(looking.fresh / 3);
  const begun = triedOn(game, sight, s, seat, left, third, fresh);
  if (split(ranked(left, begun, seat), looking.margin / 2, 1) === null) return null;
  const tried = [...begun, ...triedOn(game, sight, s, seat, left, looking.fresh - third, fresh)];
  const held = ranked(left, tried, seat);
  const best = split(held, looking.margin, ERRORS);
  if (best === null || best * GOOD_IN > riddle.texts.length) return null;
  // What is best only as far as it was looked is no riddle that a good player could solve.
  const farther = ranked(left, triedOn(game, { ...sight, moments: looking.ahead + 1 }, s, seat, left, looking.fresh, fresh), seat);
  if (!staysBest(farther, held.slice(0, best))) return null;
  const top = left.indexOf(held[0].text);
  const next = heldAgainst(tried, seat, top, left.indexOf(held[best].text));
  // Where the game is over, who has won tells more than how they stand.
  const ends = mean(tried.map((behind) => (behind[top]?.isOver === true ? 1 : 0))) > HALF;
  const because = next === null || ends ? [] : reasonsFor(game, s, next);
  if (because.length === 0 && !ends) return null;
  return {
    step: riddle.q.frame.step,
    answers: [
      ...held.map(rounded),
      ...[...second.slice(HELD), ...first.slice(half)].map((one) => rounded({ ...one, value: held[0].value - one.less, band: null })),
    ],
    best,
    because: because.map(({ feature, more }) => ({ feature, more: round(more) })),
    ends,
    blind: round(blindly(game, s, seat, held.slice(0, best), rng)),
  };
}

/** The best first, each with its distance from the first. */
function ranked(texts: readonly string[], tried: readonly (readonly (Behind | null)[])[], seat: Seat): readonly Weighed[] {
  const means = texts.map((_, n) => mean(tried.map((behind) => behind[n]?.value[seat] ?? 0)));
  const top = means.reduce((most, value, n) => (value > means[most] ? n : most), 0);
  return texts
    .map((text, n) => {
      const less = n === top ? null : heldAgainst(tried, seat, top, n);
      return { text, value: means[n], less: less?.by ?? means[top] - means[n], band: less?.band ?? 0 };
    })
    .sort((one, other) => one.less - other.less);
}

/** How many are as good as the best, if all others are clearly worse; else null. */
function split(answers: readonly Weighed[], margin: number, errors: number): number | null {
  const best = answers.findIndex(({ less }) => less > AS_GOOD);
  if (best < 1) return null;
  const { less, band } = answers[best];
  return less >= margin && less > ((band ?? 0) / BAND) * errors ? best : null;
}

/** Whether one of the best is still ahead of all others. */
function staysBest(farther: readonly Weighed[], best: readonly Weighed[]): boolean {
  const isBest = ({ text }: Weighed) => best.some((one) => one.text === text);
  const others = farther.filter((one) => !isBest(one));
  return isBest(farther[0]) && others.every(({ less }) => less > AS_GOOD);
}

/** How likely one of these is at a glance, in a world that the seat holds possible. */
function blindly<S extends State>(game: Game<S>, s: S, seat: Seat, best: readonly Weighed[], rng: Chance): number {
  const world = guess(game, s, seat, rng);
  const q = questionOf(game, world, seat);
  if (q === null) return 0;
  const { answers, weights } = game.instinct.prior(world, q);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return answers.reduce<number>(
    (sum, answer, n) => (best.some(({ text }) => text === printAnswer(q, answer)) ? sum + weights[n] / all : sum),
    0,
  );
}

function rounded({ text, value, less, band }: Weighed): Weighed {
  return { text, value: round(value), less: round(less), band: band === null ? null : round(band) };
}

function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}
