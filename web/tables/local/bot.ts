/** Where bots think, so that neither the page nor the table waits for them. */

import { botOfLevel, LEVELS } from '@castellan/bots';
import { fastChance, type Game, openQuestions, printAnswer, type State } from '@castellan/engine';
import { gameWithPack } from './games.ts';
import type { Thought } from './hosted.ts';

export interface ToBot {
  readonly id: number;
  readonly thought: Thought;
}

export type FromBot = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: string };

function choose(game: Game<State>, { state, seat, level }: Thought): string {
  const question = openQuestions(game, state).find((q) => q.seat === seat);
  if (question === undefined) throw new Error('the bot is not asked');
  const rng = fastChance(crypto.getRandomValues(new Int32Array(1))[0]);
  const known = LEVELS.find((name) => name === level) ?? 'squire';
  return printAnswer(question, botOfLevel(known).choose(game, state, question, rng));
}

export function letBotsThink(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToBot>) => {
    const { id, thought } = data;
    const reply = await gameWithPack(thought.game, thought.pack)
      .then((game): FromBot => ({ id, text: choose(game, thought) }))
      .catch((error: unknown): FromBot => ({ id, error: String(error) }));
    postMessage(reply);
  });
}
