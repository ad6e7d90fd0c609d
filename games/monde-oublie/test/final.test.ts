import { advance, apply, fastChance, type Option, randomAnswer } from '@castellan/engine';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MonState } from '../state.ts';
import { army, give, start, view } from './builders.ts';

/** Every card that draws or looks, and armies that repair and reach titans early. */
function table(seats: number, expansionPlus: boolean, seed: number): MonState {
  const s = start(seats, { expansionPlus }, seed);
  for (let seat = 0; seat < seats; seat++)
    give(s, seat, {
      coins: 15,
      knowledge: 3,
      city: [['chantier-naval', 'navire-cryptan', 'cachette-forestiere', 'herboristes'][(seat + seed) % 4], 'pont', 'caserne'],
      armies: [
        army('sapeurs', { legacy: ['phalange', 'phalange'] }),
        army('elephants-de-guerre', { legacy: ['phalange', 'sapeurs'] }),
        army('catapultes', { legacy: ['archers-longs'] }),
      ],
    });
  if (seed % 3 === 0) s.provincePile.splice(0, 7);
  if (seed % 3 === 0) s.provinceSeen.splice(0, 7);
  return s;
}

/**
 * Where the mark and what happened differ. An option of a set is marked as if it were named alone, so larger sets say
 * nothing. The deal of a new round is the doing of whoever passes last or alone names who starves.
 */
function mismatches(s: MonState, seed: number, compared: Set<string>): string[] {
  const found: string[] = [];
  const rng = fastChance(seed);
  for (let q = advance(game, s); q !== null; ) {
    const a = randomAnswer(q, rng);
    const { round } = s;
    const { moments } = s.core.chance;
    const { kind, frame } = q;
    const hungry = view(s).players.filter(({ citizens, food }) => citizens.length > food).length;
    const chosen: readonly Option[] = typeof a === 'number' ? [] : 'key' in a ? [a] : a;
    q = apply(game, s, q, a);
    if (s.core.result !== null || chosen.length === 0 || (kind === 'subset' && chosen.length > 1)) continue;
    const [{ key, final }] = chosen;
    const isAnswerable = frame.step === 'chooseStarving' ? hungry === 1 : key === 'pass';
    if (s.round !== round && !isAnswerable) continue;
    const shows = s.core.chance.moments > moments;
    compared.add(`${key === 'pass' ? key : frame.step} ${final ?? 'no mark'}`);
    if ((final !== undefined) !== shows) found.push(`${frame.step}: ${key} ${shows ? 'shows' : 'shows nothing'}`);
  }
  return found;
}

it('marks the options after which a die has been rolled or something hidden is known, and no others', () => {
  const compared = new Set<string>();
  for (let seed = 1; seed <= 120; seed++) {
    const seats = 2 + (seed % 3);
    const expansionPlus = seed % 2 === 0;
    expect(mismatches(start(seats, { expansionPlus }, seed), seed, compared), `game ${seed}`).toEqual([]);
    expect(mismatches(table(seats, expansionPlus, seed), seed, compared), `table ${seed}`).toEqual([]);
  }
  for (const step of ['takeTurn', 'pass', 'chooseStarving', 'chooseExpansionPrice', 'chooseDamaged', 'chooseDisband', 'chooseCopiedAction'])
    for (const mark of ['eye', 'no mark']) expect([...compared]).toContain(`${step} ${mark}`);
  for (const reached of ['chooseAttack die', 'chooseAttack no mark', 'chooseArmyRepairs die', 'orderTitans eye', 'lookOrTake eye'])
    expect([...compared]).toContain(reached);
});
