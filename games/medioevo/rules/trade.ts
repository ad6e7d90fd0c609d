/** 35. Phase 6: a player acts with all his trade transports, one after the other. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { cargoAt, NOWHERE, type UniState } from '../state.ts';
import { GOODS, NODES, TRANSPORT_SLOTS } from '../vocabulary.ts';
import { buy, whyNotBuy } from './buying.ts';
import { PAUSE } from './calls.ts';
import { isSea } from './map.ts';
import type { StepOption } from './march-options.ts';
import { hasCastle } from './movers.ts';
import { isAstray, whyNotStep } from './reach.ts';
import { reason, refuse } from './reason.ts';
import { dropRoute, takeOverRoute } from './routes.ts';
import { beginSale, closeSale, commercePoints, confirmSale, marketPoints, routeBonus, sellCubes, setSale, whyNotSell } from './selling.ts';
import { step } from './step.ts';
import { halt, stepTo, tradeSteps } from './trade-moves.ts';
import { pickTransport, type TradeOption, type TransportOption, transfer } from './trade-options.ts';
import { whyNotTrade, zoneOf } from './trade-places.ts';
import { carriesCubes, cubeRoomOf, cubesAboard, isShip, vehicleName } from './vehicles.ts';

const FINISHED = reason('UNI-35.1', 'transportFinished');
const NO_MP = reason('UNI-35.20', 'noMpToTrade');

export function tradeTurn(_s: UniState, seat: Seat): readonly Frame[] {
  return [beginTrade.do({ seat })];
}

export const beginTrade = step.work('beginTrade', {
  rule: ['UNI-35.1', 'UNI-2.2'],
  run(s, { seat }: { seat: Seat }): Next {
    s.trade = { seat, slot: NOWHERE, done: [], castles: [], hushed: false, handed: [], sale: null };
    return tradeRound.do({ seat });
  },
});

/** One transport after the other until no more is wanted (UNI-35.1, UNI-35.18). */
export const tradeRound = step.work('tradeRound', {
  rule: ['UNI-35.1', 'UNI-35.18', 'UNI-47.2'],
  run(s, { seat }: { seat: Seat }): Next {
    const { trade } = s;
    if (trade === null) return undefined;
    if (trade.slot !== NOWHERE && s.vehicleOf[trade.slot] !== seat) trade.slot = NOWHERE;
    if (trade.slot !== NOWHERE) return [PAUSE, tradeAction.do({ seat }), tradeRound.do({ seat })];
    if (transports(s, seat).length === 0) {
      s.trade = null;
      // A route that card 30 kept may be bound to a transport that has no MP left (UNI-45.55).
      return takeOverRoute.do({ seat });
    }
    return [PAUSE, takeOverRoute.do({ seat }), chooseTransport.do({ seat }), tradeRound.do({ seat })];
  },
});

/**
 * Whether a transport could still do something: MP, a free step out of a castle, cubes to hand over (UNI-35.20, UNI-35.17). One that has
 * acted has no MP left unless Cartography gives it some (UNI-46.4).
 */
function mayAct(s: UniState, seat: Seat, slot: number): boolean {
  if (s.mp[slot] > 0) return true;
  if (s.trade?.done.includes(slot) ?? false) return false;
  const node = s.at[slot];
  if (!isSea(node) && !isShip(slot) && hasCastle(s, seat, node) && !(s.trade?.castles.includes(slot * NODES + node) ?? false)) return true;
  return companions(s, seat, slot).some((other) => cubesAboard(s, slot) + cubesAboard(s, other) > 0);
}

/** The seat's transports that may act in this turn. */
function transports(s: UniState, seat: Seat): TransportOption[] {
  const { nodes } = content.of(s);
  const open: TransportOption[] = [];
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++)
    if (s.vehicleOf[slot] === seat && carriesCubes(s, slot) && mayAct(s, seat, slot))
      open.push(pickTransport(slot, vehicleName(s, slot), s.level[slot], nodes[s.at[slot]].id, s.mp[slot]));
  return open;
}

/** Which transport acts next; none ends the turn (UNI-35.1). */
export const chooseTransport = step.pick('chooseTransport', {
  rule: ['UNI-35.1', 'UNI-35.18', 'UNI-35.20'],
  ask(s, { seat }: { seat: Seat }) {
    if (s.trade === null || s.trade.slot !== NOWHERE) return null;
    const open = transports(s, seat);
    return open.length === 0 ? null : pick(seat, [...open, content.of(s).options.trade.endTrade], { always: true });
  },
  answer(s, _p, { slot }: TransportOption) {
    if (slot === NOWHERE) s.trade = null;
    else if (s.trade !== null) {
      s.trade.slot = slot;
      s.trade.handed = [];
    }
    return undefined;
  },
  refused(s, { seat }): Refused[] {
    const { nodes } = content.of(s);
    const refused: Refused[] = [];
    for (let slot = 0; slot < TRANSPORT_SLOTS; slot++) {
      if (s.vehicleOf[slot] !== seat || !carriesCubes(s, slot)) continue;
      const option = pickTransport(slot, vehicleName(s, slot), s.level[slot], nodes[s.at[slot]].id, s.mp[slot]);
      if (!mayAct(s, seat, slot)) refused.push(refuse(option, s.trade?.done.includes(slot) ? FINISHED : NO_MP));
    }
    return refused;
  },
});

/** Own trade transports in the same territory, with which cubes may be exchanged (UNI-35.17). */
function companions(s: UniState, seat: Seat, slot: number): number[] {
  const found: number[] = [];
  const node = s.at[slot];
  if (isSea(node)) return found;
  for (let other = 0; other < TRANSPORT_SLOTS; other++)
    if (other !== slot && s.at[other] === node && s.vehicleOf[other] === seat && carriesCubes(s, other)) found.push(other);
  return found;
}

/** A transfer between the acting transport and another, given or taken. */
function handedAt(other: number, good: number, taken: boolean): number {
  return (other * GOODS.length + good) * 2 + (taken ? 1 : 0);
}

/** What was just given is not taken back before the next action, nor the other way round: it would have no end. */
function wasHanded(s: UniState, other: number, good: number, taken: boolean): boolean {
  return s.trade?.handed.includes(handedAt(other, good, taken)) ?? false;
}

function transfers(s: UniState, seat: Seat, slot: number): TradeOption[] {
  const open: TradeOption[] = [];
  for (const other of companions(s, seat, slot)) {
    const gives = cubesAboard(s, other) < cubeRoomOf(s, other);
    const takes = cubesAboard(s, slot) < cubeRoomOf(s, slot);
    for (let good = 0; good < GOODS.length; good++) {
      if (gives && s.cargo[cargoAt(slot, good)] > 0 && !wasHanded(s, other, good, true))
        open.push(transfer('give', good, other, vehicleName(s, other), s.level[other]));
      if (takes && s.cargo[cargoAt(other, good)] > 0 && !wasHanded(s, other, good, false))
        open.push(transfer('take', good, other, vehicleName(s, other), s.level[other]));
    }
  }
  return open;
}

/** Purchases and sales that are possible where the transport stands. */
function dealings(s: UniState, slot: number): TradeOption[] {
  const { nodes, options } = content.of(s);
  const open: TradeOption[] = [];
  if (whyNotTrade(s, slot) !== null) return open;
  const { good } = nodes[zoneOf(s, slot)];
  const room = cubeRoomOf(s, slot) - cubesAboard(s, slot);
  for (let n = 1; n <= room; n++) if (whyNotBuy(s, slot, n) === null) open.push(options.trade.buy[good][n]);
  if (whyNotSell(s, slot) !== null) return open;
  open.push(options.trade.sellAll);
  if (beginSale(s, slot, true).counts.reduce((sum, n) => sum + n, 0) > 1) open.push(options.trade.sell);
  return open;
}

/** A transport acts: step, buy, sell, hand over cubes, in any order and as often as its MP allow (UNI-35.2). */
export const tradeAction = step.pick('tradeAction', {
  rule: ['UNI-35.1', 'UNI-35.2', 'UNI-35.17', 'UNI-37.4', 'UNI-46.2'],
  ask(s, { seat }: { seat: Seat }) {
    const { trade } = s;
    if (trade === null || trade.slot === NOWHERE || s.vehicleOf[trade.slot] !== seat) return null;
    const { slot } = trade;
    const { nodes, options } = content.of(s);
    const steps = tradeSteps(s, seat, slot, trade.castles);
    const params = { node: nodes[s.at[slot]].id, vehicle: vehicleName(s, slot), level: s.level[slot], mp: s.mp[slot] };
    // Out of its own element it cannot stay (UNI-46.2).
    if (isAstray(s, slot)) return pick<StepOption | TradeOption>(seat, steps, { always: true, params });
    const open: (StepOption | TradeOption)[] = [...steps, ...dealings(s, slot), ...transfers(s, seat, slot)];
    if (s.routes[seat] !== null) open.push(options.trade.giveUp);
    open.push(options.trade.done);
    return pick(seat, open, { always: true, params });
  },
  answer(s, { seat }, option: StepOption | TradeOption): Next {
    const { trade } = s;
    if (trade === null) return undefined;
    const { slot } = trade;
    if (!('slot' in option)) {
      trade.handed = [];
      return stepTo(s, seat, slot, option);
    }
    switch (option.act) {
      case 'buy':
        trade.handed = [];
        return buy(s, seat, slot, option.n);
      case 'sellAll':
      case 'sell':
        trade.handed = [];
        setSale(s, beginSale(s, slot, option.act === 'sellAll'));
        return saleOf(seat);
      case 'give':
        trade.handed.push(handedAt(option.slot, option.index, false));
        return handOver(s, seat, slot, option.slot, option.index);
      case 'take':
        trade.handed.push(handedAt(option.slot, option.index, true));
        return handOver(s, seat, option.slot, slot, option.index);
      case 'giveUp':
        dropRoute(s, seat);
        return undefined;
      case 'done':
        trade.done.push(slot);
        trade.slot = NOWHERE;
        // What is left over is lost (UNI-35.18).
        s.mp[slot] = 0;
        return halt(s, seat, slot);
    }
  },
  refused(s, { seat }): Refused[] {
    const { trade } = s;
    if (trade === null || trade.slot === NOWHERE) return [];
    const { slot } = trade;
    const { nodes, options } = content.of(s);
    const refused: Refused[] = [];
    for (const to of nodes[s.at[slot]].neighbours) {
      const why = whyNotStep(s, seat, slot, to, trade.castles);
      if (why !== null) refused.push(refuse(options.march.step[to], why, { node: nodes[to].id, fromNode: nodes[s.at[slot]].id }));
    }
    const sells = whyNotSell(s, slot);
    if (sells !== null) refused.push(refuse(options.trade.sellAll, sells, { node: nodes[s.at[slot]].id }));
    const good = Math.max(0, nodes[s.at[slot]].good);
    for (let n = 1; n <= cubeRoomOf(s, slot); n++) {
      const buys = whyNotTrade(s, slot) ?? whyNotBuy(s, slot, n);
      if (buys !== null) refused.push(refuse(options.trade.buy[good][n], buys, { node: nodes[s.at[slot]].id, good: GOODS[good] }));
    }
    return refused;
  },
});

/** A sale from its counts to the cube that it leaves; others may act before it is confirmed (UNI-45.49). */
function saleOf(seat: Seat): readonly Frame[] {
  return [
    sellCubes.do({ seat }),
    routeBonus.do({ seat }),
    commercePoints.do({ seat }),
    marketPoints.do({ seat }),
    PAUSE,
    confirmSale.do({ seat }),
    closeSale.do({}),
  ];
}

/** Free, and as often as one likes (UNI-35.17). */
function handOver(s: UniState, seat: Seat, from: number, to: number, good: number): Next {
  s.cargo[cargoAt(from, good)]--;
  s.cargo[cargoAt(to, good)]++;
  if (s.core.told !== null)
    s.core.told.push({ key: 'cubeHanded', params: { seat, good: GOODS[good], node: content.of(s).nodes[s.at[to]].id } });
  return undefined;
}
