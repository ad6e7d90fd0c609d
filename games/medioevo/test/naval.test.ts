import { describe, expect, it } from 'vitest';
import { DELAYED } from '../rules/damage.ts';
import { aboard, armyAt, battleOf, deedAt, unitAt } from '../state.ts';
import { BARBARIANS, CAVALRY, FIRST_SLOT, HEAVY, LIGHT, WAGON } from '../vocabulary.ts';
import { answer, asked, keys, node, play, putVehicle, question, refusalOf, viewOf } from './builders.ts';
import { type BattlePlan, battle, damageOf, present, tell, until, valuesOf } from './war.ts';

const SEA: BattlePlan = { where: 'aegeanSea' };
const fleet = (...galleys: readonly string[]) => ({ vehicles: galleys.map((galley) => galley.replace('@', 'aegeanSea')) });

describe('naval battles', () => {
  it('UNI-24.1 UNI-24.2 example 30: fought as on land, with the penalty; the bigger fleet adds the difference', () => {
    const s = battle([fleet('galley 1 @: 2LI', 'galley 1 @: 2LI', 'galley 1 @'), fleet('galley 2 @: 2LI', 'galley 2 @: 2LI')], {
      ...SEA,
      dice: [1, 2, 7, 1, 2, 7],
    });
    expect(valuesOf(tell(s, 'assignDamage'))).toEqual([7, 7 - 2 + 1]);
  });

  it('UNI-24.11 empty galleys count for the fleet, and a sunk one no longer does', () => {
    const s = battle([fleet('galley 3 @: 4HI', 'galley 1 @'), fleet('galley 3 @: 4HI')], { ...SEA, dice: [1, 2, 7, 1, 2, 7] });
    expect(valuesOf(tell(s, 'assignDamage', '1 roundChoice'))).toEqual([8, 5]);
    const t = battle([fleet('galley 3 @: 4HI', 'galley 2 @'), fleet('galley 3 @: 4HI')], { ...SEA, dice: [1, 2, 7, 1, 2, 7] });
    expect(valuesOf(tell(t, 'assignDamage', '1 roundChoice'))[0]).toBe(9);
  });

  it('UNI-24.11 UNI-24.2 a galley that sinks in the round no longer counts when values are compared', () => {
    const values = (die: number) => {
      const s = battle([fleet('galley 3 @: 1LI', 'galley 1 @: 2HI'), fleet('galley 1 @: 3HI')], { ...SEA, dice: [die, 1, 2, 3, 1, 2, 5] });
      until(s, 'sacrificeLight');
      return valuesOf([...answer(s, '1'), ...tell(s, 'assignDamage', 'roundChoice')]);
    };
    expect(values(8)).toEqual([3 + 4 + 3, 3]);
    expect(values(3)).toEqual([3 + 4, 3]);
  });

  it('UNI-24.11 a galley that is emptied by units lost at the end of the round is rolled for then', () => {
    const s = battle([fleet('galley 2 @: 4HI'), fleet('galley 1 @: 1HI', 'galley 1 @: 3CA')], {
      ...SEA,
      dice: [1, 1, 2, 3, 1, 2, 5, 3],
      set: (t) => {
        t.carrier[putVehicle(t, 0, 'siegeEngine 1 aegeanSea')] = 0;
      },
    });
    until(s, 'assignCrews');
    present(s).effects[1] = DELAYED;
    play(s, 'heavyInfantry at siegeEngine 1', 'done', 'heavyInfantry aboard galley 2');
    expect(s.vehicleOf[1]).toBe(1);
    until(s, 'roundChoice');
    expect([s.vehicleOf[1], s.vehicleOf[2]]).toEqual([-1, 1]);
  });

  it('UNI-24.3 example 30: a galley uses engines of as many levels as its own, with units aboard it', () => {
    const s = battle([fleet('galley 2 @: 4LI', 'galley 1 @: 1HI'), fleet('galley 1 @: 3HI')], {
      ...SEA,
      set: (t) => {
        for (const level of [1, 1, 2]) t.carrier[putVehicle(t, 0, `siegeEngine ${level} aegeanSea`)] = 0;
      },
    });
    until(s, 'assignCrews');
    expect(keys(s)).not.toContain('heavyInfantry at siegeEngine 1');
    play(s, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 2');
    expect(refusalOf(s, 'lightInfantry at siegeEngine 3')).toBe('UNI-24.3 galleyTooSmall');
  });

  it('UNI-24.3 one level more is too much; each galley counts its own engines and mans them with those aboard it', () => {
    const s = battle([fleet('galley 2 @: 2LI', 'galley 1 @: 1HI'), fleet('galley 1 @: 3HI')], {
      ...SEA,
      set: (t) => {
        for (const [level, galley] of [
          [1, 0],
          [2, 0],
          [1, 1],
        ])
          t.carrier[putVehicle(t, 0, `siegeEngine ${level} aegeanSea`)] = galley;
      },
    });
    until(s, 'assignCrews');
    answer(s, 'lightInfantry at siegeEngine 1');
    expect(refusalOf(s, 'lightInfantry at siegeEngine 2')).toBe('UNI-24.3 galleyTooSmall');
    expect(refusalOf(s, 'lightInfantry at siegeEngine 3')).toBe('UNI-23.1 noUnitForCrew');
    expect(keys(s)).toContain('heavyInfantry at siegeEngine 3');
  });

  it('UNI-24.3 UNI-45.51 card 52 lets engines without crew shoot as far as the level of the galley goes, the heaviest first', () => {
    const s = battle([{ ...fleet('galley 2 @: 2LI'), cards: [52] }, fleet('galley 1 @: 3HI')], {
      ...SEA,
      dice: [8],
      set: (t) => {
        for (const level of [1, 2]) t.carrier[putVehicle(t, 0, `siegeEngine ${level} aegeanSea`)] = 0;
      },
    });
    until(s, 'window');
    answer(s, 'use empire-52');
    until(s, 'assignCrews');
    const shoot = answer(s, 'done').find(({ key }) => key === 'enginesShoot');
    expect(shoot?.params.dice).toEqual([8]);
  });

  it('UNI-24.4 only archers and light infantry have abilities at sea', () => {
    const s = battle([fleet('galley 1 @: 3CA'), fleet('galley 1 @: 3HI')], { ...SEA, dice: [2, 3, 6, 1, 2, 3] });
    // No 2 for each cavalry, and the losses are not lowered by heavy infantry.
    const told = tell(s, 'roundChoice') && [...tell(until(s, 'rerollBattleDice'), 'roundChoice')];
    expect(damageOf(told)).toEqual(['1 melee 3', '0 losses 2']);
  });

  it('UNI-24.5 heavy infantry and cavalry fall at the first point', () => {
    const s = battle([fleet('galley 1 @: 3CA'), fleet('galley 1 @: 3HI')], { ...SEA, dice: [1, 2, 4, 1, 2, 5] });
    until(s, 'rerollBattleDice');
    until(s, 'roundChoice');
    expect([s.troops[unitAt(1, aboard(1), HEAVY)], s.troops[unitAt(1, aboard(1), LIGHT)]]).toEqual([1, 0]);
    expect([s.troops[unitAt(0, aboard(0), CAVALRY)], s.troops[unitAt(0, aboard(0), HEAVY)]]).toEqual([2, 0]);
  });

  it('UNI-24.6 UNI-24.11 a galley whose last unit is destroyed sinks on 1 to 3 with its cargo, at once after that damage', () => {
    const sink = (die: number) => {
      const s = battle([fleet('galley 1 @: 3LI'), fleet('galley 1 @: 1LI', 'galley 1 @: 3LI', 'galley 1 @')], {
        ...SEA,
        dice: [1, 2, 3, 2, 2, 4, die],
        set: (t) => {
          t.carrier[putVehicle(t, 1, 'siegeEngine 1 aegeanSea')] = 1;
        },
      });
      until(s, '1 assignDamage');
      answer(s, 'lightInfantry aboard galley 2');
      return [s.vehicleOf[1], s.vehicleOf[54], s.vehicleOf[3]];
    };
    expect(sink(3)).toEqual([-1, -1, 1]);
    expect(sink(4)).toEqual([1, 1, 1]);
    expect(sink(8)).toEqual([1, 1, 1]);
  });

  it('UNI-24.6 UNI-37.10 UNI-45.55 a wagon that goes down with its galley loses the route it has by card 11, unless card 30 keeps it', () => {
    const route = (cards: readonly number[], ...answers: readonly string[]) => {
      const s = battle([fleet('galley 1 @: 3LI'), { ...fleet('galley 1 @: 1LI', 'galley 1 @: 3LI'), cards }], {
        ...SEA,
        dice: [1, 2, 3, 2, 2, 4, 3],
        set: (t) => {
          const wagon = putVehicle(t, 1, 'warWagon 1 aegeanSea');
          t.carrier[wagon] = 1;
          t.routes[1] = { slot: wagon, origin: node('thrace'), zones: [node('tana')], done: 0 };
        },
      });
      until(s, '1 assignDamage');
      play(s, 'lightInfantry aboard galley 2', ...answers);
      return [s.vehicleOf[FIRST_SLOT[WAGON]], s.routes[1]?.slot ?? null];
    };
    expect(route([])).toEqual([-1, null]);
    expect(route([30], 'use empire-30')).toEqual([-1, -1]);
    expect(route([30], 'pass')).toEqual([-1, null]);
  });

  it('UNI-24.6 UNI-24.11 UNI-21.5 so it is when its last unit is sacrificed', () => {
    const sink = (die: number) => {
      const s = battle([fleet('galley 1 @: 1LI', 'galley 1 @: 2HI'), fleet('galley 1 @: 3HI')], { ...SEA, dice: [die, 1, 2, 3, 1, 2, 3] });
      until(s, 'sacrificeLight');
      const told = answer(s, '1');
      return [told.map(({ key }) => key).find((key) => key.startsWith('galley')), s.vehicleOf[0]];
    };
    expect(sink(3)).toEqual(['galleySinks', -1]);
    expect(sink(4)).toEqual(['galleyFloats', 0]);
  });

  it('UNI-21.5 UNI-24.8 the owner says from which galley the light infantry he sacrifices comes', () => {
    const s = battle([fleet('galley 1 @: 2LI', 'galley 1 @: 1LI 1HI'), fleet('galley 1 @: 3HI')], { ...SEA, dice: [1, 2, 3, 1, 2, 3] });
    until(s, 'sacrificeLight');
    answer(s, '2');
    expect([asked(s), keys(s)]).toEqual([['0 sacrificeFrom'], ['galley 1', 'galley 2']]);
    answer(s, 'galley 2');
    // Only the first has any left.
    expect(asked(s)).not.toEqual(['0 sacrificeFrom']);
    const light = (galley: number): number => s.troops[unitAt(0, aboard(galley), LIGHT)];
    expect([light(0), light(1)]).toEqual([1, 0]);
    const all = battle([fleet('galley 1 @: 2LI', 'galley 1 @: 1LI 1HI'), fleet('galley 1 @: 3HI')], {
      ...SEA,
      dice: [8, 1, 2, 3, 1, 2, 3],
    });
    until(all, 'sacrificeLight');
    answer(all, '3');
    expect(asked(all)).not.toEqual(['0 sacrificeFrom']);
  });

  it('UNI-24.7 UNI-24.10 galleys left without units are the winner’s spoils, and nothing is conquered', () => {
    const s = battle([fleet('galley 1 @: 3LI'), fleet('galley 1 @: 1LI')], { ...SEA, dice: [1, 2, 8, 1, 2, 3, 8] });
    const held = s.control.slice();
    until(s);
    expect(asked(s)).toEqual(['0 keepOrPillage']);
    answer(s, 'keep galley 2');
    expect([s.vehicleOf[1], s.deeds[deedAt(0, 'navalVictories')], s.honour[0], s.conquests]).toEqual([0, 1, 10, []]);
    expect(s.control).toEqual(held);
  });

  it('UNI-24.8 each side may rearrange its fleet before the first round, within capacities', () => {
    const s = battle([fleet('galley 1 @: 3LI', 'galley 1 @: 1HI'), fleet('galley 1 @: 3LI')], SEA);
    expect(asked(s)).toEqual(['0 arrangeFleet']);
    expect(keys(s)).toEqual(['as is', 'lightInfantry from galley 1 to galley 2']);
    play(s, 'lightInfantry from galley 1 to galley 2', 'as is');
    expect([s.armies[armyAt(0, aboard(0))], s.armies[armyAt(0, aboard(1))]]).toEqual([2, 2]);
    expect(asked(s)).toEqual(['0 announceCapture']);
  });

  it('UNI-24.8 the defender does so too, with engines as with units', () => {
    const s = battle([fleet('galley 1 @: 3LI'), fleet('galley 1 @: 2LI', 'galley 1 @: 3HI')], {
      ...SEA,
      set: (t) => {
        t.level[2] = 2;
        t.carrier[putVehicle(t, 1, 'siegeEngine 1 aegeanSea')] = 1;
      },
    });
    expect(asked(s)).toEqual(['1 arrangeFleet']);
    answer(s, 'siegeEngine 1 from galley 2 to galley 3');
    expect(s.carrier[54]).toBe(2);
  });

  it('UNI-24.9 a docked galley is on land: no fleet, no naval change', () => {
    const s = battle([{ units: { thrace: '3CA' }, vehicles: ['galley 3 thrace'] }, { units: { thrace: '3LI' } }], {
      where: 'thrace',
      dice: [1, 2, 5, 1, 2, 5],
    });
    until(s, 'rerollBattleDice');
    const told = tell(s, 'assignDamage', 'roundChoice');
    expect([valuesOf(told), damageOf(told)[0]]).toEqual([[5, 3], '1 melee 8']);
  });

  it('UNI-24.12 an emptied barbarian galley returns to the supply and is no spoil', () => {
    const s = battle([fleet('galley 1 @: 3LI'), {}], {
      ...SEA,
      defender: BARBARIANS,
      warCircle: [1, 2, 3],
      dice: [1, 2, 8],
      set: (t) => putVehicle(t, BARBARIANS, 'galley 1 aegeanSea: 1LI'),
    });
    until(s);
    expect([battleOf(s), s.vehicleOf[1], asked(s)]).toEqual([null, -1, ['0 actNow']]);
  });

  it('UNI-24.12 barbarians who win at sea remove the galleys and ships left there without units', () => {
    const s = battle([fleet('galley 1 @: 1LI', 'merchantShip 1 @'), {}, fleet('galley 1 @: 1LI')], {
      ...SEA,
      defender: BARBARIANS,
      warCircle: [1, 2, 8],
      dice: [1, 2, 3, 8],
      set: (t) => putVehicle(t, BARBARIANS, 'galley 1 aegeanSea: 3LI'),
    });
    until(s);
    expect([s.vehicleOf[0], s.honour[0], s.vehicleOf[1]]).toEqual([-1, 9, 2]);
    expect(viewOf(s, null).vehicles.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['2 galley', 'null galley']);
  });

  it('UNI-24.13 where no unit is left on either side, unsunk galleys stay with their owners', () => {
    const s = battle([fleet('galley 1 @: 1LI'), fleet('galley 1 @: 1LI')], { ...SEA, dice: [1, 2, 3, 1, 2, 5, 8, 8] });
    until(s);
    expect([battleOf(s), s.vehicleOf[0], s.vehicleOf[1]]).toEqual([null, 0, 1]);
    expect(question(s).frame.step).toBe('actNow');
  });
});
