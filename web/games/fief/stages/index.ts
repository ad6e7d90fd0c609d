export { Beside } from './Beside.tsx';
export { Court } from './Court.tsx';
export { Market } from './Market.tsx';
export { Over } from './Over.tsx';
export { Stage } from './Stage.tsx';
export { ASIDES, stageOf } from './stage.ts';
export { Terms } from './Terms.tsx';
export { useReveals, Votes } from './Votes.tsx';
