/** Whoever tells something, below the board: their face, what they say, and what can be done about it. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useDesk } from '../../shell/index.ts';
import { Portrait } from './Portrait.tsx';

interface SpeakingProps {
  readonly game: string;
  readonly name: string;
  readonly label: string;
  readonly mood: 'pleased' | 'doubtful' | null;
  /** Read aloud whenever it changes. */
  readonly told: ComponentChildren;
  /** What is told has been heard before: it is there to be read again. */
  readonly isHeard?: boolean;
  readonly more?: ComponentChildren;
  /** The first of these has the focus once there is nothing more to be done here. */
  readonly ways: ComponentChildren;
  readonly isDone: boolean;
}

/**
 * Tables at which somebody has begun to speak. What is there when a region appears is not read aloud: the first words come a moment after
 * it. Where another position is laid they are read as they change, and the region that is drawn anew says nothing twice.
 */
const BEGUN = new WeakSet<object>();

export function Speaking({ game, name, label, mood, told, isHeard = false, more, ways, isDone }: SpeakingProps) {
  const onward = useRef<HTMLDivElement>(null);
  const { client } = useDesk();
  const [isThere, setThere] = useState(BEGUN.has(client));
  useEffect(() => {
    BEGUN.add(client);
    setThere(true);
  }, [client]);
  useEffect(() => {
    if (isDone) onward.current?.querySelector('button')?.focus();
  }, [isDone]);
  return (
    <section class="narrator" data-mood={mood ?? undefined} aria-label={label}>
      <Portrait game={game} name={name} />
      <div class="words">
        <div aria-live={isHeard ? 'off' : 'polite'}>{isThere && told}</div>
        {more}
      </div>
      <div class="ways" ref={onward}>
        {ways}
      </div>
    </section>
  );
}
