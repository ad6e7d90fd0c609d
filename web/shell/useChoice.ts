/** The choice being made, as boards and prompt see it. */

import type { Asked, Option, Refusal, Refused, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Choice, Lit } from './board.ts';
import {
  answerOf,
  begin,
  byTarget,
  candidates,
  carryOver,
  chipOptions,
  choose,
  isReady,
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
  /** That answer. */
  readonly answer: string | null;
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
  readonly send: (answer: string) => void;
  readonly speaker: Speaker;
}

export function useChoice({ asked, refused, refusal, send, speaker }: Asking): Deciding {
  const [kept, keep] = useState<Selection>(() => begin(asked));
  // What was answered stays touched until the table has changed; drawing it anew before that would only make the answer wait.
  const answered = useRef<Asked | null>(null);
  // The same question may be shown anew before its answer has been carried out, since others answer too; it is answered once.
  const given = useRef<string | null>(null);
  if (refusal !== null) answered.current = null;
  if (refusal !== null || given.current !== asked?.id) given.current = null;
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
    const give = (answer: string): void => {
      if (asked === null || given.current === asked.id) return;
      given.current = asked.id;
      answered.current = asked;
      send(answer);
    };
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

    return {
      asked,
      selected: asked?.kind === 'pick' ? selection.touched : chosen.flatMap((option) => option.at ?? []),
      chips: asked === null ? [] : chipOptions(asked, selection),
      open,
      chosen,
      amount: selection.amount,
      confirming: optionOf(selection.confirming),
      ready: asked !== null && isReady(asked, selection),
      answer: asked === null ? null : answerOf(asked, selection),
      begun: asked !== null && !isUntouched(asked, selection),
      lit,
      refusal: (target) => (asked === null || lit(target) !== null ? null : refusalAt(asked, refused, selection.touched, target)),
      tap(target) {
        if (asked !== null) made(touch(asked, latest.current, target));
      },
      choose(option) {
        if (asked !== null) made(choose(asked, latest.current, option));
      },
      suggest(text) {
        if (asked !== null) set({ ...latest.current, chosen: keysOf(asked, text) });
      },
      setAmount: (amount) => set({ ...latest.current, amount }),
      shift: (option, by) => set(shift(latest.current, option.key, by)),
      confirm() {
        const answer = asked === null ? null : answerOf(asked, latest.current);
        if (answer !== null) give(answer);
      },
      clear: () => set(begin(asked)),
    };
  }, [asked, refused, selection, send, speaker]);
}
