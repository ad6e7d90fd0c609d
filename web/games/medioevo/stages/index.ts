export { Beside } from './Beside.tsx';
export { ArtsStrip, Dealings, fetchStages, GroupPanel, Orders, Preparing, RouteStrip, Stage, Technologies, Terms } from './later.ts';
export { ASIDES, stageOf } from './stage.ts';
export { usePreparing } from './usePreparing.ts';
