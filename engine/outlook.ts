/** From numbers that tell how seats stand to shares of the win, by learned weights. */

import type { Instinct, Outlook, Seat, State } from './types.ts';

/** The value by the learned weights. Those who win together share evenly; once the game is decided, what was won. */
export function learnedValue<S extends State>(outlook: Outlook<S>): Instinct<S>['value'] {
  const phases = outlook.weights.phases.map(({ weights }) => byName(outlook, weights));
  return (world) => {
    const { seats, result } = world.core;
    const shares = new Array<number>(seats).fill(0);
    if (result !== null) {
      for (const seat of result.winners) shares[seat] = 1 / result.winners.length;
      return shares;
    }
    const sides = sidesOf(outlook, world);
    const odds = oddsOf(sides.map((side) => pointsOf(outlook, world, side, phases)));
    for (let i = 0; i < sides.length; i++) for (const seat of sides[i]) shares[seat] = odds[i] / sides[i].length;
    return shares;
  };
}

export function sidesOf<S extends State>(outlook: Pick<Outlook<S>, 'sides'>, world: S): readonly (readonly Seat[])[] {
  return outlook.sides?.(world) ?? Array.from({ length: world.core.seats }, (_, seat) => [seat]);
}

/** How a side stands: the mean of those on it who can still win; null when nobody can. */
export function standingOf<S extends State>(
  outlook: Pick<Outlook<S>, 'features' | 'isOut'>,
  world: S,
  side: readonly Seat[],
): readonly number[] | null {
  const able = side.filter((seat) => outlook.isOut?.(world, seat) !== true);
  if (able.length < 2) return able.length === 0 ? null : outlook.features(world, able[0]);
  const all = able.map((seat) => outlook.features(world, seat));
  return all[0].map((_, i) => all.reduce((sum, features) => sum + features[i], 0) / able.length);
}

/** In the order of the features. What is new since they were learned counts for nothing, until they are learned anew; the kit tells. */
function byName<S extends State>({ names, weights: { features } }: Outlook<S>, weights: readonly number[]): readonly number[] {
  return names.map((name) => weights[features.indexOf(name)] ?? 0);
}

function pointsOf<S extends State>(outlook: Outlook<S>, world: S, side: readonly Seat[], phases: readonly (readonly number[])[]): number {
  const standing = standingOf(outlook, world, side);
  if (standing === null) return Number.NEGATIVE_INFINITY;
  const weights = phases[Math.min(outlook.phase(world), phases.length - 1)];
  let points = 0;
  for (let i = 0; i < weights.length; i++) points += weights[i] * standing[i];
  return points;
}

/** Points as shares that make 1: one more makes e times as likely. */
export function oddsOf(points: readonly number[]): number[] {
  const most = Math.max(...points);
  if (most === Number.NEGATIVE_INFINITY) return points.map(() => 1 / points.length);
  const odds = points.map((n) => Math.exp(n - most));
  const sum = odds.reduce((all, n) => all + n, 0);
  return odds.map((n) => n / sum);
}
