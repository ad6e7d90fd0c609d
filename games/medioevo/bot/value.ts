/** Who will win: honour as the game would be scored now, and what the realms promise, as shares of the win. */

import { type Seat, winShares } from '@castellan/engine';
import { territoriesOf } from '../rules/control.ts';
import { finalHonour, tokensOf } from '../rules/scoring.ts';
import { musterOf } from '../rules/troops.ts';
import type { UniState } from '../state.ts';
import { toughness } from './odds.ts';
import { builtBy, turnsLeft } from './worth.ts';

/** Honour that a realm makes in a turn, for what it has. The numbers were found in games of the instinct. */
const PROMISE = { building: 0.22, land: 0.1, strength: 0.1, florins: 0.0015, token: 0.35 };
/** By how much honour one must lead to be e times as likely to win: at the end, and more for every turn left. */
const SPREAD = 2.5;
const DOUBT = 1.5;

function promiseOf(s: UniState, seat: Seat): number {
  return (
    PROMISE.building * builtBy(s, seat) +
    PROMISE.land * territoriesOf(s, seat) +
    PROMISE.strength * Math.min(24, toughness(musterOf(s, seat))) +
    PROMISE.florins * Math.min(2000, s.florins[seat]) +
    PROMISE.token * tokensOf(s, seat)
  );
}

export function value(s: UniState): readonly number[] {
  const left = turnsLeft(s) + 0.5;
  const points = finalHonour(s).map((honour, seat) => (s.order.includes(seat) ? honour + left * promiseOf(s, seat) : -20));
  return shared(s, winShares(s, points, SPREAD + DOUBT * left));
}

/** Members of a team win together. */
function shared(s: UniState, shares: readonly number[]): readonly number[] {
  const isAlone = s.teams.every((team, seat) => s.teams.indexOf(team) === seat);
  if (isAlone || s.core.result !== null) return shares;
  return shares.map((_, seat) => {
    let sum = 0;
    let n = 0;
    shares.forEach((share, other) => {
      if (s.teams[other] !== s.teams[seat]) return;
      sum += share;
      n++;
    });
    return sum / n;
  });
}
