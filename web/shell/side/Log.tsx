/** What happened, the latest first. Names flash what they name; a click goes to that moment. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Die, Shield } from '../../design/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { Told } from '../Prose.tsx';
import { isHeading, momentOf, underHeadings } from '../replay.ts';
import { spokenAt } from '../spoken.ts';

/** So many at first, and so many more whenever one has read to the end. */
const AT_ONCE = 60;

interface LogProps {
  readonly log: readonly LogEntry[];
  /** What had been answered when I was last here; the line is drawn there. */
  readonly since: number | null;
}

export function Log({ log, since }: LogProps) {
  const { speaker } = useDesk();
  const [most, setMost] = useState(AT_ONCE);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = log.length > most;
  useEffect(() => {
    const mark = end.current;
    if (mark === null || !hasMore) return;
    const watch = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && setMost(most + AT_ONCE));
    watch.observe(mark);
    return () => watch.disconnect();
  }, [most, hasMore]);
  if (log.length === 0) return <p class="nothing">{speaker.say('shell.log.empty')}</p>;
  const latest = [...underHeadings(log.slice(-most), true)].reverse();
  return (
    <>
      <div class="log" role="feed" aria-label={speaker.say('shell.tab.log')}>
        {latest.map((entry, at) => (
          <Entry key={log.length - at} entry={entry} isSeen={since !== null && entry.seq < since && (latest[at - 1]?.seq ?? -1) >= since} />
        ))}
      </div>
      {hasMore && <div ref={end} class="more" />}
    </>
  );
}

function Entry({ entry, isSeen }: { readonly entry: LogEntry; readonly isSeen: boolean }) {
  const { goTo, nameOf, screen, snapshot, speaker, tincture } = useDesk();
  const { key, params } = entry;
  const moment = momentOf(entry);
  // Whom it is about, rather than whose answer brought it about.
  const seat = typeof params.seat === 'number' ? params.seat : entry.seat;
  const heading = isHeading(entry);
  const colour = seat === null || heading ? null : tincture(seat);
  const said = spokenAt(snapshot.sitters, entry, speaker, screen?.sayings);
  const go = useRef(goTo);
  go.current = goTo;
  // A long log is drawn anew at every step of a replay; what it says does not change.
  return useMemo(() => {
    const goThere = speaker.say('shell.goTo', { n: moment });
    const dice = Array.isArray(params.dice) ? params.dice.filter((face) => typeof face === 'number') : [];
    return (
      <article
        class={`entry ${heading ? 'round' : ''} ${isSeen ? 'seen' : ''}`}
        data-since={isSeen ? speaker.say('shell.since') : undefined}
      >
        {colour === null || seat === null ? <span /> : <Shield tincture={colour} size={18} title={nameOf(seat)} />}
        <span>
          <Told message={`event.${key}`} params={params} speaker={speaker} />
          {dice.map((face, at) => (
            <Die key={at} face={face} size={18} />
          ))}
          {said !== null && <span class="spoken"> {said}</span>}
        </span>
        <button type="button" class="n" aria-label={goThere} data-tip={goThere} onClick={() => go.current(moment)}>
          {moment}
        </button>
      </article>
    );
  }, [key, params, seat, moment, heading, colour, isSeen, said, speaker]);
}
