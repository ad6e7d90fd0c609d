/** What is printed on the cards, and what that means for a player. */

import type { Seat } from '@castellan/engine';
import type { MedView } from '@castellan/medievalia';
import { costIn, faceIn, printedIn } from '@castellan/medievalia/preview';
import { RESOURCES, type Resource } from '@castellan/medievalia/vocabulary';

/** The type of a card is its id without the number. */
export function typeOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

/** The civil building that spares a character's surcharge, and the character a building is for. */
export function enablerOf(view: MedView, type: string): string | null {
  const { enabledBy } = faceIn(view, type);
  return enabledBy < 0 ? null : printedIn(view).types[enabledBy].id;
}

export function enabledBy(view: MedView, building: string): string | null {
  const { type } = faceIn(view, building);
  return printedIn(view).types.find((face) => face.enabledBy === type)?.id ?? null;
}

export interface Price {
  readonly resource: Resource;
  readonly n: number;
  /** How much of it is the surcharge for a missing building. */
  readonly extra: number;
}

/** What a card costs a seat now. */
export function pricesOf(view: MedView, seat: Seat | null, type: string): readonly Price[] {
  const cost = costIn(view, seat, type);
  const printed = faceIn(view, type).cost;
  return RESOURCES.flatMap((resource, i) => (cost[i] > 0 ? [{ resource, n: cost[i], extra: cost[i] - printed[i] }] : []));
}

/** Cards left in a deck that should be said aloud: the game may end when two are empty. */
export const FEW_CARDS = 6;
