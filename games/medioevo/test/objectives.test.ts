import { describe, expect, it } from 'vitest';
import { addDeed, bestDeed } from '../rules/honour.ts';
import { isObjectiveMet } from '../rules/objectives.ts';
import { beginTurn } from '../rules/turn.ts';
import type { Pact, UniState } from '../state.ts';
import type { Deed } from '../vocabulary.ts';
import {
  asked,
  card,
  colour,
  interject,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  putUnits,
  putVehicle,
  refusalOf,
  viewOf,
} from './builders.ts';
import { shopping } from './shopping.ts';

/** Whether seat 0 may claim a card in this position. */
function met(num: number, player: PlayerPlan, plan: PositionPlan = {}, ...others: readonly PlayerPlan[]): boolean {
  return isObjectiveMet(position([{ cards: [num], ...player }, ...(others.length === 0 ? [{}] : others)], plan), 0, card(num));
}

function pact(id: number, ...parties: number[]): Pact {
  return {
    id,
    parties,
    clauses: [{ kind: 'nonAggression', giver: -1, receiver: -1, support: 0, targets: [] }],
    first: 1,
    last: 0,
    perUse: [],
    secret: false,
  };
}

describe('claiming an objective', () => {
  it('UNI-15.9 UNI-15.14 castle with four towers around it: card under the deck, a green token, the next card cheaper (worked example 16)', () => {
    const s = shopping(
      { cards: [12, 1] },
      { buildings: { thrace: ['castle'], macedonia: ['tower'], bithynia: ['tower'], bulgaria: ['tower'], dobruja: ['tower'] } },
    );
    putUnits(s, 0, node('bulgaria'), '1LI');
    putUnits(s, 0, node('dobruja'), '1LI');
    for (const id of ['bulgaria', 'dobruja']) [s.control[node(id)], s.owner[node(id)]] = [0, 0];
    expect(viewOf(s, 0).players[0].cards[0].met).toBe(true);
    expect(viewOf(s, 1).players[0].cards[0].met).toBe(null);
    const before = viewOf(s, 0).players[0].cardPrice;
    interject(s, 0, 'act');
    expect(keys(s).filter((key) => key.startsWith('claim'))).toEqual(['claim empire-12 green']);
    play(s, 'claim empire-12 green', 'pass');
    expect([s.cards[0], s.empireDeck[0], s.tokens[colour('green')]]).toEqual([[card(1)], card(12), 1]);
    expect([before, viewOf(s, 0).players[0].cardPrice]).toEqual([200, 150]);
  });

  it('UNI-15.9 a choice of two colours, or of any for a card without points', () => {
    const s = shopping({ cards: [71, 3], units: { latium: '1LI' } });
    for (const id of ['crimea', 'pannonia']) [s.control[node(id)], s.owner[node(id)]] = [0, 0];
    interject(s, 0, 'act');
    const claims = keys(s).filter((key) => key.startsWith('claim'));
    expect(claims.filter((key) => key.startsWith('claim empire-03'))).toEqual(['claim empire-03 orange', 'claim empire-03 violet']);
  });

  it('UNI-15.9 UNI-15.8 not with a rotated card', () => {
    const s = shopping({ cards: [-45, 1, 2, 3, 4] });
    interject(s, 0, 'act');
    expect(keys(s).filter((key) => key.startsWith('claim'))).toEqual([]);
    expect(viewOf(s, 0).players[0].cards[0].met).toBe(false);
  });

  it('UNI-15.10 only for a token that is in the supply', () => {
    const s = shopping({ cards: [45, 1, 2, 3, 4], tokens: { violet: 8 } });
    interject(s, 0, 'act');
    expect(keys(s).filter((key) => key.startsWith('claim'))).toEqual(['claim empire-45 yellow']);
    s.tokens[colour('yellow')] = 8;
    expect(keys(s).filter((key) => key.startsWith('claim'))).toEqual([]);
  });

  it('UNI-15.11 UNI-15.15 of kind turn it stays claimable to the end of the turn, of kind state only while it holds', () => {
    const s = position([{ cards: [46, 6], units: { bulgaria: '1LI', serbia: '1LI', albania: '1LI', attica: '1LI', dobruja: '1LI' } }, {}]);
    addDeed(s, 0, 'captainsKilled');
    expect([isObjectiveMet(s, 0, card(46)), isObjectiveMet(s, 0, card(6))]).toEqual([true, true]);
    s.control[node('bulgaria')] = -1;
    expect([isObjectiveMet(s, 0, card(46)), isObjectiveMet(s, 0, card(6))]).toEqual([true, false]);
    beginTurn.run?.(s, beginTurn.do({}));
    expect(isObjectiveMet(s, 0, card(46))).toBe(false);
  });

  it('UNI-2.6 UNI-15.11 UNI-15.15 at any window: called in as well', () => {
    const s = shopping({}, {}, { cards: [45, 1, 2, 3, 4] });
    interject(s, 1, 'act');
    expect(asked(s)).toEqual(['1 actNow']);
    expect(keys(s)).toContain('claim empire-45 yellow');
  });

  it('UNI-15.14 a Joker cannot answer it', () => {
    const s = shopping({ cards: [45, 1, 2, 3, 4] }, {}, { cards: [49] });
    interject(s, 0, 'act');
    play(s, 'claim empire-45 yellow');
    expect(asked(s)[0]).toContain('0 ');
  });
});

describe('conditions of the position', () => {
  it('UNI-15.9 buildings: 2 cathedrals, one abroad, 4 towers, 2 towns or cities, levels, all three in one place', () => {
    const abroad = { units: { bulgaria: '1LI' } };
    expect(met(1, {}, { buildings: { thrace: ['cathedral'], lydia: ['cathedral'] } })).toBe(true);
    expect(met(1, {}, { buildings: { thrace: ['cathedral'], pannonia: ['cathedral'] } })).toBe(false);
    expect(met(2, abroad, { buildings: { bulgaria: ['cathedral'] } })).toBe(true);
    expect(met(2, abroad, { buildings: { thrace: ['cathedral'] } })).toBe(false);
    const towers = { thrace: ['tower'], lydia: ['tower'], phrygia: ['tower'], bithynia: ['tower'] } as const;
    expect(met(32, {}, { buildings: towers })).toBe(true);
    expect(met(32, {}, { buildings: { ...towers, bithynia: ['fort'] } })).toBe(false);
    expect(met(43, {}, { buildings: { thrace: ['town'], lydia: ['city'] } })).toBe(true);
    expect(met(43, {}, { buildings: { thrace: ['town'], lydia: ['village'] } })).toBe(false);
    expect(met(62, {}, { buildings: { thrace: ['city'], lydia: ['city'], macedonia: ['village'] } })).toBe(true);
    expect(met(62, {}, { buildings: { thrace: ['city'], lydia: ['city'], macedonia: ['castle'] } })).toBe(false);
    expect(met(69, {}, { buildings: { thrace: ['castle'], lydia: ['castle'] } })).toBe(true);
    expect(met(33, {}, { buildings: { thrace: ['city', 'castle', 'cathedral'] } })).toBe(true);
    expect(met(33, {}, { buildings: { thrace: ['city', 'fort', 'cathedral'] } })).toBe(false);
    const ring = { thrace: ['castle'], macedonia: ['tower'], bithynia: ['tower'], bulgaria: ['tower'] } as const;
    expect(met(12, abroad, { buildings: ring })).toBe(false);
  });

  it('UNI-15.9 control: Rome, holy places, land abroad and of others, all at home, zones, ports, goods, tokens', () => {
    expect(met(3, { units: { latium: '1LI' } })).toBe(true);
    expect(met(3, {})).toBe(false);
    expect(met(34, { kingdom: 'mamluk' })).toBe(false);
    expect(met(34, { kingdom: 'mamluk', units: { outremer: '1LI' } })).toBe(true);
    expect(met(60, {}, {}, { kingdom: 'mamluk' })).toBe(false);
    expect(met(60, { units: { buhayra: '1LI' } }, { owners: { buhayra: 0 } }, { kingdom: 'mamluk' })).toBe(true);
    const five = { bulgaria: '1LI', serbia: '1LI', albania: '1LI', attica: '1LI', dobruja: '1LI' };
    expect([met(6, { units: five }), met(6, { units: { bulgaria: '1LI' } })]).toEqual([true, false]);
    expect(met(15, { units: { slavonia: '1LI', alfold: '1LI' } }, { owners: { slavonia: 0, alfold: 0 } })).toBe(true);
    expect(met(15, { units: { slavonia: '1LI', bulgaria: '1LI' } }, { owners: { slavonia: 0 } })).toBe(false);
    expect(met(25, { units: { bulgaria: '1LI', serbia: '1LI', albania: '1LI' } })).toBe(true);
    expect(met(25, { units: five }, { barbarians: { thessaly: '1LI' } })).toBe(false);
    expect(met(13, {}, { barbarians: { slavonia: '1LI', alfold: '1LI' } })).toBe(true);
    expect(met(13, {}, { barbarians: { slavonia: '1LI', thrace: '1LI' } })).toBe(false);
    expect(met(13, {}, { barbarians: { slavonia: '1LI', alfold: '1LI' } }, { units: { alfold: '1LI' } })).toBe(false);
    const garrisons = Object.fromEntries(['thrace', 'macedonia', 'thessaly', 'bithynia', 'lydia', 'phrygia'].map((id) => [id, '1LI']));
    expect([met(26, { units: garrisons }), met(26, { units: { thrace: '6LI' } })]).toEqual([true, false]);
    const tokens = { bulgaria: [0, 'thrace'], serbia: [0, 'thrace'], albania: [0, 'thrace'], dobruja: [0, 'thrace'] } as const;
    expect([met(70, {}, { tokens }), met(70, {})]).toEqual([true, false]);
  });

  it('UNI-15.9 zones, ports and goods', () => {
    const all = position([{ cards: [61, 58, 71, 72] }, {}]);
    const holds = (): boolean[] => [61, 58, 71, 72].map((num) => isObjectiveMet(all, 0, card(num)));
    expect(holds()).toEqual([false, false, false, false]);
    for (let territory = 0; territory < 110; territory++) all.control[territory] = 0;
    expect(holds()).toEqual([true, true, true, true]);
  });

  it('UNI-15.9 units: kinds, one great army, in all, captains, far from home', () => {
    expect([met(7, { units: { thrace: '6AR' } }), met(7, { units: { thrace: '5AR' } })]).toEqual([true, false]);
    expect([met(27, { units: { thrace: '8HI' } }), met(29, { units: { thrace: '12LI' } }), met(67, { units: { thrace: '5CA' } })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([met(27, { units: { thrace: '7HI' } }), met(29, { units: { thrace: '11LI' } }), met(67, { units: { thrace: '4CA' } })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([met(9, { units: { thrace: '10LI' } }), met(9, { units: { thrace: '9LI', lydia: '9HI' } })]).toEqual([true, false]);
    expect([met(28, { units: { thrace: '10LI', lydia: '10HI' } }), met(28, { units: { thrace: '10LI', lydia: '9HI' } })]).toEqual([
      true,
      false,
    ]);
    expect([met(59, { units: { thrace: '1C3 1C1' } }), met(59, { units: { thrace: '1C2 1C1' } })]).toEqual([true, false]);
    expect([met(68, { units: { thrace: '1C3' } }), met(68, { units: { thrace: '2C2' } })]).toEqual([true, false]);
    expect([met(56, { units: { bohemia: '1LI' } }), met(56, { units: { latium: '1LI' } })]).toEqual([true, false]);
  });

  it('UNI-15.9 vehicles: levels of transports and engines, all three engines, colours aboard', () => {
    expect([
      met(55, { vehicles: ['galley 3 thrace', 'caravan 3 thrace'] }),
      met(55, { vehicles: ['galley 3 thrace', 'siegeEngine 3 thrace'] }),
    ]).toEqual([true, false]);
    expect([
      met(52, { vehicles: ['siegeEngine 3 thrace', 'siegeEngine 1 thrace'] }),
      met(52, { vehicles: ['siegeEngine 3 thrace'] }),
    ]).toEqual([true, false]);
    const engines = ['siegeEngine 1 thrace', 'siegeEngine 2 thrace', 'siegeEngine 3 thrace'];
    expect([met(54, { vehicles: engines }), met(54, { vehicles: engines.slice(1) })]).toEqual([true, false]);
    const s = position([{ cards: [21], vehicles: ['caravan 3 thrace: green orange blue black'] }, {}]);
    expect(isObjectiveMet(s, 0, card(21))).toBe(false);
    putVehicle(s, 0, 'caravan 1 lydia: white');
    expect(isObjectiveMet(s, 0, card(21))).toBe(true);
  });

  it('UNI-15.9 technologies, money, cards, honour, markets', () => {
    expect([met(10, { levels: { red: 3, blue: 4 } }), met(10, { levels: { red: 3, blue: 2 } })]).toEqual([true, false]);
    const every = { blue: 1, yellow: 1, orange: 1, red: 1, green: 1, violet: 1 };
    expect([met(11, { levels: every }), met(11, { levels: { ...every, red: 0 } })]).toEqual([true, false]);
    expect([met(38, { levels: { red: 4 } }), met(38, { levels: { red: 3 } })]).toEqual([true, false]);
    expect([met(23, { florins: 2500 }), met(23, { florins: 2499 }), met(23, { florins: 2500, loans: 1 })]).toEqual([true, false, false]);
    expect([met(45, { cards: [45, 1, 2, 3, 4] }), met(45, { cards: [45, 1, 2, 3] })]).toEqual([true, false]);
    expect([met(49, { honour: 13 }), met(49, { honour: 12 })]).toEqual([true, false]);
    expect([
      met(63, {}, { markets: { thrace: ['black', 'white', 'brown', 'green'] } }),
      met(63, {}, { markets: { thrace: ['black', 'white', 'brown'] } }),
    ]).toEqual([true, false]);
    const markets = { thrace: ['black', 'white', 'brown', 'green'], lydia: ['white', 'brown', 'green'] } as const;
    expect([met(64, {}, { markets }), met(64, {}, { markets: { thrace: markets.thrace } })]).toEqual([true, false]);
  });

  it('UNI-15.9 UNI-15.16 debts, prisoners and pacts of others; never of more players than there are', () => {
    const indebted: PlayerPlan = { loans: 1 };
    expect([met(37, {}, {}, indebted, indebted), met(37, {}, {}, indebted, {}), met(37, { loans: 1 }, {}, indebted, indebted)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(met(37, {}, {}, indebted)).toBe(true);
    expect([met(39, {}, { prisoners: [[0, 1, '3LI']] }), met(39, {}, { prisoners: [[0, 1, '2LI']] })]).toEqual([true, false]);
    expect(
      met(
        40,
        {},
        {
          prisoners: [
            [0, 1, '1LI'],
            [0, 2, '1LI'],
          ],
        },
        {},
        {},
      ),
    ).toBe(true);
    expect(met(40, {}, { prisoners: [[0, 1, '2LI']] }, {}, {})).toBe(false);
    expect(met(40, {}, { prisoners: [[0, 1, '1LI']] })).toBe(true);
    const pacts = [pact(1, 0, 1), pact(2, 0, 2), pact(3, 0, 1)];
    expect([met(44, {}, { pacts }, {}, {}), met(44, {}, { pacts: pacts.slice(1) }, {}, {})]).toEqual([true, false]);
    expect(met(44, {}, { pacts: [pact(1, 0, 1), pact(2, 0, 1), pact(3, 0, 1)] }, {}, {})).toBe(false);
    expect(met(44, {}, { pacts: [pact(1, 0, 1), pact(2, 0, 1), pact(3, 0, 1)] })).toBe(true);
    expect([
      met(50, {}, { pacts: pacts.slice(0, 2) }, {}, {}),
      met(50, {}, { pacts: pacts.slice(0, 2), wars: [[0, 3]] }, {}, {}, {}),
    ]).toEqual([true, false]);
    expect(met(50, {}, { pacts: [pact(1, 0, 1)] })).toBe(true);
  });

  it('UNI-15.13 six inhabited zones instead of places none of which is in play', () => {
    const far = position([{ kingdom: 'novgorod', cards: [3] }, { kingdom: 'horde' }]);
    expect(far.inPlay[node('latium')]).toBe(0);
    expect(isObjectiveMet(far, 0, card(3))).toBe(false);
    let zones = 0;
    for (let territory = 0; territory < 110; territory++) if (far.control[territory] === 0 && isZone(far, territory)) zones++;
    for (let territory = 0; zones < 6; territory++)
      if (far.control[territory] !== 0 && isZone(far, territory)) {
        expect(isObjectiveMet(far, 0, card(3))).toBe(false);
        far.control[territory] = 0;
        zones++;
      }
    expect(isObjectiveMet(far, 0, card(3))).toBe(true);
    const near = position([{ cards: [3] }, {}]);
    for (let territory = 0; territory < 110; territory++) if (territory !== node('latium')) near.control[territory] = 0;
    expect(isObjectiveMet(near, 0, card(3))).toBe(false);
  });
});

function isZone(s: UniState, territory: number): boolean {
  return viewOf(s, 0).territories[territory].inPlay && ZONES.has(territory);
}
const ZONES = new Set(['novgorod', 'ingria', 'pskov', 'torzhok', 'saraj', 'tana', 'crimea', 'bulgar'].map(node));

describe('conditions of the turn', () => {
  const ONCE: readonly (readonly [num: number, deed: Deed, least: number])[] = [
    [4, 'battlesWon', 3],
    [35, 'battlesWonVsBarbarians', 2],
    [5, 'attackValue', 25],
    [8, 'archerDamage', 4],
    [14, 'wonOutnumbered', 1],
    [18, 'wonUnhurt', 1],
    [57, 'navalVictories', 1],
    [17, 'unitsDestroyed', 6],
    [66, 'barbariansDestroyed', 8],
    [46, 'captainsKilled', 1],
    [47, 'bigArmiesBeaten', 1],
    [53, 'buildingsDestroyed', 1],
    [16, 'assetsCaptured', 1],
    [65, 'pillageIncome', 200],
    [24, 'rebellionsPutDown', 2],
    [22, 'taxedInPeace', 40],
    [42, 'eventSurvived', 1],
    [36, 'taxIncome', 600],
    [19, 'cubesSold', 6],
    [20, 'saleIncome', 900],
    [30, 'routeCompleted', 4],
    [31, 'routeCompleted', 6],
    [41, 'ransoms', 1],
    [51, 'peaceSigned', 1],
  ];

  it.each(ONCE)('UNI-15.11 card %i asks for %s: %i', (num, deed, least) => {
    const s = position([{}, {}]);
    bestDeed(s, 0, deed, least - 1);
    expect(isObjectiveMet(s, 0, card(num))).toBe(false);
    bestDeed(s, 0, deed, least);
    expect([isObjectiveMet(s, 0, card(num)), isObjectiveMet(s, 1, card(num))]).toEqual([true, false]);
  });

  it('UNI-15.11 card 48 asks for the order won with at most 50 florins, also with none', () => {
    const s = position([{}, {}]);
    expect(isObjectiveMet(s, 0, card(48))).toBe(false);
    bestDeed(s, 0, 'wonBid', 0 + 1);
    expect(isObjectiveMet(s, 0, card(48))).toBe(true);
    bestDeed(s, 0, 'wonBid', 50 + 1);
    expect(isObjectiveMet(s, 0, card(48))).toBe(true);
    bestDeed(s, 0, 'wonBid', 51 + 1);
    expect(isObjectiveMet(s, 0, card(48))).toBe(false);
  });

  it('UNI-15.11 UNI-30.7 whoever receives a ransom may claim card 41', () => {
    const s = shopping({ florins: 1000 }, { prisoners: [[1, 0, '1LI']] }, { cards: [41] });
    expect(isObjectiveMet(s, 1, card(41))).toBe(false);
    play(s, 'ransom lightInfantry from 2 in thrace');
    expect(isObjectiveMet(s, 1, card(41))).toBe(true);
    expect(refusalOf(s, 'ransom lightInfantry from 2 in thrace')).toBe('kernel unknownOption');
  });
});
