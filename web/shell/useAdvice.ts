/** What a bot would answer, said under the prompt and shown on the board for a moment. */

import type { Asked } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keysOf } from './choice.ts';
import { flash } from './desk.ts';
import { answerInWords } from './words.ts';

const SHOWN = 2500;

interface Advice {
  readonly words: string | null;
  ask(): void;
  /** It has been read. */
  dismiss(): void;
}

interface Given {
  /** The question it answers; null when nothing was asked. */
  readonly asked: Asked | null;
  /** Null when there was none to be had. */
  readonly text: string | null;
}

export function useAdvice(hint: (() => Promise<string | null>) | undefined, asked: Asked | null, speaker: Speaker): Advice {
  const [given, give] = useState<Given | null>(null);
  const question = asked?.id ?? '';
  const present = useRef(question);
  present.current = question;
  useEffect(() => give(null), [question]);

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
    const text = (await hint?.().catch(() => null)) ?? null;
    // A bot takes its time; by then something else may be asked.
    if (present.current === question) give({ asked, text });
  };
  const isFresh = given !== null && (given.asked?.id ?? '') === question;
  return { words: isFresh ? inWords(speaker, given) : null, ask: () => void advise(), dismiss: () => give(null) };
}

function inWords(speaker: Speaker, { asked, text }: Given): string {
  if (asked === null || text === null) return speaker.say('shell.hint.none');
  return speaker.say('shell.hint.is', { answer: answerInWords(speaker, asked, text) });
}

function targetsOf({ asked, text }: Given): readonly string[] {
  if (asked === null || text === null) return [];
  const keys = asked.kind === 'pick' ? [text] : keysOf(asked, text);
  return asked.options.filter(({ key }) => keys.includes(key)).flatMap(({ at }) => at ?? []);
}
