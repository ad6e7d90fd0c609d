/** What somebody is told who may ask: the best answers with what the first is after, and what an answer of theirs gives away. */

import type { Chance, Foretold, Game, Seat, State } from '@castellan/engine';
import { aimOf } from './aim.ts';
import type { Effort, Mistake } from './analysis.ts';
import { COUNSEL, type Counsel, counsel } from './counsel.ts';
import { judge } from './judge.ts';

export interface Advice extends Counsel {
  /** What the best answer, and those that would follow it, are certain to bring about. */
  readonly reasons: readonly Foretold[];
}

/** Tries and worlds by which an answer is judged while its giver waits. */
const WHILE_WAITING: Effort = { search: 40, worlds: 24, milliseconds: 1_500 };

/** Where somebody is advised. */
export interface Setting {
  /** How many times as long it may take where it gives way to others, who have some of that time. */
  readonly leeway?: number;
  readonly isCalledOff?: () => boolean;
}

function within(effort: Effort, { leeway = 1, isCalledOff }: Setting): Effort {
  return { ...effort, milliseconds: leeway * (effort.milliseconds ?? Number.POSITIVE_INFINITY), isCalledOff };
}

/** Null when the seat is not asked. */
export function advise<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  rng: Chance,
  { effort = COUNSEL, ...setting }: Setting & { readonly effort?: Effort } = {},
): Advice | null {
  const told = counsel(game, s, seat, rng, within(effort, setting));
  return told === null || setting.isCalledOff?.() === true
    ? null
    : { ...told, reasons: aimOf(game, s, seat, told.answers[0].text, rng).reasons };
}

/** What the coach holds against an answer, when it surely gives away more than this share of the win. */
export function doubtAbout<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  said: string,
  share: number,
  rng: Chance,
  setting: Setting = {},
): Mistake | null {
  return judge(game, s, seat, said, within(WHILE_WAITING, setting), share, rng)?.mistake ?? null;
}
