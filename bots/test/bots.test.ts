import {
  advance,
  apply,
  beginGame,
  carryOut,
  checkAnswer,
  fastChance,
  type Game,
  guess,
  type Option,
  openQuestions,
  type Question,
  randomAnswer,
  type State,
} from '@castellan/engine';
import { GAME_IDS } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, type Bot, botAnswer, botLine, botNamed, botOfLevel, heuristic, random, standingIn } from '../index.ts';
import { load, shortest } from './help/answers.ts';

/** Those who search do so where a step is new to them, and once in so many answers; in between they play by instinct. */
const SEARCHERS: readonly string[] = ['knight', 'castellan'];
const THINKS = 72;

/** A whole game at a full table, at which the bots sit from that one on; how often each of them answered. */
function playWhole(game: Game<State>, first: number): ReadonlyMap<string, number> {
  const seats = game.seats.max;
  const s = beginGame(game, { seats, options: shortest(game) }, fastChance(5 + first));
  const rng = fastChance(6);
  const answered = new Map<string, number>();
  const met = new Set<string>();
  for (let q = advance(game, s); q !== null; ) {
    const name = BOT_NAMES[(first + q.seat) % BOT_NAMES.length];
    const isNew = !met.has(`${name} ${q.frame.step}`);
    met.add(`${name} ${q.frame.step}`);
    const bot = isNew || !SEARCHERS.includes(name) || (answered.get(name) ?? 0) % THINKS === 0 ? botNamed(name) : heuristic();
    if (bot === null) throw new Error(name);
    const text = botAnswer(game, s, q, bot, rng);
    const checked = checkAnswer(game, s, q, text);
    if (!checked.ok) throw new Error(`${name} answers ${q.frame.step} with “${text}”: ${checked.refusal.key}`);
    answered.set(name, (answered.get(name) ?? 0) + 1);
    q = apply(game, s, q, checked.answer);
  }
  expect(s.core.result).not.toBeNull();
  return answered;
}

describe.each(GAME_IDS)('bots at %s', (id) => {
  it('play whole games with legal answers only, whoever sits beside them', async () => {
    const game = await load(id);
    const met = new Set<string>();
    for (let first = 0; met.size < BOT_NAMES.length; first += game.seats.max)
      for (const name of playWhole(game, first).keys()) met.add(name);
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
    expect(winsOf(game, [heuristic(), random], 6, 5)).toBeGreaterThan(5);
  });

  it('the best level that neither searches nor plans plays better than a page', async () => {
    const game = await load(id);
    if (game.seats.max < 2) return;
    const { searchedBy, plans } = game.instinct;
    const best = searchedBy === 'knights' ? 'squire' : searchedBy === undefined && plans === undefined ? 'castellan' : 'knight';
    expect(winsOf(game, [botOfLevel(best), botOfLevel('page')], 12, 6)).toBeGreaterThan(6);
  });
});

it('does what its instinct wants first, then answers', async () => {
  const game = await load('medioevo');
  const { instinct } = game;
  const borrowing = { ...game, instinct: { ...instinct, prepare: (_w: State, _q: Question, open: readonly Option[]) => loanIn(open) } };
  const s = beginGame(borrowing, { seats: 2, options: {} }, fastChance(4));
  const [{ seat }] = openQuestions(borrowing, s);
  const rng = fastChance(5);
  expect(botLine(borrowing, s, seat, heuristic(), rng)).toBe('! loan');
  for (const bot of [standingIn(heuristic()), random]) expect(botLine(borrowing, s, seat, bot, rng)).not.toBe('! loan');
  expect(carryOut(borrowing, s, { seat, text: '! loan' })).toBeNull();
  expect(botLine(borrowing, s, seat, heuristic(), rng)).toMatch(/^\d+$/);
});

function loanIn(open: readonly Option[]): Option | null {
  return open.find(({ key }) => key === 'loan') ?? null;
}

/** How many games the first of two bots wins, changing seats after each; more are not played once it has won more than enough. */
function winsOf(game: Game<State>, [first, second]: readonly [Bot, Bot], games: number, enough: number): number {
  let won = 0;
  for (let n = 0; n < games && won <= enough; n++) {
    const s = beginGame(game, { seats: 2, options: shortest(game) }, fastChance(n * 31 + 1));
    const rng = fastChance(n);
    const mine = n % 2;
    for (let q = advance(game, s); q !== null; ) {
      const checked = checkAnswer(game, s, q, botAnswer(game, s, q, q.seat === mine ? first : second, rng));
      if (!checked.ok) throw new Error(checked.refusal.key);
      q = apply(game, s, q, checked.answer);
    }
    if (s.core.result?.winners.includes(mine)) won += 1 / s.core.result.winners.length;
  }
  return won;
}
