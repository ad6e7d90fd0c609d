/** What is printed on the cards, and what that means for a player. */

import type { Seat } from '@castellan/engine';
import type { Face, HostView, MedView } from '@castellan/medievalia';
import { printedIn } from '@castellan/medievalia/preview';
import { RESOURCES, type Resource } from '@castellan/medievalia/vocabulary';

/** The type of a card is its id without the number. */
export function typeOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

export function faceOf(view: MedView, type: string): Face {
  const face = printedIn(view).types.find(({ id }) => id === type);
  if (face === undefined) throw new Error(`There is no card named ${type}.`);
  return face;
}

/** Steps to other fiefs a character may make in a turn. */
export function stepsOf(view: MedView, type: string): number {
  const { power, strength } = faceOf(view, type);
  return power === 'extraMove' ? strength : printedIn(view).steps;
}

/** The civil building that spares a character's surcharge, and the character a building is for. */
export function enablerOf(view: MedView, type: string): string | null {
  const { enabledBy } = faceOf(view, type);
  return enabledBy < 0 ? null : printedIn(view).types[enabledBy].id;
}

export function enabledBy(view: MedView, building: string): string | null {
  const { type } = faceOf(view, building);
  return printedIn(view).types.find((face) => face.enabledBy === type)?.id ?? null;
}

export interface Price {
  readonly resource: Resource;
  readonly n: number;
  /** How much of it is the surcharge for a missing building. */
  readonly extra: number;
}

/** What a card costs a seat now. */
export function pricesOf(view: MedView, seat: Seat | null, type: string): readonly Price[] {
  const face = faceOf(view, type);
  const enabler = enablerOf(view, type);
  const spared = seat === null || enabler === null || hasBuilding(view, seat, enabler);
  const cost = face.kind === 'character' && !spared ? face.dearCost : face.cost;
  return RESOURCES.flatMap((resource, i) => (cost[i] > 0 ? [{ resource, n: cost[i], extra: cost[i] - face.cost[i] }] : []));
}

export function hasBuilding(view: MedView, seat: Seat, type: string): boolean {
  return view.players[seat].hosts.some((host) => host?.buildings.some((building) => building.type === type));
}

/** How much prestige a building would bring a seat: less for a second one of a type. */
export function prestigeFor(view: MedView, seat: Seat | null, type: string): number {
  const { prestige, duplicatePrestige } = faceOf(view, type);
  return seat !== null && hasBuilding(view, seat, type) ? duplicatePrestige : prestige;
}

/** What a character adds to the defence of another that fights beside it. */
export function shieldOf(view: MedView, type: string): number {
  const { power, strength } = faceOf(view, type);
  return power === 'armyDefence' ? strength : 0;
}

/** What the civil buildings of a host, and Infantry beside another guard, add to what its garrison can bear. */
export function protectionOf(view: MedView, { buildings, characters }: HostView): number {
  const walls = buildings.reduce((sum, { type }) => sum + faceOf(view, type).defenceBonus, 0);
  const shields = characters.length < 2 ? 0 : characters.reduce((sum, { type }) => sum + shieldOf(view, type), 0);
  return walls + shields;
}

/** Cards left in a deck that should be said aloud: the game may end when two are empty. */
export const FEW_CARDS = 6;
