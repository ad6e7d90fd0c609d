/** 10. Feeding and removing characters. */

import { type Next, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { homeOf, isUsed, type MedState, OPEN_GROUND, placeAt, spotAt } from '../state.ts';
import { FOOD } from '../vocabulary.ts';
import { step } from './step.ts';

const workers = new Array<number>(16).fill(0);

function countWorkers(s: MedState, c: Content, seat: Seat): void {
  workers.fill(0);
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++) {
    const spot = spotAt(s.place[characters[i]]);
    if (spot !== OPEN_GROUND && c.faces[characters[i]].isWorker) workers[spot]++;
  }
}

/** Food that all groups of Fields and Farms could produce, used or not (MED-10.2, MED-10.3). */
function potentialFood(s: MedState, seat: Seat): number {
  const c = content.of(s);
  countWorkers(s, c, seat);
  const hosts = s.hosts[seat];
  let food = 0;
  let feeding = 0;
  for (let spot = 0; spot < hosts.length; spot++) {
    if (hosts[spot] < 0) continue;
    const face = c.faces[hosts[spot]];
    if (face.resource !== FOOD) continue;
    feeding |= 1 << spot;
    food += face.amount + (workers[spot] < face.workerSlots ? workers[spot] : face.workerSlots);
  }
  const buildings = s.buildings[seat];
  for (let i = 0; i < buildings.length; i++)
    if ((feeding & (1 << spotAt(s.place[buildings[i]]))) !== 0) food += c.faces[buildings[i]].productionBonus;
  return food;
}

export function feedingCapacity(s: MedState, seat: Seat): number {
  return content.of(s).charactersPerFood * potentialFood(s, seat);
}

export function isFed(s: MedState, seat: Seat): boolean {
  return s.characters[seat].length <= feedingCapacity(s, seat);
}

/** Whether one more worker on that spot would raise the food of the fief. */
export function wouldRaiseFood(s: MedState, seat: Seat, card: number, spot: number): boolean {
  const c = content.of(s);
  if (spot === OPEN_GROUND || !c.faces[card].isWorker) return false;
  const host = c.faces[s.hosts[seat][spot]];
  if (host.resource !== FOOD) return false;
  const place = placeAt(homeOf(s, seat), spot);
  let there = 0;
  for (const other of s.characters[seat]) if (s.place[other] === place && c.faces[other].isWorker) there++;
  return there < host.workerSlots;
}

/** Whether a new character could be fed on that spot; it counts as a worker where it would be one (MED-9.8). */
export function couldFeed(s: MedState, seat: Seat, card: number, spot: number): boolean {
  const food = potentialFood(s, seat) + (wouldRaiseFood(s, seat, card, spot) ? 1 : 0);
  return s.characters[seat].length + 1 <= content.of(s).charactersPerFood * food;
}

/** Takes a character off the table (MED-10.8). */
export function removeCharacter(s: MedState, seat: Seat, card: number): void {
  const characters = s.characters[seat];
  characters.splice(characters.indexOf(card), 1);
  s.place[card] = -1;
  s.discard.push(card);
}

/** The active player removes characters of his choice, one at a time, until the others can be fed (MED-10.6, MED-10.7). */
export const starve = step.pick('starve', {
  rule: ['MED-10.5', 'MED-10.6', 'MED-10.7'],
  ask(s, _p: object) {
    if (isFed(s, s.active)) return null;
    const { options } = content.of(s);
    const capacity = feedingCapacity(s, s.active);
    const characters = s.characters[s.active];
    return pick(
      s.active,
      characters.map((card) => options.starve[card]),
      { params: { characters: characters.length, capacity } },
    );
  },
  answer(s, _p, { id }): Next {
    const c = content.of(s);
    removeCharacter(s, s.active, id);
    s.core.told?.push({ key: 'starved', params: { seat: s.active, card: c.faces[id].id, id: c.ids[id] } });
    return STARVE;
  },
});

/** Checks the feeding of the active player. */
export const STARVE = starve.do({});

/** A player sends away a character of his that is unused (MED-10.9). */
export function remove(s: MedState, seat: Seat, card: number): void {
  const c = content.of(s);
  removeCharacter(s, seat, card);
  s.core.told?.push({ key: 'removed', params: { seat, card: c.faces[card].id, id: c.ids[card] } });
}

export function refusedRemovals(s: MedState, seat: Seat): Refused[] {
  const { options } = content.of(s);
  return s.characters[seat]
    .filter((card) => isUsed(s, card))
    .map((card) => ({
      ...options.remove[card],
      refusal: refusal('MED-10.9', 'removeUsed', { card: options.remove[card].card, copy: options.remove[card].copy }),
    }));
}
