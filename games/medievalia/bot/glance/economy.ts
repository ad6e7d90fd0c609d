/** What looks good at a glance when playing and building: the preferences of the slower judgement, with payments only estimated. */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../../content/content.ts';
import type { ActionOption, PlaceOption } from '../../options.ts';
import { isGuarded } from '../../rules/guarding.ts';
import { costFor } from '../../rules/payment/bill.ts';
import { groupOutput } from '../../rules/production.ts';
import { prestigeOf, prestigeOfSide } from '../../rules/scoring.ts';
import { isBesieged } from '../../rules/siege.ts';
import { isOnOpenGround, layoutOf, type MedState, openGroundOf } from '../../state.ts';
import { ENERGY, FOOD, GOLD, LABOUR } from '../../vocabulary.ts';
import { callToArms, weighDeck, weighGround, weighTerritory } from '../economy.ts';
import { TASTE } from '../taste.ts';
import { freeWorkerSlots, isAhead, wantOf, worthOfCharacter } from '../worth.ts';

/** A card of the hand that would have to be discarded. */
const DISCARD = 10;

/** What wins the game, as far as a glance can see. */
const WIN = 400;

export function glanceAtActions(s: MedState, options: readonly ActionOption[], scores: number[], seat: Seat): void {
  const c = content.of(s);
  const labour = readyIn(s, c, seat, LABOUR);
  const food = readyIn(s, c, seat, FOOD);
  const energy = readyIn(s, c, seat, ENERGY);
  const gold = readyIn(s, c, seat, GOLD);
  const besieged = isBesieged(s, seat);
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    switch (option.move) {
      case 'play': {
        const face = c.types[option.type];
        scores[i] = glanceAtCard(s, c, seat, face, besieged) - DISCARD * shortOf(costFor(s, c, seat, face), labour, food, energy, gold);
        break;
      }
      case 'buy':
        scores[i] = glanceAtBuilding(s, c, seat, option.id) - DISCARD * shortOf(c.faces[option.id].cost, labour, food, energy, gold);
        break;
      case 'extraDraw':
        scores[i] = glanceAtDraw(s, seat, option.index) - DISCARD * Math.max(0, c.extraDrawCost - labour - food - energy - gold);
        break;
      case 'moveInside':
        scores[i] = glanceAtShift(s, c, seat, option.id, besieged);
        break;
      case 'discardTerritory':
        scores[i] = -100;
        break;
      case 'remove':
        scores[i] = -200;
        break;
      default:
        scores[i] = 0;
    }
  }
}

/** Units of a resource that unused groups and people on the open ground at home would give now. */
function readyIn(s: MedState, c: Content, seat: Seat, resource: number): number {
  const hosts = s.hosts[seat];
  let units = 0;
  for (let spot = 0; spot < hosts.length; spot++) {
    const host = hosts[spot];
    if (host >= 0 && s.used[host] === 0 && c.faces[host].resource === resource) units += groupOutput(s, seat, spot);
  }
  const ground = openGroundOf(s, seat);
  for (const card of s.characters[seat]) {
    const face = c.faces[card];
    if (face.resource === resource && s.used[card] === 0 && s.place[card] === ground) units += face.amount;
  }
  return units;
}

/** Units that are missing of a cost after exchanges. */
function shortOf(cost: readonly number[], labour: number, food: number, energy: number, gold: number): number {
  const short = owed(labour - cost[LABOUR]) + owed(food - cost[FOOD]) + owed(energy - cost[ENERGY]) + owed(gold - cost[GOLD]);
  return short > 0 ? short : 0;
}

/** What a balance of one resource adds to what is missing: a unit for each unit owed, and one less for three left over (MED-6.8). */
function owed(balance: number): number {
  return balance < 0 ? -balance : -Math.trunc(balance / 3);
}

function glanceAtCard(s: MedState, c: Content, seat: Seat, face: Face, besieged: boolean): number {
  if (face.kind === 'territory') return weighTerritory(s, c, seat, face);
  const called = (besieged ? TASTE.relief : 0) + callToArms(s, c, seat, face);
  return (
    called +
    (face.isWorker ? 32 + worthOfCharacter(face) / TASTE.character.workerPart : 17 + TASTE.character.otherShare * worthOfCharacter(face))
  );
}

function glanceAtBuilding(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  let gain = face.prestige;
  for (const other of s.buildings[seat]) if (c.faces[other] === face) gain = face.duplicatePrestige;
  if (gain >= layoutOf(s).goal - prestigeOfSide(s, seat)) return WIN;
  const taste = TASTE.building;
  return gain > 0 ? taste.first + gain * (taste.prestige + taste.perPrestige * prestigeOf(s, seat)) : taste.copy;
}

function glanceAtDraw(s: MedState, seat: Seat, deck: number): number {
  let left = 0;
  for (let i = 0; i < s.decks.length; i++) left += Math.min(s.decks[i].length, 8);
  const taste = TASTE.extraDraw;
  return left < taste.left && !isAhead(s, seat) ? -20 : taste.base + weighDeck(s, seat, deck) / taste.deckPart;
}

/** Somebody who stands about may go to work, or on guard in a siege. */
function glanceAtShift(s: MedState, c: Content, seat: Seat, card: number, besieged: boolean): number {
  const face = c.faces[card];
  if (besieged) return TASTE.relief - worthOfCharacter(face);
  if (!isOnOpenGround(s, card) || s.moved[card] > 0) return -50;
  if (!face.isWorker) return -20;
  for (const host of s.hosts[seat]) if (host >= 0 && freeWorkerSlots(s, c, seat, host) > 0) return 9;
  return -50;
}

export function glanceAtPlaces(s: MedState, options: readonly PlaceOption[], scores: number[], seat: Seat, card: number): void {
  const c = content.of(s);
  const face = c.faces[card];
  const taste = TASTE.place;
  const relief = isBesieged(s, seat) ? TASTE.relief : 0;
  for (let i = 0; i < options.length; i++) {
    const { id } = options[i];
    if (id < 0) {
      scores[i] = weighGround(c, card);
      continue;
    }
    const guard =
      (c.faces[id].kind === 'territory' ? relief : 0) +
      (isGuarded(s, c, seat, id) ? 0 : taste.guard + taste.perBuilding * buildingsOn(s, seat, id));
    if (!face.isWorker) scores[i] = guard + (face.power === null ? taste.post : -taste.power);
    else if (freeWorkerSlots(s, c, seat, id) <= 0) scores[i] = guard - taste.full;
    else scores[i] = guard + wantOf(s, c, seat, c.faces[id].resource) - (s.used[id] === 1 ? taste.late : 0);
  }
}

function buildingsOn(s: MedState, seat: Seat, host: number): number {
  let count = 0;
  for (const card of s.buildings[seat]) if (s.place[card] === s.place[host]) count++;
  return count;
}

/** A building goes where it works best and is safest. */
export function glanceAtSites(s: MedState, options: readonly PlaceOption[], scores: number[], seat: Seat): void {
  const c = content.of(s);
  const taste = TASTE.site;
  const walls = s.purchase !== null && c.faces[s.purchase.card].kind === 'militaryBuilding';
  for (let i = 0; i < options.length; i++) {
    const { id } = options[i];
    const others = buildingsOn(s, seat, id);
    const safe = c.faces[id].kind === 'city' ? taste.city : isGuarded(s, c, seat, id) ? taste.guarded : 0;
    scores[i] = safe + (walls ? taste.walls * others : taste.want * wantOf(s, c, seat, c.faces[id].resource) - taste.crowd * others);
  }
}
