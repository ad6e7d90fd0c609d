/** Medievalia: its rules, and somebody who plays by them. */

import type { Game } from '@castellan/engine';
import { instinct } from './bot.ts';
import { ledger } from './ledger.ts';
import { rules } from './rules.ts';
import type { MedState } from './state.ts';

export const game: Game<MedState> & typeof rules = { ...rules, instinct, ledger };
