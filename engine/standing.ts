/** Answers given in advance to recurring questions. */

import { canonical } from './json.ts';
import { refusal } from './steps.ts';
import type { Game, Params, Question, Refusal, Seat, State } from './types.ts';

export interface Standing {
  readonly step: string;
  /** The answer's text: the key of an option, `-` for none of a subset. */
  readonly key: string;
  /** `ever`, `turn`: until another question reaches the seat, `round`: until the outermost breadcrumb changes. */
  readonly until: 'ever' | 'turn' | 'round';
  /** Parameters that the question must have; any others may be what they are. */
  readonly where?: Params;
  /** A condition of the step's own that must hold. */
  readonly when?: { readonly name: string; readonly n: number };
}

/** A standing answer as a store keeps it: whose it is, and in which round it was set. */
export interface StandingSet {
  readonly seat: Seat;
  readonly answer: Standing;
  readonly round: string;
}

/** What tells a seat's standing answers apart: they answer the same question under the same circumstances. */
export function standingName({ step, where, when }: Pick<Standing, 'step' | 'where' | 'when'>): string {
  return canonical([step, where ?? {}, when?.name ?? null]);
}

/** Why a game knows no such standing answer, or null. */
export function whyNotStanding<S extends State>(game: Game<S>, { step, when }: Standing): Refusal | null {
  const known = Object.hasOwn(game.steps, step) ? game.steps[step] : undefined;
  if (known?.ask === undefined) return refusal('kernel', 'noSuchStep', { step });
  const isOffered = when === undefined || (known.conditions !== undefined && Object.hasOwn(known.conditions, when.name));
  return isOffered ? null : refusal('kernel', 'noSuchCondition', { name: when.name });
}

/** Whether a standing answer is meant for this question and may be given now. */
export function standsFor<S extends State>(game: Game<S>, s: S, q: Question, { step, where, when }: Standing): boolean {
  if (step !== q.frame.step) return false;
  const params = q.params ?? {};
  for (const [name, value] of Object.entries(where ?? {})) if (canonical(params[name]) !== canonical(value)) return false;
  if (when === undefined) return true;
  return game.steps[step].conditions?.[when.name]?.holds(s, q.frame, q.seat, when.n) ?? false;
}
