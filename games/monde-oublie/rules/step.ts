import { stepsOf } from '@castellan/engine';
import type { MonState } from '../state.ts';

/** The step makers of this game. */
export const step = stepsOf<MonState>();
