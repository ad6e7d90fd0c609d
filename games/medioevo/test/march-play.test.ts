import { type Answer, advance, apply, type Chance, fastChance, guess, type Question, randomAnswer } from '@castellan/engine';
import { ADVERSARIES } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { combatRound } from '../rules/turn.ts';
import { armyAt, components, LOCATIONS, type UniState, unitAt } from '../state.ts';
import { NODES, PHASE, SIDES, SLOTS, TERRITORIES, UNITS } from '../vocabulary.ts';
import { interject, type PlayerPlan, position } from './builders.ts';

const LEVELS = { blue: 4, yellow: 4, orange: 4, red: 4, green: 4, violet: 4 };

function player(units: PlayerPlan['units'], vehicles: readonly string[], cards: readonly number[]): PlayerPlan {
  return { units, vehicles, cards, levels: LEVELS, tokens: { blue: 2, orange: 2 }, florins: 3000 };
}

/** Three players with everything that can move, and the cards and technologies of movement. */
function rich(seed: number): UniState {
  const byzantium = ['warWagon 2 thrace', 'galley 2 thrace', 'galley 1 aegeanSea: 2LI', 'siegeEngine 1 thrace', 'warWagon 1 macedonia'];
  const hungary = ['warWagon 2 severin', 'galley 1 dalmatia', 'siegeEngine 2 severin', 'merchantShip 1 aegeanSea', 'caravan 2 thrace'];
  const horde = ['warWagon 3 perekop', 'galley 1 crimea', 'galley 2 westBlackSea: 3LI', 'merchantShip 2 westBlackSea'];
  return position(
    [
      player({ thrace: '5LI 2HI 1C1', macedonia: '3AR 1CA', lydia: '2LI' }, byzantium, [1, 3, 6, 11, 24, 34, 53, 55]),
      player({ severin: '4LI 2HI', dalmatia: '3AR' }, hungary, [2, 25, 26, 50, 54, 56]),
      player({ crimea: '5LI', perekop: '2CA' }, horde, [51]),
    ],
    {
      options: { bloodTokens: true, terrain: seed % 2 === 0 },
      wars: [[0, 1]],
      barbarians: { bulgaria: '3LI 1AR', wallachia: '2LI' },
      buildings: {
        thrace: ['castle', 'city'],
        macedonia: ['castle', 'village'],
        severin: ['castle'],
        transylvania: ['fort', 'cathedral'],
        serbia: ['tower'],
      },
      markets: { transylvania: ['green', 'blue'] },
      tokens: { wallachia: [1, 'transylvania'] },
      chance: fastChance(seed),
      next: () => [combatRound.do({ first: true })],
    },
  );
}

/** What is wrong with the pieces on the map, if anything. */
function faultsOf(s: UniState): string[] {
  const faults: string[] = [];
  for (let side = 0; side < SIDES; side++)
    for (let location = 0; location < LOCATIONS; location++) {
      let sum = 0;
      for (let unit = 0; unit < UNITS.length; unit++) sum += s.troops[unitAt(side, location, unit)];
      if (sum !== s.armies[armyAt(side, location)]) faults.push(`armies of ${side} at ${location}`);
      if (sum === 0) continue;
      const galley = location - NODES;
      if (galley >= 0 && (s.vehicleOf[galley] !== side || s.at[galley] < TERRITORIES)) faults.push(`${side} aboard nothing`);
      if (galley < 0 && location >= TERRITORIES && s.march === null) faults.push(`${side} swims`);
    }
  if (s.troops.some((n) => n < 0)) faults.push('fewer than none');
  for (let i = 0; i < s.stopped.length; i += 2) if (s.stopped[i + 1] > s.troops[s.stopped[i]]) faults.push('stop markers without units');
  for (let slot = 0; slot < SLOTS; slot++) {
    const carrier = s.carrier[slot];
    if (carrier >= 0 && (s.at[carrier] !== s.at[slot] || s.vehicleOf[carrier] < 0)) faults.push(`${slot} carried by nothing`);
  }
  return faults;
}

/** In any world that a seat holds possible the same seat is asked the same thing, and the seat itself has the same options. */
function sameInOtherWorlds(s: UniState, q: Question, where: string): void {
  expect(JSON.parse(JSON.stringify(game.copy(s))), where).toEqual(JSON.parse(JSON.stringify(s)));
  for (let seat = 0; seat < s.core.seats; seat++) {
    const world = guess(game, s, seat, fastChance(seat));
    expect(game.view(world, seat), where).toEqual(game.view(s, seat));
    const other = advance(game, world);
    expect([other?.seat, other?.frame], where).toEqual([q.seat, q.frame]);
    if (seat === q.seat && q.kind === 'pick' && other?.kind === 'pick') expect(other.options, where).toEqual(q.options);
  }
}

/** Plays the combat phase of a rich position out by one manner of answering, with acts thrown in. */
function playOut(seed: number, choose: (q: Question, rng: Chance) => Answer): void {
  const s = rich(seed);
  const before = components(s);
  const rng = fastChance(seed + 1000);
  let q: Question | null = advance(game, s);
  for (let n = 0; q !== null && s.phase === PHASE.combat; n++) {
    if (n === 5000) throw new Error(`seed ${seed} goes on at ${q.frame.step}`);
    const plain = q.frame.step !== 'actNow' && q.frame.step !== 'chooseTarget';
    if (plain && n % 9 === 0 && game.interjections?.(s, q.seat).some(({ key }) => key === 'act')) {
      interject(s, q.seat, 'act');
      q = advance(game, s);
    } else q = apply(game, s, q, choose(q, rng));
    const where = `seed ${seed}, answer ${n}`;
    const faults = faultsOf(s);
    if (faults.length > 0) expect(faults, where).toEqual([]);
    if (n % 20 === 0) expect(components(s), where).toEqual(before);
    if (n % 60 === 10 && q !== null) sameInOtherWorlds(s, q, where);
  }
}

describe('marches in rich positions', () => {
  it('UNI-17.3 come to an end at random, lose no piece on the way, and tell nobody what others can pay', () => {
    for (const seed of [1, 2, 3]) playOut(seed, randomAnswer);
  });

  it.each(ADVERSARIES.map((adversary, i) => ({ adversary, i })))('UNI-17.3 come to an end against adversary $i', ({ adversary, i }) => {
    playOut(i + 1, adversary);
  });
});
