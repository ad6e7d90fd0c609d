/** Whole games in which a player of the lab has the first seat, among others who play by instinct. */

import { advance, apply, beginGame, checkAnswer, fastChance, type Game, type State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { expect } from 'vitest';
import { botAnswer, botNamed, heuristic } from '../../index.ts';

export async function load(id: string): Promise<Game<State>> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** All answers of a player of the lab on the first seat; each is held against the rules. */
export function answersOf(game: Game<State>, player: string, seats: number, seed: number): readonly string[] {
  const bot = botNamed(player, game);
  if (bot === null) throw new Error(`no player ${player}`);
  const s = beginGame(game, { seats, options: {} }, fastChance(seed));
  const rng = fastChance(seed + 1);
  const answers: string[] = [];
  for (let q = advance(game, s); q !== null; ) {
    const text = botAnswer(game, s, q, q.seat === 0 ? bot : heuristic(), rng);
    if (q.seat === 0) answers.push(text);
    const checked = checkAnswer(game, s, q, text);
    if (!checked.ok) throw new Error(`${player} answers ${q.frame.step} with “${text}”: ${checked.refusal.key}`);
    q = apply(game, s, q, checked.answer);
  }
  expect(s.core.result).not.toBeNull();
  return answers;
}
