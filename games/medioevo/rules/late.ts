/** 47.10. What counts as the answer of one whose time is over. */

import { type Option, type Pick, printKeys, type Question } from '@castellan/engine';
import type { UniState } from '../state.ts';
import { completeMove } from './combat.ts';
import { chooseTransport, tradeAction } from './trade.ts';

/** A move is passed or ended, a trade turn closed: these come last in their lists, or among others. */
const IDLE: { readonly [step: string]: readonly string[] } = {
  [completeMove.name]: ['pass', 'end move'],
  [chooseTransport.name]: ['end trade'],
  [tradeAction.name]: ['done'],
};

/** Bids and amounts are the least, sets as small as may be; what is optional is listed first, so that the first option passes. */
export function late(_s: UniState, q: Question): string {
  switch (q.kind) {
    case 'pick':
      return lateChoice(q).key;
    case 'amount':
      return String(q.min);
    case 'subset':
      return keysOf(q, q.suggest?.()[0] ?? q.options.slice(0, q.min));
    case 'order':
      return keysOf(q, q.suggest?.()[0] ?? q.options);
  }
}

function lateChoice({ frame, options }: Pick): Option {
  const idle = IDLE[frame.step] ?? [];
  return options.find(({ key }) => idle.includes(key)) ?? options[0];
}

function keysOf({ kind }: Question, options: readonly Option[]): string {
  return printKeys(
    kind,
    options.map(({ key }) => key),
  );
}
