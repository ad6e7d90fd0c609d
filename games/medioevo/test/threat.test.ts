/** 17. Which armies could strike where. */

import { foresee } from '@castellan/engine';
import { expect, it } from 'vitest';
import { game } from '../game.ts';
import { combatTurn } from '../rules/combat.ts';
import { threatsTo } from '../rules/threat.ts';
import { node, type PlayerPlan, position } from './builders.ts';

const PLAYERS: readonly PlayerPlan[] = [
  { units: { pannonia: '5LI' } },
  { units: { moldavia: '4LI 1CA', crimea: '3CA' }, vehicles: ['warWagon 1 moldavia'] },
  { units: { thrace: '2HI' } },
];

it('UNI-17.5 counts what a wagon has room for, as far as its movement points go, and nobody who has no transport', () => {
  const s = position(PLAYERS, { phase: 'combat', active: 0, next: (world) => combatTurn(world, 0) });
  const strikes = (place: string) => threatsTo(s, 0).filter((one) => one.node === node(place));
  expect(strikes('transylvania')).toEqual([{ seat: 1, node: node('transylvania'), units: 3 }]);
  expect(strikes('bulgaria').some(({ seat }) => seat === 2)).toBe(false);
  expect(strikes('castile')).toEqual([]);
  // The seat itself and its own are no threat to it.
  expect(threatsTo(s, 1).every(({ seat }) => seat !== 1)).toBe(true);
  expect(s.march).toBeNull();
});

it('UNI-38.1 after the combats of a turn tells what comes in the next: movement points are whole and stops are over', () => {
  const s = position(PLAYERS, { phase: 'trade', active: 0, next: () => [] });
  s.mp.fill(0);
  s.halted.fill(1);
  expect(threatsTo(s, 0).some((one) => one.node === node('transylvania'))).toBe(true);
});

it('is told as things stand, by place and seat', () => {
  const s = position(PLAYERS, { phase: 'combat', active: 0, next: (world) => combatTurn(world, 0) });
  const { numbers } = foresee(game, s, 0, []);
  expect(numbers['threat.transylvania.1']).toMatchObject({ mean: 3 });
});
