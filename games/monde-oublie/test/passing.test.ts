import { describe, expect, it } from 'vitest';
import { content } from '../index.ts';
import { FAMINE } from '../state.ts';
import {
  answer,
  army,
  asked,
  beginWith,
  empire,
  empireId,
  events,
  faceUp,
  give,
  keys,
  on,
  play,
  question,
  refusalOf,
  row,
  start,
  toRound,
  view,
} from './builders.ts';

describe('passing', () => {
  it('MON-7.1 is allowed although other moves are possible', () => {
    const s = start();
    expect(keys(s).length).toBeGreaterThan(1);
    const q = question(s);
    expect(q.kind === 'pick' && q.options.find(({ key }) => key === 'pass')?.confirm).toBe(true);
    answer(s, 'pass');
    expect(view(s).players[0].passed).toBe(true);
  });

  it('MON-7.2 is automatic for who can neither place nor attack', () => {
    const s = start();
    give(s, 1, { coins: 0, citizens: [FAMINE, on('labour'), on('rebuild')], armies: [army('phalange')] });
    const told = answer(s, 'place 1 rebuild');
    expect(events(told)).toContain('passed');
    expect(s.players[1].passed).toBe(true);
    expect(asked(s)).toEqual(['0 takeTurn']);
    const able = start();
    give(able, 1, { coins: 9, citizens: [FAMINE, FAMINE, FAMINE], armies: [army('elephants-de-guerre')] });
    able.titans = [-1, -1, -1];
    faceUp(able, 'crabe-des-recifs');
    answer(able, 'place 1 rebuild');
    expect(asked(able)).toEqual(['1 takeTurn']);
  });

  it('MON-7.3 ends one’s turns of the round', () => {
    const s = start();
    answer(s, 'pass');
    answer(s, 'place 1 conscription');
    expect(asked(s)).toEqual(['1 takeTurn']);
    expect(refusalOf(s, 'place 1 labour', 0)).toBe('kernel notAsked');
    answer(s, 'pass');
    expect(asked(s)).toEqual(['0 takeTurn']);
  });

  it('MON-7.4 leaves the reactions of one’s cards', () => {
    const s = start();
    give(s, 1, { coins: 2, city: ['guilde-des-scribes'] });
    give(s, 0, { coins: 9 });
    play(s, 'place 1 labour', 'pass', 'place 2 discovery');
    expect(s.players[1].passed).toBe(true);
    expect(asked(s)).toEqual(['1 scribesReaction']);
    answer(s, 'buy');
    expect(s.players[1]).toMatchObject({ coins: 1, knowledge: 1 });
  });

  it('MON-7.5 leaves citizens not placed unused', () => {
    const s = start();
    answer(s, 'pass');
    expect(view(s).players[0].citizens.every(({ place }) => place.kind === 'available')).toBe(true);
    answer(s, 'pass');
    expect(keys(s).filter((key) => key.endsWith('labour'))).toEqual(['place 1 labour', 'place 2 labour', 'place 3 labour']);
  });
});

describe('Dramaturges Zori', () => {
  const table = () => {
    const s = start();
    give(s, 0, { city: ['dramaturges-zori'] });
    give(s, 1, { city: ['dramaturges-zori'] });
    row(s, 'forge', 'verger', 'forge');
    return s;
  };

  it('MON-13.9 lets the first to pass reserve a card of the row, or the unseen top of the deck, or nothing', () => {
    const s = table();
    const top = empire('bazar');
    s.empireDeck[s.empireDeck.length - 1] = top;
    answer(s, 'pass');
    expect(asked(s)).toEqual(['0 zoriChoice']);
    expect(keys(s)).toEqual(['reserve forge', 'reserve verger', 'deck', 'nothing']);
    expect(JSON.stringify(question(s))).not.toContain(empireId(top));
    answer(s, 'deck');
    expect(s.players[0].reserve).toEqual([top]);
    const fromRow = table();
    play(fromRow, 'pass', 'reserve verger');
    expect(fromRow.players[0].reserve).toEqual([empire('verger')]);
    expect(view(fromRow).empireRow[1]).toEqual({ card: null, takenBy: 0 });
    const none = table();
    play(none, 'pass', 'nothing');
    expect(none.players[0].reserve).toEqual([]);
  });

  it('MON-13.9 gives nothing to the second to pass, nor while damaged, but again in each round', () => {
    const s = table();
    play(s, 'pass', 'nothing', 'pass');
    expect(s.round).toBe(2);
    expect(s.players[1].reserve).toEqual([]);
    play(s, 'place 1 labour', 'pass');
    expect(asked(s)).toEqual(['1 zoriChoice']);
    const damaged = table();
    give(damaged, 0, { damaged: ['dramaturges-zori'] });
    answer(damaged, 'pass');
    expect(asked(damaged)).toEqual(['1 takeTurn']);
    answer(damaged, 'pass');
    expect(damaged.round).toBe(2);
  });

  it('MON-13.9 also counts a forced pass, and shuffles the discard when the deck is empty', () => {
    const s = table();
    s.titans = [-1, -1, -1];
    s.empireDeck = [];
    s.empireDiscard = [empire('bazar')];
    s.empireRow = [];
    give(s, 0, { citizens: [FAMINE, FAMINE, FAMINE] });
    expect(asked(s)).toEqual(['0 zoriChoice']);
    expect(keys(s)).toEqual(['deck', 'nothing']);
    answer(s, 'deck');
    expect(s.players[0].reserve).toEqual([empire('bazar')]);
    expect(toRound(start(), 2).round).toBe(2);
  });

  it('MON-13.9 gives once for each card with this power that a pack has brought', async () => {
    const trigger = { on: 'firstToPass', optional: true, effect: { type: 'reserveOne', choices: ['deckTop'] } };
    const added = await content.add({ game: 'monde-oublie', name: 'Two troupes', changes: { empireA: { bazar: { trigger } } } });
    if (!added.ok) throw new Error(added.errors.join());
    const s = beginWith(added.id);
    give(s, 0, { city: ['dramaturges-zori', 'bazar'] });
    row(s, 'verger');
    play(s, 'pass', 'reserve verger');
    expect(keys(s)).toEqual(['deck', 'nothing']);
    answer(s, 'deck');
    expect(s.players[0].reserve).toHaveLength(2);
    expect(asked(s)).toEqual(['1 takeTurn']);
  });
});
