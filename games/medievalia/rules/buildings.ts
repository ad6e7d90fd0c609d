/** 8. Buildings. */

import { look, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { hostPlace, type MedState, type Purchase, spotAt } from '../state.ts';
import { areBuildingsExhausted, finishExhausted } from './exhaustion.ts';
import { billFor } from './payment/bill.ts';
import { CANNOT_PAY, canAfford, type Means, meansOf } from './payment/means.ts';
import { checkPrestige } from './prestige.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

/** Buildings on a host, civil and military together (MED-8.6). */
function buildingsOn(s: MedState, seat: Seat, place: number): number {
  const buildings = s.buildings[seat];
  let count = 0;
  for (let i = 0; i < buildings.length; i++) if (s.place[buildings[i]] === place) count++;
  return count;
}

const HOST_USED = reason('MED-8.4', 'hostUsed');
const HOST_FULL = reason('MED-8.6', 'hostFull');
const CANNOT_PAY_KEEPING = reason('MED-8.5', 'cannotPayKeeping');
const NO_HOST_FOR = reason('MED-8.5', 'noHostFor');
const NO_HOST_LEFT = reason('MED-8.5', 'noHostLeft');

/** Why a host cannot take a building now. */
export function whyNotTake(s: MedState, c: Content, seat: Seat, spot: number): Reason | null {
  const host = s.hosts[seat][spot];
  if (s.used[host] === 1) return HOST_USED;
  return buildingsOn(s, seat, s.place[host]) < c.faces[host].buildingSlots ? null : HOST_FULL;
}

/** Why a building cannot go to that host, which must stay unused while it is paid. */
function whyNotBuildOn(s: MedState, c: Content, means: Means, seat: Seat, card: number, spot: number): Reason | null {
  const why = whyNotTake(s, c, seat, spot);
  if (why !== null) return why;
  return canAfford(means, billFor(s, c, seat, 'building', card, hostPlace(s, seat, spot))) ? null : CANNOT_PAY_KEEPING;
}

/** Why the top of a pile cannot be bought: some host must be left for it. */
export function whyNotBuy(s: MedState, c: Content, means: Means, seat: Seat, card: number): Reason | null {
  const hosts = s.hosts[seat];
  let takers = 0;
  for (let spot = 0; spot < hosts.length; spot++) if (hosts[spot] >= 0 && whyNotTake(s, c, seat, spot) === null) takers |= 1 << spot;
  if (takers === 0) return NO_HOST_FOR;
  if (!canAfford(means, billFor(s, c, seat, 'building', card, -1))) return CANNOT_PAY;
  for (let spot = 0; takers >> spot !== 0; spot++)
    if ((takers & (1 << spot)) !== 0 && whyNotBuildOn(s, c, means, seat, card, spot) === null) return null;
  return NO_HOST_LEFT;
}

/** The host is chosen before the payment, because its group must not take part in it. */
export const placeBuilding = step.pick('placeBuilding', {
  rule: ['MED-8.4', 'MED-8.5', 'MED-8.6'],
  ask(s, _p: object) {
    const { purchase, active } = s;
    if (purchase === null) return null;
    const c = content.of(s);
    const means = meansOf(s, active);
    const hosts = s.hosts[active].filter((host, spot) => host >= 0 && whyNotBuildOn(s, c, means, active, purchase.card, spot) === null);
    return pick(
      active,
      hosts.map((host) => c.options.onHost[host]),
      { params: { card: c.faces[purchase.card].id } },
    );
  },
  answer(s, _p, { id }): Next {
    if (s.purchase !== null) s.purchase = { ...s.purchase, place: s.place[id] };
    return undefined;
  },
  refused(s, _p): Refused[] {
    const { purchase, active } = s;
    if (purchase === null) return [];
    const c = content.of(s);
    const means = meansOf(s, active);
    return s.hosts[active].flatMap((host, spot) => {
      const why = host < 0 ? null : whyNotBuildOn(s, c, means, active, purchase.card, spot);
      if (why === null) return [];
      const option = c.options.onHost[host];
      return [refuse(option, why, { card: option.card, copy: option.copy })];
    });
  },
});

/** Places a building that has been paid for, turns up the next of its pile, and looks whether that ends the game (MED-8.3, MED-18.8, MED-20.1). */
export function completeBuilding(s: MedState, seat: Seat, { card, place }: Purchase): void {
  const c = content.of(s);
  const pile = s.piles.find((cards) => cards[cards.length - 1] === card);
  if (pile === undefined) throw new Error(`${c.ids[card]} is not on top of a pile`);
  pile.pop();
  s.buildings[seat].push(card);
  s.place[card] = place;
  s.used[card] = 0;
  const next = look(s.core.chance, pile, 1);
  if (s.core.told !== null) {
    const host = s.hosts[seat][spotAt(place)];
    s.core.told.push({ key: 'built', params: { seat, card: c.faces[card].id, hostCard: c.faces[host].id, id: c.ids[card] } });
    for (const turned of next) s.core.told.push({ key: 'turnedUp', params: { card: c.faces[turned].id, id: c.ids[turned] } });
  }
  checkPrestige(s, seat);
  if (s.core.result === null && areBuildingsExhausted(s)) finishExhausted(s, 'lastBuilding');
}
