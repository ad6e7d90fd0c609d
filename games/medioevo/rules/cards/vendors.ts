/** Cards 30 and 31: a route outlives its transport, or its tokens are laid elsewhere (UNI-45.48, UNI-45.55). Card 64: route and market in one sale. */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOBODY, NOWHERE, type UniState, type Use } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { reason } from '../reason.ts';
import { isCompletedBy } from '../routes.ts';
import { FINISH, placeTarget } from '../targets.ts';
import { zoneOf } from '../trade-places.ts';

const NO_ROUTE = reason('UNI-45.55', 'noRouteToKeep');
const NO_TOKENS = reason('UNI-45.48', 'noRouteTokens');
const NOT_COMPLETING = reason('UNI-45.55', 'noCompletingSale');

/** Card 30: the tokens stay as they are; another transport may take them over in this turn. */
export const keeper: Ability = {
  whyNot: (s, { seat, about }) => (about !== NOBODY && s.routes[seat]?.slot === about ? null : NO_ROUTE),
  apply(s, { seat, about }) {
    const route = s.routes[seat];
    if (route === null || route.slot !== about) return undefined;
    s.routes[seat] = { ...route, slot: NOWHERE };
    s.core.told?.push({ key: 'routeKept', params: { seat } });
    return undefined;
  },
};

/** Where the tokens lie after the moves chosen so far, in pairs of stage and zone. */
function laid(s: UniState, { seat, targets }: Use): number[] {
  const zones = s.routes[seat]?.zones.slice() ?? [];
  for (let i = 0; i + 1 < targets.length; i += 2) if (targets[i] !== NOBODY) zones[targets[i]] = targets[i + 1];
  return zones;
}

/** Moves for each token: by so many any two change places over a third zone, and so every order can be had; more would go in circles. */
const MOVES_EACH = 2;

interface TokenTarget extends TargetOption {
  readonly node: string;
}

/** Card 31: a token and its new zone, one by one; a done token stays done. */
export const rearranger: Ability = {
  whyNot: (s, { seat }) => (s.routes[seat] === null ? NO_TOKENS : null),
  choose(s, use) {
    const { nodes, zones } = content.of(s);
    const route = s.routes[use.seat];
    const { targets } = use;
    if (route === null || targets.includes(NOBODY)) return null;
    const places = laid(s, use);
    if (targets.length % 2 === 1) {
      // Free of the route's other tokens, and not the zone of purchase.
      return zones
        .filter((zone) => s.inPlay[zone] === 1 && zone !== route.origin && !places.includes(zone))
        .map((zone) => placeTarget(s, zone));
    }
    const tokens = places.map((zone, target): TokenTarget => {
      const node = nodes[zone].id;
      return { key: `token in ${node}`, say: 'routeToken', node, target, at: [`node:${node}`] };
    });
    if (targets.length === 0) return tokens;
    return targets.length < 2 * MOVES_EACH * tokens.length ? [...tokens, FINISH] : [FINISH];
  },
  apply(s, use) {
    const route = s.routes[use.seat];
    if (route === null) return undefined;
    const zones = laid(s, use);
    s.routes[use.seat] = { ...route, zones };
    if (s.core.told !== null) {
      const { nodes } = content.of(s);
      s.core.told.push({ key: 'routeRearranged', params: { seat: use.seat, nodes: zones.map((zone) => nodes[zone].id) } });
    }
    return undefined;
  },
};

/** Card 64: in the completing sale the great market counts as well (UNI-36.6). */
export const roadMaster: Ability = {
  whyNot(s, { seat }) {
    const { trade } = s;
    if (trade === null || trade.seat !== seat || trade.sale === null || trade.sale.both) return NOT_COMPLETING;
    return s.vehicleOf[trade.slot] === seat && isCompletedBy(s, trade.slot, zoneOf(s, trade.slot)) ? null : NOT_COMPLETING;
  },
  apply(s) {
    if (s.trade !== null && s.trade.sale !== null) s.trade.sale = { ...s.trade.sale, both: true };
    return undefined;
  },
};
