/** What is counted where many games are played. */

import type { Ledger } from '@castellan/engine';
import type { MedState } from './state.ts';

export const ledger: Ledger<MedState> = {
  uses: { territoryPlayed: 'card', characterPlayed: 'card', built: 'card' },
  starts: ({ first, core: { seats } }, seat) => ({ place: String(((seat - first + seats) % seats) + 1) }),
  rounds: ({ turns }) => turns,
};
