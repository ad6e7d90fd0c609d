/** Medioevo Universale: its rules, and somebody who plays by them. */

import type { Game } from '@castellan/engine';
import { prospect } from './bot/prospect.ts';
import { instinct } from './bot.ts';
import { ledger } from './ledger.ts';
import { rules } from './rules.ts';
import type { UniState } from './state.ts';

export const game: Game<UniState> & typeof rules = { ...rules, instinct, ledger, prospect };
