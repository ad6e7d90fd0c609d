/** 5. Using cards and producing. */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../content/content.ts';
import { fiefAt, homeOf, isUsed, type MedState, OPEN_GROUND, placeAt, spotAt } from '../state.ts';
import { isFriendly } from './fiefs.ts';

/**
 * Everything a seat could produce with now. Groups are known by the spot of their host; specialists are the characters that
 * may use a power in a payment instead of producing.
 */
export interface Purse {
  /** One bit for each spot whose group is unused. */
  groups: number;
  /** By spot: the host's resource and base, its worker slots, the workers on it that are no specialists, what its civil buildings add. */
  readonly resource: number[];
  readonly base: number[];
  readonly slots: number[];
  readonly workers: number[];
  /** By spot: unused characters that raise nothing; they are turned with their group all the same (MED-5.13). */
  readonly guards: number[];
  readonly bonus: number[];
  /** Number and single bonuses of civil buildings are needed only for Artists: the largest first. */
  readonly bonuses: number[][];
  /** Single characters that produce by themselves: those without a choice, the least worth first. */
  readonly singles: number[];
  readonly specialists: number[];
  /** By specialist: the spot of the unused group it belongs to, or how it stands. */
  readonly spots: number[];
}

/** A specialist alone on open ground, and one on a host that has been used already (it can only use its power, MED-17.5). */
export const ALONE = -1;
export const LATE = -2;

const MOST_SPOTS = 10;

export function emptyPurse(): Purse {
  const bySpot = (): number[] => new Array<number>(MOST_SPOTS).fill(0);
  return {
    groups: 0,
    resource: bySpot(),
    base: bySpot(),
    slots: bySpot(),
    workers: bySpot(),
    guards: bySpot(),
    bonus: bySpot(),
    bonuses: Array.from({ length: MOST_SPOTS }, (): number[] => []),
    singles: [],
    specialists: [],
    spots: [],
  };
}

/** Whether a character's power belongs into payments. */
export function isSpecialist(face: Face): boolean {
  return face.power === 'convert' || face.power === 'multiply' || face.power === 'discountBuilding';
}

/** Reads into `purse` what the seat could produce with. */
export function readPurse(s: MedState, seat: Seat, purse: Purse): Purse {
  const { faces } = content.of(s);
  const home = homeOf(s, seat);
  const hosts = s.hosts[seat];
  purse.groups = 0;
  purse.singles.length = 0;
  purse.specialists.length = 0;
  purse.spots.length = 0;
  for (let spot = 0; spot < hosts.length; spot++) {
    const host = hosts[spot];
    if (host < 0) continue;
    const face = faces[host];
    purse.resource[spot] = face.resource;
    purse.base[spot] = face.amount;
    purse.slots[spot] = face.workerSlots;
    purse.workers[spot] = 0;
    purse.guards[spot] = 0;
    purse.bonus[spot] = 0;
    purse.bonuses[spot].length = 0;
    if (s.used[host] === 0) purse.groups |= 1 << spot;
  }
  const buildings = s.buildings[seat];
  for (let i = 0; i < buildings.length; i++) {
    const spot = spotAt(s.place[buildings[i]]);
    const { productionBonus } = faces[buildings[i]];
    if (productionBonus === 0) continue;
    purse.bonus[spot] += productionBonus;
    purse.bonuses[spot].push(productionBonus);
  }
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++) {
    const card = characters[i];
    const face = faces[card];
    const place = s.place[card];
    const spot = spotAt(place);
    if (spot !== OPEN_GROUND) {
      if ((purse.groups & (1 << spot)) !== 0) {
        if (isSpecialist(face) && s.used[card] === 0) addSpecialist(purse, card, spot);
        else if (face.isWorker) purse.workers[spot]++;
        else if (s.used[card] === 0) purse.guards[spot]++;
      } else if (isSpecialist(face) && s.used[card] === 0) addSpecialist(purse, card, LATE);
    } else if (s.used[card] === 0 && (fiefAt(place) === home || isFriendly(s, seat, fiefAt(place)))) {
      if (isSpecialist(face)) addSpecialist(purse, card, ALONE);
      else if (face.resource >= 0) purse.singles.push(card);
    }
  }
  if (purse.singles.length > 1) orderByWorth(purse.singles, faces);
  return purse;
}

function addSpecialist(purse: Purse, card: number, spot: number): void {
  purse.specialists.push(card);
  purse.spots.push(spot);
}

/** Those with a power of their own (Priests) are spent after those without. */
function orderByWorth(cards: number[], faces: readonly Face[]): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    const worth = faces[card].power === null ? 0 : 1;
    let j = i - 1;
    while (j >= 0 && (faces[cards[j]].power === null ? 0 : 1) > worth) {
      cards[j + 1] = cards[j];
      j--;
    }
    cards[j + 1] = card;
  }
}

/** What a seat's group on that spot gives when it is used as a whole, nobody using a power (MED-5.8 to MED-5.10). */
export function groupOutput(s: MedState, seat: Seat, spot: number): number {
  const { faces } = content.of(s);
  const place = placeAt(homeOf(s, seat), spot);
  const host = faces[s.hosts[seat][spot]];
  let workers = 0;
  for (const card of s.characters[seat]) if (s.place[card] === place && faces[card].isWorker) workers++;
  let bonus = 0;
  for (const card of s.buildings[seat]) if (s.place[card] === place) bonus += faces[card].productionBonus;
  return host.amount + Math.min(workers, host.workerSlots) + bonus;
}

/** Turns a group: the host, every character on it and its civil buildings (MED-5.7, MED-5.13, MED-5.14). */
export function useGroup(s: MedState, seat: Seat, spot: number): void {
  const { faces } = content.of(s);
  const place = placeAt(homeOf(s, seat), spot);
  s.used[s.hosts[seat][spot]] = 1;
  for (const card of s.characters[seat]) if (s.place[card] === place) s.used[card] = 1;
  for (const card of s.buildings[seat]) if (s.place[card] === place && faces[card].kind === 'civilBuilding') s.used[card] = 1;
}

/** Turns a card that uses its power: with it the group of its host, unless that host was used before (MED-17.4, MED-17.5, MED-17.31). */
export function useForPower(s: MedState, seat: Seat, card: number): void {
  const spot = spotAt(s.place[card]);
  if (spot !== OPEN_GROUND && !isUsed(s, s.hosts[seat][spot])) useGroup(s, seat, spot);
  s.used[card] = 1;
}

/** Whether a character on open ground may produce its own symbol there (MED-4.8, MED-4.9, MED-5.15). */
export function producesAlone(s: MedState, c: Content, seat: Seat, card: number): boolean {
  return (
    !isUsed(s, card) && spotAt(s.place[card]) === OPEN_GROUND && c.faces[card].resource >= 0 && isFriendly(s, seat, fiefAt(s.place[card]))
  );
}
