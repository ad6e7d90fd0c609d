/** What a bot would answer and what it is after, said under the prompt and shown on the board for a moment. */

import type { Asked } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Advice } from '../tables/client.ts';
import { keysOf } from './choice.ts';
import { flash } from './desk.ts';
import { answerInWords } from './words.ts';

const SHOWN = 2500;

/** So much of what an answer leads to is told. */
const REASONS = 4;

export interface Advised {
  readonly words: string | null;
  ask(): void;
  /** It has been read. */
  dismiss(): void;
}

interface Given {
  /** The question it answers; null when nothing was asked. */
  readonly asked: Asked | null;
  /** Null when there was none to be had. */
  readonly advice: Advice | null;
}

export function useAdvice(hint: (() => Promise<Advice | null>) | undefined, asked: Asked | null, speaker: Speaker): Advised {
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
    const advice = (await hint?.().catch(() => null)) ?? null;
    // A bot takes its time; by then something else may be asked.
    if (present.current === question) give({ asked, advice });
  };
  const isFresh = given !== null && (given.asked?.id ?? '') === question;
  return { words: isFresh ? inWords(speaker, given) : null, ask: () => void advise(), dismiss: () => give(null) };
}

function inWords(speaker: Speaker, { asked, advice }: Given): string {
  if (asked === null || advice === null) return speaker.say('shell.hint.none');
  const answer = answerInWords(speaker, asked, advice.text);
  if (advice.reasons.length === 0) return speaker.say('shell.hint.is', { answer });
  const why = advice.reasons.slice(0, REASONS).map(({ key, params }) => speaker.say(`event.${key}`, params));
  return speaker.say('shell.hint.why', { answer, why: why.join(' ') });
}

function targetsOf({ asked, advice }: Given): readonly string[] {
  if (asked === null || advice === null) return [];
  const keys = asked.kind === 'pick' ? [advice.text] : keysOf(asked, advice.text);
  return asked.options.filter(({ key }) => keys.includes(key)).flatMap(({ at }) => at ?? []);
}
