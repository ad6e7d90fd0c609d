/** Every puzzle of every game, laid: it is asked, its answers are all there are, the best is legal, and its reason has words. */

import { type Puzzle, placeOf } from '@castellan/bots/puzzle';
import { carryOut, checkAnswer, type Game, newGame, openQuestions, type State, setupOf } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { LANGUAGES, speaker } from '@castellan/text';
import { misprints } from '@castellan/text/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { positionOf, puzzleWords } from '../laid.ts';
import { puzzlesOf } from '../load.ts';
import { hasPuzzles } from '../shelf.ts';

/** What each game ships with at least. */
const LEAST = 30;

/** Told with whatever fails: rules that change make other puzzles. */
function remake(id: string): string {
  return `remake the puzzles of ${id}: docs/players.md tells the command (castellan lab puzzles ${id} … --out web/puzzles/${id})`;
}

describe.each(GAME_IDS.filter(hasPuzzles))('the puzzles of %s', (id) => {
  let game: Game<State>;
  let puzzles: readonly Puzzle[];

  beforeAll(async () => {
    const shelved = gameNamed(id);
    if (shelved === null) throw new Error(`there is no game ${id}`);
    [game, puzzles] = await Promise.all([shelved.load(), puzzlesOf(id)]);
  });

  /** What a puzzle says that is not so where it is laid. */
  function wrongWith(s: State, { seat, step, answers }: Puzzle): string | null {
    const q = openQuestions(game, s).find((open) => open.seat === seat);
    if (q === undefined) return `seat ${seat} is not asked`;
    if (q.frame.step !== step) return `${q.frame.step} is asked, not ${step}`;
    const refused = answers.find(({ text }) => !checkAnswer(game, s, q, text).ok);
    if (refused !== undefined) return `“${refused.text}” is refused`;
    return q.kind === 'pick' && q.options.length !== answers.length ? `there are ${q.options.length} answers` : null;
  }

  it(`are at least ${LEAST}, each another`, () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(puzzles.map((one) => one.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ step }) => step)).size).toBeGreaterThan(3);
    expect(new Set(puzzles.map(({ seat }) => seat)).size).toBeGreaterThan(1);
  });

  it('are asked where they say, and their answers are legal', async () => {
    for (const name of new Set(puzzles.map((puzzle) => placeOf(puzzle).record))) {
      const here = puzzles.filter((puzzle) => placeOf(puzzle).record === name).toSorted((a, b) => placeOf(a).at - placeOf(b).at);
      const record = await positionOf(id, here[here.length - 1]);
      const from = setupOf(game, record);
      if (!from.ok) throw new Error(`record ${name}: ${from.error.key}; ${remake(id)}`);
      const s = newGame(game, from.setup);
      s.core.told = [];
      let at = 0;
      for (const puzzle of here) {
        for (; at < placeOf(puzzle).at; at++)
          expect(carryOut(game, s, record.lines[at]), `${name}, answer ${at + 1}: ${remake(id)}`).toBeNull();
        expect(wrongWith(s, puzzle), `${puzzle.id}: ${remake(id)}`).toBeNull();
      }
    }
  });

  it('have answers that are clearly best, by more than three standard errors', () => {
    for (const { id: name, answers, best } of puzzles) {
      const next = answers[best];
      expect(next, name).toBeDefined();
      expect(next.less, name).toBeGreaterThan((3 * (next.band ?? 0)) / 1.96 - 0.002);
      expect(next.less, name).toBeGreaterThanOrEqual(0.02);
    }
  });

  it('say why in both languages', async () => {
    for (const language of LANGUAGES) {
      const words = speaker(language, [(await gameNamed(id)?.messages(language)) ?? {}], String);
      const untold = puzzles.flatMap(({ because }) => because.map(({ feature }) => `feature.${feature}`)).filter((key) => !words.has(key));
      expect(untold).toEqual([]);
    }
    expect(puzzles.filter(({ because, ends }) => because.length === 0 && !ends)).toEqual([]);
  });
});

it('what is said at every puzzle is said in both languages', async () => {
  const [en, fr] = [await puzzleWords('', 'en'), await puzzleWords('', 'fr')];
  expect(misprints({ en, fr })).toEqual([]);
});
