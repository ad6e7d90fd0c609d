/** 35.3 to 35.7. Steps of trade transports: the cube that is left behind, what they cost, and who waits where they come. */

import type { Frame, Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type UniState, VEHICLE_UNNOTICED } from '../state.ts';
import { BARBARIANS, NODES } from '../vocabulary.ts';
import { hasOpponents, opponentsIn } from './entering.ts';
import { isSea } from './map.ts';
import { isUnnoticed } from './march.ts';
import type { StepOption } from './march-options.ts';
import { marketCube } from './market-cubes.ts';
import { lootByBarbarians, spoils } from './pillage.ts';
import { payTechnology } from './points.ts';
import { isFreeStep, LOGISTICS, mpOf, stepOptions } from './reach.ts';
import { doStage, routeOf } from './routes.ts';
import { step } from './step.ts';
import { zoneOf } from './trade-places.ts';
import { hasArmy } from './troops.ts';
import { vehicleName } from './vehicles.ts';

/** A step: the zone that is left gets a cube (UNI-36.1). */
export function stepTo(s: UniState, seat: Seat, slot: number, { index: to, by, spares }: StepOption): readonly Frame[] {
  return [marketCube.do({ seat, slot, zone: zoneOf(s, slot), sold: 0 }), tradeStep.do({ seat, slot, to, by, spares })];
}

/** Steps of a transport; one into the hands of a hostile army says so, and is confirmed (UNI-35.5). */
export function tradeSteps(s: UniState, seat: Seat, slot: number, castles: readonly number[]): StepOption[] {
  const steps = stepOptions(s, slot, castles);
  if (isUnnoticed(s, slot)) return steps;
  const { peril } = content.of(s).options.trade;
  return steps.map((option) => (option.by === 'plain' && hasOpponents(s, seat, option.index) ? peril[option.index] : option));
}

type Stepping = {
  readonly seat: Seat;
  readonly slot: number;
  readonly to: number;
  readonly by: StepOption['by'];
  readonly spares: boolean;
};

/** The transport makes the step: it pays, a stage may be done by it, and a hostile army takes it at once. */
export const tradeStep = step.work('tradeStep', {
  rule: ['UNI-35.2', 'UNI-35.3', 'UNI-35.4', 'UNI-35.5', 'UNI-35.6', 'UNI-35.7', 'UNI-17.17', 'UNI-37.5', 'UNI-46.2'],
  run(s, { seat, slot, to, by, spares }: Stepping): Next {
    const { trade } = s;
    if (trade === null || s.vehicleOf[slot] !== seat) return undefined;
    const from = s.at[slot];
    if (by === 'logistics') payTechnology(s, seat, LOGISTICS, 1, spares);
    s.mp[slot] = Math.max(0, s.mp[slot] - mpOf(s, seat, slot, from, to, trade.castles));
    if (isFreeStep(s, seat, slot, from, to, trade.castles)) trade.castles.push(slot * NODES + from);
    s.at[slot] = to;
    tell(s, { seat, slot, to, by, spares }, from);
    if (routeOf(s, slot) !== null) doStage(s, seat, zoneOf(s, slot));
    trade.hushed = isUnnoticed(s, slot) && hasOpponents(s, seat, to);
    return trade.hushed ? undefined : meetsArmy(s, seat, slot);
  },
});

function tell(s: UniState, { seat, slot, to, by }: Stepping, from: number): void {
  if (s.core.told === null) return;
  const { nodes } = content.of(s);
  s.core.told.push({ key: 'traded', params: { seat, vehicle: vehicleName(s, slot), fromNode: nodes[from].id, node: nodes[to].id, by } });
}

/** Barbarians remove it; a player at war with its owner keeps or pillages it (UNI-35.5). */
function meetsArmy(s: UniState, seat: Seat, slot: number): Next {
  const node = s.at[slot];
  if (hasArmy(s, BARBARIANS, node)) return lootByBarbarians(s, node, [slot]);
  const captors = opponentsIn(s, seat, node);
  if (captors.length === 0) return undefined;
  const owner = isSea(node) ? captors[0] : s.owner[node];
  return spoils(captors.includes(owner) ? owner : captors[0], node, [slot]);
}

/** A transport is done; one that came unnoticed to an enemy is noticed where it stays (UNI-45.30). */
export function halt(s: UniState, seat: Seat, slot: number): Next {
  const hushed = s.trade?.hushed ?? false;
  if (isUnnoticed(s, slot)) s.special[slot] -= VEHICLE_UNNOTICED;
  if (s.trade !== null) s.trade.hushed = false;
  return hushed ? meetsArmy(s, seat, slot) : undefined;
}
