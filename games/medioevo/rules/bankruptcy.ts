/** 40.5 to 40.9, 40.12. Bankruptcy: means of last resort, then payment, a miss, or the end for a player. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { elementOfBuilding, lot, type UniState } from '../state.ts';
import { CATEGORIES, SLOTS, TERRITORIES, TRANSPORT_SLOTS } from '../vocabulary.ts';
import { PAUSE } from './calls.ts';
import { examineAll } from './control.ts';
import { eliminate } from './elimination.ts';
import { settleInterest } from './interest.ts';
import { earn } from './money.ts';
import { destroy, lootOf, routeWindows, tellElement } from './pillage.ts';
import type { MeansOption } from './realm-options.ts';
import { reason, refuse } from './reason.ts';
import { chargeRebellions, placeRebellion, rebelSites } from './rebellion.ts';
import { step } from './step.ts';

const SOMETHING_LEFT = reason('UNI-40.7', 'somethingToPillage');

/** In turn order, after everybody's interest and before upkeep (UNI-8.12). */
export const bankruptcies = step.work('bankruptcies', {
  rule: ['UNI-8.12', 'UNI-40.5'],
  run(s, _: object): Next {
    const frames: Frame[] = [];
    for (const seat of s.order) {
      if (s.interestDue[seat] === 0) continue;
      s.core.told?.push({ key: 'bankrupt', params: { seat, florins: s.interestDue[seat] } });
      frames.push(PAUSE, bankruptcyMeans.do({ seat }), closeBankruptcy.do({ seat }));
    }
    return frames;
  },
});

/** Own transports and buildings; engines and units bring nothing (UNI-40.6). */
function belongings(s: UniState, seat: Seat): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) if (s.vehicleOf[slot] === seat) found.push(slot);
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.owner[territory] === seat)
      for (let category = 0; category < CATEGORIES.length; category++)
        if (s.buildings[lot(territory, category)] > 0) found.push(elementOfBuilding(territory, category));
  return found;
}

/** Buildings of the same kind stand in several places: their keys say where. */
function meansOf(s: UniState, element: number): MeansOption {
  const option = tellElement(s, element);
  if (element < SLOTS) return { ...option, act: 'pillage', element };
  const { id } = content.of(s).nodes[Math.floor((element - SLOTS) / CATEGORIES.length)];
  return { ...option, key: `${option.key} in ${id}`, act: 'pillage', element };
}

/** One piece or one rebellion at a time, and only while the interest is not covered (UNI-40.12). */
export const bankruptcyMeans = step.pick('bankruptcyMeans', {
  rule: ['UNI-40.5', 'UNI-40.6', 'UNI-40.7', 'UNI-40.12'],
  ask(s, { seat }: { seat: Seat }) {
    if (s.interestDue[seat] <= s.florins[seat]) return null;
    const { realm } = content.of(s).options;
    const open: MeansOption[] = [realm.stop];
    for (const element of belongings(s, seat)) open.push(meansOf(s, element));
    if (open.length === 1 && rebelSites(s, seat).length > 0) open.push(realm.rebel);
    // By option: what it raises.
    const loot = open.map(({ act, element }) => (act === 'pillage' ? lootOf(s, element) : 0));
    return pick(seat, open, { params: { florins: s.interestDue[seat], loot } });
  },
  answer(s, { seat }, { act, element }: MeansOption): Next {
    if (act === 'stop') return undefined;
    const again = [PAUSE, bankruptcyMeans.do({ seat })];
    if (act === 'pillage') return [...routeWindows(s, [element]), pillageOwn.do({ seat, element }), ...again];
    chargeRebellions(s, seat, 1);
    return [placeRebellion.do({ seat, pays: true }), ...again];
  },
  refused(s, { seat }): Refused[] {
    return belongings(s, seat).length > 0 ? [refuse(content.of(s).options.realm.rebel, SOMETHING_LEFT)] : [];
  },
});

/** Half of what it cost, and so much for every cube aboard (UNI-40.6). */
export const pillageOwn = step.work('pillageOwn', {
  rule: 'UNI-40.6',
  run(s, { seat, element }: { seat: Seat; element: number }) {
    const florins = lootOf(s, element);
    earn(s, seat, florins);
    s.core.told?.push({ key: 'ownPillaged', params: { seat, florins } });
    destroy(s, element);
    examineAll(s);
    return undefined;
  },
});

/** All or nothing: what cannot be paid is carried over, and who misses twice running is out (UNI-40.8, UNI-40.9). */
export const closeBankruptcy = step.work('closeBankruptcy', {
  rule: ['UNI-40.8', 'UNI-40.9'],
  run(s, { seat }: { seat: Seat }) {
    settleInterest(s, seat);
    if (s.interestDue[seat] === 0) return undefined;
    s.arrears[seat] = s.interestDue[seat];
    s.interestDue[seat] = 0;
    s.misses[seat]++;
    s.core.told?.push({ key: 'interestMissed', params: { seat, florins: s.arrears[seat] } });
    if (s.misses[seat] >= content.of(s).loans.misses) eliminate(s, seat);
    return undefined;
  },
});
