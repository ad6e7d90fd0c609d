/** What `later.ts` fetches. */

export { GroupPanel } from '../GroupPanel.tsx';
export { ArtsStrip } from './ArtsStrip.tsx';
export { Bids } from './Bids.tsx';
export { Dealings } from './Dealings.tsx';
export { Means, Removal } from './Debts.tsx';
export { BarbarianPanel, DamagePanel, EventPanel, RebellionPanel, WarCirclePanel } from './Event.tsx';
export { Orders } from './Orders.tsx';
export { Plans, StoppedTurns } from './Plans.tsx';
export { Preparing } from './Preparing.tsx';
export { Reaction } from './Reaction.tsx';
export { RouteStrip } from './RouteStrip.tsx';
export { Shop } from './Shop.tsx';
export { Plain, Spoils } from './Spoils.tsx';
export { Stage } from './Stage.tsx';
export { Taxes } from './Taxes.tsx';
export { Technologies } from './Technologies.tsx';
export { Terms } from './Terms.tsx';
export { Trade } from './Trade.tsx';
export { Using } from './Using.tsx';
