/** Where bots think, so that neither the page nor the table waits for them. */

import { botLine, botOfLevel, LEVELS } from '@castellan/bots';
import { fastChance, type Game, type State } from '@castellan/engine';
import { gameWithPack } from './games.ts';
import type { Thought } from './hosted.ts';

export interface ToBot {
  readonly id: number;
  readonly thought: Thought;
}

export type FromBot = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: string };

function choose(game: Game<State>, { state, seat, level }: Thought): string {
  const rng = fastChance(crypto.getRandomValues(new Int32Array(1))[0]);
  const known = LEVELS.find((name) => name === level) ?? 'squire';
  const text = botLine(game, state, seat, botOfLevel(known), rng);
  if (text === null) throw new Error('the bot is not asked');
  return text;
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
