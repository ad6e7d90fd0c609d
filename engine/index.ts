export { isStop, stoppingBefore } from './ahead.ts';
export { type Checked, checkAnswer, printAnswer } from './answers.ts';
export { carryOut, type Line, toldTo } from './carry.ts';
export {
  below,
  type Chance,
  chachaChance,
  copyChance,
  dice,
  draw,
  fastChance,
  hashText,
  look,
  SEED_PATTERN,
  scriptChance,
  seedFrom,
  shuffle,
} from './chance.ts';
export { type Assembled, type Assembler, assembling, contentShelf, laidOver, type PackAdded, type Shelf } from './content.ts';
export {
  advance,
  apply,
  applyInterjection,
  beginGame,
  copyCore,
  newGame,
  openQuestions,
  openTogether,
  type Steps,
  stackOf,
  stepShownTo,
} from './flow.ts';
export { type Foresight, type Foretold, foresee, type Span } from './foresee.ts';
export { instinctiveAnswer, plainPrior, type Weigher, weigher, weighing, winShares } from './instinct.ts';
export { canonical, stateHash } from './json.ts';
export { lapse, propose } from './offers.ts';
export { randomAnswer, someSubset } from './random.ts';
export {
  commitmentOf,
  fork,
  type GameRecord,
  type Parsed,
  parseRecord,
  printRecord,
  printResult,
  type RecordError,
  type Replayed,
  recordOf,
  replay,
  setupOf,
  verify,
} from './record.ts';
export { checkSetup, completeOptions } from './setup.ts';
export { sha256 } from './sha256.ts';
export {
  amount,
  type Callable,
  copyStack,
  forcedAnswer,
  isTogether,
  order,
  pick,
  refusal,
  type StepMakers,
  stepsOf,
  stepTable,
  subset,
  together,
} from './steps.ts';
export {
  type Asked,
  type Crumb,
  type Done,
  type Outcome,
  type SeatView,
  type Standing,
  type StandingSet,
  Table,
  type Undo,
  type UndoReason,
} from './table.ts';
export type * from './types.ts';
export { guess, showsSomethingHidden } from './worlds.ts';
