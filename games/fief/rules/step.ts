import { stepsOf } from '@castellan/engine';
import type { FieState } from '../state.ts';

export const step = stepsOf<FieState>();
