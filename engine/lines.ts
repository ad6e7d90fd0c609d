/** How a seat's words are written in records and messages. */

import type { Seat } from './types.ts';

/** One line of a record: who said what. */
export interface Line {
  readonly seat: Seat;
  readonly text: string;
}

/**
 * `answer`: to the question the seat was asked; `interjection`: unasked; `aside`: to the question in its own aside; `clock`: what
 * counts as its answer because its time was over.
 */
const MARKS = { interjection: '! ', aside: '~ ', clock: '@ ' } as const;

export type Manner = 'answer' | keyof typeof MARKS;

export function spoken(text: string): { readonly manner: Manner; readonly said: string } {
  for (const manner of ['interjection', 'aside', 'clock'] as const) {
    if (text.startsWith(MARKS[manner])) return { manner, said: text.slice(MARKS[manner].length) };
  }
  return { manner: 'answer', said: text };
}

export function sayAs(manner: Manner, said: string): string {
  return manner === 'answer' ? said : MARKS[manner] + said;
}
