/** 28. Victory: points, goals, and the end of the game. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, NOBODY } from '../state.ts';
import type { Ending } from '../vocabulary.ts';
import { controlledBy } from './control.ts';
import { allyOf } from './spouses.ts';
import { step } from './step.ts';

export function fiefPoints(s: FieState, seat: Seat): number {
  let titles = 0;
  for (let fief = 0; fief < s.titles.length; fief++) {
    const holder = s.titles[fief];
    if (holder >= 0 && s.owner[holder] === seat) titles++;
  }
  return titles * content.of(s).victory.fiefTitle;
}

export function kingPoints(s: FieState, seat: Seat): number {
  return s.king !== NOBODY && s.owner[s.king] === seat ? content.of(s).victory.king : 0;
}

export function popePoints(s: FieState, seat: Seat): number {
  return s.pope !== NOBODY && s.owner[s.pope] === seat ? content.of(s).victory.pope : 0;
}

/** Victory points of a player; captives count (FIE-28.1). */
export function pointsOf(s: FieState, seat: Seat): number {
  return fiefPoints(s, seat) + kingPoints(s, seat) + popePoints(s, seat);
}

/** Who wins and loses with a player: an allied pair, or himself alone; with three players a marriage does not change that (FIE-28.2 to FIE-28.4). */
export function sideOf(s: FieState, seat: Seat): readonly Seat[] {
  const ally = s.core.seats < content.of(s).victory.alliedFrom ? NOBODY : allyOf(s, seat);
  return ally === NOBODY ? [seat] : [Math.min(seat, ally), Math.max(seat, ally)];
}

export function sidesOf(s: FieState): readonly (readonly Seat[])[] {
  return s.hands.map((_, seat) => sideOf(s, seat)).filter(([first], seat) => first === seat);
}

export function goalOf(s: FieState, side: readonly Seat[]): number {
  const { alone, allied } = content.of(s).victory;
  return side.length === 1 ? alone : allied;
}

export function sidePoints(s: FieState, side: readonly Seat[]): number {
  return side.reduce((sum, seat) => sum + pointsOf(s, seat), 0);
}

function hasWon(s: FieState, side: readonly Seat[]): boolean {
  return sidePoints(s, side) >= goalOf(s, side);
}

interface Standing {
  readonly side: readonly Seat[];
  /** To its own goal, then what breaks ties: twice its points, villages and écus, of a pair the sum (FIE-28.8). */
  readonly marks: readonly number[];
}

const TIE_BREAKS = ['roundLimit', 'points', 'villages', 'ecus'] as const satisfies readonly Ending[];

function standingOf(s: FieState, side: readonly Seat[]): Standing {
  const share = 2 / side.length;
  const sum = (of: (seat: Seat) => number): number => share * side.reduce((all, seat) => all + of(seat), 0);
  return {
    side,
    marks: [
      sidePoints(s, side) - goalOf(s, side),
      sum((seat) => pointsOf(s, seat)),
      sum((seat) => controlledBy(s, seat)),
      sum((seat) => s.ecus[seat]),
    ],
  };
}

/** Better first; 0 where nothing tells them apart. */
function compare({ marks: one }: Standing, { marks: other }: Standing): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return other[i] - one[i];
  return 0;
}

/** The place of each seat in the final ranking, from 1; those who are level share one (FIE-28.10). */
export function ranks(s: FieState, winners: readonly Seat[]): number[] {
  const standings = sidesOf(s).map((side) => standingOf(s, side));
  return s.hands.map((_, seat) => {
    if (winners.includes(seat)) return 1;
    const own = standingOf(s, sideOf(s, seat));
    const ahead = standings.filter(({ side, ...other }) => winners.includes(side[0]) || compare({ side, ...other }, own) < 0);
    return 1 + ahead.reduce((all, { side }) => all + side.length, 0);
  });
}

function finish(s: FieState, winners: readonly Seat[], by: Ending): void {
  const seats = s.hands.map((_, seat) => seat);
  s.core.result = {
    scores: seats.map((seat) => pointsOf(s, seat)),
    winners,
    by,
    breakdown: [
      { key: 'fiefTitles', values: seats.map((seat) => fiefPoints(s, seat)) },
      { key: 'king', values: seats.map((seat) => kingPoints(s, seat)) },
      { key: 'pope', values: seats.map((seat) => popePoints(s, seat)) },
      { key: 'villages', values: seats.map((seat) => controlledBy(s, seat)) },
      { key: 'ecus', values: s.ecus.slice() },
      { key: 'rank', values: ranks(s, winners) },
    ],
  };
}

/** What let a single side win: one alone by the point of the crown only, one alone, or a pair. */
function endingOf(s: FieState, side: readonly Seat[]): Ending {
  if (side.length > 1) return 'allied';
  return pointsOf(s, side[0]) - kingPoints(s, side[0]) < goalOf(s, side) ? 'crown' : 'alone';
}

/** Phase 7: all who have reached their goal win (FIE-28.5, FIE-28.6); at the round limit the one who is nearest to it (FIE-28.8). */
export const checkVictory = step.work('checkVictory', {
  rule: ['FIE-28.2', 'FIE-28.3', 'FIE-28.5', 'FIE-28.6', 'FIE-28.8'],
  run(s, _: object) {
    const won = sidesOf(s).filter((side) => hasWon(s, side));
    if (won.length > 0) finish(s, won.flat().sort(), won.length > 1 ? 'several' : endingOf(s, won[0]));
    else if (s.round === s.roundLimit) finishAtLimit(s);
    return undefined;
  },
});

function finishAtLimit(s: FieState): void {
  const standings = sidesOf(s)
    .map((side) => standingOf(s, side))
    .sort(compare);
  const [best] = standings;
  const level = standings.filter((other) => compare(best, other) === 0);
  let decided: Ending = 'shared';
  if (level.length === 1) {
    // The first mark in which the winner is ahead of all that were still level with him.
    let rivals = standings.slice(1);
    for (const [i, mark] of TIE_BREAKS.entries()) {
      rivals = rivals.filter(({ marks }) => marks[i] === best.marks[i]);
      if (rivals.length > 0) continue;
      decided = mark;
      break;
    }
  }
  finish(s, level.flatMap(({ side }) => side).sort(), decided);
}
