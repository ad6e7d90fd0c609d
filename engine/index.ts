export { isStop, stoppingBefore } from './ahead.ts';
export { type Checked, checkAnswer, printAnswer, printKeys, readKeys } from './answers.ts';
export { type Asked, anyAnswer } from './asked.ts';
export { carryAll, carryOut, interjectionsOf, TIME_OVER, toldTo } from './carry.ts';
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
export {
  type Assembled,
  type Assembler,
  assembling,
  changesBetween,
  contentShelf,
  isListOfThings,
  isPackName,
  laidOver,
  NO_PACKS,
  type PackAdded,
  type Packs,
  type Shelf,
  type Shipped,
  TRIAL,
} from './content.ts';
export { copyCore } from './copy.ts';
export { type Example, laidOut, linesOf, type Try } from './example.ts';
export {
  advance,
  apply,
  applyInterruption,
  asideQuestion,
  beginGame,
  isAside,
  newGame,
  openQuestions,
  openSideBySide,
  openTogether,
  type Steps,
  stackOf,
  stepShownTo,
  type Waiting,
  waitingShownTo,
} from './flow.ts';
export { asIfAsked, type Foresight, type Foretold, foresee, type Span, supposed } from './foresee.ts';
export {
  type Glance,
  glances,
  hastyAnswer,
  instinctiveAnswer,
  likelihoods,
  plainPrior,
  pollWeigher,
  type Weigher,
  weigher,
  weighing,
  winShares,
} from './instinct.ts';
export { canonical, stateHash } from './json.ts';
export { BEND, leastWanted, likedBy } from './liking.ts';
export { type Line, type Manner, sayAs, spoken } from './lines.ts';
export { type NumberTree, numbersIn } from './numbers.ts';
export { answersOffer, declinesBy, lapse, offerShownTo, propose, whyNotPropose } from './offers.ts';
export { learnedValue, oddsOf, sidesOf, standingOf } from './outlook.ts';
export { randomAnswer, someSubset } from './random.ts';
export { commitmentOf, type GameRecord, type Parsed, parseRecord, printRecord, printResult, type RecordError } from './record.ts';
export { fork, type Replayed, recordOf, replay, setupOf, verify, whyNotItsEnd } from './replay.ts';
export { closeRoom, joinRoom, leaveRoom, openRoom, roomsShownTo, sayRoomOver } from './rooms.ts';
export { checkSetup, completeOptions } from './setup.ts';
export { sha256 } from './sha256.ts';
export {
  ASK,
  BY_WAY,
  isSpent,
  type Left,
  type Planned,
  type PlannedAhead,
  type Prepared,
  type Standing,
  type StandingSet,
  type StandingSought,
  standingName,
  standingText,
  TO_OFFERS,
  usualStandings,
  type Wording,
  whyNotStanding,
} from './standing.ts';
export {
  amount,
  aside,
  type Callable,
  copyStack,
  forcedAnswer,
  isPoll,
  isTogether,
  order,
  type Poll,
  pick,
  refusal,
  type StepMakers,
  stepsOf,
  stepTable,
  subset,
  together,
} from './steps.ts';
export {
  type Crumb,
  type Done,
  type Outcome,
  type PlanOutcome,
  type SeatView,
  Table,
  type Undo,
  type UndoReason,
} from './table.ts';
export type * from './types.ts';
export { guess, showOnTheWay, showsSomethingHidden } from './worlds.ts';
