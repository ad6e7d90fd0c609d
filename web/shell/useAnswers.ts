/** Sending answers, taking them back, and remembering them in words for as long as they may be taken back. */

import type { Option, Refusal, Standing } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { TableClient, TableSnapshot } from '../tables/client.ts';
import { answerInWords, labelOf } from './words.ts';

/** The table fell silent: whether the answer was carried out is seen when it is there again. */
const NO_REPLY: Refusal = { rule: 'kernel', key: 'noReply', params: {} };

export interface Answers {
  /** Why the last answer was refused. */
  readonly refusal: Refusal | null;
  /** What undo would take back, in words; null when the words are not known. */
  readonly undoing: string | null;
  send(text: string): void;
  interject(option: Option): void;
  /** Sets a standing answer and gives it now. */
  pin(standing: Standing): void;
  undo(): void;
  /** Takes back beyond the safe point, if the others agree. */
  askUndo(): void;
  /** The refusal has been read. */
  dismiss(): void;
}

export function useAnswers(client: TableClient, { view }: TableSnapshot, speaker: Speaker): Answers {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The language may change before they are said.
  const words = useRef(new Map<string, (speaker: Speaker) => string>());
  const { asked, undo } = view;
  const question = asked?.id ?? '';
  useEffect(() => setRefusal(null), [question]);

  const told = useCallback((outcome: Promise<Refusal | null>) => {
    setRefusal(null);
    outcome.then(setRefusal, () => setRefusal(NO_REPLY));
  }, []);
  const send = useCallback(
    (text: string) => {
      // A number alone would not say what is taken back.
      if (asked?.kind === 'amount') words.current.delete(text);
      else if (asked !== null) words.current.set(text, (speaker) => answerInWords(speaker, asked, text));
      told(client.answer(text, asked?.id ?? ''));
    },
    [client, asked, told],
  );
  const interject = useCallback(
    (option: Option) => {
      const text = `! ${option.key}`;
      words.current.set(text, (speaker) => labelOf(speaker, option));
      told(client.answer(text, ''));
    },
    [client, told],
  );

  return {
    refusal,
    undoing: undo.ok ? (words.current.get(undo.text)?.(speaker) ?? null) : null,
    send,
    interject,
    pin(standing) {
      client.setStanding(standing);
      send(standing.key);
    },
    undo() {
      if (undo.ok) told(client.undo());
    },
    askUndo: () => told(client.undo()),
    dismiss: () => setRefusal(null),
  };
}
