/** 35.10. Buying: cubes of the zone's good at 100 florins each, less what Market takes off (UNI-46.6). */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { cargoAt, NOWHERE, type UniState } from '../state.ts';
import { GOODS, TECHNOLOGIES, YELLOW } from '../vocabulary.ts';
import { pay } from './money.ts';
import { owns, payTechnology, pointsCost, unflipped } from './points.ts';
import { type Reason, reason } from './reason.ts';
import { openRoute } from './routes.ts';
import { step } from './step.ts';
import { payToll } from './tolls.ts';
import type { PointsOption } from './trade-options.ts';
import { leaveOf, tollIn, whyNotTrade, zoneOf } from './trade-places.ts';
import { cubeRoomOf, cubesAboard } from './vehicles.ts';

export const MARKET = TECHNOLOGIES.indexOf('market');

/** What one point of Market changes a total by (UNI-46.6). */
export const MARKET_FLORINS = 50;

const FULL = reason('UNI-35.10', 'noRoomForCubes');
const SOLD_OUT = reason('UNI-35.10', 'noCubesLeft');
const TOO_DEAR = reason('UNI-35.10', 'cannotPayCubes');

/** Why so many cubes of a good cannot be bought, apart from money. */
export function whyNotLoad(s: UniState, slot: number, good: number, n: number): Reason | null {
  if (cubesAboard(s, slot) + n > cubeRoomOf(s, slot)) return FULL;
  return s.cubes[good] < n ? SOLD_OUT : null;
}

/** Florins for so many cubes with so many points of Market, toll and bought points included; the total must stay above 0 (UNI-46.6). */
function costOf(s: UniState, seat: Seat, zone: number, n: number, points: number, spares: boolean): number {
  const total = n * content.of(s).trade.buy - points * MARKET_FLORINS;
  return total <= 0 ? Number.MAX_SAFE_INTEGER : total + tollIn(s, seat, zone) + pointsCost(s, seat, YELLOW, points, spares);
}

/** The most points of Market that leave something to pay. */
function mostPoints(s: UniState, seat: Seat, n: number): number {
  return owns(s, seat, MARKET) ? Math.ceil((n * content.of(s).trade.buy) / MARKET_FLORINS) - 1 : 0;
}

/** Why so many cubes cannot be bought where the transport stands, money included: this is the owner's to know. */
export function whyNotBuy(s: UniState, slot: number, n: number): Reason | null {
  const seat = s.vehicleOf[slot];
  const zone = zoneOf(s, slot);
  const why = whyNotTrade(s, slot) ?? whyNotLoad(s, slot, content.of(s).nodes[zone].good, n);
  if (why !== null) return why;
  for (let points = 0; points <= mostPoints(s, seat, n); points++)
    if (costOf(s, seat, zone, n, points, false) <= s.florins[seat]) return null;
  return TOO_DEAR;
}

/** A buying action: with Market its price may be lowered first. */
export function buy(s: UniState, seat: Seat, slot: number, n: number): Next {
  return owns(s, seat, MARKET) ? bargain.do({ seat, slot, n }) : purchase(s, seat, slot, n, 0, false);
}

/** Points of Market for a purchase, each with what is then paid (UNI-35.21, UNI-46.6). */
export const bargain = step.pick('bargain', {
  rule: ['UNI-35.21', 'UNI-46.6', 'UNI-46.23', 'UNI-45.49'],
  ask(s, { seat, slot, n }: { seat: Seat; slot: number; n: number }) {
    if (s.vehicleOf[slot] !== seat || whyNotBuy(s, slot, n) !== null) return null;
    const { nodes, options, trade } = content.of(s);
    const zone = zoneOf(s, slot);
    const open: PointsOption[] = [];
    for (let points = 0; points <= mostPoints(s, seat, n); points++)
      for (const option of options.trade.market[points]) {
        const cost = costOf(s, seat, zone, n, points, option.spares);
        if (option.spares && (unflipped(s, seat, YELLOW) === 0 || cost === costOf(s, seat, zone, n, points, false))) continue;
        if (cost <= s.florins[seat]) open.push(option);
      }
    const params = { node: nodes[zone].id, good: GOODS[nodes[zone].good], n, florins: n * trade.buy };
    return pick(seat, [...open, options.trade.noBargain], { always: true, params });
  },
  answer: (s, { seat, slot, n }, { n: points, spares }: PointsOption): Next =>
    points < 0 ? undefined : purchase(s, seat, slot, n, points, spares),
});

function purchase(s: UniState, seat: Seat, slot: number, n: number, points: number, spares: boolean): Next {
  const zone = zoneOf(s, slot);
  const { nodes, trade } = content.of(s);
  if (points > 0) payTechnology(s, seat, MARKET, points, spares);
  return takeOn(s, seat, slot, nodes[zone].good, n, n * trade.buy - points * MARKET_FLORINS);
}

/** Leave is paid for, then the cubes; a route may be opened (UNI-39.38, UNI-37.1). */
export function takeOn(s: UniState, seat: Seat, slot: number, good: number, n: number, florins: number): Next {
  const zone = zoneOf(s, slot);
  const leave = zone === NOWHERE ? null : leaveOf(s, seat, zone);
  if (leave !== null) payToll(s, leave);
  pay(s, seat, florins);
  s.mp[slot]--;
  s.cubes[good] -= n;
  s.cargo[cargoAt(slot, good)] += n;
  if (s.core.told !== null)
    s.core.told.push({ key: 'cubesBought', params: { seat, n, good: GOODS[good], node: content.of(s).nodes[zone].id, florins } });
  return openRoute.do({ seat, slot, origin: zone });
}
