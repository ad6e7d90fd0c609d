/** 46.19. Proselytism: the ability or the points of a card of a neighbouring player, whatever its state, which does not change. */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOBODY, type UniState, type Use } from '../../state.ts';
import { EMPIRE_CARDS, TERRITORIES } from '../../vocabulary.ts';
import { type Ability, cardAbility } from '../abilities.ts';
import { cardUse, makeUse, priceOfCard, raisesPoints, windowBit } from '../acts.ts';
import { cornerTargets } from '../cards/princesses.ts';
import { neighboursLandOf } from '../map.ts';
import { reason } from '../reason.ts';
import { startUse } from '../uses.ts';

const NO_CARD = reason('UNI-46.19', 'noCardToBorrow');

/** As a way of using a card: its ability. Alternatives of its points count from 0. */
const ABILITY = NOBODY;

/** Whether a territory of the one neighbours a territory of the other (UNI-46.19, UNI-46.20). */
export function areNeighbouring(s: UniState, seat: Seat, other: Seat): boolean {
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.control[territory] === other && neighboursLandOf(s, seat, territory)) return true;
  return false;
}

/** A card of another may be borrowed once per turn, never card 36. */
function isLent(s: UniState, seat: Seat, card: number): boolean {
  const { op } = content.of(s).cards[card].effect;
  return op !== 'deposit' && !s.borrowed.includes(seat * EMPIRE_CARDS + card);
}

/** The borrowed use of an ability that is possible on this occasion, by what everybody knows; null for none. */
function abilityUse(s: UniState, { seat, windows, about }: Use, owner: Seat, card: number): Use | null {
  // For points alone in the window `any` only, also where they are an ability.
  if (raisesPoints(s, card) && !isAnyTime(windows)) return null;
  const ability = cardAbility(content.of(s).cards[card].effect.op);
  const own = ability === null ? null : cardUse(s, seat, card, { windows, about });
  if (own === null) return null;
  const use = { ...own, ofSeat: owner };
  return ability?.whyNot(s, use) === null ? use : null;
}

/** For points alone a card is borrowed in the window `any` only (UNI-46.19). */
function givesPoints(s: UniState, { windows }: Use, card: number): boolean {
  return isAnyTime(windows) && content.of(s).cards[card].points.length > 0;
}

function isAnyTime(windows: number): boolean {
  return (windows & windowBit('any')) !== 0;
}

/** Ways to use a card of another; what its ability costs must be there. */
function waysOf(s: UniState, use: Use, owner: Seat, card: number): number[] {
  if (!isLent(s, use.seat, card)) return [];
  const ways = givesPoints(s, use, card) ? content.of(s).cards[card].points.map((_, way) => way) : [];
  const ability = abilityUse(s, use, owner, card);
  if (ability !== null && s.florins[use.seat] >= priceOfCard(s, ability)) ways.push(ABILITY);
  return ways;
}

/** Whether a card could be borrowed on this occasion, by what everybody knows (UNI-47.1). */
function isWorthwhile(s: UniState, use: Use, owner: Seat, card: number): boolean {
  return isLent(s, use.seat, card) && (givesPoints(s, use, card) || abilityUse(s, use, owner, card) !== null);
}

interface BorrowedCard extends TargetOption {
  readonly card: string;
  readonly toSeat: Seat;
}

export const proselytism: Ability = {
  whyNot(s, use) {
    for (const owner of s.order) {
      if (owner === use.seat || !s.cards[owner].some((card) => isWorthwhile(s, use, owner, card))) continue;
      if (areNeighbouring(s, use.seat, owner)) return null;
    }
    return NO_CARD;
  },
  choose(s, use) {
    const { cards } = content.of(s);
    const [chosen, way] = use.targets;
    if (chosen !== undefined) {
      if (way !== undefined) return null;
      return cornerTargets(s, chosen, waysOf(s, use, ownerOf(s, chosen), chosen));
    }
    const open: BorrowedCard[] = [];
    for (const owner of s.order) {
      if (owner === use.seat || !areNeighbouring(s, use.seat, owner)) continue;
      for (const target of s.cards[owner]) {
        const card = cards[target].id;
        if (waysOf(s, use, owner, target).length > 0)
          open.push({ key: card, say: 'cardOfSeat', card, toSeat: owner, target, at: [`card:${card}`] });
      }
    }
    return open;
  },
  apply(s, use): Next {
    const { seat, targets, about } = use;
    const [card, way] = targets;
    const owner = ownerOf(s, card);
    if (owner < 0) return undefined;
    s.borrowed.push(seat * EMPIRE_CARDS + card);
    if (way !== ABILITY) return startUse(s, { ...makeUse(seat, 'points', card, 0, about), ofSeat: owner, targets: [way] });
    const borrowed = abilityUse(s, use, owner, card);
    return borrowed === null ? undefined : startUse(s, borrowed);
  },
};

function ownerOf(s: UniState, card: number): Seat {
  return s.cards.findIndex((cards) => cards.includes(card));
}
