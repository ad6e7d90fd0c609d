/** 37. Trade routes: opened when buying, done stage by stage, completed by a sale at the destination. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { NOWHERE, type Route, type UniState } from '../state.ts';
import { TRANSPORT_SLOTS } from '../vocabulary.ts';
import { step } from './step.ts';
import { pickTransport, type StagesOption, type TransportOption, type ZoneOption } from './trade-options.ts';
import { carriesCubes, vehicleName } from './vehicles.ts';

/** The route that a transport is bound to, if any (UNI-37.10). */
export function routeOf(s: UniState, slot: number): Route | null {
  const route = s.routes[s.vehicleOf[slot]] ?? null;
  return route?.slot === slot ? route : null;
}

/** Whether a sale in a zone completes the route of the transport: the destination, after all other stages (UNI-37.5, UNI-37.6). */
export function isCompletedBy(s: UniState, slot: number, zone: number): boolean {
  const route = routeOf(s, slot);
  if (route === null || zone === NOWHERE) return false;
  const last = route.zones.length - 1;
  return route.zones[last] === zone && route.done === (1 << last) - 1;
}

/** Trade points of a route (UNI-37.6). */
export function pointsOf(s: UniState, { zones }: Pick<Route, 'zones'>): number {
  return content.of(s).routes.find(({ stages }) => stages === zones.length)?.points ?? 0;
}

/** A stage counts as done, if it is one and not the destination. */
export function doStage(s: UniState, seat: Seat, zone: number): void {
  const route = s.routes[seat];
  if (route === null) return;
  const stage = route.zones.indexOf(zone);
  if (stage < 0 || stage === route.zones.length - 1 || (route.done >> stage) & 1) return;
  s.routes[seat] = { ...route, done: route.done | (1 << stage) };
  if (s.core.told !== null) s.core.told.push({ key: 'stageDone', params: { seat, node: content.of(s).nodes[zone].id } });
}

/** All route tokens return to the player (UNI-37.8, UNI-37.9). */
export function dropRoute(s: UniState, seat: Seat): void {
  s.routes[seat] = null;
  s.core.told?.push({ key: 'routeDropped', params: { seat } });
}

/** Zones that may be named: in play, not that of purchase, none twice (UNI-37.2, UNI-37.11). */
function zonesLeft(s: UniState, origin: number, named: readonly number[]): number[] {
  return content.of(s).zones.filter((zone) => s.inPlay[zone] === 1 && zone !== origin && !named.includes(zone));
}

/** Right after a buying action a player without active route may open one for the buying transport (UNI-37.1). */
export const openRoute = step.pick('openRoute', {
  rule: ['UNI-37.1', 'UNI-37.10', 'UNI-37.11'],
  ask(s, { seat, slot, origin }: { seat: Seat; slot: number; origin: number }) {
    if (s.routes[seat] !== null || s.vehicleOf[slot] !== seat) return null;
    const { options, nodes } = content.of(s);
    const zones = zonesLeft(s, origin, []).length;
    return pick(seat, [options.trade.noRoute, ...options.trade.stages.filter(({ stages }) => stages <= zones)], {
      params: { node: nodes[origin].id },
    });
  },
  answer: (_s, { seat, slot, origin }, { stages }: StagesOption): Next =>
    stages === 0 ? undefined : routeZone.do({ seat, slot, origin, stages, zones: [] }),
});

/** One zone at a time, the last being the destination (UNI-37.2, UNI-37.11). */
export const routeZone = step.pick('routeZone', {
  rule: ['UNI-37.2', 'UNI-37.3', 'UNI-37.11'],
  ask(s, { seat, origin, stages, zones }: { seat: Seat; slot: number; origin: number; stages: number; zones: readonly number[] }) {
    const left = stages - zones.length;
    return pick(seat, () => zonesLeft(s, origin, zones).map((zone) => content.of(s).options.trade.zone[zone]), {
      always: true,
      params: { left, stages },
    });
  },
  answer(s, { seat, slot, origin, stages, zones }, { index }: ZoneOption): Next {
    const named = [...zones, index];
    if (named.length < stages) return routeZone.do({ seat, slot, origin, stages, zones: named });
    s.routes[seat] = { slot, origin, zones: named, done: 0 };
    if (s.core.told !== null) {
      const { nodes } = content.of(s);
      s.core.told.push({ key: 'routeOpened', params: { seat, stages, nodes: named.map((zone) => nodes[zone].id) } });
    }
    return undefined;
  },
});

/** Own transports that could take over a route kept by card 30 (UNI-45.55). */
function heirs(s: UniState, seat: Seat): TransportOption[] {
  const { nodes } = content.of(s);
  const open: TransportOption[] = [];
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++)
    if (s.vehicleOf[slot] === seat && carriesCubes(s, slot))
      open.push(pickTransport(slot, vehicleName(s, slot), s.level[slot], nodes[s.at[slot]].id, s.mp[slot]));
  return open;
}

/** A route that card 30 has kept is taken over in phase 6 of the same turn, else it is removed at its end (UNI-45.55). */
export const takeOverRoute = step.pick('takeOverRoute', {
  rule: 'UNI-45.55',
  ask(s, { seat }: { seat: Seat }) {
    const open = s.routes[seat]?.slot === NOWHERE ? heirs(s, seat) : [];
    return open.length === 0 ? null : pick(seat, [...open, content.of(s).options.trade.notNow]);
  },
  answer(s, { seat }, { slot }: TransportOption) {
    const route = s.routes[seat];
    if (slot < 0 || route === null) return undefined;
    s.routes[seat] = { ...route, slot };
    s.core.told?.push({ key: 'routeTakenOver', params: { seat, vehicle: vehicleName(s, slot), level: s.level[slot] } });
    return undefined;
  },
});
