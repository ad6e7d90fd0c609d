/** The stages and what else the map can do without, in one piece: fetched when the first of it is shown. */

import { laterParts } from '../../../shell/index.ts';

const stages = laterParts(() => import('./all.ts'));

export const fetchStages = stages.fetch;

export const ArtsStrip = stages.part((all) => all.ArtsStrip);
export const BarbarianPanel = stages.part((all) => all.BarbarianPanel);
export const Bids = stages.part((all) => all.Bids);
export const DamagePanel = stages.part((all) => all.DamagePanel);
export const Dealings = stages.part((all) => all.Dealings);
export const EventPanel = stages.part((all) => all.EventPanel);
export const GroupPanel = stages.part((all) => all.GroupPanel);
export const Means = stages.part((all) => all.Means);
export const Orders = stages.part((all) => all.Orders);
export const Plain = stages.part((all) => all.Plain);
export const Plans = stages.part((all) => all.Plans);
export const Preparing = stages.part((all) => all.Preparing);
export const Reaction = stages.part((all) => all.Reaction);
export const RebellionPanel = stages.part((all) => all.RebellionPanel);
export const Removal = stages.part((all) => all.Removal);
export const RouteStrip = stages.part((all) => all.RouteStrip);
export const Shop = stages.part((all) => all.Shop);
export const Spoils = stages.part((all) => all.Spoils);
export const Stage = stages.part((all) => all.Stage);
export const StoppedTurns = stages.part((all) => all.StoppedTurns);
export const Taxes = stages.part((all) => all.Taxes);
export const Technologies = stages.part((all) => all.Technologies);
export const Terms = stages.part((all) => all.Terms);
export const Trade = stages.part((all) => all.Trade);
export const Using = stages.part((all) => all.Using);
export const WarCirclePanel = stages.part((all) => all.WarCirclePanel);
