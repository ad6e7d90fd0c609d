/** What a hint is after: what the advised answer, and those a bot would let follow it, are certain to bring about. */

import type { Bot } from '@castellan/bots';
import {
  type Chance,
  canonical,
  carryOut,
  type Game,
  guess,
  openQuestions,
  printAnswer,
  type Seat,
  type State,
  type Told,
  toldTo,
} from '@castellan/engine';
import type { Reason } from '../client.ts';

/** Worlds the seat holds possible in which it is tried: what happens in all of them needs no luck. */
const WORLDS = 4;
/** Answers of one move, the advised one included. */
const ANSWERS = 8;

export interface Aim {
  /** The advised answer and those that follow it. */
  readonly answers: readonly string[];
  readonly reasons: readonly Reason[];
}

/**
 * Follows a move to its end: to where another seat is asked, the same step comes again, chance is drawn or something hidden is shown.
 * Beyond that nobody can promise anything.
 */
export function aimOf(game: Game<State>, s: State, seat: Seat, text: string, bot: Bot, rng: Chance): Aim {
  const worlds = Array.from({ length: WORLDS }, () => guess(game, s, seat, rng));
  const start = stepAsked(game, worlds[0], seat);
  const answers: string[] = [];
  const reasons: Reason[] = [];
  let next: string | null = text;
  while (next !== null && answers.length < ANSWERS) {
    const answer: string = next;
    const [first, ...others] = worlds.map((world) => eventsOf(game, world, seat, answer));
    if (first === null) break;
    const alike = first.findIndex((event, at) => others.some((other) => canonical(other?.[at] ?? null) !== canonical(event)));
    answers.push(answer);
    reasons.push(...(alike === -1 ? first : first.slice(0, alike)));
    next = alike === -1 && others.every((other) => other?.length === first.length) ? following(worlds) : null;
  }
  return { answers, reasons };

  /** What the bot would answer next in the same move; null where the move ends. */
  function following([world, ...others]: readonly State[]): string | null {
    const question = openQuestions(game, world).find((open) => open.seat === seat);
    const step = question?.frame.step ?? null;
    if (question === undefined || step === start || isUncertain(s, world)) return null;
    if (others.some((other) => stepAsked(game, other, seat) !== step)) return null;
    return printAnswer(question, bot.choose(game, world, question, rng));
  }
}

function stepAsked(game: Game<State>, world: State, seat: Seat): string | null {
  return openQuestions(game, world).find((open) => open.seat === seat)?.frame.step ?? null;
}

function isUncertain(s: State, world: State): boolean {
  return world.chance.moments !== s.chance.moments;
}

/** What the seat is told when it gives an answer in a world, up to the first draw or look; null where it cannot give it. */
function eventsOf(game: Game<State>, world: State, seat: Seat, text: string): Reason[] | null {
  const { moments } = world.chance;
  const told: Told[] = [];
  told.push = (...events) => (world.chance.moments === moments ? Array.prototype.push.apply(told, events) : told.length);
  world.told = told;
  const refused = carryOut(game, world, { seat, text });
  return refused === null ? told.flatMap((event) => toldTo(event, seat) ?? []) : null;
}
