/** One game between bots, as fast as it goes. */

import { type Bot, botAnswer, random } from '@castellan/bots';
import {
  advance,
  apply,
  type Chance,
  checkAnswer,
  commitmentOf,
  type Game,
  type GameRecord,
  type Line,
  newGame,
  printResult,
  type Question,
  type Result,
  randomAnswer,
  type Setup,
  type State,
  stateHash,
} from '@castellan/engine';
import { messageOf } from '../complaint.ts';
import { nameOfBot } from '../names.ts';

interface Finished {
  readonly kind: 'finished';
  readonly decisions: number;
  readonly result: Result;
}

interface Failed {
  readonly kind: 'deadEnd' | 'error';
  readonly decisions: number;
  readonly problem: string;
}

/** What a game came to. */
export type Outcome = Finished | Failed;
export type Ended = (Finished & { readonly state: State }) | Failed;

const LONGEST_GAME = 50_000;

/** Plays to the end. With `lines` every answer is written down, the one that goes wrong included; `watch` sees every state that asks. */
export function playOut(
  game: Game<State>,
  setup: Setup,
  bots: readonly Bot[],
  rng: Chance,
  lines: Line[] | null,
  watch?: (s: State) => void,
): Ended {
  let decisions = 0;
  try {
    const s = newGame(game, setup);
    let q = advance(game, s);
    while (q !== null) {
      watch?.(s);
      if (isDeadEnd(q)) return { kind: 'deadEnd', decisions, problem: `${q.frame.step} leaves seat ${q.seat + 1} no answer` };
      if (decisions === LONGEST_GAME) return { kind: 'error', decisions, problem: `no end after ${decisions} answers` };
      const bot = bots[q.seat];
      if (lines === null && bot === random) q = apply(game, s, q, randomAnswer(q, rng));
      else {
        const text = botAnswer(game, s, q, bot, rng);
        lines?.push({ seat: q.seat, text });
        const checked = checkAnswer(game, s, q, text);
        if (!checked.ok)
          return { kind: 'error', decisions, problem: `${bot.name} answers ${q.frame.step} with “${text}”, which is refused` };
        q = apply(game, s, q, checked.answer);
      }
      decisions++;
    }
    if (s.core.result === null) return { kind: 'deadEnd', decisions, problem: 'nothing is left to do and there is no result' };
    return { kind: 'finished', decisions, result: s.core.result, state: s };
  } catch (error) {
    return { kind: 'error', decisions, problem: messageOf(error).split('\n')[0] };
  }
}

function isDeadEnd(q: Question): boolean {
  switch (q.kind) {
    case 'amount':
      return q.max < q.min;
    case 'subset':
      return q.options.length < q.min;
    default:
      return q.options.length === 0;
  }
}

export function recordOfPlayout(game: Game<State>, setup: Setup, bots: readonly Bot[], lines: readonly Line[], ended: Ended): GameRecord {
  const finished = ended.kind === 'finished' ? ended : null;
  return {
    game: game.id,
    version: game.version,
    seats: setup.seats,
    names: bots.map(({ name }, seat) => nameOfBot(name, seat)),
    options: setup.options,
    pack: setup.pack ?? '',
    commitment: commitmentOf(setup.seed),
    seed: setup.seed,
    lines,
    hash: finished && stateHash(finished.state),
    result: finished && printResult(finished.result),
  };
}
