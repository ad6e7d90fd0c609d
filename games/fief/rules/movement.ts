/** 20. Movement: a Lord, what goes along with him, the road. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { LeadOption, RoadOption } from '../content/war-options.ts';
import { type FieState, type Group, villageAt } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { framesOf } from './frames.ts';
import { companyOf, NO_LOAD, whyNotLead } from './groups.ts';
import { isHeavy, loadUp, NO_WAY } from './loading.ts';
import { setOut } from './marching.ts';
import { hasRoad, whoBars, whyNotRoad } from './passage.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

export function movementTurn(_s: FieState, seat: Seat): readonly Frame[] {
  return [moveStep.do({ seat })];
}

/** Why a Lord cannot make a step, with whomever. */
function whyNotMove(s: FieState, lord: number): Reason | null {
  const why = whyNotLead(s, lord);
  if (why !== null) return why;
  const group = { seat: s.owner[lord], place: s.at[lord], lords: companyOf(s, lord), fled: -1 };
  return hasRoad(s, group, false) ? null : NO_WAY;
}

/** One step after the other, by any Lord; nobody needs to move (FIE-20.1, FIE-20.20). */
export const moveStep = step.pick('moveStep', {
  rule: ['FIE-20.1', 'FIE-20.2', 'FIE-20.3', 'FIE-20.8', 'FIE-20.20'],
  ask(s, { seat }: { seat: Seat }) {
    const { war } = content.of(s).options;
    const options: LeadOption[] = [];
    for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && whyNotMove(s, lord) === null) options.push(war.lead[lord]);
    options.push(war.endMovement);
    return pick(seat, options);
  },
  answer(s, { seat }, { index }: LeadOption): Next {
    s.group = null;
    if (index < 0) return undefined;
    s.group = { seat, place: s.at[index], lords: [index], captives: [], load: NO_LOAD, fled: -1 };
    return [loadUp.do({}), takeRoad.do({ seat })];
  },
  refused(s, { seat }) {
    const c = content.of(s);
    return c.options.war.lead.flatMap((option): Refused[] => {
      const why = s.owner[option.index] === seat ? whyNotMove(s, option.index) : null;
      return why === null ? [] : [refuse(option, why, { lord: c.lords[option.index].id })];
    });
  },
});

/** The roads that are open to a group, or for which it can ask. */
export function openRoads(s: FieState, group: Group): RoadOption[] {
  const { road } = content.of(s).options.war;
  const heavy = isHeavy(s, group);
  const options: RoadOption[] = [];
  for (const option of road[villageAt(group.place)]) if (whyNotRoad(s, group, option.index, heavy) === null) options.push(option);
  return options;
}

const NO_SUCH_ROAD = reason('FIE-20.2', 'noSuchRoad');

/** Roads that are closed and villages to which none leads, and why. */
export function closedRoads(s: FieState, group: Group): Refused[] {
  const c = content.of(s);
  const { road, farAway } = c.options.war;
  const from = villageAt(group.place);
  const heavy = isHeavy(s, group);
  const closed = road[from].flatMap((option): Refused[] => {
    const why = whyNotRoad(s, group, option.index, heavy);
    if (why === null) return [];
    return [refuse(option, why, { village: c.villages[option.index].id, seat: whoBars(s, group, option.index) })];
  });
  for (const option of farAway)
    if (option.index !== from && !c.villages[from].neighbours.includes(option.index))
      closed.push(refuse(option, NO_SUCH_ROAD, { village: c.villages[option.index].id, fromVillage: c.villages[from].id }));
  return closed;
}

/**
 * The road, asked for even when one is left: nobody marches by naming a Lord, and whoever thinks better of it ends his movement here
 * (FIE-20.1). A group to which meanwhile every road was closed stays, and another may still move.
 */
export const takeRoad = step.pick('takeRoad', {
  rule: ['FIE-20.1', 'FIE-20.2', 'FIE-20.9', 'FIE-20.12', 'FIE-20.13', 'FIE-20.15'],
  ask(s, _: { seat: Seat }) {
    const { group } = s;
    if (group === null) return null;
    const c = content.of(s);
    const { stay, halt } = c.options.war;
    const roads = openRoads(s, group);
    return pick(group.seat, roads.length === 0 ? [stay] : [...roads, halt], {
      params: { lord: c.lords[group.lords[0]].id, village: c.villages[villageAt(group.place)].id },
      always: true,
    });
  },
  answer(s, { seat }, { key, index }: RoadOption): Next {
    if (index >= 0) return [...framesOf(setOut(s, index)), moveStep.do({ seat })];
    s.group = null;
    return key === content.of(s).options.war.halt.key ? undefined : moveStep.do({ seat });
  },
  refused: (s) => (s.group === null ? [] : closedRoads(s, s.group)),
});
