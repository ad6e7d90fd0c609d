/** The map of Fief as it is made. Places are in units of the map, offsets in pixels from the place they belong to. */

import type { MadeShape, Place } from '../shape.ts';

/** Ornaments of the land. */
export const ORNAMENTS = ['hills', 'forest', 'oak', 'peaks'] as const;

export type MadeFief = {
  /** Areas are those of the villages, in their order. */
  readonly shape: MadeShape;
  readonly villages: readonly {
    readonly at: Place;
    /** Offsets of the middle of its name, and of its first stack; further stacks lie above it or, where it lies below, below. */
    readonly name: Place;
    readonly stack: Place;
  }[];
  readonly roads: readonly {
    /** Numbers of the villages at its ends. */
    readonly ends: readonly number[];
    /** A quadratic curve bends toward this point. */
    readonly bend: Place;
    /** At the first end and at the second: where its gate is, and the offset of a stack before it. */
    readonly gates: readonly { readonly at: Place; readonly stack: Place }[];
  }[];
  readonly fiefs: readonly { readonly id: string; readonly color: string; readonly banner: Place }[];
  readonly bishoprics: readonly {
    readonly id: string;
    readonly banner: Place;
    /** Offset of its number from its principal village. */
    readonly mitre: Place;
  }[];
  /** Which (`ORNAMENTS`), and where. */
  readonly ornaments: readonly (readonly number[])[];
};
