/** What an answer leads to, found by the game's own steps in a copy of the world, up to the next choice and to what chance decides. */

import { type Answer, apply, type Frame, pick, type Seat, type Step, type Steps, stackOf, stoppingBefore } from '@castellan/engine';
import { action } from '../rules/actions.ts';
import { brew } from '../rules/brewery.ts';
import { commandFromKeep, resourceChoice } from '../rules/effects.ts';
import { placeTower, placeWall } from '../rules/fortifications.ts';
import { steps } from '../rules/index.ts';
import { celebrateLammas, pennantRope } from '../rules/lammas.ts';
import { celebrateMichaelmas, michaelmasSlots } from '../rules/michaelmas.ts';
import { rallyMove } from '../rules/resolution.ts';
import { step } from '../rules/step.ts';
import { researchTactic } from '../rules/tactics.ts';
import { joust } from '../rules/tournaments.ts';
import { train } from '../rules/training.ts';
import { celebrateValentine } from '../rules/valentine.ts';
import { type AnaState, copy, copyAlone } from '../state.ts';
import { TASTE } from './taste.ts';

/** Laid under the answer: what comes after all that it leads to is another matter. */
const after = step.work('after', { rule: [], run: () => undefined });
const AFTER: Frame = after.do({});

/** Worth, each time, of a choice or of cards that are still to come: by what such a thing usually brings, not by looking. */
const TO_COME: readonly (readonly [Step<AnaState>, keyof typeof TASTE.toCome])[] = [
  [resourceChoice, 'resourceChoice'],
  [placeTower, 'placeTower'],
  [placeWall, 'placeWall'],
  [researchTactic, 'researchTactic'],
  [commandFromKeep, 'commandFromKeep'],
  [brew, 'brew'],
  [celebrateValentine, 'celebrateValentine'],
  [celebrateMichaelmas, 'celebrateMichaelmas'],
  [celebrateLammas, 'celebrateLammas'],
  [joust, 'joust'],
];
const toComeOf = new Map(TO_COME.map(([{ name }, what]) => [name, what]));

/** Beside these the next decision of the same kind is not imagined either. */
const STOPS: readonly Step<AnaState>[] = [...TO_COME.map(([step]) => step), train, action, michaelmasSlots, pennantRope, rallyMove, after];
const IMAGINED: Steps<AnaState> = { id: 'anarchy', steps: stoppingBefore(steps, STOPS) };

interface Imagined {
  readonly world: AnaState;
  /** What is still to come of the answer: choices and cards that it leads to. */
  readonly toCome: number;
}

export function imagine(s: AnaState, seat: Seat, frame: Frame, answer: Answer): Imagined {
  const world = isAboutOthers(seat, answer) ? copy(s) : copyAlone(s, seat);
  const stack = stackOf(world, seat);
  stack.splice(stack.length - 1, 0, AFTER);
  const asked = pick(seat, []);
  asked.frame = frame;
  asked.stack = stack;
  // Numbers that follow, such as knights who go, are imagined at their least.
  for (let q = apply(IMAGINED, world, asked, answer); q?.kind === 'amount'; ) q = apply(IMAGINED, world, q, q.min);
  let toCome = 0;
  for (let i = stack.length - 1; stack[i] !== AFTER; i--) toCome += worthToCome(stack[i]);
  return { world, toCome };
}

/** Nobody changes anything of another player's but who spies for him (ANA-18.7). */
function isAboutOthers(seat: Seat, answer: Answer): boolean {
  return typeof answer === 'object' && 'targetSeat' in answer && answer.targetSeat !== seat;
}

function worthToCome(frame: Frame): number {
  if (frame.step === train.name) return TASTE.training[numberIn(frame, 'cards', 0)];
  const what = toComeOf.get(frame.step);
  return what === undefined ? 0 : TASTE.toCome[what] * numberIn(frame, 'left', 1);
}

function numberIn(frame: Frame & { readonly cards?: unknown; readonly left?: unknown }, name: 'cards' | 'left', otherwise: number): number {
  const n = frame[name];
  return typeof n === 'number' ? n : otherwise;
}
