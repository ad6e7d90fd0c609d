/** 21. Ride-through (Chevauchée). */

import { type Next, pick, type Refusal, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { LoadOption, RideOption } from '../content/war-options.ts';
import { type Battle, type FieState, type Group, STOPPED } from '../state.ts';
import { ATTACKING, DEFENDING, ENGINE, INSIDE, KNIGHT, NO_FORT, OUT, SERGEANT } from '../vocabulary.ts';
import { capture } from './captivity.ts';
import {
  combatPoints,
  diceFor,
  diceOf,
  hitsOf,
  isFighting,
  lordPoints,
  rollBattleDice,
  troopPoints,
  troopsOfSide,
  uncover,
} from './fighting.ts';
import { countOf, lordSteps, NEEDS_MAID, NO_LOAD, pawnSteps, stopGroup, stopLords, stopPawns } from './groups.ts';
import { namesTwice, ONE_NUMBER } from './loading.ts';
import { noteStrengths, takeHits } from './losses.ts';
import { rememberKnights, rideKey } from './passage.ts';
import { type Reason, reason } from './reason.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { surpriseWindow } from './windows.ts';

const IN_A_FORT = reason('FIE-21.2', 'opponentsInFort');
const RODE_ALREADY = reason('FIE-21.11', 'rodeAlready');
const NO_DIE = reason('FIE-21.9', 'ridersWithoutDie');
const NO_RIDER = reason('FIE-21.1', 'noRider');
const NO_RIDE_ON_ESCAPE = reason('FIE-26.10', 'noRideOnEscape');

/** Lords of a group who have a step left. */
function possibleRiders(s: FieState, { lords }: Group): number[] {
  const limit = lordSteps(s, lords);
  return lords.filter((lord) => s.made[lord] < limit);
}

/** Knights of a group who have a step left with these Lords, by the steps they have made. */
function possibleKnights(s: FieState, lords: readonly number[], { load }: Group): number[] {
  const limit = pawnSteps(s, lords, KNIGHT);
  return load[KNIGHT].map((n, made) => (made < limit ? n : 0));
}

function pointsOf(s: FieState, lords: readonly number[], knights: number): number {
  return lords.reduce((points, lord) => points + lordPoints(s, lord), troopPoints(s, 0, knights));
}

/** Why a group cannot try to ride through the village where it stands. */
export function whyNotRide(s: FieState, group: Group): Reason | null {
  if (group.fled >= 0) return NO_RIDE_ON_ESCAPE;
  if (s.forts[group.place] !== NO_FORT) return IN_A_FORT;
  const riders = possibleRiders(s, group);
  if (riders.length === 0) return NO_RIDER;
  for (const lord of group.lords) {
    const key = rideKey(group.place, lord);
    if (s.rides.includes(key) || s.rides.includes(-key)) return RODE_ALREADY;
  }
  return diceFor(s, pointsOf(s, riders, sum(possibleKnights(s, riders, group)))) === 0 ? NO_DIE : null;
}

/** Who was refused passage may ride; the rest of the group stops (FIE-21.1). Else all stop, where they have to (`stops`). */
export const rideThrough = step.pick('rideThrough', {
  rule: ['FIE-21.1', 'FIE-21.2', 'FIE-21.9', 'FIE-21.11'],
  ask(s, _: { stops: boolean }) {
    const { group } = s;
    if (group === null) return null;
    const c = content.of(s);
    const { ride } = c.options.war;
    const riders = possibleRiders(s, group);
    const several = riders.length > 1 || sum(possibleKnights(s, riders, group)) > 0;
    return pick(group.seat, several ? [ride.all, ride.choose, ride.stop] : [ride.all, ride.stop], {
      params: { village: c.villages[group.place].id, toSeat: s.control[group.place] },
    });
  },
  answer(s, { stops }, { ride }: RideOption): Next {
    const { group } = s;
    if (group === null) return undefined;
    if (ride === 'stop') return rideNot(s, stops);
    if (ride === 'choose') return [chooseRiders.do({ stops }), startRide.do({})];
    const riders = possibleRiders(s, group);
    setRiders(s, group, riders, possibleKnights(s, riders, group));
    return startRide.do({});
  },
});

/** Nobody rides: the group stops where it has to, and else stays where it is. */
function rideNot(s: FieState, stops: boolean): undefined {
  if (stops) stopGroup(s);
  s.group = null;
}

/** Only these Lords and knights are left in the group; the others stop. */
function setRiders(s: FieState, group: Group, lords: readonly number[], knights: readonly number[]): void {
  stopLords(
    s,
    group.lords.filter((lord) => !lords.includes(lord)),
  );
  for (const pawn of [SERGEANT, KNIGHT, ENGINE])
    for (let made = 0; made < STOPPED; made++)
      stopPawns(s, group.seat, group.place, pawn, made, group.load[pawn][made] - (pawn === KNIGHT ? knights[made] : 0));
  const load = NO_LOAD.map((counts, pawn) => (pawn === KNIGHT ? knights : counts));
  s.group = { ...group, lords, load };
}

/** Which Lords ride, and how many of the knights who can go with them, in one answer: nobody, or the rest of the group stops (FIE-21.1). */
export const chooseRiders = step.subset('chooseRiders', {
  rule: ['FIE-21.1', 'FIE-21.9'],
  ask(s, _: { stops: boolean }) {
    const { group } = s;
    if (group === null) return null;
    const { companion, pawns } = content.of(s).options.war;
    const riders = possibleRiders(s, group);
    const options = riders.map((lord) => companion[lord]);
    const all = options.slice();
    for (let made = 0; made < pawnSteps(s, riders, KNIGHT); made++) {
      const knights = group.load[KNIGHT][made];
      for (let i = 0; i < knights; i++) options.push(pawns[KNIGHT][made][i]);
      if (knights > 0) all.push(pawns[KNIGHT][made][knights - 1]);
    }
    return subset(group.seat, options, {
      min: 0,
      max: all.length,
      check(chosen): Refusal | null {
        const why = whyNotRiders(s, chosen);
        return why === null ? null : { ...why, params: {} };
      },
      suggest: () => [all],
    });
  },
  answer(s, { stops }, chosen: readonly LoadOption[]): Next {
    if (chosen.length === 0) return rideNot(s, stops);
    if (s.group !== null) setRiders(s, s.group, lordsAmong(chosen), knightsAmong(chosen));
    return undefined;
  },
});

function lordsAmong(chosen: readonly LoadOption[]): number[] {
  return chosen.flatMap(({ load, index }) => (load === 'lord' ? [index] : []));
}

/** Knights by the steps they have made. */
function knightsAmong(chosen: readonly LoadOption[]): number[] {
  const knights = NO_LOAD[KNIGHT].slice();
  for (const { load, made, n } of chosen) if (load === 'pawns') knights[made] = n;
  return knights;
}

/** Why such riders cannot ride: no Lord among them, one without a step left for it, or no die to roll. */
function whyNotRiders(s: FieState, chosen: readonly LoadOption[]): Reason | null {
  if (chosen.length === 0) return null;
  if (namesTwice(chosen)) return ONE_NUMBER;
  const lords = lordsAmong(chosen);
  if (lords.length === 0) return NO_RIDER;
  const limit = lordSteps(s, lords);
  for (const lord of lords) if (s.made[lord] >= limit) return NEEDS_MAID;
  const knights = knightsAmong(chosen);
  for (let made = pawnSteps(s, lords, KNIGHT); made < knights.length; made++) if (knights[made] > 0) return NEEDS_MAID;
  return diceFor(s, pointsOf(s, lords, sum(knights))) === 0 ? NO_DIE : null;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0);
}

/** The riders attack the units of the player who refused them; nobody joins (FIE-21.3 to FIE-21.5). */
export const startRide = step.work('startRide', {
  rule: ['FIE-21.3', 'FIE-21.4', 'FIE-21.5'],
  run(s, _: object): Next {
    const { group } = s;
    if (group === null) return undefined;
    const { seat, place: village, lords, load } = group;
    const defender = s.control[village];
    for (const lord of lords) s.rides.push(-rideKey(village, lord));
    s.battle = newFight('ride', village, seat, defender, s.core.seats);
    s.battle.riders = lords.slice();
    s.battle.knights = countOf(load, KNIGHT);
    uncover(s);
    if (s.core.told !== null) {
      const c = content.of(s);
      s.core.told.push({
        key: 'rideBegan',
        params: {
          seat,
          toSeat: defender,
          lord: c.lords[lords[0]].id,
          others: lords.length - 1,
          knights: s.battle.knights,
          village: c.villages[village].id,
        },
      });
    }
    return [surpriseWindow(s, 'ride', seat), fightRide.do({})];
  },
});

/** A fight in a village, before anybody has joined; the principals take part with what they have there. */
export function newFight(kind: Battle['kind'], village: number, attacker: Seat, defender: Seat, seats: number): Battle {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const sides = zeros().fill(OUT);
  const parts = zeros();
  sides[attacker] = ATTACKING;
  sides[defender] = DEFENDING;
  parts[attacker] = INSIDE;
  parts[defender] = INSIDE;
  return {
    kind,
    village,
    declarer: attacker,
    attacker,
    defender,
    sides,
    parts,
    shelter: NO_FORT,
    passage: false,
    riders: [],
    knights: 0,
    round: 0,
    quiet: 0,
    attackDice: [],
    defenceDice: [],
    hits: [0, 0],
    strength: zeros(),
    bled: false,
    taken: [],
  };
}

/** One round; each die of the side being crossed scores one hit more than it shows (FIE-21.4). */
export const fightRide = step.work('fightRide', {
  rule: ['FIE-21.4', 'FIE-21.10', 'FIE-21.12'],
  run(s, _: object): Next {
    const b = s.battle;
    if (b === null) return undefined;
    if (b.riders.length === 0 || !isFighting(s, b, b.defender)) return endRide.do({});
    b.round++;
    noteStrengths(s, b);
    b.attackDice = rollBattleDice(s, diceOf(s, b, ATTACKING));
    b.defenceDice = rollBattleDice(s, diceOf(s, b, DEFENDING));
    b.hits = [hitsOf(b.defenceDice, content.of(s).combat.rideBonus), hitsOf(b.attackDice)];
    s.core.told?.push({
      key: 'rideFought',
      params: {
        seat: b.attacker,
        toSeat: b.defender,
        attackDice: b.attackDice.slice(),
        attackCount: b.attackDice.length,
        attackHits: b.hits[1],
        defenceDice: b.defenceDice.slice(),
        defenceCount: b.defenceDice.length,
        defenceHits: b.hits[0],
      },
    });
    return [...takeHits(s, [b.attacker], [b.village], b.hits[0]), ...takeHits(s, [b.defender], [b.village], b.hits[1]), endRide.do({})];
  },
});

/**
 * Riders without a knight are captured if an opponent's troop is left (FIE-21.8); else the ride succeeds if their points exceed the
 * opponents' (FIE-21.6), and otherwise they stop (FIE-21.7).
 */
export const endRide = step.work('endRide', {
  rule: ['FIE-21.6', 'FIE-21.7', 'FIE-21.8', 'FIE-21.12'],
  run(s, _: object): Next {
    const b = s.battle;
    if (b === null) return undefined;
    if (b.round > 0 && b.knights === 0 && troopsOfSide(s, b, DEFENDING) > 0) {
      for (const lord of b.riders) capture(s, lord, b.defender);
      b.riders = [];
    }
    const unopposed = b.round === 0 && !isFighting(s, b, b.defender);
    const passed = b.riders.length > 0 && (unopposed || combatPoints(s, b, ATTACKING) > combatPoints(s, b, DEFENDING));
    if (passed) {
      for (const lord of b.riders) s.rides[s.rides.indexOf(-rideKey(b.village, lord))] = rideKey(b.village, lord);
      if (s.group !== null) rememberKnights(s, b.attacker, b.village, s.group.load[KNIGHT]);
    } else {
      if (s.group !== null) s.group = { ...s.group, lords: b.riders };
      stopGroup(s);
    }
    if (s.core.told !== null) {
      const village = content.of(s).villages[b.village].id;
      s.core.told.push({ key: passed ? 'rideSucceeded' : 'rideFailed', params: { seat: b.attacker, toSeat: b.defender, village } });
    }
    s.group = null;
    s.battle = null;
    return SETTLE;
  },
});
