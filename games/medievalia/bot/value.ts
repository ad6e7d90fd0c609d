/** Who will win: how a side stands, in points of which one more makes it e times as likely. The numbers were found in thousands of games. */

import { type Seat, winShares } from '@castellan/engine';
import { content } from '../content/content.ts';
import { fiefOf, isEnemy } from '../rules/fiefs.ts';
import { prestigeOfSide, sideOf } from '../rules/scoring.ts';
import { homeOf, layoutOf, type MedState } from '../state.ts';
import { RESOURCES } from '../vocabulary.ts';
import { outputIn } from './worth.ts';

/** The way to the goal, which counts for more the further it is gone. */
const PRESTIGE = 3.7;
const PRESTIGE_SQUARED = 4.9;
/** A unit of a resource per turn, as far as it can be put to use; a territory; a point of defence; a card. */
const UNIT = 0.145;
const MOST_UNITS = 5;
const TERRITORY = 0.37;
const DEFENCE = 0.17;
const CARD = 0.14;
/** A turn under siege, and an enemy in the fief. */
const SIEGE = -0.62;
const INVADER = -0.52;

const SPREAD = 1;

/** Allies stand alike, since they win together; whoever is out of the game without an ally cannot win. */
export function value(s: MedState): readonly number[] {
  const points: number[] = [];
  for (let seat = 0; seat < s.core.seats; seat++) points.push(standingOf(s, seat));
  return winShares(s, points, SPREAD);
}

function standingOf(s: MedState, seat: Seat): number {
  const share = prestigeOfSide(s, seat) / layoutOf(s).goal;
  let points = PRESTIGE * share + PRESTIGE_SQUARED * share * share;
  let left = 0;
  for (const one of sideOf(s, seat)) {
    if (s.eliminated[one]) continue;
    points += strengthOf(s, one);
    left++;
  }
  return left === 0 ? Number.NEGATIVE_INFINITY : points;
}

function strengthOf(s: MedState, seat: Seat): number {
  const c = content.of(s);
  let points = CARD * s.hands[seat].length + SIEGE * s.siege[seat];
  for (let resource = 0; resource < RESOURCES.length; resource++) points += UNIT * Math.min(outputIn(s, c, seat, resource), MOST_UNITS);
  const hosts = s.hosts[seat];
  for (let spot = 1; spot < hosts.length; spot++) if (hosts[spot] >= 0) points += TERRITORY;
  for (const card of s.characters[seat]) points += DEFENCE * c.faces[card].defence;
  return points + INVADER * invadersOf(s, seat);
}

function invadersOf(s: MedState, seat: Seat): number {
  const home = homeOf(s, seat);
  let count = 0;
  for (let other = 0; other < s.core.seats; other++) {
    if (!isEnemy(s, seat, other)) continue;
    for (const card of s.characters[other]) if (fiefOf(s, card) === home) count++;
  }
  return count;
}
