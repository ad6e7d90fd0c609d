/** What a bot would answer, said under the prompt and shown on the board for a moment. */

import type { Asked } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useEffect, useState } from 'preact/hooks';
import { keysOf } from './choice.ts';
import { flash } from './desk.ts';
import { answerInWords } from './words.ts';

const SHOWN = 2500;

interface Advice {
  readonly words: string | null;
  ask(): void;
}

export function useAdvice(hint: (() => Promise<string | null>) | undefined, asked: Asked | null, speaker: Speaker): Advice {
  const [words, setWords] = useState<string | null>(null);
  const question = asked?.id ?? '';
  useEffect(() => setWords(null), [question]);

  const advise = async (): Promise<void> => {
    const text = (await hint?.()) ?? null;
    if (text === null || asked === null) {
      setWords(speaker.say('shell.hint.none'));
      return;
    }
    setWords(speaker.say('shell.hint.is', { answer: answerInWords(speaker, asked, text) }));
    const keys = asked.kind === 'pick' ? [text] : keysOf(asked, text);
    const targets = asked.options.filter(({ key }) => keys.includes(key)).flatMap(({ at }) => at ?? []);
    const mark = (on: boolean): void => {
      for (const target of targets) flash(target, on);
    };
    mark(true);
    setTimeout(() => mark(false), SHOWN);
  };
  return { words, ask: () => void advise() };
}
