/** What `later.ts` fetches. */

export { MarchPanel } from '../MarchPanel.tsx';
export { Shop } from '../Shop.tsx';
export { Attacks } from './Attacks.tsx';
export { ConsentLeaf } from './Consent.tsx';
export { Court } from './Court.tsx';
export { Odds } from './Forecast.tsx';
export { Market } from './Market.tsx';
export { Over } from './Over.tsx';
export { Stage } from './Stage.tsx';
export { Surprise } from './Surprise.tsx';
export { Terms } from './Terms.tsx';
export { Votes } from './Votes.tsx';
