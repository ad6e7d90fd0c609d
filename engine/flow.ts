/** Runs the steps: from one question to the next. */

import { type Chance, chachaChance } from './chance.ts';
import { NO_ASIDES } from './copy.ts';
import { lapseUnmet } from './offers.ts';
import { completeOptions } from './setup.ts';
import { forcedAnswer, isPoll, isTogether } from './steps.ts';
import type { Answer, Core, Frame, Next, PollFrame, Question, Rules, Seat, Setup, State, TogetherFrame } from './types.ts';

export function newGame<S extends State>(game: Rules<S>, setup: Setup): S {
  return beginGame(game, setup, chachaChance(setup.seed));
}

/** A new game on a given stream: scripted in tests, fast in playouts. */
export function beginGame<S extends State>(game: Rules<S>, setup: Omit<Setup, 'seed'>, chance: Chance): S {
  const core: Core = {
    seats: setup.seats,
    pack: setup.pack ?? '',
    stack: [],
    chance,
    offers: [],
    offersMade: 0,
    togethers: 0,
    asides: NO_ASIDES,
    declines: [],
    rooms: [],
    roomsOpened: 0,
    result: null,
    told: null,
  };
  const s = game.setup(core, completeOptions(game, setup.options));
  push(s.core.stack, game.start(s));
  return s;
}

/** What a question needs to be found, asked and answered. */
export type Steps<S extends State> = Pick<Rules<S>, 'id' | 'steps' | 'offers'>;

/** Where a question was asked: all that is needed to carry out its answer. */
export interface Placed {
  readonly seat: Seat;
  readonly frame: Frame;
  readonly stack: Frame[];
}

/** Works until somebody must decide. The first open question, or null when the game is over. */
export function advance<S extends State>(game: Steps<S>, s: S): Question | null {
  return settle(game, s, s.core.stack);
}

/** Every open question of the flow: one, or with branches side by side and in polls one for each seat still at work. */
export function openQuestions<S extends State>(game: Steps<S>, s: S): Question[] {
  return besides(game, s, advance(game, s));
}

/** All open questions of the flow, one of which is known already. */
export function besides<S extends State>(game: Steps<S>, s: S, known: Question | null): Question[] {
  if (known === null) return [];
  const top = s.core.stack[s.core.stack.length - 1];
  if (!isTogether(top) && !isPoll(top)) return [known];
  const questions: Question[] = [];
  collect(game, s, s.core.stack, known, questions);
  return questions;
}

/** What a seat is asked in its own aside. */
export function asideQuestion<S extends State>(game: Steps<S>, s: S, seat: Seat): Question | null {
  const own = s.core.asides.find((aside) => aside.seat === seat);
  return own === undefined ? null : ask(game, s, own.stack);
}

/** Whether a question lies in its seat's aside. */
export function isAside({ core: { asides } }: State, { stack }: Question): boolean {
  return asides.some((aside) => aside.stack === stack);
}

/**
 * Carries out an answer that is known to be legal and works on to the next question of the same branch, or else to the
 * first open one.
 */
export function apply<S extends State>(game: Steps<S>, s: S, q: Placed, a: Answer): Question | null {
  const { stack, frame } = q;
  const already = tellings(s);
  const top = stack[stack.length - 1];
  if (isPoll(top)) top.given.push({ seat: q.seat, answer: a });
  else {
    stack.pop();
    push(stack, game.steps[frame.step].answer?.(s, frame, a));
  }
  return tidied(game, s, workOn(game, s, stack, q.seat, already));
}

/** Lays a seat's interruption above what is going on; the events from `already` on are its own. */
export function applyInterruption<S extends State>(game: Steps<S>, s: S, seat: Seat, next: Next, already = tellings(s)): Question | null {
  const stack = stackOf(s, seat);
  push(stack, next);
  return tidied(game, s, workOn(game, s, stack, seat, already));
}

/** Opens a seat's aside in place of the one it may have open. */
export function openAside<S extends State>(game: Steps<S>, s: S, seat: Seat, frames: readonly Frame[]): void {
  const stack = frames.toReversed();
  settle(game, s, stack);
  const others = s.core.asides.filter((aside) => aside.seat !== seat);
  s.core.asides = stack.length === 0 ? others : [...others, { seat, stack }];
}

/** Answers in an aside, which goes on by itself. */
export function applyAside<S extends State>(game: Steps<S>, s: S, q: Placed, a: Answer): void {
  q.stack.pop();
  push(q.stack, game.steps[q.frame.step].answer?.(s, q.frame, a));
  settle(game, s, q.stack);
}

/** Whatever lies beside the flow is looked at again after everything that happens. */
export function tidied<S extends State>(game: Steps<S>, s: S, q: Question | null): Question | null {
  if (s.core.offers.length > 0) lapseUnmet(game, s);
  if (s.core.asides.length > 0) tidyAsides(game, s);
  return q;
}

/** Ends the asides that no longer make sense: those that are done, or whose question has nothing left to ask. */
function tidyAsides<S extends State>(game: Steps<S>, s: S): void {
  const { core } = s;
  core.asides = core.result === null ? core.asides.filter(({ stack }) => stack.length > 0 && ask(game, s, stack) !== null) : NO_ASIDES;
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

/** The stack of a copy that is where this one is in its original. */
export function sameStack(from: State, to: State, stack: Frame[]): Frame[] | null {
  const beside = from.core.asides.findIndex((aside) => aside.stack === stack);
  return beside >= 0 ? to.core.asides[beside].stack : sameBranch(from.core.stack, to.core.stack, stack);
}

function sameBranch(from: Frame[], to: Frame[], stack: Frame[]): Frame[] | null {
  if (from === stack) return to;
  const [here, there] = [from[from.length - 1], to[to.length - 1]];
  if (here === undefined || there === undefined || !isTogether(here) || !isTogether(there)) return null;
  for (let i = 0; i < here.branches.length; i++) {
    const found = sameBranch(here.branches[i].stack, there.branches[i].stack, stack);
    if (found !== null) return found;
  }
  return null;
}

/** The open `together` on the main stack, if any. */
export function openTogether(s: State): TogetherFrame | null {
  const top = s.core.stack[s.core.stack.length - 1];
  return top !== undefined && isTogether(top) ? top : null;
}

/** What seats are doing side by side on the main stack: branches or a poll, if any. */
export function openSideBySide(s: State): TogetherFrame | PollFrame | null {
  const top = s.core.stack[s.core.stack.length - 1];
  return top !== undefined && (isTogether(top) || isPoll(top)) ? top : null;
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

/** Whom a table waits for; a poll may keep that to itself. */
export interface Waiting {
  readonly seat: Seat | null;
  readonly step: string;
}

/** What a seat, or a spectator, is told of whom the table waits for. */
export function waitingShownTo<S extends State>(game: Steps<S>, s: S, questions: readonly Question[], seat: Seat | null): Waiting[] {
  const shown: Waiting[] = [];
  const secret = new Set<Frame>();
  for (const q of questions) {
    const top = q.stack[q.stack.length - 1];
    if (q.seat !== seat && isPoll(top) && game.steps[top.asks.step].secret) {
      if (!secret.has(top)) shown.push({ seat: null, step: top.asks.step });
      secret.add(top);
    } else shown.push({ seat: q.seat, step: stepShownTo(seat, q, s.core.stack) });
  }
  return shown;
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
    if (isPoll(frame)) {
      if (frame.begun === 0) frame.begun = ++s.core.togethers;
      const q = nextPolled(game, s, stack, frame);
      if (q !== null) return q;
      stack.pop();
      push(stack, game.steps[frame.asks.step].resolve?.(s, frame.asks, inOrder(frame)));
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

/** The question of the next seat that has not answered. A seat that has nothing to say has answered. */
function nextPolled<S extends State>(game: Steps<S>, s: S, stack: Frame[], poll: PollFrame): Question | null {
  for (const seat of poll.seats) {
    if (hasAnswered(poll, seat)) continue;
    const q = askPolled(game, s, stack, poll, seat);
    if (q !== null) return q;
    poll.given.push({ seat, answer: null });
  }
  return null;
}

function hasAnswered({ given }: PollFrame, seat: Seat): boolean {
  for (let i = 0; i < given.length; i++) if (given[i].seat === seat) return true;
  return false;
}

/** Most polls, and all in playouts, are answered in the order of their seats. */
function inOrder({ seats, given }: PollFrame): PollFrame['given'] {
  for (let i = 0; i < given.length; i++)
    if (given[i].seat !== seats[i]) return given.slice().sort((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
  return given;
}

/** What a seat is asked in a poll, whether or not it has answered. */
export function askPolled<S extends State>(game: Steps<S>, s: S, stack: Frame[], { asks }: PollFrame, seat: Seat): Question | null {
  // The seat first: adding a field behind those that are spread is ten times slower.
  const frame = { seat, ...asks };
  const q = game.steps[asks.step].ask?.(s, frame) ?? null;
  if (q !== null) {
    q.frame = frame;
    q.stack = stack;
  }
  return q;
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
  if (isPoll(frame)) return settle(game, s, stack);
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

function collect<S extends State>(game: Steps<S>, s: S, stack: Frame[], known: Question, into: Question[]): void {
  const frame = stack[stack.length - 1];
  if (frame === undefined) return;
  if (isTogether(frame)) {
    for (const branch of frame.branches) collect(game, s, branch.stack, known, into);
    return;
  }
  if (isPoll(frame)) {
    for (const seat of frame.seats) {
      if (hasAnswered(frame, seat)) continue;
      const q = known.stack === stack && known.seat === seat ? known : askPolled(game, s, stack, frame, seat);
      if (q !== null) into.push(q);
    }
    return;
  }
  const q = known.stack === stack ? known : ask(game, s, stack);
  if (q !== null) into.push(q);
}
