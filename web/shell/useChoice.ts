/** The choice being made, as boards and prompt see it. */

import type { Asked, Option, Refusal, Refused, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Choice, Composed, Lit } from './board.ts';
import {
  answerOf,
  begin,
  byTarget,
  candidates,
  carryOver,
  chipOptions,
  choose,
  isBarred,
  isUntouched,
  keysOf,
  type Made,
  mayTouch,
  refusalAt,
  type Selection,
  shift,
  touch,
} from './choice.ts';
import { labelOf } from './words.ts';

/** A choice with what the prompt needs besides: chips, counts, confirming. */
export interface Deciding extends Choice {
  /** Options only a chip can choose. */
  readonly chips: readonly Option[];
  /** Options that go with what is touched. */
  readonly open: readonly Option[];
  /** An option that is asked about once more. */
  readonly confirming: Option | null;
  /** Whether there is an answer to confirm. */
  readonly ready: boolean;
  /** That answer, or those put together. */
  readonly answers: readonly string[] | null;
  /** Whether there is anything `clear` would take back. */
  readonly begun: boolean;
  suggest(text: string): void;
  shift(option: Option, by: number): void;
}

interface Asking {
  readonly asked: Asked | null;
  readonly refused: readonly Refused[];
  /** Why the last answer was refused: another may be given. */
  readonly refusal: Refusal | null;
  /** Whether the coach holds the last answer back: it or another may be given. */
  readonly isHeldBack?: boolean;
  /** Whether an answer is on its way. */
  readonly sending: boolean;
  readonly send: (answer: string) => void;
  readonly sendAll: (composed: Composed) => void;
  readonly speaker: Speaker;
}

export function useChoice({ asked, refused, refusal, isHeldBack = false, sending, send, sendAll, speaker }: Asking): Deciding {
  const [kept, keep] = useState<Selection>(() => begin(asked));
  const [laid, lay] = useState<{ readonly question: string; readonly composed: Composed } | null>(null);
  const composed = laid !== null && (asked === null ? sending : asked.id === laid.question) ? laid.composed : null;
  // What was answered stays touched until the table has changed; drawing it anew before that would only make the answer wait.
  const answered = useRef<Asked | null>(null);
  // The same question may be shown anew before its answer has been carried out, since others answer too; it is answered once.
  const given = useRef<string | null>(null);
  if (refusal !== null) answered.current = null;
  if (refusal !== null || isHeldBack || given.current !== asked?.id) given.current = null;
  const selection = useMemo(
    () => (answered.current === null || answered.current === asked ? carryOver(asked, kept) : begin(asked)),
    [asked, kept],
  );
  // Two taps may come before the next drawing; each must see the other.
  const latest = useRef(selection);
  latest.current = selection;

  return useMemo(() => {
    const set = (next: Selection): void => {
      answered.current = null;
      latest.current = next;
      keep(next);
    };
    const once = (act: () => void): void => {
      if (asked === null || given.current === asked.id) return;
      given.current = asked.id;
      answered.current = asked;
      act();
    };
    const give = (answer: string): void => once(() => send(answer));
    const made = ({ selection: next, answer }: Made): void => {
      if (answer === null) set(next);
      else give(answer);
    };
    const open = asked === null ? [] : asked.kind === 'pick' ? candidates(asked, selection.touched) : asked.options;
    const there = byTarget(open);
    const optionOf = (key: string | null): Option | null => asked?.options.find((option) => option.key === key) ?? null;
    const chosen = selection.chosen.map(optionOf).filter((option) => option !== null);

    const lit = (target: Target): Lit | null => {
      const options = there.get(target);
      if (asked === null || options === undefined || !mayTouch(asked, selection, target)) return null;
      const selected = asked.kind === 'pick' ? selection.touched.includes(target) : options.some((option) => chosen.includes(option));
      const place = asked.kind === 'order' && selected ? chosen.findIndex((option) => options.includes(option)) + 1 : null;
      const label = options.length === 1 ? labelOf(speaker, options[0]) : speaker.say('shell.choices', { n: options.length });
      return { options, label, selected, place };
    };

    const answer = asked === null ? null : answerOf(asked, selection);
    const answers = composed === null ? (answer === null ? null : [answer]) : composed.answers.map(({ text }) => text);

    return {
      asked,
      composed,
      selected: asked?.kind === 'pick' ? selection.touched : chosen.flatMap((option) => option.at ?? []),
      chips: asked === null ? [] : chipOptions(asked, selection),
      open,
      chosen,
      amount: selection.amount,
      confirming: optionOf(selection.confirming),
      ready: asked !== null && answers !== null && answers.length > 0,
      answers: answers === null || answers.length === 0 ? null : answers,
      begun: asked !== null && !isUntouched(asked, selection),
      lit,
      refusal: (target) => (asked === null || lit(target) !== null ? null : refusalAt(asked, refused, selection.touched, target)),
      tap(target) {
        if (asked !== null && !isBarred(asked, refused, latest.current, target)) made(touch(asked, latest.current, target));
      },
      choose(option) {
        if (asked !== null) made(choose(asked, latest.current, option));
      },
      suggest(text) {
        if (asked !== null) set({ ...latest.current, chosen: keysOf(asked, text) });
      },
      setAmount: (amount) => set({ ...latest.current, amount }),
      shift: (option, by) => set(shift(latest.current, option.key, by)),
      compose(next) {
        if (asked !== null) lay({ question: asked.id, composed: next });
      },
      confirm() {
        if (composed !== null) {
          if (composed.answers.length > 0) once(() => sendAll(composed));
          return;
        }
        const answer = asked === null ? null : answerOf(asked, latest.current);
        if (answer !== null) give(answer);
      },
      clear: () => set(begin(asked)),
    };
  }, [asked, refused, selection, composed, send, sendAll, speaker]);
}
