import { stepsOf } from '@castellan/engine';
import type { AnaState } from '../state.ts';

/** The step makers of this game. */
export const step = stepsOf<AnaState>();
