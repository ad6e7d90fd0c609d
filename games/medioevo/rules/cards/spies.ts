/** Cards 16 to 18: sabotage, ambush, trap, before any die; on 7 and 8 the spy is found out (UNI-45.12). */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOWHERE, type UniState, type Use } from '../../state.ts';
import { ENGINE, SLOTS, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { OUT } from '../battle-options.ts';
import { ambushed, remove } from '../damage.ts';
import { aboutBattle, inTime, isSettled, mark, ownIndex, present, sideAt, tell } from '../fighters.ts';
import { mannedGalleys, sinkEmptied } from '../naval.ts';
import { destroy } from '../pillage.ts';
import { type Reason, reason } from '../reason.ts';
import { rolled, rolling, takeRoll } from '../rolls.ts';
import { step } from '../step.ts';
import { UNIT_TARGETS, vehicleTarget } from '../targets.ts';
import { troopsIn } from '../troops.ts';
import { isWagon, kindOf, vehicleName, whyNoToken } from '../vehicles.ts';
import { foeWith } from './turncoats.ts';

const NOT_A_SIDE = reason('UNI-45.12', 'notYourBattle');
const NO_TARGET = reason('UNI-45.12', 'nothingToSabotage');

/** Enemy wagons and engines of the battle; a caravan that card 11 made a wagon is one (UNI-45.38). */
function wagonsAndEngines(s: UniState, seat: Seat): number[] {
  const b = present(s);
  const foe = sideAt(b, 1 - ownIndex(s, seat));
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++)
    if (s.at[slot] === b.place && s.vehicleOf[slot] === foe && (isWagon(s, slot) || kindOf(slot) === ENGINE)) found.push(slot);
  return found;
}

function whyNotSpy(s: UniState, { seat }: Use): Reason | null {
  if (ownIndex(s, seat) < 0) return NOT_A_SIDE;
  return present(s).round > 0 || isSettled(s, present(s)) ? NO_TARGET : null;
}

/** The target is named before the roll. */
function foeKinds(s: UniState, seat: Seat): TargetOption[] {
  const b = present(s);
  const there = troopsIn(s, sideAt(b, 1 - ownIndex(s, seat)), b.place);
  return UNIT_TARGETS.filter(({ target }) => there[target] > 0);
}

function sendSpy(s: UniState, { seat, index, targets: [target] }: Use): Next {
  return [...rolling(s, { sides: [seat], what: 'spy', dice: [rolled(s, 8)], faces: [8] }), spyReports.do({ seat, card: index, target })];
}

/** Card 16. */
export const saboteur: Ability = {
  whyNot: (s, use) => whyNotSpy(s, use) ?? (wagonsAndEngines(s, use.seat).length > 0 ? null : NO_TARGET),
  choose: (s, { seat, targets }) => (targets.length > 0 ? null : wagonsAndEngines(s, seat).map((slot) => vehicleTarget(s, slot))),
  apply: sendSpy,
};

/** Cards 17 and 18. */
export const spy: Ability = {
  whyNot: whyNotSpy,
  choose: (s, { seat, targets }) => (targets.length > 0 ? null : foeKinds(s, seat)),
  apply: sendSpy,
};

/** 1 to 3 succeeds, 4 to 6 does nothing, 7 and 8 cost one of one's own units (UNI-45.12). */
export const spyReports = step.work('spyReports', {
  rule: 'UNI-45.12',
  run(s, { seat, card, target }: { seat: Seat; card: number; target: number }): Next {
    const [die] = takeRoll(s).dice;
    const { effect } = content.of(s).cards[card];
    if (effect.op !== 'sabotage' && effect.op !== 'ambush' && effect.op !== 'trap') return undefined;
    if (die >= effect.failure[0]) {
      s.core.told?.push({ key: 'spyCaught', params: { seat, die } });
      return loseOwnUnit.do({ seat });
    }
    const works = die <= effect.success[1];
    s.core.told?.push({ key: works ? 'spySucceeds' : 'spyFails', params: { seat, die } });
    if (!works) return undefined;
    if (effect.op === 'sabotage') return sabotage(s, target);
    const b = present(s);
    const i = ownIndex(s, seat);
    const location = foeWith(s, b, i, target);
    if (location === NOWHERE) return undefined;
    if (effect.op === 'ambush') return ambushed(s, 1 - i, location, target);
    mark(b, 1 - i, location, target, OUT, 1);
    return undefined;
  },
});

/** A level is lost; without an ownership token for the lower one the piece is removed (UNI-45.12, UNI-1.11). */
function sabotage(s: UniState, slot: number): Next {
  const owner = s.vehicleOf[slot];
  const level = s.level[slot] - 1;
  tell(s, 'sabotaged', owner, { vehicle: vehicleName(s, slot), level });
  if (level === 0 || whyNoToken(s, owner, level, s.level[slot]) !== null) destroy(s, slot);
  else s.level[slot] = level;
  return undefined;
}

/** The user removes one of his own units of the battle. */
export const loseOwnUnit = step.pick('loseOwnUnit', {
  rule: 'UNI-45.12',
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    const there = troopsIn(s, seat, b.place);
    const open = UNIT_TARGETS.filter(({ target }) => there[target] > 0);
    return open.length === 0 ? null : pick(seat, open, { params: aboutBattle(s, b), limit: inTime(s, open[0].key) });
  },
  answer(s, { seat }, { target }: TargetOption): Next {
    const b = present(s);
    const i = ownIndex(s, seat);
    const location = foeWith(s, b, 1 - i, target);
    if (location === NOWHERE) return undefined;
    const manned = mannedGalleys(s, b, seat);
    remove(s, b, seat, location, target);
    b.fallen[i]++;
    tell(s, 'unitLost', seat, { unit: UNITS[target] });
    return sinkEmptied(s, seat, manned);
  },
});
