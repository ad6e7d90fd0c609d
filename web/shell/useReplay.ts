/** Looking back: at which moment, through whose eyes, and what was to be seen. */

import type { Seat, SeatView } from '@castellan/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LogEntry, TableClient, TableSnapshot } from '../tables/client.ts';
import { type Course, courseOf, logUpTo, type Moment, newsAt, type Stride, stride, Views } from './replay.ts';

const NO_NEWS: readonly LogEntry[] = [];

export interface Replay {
  /** Null while one looks at the present. */
  readonly at: Moment | null;
  readonly seat: Seat | null;
  readonly view: SeatView | null;
  readonly course: Course;
  readonly playing: boolean;
  readonly news: readonly LogEntry[];
  readonly log: readonly LogEntry[];
  setPlaying(playing: boolean): void;
  go(moment: Moment): void;
  step(by: Stride, direction: 1 | -1): void;
  look(seat: Seat | null): void;
  close(): void;
}

export function useReplay(client: TableClient, snapshot: TableSnapshot): Replay {
  const [at, setAt] = useState<Moment | null>(null);
  const [seat, setSeat] = useState<Seat | null>(snapshot.view.seat);
  const [view, setView] = useState<SeatView | null>(null);
  const [news, setNews] = useState(NO_NEWS);
  const [playing, setPlaying] = useState(false);
  const [course, setCourse] = useState<Course>(() => courseOf([], []));
  const { log, stage } = snapshot;
  // Taken back answers make other moments of the same number, so what was kept is only good for one stretch of looking back.
  const views = useRef<Views | null>(null);
  const open = at !== null;

  useEffect(() => {
    if (!open) return;
    let current = true;
    client.record().then(
      (record) => current && setCourse(courseOf(record.lines, log)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, open, log]);

  const show = useCallback(
    (moment: Moment, eyes: Seat | null) => {
      views.current ??= new Views((when, who) => client.at(when, who));
      const kept = views.current;
      void kept.want(moment, eyes, (seen) => {
        if (seen !== null) setView(seen);
        void kept.prepare(moment, eyes, snapshot.view.seq);
      });
    },
    [client, snapshot.view.seq],
  );

  const go = useCallback(
    (moment: Moment) => {
      const to = Math.max(0, Math.min(snapshot.view.seq, moment));
      setNews(at !== null && to === at + 1 ? newsAt(log, to) : NO_NEWS);
      setAt(to);
      show(to, seat);
    },
    [at, log, seat, show, snapshot.view.seq],
  );

  return useMemo(
    () => ({
      at,
      seat,
      view: at === null ? null : view,
      course: course.length === 0 ? { ...course, length: snapshot.view.seq } : course,
      playing,
      news: at === null ? NO_NEWS : news,
      log: at === null ? log : logUpTo(log, at),
      setPlaying,
      go,
      step: (by, direction) => go(stride({ ...course, length: snapshot.view.seq }, at ?? snapshot.view.seq, by, direction)),
      look(eyes) {
        if (stage !== 'finished') return;
        setSeat(eyes);
        if (at !== null) show(at, eyes);
      },
      close() {
        setAt(null);
        setPlaying(false);
        setView(null);
        setSeat(snapshot.view.seat);
        views.current = null;
      },
    }),
    [at, seat, view, course, playing, news, log, stage, go, show, snapshot.view.seq, snapshot.view.seat],
  );
}
