/** 7. Territories. */

import type { Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type MedState, namesOf, openGroundOf, placeAt, spotAt } from '../state.ts';
import { takeFromHand } from './sources.ts';

/** The first spot without a territory, -1 when the fief is full (MED-7.3, MED-7.4). */
export function freeSpot(s: MedState, seat: Seat): number {
  return s.hosts[seat].indexOf(-1);
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

/** Whether a territory may be discarded, apart from its price: only while it is unused (MED-7.7); the City never (MED-7.11). */
export function canDiscard(s: MedState, c: Content, host: number): boolean {
  return host >= 0 && c.faces[host].kind === 'territory' && s.used[host] === 0;
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
