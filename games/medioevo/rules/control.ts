/** 33. Control of territories. Whoever changes what stands in a territory calls `examine` when he is done with it (UNI-33.8). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, TERRITORIES } from '../vocabulary.ts';
import { removeToken } from './buildings.ts';
import { addDeed, addHonour } from './honour.ts';
import { areHostile } from './relations.ts';

/** Whether military units of two opposing sides stand in a territory (UNI-33.6). */
export function isContested(s: UniState, territory: number): boolean {
  const barbarians = s.armies[armyAt(BARBARIANS, territory)] > 0;
  let first = NOBODY;
  for (let seat = 0; seat < s.core.seats; seat++) {
    if (s.armies[armyAt(seat, territory)] === 0) continue;
    if (barbarians) return true;
    if (first === NOBODY) first = seat;
    else
      for (let other = first; other < seat; other++) if (s.armies[armyAt(other, territory)] > 0 && areHostile(s, other, seat)) return true;
  }
  return false;
}

/** Whether a player holds a territory by units or by a control token. */
function holds(s: UniState, seat: Seat, territory: number): boolean {
  return s.armies[armyAt(seat, territory)] > 0 || s.controlTokens[territory] === seat;
}

/** The guest who takes over when the last controller is gone: most units, then turn order (UNI-33.9). */
function heirAmong(s: UniState, territory: number): Seat {
  let heir = NOBODY;
  for (const seat of s.order)
    if (s.armies[armyAt(seat, territory)] > 0 && (heir === NOBODY || s.armies[armyAt(seat, territory)] > s.armies[armyAt(heir, territory)]))
      heir = seat;
  return heir;
}

/** Who controls a territory that is not contested, given who owned it so far. */
function controllerOf(s: UniState, territory: number): Seat {
  const owner = s.owner[territory];
  const home = s.homeOf[territory];
  if (s.armies[armyAt(BARBARIANS, territory)] > 0) return NOBODY;
  if (owner !== NOBODY && owner !== home && holds(s, owner, territory)) return owner;
  if (home !== NOBODY) return home;
  return s.controlTokens[territory] === NOBODY ? heirAmong(s, territory) : s.controlTokens[territory];
}

/**
 * Judges a territory anew. A contested one is controlled by nobody and its buildings stay whose they were (UNI-33.6, UNI-33.11); where
 * barbarians stand a control token is removed (UNI-26.7); and where a rebellion is over its mark goes, with honour for the rightful owner
 * if his units stand there (UNI-7.10, UNI-42.8).
 */
export function examine(s: UniState, territory: number): void {
  const before = s.control[territory];
  if (s.rebel[territory] === 1 && s.armies[armyAt(BARBARIANS, territory)] === 0) endRebellion(s, territory);
  if (isContested(s, territory)) s.control[territory] = NOBODY;
  else {
    if (s.armies[armyAt(BARBARIANS, territory)] > 0) removeToken(s, territory);
    s.control[territory] = controllerOf(s, territory);
    s.owner[territory] = s.control[territory];
  }
  if (s.control[territory] !== before) tellControl(s, territory);
}

/** Where opposing units have met the land is nobody's at once, not only after their battle; what is undisputed waits for its conquest (UNI-33.6, UNI-33.8). */
export function examineMeeting(s: UniState, node: number): void {
  if (node < TERRITORIES && isContested(s, node)) examine(s, node);
}

function tellControl(s: UniState, territory: number): void {
  if (s.core.told === null) return;
  const node = content.of(s).nodes[territory].id;
  const seat = s.control[territory];
  if (seat === NOBODY) s.core.told.push({ key: 'controlLost', params: { node } });
  else s.core.told.push({ key: 'controlGained', params: { seat, node } });
}

function endRebellion(s: UniState, territory: number): void {
  s.rebel[territory] = 0;
  const home = s.homeOf[territory];
  if (home === NOBODY || s.armies[armyAt(home, territory)] === 0) return;
  addDeed(s, home, 'rebellionsPutDown');
  addHonour(s, home, content.of(s).honour.repressRebellion, 'rebellion');
}

/** Where units of both stand, when the two have become hostile (UNI-33.6, UNI-33.8). */
export function examineShared(s: UniState, one: Seat, other: Seat): void {
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.armies[armyAt(one, territory)] > 0 && s.armies[armyAt(other, territory)] > 0) examine(s, territory);
}

/** What a move merely crosses is judged where it ends (UNI-33.8). */
export function examineAll(s: UniState): void {
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.march === null || !s.march.hushed.includes(territory)) examine(s, territory);
}

/** A player becomes the owner of a territory by conquest (UNI-32.1); what it brings is the conquest's chapter. */
export function seize(s: UniState, seat: Seat, territory: number): void {
  s.owner[territory] = seat;
  examine(s, territory);
}

export function territoriesOf(s: UniState, seat: Seat): number {
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.control[territory] === seat) n++;
  return n;
}
