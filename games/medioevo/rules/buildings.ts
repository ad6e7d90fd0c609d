/** 11, 27. Buildings: what stands where, supply, damage. A building belongs to whoever owns its territory (UNI-33.11). */

import type { Seat } from '@castellan/engine';
import { type Building, content } from '../content/content.ts';
import { lot, NOBODY, type UniState } from '../state.ts';
import { buildingAt, CATEGORIES, MILITARY, TERRITORIES } from '../vocabulary.ts';
import { examine } from './control.ts';

/** Level of the building of a category; 0 where none stands. */
export function levelOf(s: UniState, territory: number, category: number): number {
  return s.buildings[lot(territory, category)];
}

export function buildingOf(s: UniState, category: number, level: number): Building {
  return content.of(s).buildings[buildingAt(category, level)];
}

/** Buildings of a category and level in the supply (UNI-1.12). */
export function buildingsLeft(s: UniState, category: number, level: number): number {
  let used = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.buildings[lot(territory, category)] === level) used++;
  return buildingOf(s, category, level).supply - used;
}

/** Puts a building up, or in place of a lower one, whose damage it keeps (UNI-11.9). */
export function raise(s: UniState, territory: number, category: number, level: number): void {
  s.buildings[lot(territory, category)] = level;
}

/** Takes a building down; if it was a military one its control tokens go with it, and what they held is judged anew (UNI-26.6, UNI-27.1, UNI-33.8). */
export function raze(s: UniState, territory: number, category: number): void {
  s.buildings[lot(territory, category)] = 0;
  s.damage[lot(territory, category)] = 0;
  if (category !== MILITARY) return;
  for (let other = 0; other < TERRITORIES; other++) {
    if (s.tokenFrom[other] !== territory) continue;
    removeToken(s, other);
    examine(s, other);
  }
}

/** Damage points; at its structure the building is gone, and what is more is lost. Whether it fell. */
export function batter(s: UniState, territory: number, category: number, points: number): boolean {
  const at = lot(territory, category);
  s.damage[at] += points;
  if (s.damage[at] < buildingOf(s, category, s.buildings[at]).structure) return false;
  raze(s, territory, category);
  return true;
}

export function removeToken(s: UniState, territory: number): void {
  s.controlTokens[territory] = NOBODY;
  s.tokenFrom[territory] = NOBODY;
}

/** Control tokens of a player that lie on the map (UNI-26.4). */
export function tokensOnMap(s: UniState, seat: Seat): number {
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.controlTokens[territory] === seat) n++;
  return n;
}

/** Levels of all buildings that stand in a territory; a cathedral counts 3 (UNI-42.1). */
export function levelsIn(s: UniState, territory: number): number {
  let n = 0;
  for (let category = 0; category < CATEGORIES.length; category++) n += s.buildings[lot(territory, category)];
  return n;
}

/** How many buildings of a category and level stand in territories that a player controls. */
export function countBuildings(s: UniState, seat: Seat, category: number, level: number): number {
  let n = 0;
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.control[territory] === seat && s.buildings[lot(territory, category)] === level) n++;
  return n;
}
