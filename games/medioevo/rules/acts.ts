/** 15, 16, 47. What a seat may do in a window, at a pause or in its own turn. */

import type { Next, Option, Refused, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ActOption } from '../options.ts';
import { hue, NOBODY, type UniState, type Use } from '../state.ts';
import { COLOURS, TECHNOLOGIES, UPRIGHT, WINDOWS, type WindowKind } from '../vocabulary.ts';
import { cardAbility, technologyAbility } from './abilities.ts';
import { isPrincess } from './cards/princesses.ts';
import { forgetDeposit } from './elimination.ts';
import { borrow, payArrears, repay, whyNotBorrow, whyNotPayArrears, whyNotRepay } from './money.ts';
import { isObjectiveMet } from './objectives.ts';
import { tokensLeft } from './placement.ts';
import { flip, owns, pointsCost, unflipped } from './points.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { startUse } from './uses.ts';

/** Windows as bits. */
export function windowBit(kind: WindowKind): number {
  return 1 << WINDOWS.indexOf(kind);
}

/** The occasion: the windows that are open, as bits, and what they are about (a node, a slot, a seat …). */
export interface Occasion {
  readonly windows: number;
  readonly about: number;
}

/** The first of the open windows that a card or technology is meant for. */
function windowOf(windows: number): number {
  return 31 - Math.clz32(windows & -windows);
}

/** The use of a card's ability on this occasion, null where it is not meant for it. */
export function cardUse(s: UniState, seat: Seat, card: number, { windows, about }: Occasion): Use | null {
  // A princess goes with any card that may be used now.
  const open = isPrincess(s, card) ? windows : content.of(s).cards[card].windows & windows;
  return open === 0 ? null : makeUse(seat, 'ability', card, windowOf(open), about, windows);
}

/** Whether a card gives nothing but points: a Pirate by its ability, card 60 by doubling those of another (UNI-45.45). */
export function raisesPoints(s: UniState, card: number): boolean {
  const { op } = content.of(s).cards[card].effect;
  return op === 'gainTP' || op === 'doubleTP';
}

/** The use of such a card, which wants no window: points may be raised wherever somebody is asked (UNI-47.13). */
function raisingUse(s: UniState, seat: Seat, card: number, { windows, about }: Occasion): Use | null {
  return cardUse(s, seat, card, { windows: windows | windowBit('any'), about });
}

/** Whether an upright card of the seat gives points now by its ability. */
export function mayRaise(s: UniState, seat: Seat, card: number): boolean {
  const use = raisesPoints(s, card) && s.cardState[card] === UPRIGHT ? raisingUse(s, seat, card, NO_OCCASION) : null;
  return use !== null && cardAbility(content.of(s).cards[card].effect.op)?.whyNot(s, use) === null;
}

const NO_OCCASION: Occasion = { windows: 0, about: NOBODY };

export function makeUse(seat: Seat, kind: Use['kind'], index: number, window: number, about: number, windows = 1 << window): Use {
  return {
    seat,
    kind,
    index,
    targets: [],
    window,
    windows,
    about,
    ofSeat: seat,
    with: NOBODY,
    withLent: false,
    corner: NOBODY,
    spares: false,
    bought: 0,
    cancelled: 0,
  };
}

/** Whether an upright card of the seat may be used as far as everybody can see (UNI-15.5, UNI-47.1). */
function mayUseCard(s: UniState, seat: Seat, card: number, occasion: Occasion): Use | null {
  if (s.cardState[card] !== UPRIGHT) return null;
  const ability = cardAbility(content.of(s).cards[card].effect.op);
  const use = ability === null ? null : cardUse(s, seat, card, occasion);
  return use !== null && ability?.whyNot(s, use) === null ? use : null;
}

const PROSELYTISM = TECHNOLOGIES.indexOf('proselytism');

/** Proselytism goes with any card of a neighbour that may be used now (UNI-46.19). */
function isMeantFor(s: UniState, technology: number, window: number): boolean {
  return technology === PROSELYTISM || content.of(s).technologiesIn[window].includes(technology);
}

/** Florins that a use of a card takes: printed on it, and the price of what it does. */
export function priceOfCard(s: UniState, use: Use): number {
  const { cost, effect } = content.of(s).cards[use.index];
  return cost + (cardAbility(effect.op)?.florins?.(s, use) ?? 0);
}

/** The same of a technology (UNI-10.4, UNI-46.1). */
function mayUseTechnology(s: UniState, seat: Seat, technology: number, occasion: Occasion): Use | null {
  if (!owns(s, seat, technology)) return null;
  const ability = technologyAbility(TECHNOLOGIES[technology]);
  if (ability === null) return null;
  for (let windows = occasion.windows; windows > 0; windows &= windows - 1) {
    const window = windowOf(windows);
    if (!isMeantFor(s, technology, window)) continue;
    const use = makeUse(seat, 'technology', technology, window, occasion.about, occasion.windows);
    return ability.whyNot(s, use) === null ? use : null;
  }
  return null;
}

/** Whether a seat could do something in these windows, by what is public: this decides whether it is asked (UNI-47.1). Points alone are nothing. */
export function mayAct(s: UniState, seat: Seat, occasion: Occasion): boolean {
  for (const card of s.cards[seat]) if (!raisesPoints(s, card) && mayUseCard(s, seat, card, occasion) !== null) return true;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++)
    if (mayUseTechnology(s, seat, technology, occasion) !== null) return true;
  return false;
}

/** What a seat is offered in these windows; nothing is pushed that it could not pay with what it holds. */
export function actsIn(s: UniState, seat: Seat, occasion: Occasion): ActOption[] {
  const { technologies, options } = content.of(s);
  const acts: ActOption[] = [];
  let wantsMeans = false;
  for (const card of s.cards[seat]) {
    const use = raisesPoints(s, card) ? null : mayUseCard(s, seat, card, occasion);
    if (use === null) continue;
    const price = priceOfCard(s, use);
    if (s.florins[seat] >= price) acts.push(options.ability[card]);
    if (price > 0) wantsMeans = true;
  }
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    const use = mayUseTechnology(s, seat, technology, occasion);
    if (use === null) continue;
    wantsMeans = true;
    const { colour, points } = technologies[technology];
    const florins = technologyAbility(TECHNOLOGIES[technology])?.florins?.(s, use) ?? 0;
    if (s.florins[seat] >= florins + pointsCost(s, seat, colour, points, false)) acts.push(options.technology[technology][0]);
    const spared = pointsCost(s, seat, colour, points, true);
    if (unflipped(s, seat, colour) > 0 && spared > pointsCost(s, seat, colour, points, false) && s.florins[seat] >= florins + spared)
      acts.push(options.technology[technology][1]);
  }
  if (wantsMeans) pushMeans(s, seat, acts);
  return acts;
}

const ROTATED_CARD = reason('UNI-15.8', 'cardRotated');
const NOT_ITS_WINDOW = reason('UNI-47.4', 'notItsWindow');
const TOO_POOR = reason('UNI-15.5', 'cannotPayCard');
const NO_POINTS = reason('UNI-16.3', 'cannotPayPoints');
const NO_CORNER = reason('UNI-15.7', 'noPointsInCorner');

/** Why a card's ability cannot be used in these windows, or null. */
function whyNotCard(s: UniState, seat: Seat, card: number, occasion: Occasion): Reason | null {
  const { effect } = content.of(s).cards[card];
  if (s.cardState[card] !== UPRIGHT) return ROTATED_CARD;
  const ability = cardAbility(effect.op);
  const use = cardUse(s, seat, card, occasion);
  if (ability === null || use === null) return NOT_ITS_WINDOW;
  return ability.whyNot(s, use) ?? (s.florins[seat] >= priceOfCard(s, use) ? null : TOO_POOR);
}

/** The same of a technology that the seat owns. */
function whyNotTechnology(s: UniState, seat: Seat, technology: number, occasion: Occasion): Reason | null {
  const ability = technologyAbility(TECHNOLOGIES[technology]);
  for (let windows = occasion.windows; ability !== null && windows > 0; windows &= windows - 1) {
    const window = windowOf(windows);
    if (!isMeantFor(s, technology, window)) continue;
    const use = makeUse(seat, 'technology', technology, window, occasion.about, occasion.windows);
    const { colour, points } = content.of(s).technologies[technology];
    const florins = (ability.florins?.(s, use) ?? 0) + pointsCost(s, seat, colour, points, false);
    return ability.whyNot(s, use) ?? (s.florins[seat] >= florins ? null : NO_POINTS);
  }
  return NOT_ITS_WINDOW;
}

function pointsless(card: string): Option & { readonly card: string } {
  return { key: `points ${card}`, say: 'pointsless', card, at: [`card:${card}`] };
}

/** Own cards and technologies that are not among the acts offered in these windows, and why. */
export function refusedActs(s: UniState, seat: Seat, occasion: Occasion, offered: readonly ActOption[]): Refused[] {
  const { cards, options } = content.of(s);
  const refused: Refused[] = [];
  for (const index of s.cards[seat]) {
    const card = cards[index].id;
    const why = offered.includes(options.ability[index]) ? null : whyNotCard(s, seat, index, occasion);
    if (why !== null) refused.push(refuse(options.ability[index], why, { card }));
    if (cards[index].points.length === 0) refused.push(refuse(pointsless(card), NO_CORNER, { card }));
    else if (s.cardState[index] !== UPRIGHT)
      for (const option of options.points[index]) refused.push(refuse(option, ROTATED_CARD, { card }));
  }
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    const why = owns(s, seat, technology) ? whyNotTechnology(s, seat, technology, occasion) : null;
    if (why !== null) refused.push(refuse(options.technology[technology][0], why, { technology: TECHNOLOGIES[technology] }));
  }
  return refused;
}

/** Ways to raise points and florins: rotate cards for points, those of Pirates included, flip tokens, borrow (UNI-47.13, UNI-45.45). */
export function pushMeans(s: UniState, seat: Seat, into: ActOption[]): void {
  const { cards, options } = content.of(s);
  for (const card of s.cards[seat]) if (mayRaise(s, seat, card)) into.push(options.ability[card]);
  for (const card of s.cards[seat])
    if (s.cardState[card] === UPRIGHT)
      for (let choice = 0; choice < cards[card].points.length; choice++) into.push(options.points[card][choice]);
  for (let colour = 0; colour < COLOURS.length; colour++) if (unflipped(s, seat, colour) > 0) into.push(options.flip[colour]);
  if (whyNotBorrow(s, seat) === null) into.push(options.loan);
}

/** What may be done at a pause or in one's own turn beside that: repay, pay arrears, claim objectives (UNI-15.9, UNI-15.15). */
export function pushDealings(s: UniState, seat: Seat, into: ActOption[]): void {
  const { cards, options } = content.of(s);
  if (whyNotRepay(s, seat) === null) into.push(options.repay);
  if (whyNotPayArrears(s, seat) === null) into.push(options.arrears);
  for (const card of s.cards[seat]) {
    if (s.cardState[card] !== UPRIGHT || !isObjectiveMet(s, seat, card)) continue;
    for (const colour of cards[card].colours) if (tokensLeft(s, colour) > 0) into.push(options.claim[card][colour]);
  }
}

/** Whether an act changes nothing but what its seat has to pay with. */
export function isMeans(s: UniState, { act, index }: ActOption): boolean {
  return act === 'points' || act === 'flip' || act === 'loan' || (act === 'ability' && raisesPoints(s, index));
}

/** Carries an act out. What became impossible meanwhile lapses (UNI-47.7). */
export function perform(s: UniState, seat: Seat, { act, index, choice }: ActOption, { windows, about }: Occasion): Next {
  switch (act) {
    case 'pass':
      return undefined;
    case 'ability': {
      const made = raisesPoints(s, index) ? raisingUse : cardUse;
      const use = s.cards[seat].includes(index) ? made(s, seat, index, { windows, about }) : null;
      return use === null ? undefined : startUse(s, use);
    }
    case 'points':
      return startUse(s, { ...makeUse(seat, 'points', index, 0, about), targets: [choice] });
    case 'technology': {
      const use = mayUseTechnology(s, seat, index, { windows, about });
      return use === null ? undefined : startUse(s, { ...use, spares: choice === 1 });
    }
    case 'flip':
      if (unflipped(s, seat, index) > 0) flip(s, seat, index);
      return undefined;
    case 'loan':
      if (whyNotBorrow(s, seat) === null) borrow(s, seat);
      return undefined;
    case 'repay':
      if (whyNotRepay(s, seat) === null) repay(s, seat);
      return undefined;
    case 'arrears':
      if (whyNotPayArrears(s, seat) === null) payArrears(s, seat);
      return undefined;
    case 'claim':
      claim(s, seat, index, choice);
      return undefined;
  }
}

/** The card is shown, goes under the deck, and earns a token (UNI-15.9, UNI-15.14). */
function claim(s: UniState, seat: Seat, card: number, colour: number): void {
  if (!s.cards[seat].includes(card) || s.cardState[card] !== UPRIGHT) return;
  if (!isObjectiveMet(s, seat, card) || tokensLeft(s, colour) === 0) return;
  s.cards[seat] = s.cards[seat].filter((other) => other !== card);
  s.empireDeck.unshift(card);
  forgetDeposit(s, card);
  s.tokens[hue(seat, colour)]++;
  s.core.told?.push({ key: 'objectiveClaimed', params: { seat, card: content.of(s).cards[card].id, colour: COLOURS[colour] } });
}

/** Whether anything may be raised or done at all, for the verb “act now”: cards, tokens, technologies (those of level I belong to other acts). */
export function hasActs(s: UniState, seat: Seat): boolean {
  for (const card of s.cards[seat]) if (s.cardState[card] === UPRIGHT) return true;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (unflipped(s, seat, colour) > 0 || s.levels[hue(seat, colour)] > 1) return true;
  return false;
}
