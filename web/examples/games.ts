/** The worked examples of each game, loaded only when one is laid. */

import type { Example, State } from '@castellan/engine';

const EXAMPLES: { readonly [game: string]: () => Promise<{ readonly EXAMPLES: readonly Example<State>[] }> } = {
  'monde-oublie': () => import('@castellan/monde-oublie/examples'),
  medievalia: () => import('@castellan/medievalia/examples'),
  anarchy: () => import('@castellan/anarchy/examples'),
  fief: () => import('@castellan/fief/examples'),
  medioevo: () => import('@castellan/medioevo/examples'),
};

export async function examplesOf(game: string): Promise<readonly Example<State>[]> {
  return (await EXAMPLES[game]?.())?.EXAMPLES ?? [];
}
