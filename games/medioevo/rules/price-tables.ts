/** 9.4, 11.6, 12.1, 13.2, 14.1. What buildings, vehicles and captains cost from each level to each higher one, made once. */

import type { Components } from '../content/content.ts';
import { buildingAt, CAPTAIN, CATEGORIES, ENGINE, TECHNOLOGIES, UNITS, VEHICLES } from '../vocabulary.ts';

export interface Price {
  readonly florins: number;
  /** The technology that designs it, and how many times it is used; -1 and 0 where florins are enough. */
  readonly technology: number;
  readonly times: number;
  /** What those uses take in all, and of which colour. */
  readonly points: number;
  readonly colour: number;
}

/** By the level that is there, 0 for none, and the level that is wanted. */
type Differences = readonly (readonly Price[])[];

export interface PriceTables {
  /** By category. */
  readonly building: readonly Differences[];
  /** By kind. */
  readonly vehicle: readonly Differences[];
  readonly captain: Differences;
}

const CARPENTRY = TECHNOLOGIES.indexOf('carpentry');
const MATHEMATICS = TECHNOLOGIES.indexOf('mathematics');
export const ART_OF_WAR = TECHNOLOGIES.indexOf('artOfWar');

/** The technology that designs a kind of vehicle (UNI-12.1, UNI-14.1). */
export function technologyFor(kind: number): number {
  return kind === ENGINE ? MATHEMATICS : CARPENTRY;
}

interface Level {
  readonly florins: number;
  readonly points: number;
  readonly technology: number;
}

/** Of each table of levels place 0 is not read: there stands nothing yet. */
export function makePriceTables({ buildings, vehicles, units, technologies }: Components): PriceTables {
  const differences = (table: readonly Level[]): Differences => {
    const levels = table.map((level, at) => (at === 0 ? { ...level, florins: 0, points: 0 } : level));
    return levels.map((before) =>
      levels.map(({ florins, points, technology }) => ({
        florins: florins - before.florins,
        technology,
        times: (points - before.points) / technologies[technology].points,
        points: points - before.points,
        colour: technologies[technology].colour,
      })),
    );
  };
  const captains = units.slice(CAPTAIN - 1, UNITS.length);
  const perRank = technologies[ART_OF_WAR].points;
  return {
    building: CATEGORIES.map((_, category) => differences(buildings.slice(buildingAt(category, 0), buildingAt(category + 1, 0)))),
    vehicle: VEHICLES.map((_, kind) => differences(vehicles[kind].map((level) => ({ ...level, technology: technologyFor(kind) })))),
    captain: differences(captains.map(({ florins }, rank) => ({ florins, points: rank * perRank, technology: ART_OF_WAR }))),
  };
}
