import { advance, apply, below, type Chance, canonical, fastChance, openQuestions, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { fight } from '../rules/battle.ts';
import { actNow } from '../rules/calls.ts';
import { components, type UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { node, type PlayerPlan, type PositionPlan, position } from './builders.ts';

const CARDS = [4, 5, 7, 8, 9, 10, 12, 14, 16, 17, 18, 27, 28, 29, 35, 39, 40, 41, 46, 47, 48, 49, 52, 67, 68];

function someUnits(rng: Chance, most: number): string {
  const some = ['LI', 'HI', 'AR', 'CA', 'C1', 'C2', 'C3'].map((unit, i) => `${below(rng, i < 4 ? most + 1 : 2)}${unit}`);
  return `1LI ${some.join(' ')}`;
}

/** A battle of whatever armies, cards and technologies, on land or at sea, against a player or barbarians. */
function someBattle(seed: number): UniState {
  const rng = fastChance(seed);
  const naval = below(rng, 4) === 0;
  const isRaid = below(rng, 3) === 0;
  const isDefence = isRaid && below(rng, 2) === 0;
  const place = naval ? 'aegeanSea' : ['serbia', 'thrace', 'transylvania'][below(rng, 3)];
  const hands = [0, 1, 2].map((): number[] => []);
  for (const card of CARDS) if (below(rng, 2) === 0) hands[below(rng, 3)].push(card);
  const players = [0, 1, 2].map(
    (seat): PlayerPlan => ({
      cards: hands[seat],
      florins: 200 * below(rng, 8),
      levels: { blue: below(rng, 5), red: below(rng, 5) },
      points: { blue: below(rng, 4), red: below(rng, 6) },
      tokens: { red: below(rng, 3) },
      ...(seat === 2
        ? {}
        : naval
          ? {
              vehicles: [1, 2, 3]
                .slice(below(rng, 3))
                .map((level) => `galley ${level} ${place}: ${1 + below(rng, 2)}LI ${below(rng, 2)}HI`),
            }
          : {
              units: { [place]: someUnits(rng, 2) },
              vehicles: [`warWagon ${1 + below(rng, 3)} ${place}`, `siegeEngine ${1 + below(rng, 3)} ${place}`].slice(below(rng, 3)),
            }),
    }),
  );
  const plan: PositionPlan = {
    active: 0,
    wars: [[0, 1]],
    chance: rng,
    warCircle: [1 + below(rng, 4), 1 + below(rng, 6), 1 + below(rng, 8)],
    options: { bloodTokens: below(rng, 2) === 0 },
    ...(naval ? {} : { buildings: { [place]: (['tower', 'fort', 'castle'] as const).slice(0, 1 + below(rng, 3)).slice(-1) } }),
    ...(isRaid && !naval ? { barbarians: { [place]: '3LI 1AR 1C1' } } : {}),
  };
  const foe = isRaid && !naval ? BARBARIANS : 1;
  const s = position(players, {
    ...plan,
    next: (t) => [
      ...(isDefence && !naval ? fight(t, foe, 0, node(place)) : fight(t, 0, foe, node(place))),
      actNow.do({ seat: 2, calledIn: false }),
    ],
  });
  s.bloodTokens = s.bloodTokens.map(() => below(rng, 3));
  s.watching = below(rng, 8);
  return s;
}

/** Plays at random until the battle is over; what is wrong on the way. */
function playOut(s: UniState, seed: number): string[] {
  const rng = fastChance(seed + 1000);
  const before = canonical(components(s));
  for (let n = 0; n < 3000; n++) {
    const q = advance(game, s);
    if (q === null || (q.frame.step === 'actNow' && q.seat === 2 && s.battles.length === 0)) {
      const wrong: string[] = [];
      if (canonical(components(s)) !== before) wrong.push('pieces were lost or made');
      if (s.troops.some((one) => one < 0) || s.armies.some((one) => one < 0) || s.reserve.some((one) => one < 0))
        wrong.push('less than nothing');
      if (s.blows.length + s.rolls.length + s.uses.length > 0) wrong.push('something is left lying about');
      return wrong;
    }
    const open = openQuestions(game, s);
    const one = open[below(rng, open.length)];
    apply(game, s, one, randomAnswer(one, rng));
  }
  return ['it never ends'];
}

describe('battles at random', () => {
  it('UNI-19.16 UNI-47.12 end, whatever armies, cards and technologies meet, with every piece accounted for', () => {
    for (let seed = 1; seed <= 100; seed++) expect({ seed, wrong: playOut(someBattle(seed), seed) }).toEqual({ seed, wrong: [] });
  });
});
