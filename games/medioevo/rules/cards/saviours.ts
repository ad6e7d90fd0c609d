/** Card 61: one of three Event cards is chosen for this turn (UNI-45.32). Card 62: the cards drawn for a purchase are drawn anew (UNI-45.56). */

import { draw, type Next, pick, type Seat, shuffle } from '@castellan/engine';
import { content } from '../../content/content.ts';
import { NOBODY, type UniState } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { BOUGHT_CARD, DRAWN_AGAIN, drawCards, returnDealt } from '../empire-purchase.ts';
import { SAVIOURS, setEvent } from '../events.ts';
import type { EventOption } from '../realm-options.ts';
import { reason } from '../reason.ts';
import { step } from '../step.ts';

const NO_CARDS_DRAWN = reason('UNI-45.56', 'noCardsDrawn');
const NOTHING_TO_DRAW = reason('UNI-45.56', 'nothingToDraw');
const NO_EVENT = reason('UNI-5.16', 'eventSettled');

/** The faces are seen by the user of the card alone. */
function lookAtEvents(s: UniState, seat: Seat, n: number): void {
  if (s.eventDeck.length < n) {
    s.eventDeck.unshift(...shuffle(s.core.chance, s.eventDiscard));
    s.eventDiscard = [];
  }
  for (let left = n; left > 0 && s.eventDeck.length > 0; left--) {
    const card = draw(s.core.chance, s.eventDeck);
    if (card !== undefined) s.looked.push(card);
  }
  s.looker = seat;
  if (s.core.told === null) return;
  const { events } = content.of(s);
  const own = { events: s.looked.map((card) => events[card].id) };
  s.core.told.push({ key: 'eventsDrawn', params: { seat, n: s.looked.length }, own, owner: seat });
}

export const saviour: Ability = {
  whyNot: (s, { about }) => (s.event === null || about !== SAVIOURS ? NO_EVENT : null),
  apply(s, { seat, index }): Next {
    const { effect } = content.of(s).cards[index];
    if (effect.op !== 'chooseEvent') return undefined;
    lookAtEvents(s, seat, effect.draw);
    return chooseEvent.do({ seat });
  },
};

/** The chosen one replaces the card drawn; all others go under the deck in random order (UNI-45.32). */
export const chooseEvent = step.pick('chooseEvent', {
  rule: ['UNI-45.32', 'UNI-5.16'],
  ask(s, { seat }: { seat: Seat }) {
    const { event } = content.of(s).options.realm;
    if (s.looked.length === 0) return null;
    return pick(
      seat,
      s.looked.map((card) => event[card]),
      { always: true },
    );
  },
  answer(s, _p, { index }: EventOption): Next {
    const others = s.looked.filter((card) => card !== index);
    if (s.event !== null) others.push(s.event.card);
    s.looked = [];
    s.looker = NOBODY;
    s.eventDeck.unshift(...shuffle(s.core.chance, others));
    setEvent(s, index);
    return undefined;
  },
});

export const redrawing: Ability = {
  whyNot(s, { seat }) {
    if (s.cardBought[seat] !== BOUGHT_CARD || s.dealt[seat].length === 0) return NO_CARDS_DRAWN;
    return s.empireDeck.length > 0 ? null : NOTHING_TO_DRAW;
  },
  apply(s, { seat }) {
    const n = s.dealt[seat].length;
    s.cardBought[seat] = DRAWN_AGAIN;
    returnDealt(s, seat);
    drawCards(s, seat, n);
    return undefined;
  },
};
