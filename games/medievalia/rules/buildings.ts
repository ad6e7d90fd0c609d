/** 8. Buildings. */

import { look, type Next, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { hostPlace, isUsed, type MedState, type Purchase, spotAt } from '../state.ts';
import { areBuildingsExhausted, finishExhausted } from './exhaustion.ts';
import { checkPrestige } from './prestige.ts';
import { billFor, canAfford, type Means, meansOf } from './purchase.ts';
import { step } from './step.ts';

/** Buildings on a host, civil and military together (MED-8.6). */
function buildingsOn(s: MedState, seat: Seat, place: number): number {
  const buildings = s.buildings[seat];
  let count = 0;
  for (let i = 0; i < buildings.length; i++) if (s.place[buildings[i]] === place) count++;
  return count;
}

/** Whether a host could take a building now: unused, with a free slot (MED-8.4). */
export function canTakeBuilding(s: MedState, c: Content, seat: Seat, spot: number): boolean {
  const host = s.hosts[seat][spot];
  return host >= 0 && s.used[host] === 0 && buildingsOn(s, seat, hostPlace(s, seat, spot)) < c.faces[host].buildingSlots;
}

/** Whether a building can be paid while this host stays unused. */
function canBuildOn(s: MedState, c: Content, means: Means, seat: Seat, card: number, spot: number): boolean {
  return canTakeBuilding(s, c, seat, spot) && canAfford(c, means, billFor(s, c, seat, 'building', card, hostPlace(s, seat, spot)));
}

/** Whether some host would be left for it (MED-8.5). */
export function canBuy(s: MedState, c: Content, means: Means, seat: Seat, card: number): boolean {
  const hosts = s.hosts[seat];
  for (let spot = 0; spot < hosts.length; spot++) if (canBuildOn(s, c, means, seat, card, spot)) return true;
  return false;
}

/** The host is chosen before the payment, because its group must not take part in it. */
export const placeBuilding = step.pick('placeBuilding', {
  rule: ['MED-8.4', 'MED-8.5', 'MED-8.6'],
  ask(s, _p: object) {
    const { purchase, active } = s;
    if (purchase === null) return null;
    const c = content.of(s);
    const means = meansOf(s, active);
    const hosts = s.hosts[active].filter((_, spot) => canBuildOn(s, c, means, active, purchase.card, spot));
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
      if (host < 0 || canBuildOn(s, c, means, active, purchase.card, spot)) return [];
      const option = c.options.onHost[host];
      const about = { card: c.faces[host].id, copy: option.copy };
      if (isUsed(s, host)) return [{ ...option, refusal: refusal('MED-8.4', 'hostUsed', about) }];
      if (!canTakeBuilding(s, c, active, spot)) return [{ ...option, refusal: refusal('MED-8.6', 'hostFull', about) }];
      return [{ ...option, refusal: refusal('MED-8.5', 'cannotPayKeeping', about) }];
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
