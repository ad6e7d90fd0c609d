/** 10, 25, 26. What a surprise card is to a window; the cards themselves are listed in `surprise-cards.ts`. */

import type { Next, Refused, Seat } from '@castellan/engine';
import type { SurpriseOption } from '../options.ts';
import type { FieState } from '../state.ts';
import type { WindowKind } from '../vocabulary.ts';
import { type Reason, reason } from './reason.ts';

/** The window in which cards are offered: its kind, and whose turn or which battle it belongs to. */
export interface Window {
  readonly kind: WindowKind;
  /** Whose turn it is; -1 where it is everybody's. */
  readonly ofSeat: Seat;
}

const RIDING = reason('FIE-21.5', 'notWhileRiding');
/** In the window of an uprising only a secret passage may be played. */
export const RISING = reason('FIE-25.8', 'notInUprising');

/** Why cards for any time cannot be played in a window: those of a ride-through and of an uprising are for other cards. */
export function whyNotAnyTime({ kind }: Window): Reason | null {
  return kind === 'ride' ? RIDING : kind === 'uprising' ? RISING : null;
}

/** A surprise card: what a seat that holds one may do with it in a window, and what it does. */
export interface SurpriseCard {
  /** The card with every choice of targets that is legal now; put into `into`. Nothing here may depend on what others hold. */
  options(s: FieState, seat: Seat, window: Window, into: SurpriseOption[]): void;
  /**
   * The effect. The card has left the hand and lies nowhere: what it does says where it goes, to a discard (`discardCard`), onto a Lord,
   * or back to the hand. What follows from it ends with `SETTLE`.
   */
  play(s: FieState, seat: Seat, card: number, option: SurpriseOption, window: Window): Next;
  /** What a seat that holds one cannot do with it in this window, and why. */
  refused?(s: FieState, seat: Seat, window: Window): readonly Refused[];
}
