/** Bots named on the command line. */

import { BOT_NAMES, type Bot, botNamed } from '@castellan/bots';
import { Complaint } from './complaint.ts';

/** One name for all, or one for each, separated by commas. */
export function namedBots(text: string): Bot[] {
  return text.split(',').map((typed) => {
    const bot = botNamed(typed.trim());
    if (bot === null) throw new Complaint('cli.unknownBot', { text: typed, known: BOT_NAMES });
    return bot;
  });
}

/** As many bots as seats. */
export function botsFor(bots: readonly Bot[], seats: number): Bot[] {
  if (bots.length !== 1 && bots.length !== seats) throw new Complaint('cli.botsAndSeats', { bots: bots.length, places: seats });
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
}
