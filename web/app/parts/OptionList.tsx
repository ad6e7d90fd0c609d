/** What of a table differs from the usual, in the words of its game. */

import type { OptionValues } from '@castellan/engine';
import { rest } from '../../tables/online/rest.ts';
import { useGameSpeaker } from '../games/messages.ts';
import { useLoad } from '../lists/load.ts';

export function OptionList({ game, options }: { readonly game: string; readonly options: OptionValues }) {
  const speaker = useGameSpeaker(game, []);
  const { now } = useLoad(() => rest.games());
  if (speaker === null || now.state !== 'ready' || !now.value.ok) return null;
  const specs = now.value.value.find(({ id }) => id === game)?.options ?? [];
  const unusual = specs.flatMap((spec) => {
    const value = options[spec.id] ?? spec.default;
    return value === spec.default ? [] : [{ id: spec.id, value }];
  });
  if (unusual.length === 0) return null;
  return (
    <ul class="options">
      {unusual.map(({ id, value }) => {
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
