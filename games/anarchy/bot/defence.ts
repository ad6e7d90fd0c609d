/** How a defence will go: which cards so much force will hold, and on which sides it should stand. */

import { type AttackCard, type Content, content } from '../content/content.ts';
import { braveryFor, discontentFor, loyaltyFor } from '../rules/aftermath.ts';
import { ASKED_SIDES, forceOn, isStillAsked } from '../rules/deployment.ts';
import { defendersOf } from '../rules/preparation.ts';
import { strengthLeft } from '../rules/resolution.ts';
import { isResearched } from '../rules/tactics.ts';
import { type AnaState, type Player, sum } from '../state.ts';
import { SIDES, WHOLE } from '../vocabulary.ts';
import { remembered } from './remembered.ts';

/** An attack card as the planner sees it. */
interface Threat {
  /** What the fortifications leave open on each side. */
  readonly open: readonly number[];
  /** Strength on the whole castle, which no worker stops. */
  readonly whole: number;
  /** -1 when none helps. */
  readonly tactic: number;
  readonly violent: boolean;
}

const EVERY_SIDE = [0, 1, 2, 3];

function threatOf(s: AnaState, c: Content, p: Player, card: AttackCard): Threat {
  return {
    open: EVERY_SIDE.map((side) => strengthLeft(s, c, p, card, side)),
    whole: strengthLeft(s, c, p, card, WHOLE),
    tactic: c.attackKinds[card.type].tactic,
    violent: card.violent,
  };
}

/** What each card of the row may be, in the order of resolution: a face-down card is any with that back. */
const threats = remembered((s, c, p, from): readonly (readonly Threat[])[] => {
  const row: (readonly Threat[])[] = [];
  for (let slot = from; slot >= 0; slot--) {
    if (p.attacks[slot] < 0) continue;
    const card = c.attackCards[p.attacks[slot]];
    const isFaceUp = (p.faceUp & (1 << slot)) !== 0;
    const possible = isFaceUp ? [card] : c.attackCards.slice(0, c.finalAssaults).filter(({ type }) => type === card.type);
    row.push(possible.map((one) => threatOf(s, c, p, one)));
  }
  return row;
});

const WORLDS = 4;

/** Some of the rows that the face-down cards may turn out to be. */
function worlds(row: readonly (readonly Threat[])[]): readonly (readonly Threat[])[] {
  const certain = row.every((possible) => possible.length === 1);
  return Array.from({ length: certain ? 1 : WORLDS }, (_, n) => row.map((possible, i) => possible[(n * (i + 1) + i) % possible.length]));
}

/** What stands against the row. Only the sum of force on a side counts, since it is spent point by point. */
interface Stand {
  readonly force: number[];
  /** Who may still drink, by side: a beer is worth a point only where one of them stands (ANA-32.2, 32.3). */
  readonly drinkers: number[];
  readonly ready: number[];
  beers: number;
}

function standOf(p: Player, force: readonly number[], drinkers: readonly number[]): Stand {
  return { force: force.slice(), drinkers: drinkers.slice(), ready: p.ready.slice(), beers: p.beers };
}

/** The same again, for the next world. */
function standAnew(stand: Stand, p: Player, force: readonly number[], drinkers: readonly number[]): void {
  for (let side = 0; side < force.length; side++) {
    stand.force[side] = force[side];
    stand.drinkers[side] = drinkers[side];
  }
  for (let tactic = 0; tactic < p.ready.length; tactic++) stand.ready[tactic] = p.ready[tactic];
  stand.beers = p.beers;
}

/** Plays cards out with plain sense: tactics and beers only where they hold the card, workers in any case. VP it is worth. */
function playOut(s: AnaState, c: Content, p: Player, row: readonly Threat[], stand: Stand): number {
  const { force, drinkers, ready } = stand;
  let { defended, undefended } = p;
  let bravery = 0;
  for (let i = 0; i < row.length; i++) {
    const { open, whole, tactic, violent } = row[i];
    let lacking = whole;
    let drinkable = 0;
    for (let side = 0; side < WHOLE; side++) {
      const left = force[side] - open[side];
      if (left < 0) {
        lacking -= left;
        drinkable += Math.min(-left, drinkers[side]);
      }
      force[side] = left < 0 ? 0 : left;
      if (drinkers[side] > force[side]) drinkers[side] = force[side];
    }
    const uses = tactic >= 0 && isResearched(p, tactic) ? Math.min(lacking, ready[tactic]) : 0;
    const drunk = lacking - uses;
    if (drunk > (whole > 0 ? 0 : Math.min(stand.beers, drinkable))) {
      undefended++;
      continue;
    }
    if (uses > 0) ready[tactic] -= uses;
    stand.beers -= drunk;
    defended++;
    if (violent) bravery++;
  }
  return defenceWorth(s, c, defended, undefended) + bravery;
}

const DISCONTENT_COSTS = 1.7;

/** Loyalty against discontent, and what a siege pays. */
function defenceWorth(s: AnaState, c: Content, defended: number, undefended: number): number {
  return loyaltyFor(s, c, undefended) - DISCONTENT_COSTS * discontentFor(s, c, undefended) + braveryFor(s, c, defended);
}

/** What so much force is worth, on average over the worlds that are possible. Nobody who is not deployed yet is a knight. */
function expected(
  s: AnaState,
  c: Content,
  p: Player,
  rows: readonly (readonly Threat[])[],
  force: readonly number[],
  drinkers = force,
): number {
  const stand = standOf(p, force, drinkers);
  let total = 0;
  for (let i = 0; i < rows.length; i++) {
    if (i > 0) standAnew(stand, p, force, drinkers);
    total += playOut(s, c, p, rows[i], stand);
  }
  return total / rows.length;
}

/** A card that is being resolved, as far as it is still open. */
function openThreat(c: Content, p: Player, slot: number): Threat {
  const card = c.attackCards[p.attacks[slot]];
  return { open: p.open.slice(0, WHOLE), whole: p.open[WHOLE], tactic: -1, violent: card.violent };
}

/** Artisans and soldiers who have not drunk yet, by side. */
function drinkersOf({ deployed }: Player): readonly number[] {
  return EVERY_SIDE.map((side) => deployed[side] + deployed[SIDES.length + side]);
}

/** The rest of the row, with the card being resolved as far as it is still open. */
export function weighDefence(s: AnaState, p: Player, slot: number): number {
  const c = content.of(s);
  const force = EVERY_SIDE.map((side) => forceOn(p.deployed, side));
  const current = p.resolving === slot ? [[openThreat(c, p, slot)]] : [];
  const rest = threats(s, c, p, current.length > 0 ? slot - 1 : slot);
  return expected(s, c, p, worlds([...current, ...rest]), force, drinkersOf(p));
}

/** What a use that is kept is worth. */
const USE = 0.1;

/** Uses that this side lacks, if with them the card is held and that is worth more than keeping them. */
export function usesWorthSpending(s: AnaState, c: Content, p: Player, slot: number, side: number): number {
  const force = EVERY_SIDE.map((i) => forceOn(p.deployed, i));
  const lacking = p.open.map((open, i) => Math.max(0, open - (force[i] ?? 0)));
  const threat = openThreat(c, p, slot);
  const { tactic } = c.attackKinds[c.attackCards[p.attacks[slot]].type];
  if (sum(lacking) > p.ready[tactic]) return 0;
  const rest = threats(s, c, p, slot - 1);
  const drinkers = drinkersOf(p);
  const spent = expected(s, c, p, worlds([[{ ...threat, tactic }], ...rest]), force, drinkers);
  const kept = expected(s, c, p, worlds([[threat], ...rest]), force, drinkers);
  return spent - USE * sum(lacking) > kept ? lacking[side] : 0;
}

/** Force for each side that holds the cards of a subset (a bit each) and outlasts what the other cards take before. */
function forceToHold(p: Player, row: readonly Threat[], subset: number): number[] {
  const force = [0, 0, 0, 0];
  for (let i = row.length - 1; i >= 0; i--) {
    const { open, tactic } = row[i];
    const isHeld = (subset & (1 << i)) !== 0;
    const helped = tactic >= 0 && isResearched(p, tactic) ? p.ready[tactic] : 0;
    for (let side = 0; side < WHOLE; side++) {
      if (isHeld) force[side] += Math.max(0, open[side] - helped);
      else if (force[side] > 0) force[side] += open[side];
    }
  }
  return force;
}

const wholeRows = remembered((s, c, p, last) => worlds(threats(s, c, p, last)));

interface Found {
  /** The same list as long as nothing of the castle or the cards has changed. */
  readonly rows: readonly (readonly Threat[])[];
  readonly total: number;
  readonly beers: number;
  readonly defended: number;
  readonly undefended: number;
  readonly force: readonly number[];
}

/** What was found last, and all that it was found by: a deployment is asked for number by number. */
let last: Found | null = null;

function bestForce(s: AnaState, c: Content, p: Player, total: number): readonly number[] {
  const rows = wholeRows(s, c, p, p.attacks.length - 1);
  const { beers, defended, undefended } = p;
  if (last?.rows === rows && last.total === total && last.beers === beers && last.defended === defended && last.undefended === undefended)
    return last.force;
  last = { rows, total, beers, defended, undefended, force: foundForce(s, c, p, rows, total) };
  return last.force;
}

/** The best force for each side: tried for every set of cards to hold, then the rest where it helps most. */
function foundForce(s: AnaState, c: Content, p: Player, rows: readonly (readonly Threat[])[], total: number): number[] {
  let best = [0, 0, 0, 0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  const tried = new Set<number>();
  for (const row of rows) {
    for (let subset = (1 << row.length) - 1; subset >= 0; subset--) {
      const force = forceToHold(p, row, subset);
      const rest = total - sum(force);
      if (rest < 0) continue;
      // Many sets take the same force: none of them is above all there is.
      const key = force.reduce((digits, n) => digits * (total + 1) + n, 0);
      if (tried.has(key)) continue;
      tried.add(key);
      const worth = expected(s, c, p, rows, force) + rest / 100;
      if (worth <= bestWorth) continue;
      best = force;
      bestWorth = worth;
    }
  }
  for (let rest = total - sum(best); rest > 0; rest--) best[whereOneMoreHelps(s, c, p, rows, best)]++;
  return best;
}

function whereOneMoreHelps(s: AnaState, c: Content, p: Player, rows: readonly (readonly Threat[])[], force: number[]): number {
  let where = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < WHOLE; side++) {
    force[side]++;
    const worth = expected(s, c, p, rows, force) - force[side] / 100;
    force[side]--;
    if (worth > most) {
      most = worth;
      where = side;
    }
  }
  return where;
}

const KNIGHT_KIND = 2;

/** Numbers of artisans, soldiers and knights for each side, as `Player.deployed` has them; what has been answered stays. */
export function planDeployment(s: AnaState, c: Content, p: Player): readonly number[] {
  const workers = defendersOf(p);
  const force = bestForce(s, c, p, workers[0] + workers[1] + 2 * workers[KNIGHT_KIND]);
  const plan = posted(workers, force, NOTHING_ANSWERED, p.deployed);
  const isFollowed = plan.every((n, at) => isStillAsked(p.deploying, at) || n === p.deployed[at]);
  return isFollowed ? plan : posted(workers, force, p.deploying, p.deployed);
}

const NOTHING_ANSWERED = 0;

/** Sends everyone who is not deployed already where force is wanted most: singles to make it even, then knights, then the others. */
function posted(workers: readonly number[], wanted: readonly number[], deploying: number, deployed: readonly number[]): readonly number[] {
  const left = workers.slice();
  const force = wanted.slice();
  const plan = new Array<number>(left.length * SIDES.length).fill(0);
  const place = (at: number, n = 1): void => {
    const kind = Math.floor(at / SIDES.length);
    left[kind] -= n;
    plan[at] += n;
    force[at % SIDES.length] -= kind === KNIGHT_KIND ? 2 * n : n;
  };
  const isFree = (kind: number, side: number): boolean => left[kind] > 0 && isStillAsked(deploying, kind * SIDES.length + side);
  const neediest = (kind: number): number => {
    let needs = ASKED_SIDES;
    for (let side = ASKED_SIDES; side >= 0; side--) if (isFree(kind, side) && force[side] >= force[needs]) needs = side;
    return kind * SIDES.length + needs;
  };
  for (let at = 0; at < plan.length; at++) if (!isStillAsked(deploying, at)) place(at, deployed[at]);
  for (const side of EVERY_SIDE) {
    const single = isFree(0, side) ? 0 : isFree(1, side) ? 1 : -1;
    if (force[side] > 0 && force[side] % 2 === 1 && single >= 0) place(single * SIDES.length + side);
  }
  for (const kind of [KNIGHT_KIND, 0, 1]) while (left[kind] > 0) place(neediest(kind));
  return plan;
}
