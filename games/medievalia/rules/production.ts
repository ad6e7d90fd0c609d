/** 5. Using cards and producing. */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../content/content.ts';
import { fiefAt, homeOf, isUsed, type MedState, OPEN_GROUND, placeAt, spotAt } from '../state.ts';
import { allyOf } from './fiefs.ts';
import { type Reason, reason } from './reason.ts';

/** What a seat has on the table, as far as producing goes: the rules find it in the state, screens in what they see. */
export interface Estate {
  /** By spot, -1 where there is none. */
  readonly hosts: readonly number[];
  readonly characters: readonly number[];
  readonly buildings: readonly number[];
  /** By card. */
  readonly place: readonly number[];
  readonly used: readonly number[];
  /** Its own fief, and that of its ally; -1 without one. */
  readonly home: number;
  readonly allyHome: number;
}

export function estateOf(s: MedState, seat: Seat): Estate {
  const ally = allyOf(s, seat);
  return {
    hosts: s.hosts[seat],
    characters: s.characters[seat],
    buildings: s.buildings[seat],
    place: s.place,
    used: s.used,
    home: homeOf(s, seat),
    allyHome: ally < 0 ? -1 : homeOf(s, ally),
  };
}

/** Whether a card is in its owner's fief or that of the ally (MED-4.8, MED-4.9). */
function isAmongFriends({ place, home, allyHome }: Estate, card: number): boolean {
  const fief = fiefAt(place[card]);
  return fief === home || fief === allyHome;
}

const SOURCE_USED = reason('MED-6.15', 'sourceUsed');
const NO_SYMBOL = reason('MED-5.16', 'noSymbol');
const PRODUCES_NOTHING_THERE = reason('MED-4.8', 'producesNothingThere');
const PRODUCES_WITH_GROUP = reason('MED-5.12', 'producesWithGroup');
const POWER_USED = reason('MED-17.2', 'powerUsed');
const NO_POWER_THERE = reason('MED-17.18', 'noPowerThere');

/** Why a host with its group, or a character by itself (MED-5.15), cannot produce now. */
export function whyNotProduce({ faces }: Pick<Content, 'faces'>, e: Estate, card: number): Reason | null {
  if (faces[card].resource < 0) return NO_SYMBOL;
  if (e.used[card] === 1) return SOURCE_USED;
  if (faces[card].kind !== 'character') return null;
  if (!isAmongFriends(e, card)) return PRODUCES_NOTHING_THERE;
  return spotAt(e.place[card]) === OPEN_GROUND ? null : PRODUCES_WITH_GROUP;
}

/** Why a character cannot use its power in a payment now, whatever is paid for. */
export function whyNotExert(e: Estate, card: number): Reason | null {
  if (e.used[card] === 1) return POWER_USED;
  return isAmongFriends(e, card) ? null : NO_POWER_THERE;
}

/** Whether a character's power belongs into payments. */
export function isSpecialist(face: Face): boolean {
  return face.power === 'convert' || face.power === 'multiply' || face.power === 'discountBuilding';
}

/** What a group gives: its host, as many workers as the host has slots, and its civil buildings (MED-5.8 to MED-5.10). */
export function outputOf(base: number, workers: number, slots: number, bonus: number): number {
  return base + (workers < slots ? workers : slots) + bonus;
}

/** What a seat's group on that spot gives when it is used as a whole, nobody using a power. */
export function groupOutput(s: MedState, seat: Seat, spot: number): number {
  const { faces } = content.of(s);
  const place = placeAt(homeOf(s, seat), spot);
  const host = faces[s.hosts[seat][spot]];
  const characters = s.characters[seat];
  let workers = 0;
  for (let i = 0; i < characters.length; i++) if (s.place[characters[i]] === place && faces[characters[i]].isWorker) workers++;
  const buildings = s.buildings[seat];
  let bonus = 0;
  for (let i = 0; i < buildings.length; i++) if (s.place[buildings[i]] === place) bonus += faces[buildings[i]].productionBonus;
  return outputOf(host.amount, workers, host.workerSlots, bonus);
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
