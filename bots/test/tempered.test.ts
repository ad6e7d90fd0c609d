/** Characters: each likes another answer somewhere, and none gives away much for it. */

import { advance, apply, beginGame, fastChance, type Game, instinctiveAnswer, type Question, type State } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { botNamed, CHARACTERS, type Character, heuristic, tempered } from '../index.ts';

const AT_ONCE = { iterations: 0, milliseconds: 0 };
/** In so many games every taste shows. */
const GAMES = 4;

/** How much of what could be lost a character gives up for its liking, from 0 to 1; null where it answers as everybody does. */
function givenUp(game: Game<State>, s: State, q: Question, character: Character): number | null {
  if (q.kind !== 'pick') return null;
  const answer = tempered(heuristic(), character).decide(game, s, q, AT_ONCE, fastChance(9));
  const chosen = q.options.find((option) => option === answer);
  if (chosen === undefined || chosen === instinctiveAnswer(game, s, q)) return null;
  const weights = q.options.map((option) => game.instinct.weigh(s, q, option)).sort((one, other) => other - one);
  return (weights[0] - game.instinct.weigh(s, q, chosen)) / (weights[0] - weights[Math.min(3, weights.length - 1)]);
}

describe.each(GAME_IDS)('characters of %s', (id) => {
  it('are those that may be chosen at a table; each shows, and leads no farther down than to the fourth best answer', async () => {
    const game = await gameNamed(id)?.load();
    if (game === undefined) throw new Error(`no game ${id}`);
    const liked = Object.keys(game.instinct.tastes ?? {});
    expect(['even', ...liked].sort()).toEqual([...CHARACTERS].sort());
    const shown = new Set<string>();
    for (let seed = 1; shown.size < liked.length && seed <= GAMES; seed++) {
      const s = beginGame(game, { seats: game.seats.usual, options: {} }, fastChance(seed));
      for (let q = advance(game, s); q !== null && shown.size < liked.length; q = apply(game, s, q, instinctiveAnswer(game, s, q)))
        for (const character of CHARACTERS.filter((one) => !shown.has(one))) {
          const share = givenUp(game, s, q, character);
          if (share === null) continue;
          expect(share, `${character} at ${q.frame.step}`).toBeLessThanOrEqual(1);
          shown.add(character);
        }
    }
    expect([...shown].sort()).toEqual(liked.sort());
  });
});

describe('a bot by its name', () => {
  it('has its character after a dash', () => {
    expect(botNamed('squire-warlike')?.name).toBe('squire-warlike');
    expect(botNamed('squire-even')?.name).toBe('squire');
    expect(botNamed('squire-cruel')).toBeNull();
    expect(botNamed('squire-warlike-twice')).toBeNull();
  });
});
