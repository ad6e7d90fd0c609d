import { advance, apply, beginGame, checkAnswer, fastChance, guess, type Question, randomAnswer, type State } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, type Bot, botAnswer, botNamed, botOfLevel, heuristic, random } from '../index.ts';

async function load(id: string) {
  const shelved = gameNamed(id);
  if (shelved === null) throw new Error(`no game ${id}`);
  return shelved.load();
}

describe.each(GAME_IDS)('bots at %s', (id) => {
  it.each(BOT_NAMES)('%s plays whole games with legal answers only', async (name) => {
    const game = await load(id);
    const bot = botNamed(name);
    if (bot === null) throw new Error(name);
    const s = beginGame(game, { seats: game.seats.max, options: {} }, fastChance(5));
    const rng = fastChance(6);
    for (let q = advance(game, s); q !== null; ) {
      const checked = checkAnswer(game, s, q, botAnswer(game, s, q, bot, rng));
      if (!checked.ok) throw new Error(checked.refusal.key);
      q = apply(game, s, q, checked.answer);
    }
    expect(s.core.result).not.toBeNull();
  });

  it('the heuristic changes nothing, and answers what is legal in every world that its seat holds possible', async () => {
    const game = await load(id);
    const s = beginGame(game, { seats: game.seats.max, options: {} }, fastChance(8));
    const rng = fastChance(9);
    const bot = heuristic();
    let n = 0;
    for (let q: Question | null = advance(game, s); q !== null && n < 120; n++) {
      const before = JSON.stringify(s);
      const world: State = guess(game, s, q.seat, fastChance(n));
      const here = botAnswer(game, s, q, bot, fastChance(77));
      expect(JSON.stringify(s)).toBe(before);
      const there = advance(game, world);
      if (there !== null && there.seat === q.seat) expect(checkAnswer(game, world, there, here).ok).toBe(true);
      q = apply(game, s, q, randomAnswer(q, rng));
    }
    expect(n).toBeGreaterThan(20);
  });

  it('the heuristic beats random players', async () => {
    const game = await load(id);
    if (game.seats.max < 2) return;
    expect(shareOfWins(game, [heuristic(), random], 12)).toBeGreaterThanOrEqual(0.9);
  });

  it('a castellan plays better than a page', async () => {
    const game = await load(id);
    if (game.seats.max < 2) return;
    expect(shareOfWins(game, [botOfLevel('castellan'), botOfLevel('page')], 20)).toBeGreaterThan(0.5);
  });
});

/** How many games the first of two bots wins, changing seats after each. */
function shareOfWins(game: Awaited<ReturnType<typeof load>>, [first, second]: readonly [Bot, Bot], games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const s = beginGame(game, { seats: 2, options: {} }, fastChance(n * 31 + 1));
    const rng = fastChance(n);
    const mine = n % 2;
    for (let q = advance(game, s); q !== null; ) {
      const checked = checkAnswer(game, s, q, botAnswer(game, s, q, q.seat === mine ? first : second, rng));
      if (!checked.ok) throw new Error(checked.refusal.key);
      q = apply(game, s, q, checked.answer);
    }
    if (s.core.result?.winners.includes(mine)) won += 1 / s.core.result.winners.length;
  }
  return won / games;
}
