/** The map of Medioevo as it is made. Places are in units of the map, offsets in pixels. */

import type { MadeShape, Place } from '../shape.ts';

/** Pixels for a degree of latitude from which on names are drawn, then with more room, then the near distance. */
export const DISTANCES = [22, 30, 42] as const;

/** Where a name lies, how much it is turned (degrees), and whether it covers nothing there. */
export type NamePlace = readonly [x: number, y: number, turn: number, fits: 0 | 1];

/** Offset of the name of a town from the sign of the town, and whether it fits. */
export type TownName = readonly [dx: number, dy: number, fits: 0 | 1];

export interface Distance {
  /** By territory, then by sea zone: where its stacks lie. */
  readonly stacks: readonly Place[];
  readonly names: { readonly fr: readonly NamePlace[]; readonly en: readonly NamePlace[] };
  /** By territory; null without a town. */
  readonly towns: { readonly fr: readonly (TownName | null)[]; readonly en: readonly (TownName | null)[] };
}

/** Packed: places as offsets from the hearts of their areas, towns but for those that there are not. */
export type MadeDistance = {
  readonly stacks: string;
  readonly names: { readonly fr: string; readonly en: string };
  readonly towns: { readonly fr: string; readonly en: string };
};

export type MadeMedioevo = {
  /** Areas: territories, then sea zones, then the land and the sea that are not played on. */
  readonly shape: MadeShape;
  readonly territories: number;
  readonly seaZones: number;
  /** Units of the map for a degree of latitude. */
  readonly degree: number;
  /** By territory: where the sign of its town is. */
  readonly towns: readonly (Place | null)[];
  /** As `DISTANCES`. */
  readonly distances: readonly MadeDistance[];
  /** Names of the kingdoms over their homes. */
  readonly realms: readonly { readonly id: string; readonly at: Place }[];
  /** Between neighbours on land: numbers of both, and where one passes from one to the other. */
  readonly passes: readonly (readonly [a: number, b: number, x: number, y: number])[];
  /** From a sea zone to a zone beside it, or to a coast: numbers of both, then the way, x and y in turn. */
  readonly routes: readonly { readonly ends: readonly number[]; readonly way: readonly number[] }[];
};
