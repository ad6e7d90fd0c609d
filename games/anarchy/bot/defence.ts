/** How a defence will go: which cards so much force will hold, and on which sides it should stand. */

import type { AttackCard, Content } from '../content/content.ts';
import { strengthLeft } from '../rules/resolution.ts';
import { type AnaState, type Player, scenarioCard } from '../state.ts';
import { ARTISAN, KNIGHT, SIDES, SOLDIER, WHOLE } from '../vocabulary.ts';

/** An attack card as the planner sees it. */
export interface Threat {
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
export function threats(s: AnaState, c: Content, p: Player, from: number): readonly (readonly Threat[])[] {
  const row: (readonly Threat[])[] = [];
  for (let slot = from; slot >= 0; slot--) {
    if (p.attacks[slot] < 0) continue;
    const card = c.attackCards[p.attacks[slot]];
    const isFaceUp = (p.faceUp & (1 << slot)) !== 0;
    const possible = isFaceUp ? [card] : c.attackCards.slice(0, c.finalAssaults).filter(({ type }) => type === card.type);
    row.push(possible.map((one) => threatOf(s, c, p, one)));
  }
  return row;
}

const WORLDS = 4;

/** Some of the rows that the face-down cards may turn out to be. */
function worlds(row: readonly (readonly Threat[])[]): readonly (readonly Threat[])[] {
  const certain = row.every((possible) => possible.length === 1);
  return Array.from({ length: certain ? 1 : WORLDS }, (_, n) => row.map((possible, i) => possible[(n * (i + 1) + i) % possible.length]));
}

/** What stands against the row. Only the sum of force on a side counts, since it is spent point by point. */
export interface Stand {
  readonly force: number[];
  readonly ready: number[];
  readonly researched: number;
  beers: number;
}

export function standOf(p: Player, force: readonly number[]): Stand {
  return { force: force.slice(), ready: p.ready.slice(), researched: p.researched, beers: p.beers };
}

/** How many tactics and beers it takes to hold a card with the workers there; null when it cannot be held. */
function meansToHold({ open, whole, tactic }: Threat, { force, ready, researched, beers }: Stand): { uses: number; beers: number } | null {
  let lacking = whole;
  for (const side of EVERY_SIDE) lacking += Math.max(0, open[side] - force[side]);
  const uses = tactic >= 0 && (researched & (1 << tactic)) !== 0 ? Math.min(lacking, ready[tactic]) : 0;
  const drunk = lacking - uses;
  return drunk > (whole > 0 ? 0 : beers) ? null : { uses, beers: drunk };
}

/** Plays cards out with plain sense: tactics only where they hold the card, workers as the rules force them. VP it is worth. */
function playOut(s: AnaState, c: Content, p: Player, row: readonly Threat[], stand: Stand): number {
  let { defended, undefended } = p;
  let bravery = 0;
  for (const threat of row) {
    const means = meansToHold(threat, stand);
    if (means !== null) {
      if (means.uses > 0) stand.ready[threat.tactic] -= means.uses;
      stand.beers -= means.beers;
      defended++;
      if (threat.violent) bravery++;
    } else undefended++;
    for (const side of EVERY_SIDE) stand.force[side] = Math.max(0, stand.force[side] - threat.open[side]);
  }
  return defenceWorth(s, c, defended, undefended) + bravery;
}

const DISCONTENT_COSTS = 1.7;

/** Loyalty against discontent, and what a siege pays (ANA-34). */
function defenceWorth(s: AnaState, c: Content, defended: number, undefended: number): number {
  const resolve = c.resolve[s.round];
  const loyalty = Math.max(0, resolve - undefended);
  const { siege } = scenarioCard(s, c);
  return loyalty - DISCONTENT_COSTS * (resolve - loyalty) + (siege?.bravery[defended] ?? 0);
}

/** Mean over the worlds that are possible. */
function expected(s: AnaState, c: Content, p: Player, rows: readonly (readonly Threat[])[], stand: Stand): number {
  let total = 0;
  for (const row of rows) total += playOut(s, c, p, row, { ...stand, force: stand.force.slice(), ready: stand.ready.slice() });
  return total / rows.length;
}

/** What a row, or the rest of it, is worth to a stand. */
export function outlook(s: AnaState, c: Content, p: Player, row: readonly (readonly Threat[])[], stand: Stand): number {
  return expected(s, c, p, worlds(row), stand);
}

/** A card that is being resolved, as far as it is still open. */
export function openThreat(c: Content, p: Player, slot: number): Threat {
  const card = c.attackCards[p.attacks[slot]];
  return { open: p.open.slice(0, WHOLE), whole: p.open[WHOLE], tactic: -1, violent: card.violent };
}

/** Force for each side that holds the cards of a subset (a bit each) and outlasts what the other cards take before. */
function forceToHold(row: readonly Threat[], subset: number, stand: Stand): number[] {
  return EVERY_SIDE.map((side) => {
    let needed = 0;
    for (let i = row.length - 1; i >= 0; i--) {
      const { open, tactic } = row[i];
      const helped = tactic >= 0 && (stand.researched & (1 << tactic)) !== 0 ? stand.ready[tactic] : 0;
      if ((subset & (1 << i)) !== 0) needed += Math.max(0, open[side] - helped);
      else if (needed > 0) needed += open[side];
    }
    return needed;
  });
}

/** The best force for each side: tried for every set of cards to hold, then the rest where it helps most. */
function bestForce(s: AnaState, c: Content, p: Player, total: number): readonly number[] {
  const rows = worlds(threats(s, c, p, p.attacks.length - 1));
  const nobody = standOf(p, [0, 0, 0, 0]);
  let best: readonly number[] = [0, 0, 0, 0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    for (let subset = (1 << row.length) - 1; subset >= 0; subset--) {
      const force = forceToHold(row, subset, nobody);
      const rest = total - force.reduce((sum, n) => sum + n, 0);
      if (rest < 0) continue;
      const worth = expected(s, c, p, rows, { ...nobody, force }) + rest / 100;
      if (worth <= bestWorth) continue;
      best = force;
      bestWorth = worth;
    }
  }
  return spreadRest(s, c, p, rows, best, total);
}

function spreadRest(
  s: AnaState,
  c: Content,
  p: Player,
  rows: readonly (readonly Threat[])[],
  held: readonly number[],
  total: number,
): readonly number[] {
  const force = held.slice();
  for (let rest = total - force.reduce((sum, n) => sum + n, 0); rest > 0; rest--) {
    const worths = EVERY_SIDE.map((side) => {
      const more = force.slice();
      more[side]++;
      return expected(s, c, p, rows, standOf(p, more)) - more[side] / 100;
    });
    force[worths.indexOf(Math.max(...worths))]++;
  }
  return force;
}

/** Numbers of artisans, soldiers and knights for each side, as `Player.deployed` has them. */
export function planDeployment(s: AnaState, c: Content, p: Player): readonly number[] {
  const left = [p.goods[ARTISAN], p.goods[SOLDIER], p.goods[KNIGHT]];
  const force = bestForce(s, c, p, left[0] + left[1] + 2 * left[2]).slice();
  const plan = new Array<number>(left.length * SIDES.length).fill(0);
  const place = (kind: number, side: number): void => {
    left[kind]--;
    plan[kind * SIDES.length + side]++;
    force[side] -= kind === 2 ? 2 : 1;
  };
  const placeSingle = (side: number): void => place(left[0] > 0 ? 0 : 1, side);
  const neediest = (): number => force.indexOf(Math.max(...force));
  for (const side of EVERY_SIDE) if (force[side] % 2 === 1 && left[0] + left[1] > 0) placeSingle(side);
  while (left[2] > 0) place(2, neediest());
  while (left[0] + left[1] > 0) placeSingle(neediest());
  return plan;
}
