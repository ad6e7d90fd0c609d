/** 3. The map: distance, neighbours, the play area, and what a step costs. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, NOBODY, type UniState } from '../state.ts';
import { NODES, TERRITORIES } from '../vocabulary.ts';

export function isSea(node: number): boolean {
  return node >= TERRITORIES;
}

/** Steps on the shortest way over land and sea (UNI-3.4). */
export function distance(s: UniState, from: number, to: number): number {
  return content.of(s).distance[from * NODES + to];
}

/** Whether two places neighbour each other (UNI-3.5). */
export function areNeighbours(s: UniState, one: number, other: number): boolean {
  const { distance: steps, neighbourRadius } = content.of(s);
  return steps[one * NODES + other] <= neighbourRadius;
}

/** Whether the seat controls a territory that neighbours this place; for cards and technologies that reach so far. */
export function neighboursLandOf(s: UniState, seat: Seat, node: number): boolean {
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.control[territory] === seat && areNeighbours(s, territory, node)) return true;
  return false;
}

/** Whom barbarians or a card in a place threaten: its owner, else whose home it is; -1 for nobody (UNI-47.4). */
export function threatenedIn(s: UniState, node: number): Seat {
  if (isSea(node)) return NOBODY;
  return s.owner[node] === NOBODY ? s.homeOf[node] : s.owner[node];
}

/** Whether a place is a seat's land, or pieces of it are there (UNI-47.8). */
export function isPresentIn(s: UniState, seat: Seat, node: number): boolean {
  if (threatenedIn(s, node) === seat || s.armies[armyAt(seat, node)] > 0) return true;
  return s.at.some((at, slot) => at === node && s.vehicleOf[slot] === seat);
}

/** With six kingdoms everything is in play; with fewer, what neighbours a home territory of one of them (UNI-1.7). */
export function playArea(s: UniState, kingdoms: readonly number[]): number[] {
  const c = content.of(s);
  const area = new Array<number>(NODES).fill(kingdoms.length === c.kingdoms.length ? 1 : 0);
  for (const kingdom of kingdoms)
    for (const home of c.kingdoms[kingdom].home)
      for (let node = 0; node < NODES; node++) if (c.distance[home * NODES + node] <= c.neighbourRadius) area[node] = 1;
  return area;
}

/** MP for a step into an adjacent place (UNI-17.8); in the variant by terrain and rivers (UNI-44.4). Free castle steps are the mover's. */
export function stepCost(s: UniState, from: number, to: number): number {
  if (!s.terrain || isSea(to) || isSea(from)) return 1;
  const { nodes, terrain, river } = content.of(s);
  return terrain[nodes[to].terrain].mp + (nodes[from].rivers.includes(to) ? river : 0);
}

/** Upkeep of one unit, transport or engine at a place (UNI-8.7); in the variant by terrain (UNI-44.5). */
export function upkeepAt(s: UniState, node: number): number {
  const { nodes, terrain, upkeep, inhabitedUpkeep } = content.of(s);
  if (!s.terrain || isSea(node)) return upkeep;
  return nodes[node].good >= 0 ? inhabitedUpkeep : terrain[nodes[node].terrain].upkeep;
}
