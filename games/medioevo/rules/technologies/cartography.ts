/** 46.4. Cartography: one more MP for a vehicle with its load or for a single unit, also after a stop and out of turn. */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { armyAt, NOBODY, NOWHERE, type UniState, unitAt } from '../../state.ts';
import { BLUE, PHASE, SLOTS, TECHNOLOGIES, TERRITORIES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isBanned } from '../bans.ts';
import { attackedIn, tollDue } from '../entering.ts';
import { isFighting } from '../fighters.ts';
import { isSea, stepCost } from '../map.ts';
import { takeStep, takeUp } from '../march.ts';
import { isMilitary, NO_LOAD } from '../movers.ts';
import { pointsCost } from '../points.ts';
import { needsLogistics } from '../reach.ts';
import { reason } from '../reason.ts';
import { tollOf } from '../relations.ts';
import { confirmTarget, placeTarget, unitTarget, vehicleTarget } from '../targets.ts';
import { isTrade } from '../vehicles.ts';

const CARTOGRAPHY = TECHNOLOGIES.indexOf('cartography');
const NOBODY_TO_MOVE = reason('UNI-46.4', 'nobodyToHurry');

/** The mover is a slot, or a unit of a territory behind the slots. */
function unitOf(target: number): { readonly node: number; readonly unit: number } {
  return { node: Math.floor((target - SLOTS) / UNITS.length), unit: (target - SLOTS) % UNITS.length };
}

/** In one's own trade turn a trade transport simply gets its MP. */
function mayTrade(s: UniState, seat: number, slot: number): boolean {
  return isTrade(slot) && s.phase === PHASE.trade && s.active === seat;
}

function mayHurry(s: UniState, seat: number, slot: number, spares: boolean): boolean {
  if (s.vehicleOf[slot] !== seat || s.carrier[slot] !== NOWHERE || isFighting(s, s.at[slot])) return false;
  return mayTrade(s, seat, slot) || (isMilitary(s, slot) && waysOf(s, seat, slot, spares).length > 0);
}

/** MP that a step takes, at least the one that is bought; by terrain it may be several (UNI-44.4). */
function mpOf(s: UniState, mover: number, to: number): number {
  return Math.max(1, stepCost(s, mover < SLOTS ? s.at[mover] : unitOf(mover).node, to));
}

/** Where a mover may step: its own element, no ban, nobody's battle, no member of the team attacked, MP and toll that can be paid. */
function waysOf(s: UniState, seat: number, mover: number, spares: boolean): number[] {
  const { nodes, technologies } = content.of(s);
  const onFoot = mover >= SLOTS;
  const from = onFoot ? unitOf(mover).node : s.at[mover];
  if (isBanned(s, from, 'leave')) return [];
  return nodes[from].neighbours.filter((to) => {
    if (s.inPlay[to] === 0 || isFighting(s, to) || (onFoot ? isSea(to) : needsLogistics(mover, from, to))) return false;
    const attacked = attackedIn(s, seat, to);
    if (attacked !== NOBODY && s.teams[attacked] === s.teams[seat]) return false;
    const leave = tollDue(s, seat, to, []);
    const toll = leave === null ? 0 : tollOf(leave);
    return s.florins[seat] >= toll + pointsCost(s, seat, BLUE, mpOf(s, mover, to) * technologies[CARTOGRAPHY].points, spares);
  });
}

function movers(s: UniState, seat: number, spares: boolean): TargetOption[] {
  const open: TargetOption[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (mayHurry(s, seat, slot, spares)) open.push(vehicleTarget(s, slot));
  for (let node = 0; node < TERRITORIES; node++) {
    if (s.armies[armyAt(seat, node)] === 0 || isFighting(s, node)) continue;
    const first = SLOTS + node * UNITS.length;
    if (waysOf(s, seat, first, spares).length === 0) continue;
    for (let unit = 0; unit < UNITS.length; unit++)
      if (s.troops[unitAt(seat, node, unit)] > 0) open.push(unitTarget(s, unit, node, first + unit));
  }
  return open;
}

/** Whether anything of the seat could be moved, by what everybody knows. */
function hasMover(s: UniState, seat: number): boolean {
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.vehicleOf[slot] === seat && (isMilitary(s, slot) || mayTrade(s, seat, slot)) && !isFighting(s, s.at[slot])) return true;
  for (let node = 0; node < TERRITORIES; node++) if (s.armies[armyAt(seat, node)] > 0 && !isFighting(s, node)) return true;
  return false;
}

export const cartography: Ability = {
  whyNot: (s, { seat }) => (hasMover(s, seat) ? null : NOBODY_TO_MOVE),
  choose(s, { seat, targets, spares }) {
    if (targets.length === 0) return movers(s, seat, spares);
    if (targets[0] < SLOTS && mayTrade(s, seat, targets[0])) return null;
    if (targets.length === 1) return waysOf(s, seat, targets[0], spares).map((node) => placeTarget(s, node));
    return confirmTarget(s, seat, attackedIn(s, seat, targets[1]), targets, 2);
  },
  times: (s, { targets: [mover, to] }) => (to === undefined ? 1 : mpOf(s, mover, to)),
  /** Where no step at all can be paid, the use is too dear. */
  florins: (s, { seat, targets, spares }) => (targets.length === 0 && movers(s, seat, spares).length === 0 ? Number.MAX_SAFE_INTEGER : 0),
  apply(s, { seat, targets: [mover, to] }) {
    if (to === undefined) {
      s.mp[mover]++;
      return undefined;
    }
    if (mover < SLOTS) return takeUp(s, seat, mover, s.at[mover], { kind: 'hurry', to });
    const { node, unit } = unitOf(mover);
    const load = NO_LOAD.map((_, one) => (one === unit ? 1 : 0));
    return takeStep.do({ seat, group: { slot: NOWHERE, from: node, load, along: [] }, to, by: 'plain', spares: false, kind: 'hurry' });
  },
};
