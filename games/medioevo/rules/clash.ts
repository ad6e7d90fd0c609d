/** 18, 31. What a step leads to: hordes, battles, take-overs, spoils; and what follows a battle. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { NOBODY, type Side, type UniState } from '../state.ts';
import { BARBARIANS, SLOTS } from '../vocabulary.ts';
import { isBanned } from './bans.ts';
import { fight } from './battle.ts';
import { removeToken } from './buildings.ts';
import { PAUSE } from './calls.ts';
import { conquers, conquest, victory } from './conquest.ts';
import { examine, examineMeeting } from './control.ts';
import { attackOn } from './diplomacy.ts';
import { hostileGalleys, opponentsIn, tradersIn } from './entering.ts';
import { fightsIn } from './fighters.ts';
import { ACT_DONE } from './honour.ts';
import { pillageByBarbarians, raiseHorde } from './hordes.ts';
import { isSea } from './map.ts';
import { confirmed } from './march.ts';
import type { SideOption } from './march-options.ts';
import { isMilitary } from './movers.ts';
import { isSpoil, lootByBarbarians, spoils, vehiclesOfSide } from './pillage.ts';
import { areHostile } from './relations.ts';
import { step } from './step.ts';
import { hasArmy } from './troops.ts';
import { isTrade } from './vehicles.ts';
import { openWindow } from './windows.ts';

/** How a battle ended, for what follows it. */
export interface Outcome {
  readonly attacker: Side;
  readonly defender: Side;
  readonly place: number;
  /** The side that won, also over one that fled or surrendered; -1 where no unit is left, or where the battle was broken off. */
  readonly winner: Side;
  /** Card 1, or rounds without damage: both armies stay (UNI-45.2, UNI-19.16). */
  readonly brokenOff: boolean;
}

/** Whether nobody but the seat stands in a territory that nobody controls. */
function isUnclaimed(s: UniState, seat: Seat, node: number): boolean {
  if (isSea(node) || s.control[node] !== NOBODY || hasArmy(s, BARBARIANS, node)) return false;
  for (let other = 0; other < s.core.seats; other++) if (other !== seat && hasArmy(s, other, node)) return false;
  return true;
}

/** Whose land an army has entered as an enemy, -1 for nobody's: he may react before battle or pillage (UNI-47.4). */
function defenderOf(s: UniState, seat: Seat, node: number): Seat {
  if (isSea(node)) return NOBODY;
  const owner = s.owner[node];
  return owner !== NOBODY && owner !== seat && areHostile(s, owner, seat) ? owner : NOBODY;
}

/** An army has entered a place where it is not let be: horde, battle or take-over, settled at once (UNI-18.1 to UNI-18.3, UNI-18.7). */
export const clash = step.work('clash', {
  rule: ['UNI-18.1', 'UNI-18.2', 'UNI-18.3', 'UNI-18.7', 'UNI-18.9', 'UNI-18.15', 'UNI-41.1', 'UNI-47.4'],
  run(s, { seat, node }: { seat: Seat; node: number }): Next {
    if (fightsIn(s, seat, node)) return undefined;
    const horde = isUnclaimed(s, seat, node) ? raiseHorde(s, node) : undefined;
    examineMeeting(s, node);
    const defender = defenderOf(s, seat, node);
    const window = defender === NOBODY ? [] : openWindow(s, { kind: 'onHostileEntry', seats: [defender], about: node });
    return [...framesOf(horde), ...window, PAUSE, meet.do({ seat, node }), clashDone.do({ seat, node })];
  },
});

function framesOf(next: Next): readonly Frame[] {
  return next === undefined ? [] : 'step' in next ? [next] : next;
}

/** Who meets whom, once everybody has reacted. */
export const meet = step.work('meet', {
  rule: ['UNI-18.2', 'UNI-18.3', 'UNI-18.6', 'UNI-18.8', 'UNI-18.11', 'UNI-18.14', 'UNI-31.1', 'UNI-32.1'],
  run(s, { seat, node }: { seat: Seat; node: number }): Next {
    if (!hasArmy(s, seat, node)) return surrenderVehicles(s, seat, node);
    if (hasArmy(s, BARBARIANS, node)) {
      return isBanned(s, node, 'battle') ? undefined : [...fight(s, seat, BARBARIANS, node), goOnFighting.do({ seat, node, must: true })];
    }
    return goOnFighting.do({ seat, node, must: true });
  },
});

/** Transports and engines without any military unit fall to whoever stands there; in an empty place they merely stop (UNI-18.6, UNI-18.8, UNI-18.14). */
function surrenderVehicles(s: UniState, seat: Seat, node: number): Next {
  if (hasArmy(s, BARBARIANS, node))
    return isSea(node) ? lootByBarbarians(s, node, vehiclesOfSide(s, seat, node)) : pillageByBarbarians(s, node);
  const captors = opponentsIn(s, seat, node);
  if (captors.length === 0) return undefined;
  const captor = captors.includes(s.owner[node]) ? s.owner[node] : captors[0];
  return spoils(
    captor,
    node,
    vehiclesOfSide(s, seat, node).filter((slot) => isMilitary(s, slot)),
  );
}

/** The next opponent of several, one at a time; once one was beaten the others may be left (UNI-31.1, UNI-31.5). */
export const goOnFighting = step.work('goOnFighting', {
  rule: ['UNI-31.1', 'UNI-31.5', 'UNI-18.11'],
  run(s, { seat, node, must }: { seat: Seat; node: number; must: boolean }): Next {
    if (!hasArmy(s, seat, node) || hasArmy(s, BARBARIANS, node)) return undefined;
    const opponents = opponentsIn(s, seat, node);
    if (opponents.length === 0) return takeOver(s, seat, node);
    if (isBanned(s, node, 'battle')) return undefined;
    return opponents.length === 1 && must ? engage.do({ seat, node, side: opponents[0] }) : chooseOpponent.do({ seat, node, must });
  },
});

/** No opponent's unit is left: land is conquered, empty galleys of enemies are taken (UNI-18.3, UNI-18.8). */
function takeOver(s: UniState, seat: Seat, node: number): Next {
  if (conquers(s, seat, node)) return conquest.do({ seat, node, losers: 0 });
  if (!isSea(node)) return undefined;
  return spoils(
    seat,
    node,
    hostileGalleys(s, seat, node).flatMap((side) => vehiclesOfSide(s, side, node)),
  );
}

export const chooseOpponent = step.pick('chooseOpponent', {
  rule: ['UNI-31.1', 'UNI-31.4', 'UNI-31.5'],
  ask(s, { seat, node, must }: { seat: Seat; node: number; must: boolean }) {
    const { nodes, options } = content.of(s);
    const open: SideOption[] = must ? [] : [options.march.enough];
    for (const other of opponentsIn(s, seat, node)) open.push(options.march.opponent[other]);
    return pick(seat, open, { params: { node: nodes[node].id } });
  },
  answer: (_s, { seat, node }, { side }: SideOption): Next => (side < 0 ? undefined : engage.do({ seat, node, side })),
});

/** A battle with one opponent, if both are still there and nothing forbids it; then perhaps the next (UNI-31.4, UNI-31.5, UNI-18.11). */
export const engage = step.work('engage', {
  rule: ['UNI-18.2', 'UNI-18.11', 'UNI-18.13', 'UNI-31.4'],
  run(s, { seat, node, side }: { seat: Seat; node: number; side: Side }): Next {
    if (!hasArmy(s, seat, node) || !hasArmy(s, side, node) || isBanned(s, node, 'battle')) return undefined;
    if (side !== BARBARIANS) attackOn(s, seat, side);
    return [...fight(s, seat, side, node), goOnFighting.do({ seat, node, must: false })];
  },
});

/** The MP of those who came are lost, and the place is judged; then foreign trade transports may be attacked (UNI-18.2, UNI-18.10, UNI-33.8). */
export const clashDone = step.work('clashDone', {
  rule: ['UNI-18.1', 'UNI-18.2', 'UNI-18.3', 'UNI-18.10', 'UNI-33.8'],
  run(s, { seat, node }: { seat: Seat; node: number }): Next {
    for (let slot = 0; slot < SLOTS; slot++) if (s.at[slot] === node && s.vehicleOf[slot] === seat && s.halted[slot] === 1) s.mp[slot] = 0;
    if (!isSea(node)) examine(s, node);
    return s.control[node] !== seat || s.conquests.includes(node) ? attackOrSpareTransports.do({ seat, node }) : undefined;
  },
});

/**
 * Whose trade transports an army may attack there: in land conquered this turn those of players at peace stay (UNI-18.10, UNI-32.6). Where it
 * can have none of them it is not asked, or it would be again and again.
 */
function preyIn(s: UniState, seat: Seat, node: number): Seat[] {
  if (!hasArmy(s, seat, node)) return [];
  const traders = tradersIn(s, seat, node).filter((other) =>
    vehiclesOfSide(s, other, node).some((slot) => isTrade(slot) && isSpoil(s, seat, slot)),
  );
  return s.conquests.includes(node) ? traders.filter((other) => areHostile(s, seat, other)) : traders;
}

/** Trade transports of others: attack them, which ends the move, or let them be (UNI-18.10). */
export const attackOrSpareTransports = step.pick('attackOrSpareTransports', {
  rule: ['UNI-18.10', 'UNI-32.6'],
  ask(s, { seat, node }: { seat: Seat; node: number }) {
    const { nodes, options } = content.of(s);
    const traders = preyIn(s, seat, node);
    if (traders.length === 0) return null;
    return pick(seat, [options.march.spare, ...traders.map((other) => options.march.raid[other])], { params: { node: nodes[node].id } });
  },
  answer(s, { seat, node }, { side }: SideOption): Next {
    if (side < 0) return undefined;
    const again = attackOrSpareTransports.do({ seat, node });
    return confirmed(s, seat, side, raidTransports.do({ seat, node, side, all: false }), again);
  },
});

/** Takes or pillages what another has standing there without units: trade transports on the way, in place everything (UNI-18.10, UNI-18.13). */
export const raidTransports = step.work('raidTransports', {
  rule: ['UNI-18.10', 'UNI-18.13', 'UNI-39.6'],
  run(s, { seat, node, side, all }: { seat: Seat; node: number; side: Seat; all: boolean }): Next {
    if (!hasArmy(s, seat, node) || hasArmy(s, side, node)) return undefined;
    attackOn(s, seat, side);
    if (s.march !== null) s.march.over = true;
    const found = vehiclesOfSide(s, side, node).filter((slot) => all || isTrade(slot));
    return [...spoils(seat, node, found), ACT_DONE, attackOrSpareTransports.do({ seat, node })];
  },
});

/**
 * What follows a battle: its winner conquers or takes what the loser left, barbarians pillage, and where nobody won the land falls to
 * whom it belongs (UNI-31.2, UNI-31.3, UNI-32.9, UNI-32.13, UNI-24.7, UNI-24.12, UNI-26.7). Called at the end of every battle.
 */
export function afterBattle(s: UniState, { place, winner, attacker, defender, brokenOff }: Outcome): Next {
  if (!isSea(place)) removeToken(s, place);
  if (brokenOff || winner === NOBODY) {
    if (!isSea(place)) examine(s, place);
    return ACT_DONE;
  }
  const loser = winner === attacker ? defender : attacker;
  if (winner !== BARBARIANS) return judged(place, victory(s, winner, place, loser));
  if (!isSea(place)) return judged(place, someoneHolds(s, place) ? [] : pillageByBarbarians(s, place));
  const unmanned: number[] = [];
  for (const seat of s.order) if (!hasArmy(s, seat, place)) unmanned.push(...vehiclesOfSide(s, seat, place));
  return [...lootByBarbarians(s, place, unmanned), ACT_DONE];
}

function someoneHolds(s: UniState, place: number): boolean {
  return s.order.some((seat) => hasArmy(s, seat, place));
}

/** Spoils first, then the place is judged. */
function judged(place: number, frames: readonly Frame[]): Next {
  return isSea(place) ? [...frames, ACT_DONE] : [...frames, judge.do({ place }), ACT_DONE];
}

export const judge = step.work('judge', {
  rule: 'UNI-33.8',
  run(s, { place }: { place: number }) {
    examine(s, place);
    return undefined;
  },
});

/** Whoever stands in a place when its last barbarian is gone conquers it, unless a battle goes on there (UNI-46.12). */
export const claimLand = step.work('claimLand', {
  rule: ['UNI-46.12', 'UNI-42.8', 'UNI-33.8'],
  run(s, { node }: { node: number }): Next {
    if (isSea(node) || s.battles.some(({ place }) => place === node)) return undefined;
    const winner = hasArmy(s, BARBARIANS, node) ? NOBODY : (s.order.find((seat) => conquers(s, seat, node)) ?? NOBODY);
    if (winner === NOBODY) return judge.do({ place: node });
    return [conquest.do({ seat: winner, node, losers: 0 }), judge.do({ place: node }), ACT_DONE];
  },
});
