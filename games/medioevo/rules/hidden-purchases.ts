/** 44.10. Purchases behind the screens: what a player has bought in this phase and not yet placed. */

import type { Seat } from '@castellan/engine';
import type { Deployed, UniState } from '../state.ts';
import { CAPTAIN, UNITS } from '../vocabulary.ts';
import { earn } from './money.ts';
import { buildingName, vehicleTitle } from './purchase-options.ts';
import { pieceOf } from './troops.ts';
import { kindOf } from './vehicles.ts';

const NOTHING: readonly Deployed[] = [];

/** What counts beside the map when a player buys more. */
export function heldBy(s: UniState, seat: Seat): readonly Deployed[] {
  return s.deployed.length === 0 ? NOTHING : s.deployed.filter((piece) => piece.seat === seat);
}

/** New buildings of a category and level among them, upgrades included: each takes a piece of the supply. */
export function heldBuildings(held: readonly Deployed[], category: number, level: number): number {
  let n = 0;
  for (const piece of held) if (piece.kind === 'building' && piece.index === category && piece.level === level) n++;
  return n;
}

/** New vehicles of a kind among them; of engines those of the level, upgrades included. */
export function heldVehicles(held: readonly Deployed[], kind: number, level: number, isEngine: boolean): number {
  let n = 0;
  for (const piece of held)
    if (piece.kind === 'vehicle' && piece.index === kind && (!isEngine || piece.level === level)) n++;
    else if (piece.kind === 'upgrade' && isEngine && kindOf(piece.index) === kind && piece.level === level) n++;
  return n;
}

/** By level: ownership tokens that they will take. */
export function heldTokens(s: UniState, held: readonly Deployed[]): number[] {
  const n = [0, 0, 0, 0];
  for (const { kind, index, level } of held) {
    if (kind === 'vehicle' || kind === 'upgrade') n[level]++;
    if (kind === 'upgrade') n[s.level[index]]--;
  }
  return n;
}

/** New units among them, and those of one piece. */
export function heldUnits(held: readonly Deployed[]): number {
  let n = 0;
  for (const { kind } of held) if (kind === 'unit') n++;
  return n;
}

export function heldPieces(held: readonly Deployed[], unit: number): number {
  let n = 0;
  for (const { kind, index } of held) if (kind === 'unit' && pieceOf(index) === pieceOf(unit)) n++;
  return n;
}

/** Standards of a level that they will take (UNI-13.3). */
export function heldStandards(held: readonly Deployed[], level: number): number {
  const unit = CAPTAIN + level - 1;
  let n = 0;
  for (const { kind, index, level: into } of held) if ((kind === 'unit' && index === unit) || (kind === 'promotion' && into === unit)) n++;
  return n;
}

/** What it is called, for messages. */
export function titleOf({ kind, index, level }: Deployed): {
  readonly what: string;
  readonly building: string;
  readonly vehicle: string;
  readonly unit: string;
  readonly level: number;
} {
  const nothing = { building: 'none', vehicle: 'none', unit: 'none', level: 0 };
  if (kind === 'building') return { ...nothing, what: 'building', building: buildingName(index, level) };
  if (kind === 'vehicle') return { ...nothing, what: 'vehicle', vehicle: vehicleTitle(index, level), level };
  if (kind === 'upgrade') return { ...nothing, what: 'vehicle', vehicle: vehicleTitle(kindOf(index), level), level };
  return { ...nothing, what: 'unit', unit: UNITS[kind === 'unit' ? index : level] };
}

/** Behind the screen: only its buyer hears of it (UNI-44.10). */
export function hide(s: UniState, piece: Omit<Deployed, 'shown'>): void {
  const hidden: Deployed = { ...piece, shown: false };
  s.deployed = [...s.deployed, hidden];
  const { seat, paid } = piece;
  s.core.told?.push({ key: 'boughtHidden', params: { seat, ...titleOf(hidden), florins: paid }, to: [seat] });
}

/** A piece that cannot be placed, or not any more, is given back for what it cost (UNI-44.11). */
export function refund(s: UniState, piece: Deployed): void {
  const { seat, paid } = piece;
  s.deployed = s.deployed.filter((other) => other !== piece);
  earn(s, seat, paid);
  s.core.told?.push({ key: 'refunded', params: { seat, ...titleOf(piece), florins: paid } });
}
