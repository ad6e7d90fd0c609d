/** Taxes, the rebels that they raise, and Law, which sends these away (notes on taxes and technologies for bots). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { levelsIn } from '../rules/buildings.ts';
import { owns } from '../rules/points.ts';
import { isRebelled } from '../rules/rebellion.ts';
import { incomeOf } from '../rules/taxes.ts';
import { exilesOf, hasExiles, isBesideHome } from '../rules/technologies/law.ts';
import { hasArmy, troopsIn } from '../rules/troops.ts';
import { kindOf, vehiclesOf } from '../rules/vehicles.ts';
import { hue, type UniState } from '../state.ts';
import { BARBARIANS, ORANGE, TECHNOLOGIES, WAGON } from '../vocabulary.ts';
import { freePoints } from './free-points.ts';
import { chanceOf, toughness } from './odds.ts';
import { HABIT, TASTE } from './taste.ts';
import { honourWorth, turnsLeft } from './worth.ts';

const LAW = TECHNOLOGIES.indexOf('law');

/** Empty lands for rebels below which room is made. */
const SCARCE = 4;

/** How likely a tax is to raise each number of rebellions: the Event card on top will be the event by then, any other may be the next. */
function rebellionChances(s: UniState, tax: number): number[] {
  const { events } = content.of(s);
  const deck = s.eventDeck.length > 1 ? s.eventDeck.slice(0, -1) : s.eventDeck;
  const chances: number[] = [];
  for (const card of deck) {
    const n = Math.max(0, Math.floor((tax - events[card].toleratedTax) / 10));
    while (chances.length <= n) chances.push(0);
    chances[n] += 1 / deck.length;
  }
  return chances;
}

/** What so many rebellions at once cost: land for some turns, and the army that must turn back; the more, the longer they stand. */
function rebellionCost(s: UniState, seat: Seat, n: number): number {
  const ready = vehiclesOf(s, seat).some((slot) => kindOf(slot) === WAGON && toughness(troopsIn(s, seat, s.at[slot])) > 3);
  const armed = ready || s.florins[seat] > 400;
  return (armed ? 1 : 1.6) * (70 * n + 50 * n * n);
}

/** The same by Law, which sends as many away as there is empty land for; the points that are not at hand are bought (UNI-46.10, UNI-16.3). */
function costByLaw(s: UniState, seat: Seat, n: number, exiles: number): number {
  const sent = Math.min(n, exiles);
  const bought = Math.max(0, sent - freePoints(s, seat, ORANGE));
  return TASTE.exile * sent + content.of(s).pointPrice * bought + rebellionCost(s, seat, n - sent);
}

/** What the rebels that a tax may raise would cost on average; `exiles` is how many of them Law could send away, `each` what any of them costs anyhow. */
function costOfRebels(s: UniState, seat: Seat, tax: number, exiles: number, each: number): number {
  let cost = 0;
  rebellionChances(s, tax).forEach((chance, n) => {
    if (n > 0 && chance > 0) cost += chance * (Math.min(rebellionCost(s, seat, n), costByLaw(s, seat, n, exiles)) + each * n);
  });
  return cost;
}

export function weighTax(s: UniState, { tax }: { readonly tax: number }, seat: Seat): number {
  const exiles = owns(s, seat, LAW) ? exilesOf(s, seat).length : 0;
  const disgrace = isRebelled(s, seat) ? honourWorth(s) : 0;
  return incomeOf(s, seat, tax) - costOfRebels(s, seat, tax, exiles, disgrace);
}

/**
 * What Law brings in a turn of those to come: a higher tax, and rebels that do no harm. Realms grow: one that is small as yet, or has just been
 * pillaged, will be taxed for more, and needs Law most to get there.
 */
export function lawYield(s: UniState, seat: Seat): number {
  const missing = Math.max(0, HABIT.taxed - taxedBy(s, seat));
  const exiles = exilesOf(s, seat).length;
  let best = 0;
  let without = 0;
  for (const { tax } of content.of(s).options.realm.tax) {
    const income = incomeOf(s, seat, tax) + tax * missing;
    best = Math.max(best, income - costOfRebels(s, seat, tax, exiles, 0));
    without = Math.max(without, income - costOfRebels(s, seat, tax, 0, 0));
  }
  return best - without;
}

/** Territories that a seat is taxed for now, those that its civil buildings count for included: what one florin more on each would bring. */
function taxedBy(s: UniState, seat: Seat): number {
  return incomeOf(s, seat, 1) - incomeOf(s, seat, 0);
}

/** Florins that are kept to send away as many rebellions as the tax may raise. */
export function lawReserve(s: UniState, seat: Seat): number {
  if (!owns(s, seat, LAW)) return 0;
  const most = Math.min(exilesOf(s, seat).length, rebellionChances(s, s.tax[seat]).length - 1);
  return content.of(s).pointPrice * Math.max(0, most - s.tokens[hue(seat, ORANGE)]);
}

/** What it is worth to beat barbarians beside one's home where Law has little room left: the next rebels can be sent there. */
export function roomWorth(s: UniState, seat: Seat, territory: number): number {
  if (!owns(s, seat, LAW) || !hasArmy(s, BARBARIANS, territory) || turnsLeft(s) === 0) return 0;
  if (!isBesideHome(s, seat, territory)) return 0;
  return hasExiles(s, seat, SCARCE) ? 0 : TASTE.room;
}

/** What a rebellion costs where it has broken out; less than nothing where it will be put down at once, which is an honour (UNI-7.8). */
export function uprising(s: UniState, seat: Seat, territory: number): number {
  const left = turnsLeft(s);
  const vehicles = vehiclesOf(s, seat).filter((slot) => s.at[slot] === territory).length;
  const ruin = levelsIn(s, territory) * (60 + 25 * left) + 100 * vehicles + (s.tax[seat] + 10) * Math.min(2, left) + TASTE.uprising;
  if (!hasArmy(s, seat, territory)) return ruin;
  const chance = chanceOf(s, troopsIn(s, seat, territory), troopsIn(s, BARBARIANS, territory), BARBARIANS, 0);
  return (1 - chance) * (ruin + 100) - chance * honourWorth(s);
}
