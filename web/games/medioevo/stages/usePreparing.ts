/** What I put together for a turn of mine that has not come: the same choice on the same board, whose answers are put down instead of given. */

import type { Refused } from '@castellan/engine';
import { useCallback } from 'preact/hooks';
import { type Composed, type Deciding, useChoice, useDesk } from '../../../shell/index.ts';
import { CLOSING, type Draft, draft, isList, MOST, planned } from './turns.ts';
import { type Tried, useTried } from './useTried.ts';

export interface Preparation {
  readonly draft: Draft;
  readonly tried: Tried | null;
  readonly choice: Deciding;
}

const NOTHING: readonly Refused[] = [];
const NO_ANSWERS: Draft['answers'] = [];

/** Where a turn cannot go on as it was put together, it goes on from there; a list keeps what may hold again. */
function upTo({ turn, answers }: Draft, tried: Tried | null): Draft['answers'] {
  return isList(turn) || tried === null ? answers : answers.slice(0, Math.min(answers.length, ...tried.fails.keys()));
}

/** Null unless something is prepared, and while I am asked myself. */
export function usePreparing(): Preparation | null {
  const { looking, me, snapshot, speaker } = useDesk();
  const { asked, result } = snapshot.view;
  const open = draft.value;
  const isOpen = open !== null && open.table === snapshot.id && asked === null && me !== null && result === null && !looking;
  const tried = useTried(isOpen ? open.turn : null, isOpen ? open.answers : NO_ANSWERS);
  const next = isOpen && open.answers.length < MOST ? (tried?.next ?? null) : null;
  const put = useCallback(
    (text: string) => {
      const now = draft.value;
      if (now === null || next === null) return;
      if (isList(now.turn) && text === CLOSING) draft.value = { ...now, closes: true };
      else draft.value = { ...now, answers: [...upTo(now, tried), planned(next, text)] };
    },
    [next, tried],
  );
  const putAll = useCallback(({ answers }: Composed) => {
    const now = draft.value;
    if (now !== null) draft.value = { ...now, answers: [...now.answers, ...answers] };
  }, []);
  const choice = useChoice({ asked: next, refused: NOTHING, refusal: null, sending: false, send: put, sendAll: putAll, speaker });
  return isOpen ? { draft: open, tried, choice } : null;
}
