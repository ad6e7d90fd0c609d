import { CHARACTERS } from '@castellan/bots/character';
import { speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import { SAYINGS } from '../../games/fief/sayings.ts';
import type { Sitter } from '../../tables/client.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { spokenAt, spokenBy } from '../spoken.ts';

const SITTERS: readonly Sitter[] = [
  { seat: 0, name: 'Ada', kind: 'me', online: true, clock: null },
  ...CHARACTERS.map(
    (character, at): Sitter => ({ seat: at + 1, name: '', kind: 'bot', level: 'page', character, online: true, clock: null }),
  ),
];

describe('what bots say with an offer', () => {
  it('is another line for every character, deed and number in turn, in both languages', () => {
    for (const [language, catalogue] of [['en', en] as const, ['fr', fr] as const]) {
      const one = speaker(language, [catalogue], () => '');
      const lines = SITTERS.slice(1).flatMap(({ seat }) =>
        (['propose', 'accept', 'decline'] as const).flatMap((deed) => [0, 1, 2].map((offer) => spokenBy(SITTERS, seat, deed, offer, one))),
      );
      expect(new Set(lines).size).toBe(CHARACTERS.length * 9);
      expect(lines.filter((line) => line === null || line.includes('shell.'))).toEqual([]);
    }
  });

  it('is read by everybody at the answer to an offer, and never put into the mouth of a person', () => {
    const one = speaker('en', [en], () => '');
    const answered = { seq: 7, seat: 2, key: 'offerDeclined', params: { seat: 2, offer: 4 } };
    expect(spokenAt(SITTERS, answered, one)).toBe(spokenBy(SITTERS, 2, 'decline', 4, one));
    expect(spokenAt(SITTERS, { ...answered, params: { seat: 0, offer: 4 } }, one)).toBeNull();
    expect(spokenAt(SITTERS, { ...answered, key: 'offerWithdrawn' }, one)).toBeNull();
  });

  it('is said as well where a game lets one propose and answer without an offer', () => {
    const one = speaker('en', [en], () => '');
    const refused = { seq: 7, seat: 0, key: 'matchRefused', params: { seat: 0, toSeat: 3, lord: 'henri' } };
    expect(spokenAt(SITTERS, refused, one)).toBeNull();
    expect(spokenAt(SITTERS, refused, one, SAYINGS)).toBe(spokenBy(SITTERS, 3, 'decline', 7, one));
    const proposed = { ...refused, key: 'matchProposed', params: { ...refused.params, seat: 2 } };
    expect(spokenAt(SITTERS, proposed, one, SAYINGS)).toBe(spokenBy(SITTERS, 2, 'propose', 7, one));
  });
});
