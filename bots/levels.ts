/** The four strengths a person can choose for a rival. */

import type { Bot } from './bot.ts';
import { heuristic } from './heuristic.ts';
import { LEVELS, type Level } from './level.ts';
import { random } from './random.ts';

const NOISE: { readonly [level in Level]: number } = { page: 0.6, squire: 0.25, knight: 0.08, castellan: 0 };

export function botOfLevel(level: Level): Bot {
  return heuristic(NOISE[level], level);
}

/** A bot by the name used on the command line. */
export function botNamed(name: string): Bot | null {
  if (name === 'random') return random;
  if (name === 'heuristic') return heuristic();
  const level = LEVELS.find((known) => known === name);
  return level === undefined ? null : botOfLevel(level);
}

export const BOT_NAMES: readonly string[] = ['random', 'heuristic', ...LEVELS];
