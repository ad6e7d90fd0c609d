export { Beside } from './Beside.tsx';
export { Dealings } from './Dealings.tsx';
export { Stage } from './Stage.tsx';
export { ASIDES, stageOf } from './stage.ts';
export { Technologies } from './Technologies.tsx';
export { Terms } from './Terms.tsx';
export { Windows } from './Windows.tsx';
