/** A chapter of the round played by itself. */

import { advance, type Frame } from '@castellan/engine';
import { game } from '../index.ts';
import type { FieState } from '../state.ts';
import { type PlayerPlan, type PositionPlan, position } from './builders.ts';

/** Runs the frames of a position up to the first question; when they are done nothing follows. */
export function running(
  players: readonly PlayerPlan[],
  plan: Omit<PositionPlan, 'next'>,
  frames: (s: FieState) => readonly Frame[],
): FieState {
  const s = position(players, plan);
  s.core.stack = frames(s).toReversed();
  advance(game, s);
  return s;
}

/** The same, with what is told on the way to the first question. */
export function toldWhile(s: FieState, run: () => void): { readonly key: string; readonly params: { readonly [name: string]: unknown } }[] {
  s.core.told = [];
  run();
  const { told } = s.core;
  s.core.told = null;
  return told ?? [];
}
