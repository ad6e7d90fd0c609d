import { describe, expect, it } from 'vitest';
import { batter, buildingsLeft } from '../rules/buildings.ts';
import { type BuildingId, CIVIL, MILITARY, RELIGIOUS } from '../vocabulary.ts';
import { answer, asked, colour, controller, interject, keys, keysOf, node, play, question, refusalOf, viewOf } from './builders.ts';
import { shopping } from './shopping.ts';

const builder = { florins: 3000, levels: { green: 2, violet: 1 }, points: { green: 9, violet: 9 } } as const;

function buildings(s: ReturnType<typeof shopping>, where: string): string[] {
  return viewOf(s, null).territories[node(where)].buildings.map(({ id, damage }) => (damage === 0 ? id : `${id} -${damage}`));
}

describe('buildings', () => {
  it('UNI-11.1 UNI-11.2 UNI-11.3 a village needs an inhabited zone, a tower and a cathedral do not (worked example 57)', () => {
    const s = shopping(builder);
    expect(refusalOf(s, 'build village in thessaly')).toBe('UNI-11.1 nobodyLivesThere');
    play(s, 'build village in thrace', 'build tower in thessaly', '-', 'build cathedral in thessaly');
    expect([buildings(s, 'thrace'), buildings(s, 'thessaly')]).toEqual([['village'], ['tower', 'cathedral']]);
    expect([s.florins[0], s.points[colour('green')], s.points[colour('violet')]]).toEqual([2500, 7, 6]);
  });

  it('UNI-11.1 UNI-11.2 UNI-11.3 each kind by its own technology', () => {
    const s = shopping({ florins: 3000, levels: { green: 1 } });
    expect(refusalOf(s, 'build tower in thrace')).toBe('UNI-11.2 technologyMissing');
    expect(refusalOf(s, 'build cathedral in thrace')).toBe('UNI-11.3 technologyMissing');
    expect(keys(s)).toContain('build village in thrace');
  });

  it('UNI-11.1 UNI-11.2 UNI-11.3 stands so much damage: 2, 4, 6; 3, 6, 9; 3', () => {
    const s = shopping(builder, {
      buildings: { thrace: ['city', 'castle', 'cathedral'], macedonia: ['town', 'fort'], lydia: ['village', 'tower'] },
    });
    const structure = (where: string): number[] => viewOf(s, null).territories[node(where)].buildings.map((one) => one.structure);
    expect([structure('thrace'), structure('macedonia'), structure('lydia')]).toEqual([
      [6, 9, 3],
      [4, 6],
      [2, 3],
    ]);
  });

  it('UNI-11.4 only in territories that the builder controls', () => {
    const s = shopping(builder);
    expect(refusalOf(s, 'build tower in bulgaria')).toBe('UNI-11.4 notControlled');
    expect(refusalOf(shopping(builder, { barbarians: { thrace: '1LI' } }), 'build tower in thrace')).toBe('UNI-11.4 notControlled');
    expect(keys(shopping({ ...builder, units: { bulgaria: '1LI' } }))).toContain('build tower in bulgaria');
  });

  it('UNI-11.5 one of each category in a territory', () => {
    const s = shopping(builder, { buildings: { thrace: ['town'] } });
    expect(refusalOf(s, 'build town in thrace')).toBe('UNI-11.5 buildingStands');
    expect(refusalOf(s, 'build village in thrace')).toBe('UNI-11.5 buildingStands');
    expect(keys(s)).toContain('build tower in thrace');
  });

  it('UNI-9.4 UNI-9.5 UNI-11.6 an upgrade costs the difference and may skip a level: village to city 2 green and 200 (worked example 50)', () => {
    const s = shopping(builder, { buildings: { thrace: ['village'] } });
    play(s, 'build city in thrace');
    expect([s.florins[0], s.points[colour('green')], buildings(s, 'thrace')]).toEqual([2800, 7, ['city']]);
    const fresh = shopping(builder);
    play(fresh, 'build city in thrace');
    expect([fresh.florins[0], fresh.points[colour('green')]]).toEqual([2700, 6]);
  });

  it('UNI-9.4 UNI-1.12 returns the old piece to the supply', () => {
    const s = shopping(builder, { buildings: { thrace: ['village'] } });
    const left = (): number[] => [1, 2, 3].map((level) => buildingsLeft(s, CIVIL, level));
    const [villages, towns, cities] = left();
    play(s, 'build town in thrace');
    expect(left()).toEqual([villages + 1, towns - 1, cities]);
  });

  it('UNI-11.6 UNI-26.1 UNI-11.10 UNI-42.7 tower to castle: 2 green, 200 florins, 2 more control tokens, 1 honour (worked examples 10 and 55)', () => {
    const s = shopping(builder, { buildings: { thrace: ['tower'] } });
    expect(keysOf(answer(s, 'build castle in thrace'))).toEqual(['built', 'honourWon']);
    expect([s.florins[0], s.points[colour('green')], s.honour[0]]).toEqual([2800, 7, 11]);
    expect(asked(s)).toEqual(['0 placeControlTokens']);
    expect(keys(s)).toEqual(['bulgaria', 'dobruja']);
    play(s, 'bulgaria + dobruja');
    expect([controller(s, 'bulgaria'), controller(s, 'dobruja')]).toEqual([0, 0]);
  });

  it('UNI-11.10 city, castle and cathedral earn 1 honour each, lower ones none', () => {
    const s = shopping(builder);
    play(s, 'build town in macedonia', 'build fort in macedonia', '-');
    expect(s.honour[0]).toBe(10);
    play(s, 'build city in macedonia', 'build castle in macedonia', '-', 'build cathedral in macedonia');
    expect(s.honour[0]).toBe(13);
  });

  it('UNI-43.3 the honour limit stops the game once the building is complete with its tokens', () => {
    const s = shopping({ ...builder, honour: 29 }, { options: { honourLimit: 'usual' } });
    play(s, 'build castle in thrace');
    expect(asked(s)).toEqual(['0 placeControlTokens']);
    answer(s, 'bulgaria');
    expect([s.end, s.control[node('bulgaria')]]).toEqual(['honourLimit', 0]);
  });

  it('UNI-11.7 UNI-11.9 damage stays on an upgrade; at its structure a building is gone', () => {
    const s = shopping(builder, { buildings: { thrace: ['village'] }, damage: { 'thrace village': 1 } });
    play(s, 'build town in thrace');
    expect(buildings(s, 'thrace')).toEqual(['town -1']);
    expect([batter(s, node('thrace'), CIVIL, 2), batter(s, node('thrace'), CIVIL, 1)]).toEqual([false, true]);
    expect(buildings(s, 'thrace')).toEqual([]);
  });

  it('UNI-11.8 repairs a damage point for 50 florins where he controls the territory', () => {
    const s = shopping({ florins: 120 }, { buildings: { thrace: ['fort'] }, damage: { 'thrace fort': 3 } });
    play(s, 'repair military in thrace', 'repair military in thrace');
    expect([buildings(s, 'thrace'), s.florins[0]]).toEqual([['fort -1'], 20]);
    expect(refusalOf(s, 'repair military in thrace')).toBe('UNI-11.8 cannotPayRepair');
    const whole = shopping({}, { buildings: { thrace: ['fort'] } });
    expect(refusalOf(whole, 'repair military in thrace')).toBe('UNI-11.8 undamaged');
    const lost = shopping({}, { buildings: { thrace: ['fort'] }, damage: { 'thrace fort': 1 }, barbarians: { thrace: '1LI' } });
    expect(refusalOf(lost, 'repair military in thrace')).toBe('UNI-11.4 notControlled');
  });

  it('UNI-1.12 nothing is built of which the supply is empty', () => {
    const s = shopping(builder);
    let left = 14;
    for (let territory = 0; left > 0; territory++)
      if (s.control[territory] !== 0) {
        s.buildings[territory * 3 + RELIGIOUS] = 3;
        left--;
      }
    expect(refusalOf(s, 'build cathedral in thrace')).toBe('UNI-1.12 supplyEmpty');
  });
});

describe('control tokens', () => {
  it('UNI-11.11 UNI-26.1 UNI-26.2 UNI-26.5 a new tower gives one, placed at once without honour or horde (worked example 32)', () => {
    const s = shopping({ ...builder, units: { bulgaria: '1LI' } });
    const told = answer(s, 'build tower in bulgaria');
    expect(keysOf(told)).toEqual(['built']);
    expect(keys(s).toSorted()).toEqual(['dobruja', 'serbia', 'wallachia']);
    const placed = answer(s, 'wallachia');
    expect(keysOf(placed)).toEqual(['tokenPlaced', 'controlGained']);
    expect([controller(s, 'wallachia'), s.tokenFrom[node('wallachia')], s.honour[0]]).toEqual([0, node('bulgaria'), 10]);
    expect(asked(s)).toEqual(['0 purchase']);
  });

  it('UNI-26.2 those that are not placed return to the reserve', () => {
    const s = shopping(builder);
    play(s, 'build fort in thrace', '-');
    expect([viewOf(s, 0).players[0].controlTokens, asked(s)]).toEqual([8, ['0 purchase']]);
  });

  it('UNI-26.1 tower, fort and castle give 1, 2 and 3, an upgrade the difference', () => {
    const given = (what: string, ...built: readonly BuildingId[]) => {
      const s = shopping({ ...builder, units: { bulgaria: '1LI' } }, { buildings: { bulgaria: built } });
      answer(s, `build ${what} in bulgaria`);
      return question(s).kind === 'subset' && question(s).params?.most;
    };
    expect([given('tower'), given('fort'), given('castle')]).toEqual([1, 2, 3]);
    expect([given('fort', 'tower'), given('castle', 'tower'), given('castle', 'fort')]).toEqual([1, 2, 1]);
  });

  it('UNI-26.3 not at home, not on land of others, not against an army, one in each territory; land held by troops will do', () => {
    const s = shopping(
      { ...builder, units: { dobruja: '1LI', bulgaria: '1LI' } },
      { wars: [[0, 1]], barbarians: { wallachia: '1LI' }, tokens: { dobruja: [0, 'thrace'] } },
      { units: { serbia: '1LI' } },
    );
    play(s, 'build castle in bulgaria');
    expect(asked(s)).toEqual(['0 purchase']);
    const t = shopping(
      { ...builder, units: { bulgaria: '1LI' } },
      { wars: [[0, 1]], barbarians: { wallachia: '1LI' } },
      { units: { serbia: '1LI' } },
    );
    play(t, 'build castle in thrace');
    expect(keys(t)).toEqual(['bulgaria', 'dobruja']);
    expect(refusalOf(t, 'macedonia')).toBe('UNI-26.3 tokenAtHome');
    const u = shopping({ ...builder, units: { severin: '1LI' } }, { barbarians: { wallachia: '1LI' } }, { units: { serbia: '1LI' } });
    u.owner[node('severin')] = 0;
    u.control[node('severin')] = 0;
    play(u, 'build castle in severin');
    expect(keys(u)).toEqual(['bulgaria']);
    expect(refusalOf(u, 'wallachia')).toBe('UNI-26.3 tokenOpposed');
    expect(refusalOf(u, 'serbia')).toBe('UNI-26.3 tokenOnOthersLand');
    expect(refusalOf(u, 'slavonia')).toBe('UNI-26.3 tokenOnOthersLand');
  });

  it('UNI-1.7 UNI-26.3 not where it is not in play', () => {
    const s = shopping(builder);
    s.inPlay[node('dobruja')] = 0;
    play(s, 'build castle in thrace');
    expect([keys(s), refusalOf(s, 'dobruja')]).toEqual([['bulgaria'], 'UNI-1.7 outOfPlay']);
  });

  it('UNI-26.4 with none of the eight left none is placed', () => {
    const ids = ['crete', 'attica', 'morea', 'albania', 'serbia', 'wallachia', 'moldavia', 'epirus'];
    const there = ids.filter((id) => id !== 'epirus');
    const s = shopping(builder, {
      buildings: { macedonia: ['castle'] },
      tokens: Object.fromEntries(there.map((id) => [id, [0, 'macedonia'] as const])),
    });
    play(s, 'build fort in thrace');
    expect(() => answer(s, 'bulgaria + dobruja')).toThrow();
    answer(s, 'bulgaria');
    play(s, 'build castle in thrace');
    expect(asked(s)).toEqual(['0 purchase']);
  });
});

describe('cards and technologies of builders', () => {
  it('UNI-45.18 UNI-45.42 cards 32 and 33 lower the florins of one building or upgrade, not its points', () => {
    const s = shopping({ ...builder, cards: [32, 33] });
    interject(s, 0, 'act');
    play(s, 'use empire-32', 'build village in thrace', 'pass');
    expect([s.florins[0], s.points[colour('green')]]).toEqual([2950, 8]);
    interject(s, 0, 'act');
    play(s, 'use empire-33', 'build city in thrace');
    expect([s.florins[0], s.points[colour('green')]]).toEqual([2850, 6]);
    play(s, 'pass', 'build village in lydia');
    expect(s.florins[0]).toBe(2750);
  });

  it('UNI-45.18 is not offered where nothing can be built or paid', () => {
    const s = shopping({ florins: 120, levels: { green: 1 }, cards: [32] });
    interject(s, 0, 'act');
    expect(refusalOf(s, 'use empire-32')).toBe('UNI-15.5 cannotPayCard');
    const none = shopping({ cards: [32] });
    interject(none, 0, 'act');
    expect(refusalOf(none, 'use empire-32')).toBe('UNI-45.18 nothingToBuild');
  });

  it('UNI-45.36 UNI-26.1 cards 69 and 70 raise a building beside a higher one: fort and village, not fort and town (worked example 49)', () => {
    const s = shopping(
      { cards: [69, 70] },
      { buildings: { thrace: ['village', 'fort'], macedonia: ['town', 'fort'], lydia: ['city', 'fort'] } },
    );
    interject(s, 0, 'act');
    answer(s, 'use empire-69');
    expect(s.buildings[node('thrace') * 3]).toBe(2);
    expect([s.buildings[node('macedonia') * 3], s.florins[0]]).toEqual([2, 1000]);
    answer(s, 'use empire-70');
    expect([s.buildings[node('lydia') * 3 + MILITARY], s.honour[0]]).toEqual([3, 11]);
    const t = shopping({ cards: [69] }, { buildings: { macedonia: ['town', 'fort'] } });
    interject(t, 0, 'act');
    expect(refusalOf(t, 'use empire-69')).toBe('UNI-45.36 noBuildingQualifies');
  });

  it('UNI-46.17 Engineering raises buildings and engines for points alone: catapult to trebuchet for 1 green (worked example 55)', () => {
    const s = shopping(
      { florins: 50, levels: { green: 4 }, points: { green: 3 }, vehicles: ['siegeEngine 1 thrace', 'siegeEngine 1 thessaly'] },
      { buildings: { thrace: ['tower'] } },
    );
    interject(s, 0, 'act');
    answer(s, 'use engineering');
    expect(keys(s)).toEqual(['build fort in thrace', 'build castle in thrace', 'upgrade siegeEngine 1 to 2', 'upgrade siegeEngine 1 to 3']);
    answer(s, 'upgrade siegeEngine 1 to 2');
    expect([s.level[54], s.points[colour('green')], s.florins[0]]).toEqual([2, 2, 50]);
    play(s, 'use engineering', 'build castle in thrace', 'bulgaria + dobruja');
    expect([s.buildings[node('thrace') * 3 + MILITARY], s.points[colour('green')], s.honour[0]]).toEqual([3, 0, 11]);
  });
});
