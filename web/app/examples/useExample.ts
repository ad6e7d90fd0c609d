/** A worked example being tried: how far the reader has followed it, and what it says next. */

import { type Line, type Option, type Refusal, type SeatView, spoken } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Told } from '../../tables/local/practice.ts';
import type { LocalTable } from '../../tables/local/table.ts';
import { useSeen } from '../learn/useSeen.ts';
import { useLoad } from '../lists/load.ts';

/** What is said of it now. */
export type Telling =
  /** Nothing but the example itself. */
  | { readonly kind: 'words' }
  /** It says this answer comes next. */
  | { readonly kind: 'next'; readonly text: string }
  | { readonly kind: 'others' }
  /** It says that the rules refuse this, and so they do. */
  | ({ readonly kind: 'refused' } & RefusedTry)
  /** It came as it says; so many cases are left. */
  | { readonly kind: 'so'; readonly left: number }
  | { readonly kind: 'off' };

interface RefusedTry {
  readonly text: string;
  readonly refusal: Refusal;
  /** What is not among the options, where it is one thing. */
  readonly option: Option | null;
}

export interface Trying {
  /** Null until the table has been looked at. */
  readonly view: SeatView | null;
  readonly telling: Telling;
  /** Whether anything was answered. */
  readonly isBegun: boolean;
  /** Shows the next case that was not tried, from its beginning. */
  show(): void;
  /** Gives the answer that is shown; numbers all at once. */
  play(): void;
  layAgain(): void;
}

export function useExample(client: LocalTable, id: string): Trying {
  const seen = useSeen(client, id);
  const { now } = useLoad(() => client.tries(), id);
  const tries = now.state === 'ready' ? now.value : [];
  const [tried, setTried] = useState<readonly number[]>([]);
  const [showing, setShowing] = useState<number | null>(null);
  const [refused, setRefused] = useState<RefusedTry | null>(null);
  useEffect(() => {
    setTried([]);
    setShowing(null);
    setRefused(null);
  }, [id]);
  const lines = seen?.lines ?? [];
  const view = seen?.shown.view ?? null;
  const shown = showing === null || !follows(lines, tries[showing]) ? null : tries[showing];
  const next = shown?.lines[lines.length] ?? null;
  const isRefusing = shown !== null && shown.refusedBy !== null && lines.length === shown.lines.length - 1;
  const come = tries.findIndex((one) => one.refusedBy === null && one.lines.length === lines.length && follows(lines, one));
  const question = view?.asked?.id ?? null;

  const mark = (at: number): void => setTried((before) => (before.includes(at) ? before : [...before, at]));
  useEffect(() => {
    if (come >= 0) mark(come);
  }, [come]);
  // The rules are asked for their reason by giving them the answer.
  useEffect(() => {
    if (!isRefusing || next === null || question === null || showing === null) return setRefused(null);
    let wanted = true;
    const { text } = next;
    void Promise.all([client.answer(text, question), client.refused(question)]).then(([refusal, others]) => {
      if (!wanted || refusal === null) return;
      setRefused({ text, refusal, option: others.find(({ key }) => key === text) ?? null });
      mark(showing);
    });
    return () => {
      wanted = false;
    };
  }, [isRefusing, next?.text, question, showing, client]);

  const begin = (): void => {
    setRefused(null);
    void client.rewind(0);
  };
  return {
    view,
    telling: tell(),
    isBegun: lines.length > 0,
    show: () => {
      const open = tries.findIndex((_, at) => !tried.includes(at));
      const at = open < 0 ? 0 : open;
      setShowing(at);
      if (!follows(lines, tries[at]) || lines.length === tries[at].lines.length) begin();
    },
    play: () => {
      if (next === null || view === null) return;
      const to = spoken(next.text).manner === 'aside' ? view.aside : view.asked;
      void client.answerAll(
        thought(shown?.lines.slice(lines.length) ?? []).map(({ text }) => ({ text })),
        to?.id ?? '',
      );
    },
    layAgain: () => {
      setShowing(null);
      begin();
    },
  };

  function tell(): Telling {
    if (view === null) return { kind: 'words' };
    if (refused !== null && isRefusing) return { kind: 'refused', ...refused };
    if (come >= 0) return { kind: 'so', left: tries.filter((_, at) => at !== come && !tried.includes(at)).length };
    if (next !== null && !isRefusing) return next.seat === view.seat ? { kind: 'next', text: next.text } : { kind: 'others' };
    const isOnTheWay = tries.some((one) => follows(lines, one));
    return lines.length === 0 || isOnTheWay ? { kind: 'words' } : { kind: 'off' };
  }
}

/** Numbers of one seat that follow one another are one thought, such as who stands where. */
function thought(lines: readonly Line[]): readonly Line[] {
  const isNumber = ({ seat, text }: Line): boolean => seat === lines[0].seat && /^\d+$/.test(text);
  const other = lines.findIndex((line) => !isNumber(line));
  return lines.slice(0, other < 0 ? lines.length : Math.max(1, other));
}

/** Whether what was answered is the beginning of what a try says. */
function follows(lines: readonly Line[], one: Told): boolean {
  return lines.every(({ seat, text }, at) => one.lines[at]?.seat === seat && one.lines[at].text === text);
}
