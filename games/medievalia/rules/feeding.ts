/** 10. Feeding and removing characters. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { homeOf, isUsed, type MedState, OPEN_GROUND, placeAt } from '../state.ts';
import type { HostView, MedView } from '../view.ts';
import { FOOD, RESOURCES } from '../vocabulary.ts';
import { printedIn } from './printed.ts';
import { groupOutput, outputOf } from './production.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

/** Food that all groups of Fields and Farms could produce, used or not (MED-10.2, MED-10.3). */
function potentialFood(s: MedState, seat: Seat): number {
  const { faces } = content.of(s);
  const hosts = s.hosts[seat];
  let food = 0;
  for (let spot = 0; spot < hosts.length; spot++)
    if (hosts[spot] >= 0 && faces[hosts[spot]].resource === FOOD) food += groupOutput(s, seat, spot);
  return food;
}

export function feedingCapacity(s: MedState, seat: Seat): number {
  return content.of(s).charactersPerFood * potentialFood(s, seat);
}

/** How many of so many characters would have to leave (MED-10.6). */
function unfed(characters: number, capacity: number): number {
  return Math.max(0, characters - capacity);
}

export function isFed(s: MedState, seat: Seat): boolean {
  return unfed(s.characters[seat].length, feedingCapacity(s, seat)) === 0;
}

/** How much more food a host would give with so many workers more or fewer on it. */
function foodWith(workers: number, host: HostView | null, more: number): number {
  if (host === null || host.resource !== RESOURCES[FOOD]) return 0;
  return outputOf(0, workers + more, host.workerSlots, 0) - outputOf(0, workers, host.workerSlots, 0);
}

/** For screens: how many of its owner's characters would have to leave if this one went to that host of its fief, or to open ground. */
export function hungryAfter(view: MedView, id: string, to: HostView | null): number {
  const { charactersPerFood, types } = printedIn(view);
  const isWorker = (type: string): boolean => types.some((face) => face.id === type && face.isWorker);
  const workersOn = (host: HostView | null): number => (host === null ? 0 : host.characters.filter(({ type }) => isWorker(type)).length);
  const holds = (host: HostView | null): boolean => host?.characters.some((card) => card.id === id) === true;
  const owner = view.players.find(({ hosts }) => hosts.some(holds));
  if (owner === undefined) return 0;
  const from = owner.hosts.find(holds) ?? null;
  const moved = from?.characters.find((card) => card.id === id);
  if (moved === undefined || !isWorker(moved.type)) return 0;
  const more = foodWith(workersOn(from), from, -1) + foodWith(workersOn(to), to, 1);
  return unfed(owner.characters, owner.capacity + more * charactersPerFood);
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

const CANNOT_BE_FED = reason('MED-9.8', 'cannotBeFed');

/** Why a new character could not be fed on that spot of a fief that feeds so many; it counts as a worker where it would be one (MED-9.8). */
export function whyNotFeed(s: MedState, seat: Seat, card: number, spot: number, capacity: number): Reason | null {
  const characters = s.characters[seat].length + 1;
  if (characters <= capacity) return null;
  const raised = capacity + content.of(s).charactersPerFood;
  return characters <= raised && wouldRaiseFood(s, seat, card, spot) ? null : CANNOT_BE_FED;
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

const REMOVE_USED = reason('MED-10.9', 'removeUsed');

export function whyNotRemove(s: MedState, card: number): Reason | null {
  return isUsed(s, card) ? REMOVE_USED : null;
}

export function refusedRemovals(s: MedState, seat: Seat): Refused[] {
  const { options } = content.of(s);
  return s.characters[seat].flatMap((card) => {
    const why = whyNotRemove(s, card);
    const option = options.remove[card];
    return why === null ? [] : [refuse(option, why, { card: option.card, copy: option.copy })];
  });
}
