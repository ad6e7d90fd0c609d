/** 19, 20. Steps (d) to (i): abilities, sacrifices, dice, comparison, damage and losses. */

import { amount, type Frame, type Next, type Option, pick, printKeys, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { DieOption } from '../options.ts';
import { type Battle, NOBODY, NOWHERE, type UniState } from '../state.ts';
import { BARBARIANS, CAPTAIN, CAVALRY, DICE, HEAVY, LIGHT, NODES, UNITS } from '../vocabulary.ts';
import { FIGHTING } from './battle-options.ts';
import { ableUnits, actingCaptains, worksIn } from './captain-orders.ts';
import { afterCapture, capturesNow } from './capture.ts';
import { remove, strike } from './damage.ts';
import {
  aboutBattle,
  armyOf,
  fightersOf,
  hittable,
  inTime,
  isOutnumbered,
  isPlayer,
  isSettled,
  locationsOf,
  ownIndex,
  present,
  sideAt,
  tell,
} from './fighters.ts';
import { SLOT_KEYS, SLOT_TARGETS } from './march-options.ts';
import { mannedGalleys, navalBonus, sinkEmptied } from './naval.ts';
import { rankOf } from './order.ts';
import { afterProtection } from './protection.ts';
import { bestReroll, REROLLS, rollsAfter, rollsToCome } from './rerolls.ts';
import { rolled, takeRoll } from './rolls.ts';
import { step } from './step.ts';
import { vehicleName } from './vehicles.ts';
import { attackOf, lossOf } from './war-circle.ts';
import { openWindow } from './windows.ts';

export const melee = step.work('melee', {
  rule: ['UNI-19.4', 'UNI-19.19'],
  run(s, _: object): Next {
    const b = present(s);
    if (isSettled(s, b)) return undefined;
    return [...openWindow(s, { kind: 'battleAbilities', seats: s.order, about: b.place }), checkAbilities.do({})];
  },
});

function abilityOf(b: Battle, i: number, unit: number): number {
  return b.abilities[i * UNITS.length + unit];
}

/** Abilities are checked once and hold to the end of the round (UNI-19.5, UNI-21.3, UNI-21.18). Then attacker and defender roll. */
export const checkAbilities = step.work('checkAbilities', {
  rule: ['UNI-19.5', 'UNI-19.6', 'UNI-21.1', 'UNI-21.3', 'UNI-24.4', 'UNI-41.8', 'UNI-41.9'],
  run(s, _: object): Next {
    const b = present(s);
    if (isSettled(s, b)) return undefined;
    for (const i of [0, 1])
      for (const unit of [LIGHT, HEAVY, CAVALRY]) {
        const acting = unit === LIGHT || !worksIn(b, unit) ? 0 : actingCaptains(s, b, i, unit);
        b.abilities[i * UNITS.length + unit] = ableUnits(s, b, i, unit) + acting;
      }
    b.levy = levyOf(s, b);
    return [0, 1].flatMap((i): Frame[] => [sacrifices.do({ i }), throwDice.do({ i })]).concat(showDice.do({}));
  },
});

/** Barbarians who are fewer sacrifice light infantry: 1 of 2 or 3, 2 of 4 or more (UNI-41.8, UNI-41.9). */
function levyOf(s: UniState, b: Battle): number {
  const i = b.attacker === BARBARIANS ? 0 : 1;
  if (sideAt(b, i) !== BARBARIANS || abilityOf(b, i, LIGHT) === 0 || fightersOf(s, b, i) >= fightersOf(s, b, 1 - i)) return 0;
  const light = sacrificable(s, b, i);
  const { n } = content.of(s).barbarians.sacrifice.find(({ from }) => light >= from) ?? { n: 0 };
  return Math.min(n, abilityOf(b, i, LIGHT), armyOf(s, b, i) - 1);
}

/** Light infantry in the fight that may still be sacrificed (UNI-45.43). */
function sacrificable(s: UniState, b: Battle, i: number): number {
  let n = 0;
  for (const location of locationsOf(s, b, i)) n += hittable(s, b, i, location, LIGHT, FIGHTING);
  return n;
}

/** Where a side has such units that it could sacrifice: at sea galleys, the one with the most of them first. */
function sacrificePlaces(s: UniState, b: Battle, i: number, unit: number): number[] {
  const places = locationsOf(s, b, i).filter((location) => hittable(s, b, i, location, unit, FIGHTING) > 0);
  return places.sort((one, other) => hittable(s, b, i, other, unit, FIGHTING) - hittable(s, b, i, one, unit, FIGHTING));
}

/** A unit is sacrificed (UNI-21.5, UNI-21.6). */
function giveUp(s: UniState, b: Battle, i: number, unit: number, from = sacrificePlaces(s, b, i, unit)[0] ?? NOWHERE): boolean {
  if (from === NOWHERE || armyOf(s, b, i) < 2) return false;
  remove(s, b, sideAt(b, i), from, unit);
  b.fallen[i]++;
  b.hurt[i]++;
  b.attack[i] += content.of(s).combat.lightBonus;
  return true;
}

/** Before its own roll a side sacrifices: captains who act as light infantry, then light infantry (UNI-21.5, UNI-22.3). */
export const sacrifices = step.work('sacrifices', {
  rule: ['UNI-21.5', 'UNI-21.6', 'UNI-22.3', 'UNI-41.8'],
  run(s, { i }: { i: number }): Next {
    const b = present(s);
    const side = sideAt(b, i);
    const manned = mannedGalleys(s, b, side);
    let captains = 0;
    for (let left = actingCaptains(s, b, i, LIGHT); left > 0; left--)
      for (let unit = CAPTAIN; unit < UNITS.length; unit++)
        if (giveUp(s, b, i, unit)) {
          captains++;
          break;
        }
    if (captains > 0) tell(s, 'sacrificed', side, { n: captains });
    if (isPlayer(side)) return [...sinkEmptied(s, side, manned), sacrificeLight.do({ seat: side })];
    let n = 0;
    while (n < b.levy && giveUp(s, b, i, LIGHT)) n++;
    if (n > 0) tell(s, 'sacrificed', side, { n });
    return sinkEmptied(s, side, manned);
  },
});

/** Any number, but not the last military unit of the side (UNI-21.5). */
export const sacrificeLight = step.amount('sacrificeLight', {
  rule: ['UNI-21.5', 'UNI-21.6', 'UNI-20.5'],
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    const i = ownIndex(s, seat);
    const most = Math.min(abilityOf(b, i, LIGHT), sacrificable(s, b, i), armyOf(s, b, i) - 1);
    return most <= 0 ? null : amount(seat, 0, most, { params: aboutBattle(s, b), limit: inTime(s, '0') });
  },
  answer(s, { seat }, n: number): Next {
    const b = present(s);
    const i = ownIndex(s, seat);
    const manned = mannedGalleys(s, b, seat);
    if (n > 0) tell(s, 'sacrificed', seat, { n });
    // From which galleys they are taken is their owner's choice (UNI-24.8).
    if (b.naval && n > 0 && n < sacrificable(s, b, i)) return sacrificeFrom.do({ seat, left: n, manned });
    for (let left = n; left > 0; left--) giveUp(s, b, i, LIGHT);
    return sinkEmptied(s, seat, manned);
  },
  conditions: { outnumbered: { holds: (s, _p, seat, n) => isOutnumbered(s, seat, n) } },
  ways: {
    /** As many as may be, in every round (UNI-47.15). */
    all: { find: (_s, _p, q) => (q.kind === 'amount' ? String(q.max) : null) },
  },
});

interface GalleyOption extends Option {
  readonly location: number;
  readonly vehicle: string;
  readonly level: number;
  readonly n: number;
}

/** One light infantry after the other, from the galley its owner names (UNI-21.5, UNI-24.8). */
export const sacrificeFrom = step.pick('sacrificeFrom', {
  rule: ['UNI-21.5', 'UNI-24.8'],
  ask(s, { seat }: { seat: Seat; left: number; manned: readonly number[] }) {
    const b = present(s);
    const i = ownIndex(s, seat);
    const open = sacrificePlaces(s, b, i, LIGHT).map((location): GalleyOption => {
      const slot = location - NODES;
      const n = hittable(s, b, i, location, LIGHT, FIGHTING);
      return {
        key: SLOT_KEYS[slot],
        say: 'sacrificeFrom',
        location,
        vehicle: vehicleName(s, slot),
        level: s.level[slot],
        n,
        at: SLOT_TARGETS[slot],
      };
    });
    return open.length === 0 ? null : pick(seat, open, { params: aboutBattle(s, b), limit: inTime(s, open[0].key) });
  },
  answer(s, { seat, left, manned }, { location }: GalleyOption): Next {
    giveUp(s, present(s), ownIndex(s, seat), LIGHT, location);
    return left > 1 ? sacrificeFrom.do({ seat, left: left - 1, manned }) : sinkEmptied(s, seat, manned);
  },
});

function diceOf(b: Battle, i: number): number[] {
  return b.dice.slice(3 * i, 3 * i + 3);
}

/** d4, d6, d8; barbarians have the dice of the War Circle (UNI-19.6, UNI-41.3, UNI-41.4). */
export const throwDice = step.work('throwDice', {
  rule: ['UNI-19.6', 'UNI-41.3', 'UNI-41.4'],
  run(s, { i }: { i: number }): Next {
    const b = present(s);
    const side = sideAt(b, i);
    for (let die = 0; die < DICE.length; die++) b.dice[3 * i + die] = isPlayer(side) ? rolled(s, DICE[die]) : s.warCircle[die];
    tell(s, 'battleDice', side, { dice: diceOf(b, i) });
    return isPlayer(side) ? rerollBattleDice.do({ seat: side }) : undefined;
  },
});

/** Any of the three once (UNI-19.6). */
export const rerollBattleDice = step.subset('rerollBattleDice', {
  rule: 'UNI-19.6',
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    const i = ownIndex(s, seat);
    const params = { ...aboutBattle(s, b), dice: diceOf(b, i), theirs: i === 1 || b.defender === BARBARIANS ? foeDice(s, b, i) : [] };
    return subset(seat, content.of(s).options.reroll, { min: 0, max: DICE.length, params, limit: inTime(s, '-') });
  },
  answer(s, { seat }, chosen: readonly DieOption[]): Next {
    const b = present(s);
    const i = ownIndex(s, seat);
    for (const { die } of chosen) b.dice[3 * i + die] = rolled(s, DICE[die]);
    if (chosen.length > 0) tell(s, 'battleRerolled', seat, { dice: diceOf(b, i) });
    return undefined;
  },
  ways: {
    /** For a high attack and a low loss value, as they are on the mean (UNI-47.15). */
    best: {
      find(s, { seat }) {
        const b = present(s);
        return rerollKeys(s, bestReroll(diceOf(b, ownIndex(s, seat))));
      },
    },
    /** For the best chance to win the round against what the other has rolled, or will (UNI-47.15). */
    win: { find: (s, { seat }) => rerollKeys(s, winningReroll(s, present(s), ownIndex(s, seat))) },
  },
});

/** The answer that throws these dice again. */
function rerollKeys(s: UniState, subset: number): string {
  const { reroll } = content.of(s).options;
  return printKeys(
    'subset',
    reroll.filter((_, die) => (subset >> die) & 1).map(({ key }) => key),
  );
}

/** Chances of the round, a tie counted half; of those that are alike the fewest dice. */
function winningReroll(s: UniState, b: Battle, i: number): number {
  const mayKnow = i === 1 || sideAt(b, 1 - i) === BARBARIANS;
  const theirs = (mayKnow ? [[foeDice(s, b, i), 1] as const] : rollsToCome()).map(
    ([dice, share]) => [attackValue(s, b, 1 - i, dice), share] as const,
  );
  const chanceOf = (value: number): number =>
    theirs.reduce((sum, [other, share]) => sum + (value > other ? share : value === other ? share / 2 : 0), 0);
  const mine = diceOf(b, i);
  let best = 0;
  let chance = -1;
  for (const subset of REROLLS) {
    const rolls = rollsAfter(mine, subset);
    const mean = rolls.reduce((sum, dice) => sum + chanceOf(attackValue(s, b, i, dice)), 0) / rolls.length;
    if (mean <= chance + Number.EPSILON) continue;
    best = subset;
    chance = mean;
  }
  return best;
}

/** Dice of the other side as far as they are known. */
function foeDice(s: UniState, b: Battle, i: number): number[] {
  return sideAt(b, 1 - i) === BARBARIANS ? s.warCircle.slice() : diceOf(b, 1 - i);
}

/** All six lie on the table: dice may be lowered and values raised until both sides pass (UNI-20.4, UNI-20.12, UNI-47.5). */
export const showDice = step.work('showDice', {
  rule: ['UNI-20.4', 'UNI-20.12', 'UNI-47.5', 'UNI-45.26'],
  run(s, _: object): Next {
    const b = present(s);
    const sides = [b.attacker, b.attacker, b.attacker, b.defender, b.defender, b.defender];
    s.rolls = [...s.rolls, { sides, what: 'melee', dice: b.dice.slice(), faces: [...DICE, ...DICE] }];
    return [
      ...openWindow(s, { kind: 'battleAfterRolls', also: 'onDie', seats: s.order, about: b.place }),
      takeDice.do({}),
      ...[b.attacker, b.defender].filter((side) => s.blood && isPlayer(side)).map((seat) => spendBlood.do({ seat })),
      compare.do({}),
    ];
  },
});

export const takeDice = step.work('takeDice', {
  rule: 'UNI-20.4',
  run(s, _: object) {
    present(s).dice = takeRoll(s).dice.slice();
    return undefined;
  },
});

/** Blood tokens are worth 1 attack each (UNI-44.6). */
export const spendBlood = step.amount('spendBlood', {
  rule: 'UNI-44.6',
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    return s.bloodTokens[seat] === 0 ? null : amount(seat, 0, s.bloodTokens[seat], { params: aboutBattle(s, b), limit: inTime(s, '0') });
  },
  answer(s, { seat }, n: number): Next {
    s.bloodTokens[seat] -= n;
    present(s).attack[ownIndex(s, seat)] += n;
    if (n > 0) tell(s, 'bloodSpent', seat, { n });
    return undefined;
  },
});

/** What the place in the turn order takes off the attack value; barbarians have none (UNI-20.6, UNI-20.7). */
function penaltyOf(s: UniState, side: number): number {
  return isPlayer(side) ? content.of(s).penalties[s.order.length][rankOf(s, side)] : 0;
}

/** What an attack value is made of: the dice, what was added, the bigger fleet, the place in the turn order (UNI-20.5). */
export function attackParts(s: UniState, b: Battle, i: number, dice: readonly number[] = diceOf(b, i)) {
  return { dice: attackOf(dice), added: b.attack[i], fleet: navalBonus(s, b, i), order: penaltyOf(s, sideAt(b, i)) };
}

/** Base or critical roll, all additions and the penalty, never below 0, then one halving (UNI-20.1 to UNI-20.12). */
export function attackValue(s: UniState, b: Battle, i: number, roll: readonly number[] = diceOf(b, i)): number {
  const { dice, added, fleet, order } = attackParts(s, b, i, roll);
  const value = Math.max(0, dice + added + fleet + order);
  return i === 0 && b.flight !== NOWHERE ? Math.ceil(value / 2) : afterCapture(b, i, value);
}

/** What a loss value is made of: the lowest die, MP of flight, what heavy infantry and superiority take off. */
export function lossParts(s: UniState, b: Battle, i: number) {
  const heavy = content.of(s).combat.heavyReduction * abilityOf(b, i, HEAVY);
  return { dice: lossOf(diceOf(b, i)), flight: i === 0 && b.flight !== NOWHERE ? b.flightCost : 0, heavy: -heavy, saved: -b.saved[i] };
}

/** The lowest die, MP of flight, heavy infantry and superiority; of barbarians it never sinks below 1 (UNI-20.3, UNI-20.10, UNI-21.7, UNI-28.4, UNI-19.16). */
export function lossValue(s: UniState, b: Battle, i: number): number {
  const { dice, flight, heavy, saved } = lossParts(s, b, i);
  return Math.max(sideAt(b, i) === BARBARIANS ? content.of(s).barbarians.leastLoss : 0, dice + flight + heavy + saved);
}

/** What a side's cavalry deals beyond the score (UNI-21.8). */
function cavalryOf(s: UniState, b: Battle, i: number): number {
  return content.of(s).combat.cavalryDamage * abilityOf(b, i, CAVALRY);
}

/** The higher attack value wins the round; equal ones leave cavalry and losses (UNI-19.7 to UNI-19.10). */
export const compare = step.work('compare', {
  rule: ['UNI-19.7', 'UNI-19.8', 'UNI-19.9', 'UNI-19.10', 'UNI-19.18', 'UNI-21.9', 'UNI-41.10'],
  run(s, _: object): Next {
    const b = present(s);
    const values = [attackValue(s, b, 0), attackValue(s, b, 1)];
    for (const i of [0, 1]) b.best[i] = Math.max(b.best[i], values[i]);
    s.core.told?.push({ key: 'attackValues', params: { mine: values[0], theirs: values[1] } });
    if (values[0] === values[1]) {
      s.core.told?.push({ key: 'roundTied', params: {} });
      return [...[0, 1].map((i) => blowOf(s, b, i, cavalryOf(s, b, 1 - i), false)), losses.do({ i: 0 }), losses.do({ i: 1 })];
    }
    const i = values[0] > values[1] ? 0 : 1;
    const difference = Math.abs(values[0] - values[1]);
    const score = Math.min(difference, fightersOf(s, b, i));
    const extra = Math.floor(difference / content.of(s).combat.superiority);
    tell(s, 'roundWon', sideAt(b, i), { n: score });
    if (extra > 0 && isPlayer(sideAt(b, i))) return superioritySplit.do({ seat: sideAt(b, i), score, extra });
    return wonBy(s, b, i, score + extra);
  },
});

/** A strike of the melee against a side, after protection (UNI-25.4, UNI-25.5). */
function blowOf(s: UniState, b: Battle, i: number, points: number, captures: boolean): Frame {
  return strike.do({
    side: sideAt(b, i),
    by: sideAt(b, 1 - i),
    kind: 'melee',
    points: afterProtection(s, b, i, 'melee', points),
    captures,
  });
}

/** Steps (h) and (i): damage to the loser, then losses, of the captors alone where they won (UNI-19.11, UNI-19.12, UNI-30.4). */
function wonBy(s: UniState, b: Battle, i: number, points: number): Next {
  const captures = capturesNow(b, i);
  const hurt = blowOf(s, b, 1 - i, points + cavalryOf(s, b, i), captures);
  const struck = [0, 1].filter((side) => !captures || side === i).map((side) => losses.do({ i: side }));
  return [hurt, ...struck];
}

/** Overwhelming superiority: damage, or fewer losses of one's own, point by point (UNI-19.10). */
export const superioritySplit = step.amount('superioritySplit', {
  rule: 'UNI-19.10',
  ask(s, { seat, extra }: { seat: Seat; score: number; extra: number }) {
    const b = present(s);
    return amount(seat, 0, extra, {
      params: { ...aboutBattle(s, b), losses: lossValue(s, b, ownIndex(s, seat)) },
      limit: inTime(s, String(extra)),
    });
  },
  answer(s, { seat, score, extra }, n: number): Next {
    const b = present(s);
    const i = ownIndex(s, seat);
    b.saved[i] = extra - n;
    s.core.told?.push({ key: 'superiority', params: { seat, n, saved: extra - n } });
    return wonBy(s, b, i, score + n);
  },
  ways: {
    /** All to damage (UNI-47.15). */
    harm: { find: (_s, _p, q) => (q.kind === 'amount' ? String(q.max) : null) },
    /** As many as one has losses take them away (UNI-47.15). */
    spare: {
      find(s, { seat }, q) {
        const lost = lossValue(s, present(s), ownIndex(s, seat));
        return q.kind === 'amount' ? String(Math.max(0, q.max - lost)) : null;
      },
    },
  },
});

/** Each side takes its own losses, the attacker first; also when the other is gone (UNI-19.12). */
export const losses = step.work('losses', {
  rule: ['UNI-19.12', 'UNI-20.3', 'UNI-21.7', 'UNI-28.4'],
  run(s, { i }: { i: number }): Next {
    const b = present(s);
    return strike.do({ side: sideAt(b, i), by: NOBODY, kind: 'losses', points: lossValue(s, b, i), captures: false });
  },
});
