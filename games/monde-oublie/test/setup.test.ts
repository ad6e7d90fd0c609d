import { beginGame, checkSetup, fastChance, seedFrom } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import data from '../content/data.json' with { type: 'json' };
import { game } from '../index.ts';
import type { MonState } from '../state.ts';
import { ACTIONS, COLOURS } from '../vocabulary.ts';
import { alone, answer, army, cards, cityOf, empireId, give, keys, play, refusalOf, start, toRound, view } from './builders.ts';

const sum = (list: readonly { readonly copies: number }[]): number => list.reduce((n, { copies }) => n + copies, 0);

/** Before the first frame has run. */
function laidOut(seats: number, seed = 3): MonState {
  return beginGame(game, { seats, options: { firstPlayer: 1 } }, fastChance(seed));
}

describe('the box', () => {
  it('MON-1.1 holds the components the rulebook lists', () => {
    expect(sum(data.startingMilitary)).toBe(8);
    expect(sum(data.provinces)).toBe(10);
    expect(sum(data.empireA)).toBe(45);
    expect(sum(data.empireB)).toBe(47);
    expect(sum(data.military)).toBe(25);
    expect(sum(data.titans)).toBe(20);
    expect(sum(data.startingEmpire)).toBe(8);
    expect(data.dice.count).toBe(3);
    expect(Math.max(...cards.titans.map(({ dice }) => dice))).toBe(3);
    expect(data.citizens.perColour.length * COLOURS.length).toBe(20);
    expect(cards.actions.filter(({ fromRound }) => fromRound > 1)).toHaveLength(2);
    expect(data.counts).toMatchObject({
      firstPlayerTile: 1,
      coinTokens: 68,
      knowledgeTokens: 16,
      actionCoverTiles: 2,
      gameBoard: 1,
      playerBoards: 4,
    });
    const s = laidOut(4);
    expect(Object.values(game.components(s)).reduce((n, copies) => n + copies, 0)).toBe(8 + 10 + 45 + 47 + 25 + 20 + 8);
  });

  it('MON-1.2 sorts the cards into eight piles', () => {
    const { piles } = cards;
    expect(piles.titans.map((stack) => new Set(stack.map((face) => cards.titans[face].stars)))).toEqual([
      new Set([1]),
      new Set([2]),
      new Set([3]),
    ]);
    expect(piles.military).toHaveLength(25);
    expect(piles.provinces).toHaveLength(10);
    expect(new Set(piles.empireA.map((face) => cards.empire[face].deck))).toEqual(new Set(['A']));
    expect(new Set(piles.empireB.map((face) => cards.empire[face].deck))).toEqual(new Set(['B']));
    expect(piles.startingEmpire.map(empireId)).toEqual(['port-de-peche', 'champ-de-ble']);
    expect(piles.startingMilitary.map((face) => cards.military[face].id)).toEqual(['gardes-de-la-cite', 'miliciens']);
    expect(piles.military.some((face) => cards.military[face].starting)).toBe(false);
  });

  it('MON-1.3 has 8, 7 and 5 titans of one, two and three stars', () => {
    expect(cards.piles.titans.map((stack) => stack.length)).toEqual([8, 7, 5]);
  });

  it('MON-1.4 keeps coins, knowledge and unused citizens as the supply', () => {
    const s = toRound(start(), 3);
    give(s, 0, { coins: 3 });
    const before = s.players[0].coins + s.players[1].coins;
    answer(s, 'place 1 labour');
    expect(s.players[0].coins + s.players[1].coins).toBe(before + 2);
    answer(s, 'pass');
    answer(s, 'place 2 repopulation');
    expect(view(s).players[0].citizens.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  });

  it('MON-1.5 never runs out of coins or knowledge', () => {
    const s = start();
    give(s, 0, { coins: 68, knowledge: 16 });
    give(s, 1, { coins: 68, knowledge: 16 });
    answer(s, 'place 3 discovery');
    expect(s.players[0]).toMatchObject({ coins: 65, knowledge: 17 });
    answer(s, 'place 1 labour');
    expect(s.players[1].coins).toBe(70);
  });
});

describe('the table', () => {
  it('MON-1.6 starts the round marker before round 1, and the marker is no money', () => {
    const s = laidOut(2);
    expect(view(s).round).toBe(0);
    expect(s.players[0].coins).toBe(6);
    expect(view(start()).round).toBe(1);
    expect(start().players[0].coins).toBe(6);
  });

  it('MON-1.7 shuffles the provinces and turns the top one up', () => {
    const s = laidOut(2);
    const { top, beneath } = view(s).province;
    expect(top).not.toBeNull();
    expect(beneath).toEqual(Array.from({ length: 9 }, () => null));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => laidOut(2, seed).provincePile.join())).size).toBe(6);
  });

  it('MON-1.8 shuffles each titan stack on its own and turns its top card up', () => {
    const s = laidOut(2);
    expect(s.titanStacks.map((stack) => stack.length)).toEqual([7, 6, 4]);
    s.titanStacks.forEach((stack, i) => {
      for (const face of [...stack, s.titans[i]]) expect(cards.titans[face].stars).toBe(i + 1);
      expect(view(s).titans[i].top).toBe(cards.titans[s.titans[i]].id);
      expect(view(s).titans[i].beneath.every((card) => card === null)).toBe(true);
    });
    expect(new Set([1, 2, 3, 4].map((seed) => laidOut(2, seed).titanStacks.flat().join())).size).toBe(4);
  });

  it('MON-1.9 covers Exploration and Repopulation', () => {
    const s = start();
    expect(
      view(s)
        .actions.filter(({ open }) => !open)
        .map(({ id }) => id),
    ).toEqual(['exploration', 'repopulation']);
    expect(refusalOf(s, 'place 3 exploration')).toBe('MON-4.11 actionCovered');
  });

  it('MON-1.10 deals as many soldiers as players into the military row', () => {
    for (const seats of [2, 3, 4]) {
      const s = laidOut(seats);
      expect(s.militaryRow).toHaveLength(seats);
      expect(s.militaryDeck).toHaveLength(25 - seats);
      expect(view(s).militaryRow.every(({ card }) => card !== null)).toBe(true);
    }
    expect(new Set([1, 2, 3, 4].map((seed) => laidOut(2, seed).militaryDeck.join())).size).toBe(4);
  });

  it('MON-1.11 deals 4, 5 or 6 cards of deck A into the Empire row', () => {
    for (const [seats, count] of [
      [2, 4],
      [3, 5],
      [4, 6],
    ]) {
      const s = laidOut(seats);
      expect(s.empireRow).toHaveLength(count);
      expect(s.empireDeck).toHaveLength(45 - count);
      for (const card of [...s.empireRow, ...s.empireDeck]) expect(cards.empire[card].deck).toBe('A');
    }
    expect(new Set([1, 2, 3, 4].map((seed) => laidOut(2, seed).empireDeck.join())).size).toBe(4);
  });

  it('MON-1.12 sets deck B aside, shuffled and face down', () => {
    const s = laidOut(3);
    expect(s.empireDeckB).toHaveLength(47);
    expect(view(s).empireDeckB).toBe(47);
    expect(JSON.stringify(view(s, 0))).not.toContain('citadelle');
    expect(new Set([1, 2, 3, 4].map((seed) => laidOut(2, seed).empireDeckB.join())).size).toBe(4);
    expect(toRound(start(3), 3).empireDeckB).toHaveLength(47);
  });
});

describe('each player', () => {
  it('MON-1.13 MON-1.15 MON-1.16 takes two Empire cards, two military cards, 6 coins, citizens 1, 2 and 3, and no knowledge', () => {
    const [player] = start().players;
    expect(cityOf(player)).toEqual(['port-de-peche', 'champ-de-ble']);
    expect(player.armies).toEqual([army('gardes-de-la-cite'), army('miliciens')]);
    expect(player.coins).toBe(6);
    expect(player.knowledge).toBe(0);
    expect(view(start()).players[0].citizens).toEqual([1, 2, 3].map((value) => ({ value, place: { kind: 'available' } })));
  });

  it('MON-1.15 leaves citizens 4 and 5 in the supply for their owner', () => {
    const s = alone(toRound(start(), 3));
    give(s, 0, { coins: 6 });
    play(s, 'place 1 repopulation', 'place 2 repopulation');
    expect(view(s).players[0].citizens.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(view(s).players[1].citizens.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  it('MON-1.14 has a colour of their own', () => {
    const setup = (options: { [id: string]: string }) => ({ seats: 2, options, seed: seedFrom('colours') });
    expect(start(2, { colour1: 'brown', colour2: 'blue' }).players.map(({ colour }) => colour)).toEqual(['brown', 'blue']);
    expect(start(4, { colour3: 'blue' }).players.map(({ colour }) => colour)).toEqual(['grey', 'brown', 'blue', 'green']);
    expect(checkSetup(game, setup({ colour1: 'green', colour2: 'green' }))).toMatchObject({ rule: 'MON-1.14', key: 'colourTaken' });
    expect(checkSetup(game, setup({ colour3: 'green' }))).toMatchObject({ rule: 'MON-1.14', key: 'colourOfNobody' });
    expect(checkSetup(game, setup({ colour1: 'red' }))).toMatchObject({ key: 'badGameOption' });
    expect(checkSetup(game, setup({ colour1: 'green', colour2: 'blue' }))).toBeNull();
  });

  it('MON-1.17 begins if drawn at random, or if named by the host', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => beginGame(game, { seats: 4, options: {} }, fastChance(seed)).firstPlayer);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
    expect(start(4, { firstPlayer: 3 }).firstPlayer).toBe(2);
    expect(checkSetup(game, { seats: 2, options: { firstPlayer: 3 }, seed: seedFrom('first') })).toMatchObject({
      rule: 'MON-1.17',
      key: 'firstPlayerNotSeated',
    });
  });

  it('MON-1.18 gives the first player the tile, plain side up', () => {
    expect(view(start(3, { firstPlayer: 2 })).tile).toEqual({ holder: 1, hand: false });
  });

  it('MON-1.19 W9 starting coins are 6, 7, 8, 8 clockwise from the first player', () => {
    const coins = (seats: number, firstPlayer: number) => start(seats, { firstPlayer }).players.map((player) => player.coins);
    expect(coins(4, 1)).toEqual([6, 7, 8, 8]);
    expect(coins(4, 3)).toEqual([8, 8, 6, 7]);
    expect(coins(2, 1)).toEqual([6, 7]);
  });

  it('MON-1.20 sends the starting cards of unused colours back to the box', () => {
    const s = start(2);
    expect(s.empireBox.map(empireId).sort()).toEqual(['champ-de-ble', 'champ-de-ble', 'port-de-peche', 'port-de-peche']);
    expect(s.militaryBox).toHaveLength(4);
    expect(s.players).toHaveLength(2);
    expect(start(4).empireBox).toEqual([]);
  });

  it('MON-1.21 has a capital that gives 1 food, 4 capacity, 5 coins of income and 2 armies, and cannot be damaged', () => {
    const s = start();
    give(s, 0, { damaged: ['port-de-peche', 'champ-de-ble'] });
    expect(view(s).players[0]).toMatchObject({
      food: 1,
      capacity: { used: 2, total: 4 },
      income: { coins: 5, knowledge: 0 },
      armyLimit: 2,
    });
    expect(view(s).players[0].city).toHaveLength(2);
  });

  it('MON-1.22 has two separate armies without coins', () => {
    expect(view(start()).players[0].armies).toMatchObject([
      { active: 'gardes-de-la-cite', legacy: [], nameCoins: 0, artCoins: 0, used: false, price: 1 },
      { active: 'miliciens', legacy: [], nameCoins: 0, artCoins: 0, used: false, price: 1 },
    ]);
  });

  it('MON-1.23 W5 has two starting Empire cards face up, 1 food each, on 2 of 4 places: nobody starves', () => {
    const s = start();
    expect(view(s).players[0]).toMatchObject({ food: 3, capacity: { used: 2, total: 4 } });
    expect(view(s).players[0].city.every(({ damaged }) => !damaged)).toBe(true);
    toRound(s, 2);
    expect(s.players[0].citizens).toHaveLength(3);
    expect(keys(s)).toContain('place 3 labour');
    expect(view(s).players[0].citizens.every(({ place }) => place.kind === 'available')).toBe(true);
  });

  it('MON-1.24 has a blue banner on Port de Pêche and a yellow one on Champ de Blé', () => {
    const { banners } = view(start()).players[0];
    expect(banners).toEqual({
      red: { count: 0, vp: 0 },
      blue: { count: 1, vp: 1 },
      green: { count: 0, vp: 0 },
      yellow: { count: 1, vp: 1 },
      purple: { count: 0, vp: 0 },
    });
    const s = start();
    s.players[0].city.splice(1, 1);
    expect(view(s).players[0].banners).toMatchObject({ blue: { count: 1 }, yellow: { count: 0 } });
  });

  it('MON-1.25 the city board lists armies on its left, the reserve below, provinces, Empire cards and titans on its right; the view keeps them apart', () => {
    const s = start();
    give(s, 0, { city: ['forge'], provinces: ['foret-haute'], titans: ['grand-roc'], reserve: ['ecole'] });
    const { armies, reserve, city, provinces, titans } = view(s, 0).players[0];
    expect(armies).toHaveLength(2);
    expect(reserve).toEqual(['ecole']);
    expect([city.map(({ card }) => card), provinces, titans]).toEqual([
      ['port-de-peche', 'champ-de-ble', 'forge'],
      ['foret-haute'],
      ['grand-roc'],
    ]);
    const areas = data.playerBoard.areas.join('; ');
    expect(areas).toMatch(/armies \(left\).*reserve \(below.*city: provinces, Empire cards, defeated titans \(right\)/);
  });
});

it('knows the actions of the board in the order of the catalogue', () => {
  expect(data.board.actions.map(({ id }) => id)).toEqual([...ACTIONS]);
});
