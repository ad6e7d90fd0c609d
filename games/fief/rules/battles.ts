/** 22. Battles: sides, rounds, and how they end. */

import { type Frame, type Next, type PollFrame, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { AttackOption, CarryOnOption, SideOption, StandOption } from '../content/war-options.ts';
import type { ConsentOption } from '../options.ts';
import { type Battle, type FieState, NOBODY, outsideOf, slight, spot, villageAt } from '../state.ts';
import { ATTACKING, DEFENDING, ENGINE, FORTS, INSIDE, KNIGHT, LORDS, NO_FORT, OUT, OUTSIDE, SERGEANT } from '../vocabulary.ts';
import { captivesPass, capture, setFree } from './captivity.ts';
import { hasUnit, hasUnitIn, isInside, passControl } from './control.ts';
import { hasFreeLordAt } from './families.ts';
import {
  combatPoints,
  diceOf,
  fightingLords,
  hasFightingLord,
  hitsOf,
  isFighting,
  opposite,
  placesOf,
  principalOf,
  rollBattleDice,
  troopsOfSide,
  uncover,
} from './fighting.ts';
import { framesOf } from './frames.ts';
import { lossOrder, noteStrengths, takeHits } from './losses.ts';
import { turnOf, turnOrder } from './order.ts';
import { pawnsOf, removePawns } from './pawns.ts';
import { reason, refuse } from './reason.ts';
import { newFight } from './riding.ts';
import { SETTLE } from './settle.ts';
import { areAllied } from './spouses.ts';
import { step } from './step.ts';
import { surpriseWindow } from './windows.ts';

/** A battle is declared: others may join, then the window opens (FIE-22.1, FIE-22.6 to FIE-22.8). */
export function declare(s: FieState, seat: Seat, { index: village, toSeat, target, parts }: AttackOption): readonly Frame[] {
  const b = newFight('battle', village, seat, toSeat, s.core.seats);
  const shelter = target === INSIDE && isInside(s, toSeat, village) ? s.forts[village] : NO_FORT;
  s.battle = { ...b, shelter };
  s.battle.parts[seat] = parts;
  s.battle.parts[toSeat] = target;
  slight(s, toSeat, seat);
  uncover(s);
  if (s.core.told !== null) {
    const fort = FORTS[shelter];
    s.core.told.push({ key: 'battleDeclared', params: { seat, toSeat, village: content.of(s).villages[village].id, fort } });
  }
  const frames: Frame[] = [];
  for (const helper of turnOrder(s)) if (mayHelp(s, s.battle, helper)) frames.push(joinBattle.do({ seat: helper, tried: OUT }));
  return [...frames, surpriseWindow(s, 'battleDeclared', seat), weighBattle.do({ stage: 'declared', asked: false })];
}

/** Others than the principals may join with a free Lord there (FIE-22.8). */
function mayHelp(s: FieState, b: Battle, seat: Seat): boolean {
  if (seat === b.attacker || seat === b.defender) return false;
  return hasFreeLordAt(s, seat, b.village) || hasFreeLordAt(s, seat, outsideOf(b.village));
}

/** A helper takes part with all his units there (FIE-22.1). */
function join(s: FieState, b: Battle, seat: Seat, side: number): void {
  b.sides[seat] = side;
  uncover(s);
  b.parts[seat] = (hasUnit(s, seat, b.village) ? INSIDE : 0) | (hasUnit(s, seat, outsideOf(b.village)) ? OUTSIDE : 0);
  tellSeat(s, side === ATTACKING ? 'joinedAttacker' : 'joinedDefender', seat, principalOf(b, side));
}

function tellSeat(s: FieState, key: string, seat: Seat, toSeat: Seat): void {
  if (s.core.told === null || s.battle === null) return;
  s.core.told.push({ key, params: { seat, toSeat, village: content.of(s).villages[s.battle.village].id } });
}

/** A player with a free Lord there joins a side if its principal accepts, or stays out; refused by one, he may still ask the other. */
export const joinBattle = step.pick('joinBattle', {
  rule: ['FIE-22.8', 'FIE-22.9'],
  ask(s, { seat, tried }: { seat: Seat; tried: number }) {
    const b = s.battle;
    if (b === null) return null;
    const c = content.of(s);
    return pick(
      seat,
      c.options.war.join.filter(({ side }) => side === OUT || side !== tried),
      { params: { bySeat: b.attacker, toSeat: b.defender, village: c.villages[b.village].id } },
    );
  },
  answer(s, { seat, tried }, { side }: SideOption): Next {
    const b = s.battle;
    if (b === null || side === OUT) return undefined;
    return acceptHelper.do({ seat: principalOf(b, side), helper: seat, side, tried, changes: false });
  },
  refused: (s, { tried }) =>
    content.of(s).options.war.join.flatMap((option) => (tried !== OUT && option.side === tried ? [refuse(option, DECLINED)] : [])),
});

const DECLINED = reason('FIE-22.8', 'helpDeclined');
const CHANGE_DECLINED = reason('FIE-22.10', 'helpDeclined');
const CHANGE_NEEDS_LORD = reason('FIE-22.8', 'helpNeedsLord');

/** A principal takes a helper on his side, or not (FIE-22.8, FIE-22.10). */
export const acceptHelper = step.pick('acceptHelper', {
  rule: ['FIE-22.8', 'FIE-22.10'],
  ask(s, { seat, helper }: { seat: Seat; helper: Seat; side: number; tried: number; changes: boolean }) {
    const b = s.battle;
    if (b === null) return null;
    const { options, villages } = content.of(s);
    return pick(seat, [options.agree, options.refuse], { params: { bySeat: helper, village: villages[b.village].id } });
  },
  answer(s, { seat, helper, side, tried, changes }, { agrees }: ConsentOption): Next {
    const b = s.battle;
    if (b === null) return undefined;
    if (agrees) {
      join(s, b, helper, side);
      return undefined;
    }
    tellSeat(s, 'helperRefused', seat, helper);
    if (changes) return helperStays.do({ seat: helper, mayChange: false });
    return tried === OUT ? joinBattle.do({ seat: helper, tried: side }) : undefined;
  },
  conditions: {
    /** Whether it is one's ally who wants to help (online note 10). */
    ally: { holds: (s, p, seat) => areAllied(s, seat, helperIn(p)) },
  },
});

function helperIn(p: Frame): Seat {
  return 'helper' in p && typeof p.helper === 'number' ? p.helper : -1;
}

type Stage = 'declared' | 'answers' | 'round' | 'losses';

/**
 * Looks whether the battle goes on, at each of its moments: when it is declared, when principals have answered, before the dice and after
 * the losses.
 */
export const weighBattle = step.work('weighBattle', {
  rule: ['FIE-22.17', 'FIE-22.23', 'FIE-22.24', 'FIE-22.25', 'FIE-22.26', 'FIE-22.28', 'FIE-22.29', 'FIE-22.31'],
  run(s, { stage, asked }: { stage: Stage; asked: boolean }): Next {
    const b = s.battle;
    if (b === null) return undefined;
    if (stage === 'losses' && isDecided(s, b)) return over(s, b);
    if (!isFighting(s, b, b.defender)) return over(s, b);
    if (!hasFightingLord(s, b, b.attacker)) {
      const heirs = asked ? [] : heirsOf(s, b);
      if (heirs.length === 0) return over(s, b);
      return [...heirs.map((seat) => carryOn.do({ seat })), weighBattle.do({ stage, asked: true })];
    }
    switch (stage) {
      case 'declared':
        return opened(s, b);
      case 'answers':
        return [...helpersOf(s, b), surpriseWindow(s, 'battleRound', b.attacker), weighBattle.do({ stage: 'round', asked: false })];
      case 'round':
        return diceOf(s, b, ATTACKING) === 0 ? over(s, b) : fight(s, b);
      case 'losses':
        return b.quiet >= content.of(s).combat.stalemate ? over(s, b) : principalsAnswer(b);
    }
  },
});

/** Whether a side has lost all its troops; the Lords it has left are then captured by the other, if that has a troop (FIE-22.23, FIE-22.24). */
function isDecided(s: FieState, b: Battle): boolean {
  for (const side of [ATTACKING, DEFENDING]) {
    if (troopsOfSide(s, b, side) > 0) continue;
    if (troopsOfSide(s, b, opposite(side)) > 0) captureSide(s, b, side);
    return true;
  }
  return false;
}

function captureSide(s: FieState, b: Battle, side: number): void {
  for (let seat = 0; seat < b.sides.length; seat++)
    if (b.sides[seat] === side) for (const lord of fightingLords(s, b, seat)) seize(s, b, lord, principalOf(b, opposite(side)));
}

/** A Lord is taken in the battle; who holds him when it ends is settled then (FIE-22.37). */
function seize(s: FieState, b: Battle, lord: number, captor: Seat): void {
  s.at[lord] = guardPlace(s, b, captor);
  capture(s, lord, captor);
  b.taken.push(lord);
}

/** Where a player of a battle guards captives: with those of his units who fight, outside the ring if only these do (FIE-23.13). */
export function guardPlace(s: FieState, b: Battle, seat: Seat): number {
  return (b.parts[seat] & INSIDE) !== 0 && (b.parts[seat] === INSIDE || hasUnit(s, seat, b.village)) ? b.village : outsideOf(b.village);
}

/** Once all have joined: attackers without a die do not fight (FIE-22.17); Lords without troops are captured by troops without dice (FIE-22.25). */
function opened(s: FieState, b: Battle): Next {
  noteStrengths(s, b);
  if (diceOf(s, b, ATTACKING) === 0) {
    tellSeat(s, 'noBattle', b.attacker, b.defender);
    return over(s, b);
  }
  if (troopsOfSide(s, b, DEFENDING) === 0 && troopsOfSide(s, b, ATTACKING) > 0) {
    captureSide(s, b, DEFENDING);
    return over(s, b);
  }
  return principalsAnswer(b);
}

function principalsAnswer(b: Battle): PollFrame {
  return continueBattle.do({ seats: [b.attacker, b.defender], round: b.round + 1 });
}

/** Under which standing answers of principals and helpers count, so that a battle by correspondence runs without a day per round. */
const whileStrong = {
  /** One's side has at least so many points (online note 10). */
  pointsAtLeast: {
    holds: (s: FieState, _p: Frame, seat: Seat, n: number) => s.battle !== null && combatPoints(s, s.battle, s.battle.sides[seat]) >= n,
  },
  /** One's side has more points than the other (online note 11). */
  ahead: { holds: (s: FieState, _p: Frame, seat: Seat) => s.battle !== null && isAhead(s, s.battle, s.battle.sides[seat]) },
};

const STOP_LATER = reason('FIE-22.27', 'stopAfterRound');

/** Both principals answer at the same time: fight on, offer to stop, surrender (FIE-22.27, FIE-22.30, FIE-22.35). */
export const continueBattle = step.poll('continueBattle', {
  rule: ['FIE-22.27', 'FIE-22.30', 'FIE-22.35'],
  crumb: ({ round }: { round: number }) => ({ round }),
  ask(s, { seat, round }: { round: number } & { seat: Seat }) {
    const b = s.battle;
    if (b === null) return null;
    const c = content.of(s);
    const { fight: on, stop, surrender: yielded } = c.options.war.principal;
    return pick(seat, round === 1 ? [on, yielded] : [on, stop, yielded], {
      params: {
        round,
        village: c.villages[b.village].id,
        attackPoints: combatPoints(s, b, ATTACKING),
        defencePoints: combatPoints(s, b, DEFENDING),
      },
    });
  },
  resolve(s, _p, given): Next {
    const b = s.battle;
    if (b === null) return undefined;
    const yielding = given.filter(({ answer }) => answer?.stand === 'surrender');
    const stopping = given.filter(({ answer }) => answer?.stand === 'stop');
    if (yielding.length === 2 || stopping.length === 2) {
      tellSeat(s, 'battleStopped', b.attacker, b.defender);
      return over(s, b);
    }
    for (const { seat } of yielding) surrender(s, b, seat);
    return weighBattle.do({ stage: 'answers', asked: false });
  },
  refused(s, { round }) {
    return round === 1 ? [refuse(content.of(s).options.war.principal.stop, STOP_LATER)] : [];
  },
  conditions: whileStrong,
});

function isAhead(s: FieState, b: Battle, side: number): boolean {
  return combatPoints(s, b, side) > combatPoints(s, b, opposite(side));
}

/** His Lords there are captured by the opposing principal, his troops and engines go back to stock (FIE-22.30, FIE-22.36). */
function surrender(s: FieState, b: Battle, seat: Seat): void {
  const captor = principalOf(b, opposite(b.sides[seat]));
  tellSeat(s, 'surrendered', seat, captor);
  for (const lord of fightingLords(s, b, seat)) seize(s, b, lord, captor);
  for (const place of placesOf(b, seat)) for (const pawn of [SERGEANT, KNIGHT, ENGINE]) removeAll(s, seat, place, pawn);
  b.quiet = 0;
}

function removeAll(s: FieState, seat: Seat, place: number, pawn: number): void {
  const n = pawnsOf(s, pawn)[spot(seat, place)];
  if (n > 0) removePawns(s, seat, place, pawn, n);
}

/** Helpers say after every round whether they stay (FIE-22.10). */
function helpersOf(s: FieState, b: Battle): readonly Frame[] {
  if (b.round === 0) return [];
  return turnOrder(s).flatMap((seat) => (isHelper(s, b, seat) ? [helperStays.do({ seat, mayChange: true })] : []));
}

function isHelper(s: FieState, b: Battle, seat: Seat): boolean {
  return b.sides[seat] !== OUT && seat !== b.attacker && seat !== b.defender && isFighting(s, b, seat);
}

export const helperStays = step.pick('helperStays', {
  rule: ['FIE-22.10', 'FIE-22.36'],
  ask(s, { seat, mayChange }: { seat: Seat; mayChange: boolean }) {
    const b = s.battle;
    if (b === null || !isHelper(s, b, seat)) return null;
    const c = content.of(s);
    const { fight: stay, leave, change, surrender: yielded } = c.options.war.helper;
    const changing = mayChange && hasFightingLord(s, b, seat);
    return pick(seat, changing ? [stay, leave, change, yielded] : [stay, leave, yielded], {
      params: { bySeat: b.attacker, toSeat: b.defender, village: c.villages[b.village].id },
    });
  },
  answer(s, { seat }, { stand }: StandOption): Next {
    const b = s.battle;
    if (b === null) return undefined;
    if (stand === 'leave') {
      b.sides[seat] = OUT;
      tellSeat(s, 'helperLeft', seat, b.attacker);
    }
    if (stand === 'surrender') surrender(s, b, seat);
    if (stand !== 'change') return undefined;
    const side = opposite(b.sides[seat]);
    return acceptHelper.do({ seat: principalOf(b, side), helper: seat, side, tried: OUT, changes: true });
  },
  refused(s, { seat, mayChange }) {
    const { change } = content.of(s).options.war.helper;
    if (!mayChange) return [refuse(change, CHANGE_DECLINED)];
    return s.battle === null || hasFightingLord(s, s.battle, seat) ? [] : [refuse(change, CHANGE_NEEDS_LORD)];
  },
  conditions: whileStrong,
});

/** Helpers of the attacker who have a free Lord in the battle, in turn order: one of them may carry on (FIE-22.29). */
function heirsOf(s: FieState, b: Battle): Seat[] {
  return turnOrder(s).filter((seat) => seat !== b.attacker && b.sides[seat] === ATTACKING && hasFightingLord(s, b, seat));
}

export const carryOn = step.pick('carryOn', {
  rule: 'FIE-22.29',
  ask(s, { seat }: { seat: Seat }) {
    const b = s.battle;
    if (b === null || hasFightingLord(s, b, b.attacker)) return null;
    const c = content.of(s);
    return pick(seat, [c.options.war.carryOn, c.options.war.giveUp], {
      params: { bySeat: b.attacker, toSeat: b.defender, village: c.villages[b.village].id },
    });
  },
  answer(s, { seat }, { carriesOn }: CarryOnOption) {
    const b = s.battle;
    if (b === null || !carriesOn) return undefined;
    tellSeat(s, 'carriedOn', seat, b.attacker);
    b.attacker = seat;
    return undefined;
  },
});

/** A round: both sides roll at the same time, and take their losses at the same time (FIE-22.18); who decides first, does so in turn order. */
function fight(s: FieState, b: Battle): Next {
  noteStrengths(s, b);
  b.round++;
  b.bled = false;
  b.attackDice = rollBattleDice(s, diceOf(s, b, ATTACKING));
  b.defenceDice = rollBattleDice(s, diceOf(s, b, DEFENDING));
  b.hits = [hitsOf(b.defenceDice), hitsOf(b.attackDice)];
  s.core.told?.push({
    key: 'roundFought',
    params: {
      round: b.round,
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
  const attackers = takeHits(s, lossOrder(s, b, ATTACKING), [], b.hits[0]);
  const defenders = takeHits(s, lossOrder(s, b, DEFENDING), [], b.hits[1]);
  const first = turnOf(s, b.attacker) < turnOf(s, b.defender);
  return [...(first ? [...attackers, ...defenders] : [...defenders, ...attackers]), countRound.do({})];
}

/** Three rounds running without a loss end the battle (FIE-22.28). */
export const countRound = step.work('countRound', {
  rule: 'FIE-22.28',
  run(s, _: object): Next {
    const b = s.battle;
    if (b === null) return undefined;
    b.quiet = b.bled ? 0 : b.quiet + 1;
    b.hits = [0, 0];
    return weighBattle.do({ stage: 'losses', asked: false });
  },
});

/** The last round has been fought: one more window, then all that follows (FIE-6.3). */
function over(s: FieState, b: Battle): Next {
  return b.round === 0 ? endBattle.do({}) : [surpriseWindow(s, 'battleOver', b.attacker), endBattle.do({})];
}

/** Who was captured is held by the principal, else by a helper (FIE-22.37); captives of those who lost all pass on (FIE-18.4). */
export const endBattle = step.work('endBattle', {
  rule: ['FIE-18.4', 'FIE-22.32', 'FIE-22.37', 'FIE-22.38'],
  run(s, _: object): Next {
    const b = s.battle;
    if (b === null) return undefined;
    for (const lord of b.taken) if (s.captor[lord] >= 0) secure(s, b, lord);
    const frames: Frame[] = [];
    for (let seat = 0; seat < b.sides.length; seat++) {
      if (b.sides[seat] === OUT) continue;
      const lost = unguarded(s, b, seat);
      if (lost.length > 0) frames.push(...framesOf(captivesPass(s, lost, keeperAfter(s, b, seat))));
    }
    return [...frames, closeBattle.do({})];
  },
});

function secure(s: FieState, b: Battle, lord: number): void {
  const side = b.sides[s.captor[lord]];
  const principal = principalOf(b, side);
  const order = [principal, ...lossOrder(s, b, side).filter((seat) => seat !== principal)];
  const holder = order.find((seat) => hasUnit(s, seat, guardPlace(s, b, seat)));
  if (holder === undefined) {
    setFree(s, lord);
    return;
  }
  s.at[lord] = guardPlace(s, b, holder);
  if (holder !== s.captor[lord]) capture(s, lord, holder);
}

/** Captives in the village whom a player of the battle cannot guard any more. */
function unguarded(s: FieState, b: Battle, seat: Seat): number[] {
  const captives: number[] = [];
  for (let lord = 0; lord < LORDS; lord++)
    if (s.captor[lord] === seat && villageAt(s.at[lord]) === b.village && !hasUnit(s, seat, s.at[lord])) captives.push(lord);
  return captives;
}

/** Who has the keys then: the opposing principal, failing him that of the captor's own side if it is another; else nobody (FIE-18.4). */
function keeperAfter(s: FieState, b: Battle, seat: Seat): Seat {
  const against = principalOf(b, opposite(b.sides[seat]));
  if (hasUnitIn(s, against, b.village)) return against;
  const own = principalOf(b, b.sides[seat]);
  return own === seat ? NOBODY : own;
}

/** Control, engines, and what follows from the deaths of the battle (FIE-22.33, FIE-22.34, FIE-27.10). */
export const closeBattle = step.work('closeBattle', {
  rule: ['FIE-22.33', 'FIE-22.34', 'FIE-27.10'],
  run(s, _: object): Next {
    const b = s.battle;
    if (b === null) return undefined;
    for (let seat = 0; seat < b.sides.length; seat++) {
      if (b.sides[seat] === OUT) continue;
      for (const place of placesOf(b, seat)) if (!hasUnit(s, seat, place)) removeAll(s, seat, place, ENGINE);
    }
    tellSeat(s, 'battleOver', b.attacker, b.defender);
    const holder = s.control[b.village];
    if ((holder === b.declarer || holder === b.attacker || holder === b.defender) && !hasUnit(s, holder, b.village)) {
      const taker = holder === b.defender ? b.attacker : b.defender;
      if (hasUnit(s, taker, b.village)) passControl(s, b.village, taker);
    }
    s.battle = null;
    return SETTLE;
  },
});
