/** 15.1 to 15.4. Buying an Empire card. */

import { draw, type Next, pick, type Seat, shuffle } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CardOption } from '../options.ts';
import type { UniState } from '../state.ts';
import { CATHEDRAL_LEVEL, RELIGIOUS, UPRIGHT } from '../vocabulary.ts';
import { countBuildings } from './buildings.ts';
import { pay } from './money.ts';
import { type Reason, reason } from './reason.ts';
import { step } from './step.ts';

const BOUGHT = reason('UNI-15.1', 'cardBought');
const DECK_EMPTY = reason('UNI-15.3', 'deckEmpty');
const CANNOT_PAY = reason('UNI-15.1', 'cannotPayEmpireCard');

/** In `cardBought`: not yet, in this turn, and with its cards drawn a second time (UNI-45.56). */
export const BOUGHT_CARD = 1;
export const DRAWN_AGAIN = 2;

/** 100, and 50 more for each card that he owns (UNI-15.1). */
export function cardPrice(s: UniState, seat: Seat): number {
  const { base, perOwned } = content.of(s).cardPrice;
  return base + perOwned * s.cards[seat].length;
}

export function whyNotBuyCard(s: UniState, seat: Seat): Reason | null {
  if (s.cardBought[seat] > 0) return BOUGHT;
  if (s.empireDeck.length === 0) return DECK_EMPTY;
  return s.florins[seat] >= cardPrice(s, seat) ? null : CANNOT_PAY;
}

/** Pays, draws, and then chooses one (UNI-15.2). */
export function buyCard(s: UniState, seat: Seat): Next {
  const florins = cardPrice(s, seat);
  pay(s, seat, florins);
  s.cardBought[seat] = BOUGHT_CARD;
  s.core.told?.push({ key: 'cardPaid', params: { seat, florins } });
  const { draw: base, perCathedral } = content.of(s).cardPrice;
  drawCards(s, seat, base + perCathedral * countBuildings(s, seat, RELIGIOUS, CATHEDRAL_LEVEL));
  return chooseEmpireCard.do({ seat });
}

/** Two cards, two more for each cathedral, or what there is (UNI-15.2, UNI-15.3). */
export function drawCards(s: UniState, seat: Seat, n: number): void {
  for (let left = n; left > 0 && s.empireDeck.length > 0; left--) {
    const card = draw(s.core.chance, s.empireDeck);
    if (card !== undefined) s.dealt[seat].push(card);
  }
  if (s.core.told === null) return;
  const { cards } = content.of(s);
  const own = { cards: s.dealt[seat].map((card) => cards[card].id) };
  s.core.told.push({ key: 'cardsDrawn', params: { seat, n: s.dealt[seat].length }, own, owner: seat });
}

/** Cards that are not kept go under the deck in random order (UNI-15.2, UNI-45.56). */
export function returnDealt(s: UniState, seat: Seat): void {
  s.empireDeck.unshift(...shuffle(s.core.chance, s.dealt[seat]));
  s.dealt[seat] = [];
}

/** Both sides of all cards drawn are seen by their buyer alone; the one he keeps lies with its character up (UNI-15.2). */
export const chooseEmpireCard = step.pick('chooseEmpireCard', {
  rule: ['UNI-15.2', 'UNI-15.12'],
  ask(s, { seat }: { seat: Seat }) {
    const { keepCard } = content.of(s).options;
    if (s.dealt[seat].length === 0) return null;
    return pick(
      seat,
      s.dealt[seat].map((card) => keepCard[card]),
      { always: true },
    );
  },
  answer(s, { seat }, { index, card }: CardOption): Next {
    s.dealt[seat] = s.dealt[seat].filter((other) => other !== index);
    returnDealt(s, seat);
    s.cards[seat].push(index);
    s.cardState[index] = UPRIGHT;
    s.core.told?.push({ key: 'cardKept', params: { seat, card } });
    return undefined;
  },
});
