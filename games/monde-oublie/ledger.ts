/** What is counted where many games are played. */

import type { Ledger } from '@castellan/engine';
import type { MonState } from './state.ts';

export const ledger: Ledger<MonState> = {
  uses: {
    built: 'card',
    builtWith: 'card',
    recruitedNew: 'soldiers',
    recruitedOver: 'soldiers',
    tookProvince: 'province',
    attacked: 'titan',
    placed: 'action',
    placedWithFee: 'action',
  },
  /** Clockwise from the first player, by which starting coins go (MON-1.19). */
  starts: ({ firstPlayer, core: { seats } }, seat) => ({ place: String(((seat - firstPlayer + seats) % seats) + 1) }),
  rounds: ({ round }) => round,
};
