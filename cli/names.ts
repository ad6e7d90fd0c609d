/** Who sits where. In a record a bot's name is the bot's own and its seat, `knight 2`: so a saved game knows its bots. */

import { BOT_NAMES } from '@castellan/bots';
import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';

export function nameOfBot(bot: string, seat: Seat): string {
  return `${bot} ${seat + 1}`;
}

/** The bot that a recorded name stands for, or null for a person's. */
export function botIn(name: string): string | null {
  const [, bot] = /^(\S+) \d+$/.exec(name) ?? [];
  return bot !== undefined && BOT_NAMES.includes(bot) ? bot : null;
}

/** Names as people see them: `Knight 2`, or the number of the seat for a nameless one. */
export function shownNames(names: readonly string[], speaker: Speaker): string[] {
  return names.map((name, seat) => {
    const bot = botIn(name);
    if (bot !== null) return `${shownPlayer(bot, speaker)} ${seat + 1}`;
    return name === '' ? speaker.say('cli.seat', { number: seat + 1 }) : name;
  });
}

/** A player as people see it: `Knight`, or with its character; who is of the lab alone keeps its own name. */
export function shownPlayer(name: string, speaker: Speaker): string {
  const [bot, character] = name.split('-');
  const level = BOT_NAMES.includes(bot) ? speaker.say(`level.${bot}`) : bot;
  return character === undefined ? level : speaker.say('level.tempered', { level, character: speaker.say(`character.${character}`) });
}
