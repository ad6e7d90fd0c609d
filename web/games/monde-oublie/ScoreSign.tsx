/** The lines of the scoring that are a tribe's banners, by its pennon. */

import { TRIBES } from '@castellan/monde-oublie/vocabulary';
import type { Speaker } from '@castellan/text';
import { Pennons } from './Symbols.tsx';

export function ScoreSign({ line, speaker }: { readonly line: string; readonly speaker: Speaker }) {
  const tribe = TRIBES.find((known) => known === line);
  if (tribe === undefined) return null;
  const name = speaker.say(`score.${line}`);
  return (
    <span data-tip={name}>
      <span aria-hidden="true">
        <Pennons of={[tribe]} />
      </span>
      <span class="sr">{name}</span>
    </span>
  );
}
