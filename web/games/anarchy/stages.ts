/** What most phases do without. */

import { laterParts } from '../../shell/index.ts';

const defence = laterParts(() => import('./defence/Stage.tsx'));

export const fetchStages = defence.fetch;

export const DefenceStage = defence.part((all) => all.DefenceStage);
