import { describe, expect, it } from 'vitest';
import { content } from '../content/content.ts';
import { calledIn } from '../messages/names.ts';
import { areNeighbours, distance, stepCost, upkeepAt } from '../rules/map.ts';
import { whyNotRoad } from '../rules/march.ts';
import { whyNotStep } from '../rules/reach.ts';
import { NOWHERE } from '../state.ts';
import { GOODS, NODES, TECHNOLOGIES, TERRITORIES, type VEHICLES, WINDOWS } from '../vocabulary.ts';
import { c, node, position, slotOf } from './builders.ts';

const errors = async (changes: unknown): Promise<readonly string[]> => {
  const added = await content.add({ game: 'medioevo', name: 'test', changes });
  return added.ok ? [] : added.errors;
};

const s = position([{}, {}]);

/** Steps by land alone, over the given territories. */
function byLand(from: number, to: number, over: (territory: number) => boolean = () => true): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps;
    edge = edge.flatMap((one) => c.nodes[one].land).filter((one) => over(one) && !seen.has(one));
    for (const one of edge) seen.add(one);
  }
  return Number.POSITIVE_INFINITY;
}

describe('content', () => {
  it('UNI-3.1 has 110 territories and 25 sea zones, with borders that are the same from both sides', () => {
    expect(c.nodes).toHaveLength(NODES);
    expect(c.nodes.filter(({ sea }) => sea)).toHaveLength(25);
    for (const [index, { neighbours, land, seas }] of c.nodes.entries()) {
      expect([...land, ...seas]).toEqual(neighbours);
      for (const other of neighbours) expect(c.nodes[other].neighbours).toContain(index);
    }
  });

  it('UNI-3.2 UNI-3.3 has seven connected home territories with four goods each, and seven zones of every good', () => {
    for (const { home } of c.kingdoms) {
      expect(home).toHaveLength(7);
      const goods = home.map((territory) => c.nodes[territory].good).filter((good) => good >= 0);
      expect(new Set(goods).size).toBe(4);
      expect(goods).toHaveLength(4);
      for (const territory of home) expect(byLand(home[0], territory, (one) => home.includes(one))).toBeLessThan(7);
    }
    expect(c.zones).toHaveLength(56);
    for (const [good] of GOODS.entries()) expect(c.zones.filter((zone) => c.nodes[zone].good === good)).toHaveLength(7);
    expect([c.nodes[node('crimea')].good, c.nodes[node('saraj')].good, c.nodes[c.rome].good]).toEqual(
      (['green', 'orange', 'yellow'] as const).map((good) => GOODS.indexOf(good)),
    );
  });

  it('UNI-3.4 UNI-3.5 UNI-3.6 counts steps over land and sea, and calls at most three neighbouring (worked example 56)', () => {
    expect(distance(s, node('crimea'), node('saraj'))).toBe(3);
    const [caffa, saraj, trebizond] = ['crimea', 'saraj', 'trebizond'].map(node);
    expect([byLand(caffa, saraj), byLand(caffa, trebizond), byLand(saraj, trebizond)]).toEqual([3, 5, 2]);
    const sicily = node('sicily');
    expect([distance(s, c.rome, sicily), c.nodes[c.rome].seas.some((sea) => c.nodes[sicily].seas.includes(sea))]).toEqual([2, true]);
    expect(distance(s, c.rome, c.rome)).toBe(0);
    expect(areNeighbours(s, node('thrace'), node('transylvania'))).toBe(true);
    expect(areNeighbours(s, node('thrace'), node('kiev'))).toBe(true);
    expect(areNeighbours(s, node('thrace'), node('bohemia'))).toBe(false);
    const apart = [...c.nodes.keys()].map((one) => ({
      steps: distance(s, node('thrace'), one),
      near: areNeighbours(s, node('thrace'), one),
    }));
    expect([3, 4].map((steps) => [...new Set(apart.filter((one) => one.steps === steps).map(({ near }) => near))])).toEqual([
      [true],
      [false],
    ]);
  });

  it('UNI-3.7 joins Thrace and Bithynia by land for all that goes by land, and no other coasts', () => {
    const [thrace, bithynia] = [node('thrace'), node('bithynia')];
    expect([c.nodes[thrace].land.includes(bithynia), c.nodes[bithynia].land.includes(thrace)]).toEqual([true, true]);
    const vehicles = ['warWagon 1 thrace', 'siegeEngine 1 thrace', 'caravan 1 thrace', 'galley 1 thrace', 'merchantShip 1 thrace'];
    const ready = position([{ units: { thrace: '1LI' }, vehicles }, {}], { active: 0, buildings: { thrace: ['castle'] } });
    const crossing = (vehicle: (typeof VEHICLES)[number]): string | null =>
      whyNotStep(ready, 0, slotOf(ready, 0, vehicle), bithynia, [])?.key ?? null;
    expect([crossing('warWagon'), crossing('siegeEngine'), crossing('caravan')]).toEqual([null, null, null]);
    expect([crossing('galley'), crossing('merchantShip')]).toEqual(['shipsStayAtSea', 'shipsStayAtSea']);
    expect(whyNotRoad(ready, 0, NOWHERE, thrace, bithynia)).toBeNull();
    // Messina, Gibraltar, Kerch, Otranto, the Channel, the Sound of Finland.
    for (const [one, other] of [
      ['sicily', 'campania'],
      ['andalusia', 'morocco'],
      ['crimea', 'kuban'],
      ['apulia', 'albania'],
      ['england', 'france'],
      ['england', 'flanders'],
      ['finland', 'livonia'],
    ])
      expect(c.nodes[node(one)].land).not.toContain(node(other));
    // What water parts else is reached by sea alone.
    for (const island of ['sicily', 'sardinia', 'crete', 'cyprus', 'england']) expect(c.nodes[node(island)].land).toEqual([]);
  });

  it('UNI-3.8 knows no Caspian, Red, Persian or White Sea', () => {
    expect(c.nodes.filter(({ sea, id }) => sea && /caspian|redSea|gulfOfPersia|whiteSea/i.test(id))).toEqual([]);
  });

  it('UNI-44.4 UNI-44.5 prices terrain and rivers in the variant only', () => {
    const rough = position([{}, {}], { options: { terrain: true } });
    const from = node('wallachia');
    const over = node('bulgaria');
    const { terrain } = c.nodes[over];
    expect(stepCost(s, from, over)).toBe(1);
    expect(stepCost(rough, from, over)).toBe(c.terrain[terrain].mp + 1);
    expect(c.terrain.map(({ mp }) => mp)).toEqual([1, 2, 2, 3, 2]);
    expect(stepCost(rough, node('aegeanSea'), node('macedonia'))).toBe(1);
    expect(stepCost(rough, node('macedonia'), node('aegeanSea'))).toBe(1);
    expect(upkeepAt(s, node('thrace'))).toBe(20);
    expect(upkeepAt(rough, node('thrace'))).toBe(10);
    expect(upkeepAt(rough, node('aegeanSea'))).toBe(20);
    expect(c.terrain.map(({ upkeep }) => upkeep)).toEqual([20, 20, 20, 30, 40]);
    for (let territory = 0; territory < TERRITORIES; territory++)
      if (c.nodes[territory].good < 0) expect(upkeepAt(rough, territory)).toBe(c.terrain[c.nodes[territory].terrain].upkeep);
  });

  it('UNI-10.1 UNI-10.2 UNI-16.5 has six branches of four levels, at 100 florins a level', () => {
    expect(c.technologies.map(({ id }) => id)).toEqual([...TECHNOLOGIES]);
    for (const [index, { colour, level, price }] of c.technologies.entries()) {
      expect([colour, level, price]).toEqual([Math.floor(index / 4), (index % 4) + 1, 100 * ((index % 4) + 1)]);
    }
    const dear = c.technologies.filter(({ points }) => points > 1).map(({ id, points }) => `${id} ${points}`);
    expect(dear).toEqual(['cartography 2', 'guides 2', 'influence 2', 'strategy 2', 'religion 3', 'passingOfTime 2']);
  });

  it('UNI-35.8 has eight goods, each with its colour, and 20 cubes of each', () => {
    expect(c.cubes).toEqual(GOODS.map(() => 20));
    const names = calledIn('en');
    expect(GOODS.map((good) => `${good} ${names[`name.good.${good}`].toLowerCase()}`)).toEqual([
      'black weapons',
      'white salt',
      'brown furs',
      'yellow grain',
      'green slaves',
      'orange spices',
      'blue cloth',
      'violet wine',
    ]);
  });

  it('knows which cards and technologies are meant for which window', () => {
    const nums = (window: (typeof WINDOWS)[number]): number[] => c.cardsIn[WINDOWS.indexOf(window)].map((card) => c.cards[card].num);
    expect(nums('onDie')).toEqual([46, 47]);
    expect(nums('onCardUsed')).toEqual([48, 49]);
    expect(nums('onHostileEntry')).toEqual([24, 25, 26]);
    expect(nums('battleBeforeDice')).toEqual([14, 16, 17, 18, 40]);
    expect(c.technologiesIn[WINDOWS.indexOf('onRebellion')].map((id) => TECHNOLOGIES[id])).toEqual(['law']);
  });

  it('takes content packs, and says what is wrong with one', async () => {
    expect(await errors({ meta: { startFlorins: 2000 }, startingKit: { florins: 2000 } })).toEqual([]);
    expect((await errors({ meta: { startFlorins: 2000 } })).join()).toContain('startingKit.florins');
    expect((await errors({ map: { territories: { thrace: { adjacent: ['bithynia'] } } } })).join()).toContain('it does not name');
    expect((await errors({ kingdoms: { hre: { linked: ['hungary', 'novgorod'] } } })).join()).toContain('kingdomLinks');
    expect((await errors({ eventCards: { 'event-01': { seaZones: ['marmara'] } } })).join()).toContain('sea zones');
    expect((await errors({ empireCards: { 'empire-01': { cost: -5 } } })).length).toBeGreaterThan(0);
    expect((await errors({ empireCards: { 'empire-01': { effect: { what: 'breathing' } } } })).length).toBeGreaterThan(0);
  });
});
