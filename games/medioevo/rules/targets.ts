/** Choices that several cards and technologies offer: places, vehicles, numbers of units, and the end of a list. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { TargetOption } from '../options.ts';
import { NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, UNITS } from '../vocabulary.ts';
import { isCharged } from './diplomacy.ts';
import { SLOT_KEYS, SLOT_TARGETS } from './march-options.ts';
import { vehicleName } from './vehicles.ts';

/** A choice with the names that its label takes. */
export interface NamedTarget extends TargetOption {
  readonly node?: string;
  readonly vehicle?: string;
  readonly level?: number;
  readonly unit?: string;
  readonly n?: number;
  readonly toSeat?: Seat;
}

export const FINISH: TargetOption = { key: 'finish', say: 'finish', target: NOBODY };

export function placeTarget(s: UniState, node: number): NamedTarget {
  const { id } = content.of(s).nodes[node];
  return { key: id, say: 'placeTarget', node: id, target: node, at: [`node:${id}`] };
}

export function vehicleTarget(s: UniState, slot: number): NamedTarget {
  const { id } = content.of(s).nodes[s.at[slot]];
  return {
    key: SLOT_KEYS[slot],
    say: 'vehicleTarget',
    vehicle: vehicleName(s, slot),
    level: s.level[slot],
    node: id,
    target: slot,
    at: SLOT_TARGETS[slot],
  };
}

/** A kind of unit. */
export const UNIT_TARGETS: readonly NamedTarget[] = UNITS.map((unit, target) => ({ key: unit, say: 'unitTarget', unit, target }));

/** A unit of a place; what it means is the caller's. */
export function unitTarget(s: UniState, unit: number, node: number, target: number): NamedTarget {
  const { id } = content.of(s).nodes[node];
  return { key: `${UNITS[unit]} in ${id}`, say: 'unitInPlace', unit: UNITS[unit], node: id, target, at: [`node:${id}`] };
}

/** Sides: players by their seats, and the barbarians. */
export function sideTargets(sides: readonly number[]): NamedTarget[] {
  return sides.map((side) =>
    side === BARBARIANS
      ? { key: 'barbarians', say: 'barbarianTarget', target: side }
      : { key: `player ${side + 1}`, say: 'playerTarget', toSeat: side, target: side, at: [`seat:${side}`] },
  );
}

/** Numbers from 1 on. */
export function numberTargets(most: number): NamedTarget[] {
  return Array.from({ length: most }, (_, i) => ({ key: String(i + 1), say: 'numberTarget', n: i + 1, target: i + 1 }));
}

const GO_ON: TargetOption = { key: 'go on', say: 'goOn', target: 1 };
const TAKE_BACK: TargetOption = { key: 'take back', say: 'takeBack', isBack: true, target: 0 };
const NOTHING_LEFT: readonly TargetOption[] = [];

/**
 * The last choice of a use that may be an undeclared attack on somebody, after `n` others (UNI-39.6): go on or take back, which ends the use
 * before it is paid.
 */
export function confirmTarget(
  s: UniState,
  seat: Seat,
  attacked: Seat,
  targets: readonly number[],
  n: number,
): readonly TargetOption[] | null {
  if (attacked === NOBODY || !isCharged(s, seat, attacked)) return null;
  if (targets.length === n) return [TAKE_BACK, GO_ON];
  return targets[n] === GO_ON.target ? null : NOTHING_LEFT;
}
