/** The colours of the plates, as the pages of the client have them; a test holds them together. */

export const GROUNDS = {
  medievalia: { ground: '#8c2f25', lozenge: '#6f2019' },
  fief: { ground: '#24497b', lozenge: '#173561' },
  'monde-oublie': { ground: '#2c6a55', lozenge: '#1c4a3b' },
  anarchy: { ground: '#4a3b5e', lozenge: '#332744' },
  medioevo: { ground: '#8a5a1c', lozenge: '#684010' },
} as const;

export type GameId = keyof typeof GROUNDS;

export function isGameId(id: string): id is GameId {
  return id in GROUNDS;
}
