/** Un Monde Oublié (The Ancient World): its rules, and somebody who plays by them. */

import type { Game } from '@castellan/engine';
import { instinct } from './bot.ts';
import { ledger } from './ledger.ts';
import { rules } from './rules.ts';
import type { MonState } from './state.ts';

export const game: Game<MonState> & typeof rules = { ...rules, instinct, ledger };
