import { advance, apply, beginGame, fastChance, randomAnswer } from '@castellan/engine';
import {
  ADVERSARIES,
  type Case,
  foreseesTruly,
  hidesWhatItMust,
  keepsItsRecord,
  type Problems,
  playsAlikeUnheard,
  playsToTheEnd,
  survivesJson,
  tellsTwoWorldsAlike,
  undoesSafely,
} from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { midgame } from './midgame.ts';

const game = midgame(1);

function everywhere(count: number, check: (play: Case) => Problems): void {
  for (const seats of count > 1 ? [2, 3, 4, 6] : [2, 3])
    for (let seed = 1; seed <= count; seed++) {
      const options = { terrain: seed % 2 === 0, bloodTokens: seed % 3 === 0, deployment: seed % 3 === 0 };
      expect(check({ seats, options, seed }), `${seats} seats, seed ${seed}`).toEqual([]);
    }
}

/** What the kit proves of games from the beginning, where there is most to hide and to get wrong: in a turn of war. */
describe('a rich turn', () => {
  it('comes to an end at random, with every piece accounted for', () => everywhere(3, (play) => playsToTheEnd(game, play)));
  it('comes to an end against adversaries', () => {
    for (const adversary of ADVERSARIES) everywhere(1, (play) => playsToTheEnd(game, play, adversary));
  });
  it('goes the same way whether or not events are told', () => everywhere(1, (play) => playsAlikeUnheard(game, play)));
  it('is the same after JSON at every step', () => everywhere(1, (play) => survivesJson(game, play)));
  it('is kept as a record, with acts and talk thrown in', () => everywhere(1, (play) => keepsItsRecord(game, play)));
  it('is foreseen truly', () => everywhere(1, (play) => foreseesTruly(game, play)));
  it('shows each seat only what it may know', () => everywhere(1, (play) => hidesWhatItMust(game, play)));
  it('tells two worlds alike', () => everywhere(1, (play) => tellsTwoWorldsAlike(game, play)));
  it('is undone to the last safe point only', () => everywhere(1, (play) => undoesSafely(game, play)));
});

/** Windows that a game of six opens, whom they ask, and whom they still ask with the answers with which everybody sits down. */
function windowsOf(seed: number): { opened: number; asked: number; able: number; reached: number; idle: number; turns: number } {
  const count = { opened: 0, asked: 0, able: 0, reached: 0, idle: 0, turns: 0 };
  const rich = midgame(2);
  const s = beginGame(rich, { seats: 6, options: {} }, fastChance(seed));
  s.watching = 0;
  const first = s.turn;
  const rng = fastChance(seed + 50);
  let poll: unknown = null;
  for (let q = advance(rich, s); q !== null; q = apply(rich, s, q, randomAnswer(q, rng))) {
    if (q.frame.step !== 'window' || q.kind !== 'pick') continue;
    if (poll !== s.core.stack.at(-1)) count.opened++;
    poll = s.core.stack.at(-1);
    count.asked++;
    if (q.options.length > 1) count.able++;
    const { frame, seat } = q;
    const usual = (rich.usualAnswers ?? []).map(({ when }) => rich.steps.window.conditions?.[when?.name ?? '']);
    if (usual.some((condition) => condition?.holds(s, frame, seat, 0))) continue;
    count.reached++;
    if (q.options.length === 1) count.idle++;
  }
  count.turns = s.turn - first;
  return count;
}

describe('windows in a game of six', () => {
  it('UNI-47.1 UNI-47.8 reach nobody who can do nothing, and by default few of those who can', () => {
    const all = [1, 2].map(windowsOf);
    const sum = (what: keyof (typeof all)[number]): number => all.reduce((n, one) => n + one[what], 0);
    expect(sum('opened')).toBeGreaterThan(0);
    expect(sum('idle')).toBe(0);
    expect(sum('reached')).toBeLessThan(sum('asked'));
  });
});
