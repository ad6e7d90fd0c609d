/** Where bots think, so that neither the page nor the table waits for them. */

import {
  type Advice,
  advise,
  botLine,
  botOfLevel,
  doubtAbout,
  LEVELS,
  type Memory,
  type Mistake,
  tempered,
  UNBOUNDED,
} from '@castellan/bots';
import { type Chance, fastChance, type Game, type State } from '@castellan/engine';
import type { Doubt, Occasion, Thought } from './device.ts';
import { gameWithPack } from './games.ts';

/** What is asked of bots: what one of them says, what answers are best, and whether one gives something away. */
export type Task =
  | { readonly kind: 'line'; readonly about: Thought }
  | { readonly kind: 'advice'; readonly about: Occasion }
  | { readonly kind: 'doubt'; readonly about: Doubt };

export interface Thoughts {
  readonly line: { readonly text: string | null; readonly memory: Memory | null };
  readonly advice: Advice | null;
  readonly doubt: Mistake | null;
}

/** What a worker in which bots think is told, one thing after the other, and what it says to each. */
export type ToBot = Task;
export type FromBot = { readonly thought: Thoughts[keyof Thoughts] } | { readonly error: string };

export function choose(game: Game<State>, { state, seat, level, character, memory }: Thought, rng: Chance): string | null {
  const known = LEVELS.find((name) => name === level) ?? 'squire';
  return botLine(game, state, seat, tempered(botOfLevel(known), character), rng, { ...UNBOUNDED, memory });
}

function thoughtOf(game: Game<State>, task: Task, rng: Chance): Thoughts[keyof Thoughts] {
  const { state, seat } = task.about;
  switch (task.kind) {
    case 'line':
      return { text: choose(game, task.about, rng), memory: task.about.memory ?? null };
    case 'advice':
      return advise(game, state, seat, rng);
    case 'doubt':
      return doubtAbout(game, state, seat, task.about.said, task.about.share, rng);
  }
}

/** A bot may play otherwise another time; who asks for advice twice at the same moment is told the same. */
function chanceFor({ kind, about }: Task): Chance {
  return fastChance(kind === 'line' ? crypto.getRandomValues(new Int32Array(1))[0] : about.answers);
}

export async function think(task: Task): Promise<FromBot> {
  const game = await gameWithPack(task.about.game, task.about.pack);
  return { thought: thoughtOf(game, task, chanceFor(task)) };
}
