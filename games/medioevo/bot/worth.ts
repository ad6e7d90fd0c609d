/** What honour, land and pieces are worth to a seat, in florins (notes 1 and 2 for bots). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { levelsIn } from '../rules/buildings.ts';
import { honourOf } from '../rules/conquest.ts';
import { marketValue } from '../rules/markets.ts';
import { finalHonour } from '../rules/scoring.ts';
import { lot, NOBODY, type UniState } from '../state.ts';
import { CIVIL, MAMLUK, TERRITORIES } from '../vocabulary.ts';
import { HABIT, TASTE } from './taste.ts';

/** Turns after the present one. */
export function turnsLeft(s: UniState): number {
  const byTurns = s.turnLimit > 0 ? s.turnLimit - s.turn : HABIT.endless;
  if (s.honourLimit === 0) return Math.max(0, byTurns);
  return Math.max(0, Math.min(byTurns, Math.ceil((s.honourLimit - mostHonour(s)) / HABIT.pace)));
}

function mostHonour(s: UniState): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of s.order) most = Math.max(most, s.honour[seat]);
  return most;
}

/** A point of honour in florins. */
export function honourWorth(s: UniState): number {
  const [early, later, last] = TASTE.honour;
  const left = turnsLeft(s);
  if (left < 2) return last;
  if (s.honourLimit > 0 && s.honourLimit - mostHonour(s) <= HABIT.nearLimit) return last;
  return left * 2 >= (s.turnLimit > 0 ? s.turnLimit : 2 * left) ? early : later;
}

/** What units of each kind cost. */
export function unitsWorth(s: UniState, units: readonly number[]): number {
  const prices = content.of(s).units;
  let florins = 0;
  for (let unit = 0; unit < units.length; unit++) florins += units[unit] * prices[unit].florins;
  return florins;
}

/** Honour that a conquest of a territory brings a seat, or the end of a rebellion in it. */
export function conquestHonour(s: UniState, seat: Seat, territory: number): number {
  const rebels = s.rebel[territory] === 1 && s.homeOf[territory] === seat;
  return honourOf(s, seat, territory) + (rebels ? content.of(s).honour.repressRebellion : 0);
}

/** Rome, and Jerusalem for all but the Mamluk: whoever holds them in the end has three honour for it (UNI-43.11, UNI-43.12). */
export function isHoly(s: UniState, seat: Seat, territory: number): boolean {
  const { rome, jerusalem } = content.of(s);
  return territory === rome || (territory === jerusalem && s.kingdoms[seat] !== MAMLUK);
}

/** What it is worth to hold a territory from now on, beside the honour of taking it. */
export function landWorth(s: UniState, seat: Seat, territory: number): number {
  const { nodes, trade } = content.of(s);
  const { good, port } = nodes[territory];
  const left = turnsLeft(s);
  const civil = s.buildings[lot(territory, CIVIL)];
  let worth = Math.max(20, s.tax[seat]) * (1 + civil) * left + (good >= 0 ? TASTE.zone : 0) + (port ? TASTE.port : 0);
  if (civil === 3) worth += trade.cityTax * marketValue(s, territory) * left;
  if (isHoly(s, seat, territory)) worth += TASTE.holy;
  if (left === 0) worth += 30 * (1 + levelsIn(s, territory));
  return s.homeOf[territory] === seat ? 2 * worth : worth;
}

/** Whether a seat keeps a territory that nobody of his stands in. */
export function staysHis(s: UniState, seat: Seat, territory: number): boolean {
  return s.homeOf[territory] === seat || s.controlTokens[territory] === seat;
}

/** The seat that would win now, another than this one. */
export function leaderAmong(s: UniState, seat: Seat): Seat {
  const scores = finalHonour(s);
  let best: Seat = NOBODY;
  for (const other of s.order) if (s.teams[other] !== s.teams[seat] && (best === NOBODY || scores[other] > scores[best])) best = other;
  return best;
}

/** Levels of all buildings of a seat. */
export function builtBy(s: UniState, seat: Seat): number {
  let levels = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.control[territory] === seat) levels += levelsIn(s, territory);
  return levels;
}
