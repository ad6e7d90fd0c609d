/** My own aside: what I am asked beside the game, and how it is answered. */

import { type Asked, type Planned, type Refusal, type Refused, sayAs } from '@castellan/engine';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useDesk } from './desk.ts';

const NOTHING: readonly Refused[] = [];

export interface AsideTalk {
  readonly asked: Asked | null;
  /** What the question refuses. */
  readonly refused: readonly Refused[];
  /** Why the last answer was refused. */
  readonly refusal: Refusal | null;
  send(text: string): void;
  /** Several answers as one plan. */
  sendAll(answers: readonly Planned[]): void;
  /** Drops what is being composed; null when there is nothing to drop. */
  readonly leave: (() => void) | null;
}

export function useAside(): AsideTalk {
  const { client, snapshot } = useDesk();
  const { aside: asked = null, interjections } = snapshot.view;
  const id = asked?.id ?? '';
  const [failed, fail] = useState<{ readonly id: string; readonly refusal: Refusal } | null>(null);
  const [known, know] = useState<{ readonly id: string; readonly refused: readonly Refused[] }>({ id: '', refused: NOTHING });
  useEffect(() => {
    if (id === '') return;
    let isPast = false;
    client.refused(id).then(
      (refused) => {
        if (!isPast) know({ id, refused });
      },
      () => undefined,
    );
    return () => {
      isPast = true;
    };
  }, [client, id]);
  const sendAll = useCallback(
    (answers: readonly Planned[]) => {
      const aloud = answers.map((answer) => ({ ...answer, text: sayAs('aside', answer.text) }));
      fail(null);
      void client.answerAll(aloud, id).then((stopped) => {
        // What was carried out before has led to another question, under which the refusal is told.
        const now = client.snapshot.value?.view.aside?.id ?? id;
        fail(stopped === null ? null : { id: now, refusal: stopped.refusal });
      });
    },
    [client, id],
  );
  const send = useCallback((text: string) => sendAll([{ text }]), [sendAll]);
  const leave = interjections.find(({ say }) => say === 'leaveAside');
  return {
    asked,
    refused: known.id === id ? known.refused : NOTHING,
    refusal: failed !== null && failed.id === id ? failed.refusal : null,
    send,
    sendAll,
    leave: asked === null || leave === undefined ? null : () => void client.answer(sayAs('interjection', leave.key), ''),
  };
}
