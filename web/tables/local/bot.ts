/** Where bots think, so that neither the page nor the table waits for them. */

import { botLine, botOfLevel, LEVELS } from '@castellan/bots';
import { fastChance, type Game, type State } from '@castellan/engine';
import type { Thought } from './device.ts';
import { gameWithPack } from './games.ts';

export interface ToBot {
  readonly id: number;
  readonly thought: Thought;
}

export type FromBot = { readonly id: number; readonly text: string | null } | { readonly id: number; readonly error: string };

function choose(game: Game<State>, { state, seat, level }: Thought): string | null {
  const rng = fastChance(crypto.getRandomValues(new Int32Array(1))[0]);
  const known = LEVELS.find((name) => name === level) ?? 'squire';
  return botLine(game, state, seat, botOfLevel(known), rng);
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
