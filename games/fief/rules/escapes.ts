/** 26. Escape by a secret passage (FIE-26.10 to FIE-26.12). */

import { type Frame, type Next, pick } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { RoadOption } from '../content/war-options.ts';
import { type FieState, villageAt } from '../state.ts';
import { isShutIn } from './blockade.ts';
import { isInside } from './control.ts';
import { isCaptive } from './families.ts';
import { lordSteps, NO_LOAD, sizeOf } from './groups.ts';
import { loadUp } from './loading.ts';
import { setOut } from './marching.ts';
import { closedRoads, openRoads } from './movement.ts';
import { hasRoad } from './passage.ts';
import { type Reason, reason } from './reason.ts';
import { step } from './step.ts';

const NOT_CONFINED = reason('FIE-26.10', 'notConfined');
const IN_BATTLE = reason('FIE-26.11', 'escapeFromBattle');
const NO_STEP = reason('FIE-26.11', 'noStepToEscape');
const STORM = reason('FIE-26.11', 'stormHere');

/** Why a Lord cannot escape: he must be besieged, or captive in a fortification, and able to make a step (FIE-26.10, FIE-26.11). */
export function whyNotEscape(s: FieState, lord: number): Reason | null {
  const seat = s.owner[lord];
  const place = s.at[lord];
  const confined = isCaptive(s, lord) ? isInside(s, s.captor[lord], place) : isShutIn(s, seat, place);
  if (!confined) return NOT_CONFINED;
  if (s.battle !== null && s.battle.village === villageAt(place)) return IN_BATTLE;
  // A captive d'Arc gives no movement, not even to herself (FIE-26.8).
  if (s.made[lord] >= (isCaptive(s, lord) ? content.of(s).steps.lord : lordSteps(s, [lord]))) return NO_STEP;
  return hasRoad(s, { seat, place, lords: [lord], fled: 0 }, false) ? null : STORM;
}

/** A besieged Lord says which troops inside he takes along; then he makes his first step at once. */
export function flee(s: FieState, lord: number): readonly Frame[] {
  const alone = isCaptive(s, lord);
  s.group = { seat: s.owner[lord], place: s.at[lord], lords: [lord], captives: [], load: NO_LOAD, fled: 0 };
  return alone ? [escapeSteps.do({})] : [loadUp.do({}), escapeSteps.do({})];
}

/** The first step goes by any road, whoever besieges or stands at the gates (FIE-26.10). */
export const escapeSteps = step.pick('escapeSteps', {
  rule: ['FIE-26.10', 'FIE-26.11'],
  ask(s, _: object) {
    const { group } = s;
    if (group === null) return null;
    return pick(group.seat, openRoads(s, group), { params: { lord: content.of(s).lords[group.lords[0]].id }, always: true });
  },
  answer: (s, _p, { index }: RoadOption): Next => setOut(s, index),
  refused: (s) => (s.group === null ? [] : closedRoads(s, s.group)),
});

/** The second step is made at once or not at all, and follows the rules of movement (FIE-26.10, FIE-26.12). */
export const escapeOn = step.pick('escapeOn', {
  rule: ['FIE-26.10', 'FIE-26.12'],
  ask(s, _: object) {
    const { group } = s;
    if (group === null) return null;
    const c = content.of(s);
    return pick(group.seat, [...openRoads(s, group), c.options.war.stay], { params: { lord: c.lords[group.lords[0]].id } });
  },
  answer(s, _p, { index }: RoadOption): Next {
    const { group } = s;
    if (group === null || index < 0) {
      s.group = null;
      return undefined;
    }
    return sizeOf(group.load) === 0 ? setOut(s, index) : [loadUp.do({}), escapeBy.do({ to: index })];
  },
  refused: (s) => (s.group === null ? [] : closedRoads(s, s.group)),
});

export const escapeBy = step.work('escapeBy', {
  rule: 'FIE-26.10',
  run: (s, { to }: { to: number }): Next => setOut(s, to),
});
