/** What a bot would answer and what it is after, said under the prompt and shown on the board for a moment. */

import type { Advice } from '@castellan/bots';
import type { Asked } from '@castellan/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keysOf } from './choice.ts';
import { flash } from './desk.ts';

const SHOWN = 2500;

export interface Advised {
  /** What was advised to the present question; null while nothing is. */
  readonly given: Given | null;
  /** A bot looks for it, which may take a moment. */
  readonly isSought: boolean;
  ask(): void;
  /** It has been read. */
  dismiss(): void;
}

export interface Given {
  /** The question it answers; null when nothing was asked. */
  readonly asked: Asked | null;
  /** Null when there was none to be had. */
  readonly advice: Advice | null;
}

export function useAdvice(hint: (() => Promise<Advice | null>) | undefined, asked: Asked | null): Advised {
  const [given, give] = useState<Given | null>(null);
  const question = asked?.id ?? '';
  const present = useRef(question);
  present.current = question;
  const [sought, seek] = useState<string | null>(null);
  useEffect(() => {
    give(null);
    seek(null);
  }, [question]);

  useEffect(() => {
    if (given === null) return;
    const targets = targetsOf(given);
    for (const target of targets) flash(target, true);
    const end = (): void => {
      for (const target of targets) flash(target, false);
    };
    const timer = setTimeout(end, SHOWN);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [given]);

  const advise = async (): Promise<void> => {
    give(null);
    seek(question);
    const advice = (await hint?.().catch(() => null)) ?? null;
    // A bot takes its time; by then something else may be asked.
    if (present.current !== question) return;
    seek(null);
    give({ asked, advice });
  };
  const isFresh = given !== null && (given.asked?.id ?? '') === question;
  return { given: isFresh ? given : null, isSought: sought === question, ask: () => void advise(), dismiss: () => give(null) };
}

function targetsOf({ asked, advice }: Given): readonly string[] {
  if (asked === null || advice === null) return [];
  const [{ text }] = advice.answers;
  const keys = asked.kind === 'pick' ? [text] : keysOf(asked, text);
  return asked.options.filter(({ key }) => keys.includes(key)).flatMap(({ at }) => at ?? []);
}
