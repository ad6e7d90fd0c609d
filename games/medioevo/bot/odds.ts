/** How a fight would end: at a glance for all that is thought of, by the rules' own forecast for what is about to be done (note 3 for bots). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { forecast } from '../rules/forecast.ts';
import { isSea } from '../rules/map.ts';
import { rankOf } from '../rules/order.ts';
import { protectionIn } from '../rules/protection.ts';
import { hasArmy, troopsIn } from '../rules/troops.ts';
import { attackOf, hordeOf } from '../rules/war-circle.ts';
import { reserveAt, type Side, type UniState } from '../state.ts';
import { ARCHER, BARBARIANS, CAPTAIN, CAVALRY, HEAVY, LIGHT, PIECES } from '../vocabulary.ts';
import { HABIT } from './taste.ts';

/** Damage points that a unit stands, and what it is worth in a fight beside that. */
const TOUGHNESS: readonly number[] = [1, 2, 1, 3, 1, 1.5, 2];

export function count(units: readonly number[]): number {
  let n = 0;
  for (let unit = 0; unit < units.length; unit++) n += units[unit];
  return n;
}

export function toughness(units: readonly number[]): number {
  let points = 0;
  for (let unit = 0; unit < units.length; unit++) points += units[unit] * TOUGHNESS[unit];
  return points;
}

/** How often a player rolls more than an attack value, by that value up to 12, and beyond. */
function winsAgainst(attack: number): number {
  return attack <= 5 ? 0.85 : attack <= 7 ? 0.72 : attack <= 8 ? 0.6 : attack <= 12 ? 0.5 : attack <= 18 ? 0.25 : 0.1;
}

/** Damage that one side does to the other in a round: what it wins, its horse and bows, and what the other loses by itself. */
function damage(mine: readonly number[], theirs: readonly number[], wins: number, theirLoss: number): number {
  const n = count(mine) - mine[ARCHER] * 0.3;
  const horse = theirs[CAVALRY] === 0 ? 2 * mine[CAVALRY] : 0;
  const bows = theirs[ARCHER] === 0 ? 0.375 * mine[ARCHER] : 0;
  const sparing = mine[HEAVY] === 0 ? theirs[HEAVY] : 0;
  return wins * (Math.min(n, 5) + horse) + bows + Math.max(0.2, theirLoss - sparing) + 0.3 * captains(mine);
}

function captains(units: readonly number[]): number {
  return units[CAPTAIN] + 2 * units[CAPTAIN + 1] + 3 * units[CAPTAIN + 2];
}

/** The chance of an army against another, told at a glance. */
export function chanceOf(s: UniState, mine: readonly number[], theirs: readonly number[], foe: Side, protection: number): number {
  if (count(mine) === 0) return 0;
  if (count(theirs) === 0) return 1;
  const wild = foe === BARBARIANS;
  const wins = wild ? winsAgainst(attackOf(s.warCircle)) : 0.5;
  const theirLoss = wild ? Math.max(1, Math.min(...s.warCircle)) : 1.8;
  const dealt = Math.max(0.1, damage(mine, theirs, wins, theirLoss) - protection);
  const taken = Math.max(0.1, damage(theirs, mine, 1 - wins, 1.8));
  const ratio = (toughness(mine) / taken / (toughness(theirs) / dealt)) ** 2.5;
  return ratio / (1 + ratio);
}

/** Those who would meet an army in a place: those who stand there, or the horde that would rise. */
export function defendersIn(s: UniState, foe: Side, place: number): readonly number[] {
  return foe === BARBARIANS && !isSea(place) && !hasArmy(s, BARBARIANS, place) ? hordeOf(s) : troopsIn(s, foe, place);
}

interface Odds {
  readonly wins: number;
  /** Florins that the attacker loses on average. */
  readonly losses: number;
}

/** Forecasts that have been made, by all that they depend on: the same battle is thought of again and again within a move. */
const KNOWN = new Map<string, Odds>();
const MOST_KNOWN = 4000;

function keyOf(s: UniState, seat: Seat, foe: Side, place: number, army: readonly number[]): string {
  let key = `${s.order.length},${rankOf(s, seat)}`;
  for (let piece = 0; piece < PIECES.length; piece++) key += `,${s.reserve[reserveAt(seat, piece)]},${s.reserve[reserveAt(foe, piece)]}`;
  key += foe === BARBARIANS ? `|${listed(s.warCircle)}|` : `||${rankOf(s, foe)},${protectionIn(s, foe, place)}`;
  key += isSea(place) || s.at.includes(place) ? `|${place}` : '|';
  for (let slot = 0; slot < s.at.length; slot++) if (s.at[slot] === place) key += `,${slot}`;
  return `${key}|${listed(army)}|${listed(troopsIn(s, seat, place))}|${listed(defendersIn(s, foe, place))}`;
}

function listed(numbers: readonly number[]): string {
  let list = '';
  for (let i = 0; i < numbers.length; i++) list += `${numbers[i]},`;
  return list;
}

/** The battle fought out by the rules themselves, when `army` comes to a place. */
export function forecastOf(s: UniState, seat: Seat, foe: Side, place: number, army: readonly number[]): Odds {
  const key = keyOf(s, seat, foe, place, army);
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const encounter = { attacker: seat, defender: foe, place, army };
  const clear = forecast(s, encounter, { runs: HABIT.glimpses });
  // Where a few runs all end alike, more would tell nothing new.
  const { wins, losses } = clear.wins === 1 || clear.wins === 0 ? clear : forecast(s, encounter, { runs: HABIT.runs, seed: 2 });
  const odds = { wins, losses: losses[0] };
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, odds);
  return odds;
}

/** Units that a player would rather not lose first: the order in which damage is taken. */
export function lossOf(s: UniState, unit: number): number {
  const { units } = content.of(s);
  if (unit === HEAVY) return units[HEAVY].florins - units[LIGHT].florins;
  return unit === CAVALRY ? units[CAVALRY].florins - units[HEAVY].florins : units[unit].florins;
}
