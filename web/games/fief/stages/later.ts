/** The stages and what else the map can do without, in one piece: fetched when the first of it is shown. */

import { laterParts } from '../../../shell/index.ts';

const stages = laterParts(() => import('./all.ts'));

export const fetchStages = stages.fetch;

export const Attacks = stages.part((all) => all.Attacks);
export const ConsentLeaf = stages.part((all) => all.ConsentLeaf);
export const Court = stages.part((all) => all.Court);
export const MarchPanel = stages.part((all) => all.MarchPanel);
export const Market = stages.part((all) => all.Market);
export const Odds = stages.part((all) => all.Odds);
export const Over = stages.part((all) => all.Over);
export const Shop = stages.part((all) => all.Shop);
export const Stage = stages.part((all) => all.Stage);
export const Surprise = stages.part((all) => all.Surprise);
export const Terms = stages.part((all) => all.Terms);
export const Votes = stages.part((all) => all.Votes);
