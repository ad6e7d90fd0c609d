/** Drawing, playing, building and paying. */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../content/content.ts';
import type { ActionOption, CardOption, PlaceOption } from '../options.ts';
import { whyNotTake } from '../rules/buildings.ts';
import { feedingCapacity, wouldRaiseFood } from '../rules/feeding.ts';
import { isGuarded } from '../rules/guarding.ts';
import { billFor } from '../rules/payment/bill.ts';
import { payerWith } from '../rules/payment/plan.ts';
import { cheapestPlan, SPARE_HAND } from '../rules/payment/search.ts';
import { estateOf } from '../rules/production.ts';
import { prestigeOf, prestigeOfSide } from '../rules/scoring.ts';
import { isBesieged } from '../rules/siege.ts';
import { hostPlace, isOnOpenGround, isUsed, layoutOf, type MedState, spotAt } from '../state.ts';
import { DECKS, FOOD, type Purpose, RESOURCES } from '../vocabulary.ts';
import { TASTE } from './taste.ts';
import { isTroop, outgunned, raidersNear, troopsOf } from './threat.ts';
import { freeWorkerSlots, hostsProducing, isAhead, wantOf, wantsTerritory, worthInHand, worthOfCharacter } from './worth.ts';

const TERRITORY = DECKS.indexOf('territory');
const MILITARY = DECKS.indexOf('military');
const CHARACTER = DECKS.indexOf('character');
const EVERY_RESOURCE = (1 << RESOURCES.length) - 1;

/** A hand wants three territories, some people and a watch, then the rest; the card that ends the game is for those who lead. */
export function weighDeck(s: MedState, seat: Seat, deck: number): number {
  if (endsTheGame(s, deck)) return isAhead(s, seat) ? 100 : -100;
  const c = content.of(s);
  const { faces } = c;
  const taste = TASTE.deck;
  let held = 0;
  let characters = 0;
  let territories = 0;
  let troops = troopsOf(s, c, seat);
  let kinds = 0;
  for (const card of s.hands[seat]) {
    const face = faces[card];
    if (face.deck === deck) held++;
    if (isTroop(face)) troops++;
    if (face.kind === 'character') characters++;
    else {
      territories++;
      kinds |= 1 << face.resource;
    }
  }
  if (deck === TERRITORY) {
    for (const host of s.hosts[seat]) {
      if (host < 0) continue;
      territories++;
      kinds |= 1 << faces[host].resource;
    }
    if (territories < taste.fields) return taste.territory[0];
    return kinds !== EVERY_RESOURCE && s.turns < taste.late ? taste.territory[1] : -taste.enough;
  }
  const people = s.characters[seat].length;
  if (deck === MILITARY && troops < TASTE.watch + outgunned(s, c, seat))
    return taste.watch - taste.watchHeld * held + (raidersNear(s, c, seat) > 0 ? taste.raiders : 0);
  if (people === 0 && s.turns > 0 && characters === 0) return taste.nobody[deck === CHARACTER ? 0 : 1];
  return deck === CHARACTER
    ? taste.character - taste.characterHeld * held + (people < taste.people ? taste.few : 0)
    : taste.troop - taste.troopHeld * held + Math.min(taste.crowd, people / taste.peopleForOne);
}

/** Whether the last card of a deck would be drawn with another deck empty already. */
function endsTheGame(s: MedState, deck: number): boolean {
  if (s.decks[deck].length !== 1) return false;
  for (let other = 0; other < s.decks.length; other++) if (other !== deck && s.decks[other].length === 0) return true;
  return false;
}

/** What the cheapest payment takes out of the hand; a payment that only the ally's help makes possible has its price too. */
function costInCards(s: MedState, c: Content, seat: Seat, purpose: Purpose, card: number, place: number): number {
  const plan = cheapestPlan(payerWith(c, estateOf(s, seat)), billFor(s, c, seat, purpose, card, place), SPARE_HAND);
  if (plan === null) return s.aidDeclined ? 10 * TASTE.payment.asking : TASTE.payment.asking;
  if (plan.discards === 0) return 0;
  const spare = s.hands[seat].filter((other) => other !== card || purpose === 'building').map((other) => worthInHand(s, c, seat, other));
  spare.sort((a, b) => a - b);
  return spare.slice(0, plan.discards).reduce((sum, worth, i) => sum + worth * (1 + TASTE.payment.dearer * i), 0);
}

export function weighAction(s: MedState, seat: Seat, option: ActionOption): number {
  const c = content.of(s);
  switch (option.move) {
    case 'play': {
      const card = s.hands[seat].find((held) => c.faces[held].type === option.type) ?? -1;
      if (c.faces[card].kind === 'territory')
        return weighTerritory(s, c, seat, c.faces[card]) - costInCards(s, c, seat, 'territory', card, -1);
      return weighCharacter(s, c, seat, card) - costInCards(s, c, seat, 'character', card, -1);
    }
    case 'buy':
      return weighBuilding(s, c, seat, option.id);
    case 'extraDraw':
      return weighExtraDraw(s, c, seat, option.index);
    case 'discardTerritory':
      return weighClearing(s, c, seat, option.id);
    case 'moveInside':
      return weighShift(s, c, seat, option.id);
    case 'remove':
      return -200;
    case 'endActions':
      return 0.1;
    default:
      return 0;
  }
}

export function weighTerritory(s: MedState, c: Content, seat: Seat, { resource }: Face): number {
  const taste = TASTE.territory;
  const first = hostsProducing(s, c, seat, resource) === 0;
  return (first ? taste.first : taste.other) + wantOf(s, c, seat, resource) + (resource === FOOD && first ? taste.firstFood : 0);
}

/** Workers while there are slots and mouths can be fed; troops when the fief can spare the food. */
function weighCharacter(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  const room = feedingCapacity(s, seat) - s.characters[seat].length;
  const slots = s.hosts[seat].reduce((sum, host) => sum + (host < 0 ? 0 : Math.max(0, freeWorkerSlots(s, c, seat, host))), 0);
  const relief = isBesieged(s, seat) ? TASTE.relief : 0;
  const called = callToArms(s, c, seat, face);
  const taste = TASTE.character;
  if (face.isWorker) return relief + (slots > 0 ? taste.worker : taste.spareWorker) + worthOfCharacter(face) / taste.workerPart + called;
  return relief + taste.other + taste.otherShare * worthOfCharacter(face) + (room > taste.room ? taste.fed : 0) + called;
}

/** How much more somebody who can fight is wanted: a watch always, as many as the strongest enemy has, and anybody when raiders are near. */
export function callToArms(s: MedState, c: Content, seat: Seat, face: Face): number {
  if (face.attack === 0) return 0;
  const near = raidersNear(s, c, seat);
  const taste = TASTE.arms;
  if (!isTroop(face)) return near > 0 ? taste.worker : 0;
  const watch = troopsOf(s, c, seat) < TASTE.watch ? taste.watch : 0;
  return watch + (outgunned(s, c, seat) > 0 ? taste.outgunned : 0) + (near > 0 ? taste.near : 0);
}

function weighBuilding(s: MedState, c: Content, seat: Seat, card: number): number {
  const costs = s.hosts[seat].flatMap((_, spot) =>
    s.hosts[seat][spot] >= 0 && whyNotTake(s, c, seat, spot) === null
      ? [costInCards(s, c, seat, 'building', card, hostPlace(s, seat, spot))]
      : [],
  );
  const isNew = !s.buildings[seat].some((other) => c.faces[other] === c.faces[card]);
  const gain = isNew ? c.faces[card].prestige : c.faces[card].duplicatePrestige;
  const missing = layoutOf(s).goal - prestigeOfSide(s, seat);
  if (gain >= missing) return 100_000;
  const taste = TASTE.building;
  return (isNew ? taste.first + gain * (taste.prestige + taste.perPrestige * prestigeOf(s, seat)) : taste.copy) - Math.min(...costs);
}

/** Leftovers become cards, as long as that takes nothing out of the hand and the end does not come too soon. */
function weighExtraDraw(s: MedState, c: Content, seat: Seat, deck: number): number {
  const left = s.decks.reduce((sum, cards) => sum + Math.min(cards.length, 8), 0);
  const taste = TASTE.extraDraw;
  if (left < taste.left && !isAhead(s, seat)) return -20;
  return taste.base + weighDeck(s, seat, deck) / taste.deckPart - costInCards(s, c, seat, 'extraDraw', deck, -1);
}

/** A second field makes room when the hand holds what the fief lacks. */
function weighClearing(s: MedState, c: Content, seat: Seat, host: number): number {
  const wanted = s.hands[seat].some((card) => c.faces[card].kind === 'territory' && wantsTerritory(s, c, seat, c.faces[card]));
  const spare =
    hostsProducing(s, c, seat, c.faces[host].resource) > 2 ||
    (c.faces[host].resource !== FOOD && hostsProducing(s, c, seat, c.faces[host].resource) > 1);
  const built = s.buildings[seat].some((card) => s.place[card] === s.place[host]);
  if (!wanted || !spare || built || s.hosts[seat].includes(-1)) return -100;
  return TASTE.clearing - costInCards(s, c, seat, 'discard', host, s.place[host]);
}

/** Somebody who stands about may go to work or on guard; nobody leaves a post, unless a siege can be broken. */
function weighShift(s: MedState, c: Content, seat: Seat, card: number): number {
  if (isBesieged(s, seat)) return TASTE.relief - worthOfCharacter(c.faces[card]);
  if (!isOnOpenGround(s, card) || s.moved[card] > 0) return -50;
  const best = Math.max(...s.hosts[seat].map((host) => (host < 0 ? -50 : weighHost(s, c, seat, card, host))));
  return best > weighGround(c, card) ? TASTE.shift.base + best / TASTE.shift.placePart : -50;
}

/** How good a place is for a character. */
export function weighPlace(s: MedState, seat: Seat, card: number, { id }: PlaceOption): number {
  const c = content.of(s);
  return id < 0 ? weighGround(c, card) : weighHost(s, c, seat, card, id);
}

function weighHost(s: MedState, c: Content, seat: Seat, card: number, host: number): number {
  const face = c.faces[card];
  const relief = c.faces[host].kind === 'territory' && isBesieged(s, seat) ? TASTE.relief : 0;
  const taste = TASTE.place;
  const built = s.buildings[seat].filter((other) => s.place[other] === s.place[host]).length;
  const guard = relief + (isGuarded(s, c, seat, host) ? 0 : taste.guard + taste.perBuilding * built);
  if (!face.isWorker) return guard + (face.power === null ? taste.post : -taste.power);
  if (freeWorkerSlots(s, c, seat, host) <= 0) return guard - taste.full;
  const late = isUsed(s, host) ? taste.late : 0;
  const isShort = feedingCapacity(s, seat) - s.characters[seat].length < taste.room;
  const feeds = isShort && wouldRaiseFood(s, seat, card, spotAt(s.place[host])) ? taste.feeds : 0;
  return wantOf(s, c, seat, c.faces[host].resource) + guard + feeds - late;
}

/** Open ground is for troops, for Archers and Priests, and for a loose hand or two. */
export function weighGround(c: Content, card: number): number {
  const face = c.faces[card];
  return TASTE.place.ground[!face.isWorker ? 0 : face.power === 'heal' ? 1 : 2];
}

/** A building goes where it works best and is safest. */
export function weighSite(s: MedState, seat: Seat, { id }: PlaceOption): number {
  const c = content.of(s);
  const card = s.purchase?.card ?? -1;
  const others = s.buildings[seat].filter((other) => s.place[other] === s.place[id]).length;
  const taste = TASTE.site;
  const safe = c.faces[id].kind === 'city' ? taste.city : isGuarded(s, c, seat, id) ? taste.guarded : 0;
  const walls = card >= 0 && c.faces[card].kind === 'militaryBuilding';
  const work = walls ? taste.walls * others : taste.want * wantOf(s, c, seat, c.faces[id].resource) - taste.crowd * others;
  return safe + work - (card >= 0 ? taste.cost * costInCards(s, c, seat, 'building', card, s.place[id]) : 0);
}

/** Who must go first when food is short: the weakest, and nobody who brings food in. */
export function weighStarving(s: MedState, seat: Seat, { id }: CardOption): number {
  const c = content.of(s);
  const host = isOnOpenGround(s, id) || s.place[id] < 0 ? -1 : s.hosts[seat][spotAt(s.place[id])];
  const feeds = host >= 0 && c.faces[host].resource === FOOD && c.faces[id].isWorker && freeWorkerSlots(s, c, seat, host) >= 0;
  return -worthOfCharacter(c.faces[id]) - (feeds ? TASTE.feeder : 0);
}
