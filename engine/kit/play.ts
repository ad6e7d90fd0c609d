/** Players for tests: uniformly random ones, and stubborn ones that drive a game into its corners. */

import {
  type Answer,
  below,
  type Chance,
  type Game,
  type Option,
  type OptionValues,
  type Question,
  randomAnswer,
  type Setup,
  type State,
  someSubset,
} from '../index.ts';

export type Player = (q: Question, rng: Chance) => Answer;

export const randomPlayer: Player = randomAnswer;

/** Always the first option, the smallest set, the least amount. */
const firstPlayer: Player = (q, rng) => {
  switch (q.kind) {
    case 'pick':
      return q.options[0];
    case 'amount':
      return q.min;
    case 'order':
      return q.options;
    case 'subset':
      return someSubset(q, rng, q.min);
  }
};

/** Always the last option, the largest set, the most. */
const lastPlayer: Player = (q, rng) => {
  switch (q.kind) {
    case 'pick':
      return q.options[q.options.length - 1];
    case 'amount':
      return q.max - ((q.max - q.min) % q.step);
    case 'order':
      return q.options.toReversed();
    case 'subset':
      return someSubset(q, rng, Math.min(q.max, q.options.length));
  }
};

/** Clings to one kind of option for a whole game, by a number drawn at its start. */
const stubbornPlayer: Player = (q, rng) => {
  if (q.kind !== 'pick' || below(rng, 5) === 0) return randomPlayer(q, rng);
  const favourite = q.options.reduce((best, option) => (rank(option) > rank(best) ? option : best));
  return favourite;
};

function rank(option: Option): number {
  return option.say.length * 31 + option.key.length;
}

export const ADVERSARIES: readonly Player[] = [firstPlayer, lastPlayer, stubbornPlayer];

/** What is chosen before a game. */
export type Chosen = Pick<Setup, 'seats' | 'options'>;

/** Every number of seats with the default options, and every other value of each option. */
export function setupsOf<S extends State>(game: Game<S>): Chosen[] {
  const setups: Chosen[] = [];
  const defaults: { [id: string]: boolean | number | string } = {};
  for (const spec of game.options) defaults[spec.id] = spec.default;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const variants: OptionValues[] = [defaults];
    for (const spec of game.options) {
      const values = spec.kind === 'flag' ? [true, false] : spec.values;
      for (const value of values) if (value !== spec.default) variants.push({ ...defaults, [spec.id]: value });
    }
    for (const options of variants) if ((game.refuseSetup?.(seats, options) ?? null) === null) setups.push({ seats, options });
  }
  return setups;
}

/**
 * A few of these set-ups, mixed: every number of seats and every value occurs in one, with as many pairs of them as so few can hold.
 * What a game refuses to mix stays as it was.
 */
export function mixed<S extends State>(game: Game<S>, setups: readonly Chosen[]): Chosen[] {
  const ids = game.options.map(({ id }) => id);
  const partsOf = ({ seats, options }: Chosen): string[] => [`seats ${seats}`, ...ids.map((id) => `${id} ${options[id]}`)];
  const pairsOf = (parts: readonly string[]): string[] => parts.flatMap((one, i) => parts.slice(0, i).map((other) => `${other} ${one}`));
  const missing = new Set(setups.flatMap(partsOf));
  const met = new Set<string>();
  const chosen: Chosen[] = [];
  const worth = (setup: Chosen): number => {
    const parts = partsOf(setup);
    const news = pairsOf(parts).filter((pair) => !met.has(pair)).length;
    const likes = chosen.filter(({ seats }) => seats === setup.seats).length;
    return parts.filter((part) => missing.has(part)).length * parts.length ** 2 + news - likes / setups.length;
  };
  while (missing.size > 0) {
    let best = setups.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    for (const id of ids)
      for (const { options } of setups) {
        const other = { ...best, options: { ...best.options, [id]: options[id] } };
        if (worth(other) > worth(best) && (game.refuseSetup?.(other.seats, other.options) ?? null) === null) best = other;
      }
    for (const part of partsOf(best)) missing.delete(part);
    for (const pair of pairsOf(partsOf(best))) met.add(pair);
    chosen.push(best);
  }
  return chosen;
}
