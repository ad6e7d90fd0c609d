/** The four strengths a person can choose for a rival. */

import type { Blur, Game } from '@castellan/engine';
import type { Bot, Budget } from './bot.ts';
import { CHARACTERS } from './character.ts';
import { heuristic } from './heuristic.ts';
import { LEVELS, type Level } from './level.ts';
import { random } from './random.ts';
import { planner } from './search/planner.ts';
import { searcher, type Thought } from './search/searcher.ts';
import { styled } from './styled.ts';
import { tempered, zealot } from './tempered.ts';

/**
 * Where knights do not search (`Instinct.searchedBy`), each level below a castellan sees the instinct so blurred that the next above beats it
 * plainly (`docs/players.md`). How much that takes depends on how many small decisions a game has, so games say it themselves
 * (`Instinct.blur`). A castellan searches, or makes plans if the game has any, or else plays by instinct.
 */
const USUAL_BLUR: Blur = { page: 0.6, squire: 0.25, knight: 0.08 };

/** Where they do, the lesser two play by instinct, one of them blurred. */
const NOISE_BELOW_SEARCH: { readonly page: number; readonly squire: number } = { page: 0.4, squire: 0 };

/**
 * How those who search do. A knight holds the first other answer that comes to mind against its instinct, on five worlds. A castellan looks at
 * all that come to mind, for as long as it is not clear which is best; farther ahead in Medievalia, where more tries alone were not seen to
 * win more games; and it may take up a rush or any other plan that it reckons with in others.
 */
const THOUGHT: { readonly knight: Thought; readonly castellan: Thought } = {
  knight: { iterations: 10, milliseconds: 700, isFarSighted: false, hasPlans: false, attention: 1 },
  castellan: { iterations: 160, milliseconds: 1_500, isFarSighted: true, hasPlans: true, attention: 1 },
};

/** Takes the time it needs, so that a game is the same on every machine. */
const UNHURRIED = Number.POSITIVE_INFINITY;

/** What the players of the lab are called who have a character without measure. */
const ZEALOT = 'zealot';

/** Tries for the plan of a whole stretch, whenever it is thought over. */
const PLANNING: Budget = { iterations: 150, milliseconds: 1_500 };

/** How the players of a level play in a game: by search or plans, within what, or by instinct, how blurred. */
export type Strength =
  | { readonly by: 'search'; readonly thought: Thought }
  | { readonly by: 'plans'; readonly budget: Budget }
  | { readonly by: 'instinct'; readonly noise: number };

export function botOfLevel(level: Level, isHurried = true): Bot {
  return {
    ...heuristic(0, level),
    decide: (game, world, q, means, rng) => playerOf(game, level, isHurried).decide(game, world, q, means, rng),
    interject: (game, world, seat, options, means, rng) =>
      playerOf(game, level, isHurried).interject?.(game, world, seat, options, means, rng) ?? null,
  };
}

function playerOf(game: Pick<Game, 'instinct'>, level: Level, isHurried: boolean): Bot {
  const strength = strengthOf(game, level, isHurried);
  switch (strength.by) {
    case 'search':
      return searcher(strength.thought, level);
    case 'plans':
      return planner(strength.budget, level);
    case 'instinct':
      return heuristic(strength.noise, level);
  }
}

/** All that tells the players of each level from others of the same instinct, in games between bots alone. */
export function strengthsOf(game: Pick<Game, 'instinct'>): { readonly [level in Level]: Strength } {
  const of = (level: Level): Strength => strengthOf(game, level, false);
  return { page: of('page'), squire: of('squire'), knight: of('knight'), castellan: of('castellan') };
}

function strengthOf({ instinct }: Pick<Game, 'instinct'>, level: Level, isHurried: boolean): Strength {
  const { searchedBy, plans, blur = USUAL_BLUR } = instinct;
  if (level === 'castellan') {
    if (searchedBy !== undefined) return { by: 'search', thought: thoughtOf(instinct, level, isHurried) };
    return plans === undefined ? { by: 'instinct', noise: 0 } : { by: 'plans', budget: paced(PLANNING, isHurried) };
  }
  if (searchedBy !== 'knights') return { by: 'instinct', noise: blur[level] };
  return level === 'knight'
    ? { by: 'search', thought: thoughtOf(instinct, level, isHurried) }
    : { by: 'instinct', noise: NOISE_BELOW_SEARCH[level] };
}

/** Where a few tries find so much that a knight would come too near to a castellan, it thinks of only some of its questions. */
function thoughtOf(
  { attention, tries }: Pick<Game['instinct'], 'attention' | 'tries'>,
  level: 'knight' | 'castellan',
  isHurried: boolean,
): Thought {
  const thought = THOUGHT[level];
  return level === 'knight'
    ? { ...paced(thought, isHurried), attention: attention ?? thought.attention }
    : { ...paced(thought, isHurried), iterations: tries ?? thought.iterations };
}

function paced<B extends Budget>(budget: B, isHurried: boolean): B {
  return isHurried ? budget : { ...budget, milliseconds: UNHURRIED };
}

/**
 * A bot by the name used on the command line, with its character after a dash if it has one (`squire-warlike`). For games between bots alone:
 * of that game, whose one-sided plans have names too, as have zealots of each character, and unhurried.
 */
export function botNamed(name: string, game?: Pick<Game, 'instinct'>): Bot | null {
  if (name === 'random') return random;
  if (name === 'heuristic') return heuristic();
  if (game !== undefined && oneSided(game).includes(name)) return styled(name);
  const [first, second = 'even', ...more] = name.split('-');
  const level = LEVELS.find((known) => known === first);
  const character = CHARACTERS.find((known) => known === second);
  if (character === undefined || more.length > 0) return null;
  if (first === ZEALOT && game !== undefined && character !== 'even') return zealot(character);
  if (level === undefined) return null;
  return tempered(botOfLevel(level, game === undefined), character);
}

/** What the one-sided players of a game are called. */
export function oneSided({ instinct: { styles = {}, exploiters = {} } }: Pick<Game, 'instinct'>): readonly string[] {
  return [...Object.keys(styles), ...Object.keys(exploiters)];
}

export const BOT_NAMES: readonly string[] = ['random', 'heuristic', ...LEVELS];
