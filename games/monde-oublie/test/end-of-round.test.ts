import { describe, expect, it } from 'vitest';
import { AVAILABLE, FAMINE } from '../state.ts';
import {
  alone,
  answer,
  army,
  asked,
  citizensOn,
  empire,
  endActions,
  events,
  faceUp,
  give,
  keys,
  on,
  onCard,
  play,
  refusalOf,
  roll,
  start,
  toRound,
  view,
} from './builders.ts';

describe('the end of a round', () => {
  it('MON-8.1 income, coins, citizens and tile are done for all before anybody feeds', () => {
    const s = start();
    give(s, 0, {
      coins: 0,
      citizens: [on('labour'), FAMINE, -1, -1],
      armies: [army('lanciers', { name: 2, art: 1 })],
      city: ['camp-entrainement'],
    });
    s.players[0].roundSwords = 2;
    s.handSide = true;
    answer(s, 'pass');
    const told = answer(s, 'pass');
    expect(events(told)).toEqual(['passed', 'income', 'income']);
    expect(asked(s)).toEqual(['0 chooseStarving']);
    expect(s.players[0]).toMatchObject({ coins: 5, armies: [army('lanciers', { art: 3 })], roundSwords: 0 });
    expect(s.players[0].citizens).toEqual([AVAILABLE, AVAILABLE, AVAILABLE, AVAILABLE]);
    expect(s.handSide).toBe(false);
    expect(s.players[1].coins).toBe(7 + 5);
  });

  it('MON-8.2 gives a coin and a knowledge for each income symbol of capital, undamaged cards, provinces and titans', () => {
    const s = start();
    give(s, 0, {
      coins: 0,
      knowledge: 0,
      city: ['quai-marchand', 'bazar', 'grande-bibliotheque'],
      damaged: ['bazar'],
      provinces: ['monts-d-argent', 'ile-aux-oracles'],
      titans: ['crabe-des-recifs', 'sphinx-aveugle'],
    });
    toRound(s, 2);
    expect(s.players[0]).toMatchObject({ coins: 5 + 2 + 2 + 1, knowledge: 1 + 1 + 1 });
  });

  it('MON-8.3 is 5 coins without cards', () => {
    const s = toRound(start(), 2);
    expect(s.players.map(({ coins }) => coins)).toEqual([11, 12]);
  });

  it('MON-8.4 gives no income in round 6', () => {
    const s = toRound(start(), 6);
    give(s, 0, { city: ['grande-bibliotheque'] });
    const { coins, knowledge } = s.players[0];
    endActions(s);
    expect(s.core.result).not.toBeNull();
    expect(s.players[0]).toMatchObject({ coins, knowledge });
  });

  it('MON-8.5 moves coins from the names to the art, and every army is unused again', () => {
    const s = start();
    give(s, 0, { armies: [army('lanciers', { name: 2, art: 1 }), army('phalange', { name: 1 }), army('miliciens')] });
    toRound(s, 2);
    expect(s.players[0].armies).toEqual([army('lanciers', { art: 3 }), army('phalange', { art: 1 }), army('miliciens')]);
    expect(view(s).players[0].armies.every(({ used }) => !used)).toBe(true);
  });

  it('MON-8.6 brings citizens home from the board and from cards', () => {
    const s = start();
    give(s, 0, { city: ['ecole'], citizens: [on('labour'), onCard('ecole'), on('build')] });
    endActions(s);
    expect(s.players[0].citizens).toEqual([AVAILABLE, AVAILABLE, AVAILABLE]);
    expect(citizensOn(s, 'labour')).toEqual([]);
  });

  it('MON-8.7 ends Conscription and other swords of the round', () => {
    const s = alone(start());
    give(s, 0, { city: ['arene'] });
    play(s, 'place 1 conscription', 'place 2 arene');
    expect(view(s).players[0].roundSwords).toBe(4);
    endActions(s);
    expect(view(s).players[0].roundSwords).toBe(0);
  });

  it('MON-8.8 turns the tile back; its holder starts the next round', () => {
    const s = start();
    play(s, 'place 1 labour', 'place 1 rebuild');
    expect(view(s).tile).toEqual({ holder: 1, hand: true });
    endActions(s);
    expect(view(s).tile).toEqual({ holder: 1, hand: false });
    expect(asked(s)).toEqual(['1 takeTurn']);
  });

  it('MON-8.9 lets the same player start again if nobody took the tile', () => {
    const s = toRound(start(3, { firstPlayer: 2 }), 2);
    expect(asked(s)).toEqual(['1 takeTurn']);
  });
});

describe('feeding', () => {
  it('MON-8.10 needs a food for each citizen, starving and new ones included', () => {
    const s = toRound(start(), 3);
    give(s, 0, { coins: 9, citizens: [FAMINE, -1, -1], damaged: ['champ-de-ble'] });
    answer(s, 'place 2 repopulation');
    expect(view(s).players[0]).toMatchObject({ food: 2 });
    endActions(s);
    expect(asked(s)).toEqual(['0 chooseStarving']);
    expect(keys(s)).toEqual(['citizen 1', 'citizen 2', 'citizen 3', 'citizen 4']);
    expect(refusalOf(s, 'citizen 1')).toBe('MON-8.12 tooFew');
    answer(s, 'citizen 1 + citizen 4');
    expect(s.players[0].citizens).toEqual([FAMINE, AVAILABLE, AVAILABLE, FAMINE]);
  });

  it('MON-8.11 takes food from capital, undamaged cards, provinces and titans, and stores none', () => {
    const s = start();
    give(s, 0, { city: ['pecheries', 'verger'], damaged: ['verger'], provinces: ['collines-fertiles'], titans: ['serpent-de-hmu'] });
    expect(view(s).players[0].food).toBe(1 + 2 + 2 + 2 + 1);
    toRound(s, 3);
    expect(view(s).players[0].food).toBe(8);
    give(s, 0, { damaged: ['pecheries', 'port-de-peche', 'champ-de-ble'], citizens: [-1, -1, -1, -1, -1] });
    s.players[0].provinces = [];
    endActions(s);
    expect(refusalOf(s, 'citizen 1 + citizen 2')).toBe('MON-8.12 tooFew');
    answer(s, 'citizen 1 + citizen 2 + citizen 3');
  });

  it('MON-8.12 starves exactly as many as lack food', () => {
    const s = start();
    give(s, 0, { damaged: ['champ-de-ble'] });
    endActions(s);
    expect(refusalOf(s, '-')).toBe('MON-8.12 tooFew');
    expect(refusalOf(s, 'citizen 1 + citizen 2')).toBe('MON-8.12 tooMany');
    answer(s, 'citizen 1');
    expect(s.players[0].citizens.filter((place) => place === FAMINE)).toHaveLength(1);
    const fed = toRound(start(), 2);
    expect(fed.players[0].citizens).not.toContain(FAMINE);
  });

  it('MON-8.13 lets all who are short choose at the same time; the others become available', () => {
    const s = start(3);
    give(s, 0, { damaged: ['champ-de-ble'] });
    give(s, 2, { damaged: ['champ-de-ble'], citizens: [-1, FAMINE, -1] });
    endActions(s);
    expect(asked(s)).toEqual(['0 chooseStarving', '2 chooseStarving']);
    answer(s, 'citizen 3', 2);
    expect(asked(s)).toEqual(['0 chooseStarving']);
    answer(s, 'citizen 2', 0);
    expect(s.round).toBe(2);
    expect(s.players.map(({ citizens }) => citizens)).toEqual([
      [AVAILABLE, FAMINE, AVAILABLE],
      [AVAILABLE, AVAILABLE, AVAILABLE],
      [AVAILABLE, AVAILABLE, FAMINE],
    ]);
  });

  it('MON-8.14 keeps the starving out of the whole next round', () => {
    const s = start();
    give(s, 0, { damaged: ['champ-de-ble'] });
    endActions(s);
    answer(s, 'citizen 2');
    expect(refusalOf(s, 'place 2 labour')).toBe('MON-8.14 citizenStarves');
    play(s, 'place 1 rebuild', 'champ-de-ble', 'place 1 rebuild');
    expect(refusalOf(s, 'place 2 labour')).toBe('MON-8.14 citizenStarves');
    toRound(s, 3);
    expect(keys(s)).toContain('place 2 labour');
  });

  it('MON-8.15 is also done at the end of round 6', () => {
    const s = toRound(start(), 6);
    give(s, 0, { damaged: ['champ-de-ble'] });
    endActions(s);
    expect(asked(s)).toEqual(['0 chooseStarving']);
    answer(s, 'citizen 1');
    expect(s.core.result?.breakdown?.[0]).toEqual({ key: 'famine', values: [-2, 0] });
  });

  it('MON-8.16 leads to the next round, and after round 6 to the end of the game', () => {
    const s = start();
    give(s, 0, { damaged: ['champ-de-ble'] });
    endActions(s);
    answer(s, 'citizen 1');
    expect([s.round, s.core.result]).toEqual([2, null]);
    s.players[0].damaged = [];
    toRound(s, 6);
    expect(s.core.result).toBeNull();
    endActions(s);
    expect(s.core.result).not.toBeNull();
  });

  it('MON-10.72 MON-10.71 MON-8.13 W4 a new citizen eats like the others', () => {
    const table = () => {
      const s = toRound(start(), 3);
      give(s, 0, { coins: 4 });
      answer(s, 'place 1 repopulation');
      expect(s.players[0].coins).toBe(1);
      expect(s.players[0].citizens[3]).toBe(FAMINE);
      expect(refusalOf(play(s, 'place 1 rebuild'), 'place 4 labour')).toBe('MON-8.14 citizenStarves');
      return s;
    };
    const fed = table();
    give(fed, 0, { city: ['verger'] });
    endActions(fed);
    expect(fed.round).toBe(4);
    expect(fed.players[0].citizens).toEqual([AVAILABLE, AVAILABLE, AVAILABLE, AVAILABLE]);
    const short = table();
    endActions(short);
    expect(keys(short)).toEqual(['citizen 1', 'citizen 2', 'citizen 3', 'citizen 4']);
    answer(short, 'citizen 4');
    expect(short.players[0].citizens).toEqual([AVAILABLE, AVAILABLE, AVAILABLE, FAMINE]);
  });
});

it('MON-6.14 counts food only when the round ends, after the repairs made in it', () => {
  const s = alone(start());
  give(s, 0, { coins: 9, armies: [army('elephants-de-guerre')] });
  faceUp(s, 'crabe-des-recifs');
  roll(s, 'titan');
  play(s, 'attack crabe-des-recifs', 'army 1', 'champ-de-ble', 'place 1 rebuild', 'champ-de-ble');
  expect(s.players[0].damaged).not.toContain(empire('champ-de-ble'));
  endActions(s);
  expect(s.round).toBe(2);
});
