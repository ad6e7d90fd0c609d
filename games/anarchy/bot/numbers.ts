/** Answers to questions that ask for a number, named by the step that asks. */

import type { Amount, Callable, Frame } from '@castellan/engine';
import type { AnaState } from '../state.ts';

export interface Numberer {
  readonly step: string;
  of(world: AnaState, q: Amount, frame: Frame): number;
}

/** A method, so that it may name the frame it really gets. */
interface Numbers<P extends object> {
  of(world: AnaState, q: Amount, frame: Frame & P): number;
}

export function numberer<P extends object>(
  step: Callable<AnaState, P, number>,
  of: (world: AnaState, q: Amount, frame: Frame & P) => number,
): Numberer {
  const numbers: Numbers<P> = { of };
  return { step: step.name, ...numbers };
}

/** All of them together; null for a step that none of them knows. */
export function numbering(numberers: readonly Numberer[]): (world: AnaState, q: Amount) => number | null {
  const byStep = new Map(numberers.map((one) => [one.step, one]));
  return (world, q) => byStep.get(q.frame.step)?.of(world, q, q.frame) ?? null;
}
