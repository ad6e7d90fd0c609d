/** Turns prepared in advance: tried now as if they had come, and looked at once more when they have. */

import { carryOut } from './carry.ts';
import { type Chance, fastChance } from './chance.ts';
import type { Line } from './lines.ts';
import type { Standing } from './standing.ts';
import type { Rules, Seat, State } from './types.ts';
import { guess } from './worlds.ts';

/** Lays a world out as if the seat were asked this step now; false where that cannot be prepared. */
export function layTurn<S extends State>(game: Rules<S>, world: S, seat: Seat, step: string): boolean {
  const frames = game.prepares?.begin(world, seat, step) ?? null;
  if (frames === null) return false;
  world.core.stack = frames.toReversed();
  world.core.asides = [];
  return true;
}

/**
 * What a line leads to that its seat would not run into unawares. Tried in a world that the seat holds possible, so that a turn which stops
 * tells nothing that is hidden.
 */
export function alarmsAt<S extends State>(game: Rules<S>, s: S, line: Line, rng: Chance): readonly string[] {
  return game.prepares === undefined ? [] : alarmsIn(game, guess(game, s, line.seat, rng), line);
}

/** Carries the line out on the world. */
function alarmsIn<S extends State>(game: Rules<S>, world: S, line: Line): readonly string[] {
  const from = game.copy(world);
  world.core.told = [];
  carryOut(game, world, line);
  const alarms = game.prepares?.alarms(from, world, line.seat, world.core.told) ?? [];
  world.core.told = null;
  return alarms;
}

/** What a prepared turn leads to as things stand: whoever prepares it has seen as much. */
export function foreseenBy<S extends State>(game: Rules<S>, s: S, seat: Seat, { step, plan }: Standing): readonly string[] {
  if (plan === undefined || plan.list !== undefined) return [];
  const world = guess(game, s, seat, fastChance(s.core.chance.moments));
  if (!layTurn(game, world, seat, step)) return [];
  return plan.answers.flatMap(({ text }) => alarmsIn(game, world, { seat, text }));
}
