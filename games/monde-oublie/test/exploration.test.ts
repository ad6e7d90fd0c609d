import { describe, expect, it } from 'vitest';
import { type MonState, OPENLY } from '../state.ts';
import {
  alone,
  answer,
  asked,
  cityOf,
  empire,
  empireId,
  endActions,
  events,
  give,
  keys,
  play,
  question,
  refusalOf,
  row,
  start,
  toRound,
  view,
} from './builders.ts';

const ids = ['forge', 'bazar', 'pont', 'verger', 'grue', 'phare', 'bains', 'aqueduc'];

/** Round 2; the deck from the top down. */
function table(...deck: readonly string[]): MonState {
  const s = toRound(start(), 2);
  s.empireDeck = deck.map(empire).reverse();
  s.empireDiscard = [];
  return s;
}

describe('Exploration', () => {
  it('MON-10.60 draws from the deck or takes a card of the row', () => {
    const s = table(...ids);
    row(s, 'ecole', 'rempart', 'ecole');
    answer(s, 'place 1 exploration');
    expect(asked(s)).toEqual(['0 chooseExplorationMode']);
    expect(keys(s)).toEqual(['draw', 'reserve ecole', 'reserve rempart']);
  });

  it('MON-10.61 draws 5 cards, keeps one in reserve and discards the others', () => {
    const s = play(table(...ids), 'place 1 exploration', 'draw');
    expect(keys(s)).toEqual(['keep forge', 'keep bazar', 'keep pont', 'keep verger', 'keep grue']);
    answer(s, 'keep pont');
    expect(s.players[0].reserve).toEqual([empire('pont')]);
    expect(s.empireDiscard.map(empireId)).toEqual(['forge', 'bazar', 'verger', 'grue']);
    expect(s.empireDeck.map(empireId)).toEqual(['aqueduc', 'bains', 'phare']);
    expect(s.explored).toEqual([]);
  });

  it('MON-10.62 shows the drawn cards to that player only; the discarded ones become public', () => {
    const s = play(table(...ids), 'place 1 exploration', 'draw');
    expect(view(s, 0).exploring).toEqual({ count: 5, cards: ids.slice(0, 5) });
    expect(view(s, 1).exploring).toEqual({ count: 5, cards: null });
    expect(view(s).exploring).toEqual({ count: 5, cards: null });
    answer(s, 'keep grue');
    expect(view(s, 1).empireDiscard).toEqual(['forge', 'bazar', 'pont', 'verger']);
  });

  it('MON-10.63 takes a row card and leaves its place empty', () => {
    const s = table(...ids);
    row(s, 'ecole', 'rempart');
    play(s, 'place 1 exploration', 'reserve rempart');
    expect(s.players[0].reserve).toEqual([empire('rempart')]);
    expect(s.players[0].reserveFrom).toEqual([OPENLY]);
    expect(view(s).empireRow).toEqual([
      { card: 'ecole', takenBy: null },
      { card: null, takenBy: 0 },
    ]);
  });

  it('MON-10.64 costs nothing', () => {
    const s = table(...ids);
    give(s, 0, { coins: 0, knowledge: 0 });
    row(s, 'grand-temple');
    play(s, 'place 1 exploration', 'reserve grand-temple');
    expect(s.players[0]).toMatchObject({ coins: 0, knowledge: 0 });
  });

  it('MON-10.65 the reserve has no limit, gives nothing and counts for nothing', () => {
    const s = start();
    give(s, 0, { reserve: ['quai-marchand', 'pecheries', 'forge', 'rempart', 'citadelle', 'caserne', 'ecole'] });
    expect(view(s).players[0]).toMatchObject({
      reserved: 7,
      income: { coins: 5 },
      food: 3,
      sword: 0,
      armyLimit: 2,
      vp: 2,
      capacity: { used: 2, total: 4 },
    });
    expect(keys(s).some((key) => key.endsWith('ecole'))).toBe(false);
    toRound(s, 2);
    row(s, 'bazar');
    play(s, 'place 1 exploration', 'reserve bazar');
    expect(s.players[0].reserve).toHaveLength(8);
  });

  it('MON-10.66 a reserved card is built with Build at its normal cost', () => {
    const s = alone(table(...ids));
    give(s, 0, { coins: 4 });
    row(s, 'forge');
    play(s, 'place 1 exploration', 'reserve forge', 'place 2 build', 'build forge from reserve');
    expect(cityOf(s.players[0])).toContain('forge');
    expect(s.players[0]).toMatchObject({ coins: 1, reserve: [] });
  });

  it('MON-10.67 a copy of an owned or reserved card may be reserved', () => {
    const s = alone(table(...ids));
    give(s, 0, { city: ['forge'], reserve: ['bazar'] });
    row(s, 'forge', 'bazar');
    play(s, 'place 1 exploration', 'reserve forge', 'place 2 exploration', 'reserve bazar');
    expect(s.players[0].reserve.map(empireId)).toEqual(['bazar', 'forge', 'bazar']);
    const drawn = table(...ids);
    give(drawn, 0, { city: ['forge'], reserve: ['bazar'] });
    play(drawn, 'place 1 exploration', 'draw');
    expect(keys(drawn)).toEqual(['keep forge', 'keep bazar', 'keep pont', 'keep verger', 'keep grue']);
    answer(drawn, 'keep forge');
    expect(drawn.players[0].reserve.map(empireId)).toEqual(['bazar', 'forge']);
  });

  it('MON-10.68 is closed when deck, discard and row are empty', () => {
    const s = table();
    row(s);
    expect(refusalOf(s, 'place 1 exploration')).toBe('MON-10.68 nothingToExplore');
  });

  it('MON-10.69 offers only the source that holds cards, and draws what a short deck and its discard have', () => {
    const onlyRow = table();
    row(onlyRow, 'forge', 'bazar');
    answer(onlyRow, 'place 1 exploration');
    expect(keys(onlyRow)).toEqual(['reserve forge', 'reserve bazar']);
    expect(refusalOf(onlyRow, 'draw')).toBe('MON-10.69 emptyDeck');
    const onlyDiscard = table();
    onlyDiscard.empireDiscard = [empire('grue')];
    row(onlyDiscard, 'forge');
    answer(onlyDiscard, 'place 1 exploration');
    expect(keys(onlyDiscard)).toEqual(['draw', 'reserve forge']);
    const onlyDeck = table('forge', 'pont');
    row(onlyDeck);
    onlyDeck.empireDiscard = [empire('grue')];
    const told = answer(onlyDeck, 'place 1 exploration');
    expect(events(told)).toContain('empireReshuffled');
    expect(keys(onlyDeck)).toEqual(['keep forge', 'keep pont', 'keep grue']);
  });

  it('MON-12.10 MON-13.16 W11 eyes add up: Moines Archivistes de Bol draw 7, keep 1, and give 1 coin of income', () => {
    const s = table(...ids, 'forge', 'ecole');
    give(s, 0, { coins: 0, city: ['moines-archivistes-de-bol'] });
    play(s, 'place 1 exploration', 'draw');
    expect(s.explored).toHaveLength(7);
    answer(s, 'keep forge');
    expect(s.empireDiscard).toHaveLength(6);
    expect(s.players[0].reserve).toHaveLength(1);
    endActions(s);
    expect(s.players[0].coins).toBe(5 + 1);
    const both = table(...ids, 'forge', 'ecole');
    give(both, 0, { city: ['moines-archivistes-de-bol', 'phare'] });
    play(both, 'place 1 exploration', 'draw');
    expect(both.explored).toHaveLength(8);
  });
});

it('asks which card to keep even if all drawn are the same, so that silence tells nothing', () => {
  const s = play(table('forge', 'forge'), 'place 1 exploration', 'draw');
  expect(asked(s)).toEqual(['0 keepExplored']);
  expect(question(s)).toMatchObject({ options: [{ key: 'keep forge' }] });
});
