/**
 * ANA-30.5 to 30.7: who defends, which numbers a deployment is asked for, and how much force stands on a side. Said of plain numbers, so
 * that a screen on which a deployment is planned need not say it again.
 */

import { ARTISAN, FRESH_KINDS, KNIGHT, SIDES, SOLDIER } from '../vocabulary.ts';

/** The kinds of workers that defend, in the order in which they are deployed, as places in `GOODS`. */
export const DEPLOYED = [ARTISAN, SOLDIER, KNIGHT];
/** The last side takes the rest, so one number less than there are sides is asked for each kind. */
export const ASKED_SIDES = SIDES.length - 1;
/** All numbers of a deployment: kind by kind, side by side. */
export const ALL_NUMBERS = FRESH_KINDS * ASKED_SIDES;

/** The first number from `no` on that is about a kind of which there is somebody; `workers` goes by kind. */
export function nextNumber(workers: readonly number[], no: number): number {
  let next = no;
  while (next < ALL_NUMBERS && workers[Math.floor(next / ASKED_SIDES)] === 0) next += ASKED_SIDES;
  return next;
}

/** How many of `n` workers of a kind have no post on the first `sides` sides; `deployed` goes by kind and side. */
export function withoutPost(n: number, deployed: readonly number[], kind: number, sides: number): number {
  let left = n;
  for (let side = 0; side < sides; side++) left -= deployed[kind * SIDES.length + side];
  return left;
}

/** Whether a place of `deployed` is still to be asked from number `no` on; that of the last side is known with the one before it. */
export function isStillAsked(no: number, at: number): boolean {
  const kind = Math.floor(at / SIDES.length);
  return kind * ASKED_SIDES + Math.min(at % SIDES.length, ASKED_SIDES - 1) >= no;
}

/** Who is alone is not asked where nobody is left; how many numbers others are asked must not tell how they were answered. */
export function isAskedOf(left: number, isAlone: boolean): boolean {
  return left > 0 || !isAlone;
}

/** The answers from number `from` on after which all stand as in `deployed`. */
export function answersFor(workers: readonly number[], deployed: readonly number[], from: number, isAlone: boolean): readonly string[] {
  const answers: string[] = [];
  for (let no = nextNumber(workers, from); no < ALL_NUMBERS; no = nextNumber(workers, no + 1)) {
    const kind = Math.floor(no / ASKED_SIDES);
    const side = no % ASKED_SIDES;
    if (isAskedOf(withoutPost(workers[kind], deployed, kind, side), isAlone)) answers.push(String(deployed[kind * SIDES.length + side]));
  }
  return answers;
}

/** Whether so many may stand so: as many of each kind as there are, or fewer while some are still without a post. */
export function mayStand(workers: readonly number[], deployed: readonly number[]): boolean {
  const isWhole = deployed.length === FRESH_KINDS * SIDES.length && deployed.every((n) => Number.isInteger(n) && n >= 0);
  return isWhole && workers.every((n, kind) => withoutPost(n, deployed, kind, SIDES.length) >= 0);
}

/** Knights 2, all others and those laid down 1 (ANA-30.7, 32.1); by the order of `DEFENDERS`. */
const FORCE = [1, 1, 2, 1, 1, 1];

/** A knight, and who has drunk, survives the first point laid down (ANA-32.1, 32.4); everybody else is discarded. By `DEFENDERS`. */
export function survives(kind: number, beer: boolean): boolean {
  return beer || kind === FRESH_KINDS - 1;
}

/** Force of the workers on a side. */
export function forceOn(deployed: readonly number[], side: number): number {
  let force = 0;
  for (let kind = 0; kind < FORCE.length; kind++) force += FORCE[kind] * deployed[kind * SIDES.length + side];
  return force;
}
