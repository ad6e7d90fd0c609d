/** 46.8. Guides: a stage of one's trade route counts as done, never the destination. */

import type { UniState } from '../../state.ts';
import type { Ability } from '../abilities.ts';
import { reason } from '../reason.ts';
import { doStage } from '../routes.ts';
import { placeTarget } from '../targets.ts';

const NO_STAGE = reason('UNI-46.8', 'noStageToGuide');

/** Stages of the seat's route that are not done, the destination left out. */
function missing(s: UniState, seat: number): number[] {
  const route = s.routes[seat];
  return route === null ? [] : route.zones.slice(0, -1).filter((_, stage) => ((route.done >> stage) & 1) === 0);
}

export const guides: Ability = {
  whyNot: (s, { seat }) => (missing(s, seat).length > 0 ? null : NO_STAGE),
  choose: (s, { seat, targets }) => (targets.length > 0 ? null : missing(s, seat).map((zone) => placeTarget(s, zone))),
  apply(s, { seat, targets: [zone] }) {
    doStage(s, seat, zone);
    return undefined;
  },
};
