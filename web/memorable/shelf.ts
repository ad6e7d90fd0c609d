/** Whole games between strong bots that are worth seeing, shipped for those who have none of their own yet. */

import type { Level } from '@castellan/bots';

interface MemorableGame {
  /** Names its record, `<game>/<id>.txt`, and its words, `memorable.<game>.<id>`. */
  readonly id: string;
  readonly answers: number;
  /** How strong those were who played it. */
  readonly level: Level;
}

const GAMES: { readonly [game: string]: readonly MemorableGame[] } = {
  'monde-oublie': [
    { id: 'leviathan', answers: 158, level: 'knight' },
    { id: 'purse', answers: 143, level: 'knight' },
  ],
  medievalia: [
    { id: 'raid', answers: 296, level: 'knight' },
    { id: 'tower', answers: 233, level: 'knight' },
  ],
  anarchy: [
    { id: 'workers', answers: 911, level: 'castellan' },
    { id: 'third', answers: 901, level: 'castellan' },
    { id: 'point', answers: 937, level: 'castellan' },
  ],
  fief: [
    { id: 'widower', answers: 815, level: 'castellan' },
    { id: 'tournus', answers: 1027, level: 'castellan' },
    { id: 'tiara', answers: 713, level: 'castellan' },
  ],
  medioevo: [
    { id: 'novgorod', answers: 1752, level: 'castellan' },
    { id: 'prisoners', answers: 1609, level: 'castellan' },
  ],
};

export function memorableGames(game: string): readonly MemorableGame[] {
  return GAMES[game] ?? [];
}
