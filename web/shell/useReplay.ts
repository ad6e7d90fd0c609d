/** Looking back: at which moment, through whose eyes, and what was to be seen. */

import type { Seat, SeatView } from '@castellan/engine';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LogEntry, TableClient, TableSnapshot } from '../tables/client.ts';
import { type Course, courseOf, logUpTo, type Moment, newsAt, type Stride, stride, Views } from './replay.ts';

const NO_NEWS: readonly LogEntry[] = [];

/** A hand that rests so long may want the next step. */
const RESTING = 150;

export interface Replay {
  /** Null while one looks at the present. */
  readonly at: Moment | null;
  readonly seat: Seat | null;
  readonly view: SeatView | null;
  readonly course: Course;
  readonly playing: boolean;
  /** Milliseconds for an answer where all is to be told in a given time; null where one chooses the speed. */
  readonly pace: number | null;
  readonly news: readonly LogEntry[];
  readonly log: readonly LogEntry[];
  setPlaying(playing: boolean): void;
  /** Plays everything from a moment on within so many milliseconds. */
  tell(from: Moment, within: number): void;
  go(moment: Moment): void;
  step(by: Stride, direction: 1 | -1): void;
  look(seat: Seat | null): void;
  close(): void;
}

export function useReplay(client: TableClient, snapshot: TableSnapshot): Replay {
  const [at, setAt] = useState<Moment | null>(null);
  const [chosen, choose] = useState<{ readonly seat: Seat | null } | null>(null);
  const [view, setView] = useState<SeatView | null>(null);
  const [news, setNews] = useState(NO_NEWS);
  const [playing, play] = useState(false);
  const [pace, setPace] = useState<number | null>(null);
  const [course, setCourse] = useState<Course>(() => courseOf([], []));
  const { log, stage } = snapshot;
  const me = snapshot.view.seat;
  const seat = chosen === null ? me : chosen.seat;
  // Taken back answers make other moments of the same number, so what was kept is only good until then.
  const views = useRef<Views | null>(null);
  const open = at !== null;
  const length = snapshot.view.seq;
  const resting = useRef(0);
  useEffect(() => () => clearTimeout(resting.current), []);

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
      clearTimeout(resting.current);
      const see = (seen: SeatView | null): void => {
        if (seen !== null && views.current === kept) setView(seen);
      };
      kept.want(moment, eyes, see).catch(() => undefined);
      resting.current = window.setTimeout(() => kept.prepare(moment, eyes, length).catch(() => undefined), RESTING);
    },
    [client, length],
  );

  // Always the same function while one looks back, so that what holds it is not drawn anew at every step.
  const present = useRef({ at, log, seat });
  present.current = { at, log, seat };
  const go = useCallback(
    (moment: Moment) => {
      const to = Math.max(0, Math.min(length, moment));
      const { at: from, log: told, seat: eyes } = present.current;
      setNews(from !== null && to === from + 1 ? newsAt(told, to) : NO_NEWS);
      setAt(to);
      show(to, eyes);
    },
    [show, length],
  );

  const setPlaying = useCallback((isPlaying: boolean) => {
    play(isPlaying);
    setPace(null);
  }, []);

  const close = useCallback(() => {
    clearTimeout(resting.current);
    views.current = null;
    setAt(null);
    setPlaying(false);
    setView(null);
    choose(null);
  }, [setPlaying]);

  const before = useRef({ me, length });
  useLayoutEffect(() => {
    const { me: eyes, length: longest } = before.current;
    before.current = { me, length };
    // What one pair of eyes saw is not for the next that looks at this screen.
    if (eyes !== me) return close();
    if (length >= longest) return;
    views.current = null;
    if (present.current.at !== null) go(present.current.at);
  }, [me, length, close, go]);

  return useMemo(
    () => ({
      at,
      seat,
      view: at === null ? null : view,
      course: course.length === 0 ? { ...course, length } : course,
      playing,
      pace,
      news: at === null ? NO_NEWS : news,
      log: at === null ? log : logUpTo(log, at),
      setPlaying,
      tell(from, within) {
        go(from);
        play(true);
        setPace(within / Math.max(1, length - from));
      },
      go,
      step: (by, direction) => go(stride({ ...course, length }, at ?? length, by, direction)),
      look(eyes) {
        if (stage !== 'finished') return;
        choose({ seat: eyes });
        if (at !== null) show(at, eyes);
      },
      close,
    }),
    [at, seat, view, course, playing, pace, news, log, stage, go, show, setPlaying, close, length],
  );
}
