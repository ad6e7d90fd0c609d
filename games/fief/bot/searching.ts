/** Which questions are worth looking ahead at. The others come up often and change little: half of all are windows in which nobody plays a card. */

import type { Frame, Question } from '@castellan/engine';
import { placeReleased } from '../rules/captivity.ts';
import { discardCards, drawCard } from '../rules/drawing.ts';
import { chooseLosses, loseLord, lossesOutside } from '../rules/losses.ts';
import { surprise } from '../rules/windows.ts';
import type { FieState } from '../state.ts';

const SMALL: ReadonlySet<string> = new Set(
  [discardCards, drawCard, chooseLosses, loseLord, lossesOutside, placeReleased].map(({ name }) => name),
);

/** Before votes and before the check of the goals a card may decide the game. */
function isDecisive(window: Frame): boolean {
  return 'kind' in window && (window.kind === 'victory' || window.kind === 'candidates');
}

export function isWorthSearching(_s: FieState, { frame }: Question): boolean {
  return frame.step === surprise.name ? isDecisive(frame) : !SMALL.has(frame.step);
}
