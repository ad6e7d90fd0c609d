/** 11. Internal movement and guarding. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { PlaceOption } from '../options.ts';
import { hostOf, hostPlace, isUsed, type MedState, OPEN_GROUND, openGroundOf } from '../state.ts';
import { placeParams, placesOf, spotOf } from './characters.ts';
import { STARVE } from './feeding.ts';
import { isAtHome } from './fiefs.ts';
import { type Reason, reason } from './reason.ts';
import { step } from './step.ts';

/** Whether a host has a character of its owner or a military building on it; used guards guard too (MED-11.6, MED-11.7). */
export function isGuarded(s: MedState, c: Content, seat: Seat, host: number): boolean {
  const place = s.place[host];
  for (const card of s.characters[seat]) if (s.place[card] === place) return true;
  for (const card of s.buildings[seat]) if (s.place[card] === place && c.faces[card].kind === 'militaryBuilding') return true;
  return false;
}

/** Whether a character stands on a host that has been used and therefore cannot leave it (MED-11.3, MED-12.6). */
export function isBound(s: MedState, seat: Seat, card: number): boolean {
  const host = hostOf(s, seat, card);
  return host >= 0 && isUsed(s, host);
}

const NOT_AT_HOME = reason('MED-11.1', 'notAtHome');
const MOVE_USED = reason('MED-11.1', 'moveUsed');
const BOUND_TO_HOST = reason('MED-11.3', 'boundToHost');
const MOVED_TOO_OFTEN = reason('MED-11.9', 'movedTooOften');

/** Why a character may not be moved inside its owner's fief. */
export function whyNotMoveInside(s: MedState, c: Content, seat: Seat, card: number): Reason | null {
  if (!isAtHome(s, seat, card)) return NOT_AT_HOME;
  if (isUsed(s, card)) return MOVE_USED;
  if (isBound(s, seat, card)) return BOUND_TO_HOST;
  return s.moved[card] < c.internalMoves ? null : MOVED_TOO_OFTEN;
}

/** Any other place of the fief, used or not; the card stays unused (MED-11.1, MED-11.2, MED-11.4). */
export const moveInside = step.pick('moveInside', {
  rule: ['MED-11.1', 'MED-11.2', 'MED-11.4'],
  ask(s, { id }: { id: number }) {
    const c = content.of(s);
    const here = hostOf(s, s.active, id);
    return pick(
      s.active,
      placesOf(s, s.active).filter((place) => place.id !== here),
      { params: { card: c.faces[id].id, id: c.ids[id] } },
    );
  },
  answer(s, { id }, option: PlaceOption): Next {
    const c = content.of(s);
    const spot = spotOf(s, option);
    const place = spot === OPEN_GROUND ? openGroundOf(s, s.active) : hostPlace(s, s.active, spot);
    s.place[id] = place;
    s.moved[id]++;
    s.core.told?.push({
      key: 'movedInside',
      params: { seat: s.active, card: c.faces[id].id, id: c.ids[id], ...placeParams(s, c, s.active, place) },
    });
    return STARVE;
  },
});
