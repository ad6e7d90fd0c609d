/** The variants of a table in words, in the words of its game. */

import type { OptionValues } from '@castellan/engine';
import { useGameSpeaker } from '../games/messages.ts';

export function OptionList({ game, options }: { readonly game: string; readonly options: OptionValues }) {
  const speaker = useGameSpeaker(game, []);
  const entries = Object.entries(options);
  if (speaker === null || entries.length === 0) return null;
  return (
    <ul class="options">
      {entries.map(([id, value]) => {
        const name = speaker.say(`setup.${id}`);
        const chosen = `setup.${id}.${value}`;
        return (
          <li key={id}>
            {name}
            {typeof value === 'boolean' ? ` ${value ? '✓' : '—'}` : ` : ${speaker.has(chosen) ? speaker.say(chosen) : value}`}
          </li>
        );
      })}
    </ul>
  );
}
