/** Military units: where they stand, reserves, stop markers, and units that are not what they seem. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, type Guise, LOCATIONS, NOWHERE, reserveAt, type Side, type UniState, unitAt } from '../state.ts';
import { BARBARIANS, CAPTAIN, CAVALRY, GALLEY_SLOTS, HEAVY, LIGHT, NODES, SIDES, UNITS } from '../vocabulary.ts';
import { isSea } from './map.ts';

/** The piece of a unit: captains of all levels are one kind (UNI-1.9). */
export function pieceOf(unit: number): number {
  return unit < CAPTAIN ? unit : CAPTAIN;
}

/** Level of a captain, 0 for other units. */
export function captainLevel(unit: number): number {
  return unit < CAPTAIN ? 0 : unit - CAPTAIN + 1;
}

export function unitsOf(s: UniState, side: Side, location: number, unit: number): number {
  return s.troops[unitAt(side, location, unit)];
}

/** Military units of a side in a place; at sea those aboard its galleys there (UNI-3.11). */
export function armyIn(s: UniState, side: Side, node: number): number {
  let n = s.armies[armyAt(side, node)];
  if (!isSea(node)) return n;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.at[galley] === node && s.vehicleOf[galley] === side) n += s.armies[armyAt(side, aboard(galley))];
  return n;
}

/** The same by unit. */
export function troopsIn(s: UniState, side: Side, node: number): number[] {
  const counts: number[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) counts.push(s.troops[unitAt(side, node, unit)]);
  if (!isSea(node)) return counts;
  for (let galley = 0; galley < GALLEY_SLOTS; galley++)
    if (s.at[galley] === node && s.vehicleOf[galley] === side)
      for (let unit = 0; unit < UNITS.length; unit++) counts[unit] += s.troops[unitAt(side, aboard(galley), unit)];
  return counts;
}

export function hasArmy(s: UniState, side: Side, node: number): boolean {
  return armyIn(s, side, node) > 0;
}

/** All units of a player on the map, by unit. */
export function musterOf(s: UniState, side: Side): number[] {
  const counts = new Array<number>(UNITS.length).fill(0);
  for (let location = 0; location < NODES + GALLEY_SLOTS; location++) {
    if (s.armies[armyAt(side, location)] === 0) continue;
    for (let unit = 0; unit < UNITS.length; unit++) counts[unit] += s.troops[unitAt(side, location, unit)];
  }
  return counts;
}

/** Whether the reserve holds a piece for such a unit (UNI-13.8, UNI-6.6). */
export function inReserve(s: UniState, side: Side, unit: number): number {
  return s.reserve[reserveAt(side, pieceOf(unit))];
}

/** Puts units from the reserve somewhere; as many as the reserve holds. */
export function muster(s: UniState, side: Side, location: number, unit: number, n: number): number {
  const put = Math.min(n, inReserve(s, side, unit));
  s.reserve[reserveAt(side, pieceOf(unit))] -= put;
  shift(s, side, location, unit, put);
  return put;
}

function shift(s: UniState, side: Side, location: number, unit: number, n: number): void {
  s.troops[unitAt(side, location, unit)] += n;
  s.armies[armyAt(side, location)] += n;
}

/**
 * Takes units off a place, which is not where they go. Their stop markers go with them, and so do guises: those that remain are the units
 * their owner would rather keep, so stopped ones and guises leave first; of a horde lent units leave last (UNI-45.34). Returns the guises
 * among them.
 */
function takeOff(s: UniState, side: Side, location: number, unit: number, n: number): Guise[] {
  const before = s.troops[unitAt(side, location, unit)];
  shift(s, side, location, unit, -n);
  const left = s.troops[unitAt(side, location, unit)];
  const stopped = stoppedAt(s, side, location, unit);
  if (stopped > 0) setStopped(s, side, location, unit, Math.min(Math.max(0, stopped - n), left));
  if (s.guises.length === 0) return [];
  const guises = s.guises.filter((guise) => guise.side === side && guise.location === location && guise.unit === unit);
  const gone = side === BARBARIANS ? Math.max(0, n - (before - guises.length)) : Math.min(n, guises.length);
  const taken = guises.slice(0, gone);
  if (taken.length > 0) s.guises = s.guises.filter((guise) => !taken.includes(guise));
  return taken;
}

/** What the units of a kind in a place really are, in the order in which they would leave it (UNI-46.21). */
export function realsOf(s: UniState, side: Side, location: number, unit: number): number[] {
  const marked = s.guises
    .filter((guise) => guise.side === side && guise.location === location && guise.unit === unit)
    .map(({ real }) => real);
  const plain = new Array<number>(s.troops[unitAt(side, location, unit)] - marked.length).fill(unit);
  return side === BARBARIANS ? [...plain, ...marked] : [...marked, ...plain];
}

/** Units leave the map for the reserves of those whose pieces they are. */
export function dismiss(s: UniState, side: Side, location: number, unit: number, n: number): void {
  const guises = takeOff(s, side, location, unit, n);
  for (const { piece, real } of guises) s.reserve[reserveAt(piece, pieceOf(real))]++;
  s.reserve[reserveAt(side, pieceOf(unit))] += n - guises.length;
}

/**
 * Units leave the map, but not for the reserve: captured, or beside the board. Returns what they really are, one by one (UNI-46.21); pieces
 * of others among them go to their reserves and are left out.
 */
export function lift(s: UniState, side: Side, location: number, unit: number, n: number): number[] {
  const guises = takeOff(s, side, location, unit, n);
  const lifted = new Array<number>(n - guises.length).fill(unit);
  for (const { piece, real } of guises) {
    if (piece === side) lifted.push(real);
    else s.reserve[reserveAt(piece, pieceOf(real))]++;
  }
  return lifted;
}

/** Units that are neither in the reserve nor on the map come back to it: prisoners set free, units beside the board. */
export function restore(s: UniState, side: Side, location: number, unit: number, n: number): void {
  shift(s, side, location, unit, n);
}

/** A captain is promoted for good: the same piece with another standard (UNI-13.2). Those that only seem captains are left alone. */
export function promote(s: UniState, side: Side, location: number, unit: number, into: number): void {
  shift(s, side, location, unit, -1);
  shift(s, side, location, into, 1);
  const left = s.troops[unitAt(side, location, unit)];
  if (stoppedAt(s, side, location, unit) <= left) return;
  setStopped(s, side, location, unit, left);
  setStopped(s, side, location, into, stoppedAt(s, side, location, into) + 1);
}

/** Units of a place that are what they seem. */
export function plainUnits(s: UniState, side: Side, location: number, unit: number): number {
  let n = s.troops[unitAt(side, location, unit)];
  for (const guise of s.guises) if (guise.side === side && guise.location === location && guise.unit === unit) n--;
  return n;
}

/** Units go from one place to another; stopped ones only if there are no others, and they stay stopped. */
export function moveUnits(s: UniState, side: Side, from: number, to: number, unit: number, n: number): void {
  const fresh = s.troops[unitAt(side, from, unit)] - stoppedAt(s, side, from, unit);
  const halted = Math.max(0, n - fresh);
  if (halted > 0) setStopped(s, side, from, unit, stoppedAt(s, side, from, unit) - halted);
  shift(s, side, from, unit, -n);
  shift(s, side, to, unit, n);
  if (halted > 0) setStopped(s, side, to, unit, stoppedAt(s, side, to, unit) + halted);
  if (s.guises.length === 0) return;
  // Plain units go first, so that promoted ones stay where they are wanted; only when all go do guises follow.
  let guised = s.troops[unitAt(side, from, unit)];
  s.guises = s.guises.map((guise) => {
    if (guise.side !== side || guise.location !== from || guise.unit !== unit) return guise;
    return guised-- > 0 ? guise : { ...guise, location: to };
  });
}

/** What a damage point may make of a unit, the first that can be had; nothing else than its removal for the others (UNI-21.10 to UNI-21.12). */
const TURNS_INTO: readonly (readonly number[])[] = UNITS.map((_, unit) =>
  unit === HEAVY ? [LIGHT] : unit === CAVALRY ? [HEAVY, LIGHT] : [],
);

/**
 * One unit takes a damage point. Returns what it is then, -1 when it is to leave the map, which is the caller's. A unit in a guise is only
 * marked otherwise and needs no piece (UNI-46.21); a lent or hired one turns with pieces of its own reserve and stays so (UNI-45.34).
 */
export function wound(s: UniState, side: Side, location: number, unit: number): number {
  const steps = TURNS_INTO[unit];
  if (steps.length === 0) return NOWHERE;
  const guises = s.guises.filter((guise) => guise.side === side && guise.location === location && guise.unit === unit);
  const isPlain = guises.length === 0 || (side === BARBARIANS && unitsOf(s, side, location, unit) > guises.length);
  const [guise] = guises;
  if (!isPlain && guise.real !== unit) {
    disguise(s, side, location, unit, steps[0]);
    return steps[0];
  }
  const piece = isPlain ? side : guise.piece;
  const into = steps.find((step) => inReserve(s, piece, step) > 0) ?? NOWHERE;
  if (into === NOWHERE) return NOWHERE;
  if (isPlain) turnInto(s, side, location, unit, into);
  else {
    s.reserve[reserveAt(piece, pieceOf(unit))]++;
    s.reserve[reserveAt(piece, pieceOf(into))]--;
    shift(s, side, location, unit, -1);
    shift(s, side, location, into, 1);
    s.guises = s.guises.map((one) => (one === guise ? { ...guise, unit: into, real: into } : one));
  }
  return into;
}

/** One unit becomes another, with pieces of the reserve (UNI-21.11, UNI-21.12); a guise is given up. */
export function turnInto(s: UniState, side: Side, location: number, unit: number, into: number): void {
  const stopped = stoppedAt(s, side, location, unit) > 0;
  dismiss(s, side, location, unit, 1);
  muster(s, side, location, into, 1);
  if (stopped) setStopped(s, side, location, into, stoppedAt(s, side, location, into) + 1);
}

/** One unit counts as another until the end of the turn; no piece is needed for it (UNI-46.21, UNI-45.35). */
export function disguise(s: UniState, side: Side, location: number, unit: number, as: number): void {
  const found = s.guises.find((guise) => guise.side === side && guise.location === location && guise.unit === unit);
  const base: Guise = found ?? { side, location, unit, piece: side, real: unit, origin: NOWHERE };
  s.guises = s.guises.filter((guise) => guise !== found);
  shift(s, side, location, unit, -1);
  shift(s, side, location, as, 1);
  const left = s.troops[unitAt(side, location, unit)];
  if (stoppedAt(s, side, location, unit) > left) {
    setStopped(s, side, location, unit, left);
    setStopped(s, side, location, as, stoppedAt(s, side, location, as) + 1);
  }
  if (as !== base.real || base.piece !== side) s.guises.push({ ...base, unit: as });
}

/** A unit of the barbarian supply serves a player (card 65), or a player's unit a horde (card 66). */
export function serve(s: UniState, piece: Side, side: Side, location: number, unit: number, origin: number): void {
  shift(s, side, location, unit, 1);
  s.guises.push({ side, location, unit, piece, real: unit, origin });
}

export function stoppedAt(s: UniState, side: Side, location: number, unit: number): number {
  const at = unitAt(side, location, unit);
  for (let i = 0; i < s.stopped.length; i += 2) if (s.stopped[i] === at) return s.stopped[i + 1];
  return 0;
}

/** Gives so many units of a place stop markers (UNI-17.6). */
export function setStopped(s: UniState, side: Side, location: number, unit: number, n: number): void {
  const at = unitAt(side, location, unit);
  for (let i = 0; i < s.stopped.length; i += 2) {
    if (s.stopped[i] !== at) continue;
    if (n > 0) s.stopped[i + 1] = n;
    else s.stopped.splice(i, 2);
    return;
  }
  if (n > 0) s.stopped.push(at, n);
}

/** Units of a place that may still move. */
export function freshAt(s: UniState, side: Side, location: number, unit: number): number {
  return s.troops[unitAt(side, location, unit)] - stoppedAt(s, side, location, unit);
}

/** Units of a type in a list by unit. */
function countOf(list: readonly number[], unit: number): number {
  let n = 0;
  for (let i = unit; i < list.length; i += UNITS.length) n += list[i];
  return n;
}

/** Where the guise of a prisoner is kept: with his holder, off the map (UNI-46.21). */
export function captivity(holder: Seat): number {
  return LOCATIONS + holder;
}

/** Standards in use: captains of level II need a small one, of level III a large one, wherever they are (UNI-13.3). */
export function standardsLeft(s: UniState, level: number): number {
  const { tokens, pieces } = content.of(s);
  const unit = CAPTAIN + level - 1;
  let used = countOf(s.prisoners, unit) + countOf(s.beside, unit) + countOf(s.besideSoon, unit) + countOf(s.besideLater, unit);
  for (let side = 0; side < SIDES; side++) {
    // Most players have none, which their reserve tells at once; what is disguised as a captain it does not.
    if (side !== BARBARIANS && s.guises.length === 0 && s.reserve[reserveAt(side, CAPTAIN)] === pieces[CAPTAIN]) continue;
    for (let location = 0; location < LOCATIONS; location++) used += s.troops[unitAt(side, location, unit)];
  }
  for (const guise of s.guises) if (guise.location < LOCATIONS) used += (guise.real === unit ? 1 : 0) - (guise.unit === unit ? 1 : 0);
  return (level === 2 ? tokens.smallStandards : tokens.largeStandards) - used;
}

/** Ends all guises: hired and lent units return, promoted ones are what they were (UNI-38.2, UNI-38.3). */
export function endGuises(s: UniState): void {
  const guises = s.guises;
  s.guises = [];
  for (const { side, location, unit, piece, real, origin } of guises) {
    if (location >= LOCATIONS) continue;
    shift(s, side, location, unit, -1);
    if (piece === side) shift(s, side, location, real, 1);
    else if (piece !== BARBARIANS && origin !== NOWHERE && s.control[origin] === piece) shift(s, piece, origin, real, 1);
    else s.reserve[reserveAt(piece, pieceOf(real))]++;
  }
}
