import type { Refused } from '@castellan/engine';
import { speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import { reasonsIn } from '../play/reasons.ts';

const words = speaker(
  'en',
  [
    {
      'option.place': 'Citizen {citizen} on {action}',
      'option.play': 'Play {card}',
      'refusal.placed': 'Citizen {citizen} is already placed.',
      'refusal.covered': '{action} opens in round {round}.',
      'refusal.hungry': 'The {card} could not be fed: your fief feeds {capacity}.',
      'refusal.used': '{card} has been used.',
    },
  ],
  String,
);
const place = (citizen: number, action: string, key: string, params: object): Refused => ({
  key: `place ${citizen} ${action}`,
  say: 'place',
  ...{ citizen, action },
  refusal: { rule: 'X-1.1', key, params: JSON.parse(JSON.stringify(params)) },
});
const play = (card: string, key: string, params: object): Refused => ({
  key: `play ${card}`,
  say: 'play',
  ...{ card },
  refusal: { rule: 'X-2.1', key, params: JSON.parse(JSON.stringify(params)) },
});

describe('what is refused', () => {
  it('stands under its reason, each reason once', () => {
    const refused = [
      place(1, 'mill', 'covered', { action: 'mill', round: 2 }),
      place(2, 'inn', 'placed', { citizen: 2 }),
      place(2, 'mill', 'covered', { action: 'mill', round: 2 }),
      place(2, 'forge', 'placed', { citizen: 2 }),
    ];
    expect(reasonsIn(words, refused)).toEqual([
      { why: 'mill opens in round 2.', rule: 'X-1.1', labels: ['Citizen 1 on mill', 'Citizen 2 on mill'], isFirsts: false },
      { why: 'Citizen 2 is already placed.', rule: 'X-1.1', labels: ['Citizen 2 on inn', 'Citizen 2 on forge'], isFirsts: false },
    ]);
  });

  it('shares a reason that only names the thing itself before it', () => {
    const refused = ['artist', 'knight'].map((card) => play(card, 'hungry', { card, capacity: 2 }));
    expect(reasonsIn(words, refused)).toEqual([
      { why: 'Your fief feeds 2.', rule: 'X-2.1', labels: ['Play artist', 'Play knight'], isFirsts: false },
    ]);
  });

  it('is told by the first where each names itself in the midst of the same reason', () => {
    const refused = ['artist', 'knight', 'bard'].map((card) => play(card, 'used', { card }));
    expect(reasonsIn(words, refused)).toEqual([
      { why: 'artist has been used.', rule: 'X-2.1', labels: ['Play artist', 'Play knight', 'Play bard'], isFirsts: true },
    ]);
  });

  it('keeps reasons apart that speak of different things besides', () => {
    const refused = [place(1, 'mill', 'covered', { action: 'mill', round: 2 }), place(1, 'inn', 'covered', { action: 'inn', round: 3 })];
    expect(reasonsIn(words, refused).map(({ why }) => why)).toEqual(['mill opens in round 2.', 'inn opens in round 3.']);
  });
});
