/** 17. What a group takes along: units, and aboard a galley wagons and engines (UNI-17.5, UNI-17.10, UNI-17.11). */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { NOWHERE, type UniState } from '../state.ts';
import { CARAVAN, ENGINE, FIRST_SLOT, GALLEY, SLOTS, UNITS, WAGON } from '../vocabulary.ts';
import { isSea } from './map.ts';
import { type Purpose, stillStands, withLoad } from './march.ts';
import type { LoadOption } from './march-options.ts';
import { follows, type Group, walkedFrom } from './movers.ts';
import { reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { freshAt, unitsOf } from './troops.ts';
import { capacityOf, isWagon, kindOf } from './vehicles.ts';

/** Military units that a vehicle has room for; those on foot need none (UNI-17.17, UNI-45.38, UNI-45.39). */
export function roomOf(s: UniState, slot: number): number {
  if (slot < 0) return Number.MAX_SAFE_INTEGER;
  const kind = kindOf(slot);
  if (kind === GALLEY) return capacityOf(s, slot);
  if (!isWagon(s, slot)) return 0;
  return kind === CARAVAN ? content.of(s).vehicles[WAGON][s.level[slot]].capacity : capacityOf(s, slot);
}

/** Units of a kind that a group could take on where it stands; whoever hurries is not held by a stop marker (UNI-17.5, UNI-46.4). */
export function loadable(s: UniState, seat: Seat, { slot, from }: Group, unit: number, { kind }: Purpose): number {
  if (kind === 'hurry') return unitsOf(s, seat, from, unit);
  const fresh = freshAt(s, seat, from, unit);
  return slot < 0 ? Math.max(0, Math.min(fresh, fresh - walkedFrom(s.march, from, unit))) : fresh;
}

/** Whether a wagon or an engine can go with a group: aboard a galley, or an engine that follows an army (UNI-17.11, UNI-45.29). */
function canCome(s: UniState, seat: Seat, { slot, from, along }: Group, other: number, { kind: purpose }: Purpose): boolean {
  if (slot < 0 || other === slot || s.vehicleOf[other] !== seat || s.at[other] !== from) return false;
  if (s.halted[other] === 1 && purpose !== 'hurry') return false;
  if (s.carrier[other] !== NOWHERE || along.includes(other)) return false;
  const kind = kindOf(other);
  if (kindOf(slot) === GALLEY) return kind === WAGON || kind === ENGINE;
  return isWagon(s, slot) && follows(s, other);
}

function sum(load: readonly number[]): number {
  let total = 0;
  for (let unit = 0; unit < load.length; unit++) total += load[unit];
  return total;
}

/** Spaces left: vehicles take one each aboard a galley; an engine that follows takes none. */
function roomLeft(s: UniState, { slot, load, along }: Group): number {
  const taken = slot >= 0 && kindOf(slot) === GALLEY ? along.length : 0;
  return roomOf(s, slot) - sum(load) - taken;
}

/** Whether there is anything to load at all: on land, with room for it. */
export function hasLoad(s: UniState, seat: Seat, group: Group, purpose: Purpose): boolean {
  if (isSea(group.from)) return false;
  if (roomOf(s, group.slot) > 0)
    for (let unit = 0; unit < UNITS.length; unit++) if (loadable(s, seat, group, unit, purpose) > 0) return true;
  for (let other = FIRST_SLOT[WAGON]; other < SLOTS; other++) if (canCome(s, seat, group, other, purpose)) return true;
  return false;
}

/** Each kind of unit is asked for once, as a number; vehicles one by one. */
function loadOptions(s: UniState, seat: Seat, group: Group, decided: number, purpose: Purpose): LoadOption[] {
  const { march } = content.of(s).options;
  const options: LoadOption[] = [];
  const room = roomLeft(s, group);
  let rest = 0;
  for (let unit = 0; unit < UNITS.length; unit++) if (((decided >> unit) & 1) === 0) rest += loadable(s, seat, group, unit, purpose);
  if (rest > 0 && rest <= room) options.push(march.loadAll);
  if (group.slot >= 0 || sum(group.load) > 0) options.push(march.loaded);
  for (let unit = 0; unit < UNITS.length; unit++) {
    if ((decided >> unit) & 1) continue;
    const most = Math.min(room, loadable(s, seat, group, unit, purpose));
    for (let n = 1; n <= most; n++) options.push(march.take[unit][n]);
  }
  const spacious = kindOf(Math.max(0, group.slot)) !== GALLEY || room > 0;
  for (let other = FIRST_SLOT[WAGON]; spacious && other < SLOTS; other++)
    if (canCome(s, seat, group, other, purpose)) options.push(march.takeVehicle[other][s.level[other]]);
  return options;
}

const STOPPED = reason('UNI-17.5', 'loadStopped');
const NO_ROOM = reason('UNI-17.23', 'noRoom');
const WALKED = reason('UNI-17.26', 'castleStepTaken');

/** Numbers of units that cannot go along, and why: stop markers, room, a castle step taken before. */
function refusedLoads(s: UniState, seat: Seat, group: Group, decided: number, purpose: Purpose): Refused[] {
  const { march } = content.of(s).options;
  const refused: Refused[] = [];
  const room = roomLeft(s, group);
  for (let unit = 0; unit < UNITS.length; unit++) {
    if ((decided >> unit) & 1) continue;
    const open = loadable(s, seat, group, unit, purpose);
    const fresh = purpose.kind === 'hurry' ? open : freshAt(s, seat, group.from, unit);
    for (let n = Math.min(open, room) + 1; n <= unitsOf(s, seat, group.from, unit); n++)
      refused.push(refuse(march.take[unit][n], n <= open ? NO_ROOM : n <= fresh ? WALKED : STOPPED));
  }
  return refused;
}

/** The load of a group before it steps (UNI-17.27); `decided` are the kinds of unit that have been asked for, as bits. */
export const loadGroup = step.pick('loadGroup', {
  rule: ['UNI-17.5', 'UNI-17.10', 'UNI-17.11', 'UNI-17.23', 'UNI-17.24', 'UNI-17.27'],
  ask(s, { seat, group, decided, purpose }: { seat: Seat; group: Group; decided: number; purpose: Purpose }) {
    const open = stillStands(s, seat, group, purpose) ? loadOptions(s, seat, group, decided, purpose) : [];
    if (open.length === 0) return null;
    return pick(seat, open, {
      params: { room: group.slot < 0 ? -1 : roomLeft(s, group), node: content.of(s).nodes[group.from].id },
    });
  },
  answer(s, { seat, group, decided, purpose }, { act, index, n }: LoadOption): Next {
    switch (act) {
      case 'go':
        return withLoad(s, seat, group, purpose);
      case 'all':
        return withLoad(
          s,
          seat,
          { ...group, load: group.load.map((now, unit) => ((decided >> unit) & 1 ? now : loadable(s, seat, group, unit, purpose))) },
          purpose,
        );
      case 'units':
        return loadOn(
          s,
          seat,
          { ...group, load: group.load.map((now, unit) => (unit === index ? n : now)) },
          decided | (1 << index),
          purpose,
        );
      case 'vehicle':
        return loadOn(s, seat, { ...group, along: [...group.along, index] }, decided, purpose);
    }
  },
  refused: (s, { seat, group, decided, purpose }) => refusedLoads(s, seat, group, decided, purpose),
});

/** Asks on as long as something more could come. */
function loadOn(s: UniState, seat: Seat, group: Group, decided: number, purpose: Purpose): Next {
  const open = loadOptions(s, seat, group, decided, purpose);
  return open.length > 1 ? loadGroup.do({ seat, group, decided, purpose }) : withLoad(s, seat, group, purpose);
}
