export { Beside } from './Beside.tsx';
export { Court, fetchStages, MarchPanel, Market, Odds, Over, Shop, Stage, Terms, Votes } from './later.ts';
export { ASIDES, isAttack, stageOf } from './stage.ts';
export { useReveals } from './useReveals.ts';
export { useUnread } from './useUnread.ts';
