/** 20. Groups: which Lords, troops, engines and captives may make a step together (FIE-20.3 to FIE-20.8). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, type Group, STOPPED, spot } from '../state.ts';
import { ENGINE, KNIGHT, LORDS, PAWNS, SERGEANT } from '../vocabulary.ts';
import { isShutIn } from './blockade.ts';
import { captivesOf } from './captivity.ts';
import { isFree } from './families.ts';
import { riddenKnights } from './passage.ts';
import { addWeary, marched } from './pawns.ts';
import { type Reason, reason } from './reason.ts';

const KINDS: readonly number[] = [SERGEANT, KNIGHT, ENGINE];

/** Nothing goes along. */
export const NO_LOAD: Group['load'] = PAWNS.map(() => [0, 0, 0, 0]);

/** Whether d'Arc is one of them: only in her company is a third step made (FIE-20.7). */
function hasMaid(s: FieState, lords: readonly number[]): boolean {
  return s.maid >= 0 && lords.includes(s.maid);
}

/** Steps that each Lord of a group may make in a round. */
export function lordSteps(s: FieState, lords: readonly number[]): number {
  const { steps } = content.of(s);
  return hasMaid(s, lords) ? steps.dArc : steps.lord;
}

/** Steps that a pawn may make in a round with these Lords (FIE-20.5, FIE-20.7). */
export function pawnSteps(s: FieState, lords: readonly number[], pawn: number): number {
  const { steps } = content.of(s);
  if (pawn === ENGINE) return steps.engine;
  return hasMaid(s, lords) ? steps.dArc : steps.troop;
}

export const NO_STEP = reason('FIE-20.3', 'noStepLeft');
export const NEEDS_MAID = reason('FIE-20.7', 'thirdStepAlone');
const SHUT_IN = reason('FIE-20.14', 'besiegedInside');
const CAPTIVE = reason('FIE-20.1', 'captiveCannotMarch');

/** Why a Lord can lead nobody anywhere, whatever the roads are. */
export function whyNotLead(s: FieState, lord: number): Reason | null {
  if (!isFree(s, lord)) return CAPTIVE;
  if (isShutIn(s, s.owner[lord], s.at[lord])) return SHUT_IN;
  return s.made[lord] < lordSteps(s, companyOf(s, lord)) ? null : NO_STEP;
}

/** A Lord with d'Arc, if he cannot go without her and she is there with a step left; else alone. */
export function companyOf(s: FieState, lord: number): readonly number[] {
  const { maid } = s;
  const { steps } = content.of(s);
  if (lord === maid || s.made[lord] < steps.lord || maid < 0) return [lord];
  return isFree(s, maid) && s.owner[maid] === s.owner[lord] && s.at[maid] === s.at[lord] && s.made[maid] < steps.dArc
    ? [lord, maid]
    : [lord];
}

/** Why these Lords cannot make a step together: one has none left, or only in the company of d'Arc (FIE-20.3, FIE-20.7). */
export function whyNotTogether(s: FieState, lords: readonly number[]): Reason | null {
  const limit = lordSteps(s, lords);
  for (const lord of lords) if (s.made[lord] >= limit) return s.made[lord] >= content.of(s).steps.dArc ? NO_STEP : NEEDS_MAID;
  return null;
}

/** Whether one of the Lords could make another step with this group. */
export function canGoOn(s: FieState, { lords }: Group): boolean {
  const limit = lordSteps(s, lords);
  for (const lord of lords) if (s.made[lord] < limit) return true;
  return false;
}

/** Other free Lords of the player beside a group's Lords who could go with them, d'Arc among those who may come along; none on an escape. */
export function possibleCompanions(s: FieState, { seat, place, lords, fled }: Group): number[] {
  const beside: number[] = [];
  if (fled >= 0) return beside;
  for (let lord = 0; lord < LORDS; lord++)
    if (s.at[lord] === place && s.owner[lord] === seat && isFree(s, lord) && !lords.includes(lord)) beside.push(lord);
  if (beside.length === 0) return beside;
  const { steps } = content.of(s);
  const limit = hasMaid(s, lords) || (hasMaid(s, beside) && s.made[s.maid] < steps.dArc) ? steps.dArc : steps.lord;
  return beside.filter((lord) => s.made[lord] < limit);
}

/**
 * Pawns of a kind that have made so many steps and may go along: of those who can only ride on the knights who rode (FIE-21.6), on an escape
 * the troops inside, and at its second step what has come so far (FIE-26.10).
 */
function available(s: FieState, { seat, place, lords, load, fled }: Group, pawn: number, made: number, light: boolean): number {
  if (made >= pawnSteps(s, lords, pawn) || (light && pawn !== KNIGHT) || (fled >= 0 && pawn === ENGINE)) return 0;
  const there = fled > 0 ? load[pawn][made] : marched(s, seat, place, pawn, made);
  return light ? Math.min(there, riddenKnights(s, seat, place, made)) : there;
}

/** All pawns that may go along. */
export function wholeLoad(s: FieState, group: Group, light: boolean): number[][] {
  const load: number[][] = [];
  for (const pawn of KINDS) {
    const counts: number[] = [];
    for (let made = 0; made <= STOPPED; made++) counts.push(available(s, group, pawn, made, light));
    load.push(counts);
  }
  return load;
}

/** Captives who may be taken along (FIE-18.2). */
export function possibleCaptives(s: FieState, { seat, place, fled }: Group): number[] {
  return fled >= 0 ? [] : captivesOf(s, seat, place);
}

export function sizeOf(load: Group['load']): number {
  let n = 0;
  for (const counts of load) for (const count of counts) n += count;
  return n;
}

export function countOf(load: Group['load'], pawn: number): number {
  let n = 0;
  for (const count of load[pawn]) n += count;
  return n;
}

/** Less of a kind in a load: those go first who have made the most steps. */
export function lighten(load: Group['load'], pawn: number, n: number): number[][] {
  const rest = load.map((counts) => counts.slice());
  let left = n;
  for (let made = rest[pawn].length - 1; made >= 0 && left > 0; made--) {
    const gone = Math.min(left, rest[pawn][made]);
    rest[pawn][made] -= gone;
    left -= gone;
  }
  return rest;
}

/** Ends the movement of Lords for the round (FIE-20.21). */
export function stopLords(s: FieState, lords: readonly number[]): void {
  for (const lord of lords) s.made[lord] = STOPPED;
}

/** Ends the movement of pawns that stand there for the round. */
export function stopPawns(s: FieState, seat: Seat, place: number, pawn: number, made: number, n: number): void {
  if (n === 0 || made === STOPPED) return;
  const at = spot(seat, place);
  if (made > 0) addWeary(s, at, pawn, made, -n);
  addWeary(s, at, pawn, STOPPED, n);
}

function stopLoad(s: FieState, { seat, place, load }: Group): void {
  for (const pawn of KINDS) for (let made = 0; made < STOPPED; made++) stopPawns(s, seat, place, pawn, made, load[pawn][made]);
}

/** Ends the movement of a whole group for the round, and the group with it (FIE-20.21). */
export function stopGroup(s: FieState): void {
  const { group } = s;
  if (group === null) return;
  stopLords(s, group.lords);
  stopLoad(s, group);
  s.group = null;
}
