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

const DEEDS: { readonly [event: string]: Deed } = { offerAgreed: 'accept', offerAccepted: 'accept', offerDeclined: 'decline' };

/** What was said with something that happened. */
export function spokenAt(sitters: readonly Sitter[], { key, params: { seat, offer } }: LogEntry, speaker: Speaker): string | null {
  if (!(key in DEEDS) || typeof seat !== 'number' || typeof offer !== 'number') return null;
  return spokenBy(sitters, seat, DEEDS[key], offer, speaker);
}
