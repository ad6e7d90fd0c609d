/** What a game's instinct is made of: a weigher for each step, named by the step itself. */

import type { Callable } from './steps.ts';
import type { Answer, Frame, Game, Instinct, Option, Prior, Question, Seat, State, Subset } from './types.ts';

/** Weighs the options of one step. */
export interface Weigher<S extends State> {
  readonly step: string;
  of(world: S, option: Option, p: Frame, seat: Seat, question: Question): number;
}

type Weighing<S extends State, P extends object, O extends Option> = (
  world: S,
  option: O,
  p: Frame & P,
  seat: Seat,
  question: Question,
) => number;

/** A method, so that a weigher may name the option and the frame it really gets. */
interface Weighs<S extends State, P extends object, O extends Option> {
  of(...asked: Parameters<Weighing<S, P, O>>): number;
}

export function weigher<S extends State, P extends object, O extends Option>(
  step: Callable<S, P, O> | Callable<S, P, readonly O[]>,
  of: Weighing<S, P, O>,
): Weigher<S> {
  return pollWeigher(step, of);
}

/** The same of a poll, which does not tell what it asks: the weigher names the options that are there. */
export function pollWeigher<S extends State, P extends object, O extends Option>(
  step: { readonly name: string },
  of: Weighing<S, P, O>,
): Weigher<S> {
  const weighs: Weighs<S, P, O> = { of };
  return { step: step.name, ...weighs };
}

/** All weighers of a game as `Instinct.weigh`; a step without one is weighed by `otherwise`. */
export function weighing<S extends State>(
  weighers: readonly Weigher<S>[],
  otherwise: Instinct<S>['weigh'] = () => 0,
): Instinct<S>['weigh'] {
  const byStep = new Map<string, Weigher<S>>();
  for (const one of weighers) {
    if (byStep.has(one.step)) throw new Error(`two weighers for the step ${one.step}`);
    byStep.set(one.step, one);
  }
  return (world, q, option) => {
    const known = byStep.get(q.frame.step);
    return known === undefined ? otherwise(world, q, option) : known.of(world, option, q.frame, q.seat, q);
  };
}

/** What the instinct answers in a world. */
export function instinctiveAnswer<S extends State>({ instinct }: Pick<Game<S>, 'instinct'>, world: S, q: Question): Answer {
  const whole = instinct.answer?.(world, q) ?? null;
  if (whole !== null) return whole;
  switch (q.kind) {
    case 'pick':
      return heaviest(instinct, world, q, q.options);
    case 'subset':
      return q.suggest?.()[0] ?? worthHaving(instinct, world, q);
    case 'order':
      return ranked(instinct, world, q, q.options);
    case 'amount':
      return q.max - ((q.max - q.min) % q.step);
  }
}

/** The same for whoever plays on in a world that is only imagined. */
export function hastyAnswer<S extends State>(game: Pick<Game<S>, 'instinct'>, world: S, q: Question): Answer {
  return game.instinct.inHaste?.(world, q) ?? instinctiveAnswer(game, world, q);
}

function heaviest<S extends State>(instinct: Instinct<S>, world: S, q: Question, options: readonly Option[]): Option {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const weight = instinct.weigh(world, q, option);
    if (weight > most) {
      most = weight;
      best = option;
    }
  }
  return best;
}

function ranked<S extends State>(instinct: Instinct<S>, world: S, q: Question, options: readonly Option[]): readonly Option[] {
  const weighed = options.map((option) => ({ option, weight: instinct.weigh(world, q, option) }));
  return weighed.sort((a, b) => b.weight - a.weight).map(({ option }) => option);
}

/** The options worth having, at least `min` and at most `max` of them. */
function worthHaving<S extends State>(instinct: Instinct<S>, world: S, q: Subset): readonly Option[] {
  const weighed = q.options.map((option) => ({ option, weight: instinct.weigh(world, q, option) })).sort((a, b) => b.weight - a.weight);
  return weighed.filter(({ weight }, i) => i < q.min || (i < q.max && weight > 0)).map(({ option }) => option);
}

/**
 * Points as shares of the win: `spread` points ahead make a seat e times as likely to win. Once the game is decided, what was
 * won.
 */
export function winShares({ core: { result } }: State, points: readonly number[], spread: number): number[] {
  if (result !== null) return points.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  const most = Math.max(...points);
  const odds = points.map((n) => Math.exp((n - most) / spread));
  const sum = odds.reduce((all, n) => all + n, 0);
  return odds.map((n) => n / sum);
}

/** Every option as likely, or the weights given; amounts at their ends and middle, sets and orders as suggested. */
export function plainPrior(q: Question, weights?: (options: readonly Option[]) => readonly number[]): Prior {
  switch (q.kind) {
    case 'pick':
      return { answers: q.options, weights: weights?.(q.options) ?? evenly(q.options.length) };
    case 'amount': {
      const last = q.max - ((q.max - q.min) % q.step);
      const middle = q.min + q.step * Math.floor((last - q.min) / q.step / 2);
      const answers = [...new Set([last, middle, q.min])];
      return { answers, weights: evenly(answers.length) };
    }
    case 'subset': {
      const answers = q.suggest?.() ?? [q.options.slice(0, q.min), q.options.slice(0, q.max)];
      return { answers, weights: evenly(answers.length) };
    }
    case 'order': {
      const answers = q.suggest?.() ?? [q.options];
      return { answers, weights: evenly(answers.length) };
    }
  }
}

function evenly(n: number): number[] {
  return new Array<number>(n).fill(1);
}

/** Says of an option at a glance how good it looks. */
export interface Glance<S extends State> {
  of(world: S, option: Option, seat: Seat, p: Frame): number;
}

/** A method, so that a glance may name the option it really gets. */
interface Glances<S extends State, O extends Option> {
  of(world: S, option: O, seat: Seat, p: Frame): number;
}

/** For a game: makes glances at the options of its steps, each by the name of the step. */
export function glances<S extends State>() {
  return <O extends Option>(
    step: { readonly name: string },
    of: (world: S, option: O, seat: Seat, p: Frame) => number,
  ): readonly [string, Glance<S>] => {
    const named: Glances<S, O> = { of };
    return [step.name, named];
  };
}

/** What is left to the worst answer, so that none is never tried. */
const LEAST = 0.01;

/** Turns points into likelihoods, in place: `heat` points make an answer e times as likely. */
export function likelihoods(answers: readonly Answer[], points: number[], heat: number): Prior {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i++) if (points[i] > most) most = points[i];
  for (let i = 0; i < points.length; i++) points[i] = LEAST + Math.exp((points[i] - most) / heat);
  return { answers, weights: points };
}
