import { describe, expect, it } from 'vitest';
import { speaker, typeset } from '../index.ts';

const NAMES = ['Anne', 'Raoul', 'Hélène', 'Hugo', 'Édouard'];
const messages = {
  'name.card.field': 'Field',
  'name.card.archer': 'Archer',
  'name.card.wheat': 'Wheat Fields',
  'name.card.salt': 'Salt',
  'name.card.forge': 'Old Forge',
  'noun.card.field': 'One',
  'noun.card.archer': 'One',
  'noun.card.wheat': 'Many',
  'noun.card.salt': 'mass',
  'noun.card.forge': 'one',
  'many.card.archer': 'Archers',
  'name.castle.dunster': 'Dunster',
  a: '{seat} plays {card_a}.',
  the: '{card_The} of {seat} is lost to {castle_the}.',
  in: 'They find {cards_in}.',
  list: 'Lost: {cards_a}.',
  agrees: '{card} {card_is, select, many {are} other {is}} lost.',
};
const english = speaker('en', [messages], (seat) => NAMES[seat]);

const french = speaker(
  'fr',
  [
    {
      'name.card.champ': 'Champ',
      'name.card.ecole': 'École',
      'name.card.hydre': 'Hydre',
      'name.card.houblon': 'Houblon',
      'name.card.ville': 'Ville',
      'name.card.gardes': 'Gardes',
      'noun.card.champ': 'M',
      'noun.card.ecole': 'F',
      'noun.card.hydre': 'FH',
      'noun.card.houblon': 'm',
      'noun.card.ville': 'F',
      'noun.card.gardes': 'MP',
      a: '{seat} joue {card_a}.',
      the: '{card_The} {seat_of} est {card_is, select, f {perdue} other {perdu}}.',
      of: 'Le pouvoir {card_of}',
      to: 'Donner 1 {card_to}',
      list: '{seat} perd {cards_the}.',
    },
  ],
  (seat) => NAMES[seat],
);

describe('English names in sentences', () => {
  it('take the article that fits', () => {
    const say = (card: string): string => english.say('a', { seat: 0, card });
    expect(say('field')).toBe('Anne plays a Field.');
    expect(say('archer')).toBe('Anne plays an Archer.');
    expect(say('wheat')).toBe('Anne plays Wheat Fields.');
    expect(say('salt')).toBe('Anne plays salt.');
    expect(say('forge')).toBe('Anne plays an old forge.');
  });

  it('begin a sentence with a capital, and take no article as proper names', () => {
    expect(english.say('the', { card: 'field', seat: 1, castle: 'dunster' })).toBe('The Field of Raoul is lost to Dunster.');
  });

  it('are counted in lists, by their plural where there is one', () => {
    expect(english.say('list', { cards: ['archer', 'archer', 'field'] })).toBe('Lost: 2 Archers and a Field.');
    expect(english.say('in', { cards: ['forge', 'forge', 'salt'] })).toBe('They find old forge ×2 and salt.');
  });

  it('let words agree with them', () => {
    expect(english.say('agrees', { card: 'wheat' })).toBe('Wheat Fields are lost.');
    expect(english.say('agrees', { card: 'field' })).toBe('Field is lost.');
  });
});

describe('French names in sentences', () => {
  it('take the article of their gender, elided before a vowel and a mute h', () => {
    const the = (card: string): string => french.say('the', { card, seat: 1 });
    expect(the('champ')).toBe('Le Champ de Raoul est perdu.');
    expect(the('ecole')).toBe('L’École de Raoul est perdue.');
    expect(the('hydre')).toBe('L’Hydre de Raoul est perdue.');
    expect(the('houblon')).toBe('Le houblon de Raoul est perdu.');
    expect(french.say('a', { card: 'ecole', seat: 0 })).toBe('Anne joue une École.');
  });

  it('let “de” and “à” swallow the article of a place: « des Essarts », « au Puy », but « de La Salle »', () => {
    const names = {
      'name.village.essarts': 'Les Essarts',
      'name.village.puy': 'Le Puy',
      'name.village.salle': 'La Salle',
      'name.village.lens': 'Lens',
    };
    const voice = speaker(
      'fr',
      [{ ...names, of: 'maître {village_of}', to: '{village_To}, rien', the: '{village_the}' }],
      (seat) => NAMES[seat],
    );
    const say = (key: string): string[] => ['essarts', 'puy', 'salle', 'lens'].map((village) => voice.say(key, { village }));
    expect(say('of')).toEqual(['maître des Essarts', 'maître du Puy', 'maître de La Salle', 'maître de Lens']);
    expect(say('to')).toEqual(['Aux Essarts, rien', 'Au Puy, rien', 'À La Salle, rien', 'À Lens, rien']);
    expect(say('the')).toEqual(['Les Essarts', 'Le Puy', 'La Salle', 'Lens']);
  });

  it('contract with “de” and “à”', () => {
    expect(['champ', 'ecole', 'ville', 'gardes'].map((card) => french.say('of', { card }))).toEqual([
      'Le pouvoir du Champ',
      'Le pouvoir de l’École',
      'Le pouvoir de la Ville',
      'Le pouvoir des Gardes',
    ]);
    expect(['champ', 'ecole', 'ville', 'gardes'].map((card) => french.say('to', { card }))).toEqual([
      'Donner 1 au Champ',
      'Donner 1 à l’École',
      'Donner 1 à la Ville',
      'Donner 1 aux Gardes',
    ]);
    expect(french.say('list', { seat: 2, cards: ['champ', 'ecole', 'gardes'] })).toBe('Hélène perd le Champ, l’École et les Gardes.');
  });

  it('elide “de” before the names of players', () => {
    const of = (seat: number): string => french.say('the', { card: 'champ', seat });
    expect([0, 2, 3, 4].map(of)).toEqual([
      'Le Champ d’Anne est perdu.',
      'Le Champ d’Hélène est perdu.',
      'Le Champ de Hugo est perdu.',
      'Le Champ d’Édouard est perdu.',
    ]);
  });

  it('are mentioned without their article', () => {
    expect(french.pieces('the', { card: 'ecole', seat: 0 })).toEqual([
      'L’',
      { kind: 'card', id: 'ecole', text: 'École' },
      ' ',
      'd’',
      { kind: 'seat', id: '0', text: 'Anne' },
      ' est perdue.',
    ]);
  });
});

describe('a text typed plainly', () => {
  it('is set as the language has it, code apart', () => {
    expect(typeset('fr', "L'un : « oui » ; `x : 'y'` l'autre !")).toBe("L’un\u202f: «\u202foui\u202f»\u202f; `x : 'y'` l’autre\u202f!");
    expect(typeset('en', "A player's turn: don't wait.")).toBe('A player’s turn: don’t wait.');
  });
});
