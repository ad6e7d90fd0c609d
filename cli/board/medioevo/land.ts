/** Lands and seas: who holds them, what is built there, who stands there. */

import type { StackView, TerritoryView, UniView, VehicleView } from '@castellan/medioevo';
import { BANS, UNITS } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import { counted, listed, parted, section } from '../lines.ts';

export type Row = readonly [string, string];

/** “2 archers, captain I”. */
export function unitsInWords(speaker: Speaker, units: readonly number[]): string {
  return listed(UNITS.flatMap((unit, i) => ((units[i] ?? 0) > 0 ? [speaker.say('board.units', { piece: unit, n: units[i] })] : [])));
}

export function vehiclesAt(view: UniView, node: string): readonly VehicleView[] {
  return view.vehicles.filter((vehicle) => vehicle.node === node);
}

export function vehicleInWords(speaker: Speaker, { name, level, mp, halted, units, cubes }: VehicleView): string {
  const load = listed([unitsInWords(speaker, units), ...counted(cubes.map((good) => speaker.say(`name.good.${good}`)))]);
  return speaker.say('board.vehicle', { vehicle: name, level, state: halted ? 'halted' : 'moves', mp, load, loaded: String(load !== '') });
}

/** With whose it is. */
function vehicleOf(speaker: Speaker, vehicle: VehicleView): string {
  const what = vehicleInWords(speaker, vehicle);
  return vehicle.seat === null
    ? speaker.say('board.barbarianVehicle', { what })
    : speaker.say('board.vehicleOf', { seat: vehicle.seat, what });
}

/** Everything in a place but its name: `own` need not be named there. */
export function placeInWords(speaker: Speaker, view: UniView, territory: TerritoryView, own: number | null): string {
  const { id, rebel, token, market, buildings, bans, stacks, owner, controller } = territory;
  return parted([
    owner !== null && owner !== controller ? speaker.say('board.contested', { seat: owner }) : '',
    rebel ? speaker.say('board.rebel') : '',
    listed(buildings.map(({ id: building, damage, structure }) => speaker.say('board.building', { building, damage, structure }))),
    token === null ? '' : speaker.say('board.token', { seat: token }),
    market.length === 0 ? '' : speaker.say('board.market', { goods: market.map((good) => speaker.say(`name.good.${good}`)) }),
    ...stacks.map((stack) => stackInWords(speaker, stack, own)),
    ...vehiclesAt(view, id).map((vehicle) => (vehicle.seat === own ? vehicleInWords(speaker, vehicle) : vehicleOf(speaker, vehicle))),
    ...bans.map((ban) => speaker.say(`board.ban.${BANS[ban]}`)),
  ]);
}

function stackInWords(speaker: Speaker, { seat, units }: StackView, own: number | null): string {
  const what = unitsInWords(speaker, units);
  if (seat === null) return speaker.say('board.barbarians', { what });
  return seat === own ? what : speaker.say('board.stack', { seat, what });
}

/** Those that a seat controls, each with what is there, and in one line those where nothing is. */
export function landRows(speaker: Speaker, view: UniView, seat: number): readonly Row[] {
  const rows = view.territories
    .filter(({ controller }) => controller === seat)
    .map((territory): Row => [speaker.say('board.node', { node: territory.id }), placeInWords(speaker, view, territory, seat)]);
  const empty = rows.filter(([, what]) => what === '').map(([name]) => name);
  return [...rows.filter(([, what]) => what !== ''), ...(empty.length === 0 ? [] : [[speaker.say('board.empty'), listed(empty)] as const])];
}

/** Land that nobody controls and the seas, as far as something is there. */
export function freeLandLines(speaker: Speaker, view: UniView, width: number): string[] {
  const free = view.territories.filter(({ inPlay, controller }) => inPlay && controller === null);
  const rows = free.flatMap((territory): Row[] => {
    const what = placeInWords(speaker, view, territory, null);
    return what === '' ? [] : [[speaker.say('board.node', { node: territory.id }), what]];
  });
  const seas = view.seas.flatMap(({ id }): Row[] => {
    const there = vehiclesAt(view, id);
    if (there.length === 0) return [];
    return [[speaker.say('board.node', { node: id }), parted(there.map((vehicle) => vehicleOf(speaker, vehicle)))]];
  });
  return [...section(speaker.say('board.free', { n: free.length }), rows, width), ...section(speaker.say('board.seas'), seas, width)];
}
