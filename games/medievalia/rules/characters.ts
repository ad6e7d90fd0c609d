/** 9. Playing military and character cards. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { PlaceOption } from '../options.ts';
import { homeOf, hostPlace, type MedState, OPEN_GROUND, openGroundOf, type Purchase, spotAt } from '../state.ts';
import { feedingCapacity, whyNotFeed } from './feeding.ts';
import { billFor } from './payment/bill.ts';
import { CANNOT_PAY, canAfford, type Means } from './payment/means.ts';
import { takeFromHand } from './payment/spending.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

const NO_FOOD_FOR = reason('MED-9.8', 'noFoodFor');

/** Why a character cannot be played: there is no place in the fief where it could be fed, or it cannot be paid. */
export function whyNotPlayCharacter(s: MedState, c: Content, means: Means, seat: Seat, card: number): Reason | null {
  if (!couldFeedSomewhere(s, seat, card)) return NO_FOOD_FOR;
  return canAfford(means, billFor(s, c, seat, 'character', card, -1)) ? null : CANNOT_PAY;
}

function couldFeedSomewhere(s: MedState, seat: Seat, card: number): boolean {
  const capacity = feedingCapacity(s, seat);
  if (whyNotFeed(s, seat, card, OPEN_GROUND, capacity) === null) return true;
  const hosts = s.hosts[seat];
  for (let spot = 0; spot < hosts.length; spot++) if (hosts[spot] >= 0 && whyNotFeed(s, seat, card, spot, capacity) === null) return true;
  return false;
}

/** Places of the own fief: the open ground, the City and the territories, used or not (MED-4.2, MED-9.2). */
export function placesOf(s: MedState, seat: Seat): PlaceOption[] {
  const { options } = content.of(s);
  const places = [options.layouts[s.core.seats - 2].openGround[homeOf(s, seat)]];
  for (const host of s.hosts[seat]) if (host >= 0) places.push(options.onHost[host]);
  return places;
}

export function spotOf(s: MedState, { id }: PlaceOption): number {
  return id < 0 ? OPEN_GROUND : spotAt(s.place[id]);
}

export const placeCharacter = step.pick('placeCharacter', {
  rule: ['MED-9.2', 'MED-9.8'],
  ask(s, _p: object) {
    const { purchase, active } = s;
    if (purchase === null) return null;
    const capacity = feedingCapacity(s, active);
    const fed = placesOf(s, active).filter((place) => whyNotFeed(s, active, purchase.card, spotOf(s, place), capacity) === null);
    return pick(active, fed, { params: { card: content.of(s).faces[purchase.card].id } });
  },
  answer(s, _p, place: PlaceOption): Next {
    if (s.purchase === null) return undefined;
    const spot = spotOf(s, place);
    s.purchase = { ...s.purchase, place: spot === OPEN_GROUND ? openGroundOf(s, s.active) : hostPlace(s, s.active, spot) };
    return undefined;
  },
  refused(s, _p): Refused[] {
    const { purchase, active } = s;
    if (purchase === null) return [];
    const capacity = feedingCapacity(s, active);
    return placesOf(s, active).flatMap((place) => {
      const why = whyNotFeed(s, active, purchase.card, spotOf(s, place), capacity);
      return why === null ? [] : [refuse(place, why, { capacity })];
    });
  },
});

/** Puts a character that has been paid for where its owner said, unused (MED-9.3). */
export function completeCharacter(s: MedState, seat: Seat, { card, place }: Purchase): void {
  const c = content.of(s);
  takeFromHand(s, seat, card);
  s.characters[seat].push(card);
  s.place[card] = place;
  s.used[card] = 0;
  s.core.told?.push({
    key: 'characterPlayed',
    params: { seat, card: c.faces[card].id, id: c.ids[card], ...placeParams(s, c, seat, place) },
  });
}

/** A place of a seat's own fief in a sentence. */
export function placeParams(s: MedState, c: Content, seat: Seat, place: number) {
  const spot = spotAt(place);
  if (spot === OPEN_GROUND) return { where: 'open', hostCard: '' };
  return { where: 'host', hostCard: c.faces[s.hosts[seat][spot]].id };
}
