/** 3.7. The actions of phase 3: what may be done, and what a purchase brings. */

import { type Frame, type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { ActionOption } from '../options.ts';
import { CITY_SPOT, type MedState, type Purchase, territoriesOf } from '../state.ts';
import { LABOUR, type Purpose } from '../vocabulary.ts';
import { canBuy, canTakeBuilding, completeBuilding, placeBuilding } from './buildings.ts';
import { completeCharacter, couldFeedSomewhere, placeCharacter } from './characters.ts';
import { drawAndCheck } from './exhaustion.ts';
import { feedingCapacity, refusedRemovals, remove, STARVE } from './feeding.ts';
import { canMoveInside, moveInside, whyNotMoved } from './guarding.ts';
import { canMarch, MOVE_OUTSIDE } from './movement.ts';
import { billFor, canAfford, type Means, meansOf, pay } from './purchase.ts';
import { step } from './step.ts';
import { canDiscard, discardTerritory, freeSpot, playTerritory } from './territories.ts';
import { battlesFor } from './war.ts';

/** Phase 3: any number of actions in any order (MED-3.7), until the player ends it (MED-3.8). */
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
    if (canPlay(s, c, means, seat, hand[i])) choices.push(options.play[type]);
  }
  for (let i = 0; i < s.piles.length; i++) {
    const pile = s.piles[i];
    if (pile.length > 0 && canBuy(s, c, means, seat, pile[pile.length - 1])) choices.push(options.buy[pile[pile.length - 1]]);
  }
  const isEarly = choices.length > 0;
  if (canAfford(c, means, billFor(s, c, seat, 'extraDraw', -1, -1)))
    for (let deck = 0; deck < s.decks.length; deck++) if (s.decks[deck].length > 0) choices.push(options.extraDraw[deck]);
  const hosts = s.hosts[seat];
  for (let spot = 0; spot < hosts.length; spot++)
    if (canDiscard(s, c, hosts[spot]) && canAfford(c, means, billFor(s, c, seat, 'discard', hosts[spot], s.place[hosts[spot]])))
      choices.push(options.discardTerritory[hosts[spot]]);
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++) if (canMoveInside(s, c, seat, characters[i])) choices.push(options.moveInside[characters[i]]);
  for (let i = 0; i < characters.length; i++) if (s.used[characters[i]] === 0) choices.push(options.remove[characters[i]]);
  if (endsTurn(s, seat)) choices.push(isEarly ? options.endIdleEarly : options.endIdle);
  else choices.push(options.endActions, isEarly ? options.endTurnEarly : options.endTurn);
  return choices;
}

/** Whether nothing but the end of the turn comes after the actions, because nobody can march or fight. */
function endsTurn(s: MedState, seat: Seat): boolean {
  return !canMarch(s, seat) && battlesFor(s, seat).length === 0;
}

/** Whether a card of the hand can be played: there is room and food for it, and it can be paid. */
function canPlay(s: MedState, c: Content, means: Means, seat: Seat, card: number): boolean {
  if (c.faces[card].kind === 'territory') return freeSpot(s, seat) >= 0 && canAfford(c, means, billFor(s, c, seat, 'territory', card, -1));
  return couldFeedSomewhere(s, c, seat, card) && canAfford(c, means, billFor(s, c, seat, 'character', card, -1));
}

function refusedActions(s: MedState, seat: Seat): Refused[] {
  const c = content.of(s);
  const means = meansOf(s, seat);
  const moves = s.characters[seat].flatMap((card) => {
    const why = whyNotMoved(s, c, seat, card);
    return why === null ? [] : [{ ...c.options.moveInside[card], refusal: why }];
  });
  return [
    ...refusedPlays(s, c, means, seat),
    ...refusedBuildings(s, c, means, seat),
    ...refusedDraws(s, c, means, seat),
    ...refusedDiscards(s, c, means, seat),
    ...moves,
    ...refusedRemovals(s, seat),
  ];
}

function refusedPlays(s: MedState, c: Content, means: Means, seat: Seat): Refused[] {
  const types = [...new Set(s.hands[seat].map((card) => c.faces[card].type))];
  const unplayable = types.map((type) => inHand(s, c, seat, type)).filter((card) => !canPlay(s, c, means, seat, card));
  return unplayable.map((card) => ({ ...c.options.play[c.faces[card].type], refusal: whyNotPlayed(s, c, seat, card) }));
}

function whyNotPlayed(s: MedState, c: Content, seat: Seat, card: number): Refusal {
  const { id, kind } = c.faces[card];
  if (kind === 'territory' && freeSpot(s, seat) < 0) return refusal('MED-7.4', 'fiefFull', { card: id, most: c.maxTerritories });
  if (kind !== 'territory' && !couldFeedSomewhere(s, c, seat, card)) {
    const characters = s.characters[seat].length;
    return refusal('MED-9.8', 'noFoodFor', { card: id, capacity: feedingCapacity(s, seat), characters });
  }
  return refusal('MED-6.7', 'cannotPay', { card: id });
}

function refusedBuildings(s: MedState, c: Content, means: Means, seat: Seat): Refused[] {
  const hasHost = s.hosts[seat].some((_, spot) => canTakeBuilding(s, c, seat, spot));
  const tops = s.piles.flatMap((pile) => pile.slice(-1)).filter((card) => !canBuy(s, c, means, seat, card));
  return tops.map((card) => {
    const about = { card: c.faces[card].id };
    if (!hasHost) return { ...c.options.buy[card], refusal: refusal('MED-8.5', 'noHostFor', about) };
    const isPayable = canAfford(c, means, billFor(s, c, seat, 'building', card, -1));
    return {
      ...c.options.buy[card],
      refusal: isPayable ? refusal('MED-8.5', 'noHostLeft', about) : refusal('MED-6.7', 'cannotPay', about),
    };
  });
}

function refusedDraws(s: MedState, c: Content, means: Means, seat: Seat): Refused[] {
  const canDraw = canAfford(c, means, billFor(s, c, seat, 'extraDraw', -1, -1));
  return c.options.extraDraw.flatMap((option) => {
    if (s.decks[option.index].length === 0) return [{ ...option, refusal: refusal('MED-20.4', 'deckEmpty', { deck: option.deck }) }];
    return canDraw ? [] : [{ ...option, refusal: refusal('MED-6.12', 'cannotPayDraw', { cost: c.extraDrawCost }) }];
  });
}

function refusedDiscards(s: MedState, c: Content, means: Means, seat: Seat): Refused[] {
  const { discardTerritory: options } = c.options;
  const territories = territoriesOf(s, seat).flatMap((host) => {
    const about = { card: c.faces[host].id };
    if (!canDiscard(s, c, host)) return [{ ...options[host], refusal: refusal('MED-7.7', 'territoryUsed', about) }];
    if (canAfford(c, means, billFor(s, c, seat, 'discard', host, s.place[host]))) return [];
    return [{ ...options[host], refusal: refusal('MED-7.7', 'cannotPayDiscard', { ...about, cost: c.discardCost[LABOUR] }) }];
  });
  return [{ ...options[s.hosts[seat][CITY_SPOT]], refusal: refusal('MED-7.11', 'cityStays') }, ...territories];
}
