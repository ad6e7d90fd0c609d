/** What things are worth to a sensible player, in points of which a building is about forty. */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../content/content.ts';
import { isEnemy } from '../rules/fiefs.ts';
import { hasBuilding } from '../rules/purchase.ts';
import { prestigeOf, prestigeOfSide } from '../rules/scoring.ts';
import { isUsed, layoutOf, type MedState, OPEN_GROUND, placeAt } from '../state.ts';

/** What a character in play is worth: its strength, its work and its power. */
export function worthOfCharacter({ attack, defence, isWorker, power, resource }: Face): number {
  return 3 * attack + 2 * defence + (isWorker ? 5 : resource >= 0 ? 6 : 0) + (power === null ? 0 : 3);
}

/** What a building in play is worth to its owner: its prestige, and a little for what it does. */
function worthOfBuilding(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  const copies = s.buildings[seat].filter((other) => c.faces[other] === face).length;
  return 6 + (copies > 1 ? face.duplicatePrestige : face.prestige) * (30 + 4 * prestigeOf(s, seat));
}

export function worthOfCard(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  switch (face.kind) {
    case 'character':
      return worthOfCharacter(face);
    case 'city':
      return 5000;
    case 'territory':
      return 20;
    default:
      return worthOfBuilding(s, c, seat, card);
  }
}

/** What its owner loses with a host: itself and its buildings. */
export function worthOfHost(s: MedState, c: Content, seat: Seat, host: number): number {
  if (c.faces[host].kind === 'city') return 5000;
  const place = s.place[host];
  return s.buildings[seat].reduce((sum, card) => sum + (s.place[card] === place ? worthOfBuilding(s, c, seat, card) : 0), 20);
}

/** Cards of the hand that are not needed are only good for a resource. */
export function worthInHand(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  if (face.kind === 'territory') {
    if (!s.hosts[seat].includes(-1) && !wantsTerritory(s, c, seat, face)) return 4;
    return wantsTerritory(s, c, seat, face) ? 20 : 12;
  }
  if (s.characters[seat].length >= 14) return 5;
  const dear = face.enabledBy >= 0 && !hasBuilding(s, c, seat, face.enabledBy);
  return dear ? 7 : face.isWorker ? 12 : 9;
}

export function hostsProducing(s: MedState, c: Content, seat: Seat, resource: number): number {
  return s.hosts[seat].filter((host) => host >= 0 && c.faces[host].resource === resource).length;
}

/** A fief wants food, energy and gold; with those it takes what it gets. */
export function wantsTerritory(s: MedState, c: Content, seat: Seat, { resource }: Face): boolean {
  return hostsProducing(s, c, seat, resource) === 0;
}

/** Of each resource three a turn are wanted badly, more than that not so much. */
const WANTED = 3;

/** How badly one more of a resource per turn is wanted. */
export function wantOf(output: readonly number[], resource: number): number {
  const units = output[resource];
  return units < WANTED ? 10 - units : 5 - Math.min(3, units - WANTED);
}

/** What a seat's fief gives in a turn when everybody works, by resource. */
export function outputOf(s: MedState, c: Content, seat: Seat): number[] {
  const output = [0, 0, 0, 0];
  const home = layoutOf(s).home[seat];
  s.hosts[seat].forEach((host, spot) => {
    if (host < 0) return;
    const face = c.faces[host];
    const place = placeAt(home, spot);
    const workers = s.characters[seat].filter((card) => s.place[card] === place && c.faces[card].isWorker).length;
    const bonus = s.buildings[seat].reduce((sum, card) => sum + (s.place[card] === place ? c.faces[card].productionBonus : 0), 0);
    output[face.resource] += face.amount + Math.min(workers, face.workerSlots) + bonus;
  });
  for (const card of s.characters[seat]) {
    const face = c.faces[card];
    if (face.resource >= 0 && s.place[card] === placeAt(home, OPEN_GROUND)) output[face.resource] += face.amount;
  }
  return output;
}

/** How many more workers a host could use. */
export function freeWorkerSlots(s: MedState, c: Content, seat: Seat, host: number): number {
  const place = s.place[host];
  const workers = s.characters[seat].filter((card) => s.place[card] === place && c.faces[card].isWorker).length;
  return c.faces[host].workerSlots - workers;
}

/** How well a seat stands: prestige first, then what its fief gives, its people and its cards, against the best of its enemies. */
export function standingOf(s: MedState, seat: Seat): number {
  if (s.core.result !== null) return s.core.result.winners.includes(seat) ? 100_000 / s.core.result.winners.length : -100_000;
  let best = 0;
  for (let other = 0; other < s.core.seats; other++) if (isEnemy(s, seat, other)) best = Math.max(best, strengthOf(s, other));
  return strengthOf(s, seat) - 0.7 * best;
}

function strengthOf(s: MedState, seat: Seat): number {
  if (s.eliminated[seat]) return 0;
  const c = content.of(s);
  const { goal } = layoutOf(s);
  const output = outputOf(s, c, seat).reduce((sum, units) => sum + Math.min(units, 6), 0);
  const people = s.characters[seat].reduce((sum, card) => sum + worthOfCharacter(c.faces[card]), 0);
  const share = prestigeOfSide(s, seat) / goal;
  return 1000 * share * share + 120 * share + 6 * output + people + 4 * s.hands[seat].length - 60 * s.siege[seat];
}

/** Ready characters of a seat on open ground of a fief. */
export function looseIn(s: MedState, seat: Seat, fief: number): number[] {
  return s.characters[seat].filter((card) => s.place[card] === placeAt(fief, OPEN_GROUND) && !isUsed(s, card));
}
