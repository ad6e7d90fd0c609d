/** What is counted where many games are played. */

import type { Ledger } from '@castellan/engine';
import type { AnaState } from './state.ts';

export const ledger: Ledger<AnaState> = {
  uses: {
    takesPath: 'path',
    researches: 'tactic',
    constructs: 'box',
    fills: 'box',
    takesCastle: 'castle',
    productionRises: 'good',
    takesBoon: 'boon',
  },
  starts: ({ firstPlayer, core: { seats } }, seat) => ({ place: String(((seat - firstPlayer + seats) % seats) + 1) }),
  rounds: ({ round }) => round,
};
