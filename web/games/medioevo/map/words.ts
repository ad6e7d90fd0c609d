/** What lies on the map told in words, for those who do not see it and for the list. */

import type { Seat } from '@castellan/engine';
import type { StackView, TerritoryView, UniView, VehicleView } from '@castellan/medioevo';
import { UNITS } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import { armiesIn, sum, territoryContent, territoryNamed, vehiclesIn } from '../facts.ts';
import { nameOf, ROMAN } from '../words.ts';

type NameOfSeat = (seat: Seat) => string;

export function sideName(speaker: Speaker, seat: Seat | null, nameOfSeat: NameOfSeat): string {
  return seat === null ? speaker.say('medioevo.map.barbarians') : nameOfSeat(seat);
}

export function controlIn(speaker: Speaker, { controller, inPlay, rebel, stacks }: TerritoryView, nameOfSeat: NameOfSeat): string {
  if (!inPlay) return speaker.say('medioevo.map.outOfPlay');
  if (controller !== null) return speaker.say('medioevo.map.controlled', { name: nameOfSeat(controller) });
  if (rebel) return speaker.say('medioevo.map.rebels');
  return speaker.say(stacks.length > 0 ? 'medioevo.map.contested' : 'medioevo.map.nobody');
}

/** What stands and grows there: its zone with good and port, buildings with their damage, cubes, bans. */
export function thingsIn(speaker: Speaker, view: UniView, { id, bans, buildings, market, token }: TerritoryView): readonly string[] {
  const city = territoryContent(view, id)?.city ?? null;
  return [
    ...(city === null
      ? []
      : [
          speaker.say(city.port ? 'medioevo.map.portZone' : 'medioevo.map.zone', {
            zone: nameOf(speaker, 'zone', id),
            good: nameOf(speaker, 'good', city.good),
          }),
        ]),
    ...buildings.map((building) =>
      speaker.say('medioevo.map.building', {
        building: nameOf(speaker, 'building', building.id),
        left: building.structure - building.damage,
        structure: building.structure,
      }),
    ),
    ...(market.length === 0 ? [] : [speaker.say('medioevo.map.market', { goods: market.map((good) => nameOf(speaker, 'good', good)) })]),
    ...(token === null ? [] : [speaker.say('medioevo.map.token', { seat: token })]),
    ...bans.map((ban) => speaker.say('medioevo.map.ban', { ban })),
  ];
}

/** “3 × heavy infantry, 1 × captain II”. */
export function unitsIn(speaker: Speaker, units: readonly number[]): string {
  return UNITS.flatMap((unit, i) =>
    units[i] > 0 ? [speaker.say('medioevo.table.counted', { n: units[i], what: nameOf(speaker, 'unit', unit) })] : [],
  ).join(', ');
}

export function stackIn(speaker: Speaker, { seat, units }: StackView, nameOfSeat: NameOfSeat): string {
  return speaker.say('medioevo.map.stack', { name: sideName(speaker, seat, nameOfSeat), what: unitsIn(speaker, units) });
}

export function vehicleIn(speaker: Speaker, { cubes, level, mp, name, units }: VehicleView): string {
  const loads = [
    ...(sum(units) > 0 ? [unitsIn(speaker, units)] : []),
    ...(cubes.length > 0 ? [speaker.say('medioevo.map.cubes', { n: cubes.length })] : []),
  ];
  const words = speaker.say('medioevo.map.vehicle', { vehicle: nameOf(speaker, 'vehicle', name), level: ROMAN[level], mp });
  return loads.length === 0 ? words : speaker.say('medioevo.map.loaded', { vehicle: words, load: loads.join(', ') });
}

/** Everything there is to tell of a place, sentence by sentence. */
export function placeIn(speaker: Speaker, view: UniView, node: string, nameOfSeat: NameOfSeat): readonly string[] {
  const territory = territoryNamed(view, node);
  const armies = armiesIn(view, node).map((stack) => stackIn(speaker, stack, nameOfSeat));
  const vehicles = vehiclesIn(view, node).map((vehicle) =>
    speaker.say('medioevo.map.stack', { name: sideName(speaker, vehicle.seat, nameOfSeat), what: vehicleIn(speaker, vehicle) }),
  );
  if (territory === null) return [...armies, ...vehicles];
  return [controlIn(speaker, territory, nameOfSeat), ...thingsIn(speaker, view, territory), ...armies, ...vehicles];
}
