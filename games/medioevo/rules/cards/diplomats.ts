/** Cards 50 and 51: one to three elements, or one, are safe from pillage this turn (UNI-45.28). */

import { type Next, type Option, pick, type Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import { NOBODY, type UniState } from '../../state.ts';
import { CATEGORIES, GOODS, SLOTS, TERRITORIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { buildingOf } from '../buildings.ts';
import { SLOT_KEYS, SLOT_TARGETS } from '../march-options.ts';
import { estateOf, isSheltered, raidOf, vehiclesOfSide } from '../pillage.ts';
import { reason } from '../reason.ts';
import { asD3, rolled, rolling, takeRoll } from '../rolls.ts';
import { step } from '../step.ts';
import { vehicleName } from '../vehicles.ts';

const NOTHING = reason('UNI-45.28', 'nothingToShelter');

interface ShelterOption extends Option {
  /** The element, -1 to end. */
  readonly element: number;
  readonly vehicle?: string;
  readonly level?: number;
  readonly building?: string;
  readonly good?: string;
  readonly node?: string;
}

const ENOUGH: ShelterOption = { key: 'finish', say: 'finish', element: NOBODY };

/** Own elements that are not sheltered yet, those of the place that is about to be pillaged first. */
function elementsOf(s: UniState, seat: Seat, about: number): number[] {
  const { place, former } = raidOf(about);
  const own = [...(s.owner[place] === seat || former === seat ? estateOf(s, place) : []), ...vehiclesOfSide(s, seat, place)];
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (territory !== place && s.owner[territory] === seat) own.push(...estateOf(s, territory));
  for (let slot = 0; slot < SLOTS; slot++) if (s.vehicleOf[slot] === seat && s.at[slot] !== place) own.push(slot);
  return own.filter((element) => !isSheltered(s, element));
}

function shelterOption(s: UniState, element: number): ShelterOption {
  const { nodes } = content.of(s);
  if (element < SLOTS) {
    const params = { vehicle: vehicleName(s, element), level: s.level[element], node: nodes[s.at[element]].id };
    return { key: SLOT_KEYS[element], say: 'vehicleTarget', element, ...params, at: SLOT_TARGETS[element] };
  }
  const estate = element - SLOTS;
  if (estate < TERRITORIES * CATEGORIES.length) {
    const node = nodes[Math.floor(estate / CATEGORIES.length)].id;
    const category = estate % CATEGORIES.length;
    const building = buildingOf(s, category, s.buildings[estate]).id;
    return {
      key: `${building} in ${node}`,
      say: 'shelterBuilding',
      element,
      building,
      node,
      at: [`building:${node}-${CATEGORIES[category]}`],
    };
  }
  const cube = estate - TERRITORIES * CATEGORIES.length;
  const node = nodes[Math.floor(cube / GOODS.length)].id;
  const good = GOODS[cube % GOODS.length];
  return { key: `${good} in ${node}`, say: 'shelterCube', element, good, node, at: [`good:${good}`, `node:${node}`] };
}

export const diplomat: Ability = {
  whyNot: (s, { seat, about }) => (about !== NOBODY && elementsOf(s, seat, about).length > 0 ? null : NOTHING),
  apply(s, { seat, index, about }): Next {
    const { effect } = content.of(s).cards[index];
    if (effect.op === 'protectFromPillage' && effect.count !== 'd3') return shelterElement.do({ seat, about, left: effect.count });
    return [...rolling(s, { sides: [seat], what: 'diplomat', dice: [rolled(s, 6)], faces: [6] }), shelterElements.do({ seat, about })];
  },
};

export const shelterElements = step.work('shelterElements', {
  rule: ['UNI-45.28', 'UNI-45.50'],
  run: (s, { seat, about }: { seat: Seat; about: number }): Next => shelterElement.do({ seat, about, left: asD3(takeRoll(s).dice[0]) }),
});

/** One by one, after the roll. */
export const shelterElement = step.pick('shelterElement', {
  rule: 'UNI-45.28',
  ask(s, { seat, about, left }: { seat: Seat; about: number; left: number }) {
    const open = left === 0 ? [] : elementsOf(s, seat, about);
    return open.length === 0 ? null : pick(seat, [...open.map((element) => shelterOption(s, element)), ENOUGH], { params: { left } });
  },
  answer(s, { seat, about, left }, { element }: ShelterOption): Next {
    if (element === NOBODY) return undefined;
    s.sheltered.push(element);
    s.core.told?.push({ key: 'elementSheltered', params: { seat } });
    return shelterElement.do({ seat, about, left: left - 1 });
  },
});
