/** 19, 21. Who stands in a battle on which side, and who of them is in the fight. Sides are counted: 0 the attacker, 1 the defender. */

import type { Limit, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, type Battle, battleOf, NOBODY, type Side, type UniState, unitAt, VEHICLE_MACHINERY } from '../state.ts';
import { BARBARIANS, CAPTAIN, GALLEY_SLOTS, UNITS } from '../vocabulary.ts';
import { CREW, FIGHTING, OUT } from './battle-options.ts';
import { armyIn, captainLevel } from './troops.ts';

/** The present battle; its steps run only while there is one. */
export function present(s: UniState): Battle {
  return s.battles[s.battles.length - 1];
}

/** Whether a battle has begun in a place: nobody comes or goes then (UNI-18.15). */
export function isFighting(s: UniState, node: number): boolean {
  return s.battles.some(({ place, round }) => place === node && round > 0);
}

/** Whether a side fights in a place already: whoever comes to his own battle takes part in it and fights no other there first (UNI-18.15). */
export function fightsIn(s: UniState, side: Side, node: number): boolean {
  return s.battles.some((b) => b.place === node && indexOf(b, side) !== NOBODY);
}

export function sideAt(b: Battle, i: number): Side {
  return i === 0 ? b.attacker : b.defender;
}

/** Which of the two a seat is, -1 for neither. */
export function indexOf(b: Battle | null, side: Side): number {
  if (b === null) return NOBODY;
  return b.attacker === side ? 0 : b.defender === side ? 1 : NOBODY;
}

/** Which side of the present battle a seat is, -1 for none. */
export function ownIndex(s: UniState, seat: Seat): number {
  return indexOf(battleOf(s), seat);
}

export function isPlayer(side: Side): boolean {
  return side >= 0 && side < BARBARIANS;
}

/** Whether both sides are players (UNI-29.1, UNI-30.1). */
export function isAmongPlayers(b: Battle): boolean {
  return isPlayer(b.attacker) && isPlayer(b.defender);
}

/** Where the units of a side stand: on land in the place, at sea aboard its galleys there (UNI-24.1, UNI-24.9). */
export function locationsOf(s: UniState, b: Battle, i: number): number[] {
  if (!b.naval) return [b.place];
  const found: number[] = [];
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.at[galley] === b.place && s.vehicleOf[galley] === sideAt(b, i)) found.push(aboard(galley));
  return found;
}

/** Military units that a side has left, crews included (UNI-19.15, UNI-19.17). */
export function armyOf(s: UniState, b: Battle, i: number): number {
  return armyIn(s, sideAt(b, i), b.place);
}

/** A side without units, or one that surrendered, has lost (UNI-19.15, UNI-29.2). */
export function isSettled(s: UniState, b: Battle): boolean {
  return b.yielded !== NOBODY || armyOf(s, b, 0) === 0 || armyOf(s, b, 1) === 0;
}

/** Who has come before the first die began the battle too; who was ambushed before it had begun it (UNI-18.15, UNI-42.9). */
export function noteArrivals(s: UniState, b: Battle): void {
  b.began = b.began.map((n, i) => Math.max(n, armyOf(s, b, i) + b.fallen[i]));
}

/** A mark of a unit: its role, and whether it is lost but still fights to the end of the round (UNI-45.43). */
export const DOOMED = 4;

/** Units of a place with a mark. */
export function markedAt(b: Battle, i: number, location: number, unit: number, mark: number): number {
  const { marks } = b;
  for (let at = 0; at < marks.length; at += 5)
    if (marks[at] === i && marks[at + 1] === location && marks[at + 2] === unit && marks[at + 3] === mark) return marks[at + 4];
  return 0;
}

export function mark(b: Battle, i: number, location: number, unit: number, kind: number, n: number): void {
  const { marks } = b;
  for (let at = 0; at < marks.length; at += 5) {
    if (marks[at] !== i || marks[at + 1] !== location || marks[at + 2] !== unit || marks[at + 3] !== kind) continue;
    marks[at + 4] += n;
    if (marks[at + 4] <= 0) marks.splice(at, 5);
    return;
  }
  if (n > 0) marks.push(i, location, unit, kind, n);
}

/** Units that leave a battle otherwise than by damage are out of combat there no longer (UNI-45.12, UNI-46.11). How many of them were. */
export function forgetOut(s: UniState, side: Side, location: number, unit: number): number {
  for (const b of s.battles) {
    const i = indexOf(b, side);
    const gone = i === NOBODY ? 0 : markedAt(b, i, location, unit, OUT) - s.troops[unitAt(side, location, unit)];
    if (gone <= 0) continue;
    mark(b, i, location, unit, OUT, -gone);
    return gone;
  }
  return 0;
}

/** Units of a place that crew engines and take no other part; with Machinery they do (UNI-23.3, UNI-46.3). */
function crewAt(s: UniState, b: Battle, i: number, location: number, unit: number): number {
  const { crews } = b;
  let n = 0;
  for (let at = 0; at < crews.length; at += 3) {
    const slot = crews[at];
    if (crews[at + 1] !== unit || s.vehicleOf[slot] !== sideAt(b, i) || (s.special[slot] & VEHICLE_MACHINERY) !== 0) continue;
    if (!b.naval || aboard(s.carrier[slot]) === location) n += crews[at + 2];
  }
  return n;
}

/** Units of a place in a role that can still take damage: those lost already cannot (UNI-45.43). */
export function hittable(s: UniState, b: Battle, i: number, location: number, unit: number, role: number): number {
  const crew = b.crews.length === 0 ? 0 : crewAt(s, b, i, location, unit);
  if (b.marks.length === 0) return role === CREW ? crew : role === OUT ? 0 : s.troops[unitAt(sideAt(b, i), location, unit)] - crew;
  if (role === CREW) return crew - markedAt(b, i, location, unit, CREW + DOOMED);
  const out = markedAt(b, i, location, unit, OUT);
  if (role === OUT) return out;
  const gone = markedAt(b, i, location, unit, OUT + DOOMED) + markedAt(b, i, location, unit, FIGHTING + DOOMED);
  return s.troops[unitAt(sideAt(b, i), location, unit)] - crew - out - gone;
}

/** Units of a kind in the fight: neither crew nor out of combat (UNI-21.19); those lost already still fight (UNI-45.43). */
export function inFight(s: UniState, b: Battle, i: number, unit: number): number {
  const side = sideAt(b, i);
  if (!b.naval) return fightingAt(s, b, i, b.place, unit);
  let n = 0;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.at[galley] === b.place && s.vehicleOf[galley] === side && s.armies[armyAt(side, aboard(galley))] > 0)
      n += fightingAt(s, b, i, aboard(galley), unit);
  return n;
}

function fightingAt(s: UniState, b: Battle, i: number, location: number, unit: number): number {
  let n = s.troops[unitAt(sideAt(b, i), location, unit)];
  if (n > 0 && b.crews.length > 0) n -= crewAt(s, b, i, location, unit);
  if (n > 0 && b.marks.length > 0) n -= markedAt(b, i, location, unit, OUT) + markedAt(b, i, location, unit, OUT + DOOMED);
  return n;
}

/** All units of a side in the fight. */
export function fightersOf(s: UniState, b: Battle, i: number): number {
  let n = 0;
  for (let unit = 0; unit < UNITS.length; unit++) n += inFight(s, b, i, unit);
  return n;
}

/** Captains in the fight, and their levels added up (UNI-22.1, UNI-22.6). */
export function captainsOf(s: UniState, b: Battle, i: number): { readonly n: number; readonly levels: number } {
  let n = 0;
  let levels = 0;
  for (let unit = CAPTAIN; unit < UNITS.length; unit++) {
    const found = inFight(s, b, i, unit);
    n += found;
    levels += found * captainLevel(unit);
  }
  return { n, levels };
}

/** Tells what a side does; barbarians have messages of their own. */
export function tell(
  s: UniState,
  key: string,
  side: Side,
  params: { readonly [name: string]: number | string | readonly number[] } = {},
): void {
  if (s.core.told === null) return;
  if (isPlayer(side)) s.core.told.push({ key, params: { seat: side, ...params } });
  else s.core.told.push({ key: `${key}Barbarian`, params });
}

/** What a decision of a battle is about: where, and in which round. Battle orders may be given for a place (UNI-47.15). */
export function aboutBattle(s: UniState, b: Battle): { readonly node: string; readonly round: number } {
  return { node: content.of(s).nodes[b.place].id, round: b.round };
}

/** How many times as many units the other side has, at least: a condition for battle orders (UNI-47.15). */
export function isOutnumbered(s: UniState, seat: Seat, n: number): boolean {
  const b = present(s);
  const i = ownIndex(s, seat);
  return i !== NOBODY && armyOf(s, b, 1 - i) >= n * armyOf(s, b, i);
}

/** The answer that counts when somebody does not give one in time: three times as long as for a window (UNI-47.9, UNI-47.10). */
export function inTime(s: UniState, answer: string, times = 3): Limit {
  return { answer, seconds: times * s.reaction, hours: s.windowHours, online: true };
}
