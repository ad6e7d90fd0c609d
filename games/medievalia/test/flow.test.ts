import { advance, apply, beginGame, fastChance, type Option, randomAnswer, stateHash } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import {
  answer,
  asked,
  cardNamed,
  type FiefPlan,
  handOf,
  isUsed,
  keys,
  play,
  question,
  refusalOf,
  type ScenePlan,
  scene,
  viewOf,
} from './builders.ts';
import { busyAnswer } from './players.ts';

describe('flow', () => {
  it('MED-3.1 complete turns, clockwise from the first player', () => {
    const s = beginGame(game, { seats: 3, options: {} }, fastChance(5));
    advance(game, s);
    for (let n = 0; n < 24; n++) play(s, 'draw character');
    const turns: number[] = [];
    for (let n = 0; n < 7; n++) {
      turns.push(s.active);
      play(s, 'draw territory', 'end turn');
    }
    expect(turns).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => (s.first + n) % 3));
  });

  it('MED-3.2 start and draw, reactivation, actions, movement and war, end', () => {
    const s = scene([{ cityUsed: true, territories: [['field', 'peasant!']], open: ['soldier!'] }, { open: ['peasant'] }], {
      phase: 'start',
    });
    expect([s.phase, asked(s), isUsed(s, 'soldier-01')]).toEqual(['start', '0 drawDeck', true]);
    play(s, 'draw territory');
    expect([s.phase, asked(s), isUsed(s, 'soldier-01')]).toEqual(['actions', '0 action', false]);
    play(s, 'end actions');
    expect([s.phase, asked(s)]).toEqual(['movement', '0 moveOutside']);
    play(s, 'march soldier-01 neutral', 'end turn');
    expect(asked(s)).toBe('1 drawDeck');
    expect(s.turns).toBe(3);
  });

  it('MED-3.3 MED-3.4 first the siege is counted, then the feeding checked, then a card drawn', () => {
    const s = scene([{ open: ['soldier'] }, { away: { fief0: ['peasant'] } }], { phase: 'start' });
    expect(s.siege[0]).toBe(1);
    expect(asked(s)).toBe('0 drawDeck');
    expect(s.characters[0]).toEqual([]);
    const fed = scene([{ territories: [['field']], open: ['soldier', 'soldier', 'knight'] }, {}], { phase: 'start' });
    expect(asked(fed)).toBe('0 starve');
    expect(fed.hands[0]).toEqual([]);
    play(fed, 'remove soldier-02');
    expect(asked(fed)).toBe('0 drawDeck');
  });

  it('MED-3.5 exactly one card must be drawn from a deck of choice that is not empty', () => {
    const s = scene([{}, {}], { phase: 'start', decks: [3, 0, 4] });
    expect(keys(s)).toEqual(['draw territory', 'draw character']);
    expect(refusalOf(s, 'end turn')).toBe('kernel unknownOption');
    expect(refusalOf(s, 'draw military')).toBe('MED-20.4 deckEmpty');
    play(s, 'draw character');
    expect(handOf(s, 0)).toHaveLength(1);
    expect(s.decks.map((deck) => deck.length)).toEqual([3, 0, 3]);
    expect(asked(s)).toBe('0 action');
  });

  it('MED-3.6 all cards of the active player become unused, in every fief, and nobody else’s', () => {
    const s = scene(
      [
        { cityUsed: true, territories: [['field', 'peasant!', 'school']], away: { neutral: ['soldier!'], fief1: ['knight!'] } },
        { cityUsed: true, territories: [['field', 'peasant!']] },
      ],
      { phase: 'start' },
    );
    s.used[cardNamed('field-01')] = 1;
    s.used[cardNamed('school-01')] = 1;
    play(s, 'draw territory');
    for (const id of ['city-01', 'field-01', 'peasant-01', 'school-01', 'soldier-01', 'knight-01']) expect(isUsed(s, id), id).toBe(false);
    for (const id of ['city-02', 'peasant-02']) expect(isUsed(s, id), id).toBe(true);
  });

  it('MED-3.7 any number of actions in any order', () => {
    const s = scene([
      {
        territories: [['farm', 'peasant', 'peasant'], ['mine']],
        open: ['peasant', 'soldier'],
        hand: ['field', 'peasant', 'soldier', 'forest', 'mine', 'mine', 'farm'],
      },
      {},
    ]);
    const words = new Set(keys(s).map((key) => key.split(' ')[0]));
    expect(words).toEqual(new Set(['play', 'buy', 'extra', 'discard', 'remove', 'move', 'end']));
    play(s, 'move soldier-01', 'on mine-01', 'play field', 'use city-01', 'remove soldier-01');
    expect(asked(s)).toBe('0 action');
    play(s, 'play peasant', 'on open ground', 'use farm-01', 'move peasant-03', 'on field-01');
    expect(asked(s)).toBe('0 action');
  });

  it('MED-3.8 the actions end when the player says so and are not reopened in the same turn', () => {
    const s = scene([{ territories: [['field']], open: ['soldier'], hand: ['field'] }, {}]);
    play(s, 'end actions');
    expect(asked(s)).toBe('0 moveOutside');
    expect(keys(s).some((key) => key.startsWith('play'))).toBe(false);
    expect(refusalOf(s, 'play field')).toBe('kernel unknownOption');
    play(s, 'end turn');
    expect(asked(s)).toBe('1 drawDeck');
  });

  it('MED-3.9 all movement comes before the first battle', () => {
    const s = scene([{ territories: [['farm']], open: ['soldier'], away: { neutral: ['soldier'] } }, { away: { neutral: ['peasant'] } }], {
      phase: 'movement',
    });
    expect(keys(s).filter((key) => key.startsWith('war'))).toEqual([]);
    play(s, 'end movement');
    expect(asked(s)).toBe('0 declareWar');
    expect(keys(s).filter((key) => key.startsWith('march'))).toEqual([]);
    expect(keys(s)).toContain('war neutral 2');
  });

  it('MED-3.10 the whole fourth phase may be left out', () => {
    const s = scene([{ territories: [['farm']], away: { fief1: ['knight'] } }, {}]);
    play(s, 'end turn');
    expect(asked(s)).toBe('1 drawDeck');
    const later = scene([{ territories: [['farm']], away: { fief1: ['knight'] } }, {}], { phase: 'movement' });
    play(later, 'end turn');
    expect(asked(later)).toBe('1 drawDeck');
  });

  it('MED-3.11 at the end of a turn all damage is gone, and the next player who is still in the game begins', () => {
    const s = scene([{ territories: [['farm']], open: ['soldier'] }, { territories: [['farm']], open: ['knight'] }, {}]);
    s.damage[cardNamed('soldier-01')] = 1;
    s.damage[cardNamed('knight-01')] = 1;
    s.damage[cardNamed('city-02')] = 5;
    s.eliminated[1] = true;
    play(s, 'end turn');
    expect(s.damage.every((points) => points === 0)).toBe(true);
    expect(asked(s)).toBe('2 drawDeck');
    play(s, 'draw territory', 'end turn');
    expect(asked(s)).toBe('0 drawDeck');
  });

  it('MED-3.12 the first turn of the first player has all phases, the draw included', () => {
    const s = beginGame(game, { seats: 2, options: {} }, fastChance(2));
    advance(game, s);
    for (let n = 0; n < 16; n++) play(s, 'draw character');
    expect([s.turns, asked(s)]).toEqual([1, `${s.first} drawDeck`]);
    play(s, 'draw territory');
    expect(s.hands[s.first]).toHaveLength(9);
    expect(asked(s)).toBe(`${s.first} action`);
  });

  it('MED-3.13 everybody sees the table, what is used, the tops of the piles and the discard pile', () => {
    const s = scene([
      { cityUsed: true, territories: [['field', 'peasant!', 'school']], away: { neutral: ['soldier'] }, hand: ['mine', 'mine'] },
      {},
    ]);
    s.discard.push(cardNamed('knight-03'));
    for (const seat of [1, null]) {
      const view = viewOf(s, seat);
      expect(view.players[0].hosts[0]).toMatchObject({ id: 'city-01', used: true });
      expect(view.players[0].hosts[1]).toMatchObject({
        id: 'field-01',
        used: false,
        characters: [{ id: 'peasant-01', used: true }],
        buildings: [{ id: 'school-01', used: false }],
      });
      expect(view.fiefs[1].ground).toMatchObject([{ id: 'soldier-01', seat: 0, used: false }]);
      expect(view.piles.map(({ top }) => top)).toEqual(['school-02', 'workshop-01', 'bank-01']);
      expect(view.discard).toEqual(['knight-03']);
    }
  });

  it('MED-3.14 what is discarded never comes back', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: {} }, fastChance(seed));
      const rng = fastChance(seed);
      let gone: readonly number[] = [];
      for (let q = advance(game, s); q !== null; ) {
        q = apply(game, s, q, randomAnswer(q, rng));
        expect(s.discard.slice(0, gone.length)).toEqual(gone);
        gone = s.discard.slice();
        const elsewhere = new Set([s.decks, s.piles, s.hands, s.hosts, s.characters, s.buildings].flat(2));
        expect(gone.some((card) => elsewhere.has(card))).toBe(false);
      }
      expect(gone.length).toBeGreaterThan(0);
    }
  });

  const ends = (fief: FiefPlan, enemy: FiefPlan = {}, phase: ScenePlan['phase'] = 'actions'): Option[] => {
    const q = question(scene([fief, enemy], { phase }));
    return q.kind === 'pick' ? q.options.filter(({ key }) => key.startsWith('end')) : [];
  };

  it('asks once more before a turn ends with something still to be played', () => {
    const confirmed = (fief: FiefPlan): string[] => ends(fief).flatMap(({ key, confirm }) => (confirm ? [key] : []));
    const hand = ['peasant'];
    expect(confirmed({ territories: [['field']], hand })).toEqual(['end turn']);
    expect(confirmed({ territories: [['field']], open: ['soldier'], hand })).toEqual(['end turn']);
    expect(confirmed({ territories: [['field'], ['farm!', 'soldier!']], hand })).toEqual(['end turn']);
    expect(confirmed({ territories: [['field']] })).toEqual([]);
  });

  it('MED-3.8 MED-3.10 the actions are ended apart from the turn only where somebody can march or fight', () => {
    const keysOf = (...fiefs: FiefPlan[]): string[] => ends(fiefs[0], fiefs[1]).map(({ key }) => key);
    const bound = { territories: [['farm!', 'soldier!']] };
    expect(keysOf(bound)).toEqual(['end turn']);
    expect(keysOf({ ...bound, open: ['soldier'] })).toEqual(['end actions', 'end turn']);
    expect(keysOf({ ...bound, away: { neutral: ['soldier!'] } })).toEqual(['end turn']);
    expect(keysOf({ ...bound, away: { neutral: ['soldier!'] } }, { away: { neutral: ['peasant'] } })).toEqual(['end actions', 'end turn']);
  });

  it('MED-3.9 MED-3.10 movement is ended apart from the turn only where somebody can fight', () => {
    const keysOf = (...fiefs: FiefPlan[]): string[] => ends(fiefs[0], fiefs[1], 'movement').map(({ key }) => key);
    const marching = { territories: [['farm']], open: ['soldier'] };
    expect(keysOf(marching)).toEqual(['end turn']);
    expect(keysOf(marching, { away: { fief0: ['peasant'] } })).toEqual(['end movement', 'end turn']);
    const s = scene([{ territories: [['farm']], away: { neutral: ['soldier'] } }, {}], { phase: 'movement' });
    expect(keys(s)).not.toContain('end movement');
    play(s, 'march soldier-01 fief1');
    expect(asked(s)).toBe('0 declareWar');
  });

  it('understands what records of old called the end of a turn', () => {
    const bound = { territories: [['farm!', 'soldier!']] };
    expect(play(scene([bound, {}]), 'end actions')).toEqual(play(scene([bound, {}]), 'end turn'));
    const marching = scene([{ territories: [['farm']], open: ['soldier'] }, {}], { phase: 'movement' });
    expect(play(game.copy(marching), 'end movement')).toEqual(play(game.copy(marching), 'end turn'));
  });

  it('no two ways to end a phase come to the same', () => {
    let seen = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const s = beginGame(game, { seats: 2 + (seed % 3), options: {} }, fastChance(seed));
      const rng = fastChance(seed + 60);
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, busyAnswer(q, rng))) {
        if (q.kind !== 'pick') continue;
        const ends = q.options.filter(({ key }) => key.startsWith('end'));
        if (ends.length < 2) continue;
        const outcomes = ends.map((option) => {
          const copy = game.copy(s);
          apply(game, copy, question(copy), option);
          return stateHash(copy);
        });
        expect(new Set(outcomes).size, `${q.frame.step} ${q.options.map(({ key }) => key).join(', ')}`).toBe(outcomes.length);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('tells what happened in words that name the seat', () => {
    const s = scene([{ territories: [['field']], hand: ['peasant'] }, {}]);
    answer(s, 'play peasant');
    answer(s, 'on field-01');
    expect(answer(s, 'use field-01').map(({ key }) => key)).toEqual(['paidWith', 'characterPlayed']);
  });
});
