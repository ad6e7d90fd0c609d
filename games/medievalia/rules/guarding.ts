/** 11. Internal movement and guarding. */

import { type Next, pick, type Refusal, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { PlaceOption } from '../options.ts';
import { hostOf, hostPlace, isUsed, type MedState, OPEN_GROUND, openGroundOf } from '../state.ts';
import { placeParams, placesOf, spotOf } from './characters.ts';
import { STARVE } from './feeding.ts';
import { isAtHome } from './fiefs.ts';
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

/** Why a character may not be moved inside its owner's fief, or null. */
export function whyNotMoved(s: MedState, c: Content, seat: Seat, card: number): Refusal | null {
  const about = { card: c.faces[card].id, copy: c.options.moveInside[card].copy };
  if (!isAtHome(s, seat, card)) return refusal('MED-11.1', 'notAtHome', about);
  if (isUsed(s, card)) return refusal('MED-11.1', 'moveUsed', about);
  if (isBound(s, seat, card)) return refusal('MED-11.3', 'boundToHost', about);
  if (s.moved[card] >= c.internalMoves) return refusal('MED-11.9', 'movedTooOften', { ...about, most: c.internalMoves });
  return null;
}

export function canMoveInside(s: MedState, c: Content, seat: Seat, card: number): boolean {
  return !isUsed(s, card) && isAtHome(s, seat, card) && !isBound(s, seat, card) && s.moved[card] < c.internalMoves;
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
