/** What things are worth to a sensible player, in points of which a building is about forty. Nothing here makes a list: it is asked often. */

import type { Seat } from '@castellan/engine';
import type { Content, Face } from '../content/content.ts';
import { hasBuilding } from '../rules/payment/bill.ts';
import { groupOutput } from '../rules/production.ts';
import { prestigeOf, prestigeOfSide } from '../rules/scoring.ts';
import { layoutOf, type MedState, openGroundOf } from '../state.ts';
import { TASTE } from './taste.ts';
import { isTroop, outgunned } from './threat.ts';

/** What a character in play is worth: its strength, its work and its power. */
export function worthOfCharacter({ attack, defence, isWorker, power, resource }: Face): number {
  const taste = TASTE.worth;
  const work = isWorker ? taste.worker : resource >= 0 ? taste.producer : 0;
  return taste.attack * attack + taste.defence * defence + work + (power === null ? 0 : taste.power);
}

/** What a building in play is worth to its owner: its prestige, and a little for what it does. */
function worthOfBuilding(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  let copies = 0;
  for (const other of s.buildings[seat]) if (c.faces[other] === face) copies++;
  const taste = TASTE.worth;
  const prestige = copies > 1 ? face.duplicatePrestige : face.prestige;
  return taste.building + prestige * (taste.prestige + taste.perPrestige * prestigeOf(s, seat));
}

export function worthOfCard(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  switch (face.kind) {
    case 'character':
      return worthOfCharacter(face);
    case 'city':
      return 5000;
    case 'territory':
      return TASTE.worth.territory;
    default:
      return worthOfBuilding(s, c, seat, card);
  }
}

/** What its owner loses with a host: itself and its buildings. */
export function worthOfHost(s: MedState, c: Content, seat: Seat, host: number): number {
  if (c.faces[host].kind === 'city') return 5000;
  const place = s.place[host];
  let worth = TASTE.worth.territory;
  for (const card of s.buildings[seat]) if (s.place[card] === place) worth += worthOfBuilding(s, c, seat, card);
  return worth;
}

/** Cards of the hand that are not needed are only good for a resource. */
export function worthInHand(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  const taste = TASTE.hand;
  if (face.kind === 'territory') {
    if (wantsTerritory(s, c, seat, face)) return taste.territory[0];
    return taste.territory[s.hosts[seat].includes(-1) ? 1 : 2];
  }
  if (s.characters[seat].length >= taste.people) return taste.crowded;
  const dear = face.enabledBy >= 0 && !hasBuilding(s, c, seat, face.enabledBy);
  const fights = isTroop(face) ? (outgunned(s, c, seat) > 0 ? taste.outgunned : taste.troop) : 0;
  return (dear ? taste.dear : face.isWorker ? taste.worker : taste.other) + fights;
}

export function hostsProducing(s: MedState, c: Content, seat: Seat, resource: number): number {
  let count = 0;
  for (const host of s.hosts[seat]) if (host >= 0 && c.faces[host].resource === resource) count++;
  return count;
}

/** A fief wants food, energy and gold; with those it takes what it gets. */
export function wantsTerritory(s: MedState, c: Content, seat: Seat, { resource }: Face): boolean {
  return hostsProducing(s, c, seat, resource) === 0;
}

/** How badly one more of a resource per turn is wanted. */
export function wantOf(s: MedState, c: Content, seat: Seat, resource: number): number {
  const units = outputIn(s, c, seat, resource);
  const taste = TASTE.want;
  return units < taste.units ? taste.badly - units : taste.mildly - Math.min(taste.least, units - taste.units);
}

/** What a seat's fief gives of a resource in a turn when everybody works. */
export function outputIn(s: MedState, c: Content, seat: Seat, resource: number): number {
  const hosts = s.hosts[seat];
  let output = 0;
  for (let spot = 0; spot < hosts.length; spot++)
    if (hosts[spot] >= 0 && c.faces[hosts[spot]].resource === resource) output += groupOutput(s, seat, spot);
  const ground = openGroundOf(s, seat);
  for (const card of s.characters[seat]) {
    const face = c.faces[card];
    if (face.resource === resource && s.place[card] === ground) output += face.amount;
  }
  return output;
}

/** How many more workers a host could use. */
export function freeWorkerSlots(s: MedState, c: Content, seat: Seat, host: number): number {
  const place = s.place[host];
  let free = c.faces[host].workerSlots;
  for (const card of s.characters[seat]) if (s.place[card] === place && c.faces[card].isWorker) free--;
  return free;
}

/** Whether a seat and its ally have more prestige than anybody else. */
export function isAhead(s: MedState, seat: Seat): boolean {
  const { ally } = layoutOf(s);
  for (let other = 0; other < s.core.seats; other++)
    if (other !== seat && ally[seat] !== other && prestigeOfSide(s, other) >= prestigeOfSide(s, seat)) return false;
  return true;
}
