/** What has just happened, in a line or two where the log is not in sight; the whole of it at a touch. */

import { useMemo } from 'preact/hooks';
import { Popup, Shield } from '../design/index.ts';
import type { LogEntry } from '../tables/client.ts';
import { useDesk } from './desk.ts';
import { counted, type Lately as Happened, latelyOf, pressingFirst } from './lately.ts';
import { Told } from './Prose.tsx';

interface LatelyProps {
  /** Whether the line keeps its room while there is nothing to tell, so that nothing moves when there is. */
  readonly steady: boolean;
  /** In a lesson: how many answers led to it. Only what others did since is told there; of the rest the narrator speaks. */
  readonly since: number | undefined;
}

export function Lately({ steady, since }: LatelyProps) {
  const { me, screen, snapshot, speaker } = useDesk();
  const { log } = snapshot;
  const { theirs, mine } = useMemo<Happened>(
    () =>
      me === null
        ? { theirs: [], mine: [] }
        : latelyOf(since === undefined ? log : log.filter(({ seq }) => seq >= since), me, screen?.routine),
    [log, me, screen, since],
  );
  if (me === null) return null;
  const isLesson = since !== undefined;
  const all = isLesson ? theirs : [...theirs, ...mine];
  const first = mine.length > 0 && !isLesson ? mine : theirs;
  if (first.length === 0) return steady ? <div class="lately" /> : null;
  const said = counted(pressingFirst(first, me).map(({ key, params }) => speaker.say(`event.${key}`, params)));
  const label = speaker.say('shell.lately');
  return (
    <Popup
      class="lately"
      boxClass="lately-told"
      isNamed
      label={label}
      button={
        <span>
          {said.map((one) => (
            <span key={one}>{one} </span>
          ))}
        </span>
      }
    >
      {() => (
        <>
          <h2 class="rubric">{label}</h2>
          <ol>
            {all.map((entry, at) => (
              <Row key={at} entry={entry} />
            ))}
          </ol>
        </>
      )}
    </Popup>
  );
}

function Row({ entry }: { readonly entry: LogEntry }) {
  const { nameOf, speaker, tincture } = useDesk();
  const { key, params } = entry;
  const seat = typeof params.seat === 'number' ? params.seat : entry.seat;
  return (
    <li>
      {seat === null ? <span /> : <Shield tincture={tincture(seat)} size={18} title={nameOf(seat)} />}
      <span>
        <Told message={`event.${key}`} params={params} speaker={speaker} />
      </span>
    </li>
  );
}
