/** What the map of Medioevo is made from: the part `map` of the game's content. Longitude before latitude, in degrees. */

type Degrees = readonly number[];
type Name = { readonly fr: string; readonly en: string };

export type MedioevoLayout = {
  readonly bounds: { readonly lonMin: number; readonly lonMax: number; readonly latMin: number; readonly latMax: number };
  readonly territories: readonly {
    readonly id: string;
    readonly name: Name;
    readonly home: string | null;
    readonly centre: Degrees;
    readonly sites: readonly Degrees[];
    readonly city: { readonly name: Name; readonly lon: number; readonly lat: number; readonly port: boolean } | null;
    readonly adjacent: readonly string[];
  }[];
  readonly seaZones: readonly {
    readonly id: string;
    readonly name: Name;
    readonly centre: Degrees;
    readonly sites: readonly Degrees[];
    readonly adjacent: readonly string[];
  }[];
  /** Land and sea that are not part of the game. */
  readonly void: { readonly land: readonly Degrees[]; readonly sea: readonly Degrees[] };
};
