/** One game between bots, and one moment of it. */

import { type Clear, clearlyBest, type Looking, type Puzzle, riddleAt } from '@castellan/bots';
import {
  below,
  type Chance,
  carryOut,
  fastChance,
  type Game,
  type GameRecord,
  hashText,
  newGame,
  parseRecord,
  replay,
  type Setup,
  type State,
  setupOf,
  spoken,
} from '@castellan/engine';

/** A moment to look at: the number of its game, and after how many of its answers. */
export interface Moment {
  readonly number: number;
  readonly at: number;
}

/** What was found there; null where no answer is clearly best. */
export interface Looked extends Moment {
  readonly puzzle: Puzzle | null;
}

export function recordIn(text: string): GameRecord {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(`a record of our own cannot be read: ${parsed.error.key}`);
  return parsed.record;
}

/** At most so many moments of a game, of all kinds of question in turn, by lot. */
export function momentsOf(game: Game<State>, record: GameRecord, number: number, most: number, seed: string): readonly Moment[] {
  const rng = fastChance(hashText(`${seed} moments ${number}`));
  const kinds = [...riddlesIn(game, record).values()];
  const found: Moment[] = [];
  while (found.length < most && kinds.some(({ length }) => length > 0))
    for (const moments of kinds) {
      const [at] = moments.splice(below(rng, Math.max(1, moments.length)), 1);
      if (at !== undefined && found.length < most) found.push({ number, at });
    }
  return found;
}

/** After how many answers each kind of question came that may be a puzzle. */
function riddlesIn(game: Game<State>, record: GameRecord): ReadonlyMap<string, number[]> {
  const byStep = new Map<string, number[]>();
  const s = newGame(game, laidOf(game, record));
  s.core.told = [];
  record.lines.forEach((line, at) => {
    const riddle = spoken(line.text).manner === 'answer' ? riddleAt(game, s, line.seat) : null;
    if (riddle !== null) {
      const { step } = riddle.q.frame;
      byStep.set(step, [...(byStep.get(step) ?? []), at]);
    }
    if (carryOut(game, s, line) !== null) throw new Error(`answer ${at + 1} does not replay`);
  });
  return byStep;
}

function laidOf(game: Game<State>, record: GameRecord): Setup {
  const from = setupOf(game, record);
  if (!from.ok) throw new Error(`a record of our own does not fit: ${from.error.key}`);
  return from.setup;
}

export function look(game: Game<State>, record: GameRecord, { number, at }: Moment, looking: Looking, seed: string): Looked {
  const replayed = replay(game, record, at);
  if (!replayed.ok) throw new Error(`a record of our own does not replay: ${replayed.error.key}`);
  const { seat } = record.lines[at];
  // Chance of its own at every moment, and for what is found by it and what is confirmed.
  const chance = (what: string): Chance => fastChance(hashText(`${seed} ${what} ${number} ${at}`));
  const clear: Clear | null = clearlyBest(game, replayed.state, seat, looking, chance('found'), chance('confirmed'));
  const over = Math.round((100 * at) / record.lines.length) / 100;
  return { number, at, puzzle: clear === null ? null : { id: `${number}-${at}`, seat, over, ...clear } };
}
