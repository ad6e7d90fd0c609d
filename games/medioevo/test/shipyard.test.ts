import { describe, expect, it } from 'vitest';
import { whyNotLoad } from '../rules/buying.ts';
import { lessonAt } from '../rules/points.ts';
import { unitLimit } from '../rules/recruiting.ts';
import { beginPhase } from '../rules/turn.ts';
import { capacityOf, cubeRoomOf, isWagon } from '../rules/vehicles.ts';
import type { Pact } from '../state.ts';
import { CARAVAN, GALLEY, type PactKind, PHASE, SHIP, TECHNOLOGIES, WAGON } from '../vocabulary.ts';
import { answer, army, c, colour, keys, keysOf, node, play, putVehicle, refusalOf, slotOf, units, viewOf } from './builders.ts';
import { shopping } from './shopping.ts';

const carpenter = { florins: 3000, levels: { blue: 1 }, points: { blue: 9 } } as const;

function pact(kind: PactKind, florins = 0): Pact {
  return {
    id: 1,
    parties: [0, 1],
    clauses: [{ kind, giver: 1, receiver: 0, support: 0, targets: [] }],
    first: 1,
    last: 0,
    perUse: florins === 0 ? [] : [{ kind, from: 0, to: 1, florins }],
    secret: false,
  };
}

describe('transports', () => {
  it('UNI-12.1 galley II: 2 blue and 200; improved to III: 1 blue and 100 more (worked example 11)', () => {
    const s = shopping(carpenter);
    play(s, 'buy galley 2 in thrace');
    expect([s.florins[0], s.points[colour('blue')]]).toEqual([2800, 7]);
    play(s, 'upgrade galley 1 to 3');
    expect([s.florins[0], s.points[colour('blue')], s.level[slotOf(s, 0, 'galley')]]).toEqual([2700, 6, 3]);
    expect(refusalOf(s, 'upgrade galley 1 to 3')).toBe('UNI-9.4 levelReached');
  });

  it('UNI-12.1 takes Carpentry', () => {
    const s = shopping({ florins: 3000, vehicles: ['caravan 1 thrace'] });
    expect(refusalOf(s, 'buy caravan 1 in thrace')).toBe('UNI-12.1 technologyMissing');
    expect(refusalOf(s, 'upgrade caravan 1 to 2')).toBe('UNI-12.1 technologyMissing');
  });

  it('UNI-12.2 UNI-12.3 caravans in inhabited zones, wagons also where a military building stands', () => {
    const s = shopping(carpenter, { buildings: { thessaly: ['tower'] } });
    expect(refusalOf(s, 'buy caravan 1 in thessaly')).toBe('UNI-12.2 noZoneThere');
    expect(refusalOf(s, 'buy warWagon 1 in phrygia')).toBe('UNI-12.3 noBaseThere');
    for (const key of ['buy caravan 1 in lydia', 'buy warWagon 1 in lydia', 'buy warWagon 1 in thessaly']) expect(keys(s)).toContain(key);
    expect(refusalOf(s, 'buy warWagon 1 in bulgaria')).toBe('UNI-12.3 notControlled');
  });

  it('UNI-12.4 ships are built in ports, and docked there', () => {
    const s = shopping(carpenter);
    expect(refusalOf(s, 'buy galley 1 in lydia')).toBe('UNI-12.4 noPortForShips');
    play(s, 'buy merchantShip 1 in macedonia');
    expect(s.at[slotOf(s, 0, 'merchantShip')]).toBe(node('macedonia'));
  });

  it('UNI-12.2 UNI-12.3 UNI-12.4 improves them only where they could be built', () => {
    const s = shopping({
      ...carpenter,
      vehicles: ['galley 1 aegeanSea', 'galley 1 thrace', 'caravan 1 phrygia', 'warWagon 1 bulgaria'],
      units: { lydia: '1LI' },
    });
    expect(refusalOf(s, 'upgrade galley 1 to 2')).toBe('UNI-12.4 vehicleAtSea');
    expect(refusalOf(shopping({ ...carpenter, vehicles: ['galley 1 lydia'] }), 'upgrade galley 1 to 2')).toBe('UNI-12.4 noPortForShips');
    expect(refusalOf(s, 'upgrade caravan 1 to 2')).toBe('UNI-12.2 noZoneThere');
    expect(refusalOf(s, 'upgrade warWagon 1 to 2')).toBe('UNI-12.3 notControlled');
    play(s, 'upgrade galley 2 to 3');
    expect([s.level[1], s.florins[0]]).toEqual([3, 2800]);
  });

  it('UNI-12.5 UNI-1.11 needs a free ownership token of its level', () => {
    const four = ['merchantShip 3 thrace', 'merchantShip 3 thrace', 'merchantShip 3 thrace', 'merchantShip 3 thrace'];
    const s = shopping({ ...carpenter, vehicles: [...four, 'caravan 2 thrace'] });
    expect(refusalOf(s, 'buy galley 3 in thrace')).toBe('UNI-1.11 noOwnershipToken');
    expect(refusalOf(s, 'upgrade caravan 1 to 3')).toBe('UNI-1.11 noOwnershipToken');
    expect(keys(s)).toContain('buy galley 2 in thrace');
    // The token of the lower level is given back for that of the higher one.
    const ten = [...Array(8).fill('merchantShip 1 thrace'), 'galley 2 thrace', 'galley 2 thrace'];
    const full = shopping({ ...carpenter, vehicles: ten });
    expect(refusalOf(full, 'buy caravan 2 in thrace')).toBe('UNI-1.11 noOwnershipToken');
    expect(keys(full)).toContain('upgrade merchantShip 1 to 2');
  });

  it('UNI-12.6 UNI-12.7 capacity and MP grow with the level; MP that are gone stay gone', () => {
    const s = shopping({ ...carpenter, vehicles: ['galley 1 thrace', 'caravan 1 thrace'] });
    s.mp[slotOf(s, 0, 'caravan')] = 0;
    play(s, 'upgrade galley 1 to 2', 'upgrade caravan 1 to 3');
    expect([s.mp[slotOf(s, 0, 'galley')], s.mp[slotOf(s, 0, 'caravan')]]).toEqual([7, 0]);
    play(s, 'buy warWagon 3 in thrace');
    expect(s.mp[slotOf(s, 0, 'warWagon')]).toBe(8);
    const byLevel = (kind: number, of: 'capacity' | 'mp'): number[] => [1, 2, 3].map((level) => c.vehicles[kind][level][of]);
    for (const kind of [GALLEY, WAGON])
      expect([byLevel(kind, 'capacity'), byLevel(kind, 'mp')]).toEqual([
        [3, 6, 9],
        [6, 7, 8],
      ]);
    for (const kind of [CARAVAN, SHIP])
      expect([byLevel(kind, 'capacity'), byLevel(kind, 'mp')]).toEqual([
        [2, 4, 6],
        [6, 7, 8],
      ]);
    const slots = (kind: string): number[] => [1, 2, 3].map((level) => putVehicle(s, 1, `${kind} ${level} slavonia`));
    expect(slots('warWagon').map((slot) => capacityOf(s, slot))).toEqual([3, 6, 9]);
    const caravans = slots('caravan');
    expect(caravans.map((slot) => cubeRoomOf(s, slot))).toEqual([2, 4, 6]);
    expect([2, 3].map((n) => whyNotLoad(s, caravans[0], 0, n)?.key ?? null)).toEqual([null, 'noRoomForCubes']);
  });

  it('UNI-12.8 UNI-39.38 with a civil control pact caravans and ships may stand in the giver’s zones, each for its price', () => {
    const s = shopping(carpenter, { pacts: [pact('civilControl', 30)] });
    expect(keys(s)).toContain('buy caravan 1 in slavonia');
    expect(keys(s)).not.toContain('buy warWagon 1 in slavonia');
    expect(keysOf(answer(s, 'buy merchantShip 1 in dalmatia'))).toEqual(['tollPaid', 'vehicleBought']);
    expect([s.florins[0], s.florins[1]]).toEqual([2870, 1030]);
    const military = shopping(carpenter, { pacts: [pact('militaryControl')] });
    expect(keys(military)).toContain('buy galley 1 in dalmatia');
    expect(keys(military)).not.toContain('buy caravan 1 in slavonia');
    const engines = shopping({ florins: 3000, levels: { green: 3 }, points: { green: 9 } }, { pacts: [pact('militaryControl')] });
    expect(keys(engines)).toContain('buy catapult in thrace');
    expect(keys(engines)).not.toContain('buy catapult in slavonia');
  });
});

describe('siege engines', () => {
  const engineer = { florins: 3000, levels: { green: 3 }, points: { green: 9 } } as const;

  it('UNI-9.5 UNI-14.1 a catapult costs 1 green and 100; to a bombard 2 green and 200 more (worked examples 13 and 55)', () => {
    const s = shopping(engineer, { buildings: { phrygia: ['tower'] } });
    play(s, 'buy catapult in phrygia');
    expect([s.florins[0], s.points[colour('green')]]).toEqual([2900, 8]);
    play(s, 'upgrade siegeEngine 1 to 3');
    expect([s.florins[0], s.points[colour('green')], viewOf(s, null).vehicles[0].name]).toEqual([2700, 6, 'bombard']);
    expect(refusalOf(shopping({ levels: { green: 2 } }), 'buy catapult in thrace')).toBe('UNI-14.1 technologyMissing');
  });

  it('UNI-14.2 in an inhabited zone or beside a military building of his', () => {
    const s = shopping({ ...engineer, vehicles: ['siegeEngine 1 phrygia'] });
    expect(refusalOf(s, 'buy catapult in phrygia')).toBe('UNI-14.2 noBaseThere');
    expect(refusalOf(s, 'upgrade siegeEngine 1 to 2')).toBe('UNI-14.2 noBaseThere');
    expect(keys(s)).toContain('buy trebuchet in thrace');
  });

  it('UNI-14.3 UNI-14.4 needs an ownership token, has 4 MP and carries nothing', () => {
    const four = ['merchantShip 3 thrace', 'merchantShip 3 thrace', 'merchantShip 3 thrace', 'merchantShip 3 thrace'];
    const s = shopping({ ...engineer, vehicles: four });
    expect(refusalOf(s, 'buy bombard in thrace')).toBe('UNI-1.11 noOwnershipToken');
    play(s, 'buy trebuchet in thrace');
    expect(refusalOf(s, 'upgrade siegeEngine 1 to 3')).toBe('UNI-1.11 noOwnershipToken');
    const engine = slotOf(s, 0, 'siegeEngine');
    expect([s.mp[engine], capacityOf(s, engine), isWagon(s, engine)]).toEqual([4, 0, false]);
  });
});

describe('units', () => {
  it('UNI-13.1 UNI-13.2 a captain II costs 2 red and 200, promoted to III 1 red and 100 (worked example 55)', () => {
    const s = shopping({ florins: 1000, levels: { red: 1 }, points: { red: 3 } });
    play(s, 'recruit captain2 in thrace');
    expect([s.florins[0], s.points[colour('red')], units(s, 0, 'thrace')]).toEqual([800, 1, '1C2']);
    play(s, 'promote captain2 to captain3 in thrace');
    expect([s.florins[0], s.points[colour('red')], units(s, 0, 'thrace')]).toEqual([700, 0, '1C3']);
    expect(refusalOf(shopping({}), 'recruit captain1 in thrace')).toBe('UNI-13.2 technologyMissing');
  });

  it('UNI-15.6 a village by card 10 and a captain by card 5, 100 florins each (worked example 15)', () => {
    const s = shopping({ florins: 200, levels: { green: 1, red: 1 }, cards: [10, 5] }, { buildings: { thessaly: ['tower'] } });
    play(s, '! act', 'points empire-10', 'points empire-05 1', 'pass', 'build village in thrace', 'recruit captain1 in thessaly');
    expect([s.florins[0], units(s, 0, 'thessaly'), s.buildings[node('thrace') * 3]]).toEqual([0, '1C1', 1]);
  });

  it('UNI-13.3 three captains each; standards are limited', () => {
    const s = shopping({ florins: 3000, levels: { red: 1 }, units: { thrace: '2C1 1C2' } });
    expect(refusalOf(s, 'recruit captain1 in thrace')).toBe('UNI-13.8 notInReserve');
    s.besideLater[5] = 14;
    expect(refusalOf(s, 'promote captain1 to captain2 in thrace')).toBe('UNI-13.3 noStandard');
    expect(keys(s)).toContain('promote captain1 to captain3 in thrace');
    const hiring = shopping({ florins: 3000, levels: { red: 1 } });
    hiring.besideLater[5] = 15;
    hiring.besideLater[6] = 9;
    expect(refusalOf(hiring, 'recruit captain2 in thrace')).toBe('UNI-13.3 noStandard');
    expect(keys(hiring)).toEqual(expect.arrayContaining(['recruit captain1 in thrace', 'recruit captain3 in thrace']));
    hiring.besideLater[6] = 10;
    expect(refusalOf(hiring, 'recruit captain3 in thrace')).toBe('UNI-13.3 noStandard');
  });

  it('UNI-13.4 in an inhabited zone or beside a military building, recruits and promotions alike', () => {
    const s = shopping({ florins: 1000, levels: { red: 1 }, units: { phrygia: '1C1' } }, { buildings: { paphlagonia: ['tower'] } });
    expect(refusalOf(s, 'recruit archer in thessaly')).toBe('UNI-13.4 noBaseThere');
    expect(refusalOf(s, 'promote captain1 to captain2 in phrygia')).toBe('UNI-13.4 noBaseThere');
    play(s, 'recruit archer in paphlagonia', 'recruit archer in lydia');
    expect([units(s, 0, 'paphlagonia'), units(s, 0, 'lydia')]).toEqual(['1AR', '1AR']);
  });

  it('UNI-13.5 three units and the levels of civil buildings: zone, village and city make 7 (worked example 12)', () => {
    const s = shopping({ florins: 1000 }, { buildings: { macedonia: ['village'], lydia: ['city'] } });
    expect(viewOf(s, 1).players[0].unitLimit).toBe(7);
    for (let n = 0; n < 7; n++) answer(s, 'recruit lightInfantry in thrace');
    expect(refusalOf(s, 'recruit lightInfantry in thrace')).toBe('UNI-13.5 unitLimit');
    // Only what he controls counts, and each phase begins anew.
    s.control[node('lydia')] = -1;
    expect([s.owner[node('lydia')], unitLimit(s, 0)]).toEqual([0, 4]);
    beginPhase.run?.(s, beginPhase.do({ phase: PHASE.purchases }));
    expect(s.recruited[0]).toBe(0);
  });

  it('UNI-13.7 a building finished earlier in the phase counts', () => {
    const s = shopping({ florins: 1000, levels: { green: 1 }, points: { green: 1 } });
    play(s, 'recruit archer in thrace', 'recruit archer in thrace', 'recruit archer in thrace');
    expect(refusalOf(s, 'recruit archer in thrace')).toBe('UNI-13.5 unitLimit');
    play(s, 'build village in thrace', 'recruit archer in thrace');
    expect(army(s, 0, 'thrace')).toBe(4);
  });

  it('UNI-13.10 a promotion does not count against the limit', () => {
    const s = shopping({ florins: 1000, levels: { red: 1 }, units: { thrace: '1C1' } });
    play(s, 'promote captain1 to captain2 in thrace');
    expect(viewOf(s, 0).players[0].recruited).toBe(0);
  });

  it('UNI-13.6 UNI-13.10 neither does a free unit of a card', () => {
    const s = shopping({ cards: [34], units: { bulgaria: '1LI' } });
    play(s, '! act', 'use empire-34', 'bulgaria', 'archer', 'pass');
    expect([units(s, 0, 'bulgaria'), s.recruited[0]]).toEqual(['1LI 1AR', 0]);
  });

  it('UNI-46.20 UNI-13.2 a technology of another designs once: a captain for 1 red point and 100 florins (worked example 50)', () => {
    const s = shopping({ florins: 300, points: { red: 2 } });
    s.lessons = [lessonAt(0, TECHNOLOGIES.indexOf('artOfWar'))];
    play(s, 'recruit captain1 in thrace');
    expect([s.florins[0], s.points[colour('red')], units(s, 0, 'thrace')]).toEqual([200, 1, '1C1']);
    expect(refusalOf(s, 'recruit captain1 in thrace')).toBe('UNI-13.2 technologyMissing');
  });

  it('UNI-13.8 only units of the reserve', () => {
    const s = shopping({ florins: 1000, units: { thrace: '10AR' } });
    expect(refusalOf(s, 'recruit archer in thrace')).toBe('UNI-13.8 notInReserve');
  });

  it('UNI-13.9 UNI-39.15 with a military control pact also in the giver’s zones and by his military buildings', () => {
    const s = shopping({ florins: 70 }, { pacts: [pact('militaryControl', 30)], buildings: { alfold: ['tower'] } });
    expect(refusalOf(s, 'recruit archer in slavonia')).toBe('UNI-9.2 cannotPayFor');
    for (const key of ['recruit lightInfantry in slavonia', 'recruit lightInfantry in alfold']) expect(keys(s)).toContain(key);
    play(s, 'recruit lightInfantry in slavonia');
    expect([s.florins[0], s.florins[1], units(s, 0, 'slavonia'), s.control[node('slavonia')]]).toEqual([20, 1030, '1LI', 1]);
  });
});
