/** What the map of Fief shows: the part of the game's view that lies on it, and what is being planned there. */

import type { BattleView, BishopricView, Calamity, FiefView, FieView, StackView, TaxView, VillageView } from '@castellan/fief';

/** Of a village and its stacks, what is drawn. */
export type MapStack = Omit<StackView, 'noRoad' | 'steps'>;
export type MapVillage = Omit<VillageView, 'neighbours' | 'stacks'> & { readonly stacks: readonly MapStack[] };
/** In the order of their numbers, from 1. */
export type MapBishopric = Omit<BishopricView, 'since'>;
export type MapTax = Omit<TaxView, 'rank'>;

export interface FiefMapView extends Pick<FieView, 'round' | 'phase'> {
  readonly villages: readonly MapVillage[];
  readonly fiefs: readonly Pick<FiefView, 'id' | 'villages'>[];
  readonly bishoprics: readonly MapBishopric[];
  readonly taxes: readonly MapTax[];
  readonly battle: Pick<BattleView, 'village'> | null;
  readonly uprising: { readonly village: string } | null;
}

/** A march that is being put together. */
export interface MapPlan {
  /** Villages in the order in which one passes them, the first where one stands. */
  readonly route: readonly string[];
  /** Where one has to stop and fight. */
  readonly contested: readonly string[];
  /** Villages from which one could still go on. */
  readonly onward: readonly string[];
  /** Gates on roads that others hold: passage is granted, or must be asked for. */
  readonly gates: readonly { readonly from: string; readonly to: string; readonly granted: boolean }[];
  /** Where a calamity would strike. */
  readonly dangers: readonly { readonly village: string; readonly calamity: Calamity }[];
}

export const NO_PLAN: MapPlan = { route: [], contested: [], onward: [], gates: [], dangers: [] };

export const OVERLAYS = ['fiefs', 'bishoprics', 'taxes', 'calamities', 'sieges', 'range'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export const FIRST_OVERLAYS: ReadonlySet<Overlay> = new Set(['fiefs', 'bishoprics', 'calamities', 'sieges', 'range']);
