/** What `castellan lab balance` finds out, as it is written to a file and read by pages. */

import type { OptionValues } from '@castellan/engine';

/** A word in both languages. */
export interface Named {
  readonly en: string;
  readonly fr: string;
}

/** From, to: 95 %. */
export type Interval = readonly [number, number];

export interface BalanceReport {
  readonly report: 'balance';
  readonly game: string;
  /** The rules, the options that were set, the content pack (empty for the content as shipped) and the seed that all games follow from. */
  readonly version: number;
  readonly options: OptionValues;
  readonly pack: string;
  readonly seed: string;
  /** One for each player and number of seats. */
  readonly runs: readonly BalanceRun[];
  /** What is out of balance at every player that was asked, at the same number of seats. */
  readonly claims: readonly Claim[];
}

/** Games of one player against itself. */
export interface BalanceRun {
  readonly player: string;
  readonly seats: number;
  readonly games: number;
  /** What each would win if all were alike. */
  readonly fair: number;
  /** Shares and contributions that were looked at; a claim must hold although so many were. */
  readonly comparisons: number;
  readonly bySeat: readonly Share[];
  readonly starts: readonly { readonly kind: string; readonly title: Named; readonly rows: readonly Share[] }[];
  readonly things: readonly { readonly kind: string; readonly title: Named; readonly rows: readonly Thing[] }[];
  readonly endings: readonly Ending[];
  readonly rounds: Length;
  readonly answers: Length;
  /** Lines of the scoring, by rank in the end: the winner's first. Empty where a game does not score so. */
  readonly points: readonly { readonly id: string; readonly name: Named; readonly byRank: readonly number[] }[];
  /** Points in all, by rank. */
  readonly scores: readonly number[];
}

/** How often a seat, a place or a side wins. */
export interface Share {
  readonly id: string;
  readonly name: Named;
  /** Seats that had it, over all games. */
  readonly n: number;
  readonly won: number;
  readonly interval: Interval;
  /** Whether it is other than fair although so many comparisons were made. */
  readonly isOut: boolean;
}

/** A card, a building, a unit: what it did for those who took it. */
export interface Thing {
  readonly id: string;
  readonly name: Named;
  /** Seats that took it, over all games, and the share of all seats. */
  readonly n: number;
  readonly taken: number;
  /** The share of winners, and of all others, who took it. */
  readonly byWinners: number;
  readonly byOthers: number;
  /**
   * How much more of the win those who took it got than they could expect when the round began in which they first did, beyond what those
   * who took anything of its sort did.
   */
  readonly adds: number;
  readonly interval: Interval;
  /** Whether that is other than nothing although so many comparisons were made. */
  readonly isOut: boolean;
}

export interface Ending {
  readonly id: string;
  readonly name: Named;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

export interface Length {
  readonly mean: number;
  readonly interval: Interval;
  readonly least: number;
  readonly tenth: number;
  readonly median: number;
  readonly ninetieth: number;
  readonly most: number;
  /** How many games were so long; `to` counts in. */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly games: number }[];
}

/** Something that holds at every player. */
export interface Claim {
  readonly about: 'seat' | 'start' | 'thing';
  /** The sort of start or thing; empty for seats. */
  readonly kind: string;
  readonly id: string;
  readonly name: Named;
  readonly seats: number;
  readonly fair: number;
  /** In the order of the runs: a share of the win for seats and starts, a contribution for things. */
  readonly found: readonly { readonly player: string; readonly value: number; readonly interval: Interval; readonly n: number }[];
}

/** What `castellan lab compare` finds out: the same games, seed by seed, with one content and with another. */
export interface CompareReport {
  readonly report: 'compare';
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** Ids of the content packs: the one held against, and the one tried; empty for the content as shipped. */
  readonly against: string;
  readonly pack: string;
  readonly runs: readonly CompareRun[];
}

export interface CompareRun {
  readonly player: string;
  readonly seats: number;
  /** Pairs of games. */
  readonly games: number;
  /** Pairs that the same seats won. */
  readonly same: number;
  readonly comparisons: number;
  readonly groups: readonly {
    readonly kind: string;
    readonly title: Named;
    readonly unit: 'share' | 'number';
    readonly rows: readonly Difference[];
  }[];
}

/** The mean of something over all games, before and after, and the mean of the differences of pairs. */
export interface Difference {
  readonly id: string;
  readonly name: Named;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  readonly interval: Interval;
  readonly isOut: boolean;
}
