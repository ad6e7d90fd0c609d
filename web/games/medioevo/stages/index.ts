export { Beside } from './Beside.tsx';
export { Dealings } from './Dealings.tsx';
export { Orders } from './Orders.tsx';
export { Preparing } from './Preparing.tsx';
export { Stage } from './Stage.tsx';
export { ASIDES, stageOf } from './stage.ts';
export { Technologies } from './Technologies.tsx';
export { Terms } from './Terms.tsx';
export { usePreparing } from './usePreparing.ts';
