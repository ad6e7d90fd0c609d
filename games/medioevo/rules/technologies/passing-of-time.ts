/** 46.20. Passing of Time: a technology of a neighbouring player may be used once, in this phase, at its own costs and conditions. */

import type { Seat } from '@castellan/engine';
import type { TargetOption } from '../../options.ts';
import type { UniState } from '../../state.ts';
import { TECHNOLOGIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { hasStudied, lessonAt, owns } from '../points.ts';
import { reason } from '../reason.ts';
import { areNeighbouring } from './proselytism.ts';

const NO_TECHNOLOGY = reason('UNI-46.20', 'noTechnologyToBorrow');

const OPTIONS: readonly TargetOption[] = TECHNOLOGIES.map((technology, target) => ({
  key: technology,
  say: 'learn',
  technology,
  target,
  at: [`technology:${technology}`],
}));

/** Whether another has what the seat has not. */
function teaches(s: UniState, seat: Seat, other: Seat, technology: number): boolean {
  return hasStudied(s, other, technology) && !owns(s, seat, technology);
}

function teachers(s: UniState, seat: Seat): Seat[] {
  return s.order.filter((other) => other !== seat && OPTIONS.some(({ target }) => teaches(s, seat, other, target)));
}

export const passingOfTime: Ability = {
  whyNot: (s, { seat }) => (teachers(s, seat).some((other) => areNeighbouring(s, seat, other)) ? null : NO_TECHNOLOGY),
  choose(s, { seat, targets }) {
    if (targets.length > 0) return null;
    const near = teachers(s, seat).filter((other) => areNeighbouring(s, seat, other));
    return OPTIONS.filter(({ target }) => near.some((other) => teaches(s, seat, other, target)));
  },
  apply(s, { seat, targets: [technology] }) {
    s.lessons.push(lessonAt(seat, technology));
    s.core.told?.push({ key: 'lessonTaken', params: { seat, technology: TECHNOLOGIES[technology] } });
    return undefined;
  },
};
