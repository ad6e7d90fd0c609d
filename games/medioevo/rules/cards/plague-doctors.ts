/** Cards 42 and 43: territories of the event area are protected from the Event card (UNI-45.24). */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOBODY, type UniState, type Use } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { DOCTORS, landOfEvent, shelterFromEvent } from '../events.ts';
import { isPresentIn } from '../map.ts';
import { reason } from '../reason.ts';
import { asD3, rolled, rolling, takeRoll } from '../rolls.ts';
import { step } from '../step.ts';
import { FINISH, placeTarget } from '../targets.ts';

const NOTHING_THERE = reason('UNI-45.24', 'noLandToShelter');
const NOT_YET = reason('UNI-5.16', 'eventNotSettled');

function isByRoll(s: UniState, { index }: Use): boolean {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'protectFromEvent' && typeof effect.count !== 'number';
}

export const plagueDoctor: Ability = {
  whyNot(s, { about }) {
    if (about !== DOCTORS) return NOT_YET;
    return landOfEvent(s).length > 0 ? null : NOTHING_THERE;
  },
  choose: (s, use) => (isByRoll(s, use) || use.targets.length > 0 ? null : landOfEvent(s).map((node) => placeTarget(s, node))),
  touches: (s, use, seat) => (isByRoll(s, use) ? landOfEvent(s) : use.targets).some((node) => isPresentIn(s, seat, node)),
  apply(s, use) {
    const { seat, targets } = use;
    if (!isByRoll(s, use)) {
      shelterFromEvent(s, seat, targets[0]);
      return undefined;
    }
    const dice = [rolled(s, 6)];
    return [...rolling(s, { sides: [seat], what: 'plagueDoctor', dice, faces: [6] }), countSheltered.do({ seat })];
  },
};

/** 1 to 3 territories by the die. */
export const countSheltered = step.work('countSheltered', {
  rule: 'UNI-45.24',
  run: (s, { seat }: { seat: Seat }): Next => shelterTerritory.do({ seat, left: asD3(takeRoll(s).dice[0]) }),
});

export const shelterTerritory = step.pick('shelterTerritory', {
  rule: 'UNI-45.24',
  ask(s, { seat, left }: { seat: Seat; left: number }) {
    const open = left === 0 ? [] : landOfEvent(s);
    return open.length === 0 ? null : pick(seat, [...open.map((node) => placeTarget(s, node)), FINISH], { params: { left } });
  },
  answer(s, { seat, left }, { target }: TargetOption): Next {
    if (target === NOBODY) return undefined;
    shelterFromEvent(s, seat, target);
    return shelterTerritory.do({ seat, left: left - 1 });
  },
});
