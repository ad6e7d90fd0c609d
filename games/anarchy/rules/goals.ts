/** ANA-38: what path cards count. */

import type { Condition, Content } from '../content/content.ts';
import { bitsIn, type Player, sum } from '../state.ts';
import { COMMANDS, type Metric, TRACKS } from '../vocabulary.ts';
import { isComplete } from './michaelmas.ts';

const GOVERNANCE = TRACKS.indexOf('governance');
const KEEP = TRACKS.indexOf('keep');
const BANK = TRACKS.indexOf('bank');
const KNIGHT_TRAINING = TRACKS.indexOf('knightTraining');
const SERF_TRACKS = [TRACKS.indexOf('quarryForest'), TRACKS.indexOf('farms'), TRACKS.indexOf('trainingGrounds')];

function levelsCompleted(ends: readonly number[], filled: number): number {
  return ends.filter((end) => filled >= end).length;
}

const COMMAND_LINES = COMMANDS.map((_, i) => GOVERNANCE + i);

function tracksCompleted(c: Content, p: Player, tracks: readonly number[]): number {
  let completed = 0;
  for (let i = 0; i < tracks.length; i++) if (p.tracks[tracks[i]] === c.tracks[tracks[i]].length) completed++;
  return completed;
}

const COUNT: { readonly [metric in Metric]: (c: Content, p: Player) => number } = {
  chapelLevelsCompleted: (c, p) => c.chapel.filter(({ mask }) => (p.squares & mask) === mask).length,
  keepLevelsCompleted: (c, p) => levelsCompleted(c.levelEnds.keep, p.tracks[KEEP]),
  siegeWeaponsBuilt: (c, p) => bitsIn(p.machines & c.weapons),
  finalDiscontent: (_c, p) => p.discontent,
  commandLinesCompleted: (c, p) => tracksCompleted(c, p, COMMAND_LINES),
  rallyTokens: (_c, p) => p.rallyTokens,
  tournamentsWon: (_c, p) => bitsIn(p.victories),
  might: (_c, p) => p.attributes[3],
  castlesDefeated: (_c, p) => p.castles,
  serfTracksCompleted: (c, p) => tracksCompleted(c, p, SERF_TRACKS),
  wallPips: (_c, p) => sum(p.walls),
  knowledgeEarned: (_c, p) => p.knowledgeEarned,
  opponentsHelped: (_c, p) => p.helps,
  moatPips: (_c, p) => p.moat,
  pennantsFilled: (_c, p) => bitsIn(p.pennants),
  bravery: (_c, p) => p.attributes[0],
  towerPips: (_c, p) => sum(p.towers),
  gatePips: (_c, p) => p.gate,
  influence: (_c, p) => p.attributes[2],
  knightTrainings: (_c, p) => p.tracks[KNIGHT_TRAINING],
  michaelmasAdditions: (c, p) => c.additions.filter((_, no) => isComplete(p, no)).length,
  bankLevelsCompleted: (c, p) => levelsCompleted(c.levelEnds.bank, p.tracks[BANK]),
  loyalty: (_c, p) => p.attributes[1],
  couples: (_c, p) => p.couples,
  wheelQuartersCompleted: (c, p) => c.quarters.filter(({ mask, countsForPath }) => countsForPath && (p.wheel & mask) === mask).length,
  tacticsResearched: (_c, p) => bitsIn(p.researched),
  attacksDefended: (_c, p) => p.attacksDefended,
  joyEarned: (_c, p) => p.joyEarned,
  beersBrewed: (_c, p) => p.beersBrewed,
};

export function countOf(c: Content, p: Player, metric: Metric): number {
  return COUNT[metric](c, p);
}

function holds(c: Content, p: Player, { metric, atLeast, value }: Condition): boolean {
  const n = countOf(c, p, metric);
  return atLeast ? n >= value : n <= value;
}

/** The highest threshold reached counts (ANA-37.2). */
export function pathPoints(c: Content, p: Player, card: number): number {
  const { goal } = c.paths[card];
  let points = 0;
  goal.forEach((conditions, i) => {
    if (conditions.every((condition) => holds(c, p, condition))) points = i + 1;
  });
  return points;
}
