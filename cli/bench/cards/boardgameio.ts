/** The same card game on boardgame.io, by its plain client without transport: the quickest way it offers. */

import { below, fastChance } from '@castellan/engine';
import type { Game } from 'boardgame.io';
import { Complaint } from '../../complaint.ts';
import type { Work } from '../measure.ts';
import { CARDS, type Cards, DECK, deal, legalCards, playCard } from './rules.ts';

async function load() {
  // Its checks for developers would slow it down.
  process.env.NODE_ENV ??= 'production';
  try {
    const [client, core] = await Promise.all([import('boardgame.io/client'), import('boardgame.io/core')]);
    return { client, core };
  } catch {
    throw new Complaint('bench.noBoardgameio');
  }
}

/** A whole game of random moves each time: legal moves listed, one applied. Counts moves. */
export async function boardgameioCards(): Promise<Work> {
  const { client: library, core } = await load();
  const game: Game<Cards> = {
    name: 'cards',
    setup: ({ random }) => deal(random.Shuffle(DECK.slice())),
    turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.turn } },
    moves: {
      play: ({ G }, card: number) => {
        if (!legalCards(G.hands[G.turn], G.led).includes(card)) return core.INVALID_MOVE;
        playCard(G, card);
        return undefined;
      },
    },
    endIf: ({ G }) => (G.played === CARDS ? { scores: G.scores } : undefined),
  };
  const client = library.Client({ game, numPlayers: 2, debug: false });
  client.start();
  const rng = fastChance(7);
  return () => {
    client.reset();
    let moves = 0;
    for (let state = client.getState(); state !== null && state.ctx.gameover === undefined; state = client.getState()) {
      const legal = legalCards(state.G.hands[state.G.turn], state.G.led);
      client.moves.play(legal[below(rng, legal.length)]);
      moves++;
    }
    return moves;
  };
}
