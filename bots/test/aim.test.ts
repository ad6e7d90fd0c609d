import {
  advance,
  apply,
  beginGame,
  carryOut,
  checkAnswer,
  fastChance,
  type Game,
  type Question,
  type State,
  toldTo,
} from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { aimOf } from '../analysis/aim.ts';
import { botAnswer, heuristic } from '../index.ts';

const adviser = heuristic();

async function load(id: string): Promise<Game<State>> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  return game;
}

/** How many questions of each game are looked at: to look ahead costs a hundred times what an answer does. */
const LOOKS = 14;

/** Plays a game of bots, and looks at every so many questions before they are answered, as long as there is a wish to go on. */
function looking(game: Game<State>, seed: number, every: number, look: (s: State, q: Question, text: string) => boolean): void {
  const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed));
  const rng = fastChance(seed + 100);
  let q = advance(game, s);
  for (let n = 0; q !== null && n < 400; n++) {
    const text = botAnswer(game, s, q, adviser, rng);
    if (n % every === 0 && !look(s, q, text)) return;
    const checked = checkAnswer(game, s, q, text);
    if (!checked.ok) throw new Error(checked.refusal.key);
    q = apply(game, s, q, checked.answer);
  }
}

/** What really happens when the seat gives these answers one after the other. */
function happening(game: Game<State>, s: State, seat: number, answers: readonly string[]): readonly object[] {
  const real = game.copy(s);
  return answers.flatMap((text) => {
    real.core.told = [];
    expect(carryOut(game, real, { seat, text })).toBeNull();
    return (real.core.told ?? []).flatMap((event) => toldTo(event, seat) ?? []);
  });
}

const BUILT = 4;

describe('the reasons of a hint', () => {
  for (const id of GAME_IDS)
    it(`come true, whatever is hidden and however the dice fall: ${id}`, async () => {
      const game = await load(id);
      let told = 0;
      let asked = 0;
      for (const seed of [1, 2, 3])
        looking(game, seed, 23, (s, { seat }, text) => {
          if (asked === LOOKS) return false;
          const before = JSON.stringify(s);
          const { answers, reasons } = aimOf(game, s, seat, text, fastChance(seed));
          expect(JSON.stringify(s)).toBe(before);
          expect(answers[0]).toBe(text);
          expect(happening(game, s, seat, answers)).toEqual(expect.arrayContaining([...reasons]));
          asked++;
          if (reasons.length > 0) told++;
          return true;
        });
      expect(told / asked).toBeGreaterThan(0.4);
    });

  it('follow a move of several answers to what it is about', async () => {
    const game = await load('monde-oublie');
    const built: string[] = [];
    looking(game, 4, 1, (s, { seat }, text) => {
      if (!/^place \d build$/.test(text)) return true;
      const { reasons } = aimOf(game, s, seat, text, fastChance(1));
      built.push(reasons.map(({ key }) => key).join(' '));
      return built.length < BUILT;
    });
    expect(built.length).toBeGreaterThan(0);
    for (const keys of built) expect(keys).toMatch(/^place\w* .*buil/i);
  });
});
