/** 9. Playing military and character cards. */

import { type Next, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { PlaceOption } from '../options.ts';
import { homeOf, hostPlace, type MedState, OPEN_GROUND, openGroundOf, type Purchase, spotAt } from '../state.ts';
import { couldFeed, feedingCapacity, wouldRaiseFood } from './feeding.ts';
import { takeFromHand } from './sources.ts';
import { step } from './step.ts';

/** Whether there is a place in the fief where one more character could be fed (MED-9.8). */
export function couldFeedSomewhere(s: MedState, c: Content, seat: Seat, card: number): boolean {
  const capacity = feedingCapacity(s, seat);
  const characters = s.characters[seat].length + 1;
  if (characters <= capacity) return true;
  if (characters > capacity + c.charactersPerFood) return false;
  for (let spot = 0; spot < s.hosts[seat].length; spot++) if (s.hosts[seat][spot] >= 0 && wouldRaiseFood(s, seat, card, spot)) return true;
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
    const fed = placesOf(s, active).filter((place) => couldFeed(s, active, purchase.card, spotOf(s, place)));
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
    return placesOf(s, active)
      .filter((place) => !couldFeed(s, active, purchase.card, spotOf(s, place)))
      .map((place) => ({ ...place, refusal: refusal('MED-9.8', 'cannotBeFed', { capacity }) }));
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
