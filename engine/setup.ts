/** What is decided before a game starts. */

import { SEED_PATTERN } from './chance.ts';
import { refusal } from './steps.ts';
import type { OptionValues, Refusal, Rules, Setup, State } from './types.ts';

/** Why a game cannot be set up like this, or null. */
export function checkSetup<S extends State>(game: Rules<S>, setup: Setup): Refusal | null {
  const { seats, options, seed, pack = '' } = setup;
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) return refusal('kernel', 'badSeats', { min, max, players: seats });
  if (!SEED_PATTERN.test(seed)) return refusal('kernel', 'badSeed');
  if (!game.packs.has(pack)) return refusal('kernel', 'unknownPack', { pack });
  for (const [id, value] of Object.entries(options)) {
    const spec = game.options.find((option) => option.id === id);
    if (spec === undefined) return refusal('kernel', 'unknownGameOption', { id });
    const good = spec.kind === 'flag' ? typeof value === 'boolean' : spec.values.some((allowed) => allowed === value);
    if (!good) return refusal('kernel', 'badGameOption', { id, value });
  }
  return game.refuseSetup?.(seats, completeOptions(game, options)) ?? null;
}

/** The options with the defaults of those not named. */
export function completeOptions<S extends State>(game: Rules<S>, options: OptionValues): OptionValues {
  return { ...Object.fromEntries(game.options.map((spec) => [spec.id, spec.default])), ...options };
}
