/** Pictures of positions, for links that are shared: drawn from what a spectator may see, and from nothing else. */

import type { Json } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { framed } from './frame.ts';
import { type GameId, isGameId } from './grounds.ts';
import type { Drawing, Look, Naming, Sight } from './picture.ts';
import { png } from './render.ts';

export type { Language, Sight } from './picture.ts';

const DRAWINGS: { readonly [game in GameId]: () => Promise<{ readonly drawing: Drawing<Json> }> } = {
  'monde-oublie': () => import('./games/monde-oublie.ts'),
  medievalia: () => import('./games/medievalia.ts'),
  anarchy: () => import('./games/anarchy.ts'),
  fief: () => import('./games/fief.ts'),
  medioevo: () => import('./games/medioevo.ts'),
};

/** The picture of a position as a PNG. */
export async function picture(sight: Sight): Promise<Uint8Array> {
  return png(await drawn(sight));
}

/** The same as SVG. */
export async function drawn(sight: Sight): Promise<string> {
  const { game, board, language } = sight;
  if (board === null || !isGameId(game)) return framed(sight, null);
  const { drawing } = await DRAWINGS[game]();
  const look: Look = { language, name: await namingOf(game, language) };
  return framed(sight, drawing.draw(board, look));
}

async function namingOf(game: GameId, language: Look['language']): Promise<Naming> {
  const messages = (await gameNamed(game)?.messages(language)) ?? {};
  return (kind, id) => messages[`name.${kind}.${id}`] ?? id;
}
