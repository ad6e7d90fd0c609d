/** A marriage is proposed and answered without an offer. */

import type { Sayings } from '../../shell/spoken.ts';

export const SAYINGS: Sayings = {
  matchProposed: { deed: 'propose', by: 'seat' },
  matchRefused: { deed: 'decline', by: 'toSeat' },
  married: { deed: 'accept', by: 'toSeat' },
};
