export { type Advice, advise, doubtAbout } from './analysis/advice.ts';
export { analyse, Looker } from './analysis/analyse.ts';
export type { Account, Analysis, Chances, Given, Mistake, Reason, Slip } from './analysis/analysis.ts';
export { type Counsel, counsel } from './analysis/counsel.ts';
export { chancesThrough } from './analysis/course.ts';
export { judge } from './analysis/judge.ts';
export type { Look } from './analysis/look.ts';
export { type Bot, type Budget, type Memory, newMemory, UNBOUNDED } from './bot.ts';
export { CHARACTERS, type Character } from './character.ts';
export { botAnswer, botLine, Talk } from './driver.ts';
export { heuristic } from './heuristic.ts';
export type {
  BalanceReport,
  BalanceRun,
  Claim,
  CompareReport,
  CompareRun,
  Difference,
  Ending,
  Interval,
  Length,
  Named,
  Share,
  Thing,
} from './lab/report.ts';
export { LEVELS, type Level } from './level.ts';
export { BOT_NAMES, botNamed, botOfLevel, oneSided, type Strength, strengthsOf } from './levels.ts';
export { mayBotSpeak } from './may-speak.ts';
export { type Clear, clearlyBest, type Looking, riddleAt } from './puzzles/clear.ts';
export { type Puzzle, type Puzzles, placeOf, type Weighed } from './puzzles/puzzle.ts';
export { random } from './random.ts';
export { planner } from './search/planner.ts';
export { type Sight, sightOf } from './search/play-on.ts';
export { type Considered, search } from './search/search.ts';
export { standingIn } from './stand-in.ts';
export { tempered } from './tempered.ts';
