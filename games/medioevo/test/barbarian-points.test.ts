import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { barbarianPoints } from '../rules/barbarian-points.ts';
import { endEffects } from '../rules/end-of-turn.ts';
import { aboard, components, lot, type UniState } from '../state.ts';
import { BARBARIANS, MILITARY } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  controller,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  putUnits,
  putVehicle,
  question,
  refusalOf,
  units,
} from './builders.ts';
import { until } from './war.ts';

/** The first player, Byzantium unless said, is about to spend three points. */
function points(players: readonly PlayerPlan[], plan: PositionPlan = {}, dice: readonly number[] = []): UniState {
  return advanceTo(
    position(players, {
      phase: 'events',
      chance: scriptChance(dice.map((face) => face - 1)),
      ...plan,
      next: barbarianPoints,
    }),
  );
}

describe('barbarian points', () => {
  it('UNI-6.1 UNI-6.2 the first player has three, each adds a unit or moves a horde, and some may stay unused', () => {
    const s = points([{}, {}], { barbarians: { wallachia: '2LI' }, order: [1, 0] });
    expect([asked(s), question(s).params?.left]).toEqual([['1 spendBarbarianPoint'], 3]);
    play(s, 'add lightInfantry in wallachia', 'move wallachia to bulgaria');
    expect([units(s, BARBARIANS, 'bulgaria'), asked(s)]).toEqual(['3LI', ['1 spendBarbarianPoint']]);
    expect(question(s).params?.left).toBe(1);
    answer(s, 'stop');
    expect(asked(s)).not.toContain('1 spendBarbarianPoint');
    const t = points([{}, {}], { barbarians: { wallachia: '2LI' } });
    play(t, 'add lightInfantry in wallachia', 'add lightInfantry in wallachia', 'move wallachia to bulgaria');
    expect(asked(t)).not.toContain('0 spendBarbarianPoint');
  });

  it('UNI-6.3 units come where barbarians stand, or to a fire that is nobody’s and without units of players', () => {
    const s = points([{ units: { serbia: '1LI' } }, {}], { barbarians: { bulgaria: '1LI' } });
    expect(keys(s)).toContain('add lightInfantry in bulgaria');
    expect(keys(s)).toContain('add lightInfantry in wallachia');
    expect(keys(s)).not.toContain('add lightInfantry in serbia');
    expect(refusalOf(s, 'add lightInfantry in serbia')).toBe('UNI-6.3 noFireThere');
    expect(refusalOf(s, 'add lightInfantry in albania')).toBe('UNI-6.3 noFireThere');
    // A fire that is controlled without units; and one of nobody's where units stand.
    const held = points([{ units: { bulgaria: '1LI' } }, {}], {
      tokens: { wallachia: [0, 'bulgaria'] },
      buildings: { bulgaria: ['tower'] },
    });
    expect([controller(held, 'wallachia'), keys(held).includes('add lightInfantry in wallachia')]).toEqual([0, false]);
    s.control[node('serbia')] = -1;
    expect(keys(s)).not.toContain('add lightInfantry in serbia');
  });

  it('UNI-6.4 only when players hold every fire in play other empty land outside the kingdoms is open', () => {
    const s = points([{ units: { serbia: '1LI' } }, {}]);
    expect(keys(s)).not.toContain('add lightInfantry in albania');
    for (const fire of s.control.keys()) if (fire !== node('serbia') && isFire(fire)) s.control[fire] = 0;
    expect(keys(s)).toContain('add lightInfantry in albania');
    expect(keys(s)).not.toContain('add lightInfantry in thrace');
    // Land outside the kingdoms that is held, that has units, or a home in play that nobody controls.
    s.control[node('albania')] = 1;
    expect(keys(s)).not.toContain('add lightInfantry in albania');
    s.control[node('albania')] = -1;
    putUnits(s, 1, node('bosnia'), '1LI');
    s.control[node('thrace')] = -1;
    expect(keys(s).filter((key) => /in (bosnia|thrace)$/.test(key))).toEqual([]);
    s.control[node('thrace')] = 0;
    // Fires out of play do not count.
    s.control[node('castile')] = -1;
    s.inPlay[node('castile')] = 1;
    expect(keys(s)).not.toContain('add lightInfantry in albania');
    s.inPlay[node('castile')] = 0;
    expect(keys(s)).toContain('add lightInfantry in albania');
    s.buildings[lot(node('albania'), MILITARY)] = 1;
    expect(keys(s)).not.toContain('add lightInfantry in albania');
    s.buildings[lot(node('albania'), MILITARY)] = 0;
    putVehicle(s, 1, 'caravan 1 albania');
    expect(keys(s)).not.toContain('add lightInfantry in albania');
  });

  it('UNI-6.5 UNI-6.6 an archer joins two, a captain four, and only what the supply holds', () => {
    const s = points([{}, {}], { barbarians: { wallachia: '1LI', serbia: '2LI', bulgaria: '4LI' } });
    const added = keys(s).filter((key) => key.startsWith('add') && !key.includes('lightInfantry'));
    expect(added.sort()).toEqual(['add archer in bulgaria', 'add archer in serbia', 'add captain1 in bulgaria']);
    expect(refusalOf(s, 'add archer in wallachia')).toBe('UNI-6.5 hordeTooSmall');
    s.reserve[BARBARIANS * 5 + 2] = 0;
    expect(refusalOf(s, 'add archer in serbia')).toBe('UNI-6.6 noBarbarianLeft');
  });

  it('UNI-6.7 UNI-6.13 a move takes all of a place, again with further points, and hordes merge', () => {
    const s = points([{}, {}], { barbarians: { wallachia: '2LI 1AR', bulgaria: '1LI' } });
    play(s, 'move wallachia to bulgaria', 'move bulgaria to serbia');
    expect([army(s, BARBARIANS, 'wallachia'), units(s, BARBARIANS, 'serbia')]).toEqual([0, '3LI 1AR']);
  });

  it('UNI-1.7 UNI-6.7 nothing is added nor moved where it is not in play', () => {
    const s = points([{}, {}], { barbarians: { wallachia: '2LI' } });
    const into = ['add lightInfantry in serbia', 'move wallachia to bulgaria', 'move wallachia to severin'];
    expect(keys(s)).toEqual(expect.arrayContaining(into));
    for (const id of ['serbia', 'bulgaria']) s.inPlay[node(id)] = 0;
    expect(into.map((key) => keys(s).includes(key))).toEqual([false, false, true]);
  });

  it('UNI-6.8 UNI-6.9 UNI-6.15 UNI-6.16 at sea a horde has a galley, which goes back when it lands or meets another', () => {
    const s = points([{}, {}], { barbarians: { dobruja: '2LI', georgia: '1LI' } });
    answer(s, 'move dobruja to westBlackSea');
    const galleys = (): number[] => s.vehicleOf.flatMap((side, slot) => (side === BARBARIANS ? [slot] : []));
    expect([galleys().length, s.armies[BARBARIANS * 150 + aboard(galleys()[0])]]).toEqual([1, 2]);
    expect(refusalOf(s, 'add lightInfantry in westBlackSea')).toBe('UNI-6.15 hordeAtSea');
    answer(s, 'move westBlackSea to dobruja');
    expect([galleys(), units(s, BARBARIANS, 'dobruja')]).toEqual([[], '2LI']);
    const merged = points([{}, {}], { barbarians: { dobruja: '2LI', moldavia: '1LI' } });
    play(merged, 'move dobruja to westBlackSea', 'move moldavia to westBlackSea');
    expect(merged.vehicleOf.filter((side) => side === BARBARIANS).length).toBe(1);
    // Of two galleys that meet at sea one goes back.
    const met = points([{}, {}], { barbarians: { dobruja: '2LI', georgia: '1LI' } });
    play(met, 'move dobruja to westBlackSea', 'move georgia to eastBlackSea', 'move eastBlackSea to westBlackSea');
    expect(met.vehicleOf.flatMap((side, slot) => (side === BARBARIANS ? [met.armies[BARBARIANS * 150 + aboard(slot)]] : []))).toEqual([3]);
  });

  it('UNI-6.8 without a galley it cannot go to sea', () => {
    const s = points([{}, {}], { barbarians: { dobruja: '2LI' } });
    for (let n = 0; n < 4; n++) putVehicle(s, BARBARIANS, 'galley 1 aegeanSea: 1LI');
    expect(refusalOf(s, 'move dobruja to westBlackSea')).toBe('UNI-6.8 noBarbarianGalley');
    // To others that are at sea already it may go; and a token without a galley is of no use.
    s.at[0] = node('westBlackSea');
    expect(keys(s)).toContain('move dobruja to westBlackSea');
    const t = points([{}, {}], { barbarians: { dobruja: '2LI' } });
    expect(keys(t)).toContain('move dobruja to westBlackSea');
    for (let n = 0; n < 15; n++) putVehicle(t, 1, 'galley 1 aegeanSea');
    expect(refusalOf(t, 'move dobruja to westBlackSea')).toBe('UNI-6.8 noBarbarianGalley');
  });

  it('UNI-6.10 hordes with units of players and those in his own kingdom are not moved by him', () => {
    const s = points([{ units: { bulgaria: '1LI' } }, {}], { barbarians: { bulgaria: '1LI', thrace: '1LI', pannonia: '1LI' } });
    expect(refusalOf(s, 'move bulgaria to serbia')).toBe('UNI-6.10 hordeWithUnits');
    expect(refusalOf(s, 'move thrace to bulgaria')).toBe('UNI-6.10 hordeInOwnKingdom');
    expect(keys(s)).toContain('move pannonia to slavonia');
  });

  it('UNI-6.10 UNI-3.10 units are war wagons and engines too, such as those that a card has sheltered; a caravan is none', () => {
    const held = (vehicle: string): boolean => {
      const s = points([{}, { vehicles: [`${vehicle} 1 pannonia`] }], { barbarians: { pannonia: '1LI' } });
      return !keys(s).includes('move pannonia to slavonia');
    };
    expect([held('warWagon'), held('siegeEngine'), held('caravan')]).toEqual([true, true, false]);
    // A galley in port is one, a merchant ship is none.
    const docked = (vehicle: string): boolean => {
      const s = points([{}, { vehicles: [`${vehicle} 1 dalmatia`] }], { barbarians: { dalmatia: '1LI' } });
      return !keys(s).includes('move dalmatia to slavonia');
    };
    expect([docked('galley'), docked('merchantShip')]).toEqual([true, false]);
    // Nor does the galley that carries a horde hold it back.
    const s = points([{}, {}]);
    putVehicle(s, BARBARIANS, 'galley 1 aegeanSea: 2LI');
    expect(keys(s)).toContain('move aegeanSea to cretanSea');
  });

  it('UNI-45.49 a leave ban holds hordes too', () => {
    const s = points([{}, {}], { barbarians: { bulgaria: '1LI' } });
    s.bans.push(node('bulgaria') * 3 + 2);
    expect(refusalOf(s, 'move bulgaria to serbia')).toBe('UNI-45.49 hordeHeld');
  });

  it('UNI-6.11 example 6: one light infantry in Trebisonda, then two steps onto an army, which is fought at once', () => {
    const s = points([{}, { units: { severin: '2LI' } }], { barbarians: { bulgaria: '2LI' } });
    play(s, 'add lightInfantry in trebizond', 'move bulgaria to wallachia', 'move wallachia to severin');
    expect([s.battles.length, s.battles[0].attacker, s.battles[0].defender, s.battles[0].place]).toEqual([
      1,
      BARBARIANS,
      1,
      node('severin'),
    ]);
  });

  it('UNI-6.11 units of the first player himself are fought as well', () => {
    const s = points([{ units: { bulgaria: '1LI' } }, {}], { barbarians: { wallachia: '2LI' } });
    answer(s, 'move wallachia to bulgaria');
    expect([s.battles[0].attacker, s.battles[0].defender]).toEqual([BARBARIANS, 0]);
  });

  it('UNI-6.12 UNI-41.12 UNI-41.14 where no units stand they pillage at once and a control token goes; they stay', () => {
    const s = points([{ vehicles: ['caravan 1 bulgaria: green'] }, { units: { serbia: '1LI' } }], {
      barbarians: { wallachia: '2LI' },
      tokens: { bulgaria: [1, 'serbia'] },
      buildings: { bulgaria: ['village'], serbia: ['tower'] },
      markets: { bulgaria: ['black'] },
    });
    expect(controller(s, 'bulgaria')).toBe(1);
    const { cubes } = components(s);
    answer(s, 'move wallachia to bulgaria');
    expect([
      controller(s, 'bulgaria'),
      s.controlTokens[node('bulgaria')],
      s.buildings[lot(node('bulgaria'), 0)],
      s.market[node('bulgaria')],
    ]).toEqual([null, -1, 0, 0]);
    expect([s.vehicleOf.filter((side) => side === 0), units(s, BARBARIANS, 'bulgaria'), components(s).cubes]).toEqual([[], '2LI', cubes]);
    answer(s, 'move bulgaria to thrace');
    expect(controller(s, 'thrace')).toBe(null);
    // Also where there is nothing to pillage; and they are there in the next turn.
    const bare = points([{}, { units: { serbia: '1LI' } }], {
      barbarians: { wallachia: '2LI' },
      tokens: { bulgaria: [1, 'serbia'] },
      buildings: { serbia: ['tower'] },
    });
    answer(bare, 'move wallachia to bulgaria');
    expect([controller(bare, 'bulgaria'), bare.controlTokens[node('bulgaria')]]).toEqual([null, -1]);
    endEffects(bare);
    expect([units(bare, BARBARIANS, 'bulgaria'), units(bare, BARBARIANS, 'wallachia')]).toEqual(['2LI', '']);
  });

  it('UNI-6.14 at sea a galley with units is fought in a naval battle', () => {
    const s = points([{}, { vehicles: ['galley 1 westBlackSea: 2LI'] }], { barbarians: { dobruja: '2LI' } });
    answer(s, 'move dobruja to westBlackSea');
    expect([s.battles.length, s.battles[0].naval]).toEqual([1, true]);
  });

  it('UNI-6.17 several players are fought one after another in turn order', () => {
    const s = points([{}, { units: { bulgaria: '1LI' } }, { units: { bulgaria: '1LI' } }], {
      barbarians: { wallachia: '9LI' },
      warCircle: [1, 6, 8],
      order: [0, 2, 1],
      chance: undefined,
    });
    s.core.chance = scriptChance([0, 0, 0, 0, 0, 0]);
    answer(s, 'move wallachia to bulgaria');
    expect(s.battles[0].defender).toBe(2);
    until(s);
    expect([1, 2].map((seat) => army(s, seat, 'bulgaria'))).toEqual([0, 0]);
  });

  it('UNI-6.18 a unit that joins barbarians beside units of a player starts no battle', () => {
    const s = points([{ units: { bulgaria: '1LI' } }, {}], { barbarians: { bulgaria: '1LI' } });
    answer(s, 'add lightInfantry in bulgaria');
    expect([s.battles, units(s, BARBARIANS, 'bulgaria'), asked(s)]).toEqual([[], '2LI', ['0 spendBarbarianPoint']]);
  });
});

function isFire(territory: number): boolean {
  return [
    'iconium',
    'trebizond',
    'arabia',
    'cyrenaica',
    'ifriqiya',
    'kuban',
    'vyatka',
    'lithuania',
    'silesia',
    'finland',
    'wallachia',
    'burgundy',
    'castile',
  ]
    .map(node)
    .includes(territory);
}
