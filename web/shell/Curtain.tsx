/** Several people on one device: nothing is seen until the right one has taken it. */

import type { Seat } from '@castellan/engine';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Lettrine } from '../design/index.ts';
import { useDesk } from './desk.ts';

interface CurtainProps {
  readonly seat: Seat;
  /** For whoever gave the last answer and still has the device; null when it cannot be taken back. */
  readonly onUndo: (() => void) | null;
}

export function Curtain({ seat, onUndo }: CurtainProps) {
  const { client, nameOf, speaker, tincture } = useDesk();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), [seat]);
  return (
    <div ref={ref} class={`curtain seat-${tincture(seat)}`} role="alertdialog" aria-modal="true" aria-labelledby="curtain-title">
      <div class="leaf filet">
        <Lettrine tincture={tincture(seat)} size={88} />
        <h2 id="curtain-title">{speaker.say('shell.curtain', { name: nameOf(seat) })}</h2>
        <p>{speaker.say('shell.curtain.help', { name: nameOf(seat) })}</p>
        <Button kind="gold" icon="peek" onClick={() => client.uncover()}>
          {speaker.say('shell.curtain.lift', { name: nameOf(seat) })}
        </Button>
        {onUndo !== null && (
          <Button kind="quiet" size="small" icon="undo" onClick={onUndo}>
            {speaker.say('shell.curtain.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
