/** Bots named on the command line. */

import { BOT_NAMES, type Bot, botNamed, CHARACTERS, oneSided } from '@castellan/bots';
import type { Game, State } from '@castellan/engine';
import { Complaint } from './complaint.ts';

/** One name for all, or one for each, separated by commas; with a game, those who play it among themselves (see `botNamed`). */
export function namedBots(text: string, game?: Game<State>): Bot[] {
  return text.split(',').map((typed) => {
    const bot = botNamed(typed.trim(), game);
    if (bot === null) throw unknownBot(typed, game);
    return bot;
  });
}

function unknownBot(text: string, game?: Game<State>): Complaint {
  if (game === undefined) return new Complaint('cli.unknownBot', { text, known: BOT_NAMES });
  const characters = CHARACTERS.filter((character) => character !== 'even');
  const zealots = characters.map((character) => `zealot-${character}`);
  return new Complaint('cli.unknownPlayer', { text, known: [...BOT_NAMES, ...zealots, ...oneSided(game)], characters });
}

/** As many bots as seats. */
export function botsFor(bots: readonly Bot[], seats: number): Bot[] {
  if (bots.length !== 1 && bots.length !== seats) throw new Complaint('cli.botsAndSeats', { bots: bots.length, places: seats });
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
}
