/** 20. A step: the pieces move, plague, what follows, then the stop or the question of passage (FIE-20.22). */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { GoOnOption } from '../content/war-options.ts';
import { copy, type FieState, type Group, NOBODY, slight, spot, villageAt } from '../state.ts';
import { ENGINE, KNIGHT, SERGEANT, VILLAGES } from '../vocabulary.ts';
import { standsAt } from './blockade.ts';
import { asking, takeConsent } from './consents.ts';
import { arrive, examine, hasUnit } from './control.ts';
import { escapeOn } from './escapes.ts';
import { isFree } from './families.ts';
import { canGoOn, countOf, lighten, sizeOf, stopGroup, wholeLoad } from './groups.ts';
import { grantPassage, isGranted, isRefused, rememberPassage, whomToAsk, whyNotRoad } from './passage.ts';
import { addWeary, marched, pawnsOf } from './pawns.ts';
import { meetsPlague, plagueTest } from './plague.ts';
import { refuse } from './reason.ts';
import { rideThrough, whyNotRide } from './riding.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';

/** The group takes a road: it asks whom it must, one after the other, and makes the step when all have agreed. */
export function setOut(s: FieState, to: number): Next {
  const { group } = s;
  if (group === null || whyNotRoad(s, group, to, false) !== null) return rest(s);
  const asked = whomToAsk(s, group, to);
  return asked === NOBODY ? march(s, group, to) : askPassage(s, group, asked, to);
}

/** Asks for passage: to a village by a road, or -1 for going on at all. */
function askPassage(s: FieState, { seat, place, lords }: Group, asked: Seat, to: number): readonly Frame[] {
  const village = villageAt(place);
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({
      key: 'passageAsked',
      params: { seat, toSeat: asked, lord: c.lords[lords[0]].id, village: c.villages[village].id },
    });
  }
  return asking(grantPassage, { kind: 'passage', bySeat: seat, seat: asked, subject: [village, lords[0]] }, passageAnswered.do({ to }));
}

/** Goes on as was agreed; refused, the group may ride through, or else it stops (FIE-20.10) or stays where it was (FIE-20.12, FIE-20.13). */
export const passageAnswered = step.work('passageAnswered', {
  rule: ['FIE-20.10', 'FIE-20.11', 'FIE-20.12', 'FIE-20.13', 'FIE-21.1'],
  run(s, { to }: { to: number }): Next {
    const { group, consent } = s;
    const agrees = takeConsent(s);
    if (group === null || consent === null) return undefined;
    const village = villageAt(group.place);
    rememberPassage(s, group.lords, village, consent.seat, agrees);
    if (!agrees) slight(s, group.seat, consent.seat);
    if (s.core.told !== null) {
      const c = content.of(s);
      s.core.told.push({
        key: agrees ? 'passageGranted' : 'passageRefused',
        params: { seat: consent.seat, toSeat: group.seat, lord: c.lords[group.lords[0]].id, village: c.villages[village].id },
      });
    }
    if (agrees) return to === NOBODY ? arrived(s) : setOut(s, to);
    return s.control[village] === group.seat ? rest(s) : turnedAway(s, to === NOBODY);
  },
});

/** A group that was not let pass may ride through; if it cannot, it stops where it had to, and elsewhere stays. */
function turnedAway(s: FieState, stops: boolean): Next {
  const { group } = s;
  if (group !== null && whyNotRide(s, group) === null) return rideThrough.do({ stops });
  if (stops) stopGroup(s);
  return rest(s);
}

/** The group makes no step now. One that escapes may still take another road, with those who have a step left (FIE-26.10). */
function rest(s: FieState): Next {
  const { group } = s;
  if (group !== null && group.fled > 0) {
    s.group = { ...group, load: wholeLoad(s, group, false) };
    return escapeOn.do({});
  }
  s.group = null;
  return undefined;
}

/** The pieces move. */
function move(s: FieState, group: Group, to: number): Pick<Group, 'place' | 'captives' | 'load'> {
  const { seat, place: from, lords } = group;
  const place = standsAt(s, seat, to);
  const captives = group.captives.filter((lord) => s.captor[lord] === seat && s.at[lord] === from);
  tellMarch(s, group, to, captives.length);
  s.clock++;
  for (const lord of lords) {
    s.at[lord] = place;
    s.captor[lord] = NOBODY;
    s.made[lord]++;
  }
  for (const lord of captives) s.at[lord] = place;
  const load = [SERGEANT, KNIGHT, ENGINE].map((pawn) => carry(s, group, pawn, place));
  arrive(s, seat, place, content.of(s).villages[to].roadTo[villageAt(from)]);
  return { place, captives, load };
}

/** The pieces move, and those who come into a bishopric under plague are tested (FIE-15.12). */
function march(s: FieState, group: Group, to: number): Next {
  const { seat, place: from, lords } = group;
  const { place, captives, load: carried } = move(s, group, to);
  const before = [SERGEANT, KNIGHT].map((pawn) => pawnsOf(s, pawn)[spot(seat, place)]);
  const sick = plagueTest(s, { seat, from: villageAt(from), place, lords: [...lords, ...captives], troops: carried });
  let left: Group['load'] = carried;
  for (const pawn of [SERGEANT, KNIGHT]) left = lighten(left, pawn, before[pawn] - pawnsOf(s, pawn)[spot(seat, place)]);
  s.group = { seat, place, lords, captives, load: left, fled: group.fled < 0 ? -1 : group.fled + 1 };
  const settled = sick === undefined ? [SETTLE] : 'step' in sick ? [sick] : sick;
  return [...settled, afterStep.do({})];
}

/** Pawns of a kind go along; what is counted of them afterwards, by steps made. */
function carry(s: FieState, { seat, place: from, load }: Group, pawn: number, to: number): number[] {
  const pawns = pawnsOf(s, pawn);
  const [source, target] = [spot(seat, from), spot(seat, to)];
  const carried = [0];
  for (let made = 0; made + 1 < load[pawn].length; made++) {
    const n = load[pawn][made];
    carried.push(n);
    if (n === 0) continue;
    pawns[source] -= n;
    pawns[target] += n;
    if (made > 0) addWeary(s, source, pawn, made, -n);
    addWeary(s, target, pawn, made + 1, n);
  }
  return carried;
}

/** The group as it is after plague and what followed from it. */
export const afterStep = step.work('afterStep', {
  rule: ['FIE-20.10', 'FIE-20.16', 'FIE-20.21', 'FIE-20.22', 'FIE-23.13'],
  run(s, _: object): Next {
    const { group } = s;
    if (group === null) return undefined;
    const { seat, place } = group;
    const lords = group.lords.filter((lord) => s.owner[lord] === seat && isFree(s, lord) && s.at[lord] === place);
    s.group = { ...group, lords, load: leftOf(s, group) };
    return arrived(s);
  },
});

/** What a group still has of its load: engines without crew have gone back to stock (FIE-4.8). */
function leftOf(s: FieState, { seat, place, load }: Group): Group['load'] {
  return load.map((counts, pawn) => counts.map((n, made) => (n === 0 ? 0 : Math.min(n, marched(s, seat, place, pawn, made)))));
}

/**
 * In a village that another player holds the group stops, unless he lets it pass; it is asked whether it wants to go on only if it could
 * (FIE-20.10, FIE-20.11). Relief stops outside the ring (FIE-23.13).
 */
function arrived(s: FieState): Next {
  const { group } = s;
  if (group === null) return undefined;
  const { place, lords, fled } = group;
  if (place >= VILLAGES) {
    stopGroup(s);
    return undefined;
  }
  const holder = s.control[place];
  const isOver = lords.length === 0 || fled > 1 || !canGoOn(s, group);
  if (passesFreely(s, group)) {
    if (!isOver) return rest(s);
    s.group = null;
    return undefined;
  }
  if (isOver) {
    stopGroup(s);
    return undefined;
  }
  return isRefused(s, lords, place, holder) ? turnedAway(s, true) : goOn.do({});
}

/** Whether nobody can stop a group where it stands (FIE-20.10). */
function passesFreely(s: FieState, { seat, place, lords }: Group): boolean {
  const holder = s.control[place];
  return holder === seat || holder < 0 || !hasUnit(s, holder, place) || isGranted(s, lords, place, holder);
}

/** A village behind the next one: by way of which, and who would have to be asked there. */
export interface Further {
  readonly via: number;
  readonly to: number;
  readonly asks: Seat;
}

/**
 * Where a group can go with its next step but one, as things stand: the first one asks nobody and no plague waits there. The first step is
 * made in a copy, by the rules of every step.
 */
export function furtherOf(s: FieState, group: Group): readonly Further[] {
  const { villages } = content.of(s);
  if (group.fled >= 0) return [];
  return villages[villageAt(group.place)].neighbours.flatMap((via) => {
    if (whyNotRoad(s, group, via, false) !== null || whomToAsk(s, group, via) !== NOBODY) return [];
    if (meetsPlague(s, villageAt(group.place), via)) return [];
    const ahead = copy(s);
    ahead.core.told = null;
    const there = { ...group, ...move(ahead, group, via) };
    if (there.place >= VILLAGES) return [];
    examine(ahead, via);
    if (!canGoOn(ahead, there) || !passesFreely(ahead, there)) return [];
    return villages[via].neighbours.flatMap((to): Further[] => {
      if (to === villageAt(group.place) || whyNotRoad(ahead, there, to, false) !== null) return [];
      return [{ via, to, asks: whomToAsk(ahead, there, to) }];
    });
  });
}

/** Does the group ask for passage, or stop at the gates? */
export const goOn = step.pick('goOn', {
  rule: ['FIE-20.10', 'FIE-20.11'],
  ask(s, _: object) {
    const { group } = s;
    if (group === null) return null;
    const c = content.of(s);
    return pick(group.seat, [c.options.war.askPassage, c.options.war.stopHere], {
      params: { village: c.villages[group.place].id, toSeat: s.control[group.place], lord: c.lords[group.lords[0]].id },
    });
  },
  answer(s, _p, { asks }: GoOnOption): Next {
    const { group } = s;
    if (group === null) return undefined;
    const holder = s.control[group.place];
    if (holder === group.seat) return arrived(s);
    if (asks) return askPassage(s, group, holder, NOBODY);
    stopGroup(s);
    return undefined;
  },
  /** Whoever thinks of riding through if he is refused learns beforehand why he could not. */
  refused(s): Refused[] {
    const { group } = s;
    const why = group === null ? null : whyNotRide(s, group);
    return why === null ? [] : [refuse(content.of(s).options.war.ride.all, why)];
  },
});

/** In fog of war only the player himself is told what went along (FIE-29.1). */
function tellMarch(s: FieState, { seat, place, lords, load }: Group, to: number, captives: number): void {
  if (s.core.told === null) return;
  const c = content.of(s);
  const kinds = { known: true, sergeants: countOf(load, SERGEANT), knights: countOf(load, KNIGHT), engines: countOf(load, ENGINE) };
  const hidden = { known: false, sergeants: 0, knights: 0, engines: 0 };
  s.core.told.push({
    key: 'marched',
    params: {
      seat,
      lord: c.lords[lords[0]].id,
      others: lords.length - 1,
      fromVillage: c.villages[villageAt(place)].id,
      village: c.villages[to].id,
      n: sizeOf(load),
      captives,
      ...(s.fog ? hidden : kinds),
    },
    own: kinds,
    owner: seat,
  });
}
