/** Sending answers, taking them back, and remembering them in words for as long as they may be taken back. */

import type { Option, Refusal, Standing } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useCallback, useRef, useState } from 'preact/hooks';
import type { TableClient, TableSnapshot } from '../tables/client.ts';
import type { Composed } from './board.ts';
import { labelOf, undoInWords } from './words.ts';

/** The table fell silent: whether the answer was carried out is seen when it is there again. */
const NO_REPLY: Refusal = { rule: 'kernel', key: 'noReply', params: {} };

/** How far several answers came before one was refused. */
export interface Halted {
  readonly carried: number;
  readonly all: number;
}

export interface Answers {
  /** Why the last answer was refused. */
  readonly refusal: Refusal | null;
  /** Null unless it was one of several, some of which were carried out. */
  readonly halted: Halted | null;
  /** What undo would do, in words; null when they are not known. */
  readonly undoing: string | null;
  send(text: string): void;
  sendAll(composed: Composed): void;
  interject(option: Option): void;
  /** Sets a standing answer and gives it now. */
  pin(standing: Standing): void;
  undo(): void;
  /** Takes back beyond the safe point, if the others agree. */
  askUndo(): void;
  /** The refusal has been read. */
  dismiss(): void;
}

interface Failed {
  readonly refusal: Refusal;
  /** The question under which it is told; null: until something else is answered. */
  readonly question: string | null;
  readonly halted: Halted | null;
}

export function useAnswers(client: TableClient, { view }: TableSnapshot, speaker: Speaker): Answers {
  const [failed, fail] = useState<Failed | null>(null);
  // The language may change before they are said.
  const words = useRef(new Map<string, (speaker: Speaker) => string>());
  const { asked, undo } = view;
  const question = asked?.id ?? '';
  const stands = failed !== null && (failed.question === null || failed.question === question) ? failed : null;

  const told = useCallback(
    (outcome: Promise<Refusal | null>) => {
      const as = (refusal: Refusal): Failed => ({ refusal, question, halted: null });
      fail(null);
      outcome.then(
        (refusal) => fail(refusal === null ? null : as(refusal)),
        () => fail(as(NO_REPLY)),
      );
    },
    [question],
  );
  const send = useCallback(
    (text: string) => {
      if (asked !== null) words.current.set(text, (speaker) => undoInWords(speaker, asked, text));
      told(client.answer(text, asked?.id ?? ''));
    },
    [client, asked, told],
  );
  const sendAll = useCallback(
    ({ answers, say, params }: Composed) => {
      words.current.set(answers[0].text, (speaker) => speaker.say('shell.undoWhat', { what: speaker.say(say, params) }));
      fail(null);
      client.answerAll(answers, question).then(
        (stopped) => {
          if (stopped === null) return;
          const { at, refusal } = stopped;
          // What was carried out has led to another question, under which the rest is told.
          fail(at === 0 ? { refusal, question, halted: null } : { refusal, question: null, halted: { carried: at, all: answers.length } });
        },
        () => fail({ refusal: NO_REPLY, question, halted: null }),
      );
    },
    [client, question],
  );
  const interject = useCallback(
    (option: Option) => {
      const text = `! ${option.key}`;
      words.current.set(text, (speaker) => speaker.say('shell.undoWhat', { what: labelOf(speaker, option) }));
      told(client.answer(text, ''));
    },
    [client, told],
  );

  return {
    refusal: stands?.refusal ?? null,
    halted: stands?.halted ?? null,
    undoing: undo.ok ? (words.current.get(undo.text)?.(speaker) ?? null) : null,
    send,
    sendAll,
    interject,
    pin(standing) {
      client.setStanding(standing);
      send(standing.key);
    },
    undo() {
      if (undo.ok) told(client.undo());
    },
    askUndo: () => told(client.undo()),
    dismiss: () => fail(null),
  };
}
