import { advance, apply, fastChance, guess, openQuestions, type Question, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { beginPhase } from '../rules/turn.ts';
import { tokensSuffice } from '../rules/vehicles.ts';
import { components, type UniState } from '../state.ts';
import { PHASE, SLOTS } from '../vocabulary.ts';
import { interject, type PlayerPlan, position } from './builders.ts';

/** What purchases use; technologies of moves and battles have their own tests. */
const LEVELS = { blue: 1, red: 1, green: 4, violet: 2 };

function player(cards: readonly number[], units: PlayerPlan['units'], vehicles: readonly string[]): PlayerPlan {
  return { cards, units, vehicles, levels: LEVELS, tokens: { blue: 2, green: 3, red: 1, violet: 1 }, florins: 4000 };
}

/** Three players who can buy everything, with the cards of purchases, prisoners, pacts and damage. */
function fair(seed: number): UniState {
  const control = (kind: 'militaryControl' | 'civilControl', florins: number, id: number) => ({
    id,
    parties: [0, 1],
    clauses: [{ kind, giver: 1, receiver: 0, support: 0, targets: [] }],
    first: 1,
    last: 0,
    perUse: florins === 0 ? [] : [{ kind, from: 0, to: 1, florins }],
    secret: false,
  });
  const s = position(
    [
      player([32, 62, 69, 10], { thrace: '1C1 3LI', bulgaria: '1LI' }, ['galley 1 thrace', 'siegeEngine 1 thrace']),
      player([33, 70, 49], { severin: '1C2' }, ['caravan 1 slavonia']),
      player([48, 57], { crimea: '2LI' }, ['merchantShip 1 crimea']),
    ],
    {
      phase: 'taxes',
      options: { deployment: true },
      buildings: { thrace: ['village', 'fort'], severin: ['tower'], slavonia: ['town', 'fort'] },
      damage: { 'thrace fort': 2 },
      prisoners: [
        [1, 0, '1LI 1CA'],
        [0, 1, '1HI'],
      ],
      pacts: [control('militaryControl', 20, 1), control('civilControl', 0, 2)],
      chance: fastChance(seed),
      next: () => [beginPhase.do({ phase: PHASE.purchases })],
    },
  );
  s.beside[2] = 2;
  s.reserve[2] -= 2;
  s.rebuy[7 + 1] = 1;
  return s;
}

/** What is wrong with the pieces, if anything. */
function faultsOf(s: UniState): string[] {
  const faults: string[] = [];
  if (s.troops.some((n) => n < 0) || s.reserve.some((n) => n < 0) || s.cubes.some((n) => n < 0)) faults.push('fewer than none');
  if (s.florins.some((n) => n < 0)) faults.push('more was spent than there is');
  for (const seat of s.order) {
    const n = [0, 0, 0, 0];
    for (let slot = 0; slot < SLOTS; slot++) if (s.vehicleOf[slot] === seat) n[s.level[slot]]++;
    if (!tokensSuffice(n[1], n[2], n[3])) faults.push(`too few ownership tokens of ${seat}`);
    if (s.controlTokens.filter((one) => one === seat).length > 8) faults.push(`too many control tokens of ${seat}`);
  }
  return faults;
}

/** Others see and are asked the same in any world they hold possible. */
function sameInOtherWorlds(s: UniState, q: Question, seed: number, where: string): void {
  for (const seat of [0, 1, 2]) {
    const world = guess(game, s, seat, fastChance(seed));
    expect(game.view(world, seat), where).toEqual(game.view(s, seat));
    const asked = openQuestions(game, world).map((one) => `${one.seat} ${one.frame.step}`);
    expect(asked, where).toEqual(openQuestions(game, game.copy(s)).map((one) => `${one.seat} ${one.frame.step}`));
    if (q.seat !== seat || q.kind === 'amount') continue;
    const mine = openQuestions(game, world).find((one) => one.seat === seat);
    expect(mine?.kind === 'amount' ? [] : mine?.options.map(({ key }) => key), where).toEqual(q.options.map(({ key }) => key));
  }
}

function playPhase(seed: number, from: UniState): void {
  const s = from;
  const rng = fastChance(seed * 7 + 1);
  const counted = components(s);
  let q = advance(game, s);
  for (let n = 0; n < 400 && q !== null && s.phase <= PHASE.purchases; n++) {
    const where = `seed ${seed}, answer ${n}, ${q.frame.step}`;
    if (n % 9 === 4) sameInOtherWorlds(s, q, n, where);
    const acts = game.interjections?.(s, q.seat) ?? [];
    if (n % 11 === 5 && q.frame.step === 'purchase' && acts.some(({ key }) => key === 'act')) {
      interject(s, q.seat, 'act');
      q = advance(game, s);
      continue;
    }
    q = apply(game, s, q, randomAnswer(q, rng));
    expect(faultsOf(s), where).toEqual([]);
    expect(components(s), where).toEqual(counted);
  }
  expect(s.phase).toBeGreaterThan(PHASE.purchases);
}

describe('purchases at random', () => {
  it.each([1, 2, 3, 4])('keep all pieces, spend no more than there is, and tell nobody what he cannot know (seed %i)', (seed) => {
    playPhase(seed, fair(seed));
  });
});
