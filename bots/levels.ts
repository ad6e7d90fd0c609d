/** The four strengths a person can choose for a rival. */

import type { Game } from '@castellan/engine';
import type { Bot, Budget } from './bot.ts';
import { CHARACTERS } from './character.ts';
import { heuristic } from './heuristic.ts';
import { LEVELS, type Level } from './level.ts';
import { random } from './random.ts';
import { planner } from './search/planner.ts';
import { searcher } from './search/searcher.ts';
import { styled } from './styled.ts';
import { tempered } from './tempered.ts';

/** In games that are not searched, the best see the same as the others, with less blur. */
const NOISE: { readonly [level in Level]: number } = { page: 0.6, squire: 0.25, knight: 0.08, castellan: 0 };

/** In games that are searched, the lesser two play by instinct, one of them blurred. */
const NOISE_BELOW_SEARCH: { readonly page: number; readonly squire: number } = { page: 0.4, squire: 0 };
const THOUGHT: { readonly knight: Budget; readonly castellan: Budget } = {
  knight: { iterations: 16, milliseconds: 700 },
  castellan: { iterations: 120, milliseconds: 1_200 },
};

/** Takes the time it needs, so that a game is the same on every machine. */
const UNHURRIED = Number.POSITIVE_INFINITY;

/** For the lab alone: that a plan is better than the instinct is not shown. */
const PLANNING: Budget = { iterations: 96, milliseconds: UNHURRIED };

export function botOfLevel(level: Level, isHurried = true): Bot {
  const plain = heuristic(NOISE[level], level);
  const other =
    level === 'page' || level === 'squire' ? heuristic(NOISE_BELOW_SEARCH[level], level) : searcher(thought(level, isHurried), level);
  return {
    ...plain,
    decide: (game, world, q, budget, rng) => (game.instinct.horizon === undefined ? plain : other).decide(game, world, q, budget, rng),
  };
}

function thought(level: 'knight' | 'castellan', isHurried: boolean): Budget {
  const { iterations, milliseconds } = THOUGHT[level];
  return { iterations, milliseconds: isHurried ? milliseconds : UNHURRIED };
}

/**
 * A bot by the name used on the command line, with its character after a dash if it has one (`squire-warlike`). For games between bots alone:
 * of that game, whose styles and planner have names too, and unhurried.
 */
export function botNamed(name: string, game?: Pick<Game, 'instinct'>): Bot | null {
  if (name === 'random') return random;
  if (name === 'heuristic') return heuristic();
  if (game?.instinct.styles?.[name] !== undefined) return styled(name);
  if (name === 'planner' && game?.instinct.plans !== undefined) return planner(PLANNING);
  const [first, second = 'even', ...more] = name.split('-');
  const level = LEVELS.find((known) => known === first);
  const character = CHARACTERS.find((known) => known === second);
  if (level === undefined || character === undefined || more.length > 0) return null;
  return tempered(botOfLevel(level, game === undefined), character);
}

export const BOT_NAMES: readonly string[] = ['random', 'heuristic', ...LEVELS];
