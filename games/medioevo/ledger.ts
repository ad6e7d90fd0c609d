/** What is counted where many games are played. */

import type { Ledger } from '@castellan/engine';
import type { UniState } from './state.ts';
import { KINGDOMS } from './vocabulary.ts';

export const ledger: Ledger<UniState> = {
  uses: {
    built: 'building',
    recruited: 'unit',
    studied: 'technology',
    vehicleBought: 'vehicle',
    cardUsed: 'card',
    objectiveClaimed: 'card',
  },
  starts: ({ kingdoms }, seat) => ({ kingdom: KINGDOMS[kingdoms[seat]] }),
  rounds: ({ turn }) => turn,
};
