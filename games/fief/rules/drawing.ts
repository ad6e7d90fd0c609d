/** 14. Discard and draw. */

import { draw, type Frame, look, type Next, pick, type Seat, shuffle, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CardOption, DrawOption } from '../content/economy-options.ts';
import { FACE_DOWN, type FieState } from '../state.ts';
import { type Deck, LORDS } from '../vocabulary.ts';
import { familySize } from './families.ts';
import { discardCard, giveSeenCard, takeFromHand } from './hands.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

export function drawing(s: FieState): readonly Frame[] {
  return [
    refillDecks.do({}),
    ...turnOrder(s).flatMap((seat) => [discardCards.do({ seat }), drawCard.do({ seat, drawn: 0, hasDrawnCharacter: false })]),
  ];
}

function deckOf(s: FieState, deck: Deck): number[] {
  return deck === 'character' ? s.characterDeck : s.eventDeck;
}

/** During this step a deck that is empty is made anew of its discard pile at once (FIE-14.7). */
export const refillDecks = step.work('refillDecks', {
  rule: 'FIE-14.7',
  run(s, _: object): Next {
    refill(s);
    return undefined;
  },
});

function refill(s: FieState): void {
  if (s.characterDeck.length === 0 && s.characterDiscard.length > 0) {
    s.characterDeck = shuffle(s.core.chance, s.characterDiscard);
    s.characterDiscard = [];
    s.core.told?.push({ key: 'reshuffled', params: { deck: 'character' } });
  }
  if (s.eventDeck.length === 0 && s.eventDiscard.length > 0) {
    s.eventDeck = shuffle(s.core.chance, s.eventDiscard);
    s.eventDiscard = [];
    s.core.told?.push({ key: 'reshuffled', params: { deck: 'event' } });
  }
}

/** Any number of cards from hand, face up (FIE-14.1). */
export const discardCards = step.subset('discardCards', {
  rule: 'FIE-14.1',
  ask(s, { seat }: { seat: Seat }) {
    const hand = s.hands[seat];
    if (hand.length === 0) return null;
    const { discard } = content.of(s).options;
    return subset(
      seat,
      hand.map((card) => discard[card]),
      { min: 0, max: hand.length },
    );
  },
  answer(s, { seat }, chosen: readonly CardOption[]): Next {
    if (chosen.length === 0) return undefined;
    for (const { index } of chosen) {
      takeFromHand(s, seat, index);
      discardCard(s, index);
    }
    s.core.told?.push({ key: 'discarded', params: { seat, cards: chosen.map(({ card }) => card) } });
    refill(s);
    return undefined;
  },
});

const ONE_CHARACTER = reason('FIE-14.2', 'oneCharacter');
const NO_CARD = reason('FIE-14.7', 'deckEmpty');

/** Why a player cannot draw from a deck now. */
function whyNotDraw(s: FieState, deck: Deck, hasDrawnCharacter: boolean): Reason | null {
  if (deck === 'character' && hasDrawnCharacter) return ONE_CHARACTER;
  return deckOf(s, deck).length === 0 ? NO_CARD : null;
}

/** One card after the other, at most one of them from the character deck, as long as the hand has room (FIE-14.2 to FIE-14.4). */
export const drawCard = step.pick('drawCard', {
  rule: ['FIE-14.2', 'FIE-14.3', 'FIE-14.4'],
  ask(s, { seat, drawn, hasDrawnCharacter }: { seat: Seat; drawn: number; hasDrawnCharacter: boolean }) {
    const { limits, options } = content.of(s);
    if (drawn >= limits.draws || s.hands[seat].length >= limits.hand) return null;
    const open = options.drawFrom.filter(({ deck }) => deck !== null && whyNotDraw(s, deck, hasDrawnCharacter) === null);
    return open.length === 0 ? null : pick(seat, [...open, options.stopDrawing], { params: { left: limits.draws - drawn } });
  },
  answer(s, { seat, drawn, hasDrawnCharacter }, { deck }: DrawOption): Next {
    if (deck === null) return undefined;
    const got = deck === 'event' ? drawEvent(s, seat) : needsLord(s, seat) ? drawLord(s, seat) : drawCharacter(s, seat);
    refill(s);
    return drawCard.do({ seat, drawn: got ? drawn + 1 : drawn, hasDrawnCharacter: hasDrawnCharacter || deck === 'character' });
  },
  refused(s, { hasDrawnCharacter }) {
    const { drawFrom } = content.of(s).options;
    return drawFrom.flatMap((option) => {
      const why = option.deck === null ? null : whyNotDraw(s, option.deck, hasDrawnCharacter);
      return why === null ? [] : [refuse(option, why)];
    });
  },
});

/** A card comes into the hand; only its owner sees which. */
function keep(s: FieState, seat: Seat, card: number, deck: Deck): boolean {
  s.hands[seat].push(card);
  if (s.core.told !== null)
    s.core.told.push({
      key: 'drew',
      params: { seat, deck, known: false, card: '' },
      own: { known: true, card: content.of(s).cards[card].name },
      owner: seat,
    });
  return true;
}

function drawCharacter(s: FieState, seat: Seat): boolean {
  const card = draw(s.core.chance, s.characterDeck);
  return card !== undefined && keep(s, seat, card, 'character');
}

/** A black back goes face down to the next space, unseen, or to the discard when all are full (FIE-14.5, FIE-14.6). */
function drawEvent(s: FieState, seat: Seat): boolean {
  const { cards, limits } = content.of(s);
  const card = draw(s.core.chance, s.eventDeck);
  if (card === undefined) return false;
  if (cards[card].back !== 'black') return keep(s, seat, card, 'event');
  if (s.spaces.length < limits.calamities) {
    s.spaces.push(card);
    s.strikes.push(FACE_DOWN);
    s.core.told?.push({ key: 'calamityDrawn', params: { seat, n: s.spaces.length } });
  } else {
    discardCard(s, card);
    s.core.told?.push({ key: 'calamityDiscarded', params: { seat, card: cards[card].name } });
  }
  return true;
}

function isLord(card: number): boolean {
  return card < LORDS;
}

/** Whether a player has neither a Lord in play nor one in hand (FIE-14.8). */
function needsLord(s: FieState, seat: Seat): boolean {
  return familySize(s, seat) === 0 && !s.hands[seat].some(isLord);
}

/** Cards are turned up until a Lord appears, whom he takes; the others are shuffled back (FIE-14.8). */
function drawLord(s: FieState, seat: Seat): boolean {
  const { chance } = s.core;
  if (!s.characterDeck.some(isLord)) {
    if (!s.characterDiscard.some(isLord)) {
      look(chance, s.characterDeck, s.characterDeck.length);
      shuffle(chance, s.characterDeck);
      s.core.told?.push({ key: 'noLordLeft', params: { seat } });
      return false;
    }
    s.characterDeck = shuffle(chance, [...s.characterDeck, ...s.characterDiscard]);
    s.characterDiscard = [];
    s.core.told?.push({ key: 'reshuffled', params: { deck: 'character' } });
  }
  const { cards } = content.of(s);
  const others: number[] = [];
  for (let card = draw(chance, s.characterDeck); card !== undefined; card = draw(chance, s.characterDeck)) {
    if (isLord(card)) {
      giveSeenCard(s, seat, card);
      s.core.told?.push({ key: 'lordTurnedUp', params: { seat, lord: cards[card].name, n: others.length } });
      break;
    }
    others.push(card);
  }
  if (others.length > 0) {
    s.core.told?.push({ key: 'shuffledBack', params: { cards: others.map((card) => cards[card].name) } });
    s.characterDeck = shuffle(chance, [...s.characterDeck, ...others]);
  }
  return true;
}
