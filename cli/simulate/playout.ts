/** One game between bots, as fast as it goes. */

import { type Bot, random, Talk } from '@castellan/bots';
import {
  advance,
  apply,
  type Chance,
  carryOut,
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
  spoken,
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

/** Plays to the end. With `lines` everything said is written down, what goes wrong included; `watch` sees every state that asks. */
export function playOut(
  game: Game<State>,
  setup: Setup,
  bots: readonly Bot[],
  rng: Chance,
  lines: Line[] | null,
  watch?: (s: State) => void,
): Ended {
  let decisions = 0;
  const isRandom = bots.every((bot) => bot === random);
  try {
    const s = newGame(game, setup);
    const talk = new Talk(game, bots, rng);
    let q = advance(game, s);
    while (q !== null) {
      watch?.(s);
      if (isDeadEnd(q)) return { kind: 'deadEnd', decisions, problem: `${q.frame.step} leaves seat ${q.seat + 1} no answer` };
      if (decisions === LONGEST_GAME) return { kind: 'error', decisions, problem: `no end after ${decisions} answers` };
      if (lines === null && isRandom) q = apply(game, s, q, randomAnswer(q, rng));
      else {
        const line = talk.next(s, q);
        lines?.push(line);
        const carried = carriedOut(game, s, q, line);
        if (!carried.ok)
          return { kind: 'error', decisions, problem: `${bots[line.seat].name} says “${line.text}” at ${q.frame.step}, which is refused` };
        q = carried.next;
      }
      decisions++;
    }
    if (s.core.result === null) return { kind: 'deadEnd', decisions, problem: 'nothing is left to do and there is no result' };
    return { kind: 'finished', decisions, result: s.core.result, state: s };
  } catch (error) {
    return { kind: 'error', decisions, problem: messageOf(error).split('\n')[0] };
  }
}

/** An answer goes on from the question that was asked; what is said besides may change what is asked. */
function carriedOut(
  game: Game<State>,
  s: State,
  q: Question,
  line: Line,
): { readonly ok: true; readonly next: Question | null } | { readonly ok: false } {
  if (spoken(line.text).manner !== 'answer') return carryOut(game, s, line) === null ? { ok: true, next: advance(game, s) } : { ok: false };
  const checked = checkAnswer(game, s, q, line.text);
  return checked.ok ? { ok: true, next: apply(game, s, q, checked.answer) } : { ok: false };
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
