import { describe, expect, it } from 'vitest';
import { misset, misspoken, unchosen, uncounted } from '../proofreading.ts';

const marked = (problems: readonly string[]): string[] => problems.map((problem) => problem.replace(/:.*$/s, ''));

describe('how messages are set', () => {
  it('finds straight apostrophes and quotation marks, doubled spaces and three dots', () => {
    const wrong = { a: "player's", b: 'the "deck"', c: 'two  spaces', d: 'wait...', e: 'end ', f: 'a , b' };
    expect(marked(misset('en', wrong))).toEqual([
      'a has a straight apostrophe',
      'b has straight quotation marks',
      'c has two spaces',
      'd has three dots for an ellipsis',
      'e begins or ends with a space',
      'f has a space beside a comma, a full stop or a bracket',
    ]);
  });

  it('wants narrow no-break spaces in French, and none in English', () => {
    expect(marked(misset('fr', { a: 'Oui : non', b: 'Oui\u00a0; non', c: '« oui »', d: 'Oui\u202f: «\u202fnon\u202f»\u202f!' }))).toEqual([
      'a lacks a narrow no-break space beside high punctuation',
      'b lacks a narrow no-break space beside high punctuation',
      'c lacks a narrow no-break space beside high punctuation',
    ]);
    expect(marked(misset('en', { a: 'Yes : no', b: 'Yes: no!', c: 'Loading …' }))).toEqual([
      'a has a space before high punctuation',
      'c has a space before high punctuation',
    ]);
  });

  it('finds names behind French words that would be elided', () => {
    expect(marked(misset('fr', { a: 'Tour de {seat}', b: 'Offre de {fromSeat}', c: 'Tour {seat_of}', d: 'chez {seat}' }))).toEqual([
      'a puts a name behind a word that would be elided before a vowel',
      'b puts a name behind a word that would be elided before a vowel',
    ]);
  });

  it('finds counts that stand plainly before a plural', () => {
    const messages = { a: '{n, plural, one {# jeton} other {# jetons}}', b: 'paie {paid} jetons', c: '{seat} jetons', d: '{n} jeton' };
    expect(uncounted(messages)).toEqual(['b says “{paid} jetons” of one too']);
  });

  it('finds choices by what is told by its name', () => {
    const names = { 'name.card.oak': 'Oak' };
    expect(unchosen({ ...names, a: '{card, select, oak {one} other {two}}', b: '{oldCard, select, oak {one} other {two}}' })).toEqual([
      'a chooses by {card}, which is told by its name',
      'b chooses by {oldCard}, which is told by its name',
    ]);
    expect(unchosen({ ...names, a: '{kind, select, oak {one} other {two}}', b: '{card_is, select, m {one} other {two}}' })).toEqual([]);
  });
});

describe('how messages are said', () => {
  const messages = {
    'event.ready': '{n, plural, one {# prête} other {# prêtes}}; {other, plural, one {# jetons} other {# jetons}}.',
    'event.cards': '{n, plural, one {# carte} other {# cartes}}.',
    'event.took': '{seat} prend {m} cartes.',
    'event.card': 'La carte {card}.',
    'event.article': '{card_The} tombe.',
    'event.elided': 'Une carte de {owner}.',
    'refusal.small': '{card} tombe.',
    'name.card.ecole': 'école',
  };

  it('finds ids without a name, but not what a message only chooses by', () => {
    expect(misspoken('fr', messages, [{ key: 'event.card', params: { card: 'forge' } }])).toEqual([
      'event.card shows how it was made: La carte {forge}.',
    ]);
    const chosen = { 'event.where': '{where, select, home {Chez soi.} other {Ailleurs.}}' };
    expect(misspoken('fr', chosen, [{ key: 'event.where', params: { where: 'home' } }])).toEqual([]);
  });

  it('finds numbers that do not agree', () => {
    expect(misspoken('fr', messages, [{ key: 'event.took', params: { seat: 0, m: 1 } }])).toEqual([
      'event.took says “cartes” of one: Aliénor prend 1 cartes.',
    ]);
    expect(misspoken('fr', messages, [{ key: 'event.took', params: { seat: 0, m: 2 } }])).toEqual([]);
  });

  it('finds what is not elided, what begins small, and names whose article nothing tells', () => {
    expect(misspoken('fr', messages, [{ key: 'event.elided', params: { owner: 0 } }])).toEqual([]);
    const vowel = { 'event.elided': 'Une carte de {card}.', 'name.card.ecole': 'École' };
    expect(misspoken('fr', vowel, [{ key: 'event.elided', params: { card: 'ecole' } }])).toEqual([
      'event.elided does not elide: Une carte de École.',
    ]);
    expect(misspoken('fr', messages, [{ key: 'refusal.small', params: { card: 'ecole' } }])).toEqual([
      'refusal.small begins small: école tombe.',
    ]);
    expect(misspoken('fr', messages, [{ key: 'event.article', params: { card: 'ecole' } }])).toEqual([
      'event.article wants noun.card.ecole',
    ]);
  });

  it('knows English articles', () => {
    const english = { 'event.a': 'A {card}.', 'event.an': 'An {card}.', 'name.card.archer': 'archer', 'name.card.field': 'field' };
    const said = (key: string, card: string) => misspoken('en', english, [{ key, params: { card } }]);
    expect(marked(said('event.a', 'archer'))).toEqual(['event.a has “a” before a vowel']);
    expect(marked(said('event.an', 'field'))).toEqual(['event.an has “an” before a consonant']);
    expect([...said('event.a', 'field'), ...said('event.an', 'archer')]).toEqual([]);
  });
});
