/** One table for every game: prompt, board, players, log, undo, replay. The board belongs to the game; all else is here. */

import { useMemo } from 'preact/hooks';
import { LanguageContext, Skeleton } from '../design/index.ts';
import type { TableShellProps } from './props.ts';
import { Seated } from './seated/Seated.tsx';
import './shell.css';
import { careful } from './words.ts';

export function TableShell(props: TableShellProps) {
  const speaker = useMemo(() => careful(props.speaker), [props.speaker]);
  const snapshot = props.client.snapshot.value;
  return (
    <LanguageContext.Provider value={speaker.language}>
      {snapshot === null ? (
        <div class="shell opening">
          <Skeleton label={speaker.say('shell.loading')} blocks={6} />
        </div>
      ) : (
        <Seated key={snapshot.id} {...props} speaker={speaker} snapshot={snapshot} />
      )}
    </LanguageContext.Provider>
  );
}
