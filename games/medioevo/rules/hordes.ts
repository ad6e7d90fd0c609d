/** 41. Hordes: where they appear, how they move, whom they meet, and the pillage of barbarians. */

import type { Frame, Next } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, NOBODY, NOWHERE, type UniState, unitAt } from '../state.ts';
import { BARBARIANS, GALLEY, GALLEY_SLOTS, NODES, SLOTS, UNITS } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import { fight } from './battle.ts';
import { examine } from './control.ts';
import { fightsIn } from './fighters.ts';
import { isSea, threatenedIn } from './map.ts';
import { estateOf, lootByBarbarians } from './pillage.ts';
import { step } from './step.ts';
import { hasArmy, inReserve, moveUnits, muster } from './troops.ts';
import { placeVehicle, removeVehicle, roomAt, vehiclesLeft } from './vehicles.ts';
import { hordeOf } from './war-circle.ts';
import { openWindow } from './windows.ts';

/** Whether the supply holds any unit of the horde of this turn (UNI-41.15). */
export function isHordeLeft(s: UniState): boolean {
  return hordeOf(s).some((n, unit) => n > 0 && inReserve(s, BARBARIANS, unit) > 0);
}

/** A horde of the War Circle appears, as far as the supply holds its units (UNI-41.1, UNI-41.2, UNI-41.15). */
export function raiseHorde(s: UniState, node: number): Next {
  const horde = hordeOf(s);
  let n = 0;
  for (let unit = 0; unit < UNITS.length; unit++) if (horde[unit] > 0) n += muster(s, BARBARIANS, node, unit, horde[unit]);
  if (n > 0 && s.core.told !== null) s.core.told.push({ key: 'hordeRaised', params: { node: content.of(s).nodes[node].id, n } });
  return undefined;
}

/** Where the barbarians of a place are counted: at sea aboard their galley. -1 for none. */
export function campOf(s: UniState, node: number): number {
  if (!isSea(node)) return s.armies[armyAt(BARBARIANS, node)] > 0 ? node : NOWHERE;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.at[galley] === node && s.vehicleOf[galley] === BARBARIANS && s.armies[armyAt(BARBARIANS, aboard(galley))] > 0)
      return aboard(galley);
  return NOWHERE;
}

/** Whether a horde could go to sea there: barbarians are at sea already, or a galley and a token are left for them (UNI-6.8, UNI-6.16). */
export function mayPutToSea(s: UniState, zone: number): boolean {
  if (roomAt(s, BARBARIANS, zone) !== NOWHERE) return true;
  let used = 0;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++) if (s.vehicleOf[galley] === BARBARIANS) used++;
  return used < content.of(s).tokens.barbarianGalleys && vehiclesLeft(s, GALLEY, 1) > 0;
}

/** Takes all barbarians of a place to an adjacent one; a galley is used only at sea, and hordes that meet merge (UNI-6.7 to UNI-6.9, UNI-6.13, UNI-6.16). */
export function moveHorde(s: UniState, from: number, to: number): void {
  const camp = campOf(s, from);
  if (camp === NOWHERE) return;
  if (isSea(from) && isSea(to) && roomAt(s, BARBARIANS, to) === NOWHERE) {
    s.at[camp - NODES] = to;
    return;
  }
  const target = isSea(to) ? aboard(galleyIn(s, to)) : to;
  for (let unit = 0; unit < UNITS.length; unit++) {
    const n = s.troops[unitAt(BARBARIANS, camp, unit)];
    if (n > 0) moveUnits(s, BARBARIANS, camp, target, unit, n);
  }
  if (isSea(from)) removeVehicle(s, camp - NODES);
}

function galleyIn(s: UniState, zone: number): number {
  const galley = roomAt(s, BARBARIANS, zone);
  return galley === NOWHERE ? placeVehicle(s, BARBARIANS, GALLEY, 1, zone) : galley;
}

/** Where barbarians are the only military units everything is removed (UNI-41.12). */
export function pillageByBarbarians(s: UniState, node: number): readonly Frame[] {
  const elements = estateOf(s, node);
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.at[slot] === node && s.vehicleOf[slot] !== NOBODY && s.vehicleOf[slot] !== BARBARIANS) elements.push(slot);
  return [...lootByBarbarians(s, node, elements), afterRaid.do({ node })];
}

export const afterRaid = step.work('afterRaid', {
  rule: ['UNI-41.12', 'UNI-41.14', 'UNI-6.12'],
  run(s, { node }: { node: number }) {
    if (!isSea(node)) examine(s, node);
    return undefined;
  },
});

/** Barbarians have come to a place: they fight those who stand there, else they pillage (UNI-6.11, UNI-6.12, UNI-6.14, UNI-6.17). */
export function hordeArrives(s: UniState, to: number): readonly Frame[] {
  if (fightsIn(s, BARBARIANS, to)) return [];
  const seat = threatenedIn(s, to);
  const window = seat === NOBODY ? [] : openWindow(s, { kind: 'onHostileEntry', seats: [seat], about: to });
  return [...window, hordeMeets.do({ node: to, met: 0 })];
}

/** One player after the other in turn order, each once (`met`, as bits); where none is left everything is pillaged. */
export const hordeMeets = step.work('hordeMeets', {
  rule: ['UNI-6.11', 'UNI-6.12', 'UNI-6.14', 'UNI-6.17', 'UNI-7.8', 'UNI-18.11'],
  run(s, { node, met }: { node: number; met: number }): Next {
    if (!hasArmy(s, BARBARIANS, node)) return afterRaid.do({ node });
    const players = s.order.filter((seat) => hasArmy(s, seat, node));
    if (players.length === 0) return pillageByBarbarians(s, node);
    const next = isBanned(s, node, 'battle') ? undefined : players.find((seat) => ((met >> seat) & 1) === 0);
    if (next === undefined) return afterRaid.do({ node });
    return [...fight(s, BARBARIANS, next, node), hordeMeets.do({ node, met: met | (1 << next) })];
  },
});
