import { type Frame, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { clash } from '../rules/clash.ts';
import { completeMove } from '../rules/combat.ts';
import { hordeArrives, moveHorde } from '../rules/hordes.ts';
import { purchase } from '../rules/purchases.ts';
import { elementOfBuilding, lot, reserveAt, type UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
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
  slotOf,
  units,
} from './builders.ts';
import { until } from './war.ts';

function with2(
  players: readonly PlayerPlan[],
  plan: PositionPlan,
  next: (s: UniState) => readonly Frame[],
  set?: (s: UniState) => void,
): UniState {
  const s = position(players, { chance: scriptChance([]), warCircle: [3, 5, 4], ...plan, next });
  set?.(s);
  return advanceTo(s);
}

describe('hordes', () => {
  it('UNI-41.1 an army meets a fresh horde in land of nobody, none where barbarians already stand', () => {
    const s = with2(
      [{ units: { serbia: '1LI' } }, {}],
      { owners: {} },
      () => [clash.do({ seat: 0, node: node('serbia') })],
      (t) => {
        t.control[node('serbia')] = -1;
        t.owner[node('serbia')] = -1;
      },
    );
    expect([units(s, BARBARIANS, 'serbia'), s.battles.length]).toEqual(['2LI', 1]);
    const t = with2([{ units: { serbia: '1LI' } }, {}], { barbarians: { serbia: '1LI' } }, () => [
      clash.do({ seat: 0, node: node('serbia') }),
    ]);
    expect(units(t, BARBARIANS, 'serbia')).toBe('1LI');
  });

  it('UNI-41.2 without a barbarian in the supply the land is conquered', () => {
    const s = with2(
      [{ units: { bulgaria: '1LI' } }, {}],
      {},
      () => [clash.do({ seat: 0, node: node('bulgaria') })],
      (t) => {
        t.control[node('bulgaria')] = -1;
        t.owner[node('bulgaria')] = -1;
        t.reserve.fill(0, BARBARIANS * 5);
      },
    );
    expect([controller(s, 'bulgaria'), s.battles, s.honour[0]]).toEqual([0, [], 11]);
  });

  it('UNI-41.13 what is sheltered is left alone', () => {
    const s = with2([{}, {}], { barbarians: { bulgaria: '2LI' }, buildings: { thrace: ['village', 'tower'] } }, (t) => {
      moveHorde(t, node('bulgaria'), node('thrace'));
      t.sheltered = [elementOfBuilding(node('thrace'), 0)];
      return hordeArrives(t, node('thrace'));
    });
    expect([0, 1].map((category) => s.buildings[lot(node('thrace'), category)])).toEqual([1, 0]);
  });

  it('UNI-41.11 UNI-42.11 who loses all his units to barbarians loses 1 honour', () => {
    const s = with2(
      [{}, { honour: 10, units: { bulgaria: '1LI' } }],
      { barbarians: { serbia: '3LI' }, warCircle: [4, 6, 8], chance: scriptChance([0, 0, 0]) },
      (t) => {
        moveHorde(t, node('serbia'), node('bulgaria'));
        return hordeArrives(t, node('bulgaria'));
      },
    );
    until(s);
    expect([army(s, 1, 'bulgaria'), s.honour[1], controller(s, 'bulgaria')]).toEqual([0, 9, null]);
  });

  it('UNI-18.11 where battles are banned they stay side by side', () => {
    const s = with2([{}, { units: { bulgaria: '1LI' } }], { barbarians: { serbia: '3LI' } }, (t) => {
      t.bans.push(node('bulgaria') * 3);
      moveHorde(t, node('serbia'), node('bulgaria'));
      return hordeArrives(t, node('bulgaria'));
    });
    expect([s.battles, army(s, 1, 'bulgaria'), army(s, BARBARIANS, 'bulgaria'), controller(s, 'bulgaria')]).toEqual([[], 1, 3, null]);
  });
});

describe('removal in one’s own turn', () => {
  it('UNI-34.1 UNI-8.11 in the purchases', () => {
    const s = with2(
      [{ units: { thrace: '2LI' }, vehicles: ['caravan 1 thrace: green'] }, { vehicles: ['caravan 1 alfold'] }],
      { phase: 'purchases', active: 0 },
      () => [purchase.do({ seat: 0 })],
    );
    const reserve = s.reserve[reserveAt(0, 0)];
    answer(s, 'remove pieces');
    expect(keys(s)).toEqual(['done', 'remove lightInfantry in thrace', 'remove caravan 1']);
    play(s, 'remove lightInfantry in thrace', 'remove caravan 1', 'done');
    expect([units(s, 0, 'thrace'), s.reserve[reserveAt(0, 0)], s.vehicleOf.includes(0), asked(s)]).toEqual([
      '1LI',
      reserve + 1,
      false,
      ['0 purchase'],
    ]);
  });

  it('UNI-34.1 in a complete move, before its first step', () => {
    const s = with2([{ units: { thrace: '2LI' }, vehicles: ['warWagon 2 thrace'] }, {}], { active: 0 }, () => [
      completeMove.do({ seat: 0 }),
    ]);
    play(s, 'remove pieces', 'remove warWagon 1', 'done');
    expect([s.vehicleOf.includes(0), units(s, 0, 'thrace')]).toEqual([false, '2LI']);
    const t = with2([{ units: { thrace: '2LI' }, vehicles: ['warWagon 2 thrace'] }, {}], { active: 0 }, () => [
      completeMove.do({ seat: 0 }),
    ]);
    expect(slotOf(t, 0, 'warWagon')).toBe(15);
    play(t, 'warWagon 1', 'go', 'to macedonia');
    expect(keys(t)).not.toContain('remove pieces');
  });
});
