/** What the rules say of cards, asked of what a screen sees. */

import type { Seat } from '@castellan/engine';
import type { Face } from '../content/content.ts';
import type { HostView, MedView } from '../view.ts';
import { bonusOf, costWith, stepsWith, worthOf } from './faces.ts';
import { printedIn } from './printed.ts';

export function faceIn(view: MedView, type: string): Face {
  const face = printedIn(view).types.find(({ id }) => id === type);
  if (face === undefined) throw new Error(`There is no card named ${type}.`);
  return face;
}

/** What a card costs a seat now, by resource; nobody has the buildings of somebody. */
export function costIn(view: MedView, seat: Seat | null, type: string): readonly number[] {
  const face = faceIn(view, type);
  const enabler = face.enabledBy < 0 ? null : printedIn(view).types[face.enabledBy].id;
  return costWith(face, seat === null || enabler === null || hasBuilt(view, seat, enabler));
}

/** How much prestige a building would bring a seat. */
export function prestigeIn(view: MedView, seat: Seat | null, type: string): number {
  return worthOf(faceIn(view, type), seat === null || !hasBuilt(view, seat, type));
}

/** Steps to other fiefs a character may make in a turn. */
export function stepsIn(view: MedView, type: string): number {
  return stepsWith(faceIn(view, type), printedIn(view).steps);
}

/** What a card adds to the defence of another that fights beside it. */
export function shieldIn(view: MedView, type: string): number {
  return bonusOf(faceIn(view, type));
}

/** What the civil buildings of a host, and Infantry beside another guard (MED-17.10), add to what its garrison can bear. */
export function protectionIn(view: MedView, { buildings, characters }: HostView): number {
  const sum = (cards: HostView['characters']): number => cards.reduce((points, { type }) => points + shieldIn(view, type), 0);
  return sum(buildings) + (characters.length < 2 ? 0 : sum(characters));
}

function hasBuilt(view: MedView, seat: Seat, type: string): boolean {
  return view.players[seat].hosts.some((host) => host?.buildings.some((building) => building.type === type));
}
