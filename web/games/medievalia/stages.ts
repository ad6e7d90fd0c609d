/** What is drawn in some moments only, fetched when the first of them comes. */

import { later } from '../../shell/index.ts';

export const BattleStage = later(async () => (await import('./Battle.tsx')).BattleStage);
export const PaymentTray = later(async () => (await import('./Payment.tsx')).PaymentTray);
