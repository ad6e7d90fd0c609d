/** What bots say when they propose something, or answer a proposal: a line of their character, the same for everybody who reads it. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { LogEntry, Sitter } from '../tables/client.ts';

type Deed = 'propose' | 'accept' | 'decline';

/** So many lines there are of each. */
const LINES = 3;

/** Null where a person sits. */
export function spokenBy(sitters: readonly Sitter[], seat: Seat, deed: Deed, offer: number, speaker: Speaker): string | null {
  const sitter = sitters.find((one) => one.seat === seat);
  if (sitter?.kind !== 'bot') return null;
  return speaker.say(`shell.spoken.${sitter.character ?? 'even'}.${deed}.${(offer + seat) % LINES}`);
}

/** Something that happened as something said: the deed, and the parameter that names who did it. */
interface Saying {
  readonly deed: Deed;
  readonly by: 'seat' | 'toSeat';
}

export interface Sayings {
  readonly [event: string]: Saying;
}

/** Offers are the same in every game. */
const OFFERS: Sayings = {
  offerAgreed: { deed: 'accept', by: 'seat' },
  offerAccepted: { deed: 'accept', by: 'seat' },
  offerDeclined: { deed: 'decline', by: 'seat' },
};

/** What was said with something that happened; `own` are events of the game that propose and answer without an offer. */
export function spokenAt(sitters: readonly Sitter[], { key, params, seq }: LogEntry, speaker: Speaker, own: Sayings = {}): string | null {
  const { [key]: saying } = { ...own, ...OFFERS };
  if (saying === undefined) return null;
  const { [saying.by]: seat, offer = seq } = params;
  return typeof seat !== 'number' || typeof offer !== 'number' ? null : spokenBy(sitters, seat, saying.deed, offer, speaker);
}
