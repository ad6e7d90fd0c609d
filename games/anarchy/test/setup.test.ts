import { checkSetup, seedFrom } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import { gain } from '../rules/gains.ts';
import { refuseSetup } from '../rules/setup.ts';
import { BRAVERY, CHAPTERS, COLOURS, HORSES, MACHINES, SCENARIOS } from '../vocabulary.ts';
import { begin, c, goodsOf, playUntil, viewOf } from './builders.ts';

const seed = seedFrom('setup');

describe('identity', () => {
  it('ANA-1.1 the game is The Anarchy, by Bobby Hill', () => {
    expect(game.id).toBe('anarchy');
    expect(en['game.title']).toBe('The Anarchy');
    expect(c.data.meta.designer).toBe('Bobby Hill');
  });

  it('ANA-1.2 it is for 1 to 4 players', () => {
    for (const seats of [1, 2, 3, 4]) expect(checkSetup(game, { seats, options: {}, seed })).toBeNull();
    for (const seats of [0, 5]) expect(checkSetup(game, { seats, options: {}, seed })?.key).toBe('badSeats');
  });

  it('ANA-1.3 a game is exactly 5 rounds and then final scoring', () => {
    const rounds: number[] = [];
    const s = playUntil(begin({ seats: 2 }), ({ round }) => {
      if (!rounds.includes(round)) rounds.push(round);
      return false;
    });
    expect(rounds).toEqual([1, 2, 3, 4, 5]);
    expect(s.core.result).not.toBeNull();
    expect(s.players.map(({ paths }) => paths.length)).toEqual([5, 5]);
  });
});

describe('setup', () => {
  it('ANA-3.1 each player has a colour of the own, sheets, a castle and 24 domain cards', () => {
    const s = begin({ seats: 4 });
    const { players } = viewOf(s, null);
    expect(players.map(({ colour }) => colour)).toEqual([...COLOURS]);
    for (const p of players) {
      expect(p.deck).toBe(24);
      expect(Object.keys(p.castle.towers)).toHaveLength(4);
      expect(Object.keys(p.castle.walls)).toHaveLength(4);
      expect(p.tracks).toMatchObject({ gate: 0, lammas: 0 });
    }
  });

  it('ANA-3.2 every domain deck is shuffled; its order is hidden and its discards are public', () => {
    const s = begin({ seats: 2 });
    const [mine, other] = s.players.map(({ deck }) => deck);
    expect([...mine].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i));
    expect(mine).not.toEqual(other);
    s.players[1].discard = [s.players[1].deck.pop() ?? 0];
    const [, seen] = viewOf(s, 0).players;
    expect(seen.discard).toEqual([s.players[1].discard[0] + 1]);
    expect(seen.deck).toBe(23);
  });

  it('ANA-3.3 a castle has no dice at first', () => {
    const [p] = begin().players;
    expect([p.gate, p.moat, ...p.towers, ...p.walls]).toEqual(new Array(10).fill(0));
  });

  it('ANA-3.4 a player starts with nothing but one ready use of each tactic', () => {
    const [p] = begin().players;
    expect([...p.goods, ...p.production, ...p.attributes, ...p.tracks, ...p.additions].every((n) => n === 0)).toBe(true);
    const { rallyTokens, beers, horses, machines, developed, wheel, squares, circle, brewery, pennants, knowledge } = p;
    expect([rallyTokens, beers, horses, machines, developed, wheel, squares, circle, brewery, pennants, knowledge]).toEqual(
      new Array(11).fill(0),
    );
    expect(p.ready).toEqual([1, 1, 1, 1, 1]);
  });

  it('ANA-3.5 the first player is drawn among all seats', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => begin({ seats: 3, seed: i }).firstPlayer));
    expect([...firsts].sort()).toEqual([0, 1, 2]);
  });

  it('ANA-3.6 a scenario or a chapter is chosen before anything is dealt', () => {
    const [scenario] = game.options;
    expect(scenario).toMatchObject({ id: 'scenario', values: [...SCENARIOS, ...CHAPTERS] });
    expect(checkSetup(game, { seats: 1, options: { scenario: 'hastings' }, seed })?.key).toBe('badGameOption');
    expect(begin({ scenario: 'siegeHard' }).layout).toBe(SCENARIOS.indexOf('siegeHard'));
  });

  it('ANA-3.7 the five cards of the scenario lie in order, place k for round k', () => {
    for (const { id, row } of c.data.scenarios) {
      const view = viewOf(begin({ scenario: id }), null);
      expect(view.row.map(({ card }) => card)).toEqual(row.map((n) => `SCN-${String(n).padStart(2, '0')}`));
      row.forEach((n, i) => {
        expect(c.data.scenarioCards[n - 1]).toMatchObject({ round: i + 1, set: id });
      });
    }
  });

  it('ANA-3.8 ANA-40.1 all 25 path cards are shuffled, alone all but the Emissary', () => {
    const together = begin({ seats: 2 });
    expect([...together.pathDeck, ...together.pathOffer].sort((a, b) => a - b)).toEqual(c.paths.map((_, i) => i));
    const alone = begin();
    const ids = [...alone.pathDeck, ...alone.pathOffer].map((card) => c.paths[card].id);
    expect(ids).toHaveLength(24);
    expect(ids).not.toContain('emissary');
    expect(begin({ seed: 1 }).pathDeck).not.toEqual(begin({ seed: 2 }).pathDeck);
  });

  it('ANA-3.9 there are 36 attack cards and 6 Final Assaults, shuffled apart', () => {
    expect(c.finalAssaults).toBe(36);
    expect(c.attackCards).toHaveLength(42);
    const dealt = Array.from({ length: 60 }, (_, i) => begin({ seed: i }).players[0].attacks);
    expect(dealt.every(([final, attack]) => final >= 36 && attack < 36)).toBe(true);
    expect(new Set(dealt.map(([final]) => final)).size).toBe(6);
    expect(new Set(dealt.map(([, attack]) => attack)).size).toBeGreaterThan(15);
  });

  it('ANA-3.10 large loot lies on places 1 and 2, small loot on 3, 4 and 5; the other five are out', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const { loot } = begin({ seed: i });
      expect(loot.map((tile) => c.loot[tile].large)).toEqual([true, true, false, false, false]);
      expect(new Set(loot).size).toBe(5);
      for (const tile of loot) seen.add(tile);
    }
    expect(seen.size).toBe(10);
    for (const { large, gain: goods } of c.loot)
      expect(goods.filter((_, i) => i % 2 === 1).reduce((sum, n) => sum + n, 0)).toBe(large ? 3 : 2);
  });

  it('ANA-3.11 ANA-40.2 all tents, the Rival’s too, start left of the first place', () => {
    expect(begin({ seats: 4 }).players.map(({ tent }) => tent)).toEqual([0, 0, 0, 0]);
    const s = begin();
    expect([s.players[0].tent, s.rival]).toEqual([0, 0]);
    expect(viewOf(begin({ seats: 2 }), null).rival).toBeNull();
  });

  it('ANA-3.12 in siege mode there are neither tents nor loot', () => {
    const view = viewOf(begin({ scenario: 'siegeEasy' }), 0);
    expect(view.tents).toBe(false);
    expect(view.rival).toBeNull();
    expect(view.players[0].tent).toBeNull();
    expect(view.row.every(({ loot }) => loot === null)).toBe(true);
  });

  it('ANA-3.13 the supply never runs out', () => {
    const s = begin({ seats: 4 });
    // The box holds 30 serfs, 20 knights and 25 coins.
    for (const seat of [0, 1, 2, 3]) for (const what of [0, 4, 5]) gain(s, seat, what, 30);
    expect([0, 1, 2, 3].map((seat) => goodsOf(s, seat))).toEqual(new Array(4).fill({ serf: 30, knight: 30, coin: 30 }));
  });

  it('ANA-3.14 none of the six scenarios changes the start otherwise', () => {
    for (const scenario of SCENARIOS) {
      const s = begin({ scenario });
      expect(goodsOf(s)).toEqual({});
      expect(viewOf(s, 0).sideCards).toEqual([]);
    }
  });

  it('ANA-3.15 sheets, castles, boards and path cards of everybody are public', () => {
    const s = playUntil(begin({ seats: 3 }), ({ phase }) => phase === 'actions');
    s.players[1].walls = [1, 0, 0, 1];
    const own = viewOf(s, 1).players[1];
    for (const seat of [0, 2, null]) expect(viewOf(s, seat).players[1]).toEqual(own);
    expect(own.paths).toHaveLength(1);
    expect(own.castle.walls).toEqual({ top: 1, right: 0, bottom: 0, left: 1 });
  });
});

describe('scenarios', () => {
  const rowOf = (id: string): number[] | undefined => c.data.scenarios.find((scenario) => scenario.id === id)?.row;

  it('ANA-41.1 classic easy has cards 1 to 5', () => expect(rowOf('classicEasy')).toEqual([1, 2, 3, 4, 5]));
  it('ANA-41.2 classic standard has cards 6 to 10', () => expect(rowOf('classicStandard')).toEqual([6, 7, 8, 9, 10]));
  it('ANA-41.3 classic hard has cards 11 to 15', () => expect(rowOf('classicHard')).toEqual([11, 12, 13, 14, 15]));

  function isSiege(id: string, row: readonly number[]): void {
    expect(rowOf(id)).toEqual(row);
    const s = begin({ scenario: id });
    expect(s.loot).toEqual([]);
    expect(viewOf(s, null).tents).toBe(false);
  }

  it('ANA-41.4 siege easy has cards 16 to 20, no tents, no loot', () => isSiege('siegeEasy', [16, 17, 18, 19, 20]));
  it('ANA-41.5 siege standard has cards 21 to 25, no tents, no loot', () => isSiege('siegeStandard', [21, 22, 23, 24, 25]));
  it('ANA-41.6 siege hard has cards 26 to 30, no tents, no loot', () => isSiege('siegeHard', [26, 27, 28, 29, 30]));

  it('ANA-41.7 the set-up recommends classic easy, and siege easy as the simplest', () => {
    expect(game.options[0].default).toBe('classicEasy');
    expect(en['setup.scenario.help']).toMatch(/Classic, easy is the one for a first game.*siege, easy is the simplest.*Hadrian/);
  });

  it('ANA-41.8 card 3 has B = C = 2, A = D = 3, E = 4', () => {
    expect(c.scenarioCards[2].strength).toEqual([3, 2, 2, 3, 4]);
  });

  it('ANA-41.9 card 4: shield 5, 2 food, black horse, ram; 4 bravery and 1 might', () => {
    const { castle } = c.scenarioCards[3];
    expect(castle).toMatchObject({ shield: 5, food: 2, horses: 0b01, machines: 0b0001000 });
    expect(castle?.effect.deeds).toEqual([
      { kind: 'gain', what: 8, n: 4 },
      { kind: 'gain', what: 11, n: 1 },
    ]);
  });

  /** A card as the catalogue's tables write it. */
  function inWords({ castle, siege, strength }: (typeof c.scenarioCards)[number]): string {
    const letters = strength.join('-');
    if (siege !== null) return `${siege.ribbon} / ${siege.bravery.join()} / ${letters}`;
    if (castle === null) return '';
    const needs = [
      ...HORSES.filter((_, i) => (castle.horses & (1 << i)) !== 0),
      ...MACHINES.filter((_, i) => (castle.machines & (1 << i)) !== 0),
    ];
    const reward = castle.effect.deeds
      .map((deed) => (deed.kind === 'gain' ? `${deed.n}${deed.what === BRAVERY ? 'B' : 'M'}` : '?'))
      .join(' ');
    return `${castle.shield}(${castle.shieldFlipped}) / ${castle.food} / ${needs.join(', ') || '–'} / ${reward} / ${letters}`;
  }

  it.each([
    [
      'classicEasy',
      [
        '2(1) / 1 / – / 2B / 1-1-1-2-2',
        '3(1) / 1 / – / 3B / 2-1-2-2-3',
        '4(2) / 1 / black / 3B 1M / 3-2-2-3-4',
        '5(2) / 2 / black, ram / 4B 1M / 3-3-3-4-4',
        '6(3) / 2 / black, ballista, ram / 5B 2M / 4-3-3-4-5',
      ],
    ],
    [
      'classicStandard',
      [
        '3(1) / 1 / – / 2B / 1-1-1-2-2',
        '4(2) / 1 / ballista / 3B / 2-2-2-3-3',
        '5(2) / 2 / black / 3B 1M / 3-2-3-3-4',
        '6(3) / 2 / black, ram / 4B 1M / 4-3-3-4-5',
        '8(4) / 3 / black, white, catapult / 6B 2M / 5-3-4-5-6',
      ],
    ],
    [
      'classicHard',
      [
        '3(1) / 1 / – / 2B / 2-1-1-2-3',
        '4(2) / 2 / ballista / 3B / 3-2-2-3-4',
        '6(3) / 2 / black / 4B 1M / 3-3-3-4-5',
        '7(3) / 3 / black, ram / 5B 1M / 4-3-4-5-6',
        '9(4) / 3 / black, white, ram, siegeTower / 7B 3M / 6-4-4-6-7',
      ],
    ],
    [
      'siegeEasy',
      [
        '0 / 0,1,2 / 1-1-1-2-2',
        '1 / 0,0,1,2 / 2-1-2-2-3',
        '1 / 0,0,1,2,3 / 3-2-2-3-4',
        '2 / 0,0,1,2,3,4 / 3-3-3-4-4',
        '2 / 0,0,1,2,3,4,6 / 4-3-3-4-5',
      ],
    ],
    [
      'siegeStandard',
      [
        '1 / 0,1,2 / 1-1-1-2-2',
        '1 / 0,1,2,3 / 2-2-2-3-3',
        '2 / 0,0,1,2,4 / 3-2-3-3-4',
        '2 / 0,0,1,2,3,5 / 4-3-3-4-5',
        '3 / 0,0,1,2,3,5,7 / 5-3-4-5-6',
      ],
    ],
    [
      'siegeHard',
      [
        '1 / 0,1,2 / 2-1-1-2-3',
        '2 / 0,1,2,4 / 3-2-2-3-4',
        '2 / 0,0,1,3,5 / 3-3-3-4-5',
        '3 / 0,0,1,2,4,6 / 4-3-4-5-6',
        '3 / 0,0,1,2,4,6,9 / 6-4-4-6-7',
      ],
    ],
  ] as const)('ANA-41.11 the cards of %s are those of the table', (id, cards) => {
    expect(rowOf(id)?.map((n) => inWords(c.scenarioCards[n - 1]))).toEqual(cards);
  });

  it('ANA-41.10 card 5 has A = D = 4, B = C = 3, E = 5', () => {
    expect(c.scenarioCards[4].strength).toEqual([4, 3, 3, 4, 5]);
  });
});

it('ANA-42.1 the campaign is for one player', () => {
  expect(refuseSetup(2, { scenario: 'kingIsDead', boon: 'none' })).toMatchObject({ rule: 'ANA-42.1', key: 'campaignIsSolo' });
  expect(refuseSetup(1, { scenario: 'kingIsDead', boon: 'none' })).toBeNull();
});
