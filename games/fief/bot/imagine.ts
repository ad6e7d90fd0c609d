/** What an answer leads to, found by the game's own steps in a copy of the world. */

import {
  type Answer,
  advance,
  apply,
  type Chance,
  type Frame,
  fastChance,
  type Next,
  openQuestions,
  pick,
  type Question,
  type Seat,
  type Steps,
} from '@castellan/engine';
import { acceptHelper, carryOn, continueBattle, helperStays, joinBattle } from '../rules/battles.ts';
import { captiveOnConquest, placeReleased } from '../rules/captivity.ts';
import { steps } from '../rules/index.ts';
import { chooseLosses, loseLord, lossesOutside } from '../rules/losses.ts';
import { chooseTitleHolder } from '../rules/titles.ts';
import { calmByBishop, calmByCardinal } from '../rules/uprisings.ts';
import { surprise } from '../rules/windows.ts';
import { copy, type FieState } from '../state.ts';

export const KERNEL: Steps<FieState> = { id: 'fief', steps };

/** Longer than any battle, shorter than for ever. */
const LONGEST = 400;

/** Questions by the way: in what is imagined their first answer is given, which stands for the usual one. */
const BY_THE_WAY: ReadonlySet<string> = new Set(
  [
    chooseTitleHolder,
    placeReleased,
    captiveOnConquest,
    chooseLosses,
    loseLord,
    lossesOutside,
    joinBattle,
    acceptHelper,
    helperStays,
    carryOn,
    continueBattle,
    surprise,
    calmByBishop,
    calmByCardinal,
  ].map(({ name }) => name),
);

function firstAnswer(q: Question): Answer {
  return q.kind === 'pick' ? q.options[0] : q.kind === 'amount' ? q.min : [];
}

/** A copy in which nobody is told anything, and only the topmost frames are left to be done. */
export function scene(s: FieState, frames: number): FieState {
  const world = copy(s);
  const { core } = world;
  core.told = null;
  core.asides = [];
  core.offers = [];
  core.stack = core.stack.slice(Math.max(0, core.stack.length - frames));
  return world;
}

/** How many frames lie under the top one down to a step, that step included. */
export function framesDownTo({ core: { stack } }: FieState, step: string): number {
  for (let below = 0; below < stack.length; below++) if (stack[stack.length - 1 - below].step === step) return below;
  return 0;
}

/** The question on top of a scene, as far as answering needs it. */
export function asked(world: FieState, seat: Seat): Question {
  const { stack } = world.core;
  const q = pick(seat, []);
  q.frame = stack[stack.length - 1];
  q.stack = stack;
  return q;
}

/** The world after an answer to the question on top, with what follows from it; and from what lay below it, as many frames as are wanted. */
export function afterAnswer(s: FieState, seat: Seat, answer: Answer, below = 0, chance: Chance | null = null): FieState {
  const world = scene(s, 1 + below);
  if (chance !== null) world.core.chance = chance;
  goOn(world, apply(KERNEL, world, asked(world, seat), answer));
  return world;
}

/** The world after what a card or an event does, by the rules' own function. */
export function afterEvent(s: FieState, does: (world: FieState) => Next, chance: Chance | null = null): FieState {
  const world = scene(s, 0);
  if (chance !== null) world.core.chance = chance;
  const next = does(world);
  const frames: readonly Frame[] = next === undefined ? [] : 'step' in next ? [next] : next;
  world.core.stack = frames.toReversed();
  goOn(world, advance(KERNEL, world));
  return world;
}

/** Answers what is asked by the way. */
function goOn(world: FieState, first: Question | null): void {
  let q = first;
  for (let i = 0; q !== null && i < LONGEST && BY_THE_WAY.has(q.frame.step); i++) q = apply(KERNEL, world, q, firstAnswer(q));
}

/** The mean of a judgement over several courses of chance, always the same ones. */
export function expected(n: number, run: (chance: Chance) => FieState, of: (world: FieState) => number): number {
  let sum = 0;
  for (let i = 1; i <= n; i++) sum += of(run(fastChance(7919 * i)));
  return sum / n;
}

/** The world after the ballot that is being held, each giving the answer that is guessed of him. */
export function afterBallot(s: FieState, guessed: (q: Question) => Answer): FieState {
  const world = scene(s, 1);
  const ballot = openQuestions(KERNEL, world);
  for (const { seat } of ballot) {
    const q = openQuestions(KERNEL, world).find((open) => open.seat === seat);
    if (q !== undefined) apply(KERNEL, world, q, guessed(q));
  }
  goOn(world, advance(KERNEL, world));
  return world;
}
