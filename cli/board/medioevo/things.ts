/** Everything that can be asked after by its name: places, buildings, transports, technologies, Empire and Event cards. */

import type { UniView } from '@castellan/medioevo';
import shipped from '@castellan/medioevo/data' with { type: 'json' };
import type { Speaker } from '@castellan/text';
import { listed, parted } from '../lines.ts';
import type { Thing } from '../own.ts';
import { placeInWords, vehicleInWords, vehiclesAt } from './land.ts';

export function printed(speaker: Speaker, view: UniView): readonly Thing[] {
  return [
    ...lands(speaker, view),
    ...seas(speaker, view),
    ...buildings(speaker),
    ...units(speaker),
    ...technologies(speaker),
    ...cards(speaker),
  ];
}

function nodes(speaker: Speaker, ids: readonly string[]): string[] {
  return ids.map((id) => speaker.say(`name.node.${id}`));
}

function lands(speaker: Speaker, view: UniView): Thing[] {
  return shipped.map.territories.flatMap(({ id, terrain, city, adjacent }) => {
    const territory = view.territories.find((one) => one.id === id);
    if (territory === undefined) return [];
    const { controller } = territory;
    const lines = [
      parted([
        speaker.say(`name.terrain.${terrain}`),
        city === null
          ? speaker.say('board.uninhabited')
          : speaker.say('board.zone', { zone: id, good: city.good, port: String(city.port) }),
        controller === null ? speaker.say('board.nobodys') : speaker.say('board.controlledBy', { seat: controller }),
      ]),
      placeInWords(speaker, view, territory, null),
      speaker.say('board.neighbours', { nodes: nodes(speaker, adjacent) }),
    ].filter((line) => line !== '');
    const land = { name: speaker.say(`name.node.${id}`), lines };
    return city === null ? [land] : [land, { name: speaker.say(`name.zone.${id}`), lines }];
  });
}

function seas(speaker: Speaker, view: UniView): Thing[] {
  return shipped.map.seaZones.map(({ id, adjacent }) => ({
    name: speaker.say(`name.node.${id}`),
    lines: [
      listed(vehiclesAt(view, id).map((vehicle) => vehicleInWords(speaker, vehicle))),
      speaker.say('board.neighbours', { nodes: nodes(speaker, adjacent) }),
    ].filter((line) => line !== ''),
  }));
}

function buildings(speaker: Speaker): Thing[] {
  return shipped.buildings.map(({ id, florins, structure, level }) => ({
    name: speaker.say(`name.building.${id}`),
    lines: [speaker.say('board.buildingPrice', { florins, structure, level })],
  }));
}

function units(speaker: Speaker): Thing[] {
  const people = shipped.militaryUnits.flatMap((unit) =>
    'florins' in unit
      ? [{ name: speaker.say(`name.unit.${unit.id}`), lines: [speaker.say('board.unitPrice', { florins: unit.florins })] }]
      : Array.from({ length: unit.levels }, (_, i) => ({
          name: speaker.say(`name.unit.${unit.id}${i + 1}`),
          lines: [speaker.say('board.unitPrice', { florins: unit.florinsPerLevel * (i + 1) })],
        })),
  );
  const transports = shipped.transports.map(({ id, florinsPerLevel, levels }) => ({
    name: speaker.say(`name.vehicle.${id}`),
    lines: [
      speaker.say('board.transportPrice', { florins: florinsPerLevel }),
      ...levels.map(({ level, capacity, mp }) => speaker.say('board.transportLevel', { level, capacity, mp })),
    ],
  }));
  const engines = shipped.siegeEngines.map(({ id, florins, mp, maxCrew, damageUnits, damageBuildings }) => ({
    name: speaker.say(`name.vehicle.${id}`),
    lines: [speaker.say('board.engine', { florins, mp, crew: maxCrew, units: damageUnits, buildings: damageBuildings })],
  }));
  return [...people, ...transports, ...engines];
}

function technologies(speaker: Speaker): Thing[] {
  return shipped.technologies.map(({ id, branch, level, price }) => ({
    name: speaker.say(`name.technology.${id}`),
    lines: [speaker.say('board.technology', { colour: branch, level, price }), speaker.say(`text.technology.${id}`)],
  }));
}

function cards(speaker: Speaker): Thing[] {
  const empire = shipped.empireCards.map(({ id }) => ({
    name: speaker.say(`name.card.${id}`),
    lines: [speaker.say(`text.card.${id}`), speaker.say('board.objective', { text: speaker.say(`text.objective.${id}`), met: 'false' })],
  }));
  const events = shipped.eventCards.map(({ id, epicentre, icons, toleratedTax }) => ({
    name: speaker.say(`name.event.${id}`),
    lines: [
      speaker.say('board.eventCard', {
        node: epicentre,
        effects: icons.map((icon) => speaker.say(`name.effect.${icon}`)),
        tax: toleratedTax,
      }),
    ],
  }));
  return [...empire, ...events];
}
