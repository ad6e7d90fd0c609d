/** What a picture is made from, and what a game draws of it. */

import type { Json, Result, Seat } from '@castellan/engine';
import type { Tincture } from './tinctures.ts';

export type Language = 'en' | 'fr';

/** A table, a record or a page about a game, as whoever has no seat is shown it. */
export interface Sight {
  readonly game: string;
  /** What the game is called. */
  readonly title: string;
  /** What the table is called; empty for none. */
  readonly name: string;
  /** Who sits where; empty where nobody is named. */
  readonly seats: readonly string[];
  /** What a spectator sees of the game; null before it has begun. */
  readonly board: Json | null;
  readonly result: Pick<Result, 'scores' | 'winners'> | null;
  readonly language: Language;
}

export interface Player {
  readonly tincture: Tincture;
  readonly score: number;
  /** What else is worth a word. */
  readonly note: string;
}

/** What a game draws: as wide as it says, and as high as `BOARD`. */
export interface Drawn {
  readonly svg: string;
  readonly width: number;
  /** Which round it is, and what else is worth a line above the players. */
  readonly when: readonly string[];
  readonly players: readonly Player[];
}

export const BOARD = { height: 558, wide: 790 } as const;

/** The name of a thing of the game: `name.<kind>.<id>` of its messages. */
export type Naming = (kind: string, id: string) => string;

export interface Look {
  readonly language: Language;
  readonly name: Naming;
}

/** A method, so that a drawing of any view is a drawing. */
export interface Drawing<V> {
  /** Null where there is nothing to be drawn, such as a map of another layout. */
  draw(view: V, look: Look): Drawn | null;
}

/** How to tell which round it is, and counts. */
export const WORDS = {
  en: {
    round: (n: number, of: number | null) => (of === null ? `Round ${n}` : `Round ${n} of ${of}`),
    turn: (n: number, of: number | null) => (of === null ? `Turn ${n}` : `Turn ${n} of ${of}`),
    setup: 'Setting up',
    villages: (n: number) => (n === 1 ? '1 village' : `${n} villages`),
    territories: (n: number) => (n === 1 ? '1 territory' : `${n} territories`),
    ally: 'allied with',
    goal: (n: number) => `${n} to win`,
    purse: (coins: number, knowledge: number) => `${coins} ${coins === 1 ? 'coin' : 'coins'} · ${knowledge} knowledge`,
    characters: (n: number) => (n === 1 ? '1 character' : `${n} characters`),
    castles: 'castles',
    eliminated: 'eliminated',
    seat: (n: Seat) => `Player ${n + 1}`,
  },
  fr: {
    round: (n: number, of: number | null) => (of === null ? `Manche ${n}` : `Manche ${n} sur ${of}`),
    turn: (n: number, of: number | null) => (of === null ? `Tour ${n}` : `Tour ${n} sur ${of}`),
    setup: 'Mise en place',
    villages: (n: number) => (n < 2 ? `${n} village` : `${n} villages`),
    territories: (n: number) => (n < 2 ? `${n} territoire` : `${n} territoires`),
    ally: 'allié à',
    goal: (n: number) => `${n} pour gagner`,
    purse: (coins: number, knowledge: number) => `${coins} ${coins < 2 ? 'pièce' : 'pièces'} · ${knowledge} savoir`,
    characters: (n: number) => (n < 2 ? `${n} personnage` : `${n} personnages`),
    castles: 'châteaux',
    eliminated: 'éliminé',
    seat: (n: Seat) => `Joueur ${n + 1}`,
  },
} as const;
