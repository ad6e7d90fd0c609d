/** What somebody could pay with. */

import type { Content, Face } from '../../content/content.ts';
import { OPEN_GROUND, spotAt } from '../../state.ts';
import { type Estate, isSpecialist, outputOf, whyNotExert, whyNotProduce } from '../production.ts';

/** What payments need to know of the cards. */
export type Cards = Pick<Content, 'faces' | 'artistFactor' | 'artistReach'>;

/** A host that is unused, with all that stands on it. */
export interface Group {
  readonly resource: number;
  readonly base: number;
  readonly slots: number;
  /** Workers that are no specialists, and specialists who work as long as they use no power. */
  workers: number;
  experts: number;
  /** Unused characters that raise nothing; they are turned with their group all the same (MED-5.13). */
  guards: number;
  /** What its civil buildings add, each by itself and all together. */
  bonuses: readonly number[];
  bonus: number;
}

/**
 * Everything a seat could produce with now. Groups are known by the spot of their host; specialists are the characters that
 * may use a power in a payment instead of producing.
 */
export interface Purse {
  /** One bit for each spot whose group is unused. */
  readonly groups: number;
  /** By spot. */
  readonly at: readonly Group[];
  /** Single characters that produce by themselves: those without a choice, the least worth first. */
  readonly singles: readonly number[];
  readonly specialists: readonly number[];
  /** By specialist: the spot of the unused group it belongs to, or how it stands. */
  readonly spots: readonly number[];
  /** What all of it produces when nobody uses a power, by resource. */
  readonly supply: readonly number[];
}

/** A specialist on open ground that could produce its own symbol, and one that can only use its power: on a used host (MED-17.5), or without symbol. */
export const ALONE = -1;
const POWER_ONLY = -2;

const NONE: readonly number[] = [];
const NO_GROUP: Group = { resource: 0, base: 0, slots: 0, workers: 0, experts: 0, guards: 0, bonuses: NONE, bonus: 0 };

export function readPurse(c: Pick<Content, 'faces'>, e: Estate): Purse {
  const { faces } = c;
  const { hosts, characters, buildings, place, used } = e;
  const at: Group[] = [];
  const singles: number[] = [];
  const specialists: number[] = [];
  const spots: number[] = [];
  const supply = [0, 0, 0, 0];
  let groups = 0;
  for (let spot = 0; spot < hosts.length; spot++) {
    const host = hosts[spot];
    if (host < 0 || whyNotProduce(c, e, host) !== null) {
      at.push(NO_GROUP);
      continue;
    }
    const { resource, amount, workerSlots } = faces[host];
    groups |= 1 << spot;
    at.push({ resource, base: amount, slots: workerSlots, workers: 0, experts: 0, guards: 0, bonuses: NONE, bonus: 0 });
  }
  for (let i = 0; i < buildings.length; i++) {
    const { productionBonus } = faces[buildings[i]];
    const spot = spotAt(place[buildings[i]]);
    if (productionBonus > 0 && (groups & (1 << spot)) !== 0) addBonus(at[spot], productionBonus);
  }
  for (let i = 0; i < characters.length; i++) {
    const card = characters[i];
    const face = faces[card];
    const spot = spotAt(place[card]);
    const group = spot !== OPEN_GROUND && (groups & (1 << spot)) !== 0 ? at[spot] : NO_GROUP;
    if (isSpecialist(face) && whyNotExert(e, card) === null) {
      specialists.push(card);
      if (group !== NO_GROUP) {
        spots.push(spot);
        if (face.isWorker) group.experts++;
      } else if (whyNotProduce(c, e, card) !== null) spots.push(POWER_ONLY);
      else {
        spots.push(ALONE);
        supply[face.resource] += face.amount;
      }
    } else if (group !== NO_GROUP) {
      if (face.isWorker) group.workers++;
      else if (used[card] === 0) group.guards++;
    } else if (whyNotProduce(c, e, card) === null) {
      singles.push(card);
      supply[face.resource] += face.amount;
    }
  }
  for (let spot = 0; groups >> spot !== 0; spot++) if ((groups & (1 << spot)) !== 0) supply[at[spot].resource] += fullOutput(at[spot]);
  if (singles.length > 1) orderByWorth(singles, faces);
  return { groups, at, singles, specialists, spots, supply };
}

function addBonus(group: Group, bonus: number): void {
  group.bonuses = [...group.bonuses, bonus];
  group.bonus += bonus;
}

/** What a group gives when none of its specialists uses a power. */
export function fullOutput({ base, workers, experts, slots, bonus }: Group): number {
  return outputOf(base, workers + experts, slots, bonus);
}

/** Those with a power of their own (Priests) are spent after those without. */
function orderByWorth(cards: number[], faces: readonly Face[]): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    const worth = faces[card].power === null ? 0 : 1;
    let j = i - 1;
    while (j >= 0 && (faces[cards[j]].power === null ? 0 : 1) > worth) {
      cards[j + 1] = cards[j];
      j--;
    }
    cards[j + 1] = card;
  }
}
