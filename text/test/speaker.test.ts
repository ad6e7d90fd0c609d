import { describe, expect, it } from 'vitest';
import en from '../en.ts';
import fr from '../fr.ts';
import { speaker } from '../index.ts';
import { misprints, paramsOf, unequal } from '../kit.ts';

const NAMES = ['Anne', 'Baudouin', 'Clémence'];
const messages = {
  took: '{seat} takes {n, plural, one {# coin} other {# coins}} for {card}.',
  gave: '{fromSeat} gives {cards} to {toSeat}.',
  swapped: '{oldCard} for {newCard}',
  won: 'Victory: {seats}',
  'name.card.forge': 'the Forge',
  'name.card.pont': 'the Bridge',
};
const english = speaker('en', [en, messages], (seat) => NAMES[seat]);

describe('the speaker', () => {
  it('names in an answer to an offer who has made it', () => {
    const french = speaker('fr', [fr], (seat) => NAMES[seat]);
    const params = { offer: 3, fromSeat: 0 };
    expect(english.say('option.acceptOffer', params)).toBe('Accept the offer of Anne');
    expect(english.say('option.counterOffer', params)).toBe('Make Anne another offer instead');
    expect(french.say('option.declineOffer', params)).toBe('Décliner l’offre d’Anne');
    expect(french.say('option.counterOffer', params)).toBe('Faire plutôt une autre offre à Anne');
  });

  it('says names of seats and things, and plurals', () => {
    expect(english.say('took', { seat: 0, n: 1, card: 'forge' })).toBe('Anne takes 1 coin for the Forge.');
    expect(english.say('took', { seat: 2, n: 3, card: 'pont' })).toBe('Clémence takes 3 coins for the Bridge.');
  });

  it('knows the kind of a parameter by the end of its name', () => {
    expect(english.say('gave', { fromSeat: 0, toSeat: 1, cards: ['forge', 'pont'] })).toBe(
      'Anne gives the Forge and the Bridge to Baudouin.',
    );
    expect(english.say('swapped', { oldCard: 'forge', newCard: 'pont' })).toBe('the Forge for the Bridge');
    expect(english.say('won', { seats: [0, 2] })).toBe('Victory: Anne and Clémence');
  });

  it('joins lists as the language does', () => {
    const french = speaker('fr', [fr, messages], (seat) => NAMES[seat]);
    expect(french.say('won', { seats: [0, 1, 2] })).toBe('Victory: Anne, Baudouin et Clémence');
  });

  it('gives the names in a sentence as mentions', () => {
    expect(english.pieces('took', { seat: 0, n: 2, card: 'forge' })).toEqual([
      { kind: 'seat', id: '0', text: 'Anne' },
      ' takes 2 coins for ',
      { kind: 'card', id: 'forge', text: 'the Forge' },
      '.',
    ]);
  });

  it('lets later catalogues speak before earlier ones', () => {
    const louder = speaker('en', [messages, { won: '{seats}!' }], (seat) => NAMES[seat]);
    expect(louder.say('won', { seats: [1] })).toBe('Baudouin!');
  });

  it('says the key of a message that is missing', () => {
    expect(english.say('event.unheardOf', { seat: 0 })).toBe('event.unheardOf');
    expect(english.has('event.unheardOf')).toBe(false);
  });
});

describe('messages of the kernel', () => {
  it('are the same in both languages, set as each of them is', () => expect(misprints({ en, fr })).toEqual([]));

  it('name every refusal, undo reason and record error in words', () => {
    for (const reason of ['chance', 'shown', 'otherSeat', 'used', 'over', 'nothing']) {
      expect(english.say('refusal.cannotUndo', { reason })).toMatch(/\.$/);
    }
    expect(english.say('refusal.outOfRange', { min: 1, max: 4, amount: 9 })).toBe('It must be from 1 to 4; you said 9.');
    expect(english.say('refusal.badSeats', { min: 2, max: 4, players: 7 })).toBe('This game is for 2 to 4 players, not 7.');
  });
});

describe('the message kit', () => {
  it('finds parameters inside plurals and choices', () => {
    expect(paramsOf('{a} {n, plural, one {{b}} other {#}} {k, select, x {{c}} other {}}')).toEqual(['a', 'b', 'c', 'k', 'n']);
  });

  it('finds what the languages do not share', () => {
    expect(unequal({ a: '{x}', b: 'b' }, { a: '{y}', c: 'c' })).toEqual([
      'a has other parameters in French',
      'b is missing in French',
      'c is missing in English',
    ]);
  });
});
