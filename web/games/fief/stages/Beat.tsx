/** How long a window stays open: one bar for each second, the same for everybody whatever the hands hold. */

import { useEffect, useState } from 'preact/hooks';
import { useDesk } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';

const SECOND = 1000;
/** Often enough for a bar to go out when its second is over. */
const TICK = 200;

export function Beat() {
  const { choice } = useFieTable();
  const { due } = useDesk().snapshot;
  const { asked } = choice;
  const until = due !== null && due.question === asked?.id ? due.until : null;
  const [now, setNow] = useState(() => Date.now());
  const isRunning = until !== null && Number.isFinite(until);
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(ticking);
  }, [isRunning]);
  if (asked?.limit === undefined || until === null || !isRunning) return null;
  const left = Math.max(0, Math.ceil((until - now) / SECOND));
  return (
    <span class="beat" aria-hidden="true">
      {Array.from({ length: asked.limit.seconds }, (_, i) => (
        <i key={i} class={i < left ? 'on' : ''} />
      ))}
    </span>
  );
}
