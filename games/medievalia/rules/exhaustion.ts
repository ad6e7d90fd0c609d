/** 20. Running out of cards. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { MedState } from '../state.ts';
import type { Ending } from '../vocabulary.ts';
import { finish, plainGold, prestigeOf, sideOf } from './scoring.ts';
import { drawCard } from './setup.ts';

/** Two of the three decks are empty (MED-20.2, MED-20.3). */
function areDecksExhausted(s: MedState): boolean {
  let empty = 0;
  for (const deck of s.decks) if (deck.length === 0) empty++;
  return empty >= content.of(s).emptyDecksToEnd;
}

/** Every building has been bought (MED-20.1). */
export function areBuildingsExhausted(s: MedState): boolean {
  return s.piles.every((pile) => pile.length === 0);
}

/** What is compared, in this order (MED-20.5 to MED-20.7). */
const COMPARISONS: readonly { readonly by: Ending | null; of(s: MedState, seat: Seat): number }[] = [
  { by: null, of: prestigeOf },
  { by: 'gold', of: plainGold },
  { by: 'hand', of: (s, seat) => s.hands[seat].length },
];

/** Decides a game that ran out of cards: alliances add their numbers, each comparison is among those still equal (MED-20.9, MED-22.4). */
export function finishExhausted(s: MedState, ending: 'lastBuilding' | 'emptyDecks'): void {
  let best = s.hands.flatMap((_, seat) => (sideOf(s, seat)[0] === seat ? [sideOf(s, seat)] : []));
  best = best.filter((side) => side.some((seat) => !s.eliminated[seat]));
  for (const { by, of } of COMPARISONS) {
    const totals = best.map((side) => side.reduce((sum, seat) => sum + of(s, seat), 0));
    const most = Math.max(...totals);
    best = best.filter((_, i) => totals[i] === most);
    if (best.length === 1) {
      finish(s, best[0], by ?? ending);
      return;
    }
  }
  finish(
    s,
    best.flat().sort((a, b) => a - b),
    'draw',
  );
}

/** A card drawn in a turn may be the one that ends the game (MED-20.2, MED-20.10). */
export function drawAndCheck(s: MedState, seat: Seat, deck: number): void {
  drawCard(s, seat, deck);
  if (areDecksExhausted(s)) finishExhausted(s, 'emptyDecks');
}
