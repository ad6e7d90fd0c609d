/** Where things lie on the pages of a phone. */

import type { Seat, Target } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { Page } from '../../shell/index.ts';
import { idOf, kindOf } from './facts.ts';

/** My cards, tokens and technologies, what is bought and what is aboard lie in my realm, pacts at the court; all else on the map, or on its stage. */
export function pageOf(target: Target, view: UniView, seat: Seat | null): Page | null {
  const isFought = view.battles.length > 0;
  const isBegun = view.phase !== 'setup' && view.phase !== 'order';
  switch (kindOf(target)) {
    case 'card':
      return isFought || isDealt(view, seat, idOf(target)) ? 'board' : 'mine';
    case 'token':
    case 'shop':
    case 'technology':
    case 'good':
    case 'building':
      return isFought || !isBegun ? 'board' : 'mine';
    case 'pact':
      return 'rivals';
    default:
      return 'board';
  }
}

/** Cards of which one is kept lie on a stage of their own. */
function isDealt({ players }: UniView, seat: Seat | null, card: string): boolean {
  const dealt = seat === null ? 0 : players[seat].dealt;
  return typeof dealt !== 'number' && dealt.includes(card);
}
