/** 34.1, 8.9, 8.11. Pieces that their owner removes from the board. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, armyAt, cargoAt, type UniState, unitAt } from '../state.ts';
import { GALLEY_SLOTS, GOODS, NODES, SLOTS, TERRITORIES, TRANSPORT_SLOTS, UNITS } from '../vocabulary.ts';
import { PAUSE } from './calls.ts';
import { examine } from './control.ts';
import { isSea } from './map.ts';
import { SLOT_KEYS } from './march-options.ts';
import { routeWindows } from './pillage.ts';
import { type RemovalOption, removeSailor, removeVehicleAt } from './realm-options.ts';
import { step } from './step.ts';
import type { NamedTarget } from './targets.ts';
import { dismiss } from './troops.ts';
import { carriesCubes, cubeRoomOf, cubesAboard, removeVehicle, vehicleName } from './vehicles.ts';

/** Every unit, transport and engine that a player has on the board, units by kind and place (UNI-34.1). */
export function removeOptions(s: UniState, seat: Seat): RemovalOption[] {
  const { nodes, options } = content.of(s);
  const open: RemovalOption[] = [];
  for (let node = 0; node < TERRITORIES; node++) {
    if (s.armies[armyAt(seat, node)] === 0) continue;
    for (let unit = 0; unit < UNITS.length; unit++)
      if (s.troops[unitAt(seat, node, unit)] > 0) open.push(options.realm.removeUnit[node][unit]);
  }
  for (let galley = 0; galley < GALLEY_SLOTS; galley++) {
    if (s.vehicleOf[galley] !== seat || s.armies[armyAt(seat, aboard(galley))] === 0) continue;
    for (let unit = 0; unit < UNITS.length; unit++)
      if (s.troops[unitAt(seat, aboard(galley), unit)] > 0) open.push(removeSailor(aboard(galley), galley, unit, nodes[s.at[galley]].id));
  }
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.vehicleOf[slot] === seat) open.push(removeVehicleAt(slot, vehicleName(s, slot), s.level[slot], nodes[s.at[slot]].id));
  return open;
}

/** Whether a player has anything to remove. */
export function hasPieces(s: UniState, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (s.vehicleOf[slot] === seat) return true;
  for (let node = 0; node < NODES; node++) if (s.armies[armyAt(seat, node)] > 0) return true;
  return false;
}

/** Units go to the reserve, other pieces to the supply, once the cubes of a trade transport are shifted (UNI-8.9, UNI-8.11). */
export function removePiece(s: UniState, seat: Seat, { act, index, kind }: RemovalOption): Next {
  if (act === 'unit') {
    if (s.troops[unitAt(seat, index, kind)] === 0) return undefined;
    const node = index < NODES ? index : s.at[index - NODES];
    if (s.core.told !== null)
      s.core.told.push({ key: 'unitRemoved', params: { seat, unit: UNITS[kind], node: content.of(s).nodes[node].id } });
    dismiss(s, seat, index, kind, 1);
    if (!isSea(node)) examine(s, node);
    return undefined;
  }
  return [shiftCube.do({ seat, slot: index }), ...routeWindows(s, [index]), dropVehicle.do({ seat, slot: index })];
}

interface ShiftOption extends NamedTarget {
  readonly good: string;
  readonly index: number;
}

const NO_SHIFT: ShiftOption = { key: 'enough', say: 'shiftNoMore', good: 'none', index: -1, target: -1 };

/** Cubes may first go to other transports of his in the same territory (UNI-8.11, UNI-35.17). */
function shiftsFrom(s: UniState, seat: Seat, slot: number): ShiftOption[] {
  const open: ShiftOption[] = [];
  if (slot >= TRANSPORT_SLOTS || isSea(s.at[slot])) return open;
  for (let other = 0; other < TRANSPORT_SLOTS; other++) {
    if (other === slot || s.at[other] !== s.at[slot] || s.vehicleOf[other] !== seat || !carriesCubes(s, other)) continue;
    if (cubesAboard(s, other) >= cubeRoomOf(s, other)) continue;
    for (let index = 0; index < GOODS.length; index++)
      if (s.cargo[cargoAt(slot, index)] > 0)
        open.push({
          key: `${GOODS[index]} to ${SLOT_KEYS[other]}`,
          say: 'shiftCube',
          good: GOODS[index],
          index,
          vehicle: vehicleName(s, other),
          level: s.level[other],
          target: other,
          at: [`vehicle:${other}`],
        });
  }
  return open;
}

export const shiftCube = step.pick('shiftCube', {
  rule: ['UNI-8.11', 'UNI-35.17'],
  ask(s, { seat, slot }: { seat: Seat; slot: number }) {
    const open = s.vehicleOf[slot] === seat ? shiftsFrom(s, seat, slot) : [];
    return open.length === 0 ? null : pick(seat, [NO_SHIFT, ...open]);
  },
  answer(s, { seat, slot }, { index, target }: ShiftOption): Next {
    if (target < 0) return undefined;
    s.cargo[cargoAt(slot, index)]--;
    s.cargo[cargoAt(target, index)]++;
    return shiftCube.do({ seat, slot });
  },
});

export const dropVehicle = step.work('dropVehicle', {
  rule: ['UNI-8.9', 'UNI-8.11'],
  run(s, { seat, slot }: { seat: Seat; slot: number }) {
    if (s.vehicleOf[slot] !== seat) return undefined;
    if (s.core.told !== null)
      s.core.told.push({
        key: 'vehicleRemoved',
        params: { seat, vehicle: vehicleName(s, slot), level: s.level[slot], node: content.of(s).nodes[s.at[slot]].id },
      });
    removeVehicle(s, slot);
    return undefined;
  },
});

/** One piece after the other, in his own turn and never in the middle of a battle (UNI-34.1). */
export const removePieces = step.pick('removePieces', {
  rule: ['UNI-34.1', 'UNI-8.11'],
  ask(s, { seat }: { seat: Seat }) {
    if (!hasPieces(s, seat)) return null;
    return pick(seat, () => [content.of(s).options.realm.done, ...removeOptions(s, seat)]);
  },
  answer(s, { seat }, option: RemovalOption): Next {
    if (option.act === 'done') return undefined;
    const next = removePiece(s, seat, option);
    return [...(next === undefined ? [] : 'step' in next ? [next] : next), PAUSE, removePieces.do({ seat })];
  },
});
