/** A seat's clock. It counts down on its own between two snapshots and never blinks. */

import { useEffect, useState } from 'preact/hooks';
import { Shield } from '../../design/index.ts';
import type { Sitter } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { clockText } from '../order.ts';

const SECOND = 1000;
const LOW = 30 * SECOND;

export function Clock({ sitter, running }: { readonly sitter: Sitter; readonly running: boolean }) {
  const { speaker } = useDesk();
  const { clock } = sitter;
  const [left, setLeft] = useState(clock);
  useEffect(() => {
    setLeft(clock);
    if (clock === null || !running) return;
    const since = performance.now();
    const timer = setInterval(() => setLeft(clock - (performance.now() - since)), SECOND);
    return () => clearInterval(timer);
  }, [clock, running]);
  if (left === null) return null;
  const low = left < LOW;
  const text = clockText(left, speaker);
  return (
    <span class={`clock num ${low ? 'low' : ''}`} role="timer" aria-label={speaker.say('shell.clock', { left: text })}>
      {text}
      {sitter.kind === 'me' && running && (
        <span class="sr" aria-live="assertive">
          {low ? speaker.say('shell.clock.low') : ''}
        </span>
      )}
    </span>
  );
}

/** My own clock; where only one fits, that of whoever decides. */
export function TurnClock({ onlyOne }: { readonly onlyOne: boolean }) {
  const { me, nameOf, snapshot, tincture } = useDesk();
  const { waiting } = snapshot.view;
  const seat = onlyOne && !waiting.some((open) => open.seat === me) ? waiting[0]?.seat : me;
  const sitter = snapshot.sitters.find((other) => other.seat === seat);
  if (sitter === undefined || sitter.clock === null) return null;
  return (
    <span class="item" data-tip={nameOf(sitter.seat)}>
      <Shield tincture={tincture(sitter.seat)} size={18} title={nameOf(sitter.seat)} />
      <Clock sitter={sitter} running={waiting.some((open) => open.seat === sitter.seat)} />
    </span>
  );
}
