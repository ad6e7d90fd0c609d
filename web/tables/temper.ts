/** What a bot is, in words: its level, and its character if it has one to speak of. */

import type { Params } from '@castellan/engine';

type Say = (key: string, params?: Params) => string;

export function botInWords(say: Say, level: string, character = 'even'): string {
  const strength = say(`level.${level}`);
  return character === 'even' ? strength : say('level.tempered', { level: strength, character: say(`character.${character}`) });
}
