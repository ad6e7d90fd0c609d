/** The five games as the pages show them before any of them is loaded. */

import { GAME_IDS } from '@castellan/games';
import type { AppIconName } from '../icons.ts';
import { say } from '../language.ts';

export interface Plate {
  readonly id: string;
  /** The emblem and the two signs beside it. */
  readonly emblem: AppIconName;
  readonly signs: readonly [AppIconName, AppIconName];
  readonly ground: string;
  readonly lozenge: string;
  /** Complexity, of five. */
  readonly weight: number;
  /** Seats of a table laid without questions. */
  readonly seats: number;
  /** Seats of a first table with a guide: one rival, or as many as it takes for all that the guide tells. */
  readonly guided: number;
  /** Its rules leave open how many rounds it takes. */
  readonly openEnded?: true;
}

export const PLATES: readonly Plate[] = [
  {
    id: 'medievalia',
    emblem: 'castle',
    signs: ['swordman', 'checked-shield'],
    ground: '#8c2f25',
    lozenge: '#6f2019',
    weight: 2,
    seats: 2,
    guided: 2,
    openEnded: true,
  },
  {
    id: 'fief',
    emblem: 'crown',
    signs: ['ring', 'mitre'],
    ground: '#24497b',
    lozenge: '#173561',
    weight: 4,
    seats: 4,
    guided: 4,
    openEnded: true,
  },
  {
    id: 'monde-oublie',
    emblem: 'hydra',
    signs: ['meeple', 'broadsword'],
    ground: '#2c6a55',
    lozenge: '#1c4a3b',
    weight: 3,
    seats: 4,
    guided: 2,
  },
  {
    id: 'anarchy',
    emblem: 'siege-tower',
    signs: ['wall', 'trebuchet'],
    ground: '#4a3b5e',
    lozenge: '#332744',
    weight: 3,
    seats: 2,
    guided: 2,
  },
  {
    id: 'medioevo',
    emblem: 'caravel',
    signs: ['scales', 'cavalry'],
    ground: '#8a5a1c',
    lozenge: '#684010',
    weight: 5,
    seats: 4,
    guided: 2,
  },
];

/** The game one plays when asked nothing. */
export const FIRST_GAME = 'monde-oublie';

export function plateOf(game: string): Plate | null {
  return PLATES.find(({ id }) => id === game) ?? null;
}

export function isPlayable(game: string): boolean {
  return GAME_IDS.includes(game);
}

export function titleOf(game: string): string {
  return plateOf(game) === null ? game : say(`app.game.${game}.title`);
}

/** What a table is called wherever it is named: its game, its own name, and that it is a fork. */
export function tableTitle(game: string, title: string, forked: boolean): string {
  const name = title === '' ? titleOf(game) : `${titleOf(game)} · ${title}`;
  return forked ? say('app.forked.title', { name }) : name;
}
