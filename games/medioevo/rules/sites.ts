/** 12.2 to 12.4, 12.8, 13.4, 13.9, 14.2. Where what is bought may stand. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { lot, NOBODY, type UniState } from '../state.ts';
import { CARAVAN, ENGINE, GALLEY, MILITARY, type PactKind, SHIP, TERRITORIES, WAGON } from '../vocabulary.ts';
import { type Reason, reason } from './reason.ts';
import { type Grant, grantOf, tollOf } from './relations.ts';
import { payToll } from './tolls.ts';

/** What a place is wanted for: caravans, ships, wagons, engines, units. */
type Need = 'zone' | 'port' | 'yard' | 'foundry' | 'quarters';

/** Why a place does not serve: not controlled, or without what it must offer. */
const WHY: { readonly [need in Need]: { readonly control: Reason; readonly site: Reason } } = {
  zone: { control: reason('UNI-12.2', 'notControlled'), site: reason('UNI-12.2', 'noZoneThere') },
  port: { control: reason('UNI-12.4', 'notControlled'), site: reason('UNI-12.4', 'noPortForShips') },
  yard: { control: reason('UNI-12.3', 'notControlled'), site: reason('UNI-12.3', 'noBaseThere') },
  foundry: { control: reason('UNI-14.2', 'notControlled'), site: reason('UNI-14.2', 'noBaseThere') },
  quarters: { control: reason('UNI-13.4', 'notControlled'), site: reason('UNI-13.4', 'noBaseThere') },
};

/** By kind of vehicle: what it is built in (UNI-12.2 to UNI-12.4, UNI-14.2), and the pact that opens another's land for it (UNI-12.8). */
export const NEED_OF: readonly Need[] = [GALLEY, WAGON, CARAVAN, SHIP, ENGINE].map((kind) =>
  kind === CARAVAN ? 'zone' : kind === WAGON ? 'yard' : kind === ENGINE ? 'foundry' : 'port',
);
export const PACT_OF: readonly (PactKind | null)[] = [GALLEY, WAGON, CARAVAN, SHIP, ENGINE].map((kind) =>
  kind === ENGINE ? null : kind === CARAVAN || kind === SHIP ? 'civilControl' : 'militaryControl',
);

/** Territories that a player controls. */
export function landOf(s: UniState, seat: Seat): number[] {
  const land: number[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.control[territory] === seat) land.push(territory);
  return land;
}

/** An inhabited zone, for ships with a port; a military building does as well for what is of war (UNI-12.3, UNI-13.4, UNI-14.2). */
function whyNotNeed(s: UniState, territory: number, need: Need): Reason | null {
  const { good, port } = content.of(s).nodes[territory];
  if (need === 'port') return port ? null : WHY.port.site;
  if (good >= 0 || (need !== 'zone' && s.buildings[lot(territory, MILITARY)] > 0)) return null;
  return WHY[need].site;
}

/** The leave by which a player may place new pieces in another's land; null for none, and in his own. */
export function leaveIn(s: UniState, seat: Seat, territory: number, kind: PactKind | null): Grant | null {
  if (kind === null || s.pacts.length === 0) return null;
  const controller = s.control[territory];
  return controller === NOBODY || controller === seat ? null : grantOf(s, kind, controller, seat);
}

/** Why nothing of this need may be placed in a territory; with a pact of the kind also in the giver's land. */
export function whyNotSite(s: UniState, seat: Seat, territory: number, need: Need, kind: PactKind | null): Reason | null {
  if (s.control[territory] !== seat && leaveIn(s, seat, territory, kind) === null) return WHY[need].control;
  return whyNotNeed(s, territory, need);
}

/** All such places, own land first. */
export function sitesFor(s: UniState, seat: Seat, need: Need, kind: PactKind | null, land: readonly number[] = landOf(s, seat)): number[] {
  const sites: number[] = [];
  for (const territory of land) if (whyNotNeed(s, territory, need) === null) sites.push(territory);
  if (kind === null || s.pacts.length === 0) return sites;
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (leaveIn(s, seat, territory, kind) !== null && whyNotNeed(s, territory, need) === null) sites.push(territory);
  return sites;
}

/** Florins that a piece placed there costs by a pact (UNI-39.38). */
export function tollIn(s: UniState, seat: Seat, territory: number, kind: PactKind | null): number {
  const leave = leaveIn(s, seat, territory, kind);
  return leave === null ? 0 : tollOf(leave);
}

export function payTollIn(s: UniState, seat: Seat, territory: number, kind: PactKind | null): void {
  const leave = leaveIn(s, seat, territory, kind);
  if (leave !== null) payToll(s, leave);
}
