import { fastChance, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { disguise, dismiss, moveUnits, muster, setStopped, standardsLeft, stoppedAt, turnInto } from '../rules/troops.ts';
import { removeVehicle, vehiclesLeft, whyNotVehicle } from '../rules/vehicles.ts';
import { aboard, armyAt, components } from '../state.ts';
import { BARBARIANS, CAPTAIN, CARAVAN, CAVALRY, ENGINE, HEAVY, LIGHT, WAGON } from '../vocabulary.ts';
import { answer, node, position, putVehicle, question, slotOf, started, units } from './builders.ts';

describe('the state', () => {
  it('stays below 60 kB for six players', () => {
    const s = started(6);
    const rng = fastChance(3);
    let most = 0;
    for (let n = 0; n < 400 && s.core.result === null; n++) {
      const q = question(s);
      const given = randomAnswer(q, rng);
      answer(
        s,
        typeof given === 'number' ? String(given) : 'key' in given ? given.key : given.map(({ key }) => key).join(' + ') || '-',
        q.seat,
      );
      most = Math.max(most, JSON.stringify(s).length);
    }
    expect(most).toBeLessThan(60_000);
  });

  it('is copied whole', () => {
    const s = position([{ units: { thrace: '3LI' }, vehicles: ['galley 1 aegeanSea: 2LI'], cards: [5] }, {}], {
      barbarians: { serbia: '2LI' },
    });
    const copy = game.copy(s);
    expect(copy).toEqual(s);
    expect(Object.keys(copy).sort()).toEqual(Object.keys(s).sort());
    copy.troops[0]++;
    expect(copy.troops).not.toEqual(s.troops);
  });

  it('UNI-21.11 UNI-21.12 turns units with pieces of the reserve, and loses none', () => {
    const s = position([{ units: { thrace: '1CA' } }, {}]);
    const before = components(s);
    turnInto(s, 0, node('thrace'), CAVALRY, HEAVY);
    expect(units(s, 0, 'thrace')).toBe('1HI');
    turnInto(s, 0, node('thrace'), HEAVY, LIGHT);
    dismiss(s, 0, node('thrace'), LIGHT, 1);
    expect(units(s, 0, 'thrace')).toBe('');
    expect(components(s)).toEqual(before);
  });

  it('UNI-46.21 marks a changed type without a piece of it', () => {
    const s = position([{ units: { thrace: '2LI' } }, {}]);
    const before = components(s);
    disguise(s, 0, node('thrace'), LIGHT, HEAVY);
    expect(units(s, 0, 'thrace')).toBe('1LI 1HI');
    disguise(s, 0, node('thrace'), HEAVY, CAPTAIN + 1);
    expect([units(s, 0, 'thrace'), s.guises.length]).toEqual(['1LI 1C2', 1]);
    expect(standardsLeft(s, 2)).toBe(15);
    moveUnits(s, 0, node('thrace'), node('macedonia'), CAPTAIN + 1, 1);
    expect(s.guises[0].location).toBe(node('macedonia'));
    dismiss(s, 0, node('macedonia'), CAPTAIN + 1, 1);
    expect(s.reserve[LIGHT]).toBe(19);
    expect(components(s)).toEqual(before);
  });

  it('UNI-13.3 counts standards', () => {
    expect(standardsLeft(position([{ units: { thrace: '1C2 1C3' } }, {}], { prisoners: [[1, 0, '1C3']] }), 3)).toBe(8);
  });

  it('UNI-17.6 keeps stop markers with the units that moved', () => {
    const s = position([{ units: { thrace: '3LI' } }, {}]);
    setStopped(s, 0, node('thrace'), LIGHT, 1);
    moveUnits(s, 0, node('thrace'), node('macedonia'), LIGHT, 2);
    expect([stoppedAt(s, 0, node('thrace'), LIGHT), stoppedAt(s, 0, node('macedonia'), LIGHT)]).toEqual([1, 0]);
    moveUnits(s, 0, node('thrace'), node('macedonia'), LIGHT, 1);
    expect([stoppedAt(s, 0, node('thrace'), LIGHT), stoppedAt(s, 0, node('macedonia'), LIGHT)]).toEqual([0, 1]);
  });

  it('UNI-8.11 passes what a removed galley carried to others there as far as they have room, the rest leaves the map', () => {
    const s = position([{ vehicles: ['galley 1 aegeanSea: 2LI 1CA', 'galley 1 aegeanSea: 1HI'] }, {}]);
    const before = components(s);
    const wagon = putVehicle(s, 0, 'warWagon 1 thrace');
    s.at[wagon] = node('aegeanSea');
    s.carrier[wagon] = 1;
    removeVehicle(s, 0);
    expect(s.armies[armyAt(0, aboard(1))]).toBe(2);
    expect(s.armies[armyAt(0, aboard(0))]).toBe(0);
    expect(s.reserve[LIGHT]).toBe(20);
    removeVehicle(s, 1);
    expect(s.vehicleOf[wagon]).toBe(-1);
    expect(components(s)).toEqual(before);
  });

  it('UNI-8.11 returns the cubes of a removed transport', () => {
    const s = position([{ vehicles: ['caravan 1 thrace: green green'] }, {}]);
    expect(s.cubes[4]).toBe(18);
    removeVehicle(s, slotOf(s, 0, 'caravan'));
    expect(s.cubes[4]).toBe(20);
  });

  it('UNI-1.11 UNI-12.5 UNI-14.3 wants an ownership token, and UNI-1.12 a piece in the supply', () => {
    const s = position([{}, {}]);
    for (let n = 0; n < 4; n++) putVehicle(s, 0, 'siegeEngine 3 thrace');
    expect(whyNotVehicle(s, 0, ENGINE, 3)).toMatchObject({ rule: 'UNI-1.11' });
    expect(whyNotVehicle(s, 0, WAGON, 1)).toBeNull();
    for (let n = 0; n < 8; n++) putVehicle(s, 1, 'siegeEngine 3 pannonia');
    expect(whyNotVehicle(s, 0, ENGINE, 3)).toMatchObject({ rule: 'UNI-1.12' });
    expect(whyNotVehicle(s, 0, CARAVAN, 2)).toBeNull();
    // Engines are counted level by level.
    expect([1, 2, 3].map((level) => vehiclesLeft(s, ENGINE, level))).toEqual([16, 14, 0]);
  });

  it('UNI-6.6 UNI-41.15 musters no more barbarians than the supply holds', () => {
    const s = position([{}, {}]);
    expect(muster(s, BARBARIANS, node('serbia'), LIGHT, 50)).toBe(40);
  });
});
