/** 3.7. The actions of phase 3: what may be done, and what a purchase brings. */

import { type Frame, type Next, type Params, pick, type Refused, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { ActionOption } from '../options.ts';
import type { MedState, Purchase } from '../state.ts';
import { LABOUR, type Purpose } from '../vocabulary.ts';
import { completeBuilding, placeBuilding, whyNotBuy } from './buildings.ts';
import { completeCharacter, placeCharacter, whyNotPlayCharacter } from './characters.ts';
import { drawAndCheck } from './exhaustion.ts';
import { feedingCapacity, refusedRemovals, remove, STARVE, whyNotRemove } from './feeding.ts';
import { moveInside, whyNotMoveInside } from './guarding.ts';
import { canMarch, MOVE_OUTSIDE } from './movement.ts';
import { billFor } from './payment/bill.ts';
import { canAfford, type Means, meansOf } from './payment/means.ts';
import { pay } from './purchase.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { whyNotDraw } from './setup.ts';
import { step } from './step.ts';
import { discardTerritory, playTerritory, whyNotDiscardHost, whyNotPlayTerritory } from './territories.ts';
import { canFight } from './war.ts';

/** Phase 3: any number of actions in any order (MED-3.7), until the player ends it (MED-3.8), and with it the turn where nobody can march or fight. */
export const action = step.pick('action', {
  rule: ['MED-3.7', 'MED-3.8'],
  crumb: () => ({}),
  ask(s, _p: object) {
    return pick(s.active, actions(s, s.active), { always: true });
  },
  answer(s, _p, option: ActionOption): Next {
    switch (option.move) {
      case 'play': {
        const card = inHand(s, content.of(s), s.active, option.type);
        if (content.of(s).faces[card].kind === 'territory') return purchase(s, 'territory', card, -1, []);
        return purchase(s, 'character', card, -1, [PLACE_CHARACTER]);
      }
      case 'buy':
        return purchase(s, 'building', option.id, -1, [PLACE_BUILDING]);
      case 'extraDraw':
        return purchase(s, 'extraDraw', option.index, -1, []);
      case 'discardTerritory':
        return purchase(s, 'discard', option.id, s.place[option.id], []);
      case 'remove':
        remove(s, s.active, option.id);
        return [STARVE, ACTION];
      case 'moveInside':
        return [moveInside.do({ id: option.id }), ACTION];
      case 'endActions':
        s.phase = 'movement';
        return MOVE_OUTSIDE;
      default:
        return undefined;
    }
  },
  refused(s, _p): Refused[] {
    return refusedActions(s, s.active);
  },
});

export const ACTION = action.do({});
const PLACE_CHARACTER = placeCharacter.do({});
const PLACE_BUILDING = placeBuilding.do({});
const PAY = pay.do({});

/** A purchase: where the card goes, how it is paid, and then what was paid for. */
function purchase(s: MedState, purpose: Purpose, card: number, place: number, before: readonly Frame[]): Next {
  s.purchase = { purpose, card, place, announced: null };
  return [...before, PAY, COMPLETE, ACTION];
}

/** What was paid for happens now; a payment that the ally declined has left nothing (MED-21.11). */
export const completePurchase = step.work('completePurchase', {
  rule: ['MED-6.2', 'MED-6.7', 'MED-21.11'],
  run(s, _p: object): Next {
    const bought = s.purchase;
    s.purchase = null;
    return bought === null ? undefined : complete(s, s.active, bought);
  },
});

const COMPLETE = completePurchase.do({});

function complete(s: MedState, seat: Seat, bought: Purchase): Next {
  switch (bought.purpose) {
    case 'territory':
      playTerritory(s, seat, bought.card);
      return undefined;
    case 'character':
      completeCharacter(s, seat, bought);
      return undefined;
    case 'building':
      completeBuilding(s, seat, bought);
      return undefined;
    case 'extraDraw':
      drawAndCheck(s, seat, bought.card);
      return undefined;
    case 'discard':
      discardTerritory(s, seat, bought.card);
      return STARVE;
  }
}

/** A card of that type in the seat's hand. */
function inHand(s: MedState, c: Content, seat: Seat, type: number): number {
  return s.hands[seat].find((card) => c.faces[card].type === type) ?? -1;
}

function actions(s: MedState, seat: Seat): ActionOption[] {
  const c = content.of(s);
  const { options } = c;
  const means = meansOf(s, seat);
  const choices: ActionOption[] = [];
  const hand = s.hands[seat];
  let seen = 0;
  for (let i = 0; i < hand.length; i++) {
    const { type } = c.faces[hand[i]];
    if ((seen & (1 << type)) !== 0) continue;
    seen |= 1 << type;
    if (whyNotPlay(s, c, means, seat, hand[i]) === null) choices.push(options.play[type]);
  }
  for (let i = 0; i < s.piles.length; i++) {
    const pile = s.piles[i];
    const top = pile.length - 1;
    if (top >= 0 && whyNotBuy(s, c, means, seat, pile[top]) === null) choices.push(options.buy[pile[top]]);
  }
  const isEarly = choices.length > 0;
  const unpaid = whyNotPayDraw(s, c, means, seat);
  for (let deck = 0; deck < s.decks.length; deck++) if ((whyNotDraw(s, deck) ?? unpaid) === null) choices.push(options.extraDraw[deck]);
  const hosts = s.hosts[seat];
  for (let spot = 0; spot < hosts.length; spot++)
    if (hosts[spot] >= 0 && whyNotDiscardHost(s, c, means, seat, hosts[spot]) === null) choices.push(options.discardTerritory[hosts[spot]]);
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++)
    if (whyNotMoveInside(s, c, seat, characters[i]) === null) choices.push(options.moveInside[characters[i]]);
  for (let i = 0; i < characters.length; i++) if (whyNotRemove(s, characters[i]) === null) choices.push(options.remove[characters[i]]);
  if (canMarch(s, seat) || canFight(s, seat)) choices.push(options.endActions, isEarly ? options.endTurnEarly : options.endTurn);
  else choices.push(isEarly ? options.endIdleEarly : options.endIdle);
  return choices;
}

/** Why a card of the hand cannot be played. */
function whyNotPlay(s: MedState, c: Content, means: Means, seat: Seat, card: number): Reason | null {
  return c.faces[card].kind === 'territory' ? whyNotPlayTerritory(s, c, means, seat, card) : whyNotPlayCharacter(s, c, means, seat, card);
}

const CANNOT_PAY_DRAW = reason('MED-6.12', 'cannotPayDraw');

/** Why an extra card cannot be paid, from whatever deck. */
function whyNotPayDraw(s: MedState, c: Content, means: Means, seat: Seat): Reason | null {
  return canAfford(means, billFor(s, c, seat, 'extraDraw', -1, -1)) ? null : CANNOT_PAY_DRAW;
}

function refusedActions(s: MedState, seat: Seat): Refused[] {
  const c = content.of(s);
  const { options, faces } = c;
  const means = meansOf(s, seat);
  const refused: Refused[] = [];
  const unless = (why: Reason | null, option: ActionOption, about: Params): void => {
    if (why !== null) refused.push(refuse(option, why, about));
  };
  const mouths = { capacity: feedingCapacity(s, seat), characters: s.characters[seat].length };
  for (const type of new Set(s.hands[seat].map((card) => faces[card].type))) {
    const why = whyNotPlay(s, c, means, seat, inHand(s, c, seat, type));
    unless(why, options.play[type], { card: c.types[type].id, most: c.maxTerritories, ...mouths });
  }
  for (const top of s.piles.flatMap((pile) => pile.slice(-1)))
    unless(whyNotBuy(s, c, means, seat, top), options.buy[top], { card: faces[top].id });
  const unpaid = whyNotPayDraw(s, c, means, seat);
  for (const option of options.extraDraw)
    unless(whyNotDraw(s, option.index) ?? unpaid, option, { deck: option.deck, cost: c.extraDrawCost });
  for (const host of s.hosts[seat]) {
    if (host < 0) continue;
    const why = whyNotDiscardHost(s, c, means, seat, host);
    unless(why, options.discardTerritory[host], { card: faces[host].id, cost: c.discardCost[LABOUR] });
  }
  for (const card of s.characters[seat]) {
    const about = { card: faces[card].id, copy: options.moveInside[card].copy, most: c.internalMoves };
    unless(whyNotMoveInside(s, c, seat, card), options.moveInside[card], about);
  }
  return [...refused, ...refusedRemovals(s, seat)];
}
