/** Runs the steps: from one question to the next. */

import { type Chance, chachaChance, copyChance } from './chance.ts';
import { completeOptions } from './setup.ts';
import { copyStack, forcedAnswer, isTogether } from './steps.ts';
import type { Answer, Core, Frame, Game, Next, Question, Seat, Setup, State, TogetherFrame } from './types.ts';

export function newGame<S extends State>(game: Game<S>, setup: Setup): S {
  return beginGame(game, setup, chachaChance(setup.seed));
}

/** A new game on a given stream: scripted in tests, fast in playouts. */
export function beginGame<S extends State>(game: Game<S>, setup: Omit<Setup, 'seed'>, chance: Chance): S {
  const core: Core = {
    seats: setup.seats,
    pack: setup.pack ?? '',
    stack: [],
    chance,
    offers: [],
    offersMade: 0,
    togethers: 0,
    result: null,
    told: null,
  };
  const s = game.setup(core, completeOptions(game, setup.options));
  push(s.core.stack, game.start(s));
  return s;
}

/** The kernel's part of a copy. */
export function copyCore(core: Core): Core {
  return {
    seats: core.seats,
    pack: core.pack,
    stack: copyStack(core.stack),
    chance: copyChance(core.chance),
    offers: core.offers,
    offersMade: core.offersMade,
    togethers: core.togethers,
    result: core.result,
    told: null,
  };
}

/** What a question needs to be found, asked and answered. */
export type Steps<S extends State> = Pick<Game<S>, 'id' | 'steps'>;

/** Works until somebody must decide. The first open question, or null when the game is over. */
export function advance<S extends State>(game: Steps<S>, s: S): Question | null {
  return settle(game, s, s.core.stack);
}

/** Every open question: one, or with branches side by side one for each seat still at work. */
export function openQuestions<S extends State>(game: Steps<S>, s: S): Question[] {
  const first = advance(game, s);
  if (first === null) return [];
  if (first.stack === s.core.stack) return [first];
  const questions: Question[] = [];
  collect(game, s, s.core.stack, questions);
  return questions;
}

/**
 * Carries out an answer that is known to be legal and works on to the next question of the same branch, or else to the
 * first open one.
 */
export function apply<S extends State>(game: Steps<S>, s: S, q: Question, a: Answer): Question | null {
  const { stack, frame } = q;
  const step = game.steps[frame.step];
  const already = tellings(s);
  stack.pop();
  push(stack, step.answer?.(s, frame, a));
  return workOn(game, s, stack, q.seat, already);
}

/** Lays a seat's interjection above what is going on; the events from `already` on are its own. */
export function applyInterjection<S extends State>(game: Steps<S>, s: S, seat: Seat, next: Next, already = tellings(s)): Question | null {
  const stack = stackOf(s, seat);
  push(stack, next);
  return workOn(game, s, stack, seat, already);
}

/** How many events have been told while the present answer is worked on. */
export function tellings(s: State): number {
  return s.core.told === null ? 0 : s.core.told.length;
}

/** From the branch outward, since branches may lie in branches: an inner join lets the branch around it go on. */
function workOn<S extends State>(game: Steps<S>, s: S, stack: Frame[], seat: Seat, already: number): Question | null {
  let q: Question | null = null;
  for (let at: Frame[] | null = stack; at !== null && at !== s.core.stack; ) {
    q ??= settle(game, s, at);
    at = around(s.core.stack, at);
    const frame = at?.[at.length - 1];
    if (frame !== undefined && isTogether(frame)) seal(s, frame, seat, already);
  }
  return q ?? settle(game, s, s.core.stack);
}

/** The stack with the branch on it, or null when the branch is no longer open. */
function around(outer: Frame[], branch: Frame[]): Frame[] | null {
  const top = outer[outer.length - 1];
  if (top === undefined || !isTogether(top)) return null;
  for (const { stack } of top.branches) {
    const found = stack === branch ? outer : around(stack, branch);
    if (found !== null) return found;
  }
  return null;
}

/** Where a seat's own frames lie: its open branch, else the main stack. */
export function stackOf(s: State, seat: Seat): Frame[] {
  let stack = s.core.stack;
  for (;;) {
    const top = stack[stack.length - 1];
    const branch = top !== undefined && isTogether(top) ? top.branches.find((b) => b.seat === seat) : undefined;
    if (branch === undefined) return stack;
    stack = branch.stack;
  }
}

/** The open `together` on the main stack, if any. */
export function openTogether(s: State): TogetherFrame | null {
  const top = s.core.stack[s.core.stack.length - 1];
  return top !== undefined && isTogether(top) ? top : null;
}

/** The step that a seat is told a question belongs to: what others are asked in sealed branches would tell what they chose. */
export function stepShownTo(seat: Seat | null, q: Question, stack: Frame[]): string {
  const top = stack[stack.length - 1];
  const branch =
    top !== undefined && isTogether(top) ? top.branches.find((b) => b.stack === q.stack || around(b.stack, q.stack)) : undefined;
  if (branch === undefined) return q.frame.step;
  const isSecret = isTogether(top) && top.sealed && branch.seat !== seat && q.seat !== seat;
  return isSecret ? (branch.first ?? q.frame.step) : stepShownTo(seat, q, branch.stack);
}

export function push(stack: Frame[], next: Next): void {
  if (next === undefined) return;
  if (isList(next)) for (let i = next.length - 1; i >= 0; i--) stack.push(next[i]);
  else stack.push(next);
}

function isList(next: Frame | readonly Frame[]): next is readonly Frame[] {
  return Array.isArray(next);
}

/** Steps between two questions; far more than any game needs. */
const MOST_STEPS = 1_000_000;

function settle<S extends State>(game: Steps<S>, s: S, stack: Frame[]): Question | null {
  for (let steps = 0; s.core.result === null && stack.length > 0; steps++) {
    const frame = stack[stack.length - 1];
    if (steps === MOST_STEPS) throw new Error(`${game.id} goes on for ever without asking anybody anything (at ${frame.step})`);
    if (isTogether(frame)) {
      const q = frame.begun > 0 ? firstWaiting(game, s, frame) : begin(game, s, frame);
      if (q !== null) return q;
      stack.pop();
      if (s.core.told !== null) s.core.told.push(...frame.held);
      continue;
    }
    const step = game.steps[frame.step];
    if (step === undefined) throw new Error(`${game.id} has no step named ${frame.step}`);
    if (step.run !== undefined) {
      stack.pop();
      push(stack, step.run(s, frame));
      continue;
    }
    const q = ask(game, s, stack);
    if (q === null) {
      stack.pop();
      continue;
    }
    const forced = q.always ? null : forcedAnswer(q);
    if (forced === null) return q;
    stack.pop();
    push(stack, step.answer?.(s, frame, forced));
  }
  return null;
}

function begin<S extends State>(game: Steps<S>, s: S, frame: TogetherFrame): Question | null {
  let first: Question | null = null;
  for (const branch of frame.branches) {
    const already = tellings(s);
    const q = settle(game, s, branch.stack);
    seal(s, frame, branch.seat, already);
    if (frame.sealed && q !== null) branch.first = q.frame.step;
    first ??= q;
  }
  frame.begun = ++s.core.togethers;
  return first;
}

/** Inside sealed branches the others learn what happened only at the join. */
function seal(s: State, frame: TogetherFrame, seat: Seat, from: number): void {
  if (s.core.told === null || !frame.sealed) return;
  for (let i = from; i < s.core.told.length; i++) {
    const event = s.core.told[i];
    if (event.to !== undefined) continue;
    frame.held.push({ ...event, except: seat });
    s.core.told[i] = { ...event, to: [seat] };
  }
}

function firstWaiting<S extends State>(game: Steps<S>, s: S, frame: TogetherFrame): Question | null {
  for (const branch of frame.branches) {
    const q = waiting(game, s, branch.stack);
    if (q !== null) return q;
  }
  return null;
}

/** The question on top of a branch that has been brought to one. */
function waiting<S extends State>(game: Steps<S>, s: S, stack: Frame[]): Question | null {
  const frame = stack[stack.length - 1];
  if (frame === undefined) return null;
  return (isTogether(frame) ? firstWaiting(game, s, frame) : ask(game, s, stack)) ?? settle(game, s, stack);
}

function ask<S extends State>(game: Steps<S>, s: S, stack: Frame[]): Question | null {
  const frame = stack[stack.length - 1];
  const q = game.steps[frame.step].ask?.(s, frame) ?? null;
  if (q !== null) {
    q.frame = frame;
    q.stack = stack;
  }
  return q;
}

function collect<S extends State>(game: Steps<S>, s: S, stack: Frame[], into: Question[]): void {
  const frame = stack[stack.length - 1];
  if (frame === undefined) return;
  if (isTogether(frame)) {
    for (const branch of frame.branches) collect(game, s, branch.stack, into);
    return;
  }
  const q = ask(game, s, stack);
  if (q !== null) into.push(q);
}
