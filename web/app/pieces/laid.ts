/** A game laid out to be looked at: nobody sits there, and nothing is kept. */

import { completeOptions, type Rules, type State, Table } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { type Catalogue, type Language, type Speaker, speaker } from '@castellan/text';
import type { GameScreen, Pieces } from '../../shell/index.ts';
import { currentCatalogue } from '../language.ts';
import type { ChosenPack } from '../parts/PackField.tsx';
import { changesOf } from '../table/packs.ts';
import { layPack, screenOf } from '../table/screens.ts';
import { tableWords } from '../table/words.ts';

export interface Laid {
  readonly game: Rules<State>;
  readonly screen: GameScreen<unknown>;
  readonly board: unknown;
  readonly pieces: readonly Pieces[];
  readonly speaker: Speaker;
}

const ANY_SEED = '0'.repeat(64);

/** Null for a game that draws no pieces. `more` is said besides what may be said at a table. */
export async function layOut(id: string, pack: ChosenPack | null, language: Language, more: Catalogue = {}): Promise<Laid | null> {
  const [game, screen, words] = await Promise.all([gameNamed(id)?.rules(), screenOf(id), tableWords(id, language, false)]);
  if (game === undefined || screen?.pieces === undefined) return null;
  const names = pack === null ? {} : await layPack(id, { id: pack.id, name: pack.name, changes: changesOf(pack.content) }, language);
  const { state } = new Table(game, { seats: game.seats.max, options: completeOptions(game, {}), seed: ANY_SEED, pack: pack?.id ?? '' });
  const board = game.view(state, null);
  const say = speaker(language, [currentCatalogue(), { ...words, ...more, ...names }], (seat) => String(seat + 1));
  return { game, screen, board, pieces: screen.pieces(board), speaker: say };
}
