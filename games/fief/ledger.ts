/** What is counted where many games are played. */

import type { Ledger } from '@castellan/engine';
import { content } from './content/content.ts';
import type { FieState } from './state.ts';

export const ledger: Ledger<FieState> = {
  uses: {
    boughtTitle: 'fief',
    boughtPawn: 'pawn',
    builtCastle: 'village',
    surprise: 'card',
    bonusLaid: 'card',
    calamityEnded: 'card',
    entered: 'lord',
  },
  /** In the order of the first round, and by the Lord that was drawn (FIE-2.10). */
  starts(s, seat) {
    const { seats } = s.core;
    const first = content.of(s).lords.find((_, lord) => s.owner[lord] === seat);
    return { place: String(((seat - s.first + seats) % seats) + 1), ...(first === undefined ? {} : { lord: first.id }) };
  },
  rounds: ({ round }) => round,
};
