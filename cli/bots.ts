/** Bots named on the command line. */

import { BOT_NAMES, type Bot, botNamed, oneSided } from '@castellan/bots';
import type { Game, State } from '@castellan/engine';
import { Complaint } from './complaint.ts';

/** One name for all, or one for each, separated by commas; with a game, those who play it among themselves (see `botNamed`). */
export function namedBots(text: string, game?: Game<State>): Bot[] {
  return text.split(',').map((typed) => {
    const bot = botNamed(typed.trim(), game);
    const known = [...BOT_NAMES, ...(game === undefined ? [] : oneSided(game))];
    if (bot === null) throw new Complaint('cli.unknownBot', { text: typed, known });
    return bot;
  });
}

/** As many bots as seats. */
export function botsFor(bots: readonly Bot[], seats: number): Bot[] {
  if (bots.length !== 1 && bots.length !== seats) throw new Complaint('cli.botsAndSeats', { bots: bots.length, places: seats });
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
}
