/** 7. Territories. */

import type { Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type MedState, namesOf, openGroundOf, placeAt, spotAt } from '../state.ts';
import { billFor } from './payment/bill.ts';
import { CANNOT_PAY, canAfford, type Means } from './payment/means.ts';
import { takeFromHand } from './payment/spending.ts';
import { type Reason, reason } from './reason.ts';

/** The first spot without a territory, -1 when the fief is full (MED-7.3, MED-7.4). */
export function freeSpot(s: MedState, seat: Seat): number {
  return s.hosts[seat].indexOf(-1);
}

const FIEF_FULL = reason('MED-7.4', 'fiefFull');
const CITY_STAYS = reason('MED-7.11', 'cityStays');
const TERRITORY_USED = reason('MED-7.7', 'territoryUsed');
const CANNOT_PAY_DISCARD = reason('MED-7.7', 'cannotPayDiscard');

/** Why a territory cannot be played: there is no room for it, or it cannot be paid. */
export function whyNotPlayTerritory(s: MedState, c: Content, means: Means, seat: Seat, card: number): Reason | null {
  if (freeSpot(s, seat) < 0) return FIEF_FULL;
  return canAfford(means, billFor(s, c, seat, 'territory', card, -1)) ? null : CANNOT_PAY;
}

/** Why a host cannot be discarded: the City never can, a territory only while it is unused and for its price. */
export function whyNotDiscardHost(s: MedState, c: Content, means: Means, seat: Seat, host: number): Reason | null {
  if (c.faces[host].kind === 'city') return CITY_STAYS;
  if (s.used[host] === 1) return TERRITORY_USED;
  return canAfford(means, billFor(s, c, seat, 'discard', host, s.place[host])) ? null : CANNOT_PAY_DISCARD;
}

/** Puts a territory that has been paid for into its owner's fief, unused (MED-5.3, MED-7.1). */
export function playTerritory(s: MedState, seat: Seat, card: number): void {
  const c = content.of(s);
  const spot = freeSpot(s, seat);
  takeFromHand(s, seat, card);
  s.hosts[seat][spot] = card;
  s.place[card] = placeAt(c.layouts[s.core.seats - 2].home[seat], spot);
  s.used[card] = 0;
  s.core.told?.push({ key: 'territoryPlayed', params: { seat, card: c.faces[card].id, id: c.ids[card] } });
}

/** A territory that was paid off goes with its buildings; its people step onto the open ground (MED-7.8, MED-7.9). */
export function discardTerritory(s: MedState, seat: Seat, card: number): void {
  const c = content.of(s);
  const place = s.place[card];
  const ground = openGroundOf(s, seat);
  for (const character of s.characters[seat]) if (s.place[character] === place) s.place[character] = ground;
  s.core.told?.push({ key: 'territoryDiscarded', params: lossOf(s, c, seat, card) });
  removeHost(s, seat, card);
}

function buildingsWith(s: MedState, seat: Seat, host: number): number[] {
  return s.buildings[seat].filter((building) => s.place[building] === s.place[host]);
}

/** A territory that is about to go and what goes with it, in a sentence. */
export function lossOf(s: MedState, c: Content, seat: Seat, card: number) {
  const buildings = buildingsWith(s, seat, card);
  return { seat, card: c.faces[card].id, id: c.ids[card], n: buildings.length, cards: namesOf(c, buildings) };
}

/** Takes a host off the table with all its buildings (MED-8.20). */
export function removeHost(s: MedState, seat: Seat, card: number): void {
  const place = s.place[card];
  const { buildings } = s;
  for (const building of buildingsWith(s, seat, card)) {
    s.place[building] = -1;
    s.discard.push(building);
  }
  buildings[seat] = buildings[seat].filter((building) => s.place[building] >= 0);
  s.hosts[seat][spotAt(place)] = -1;
  s.place[card] = -1;
  s.discard.push(card);
}
