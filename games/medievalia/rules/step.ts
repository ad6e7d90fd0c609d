import { stepsOf } from '@castellan/engine';
import type { MedState } from '../state.ts';

export const step = stepsOf<MedState>();
