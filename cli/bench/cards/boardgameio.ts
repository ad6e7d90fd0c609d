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
    const [client, core, ai] = await Promise.all([import('boardgame.io/client'), import('boardgame.io/core'), import('boardgame.io/ai')]);
    return { client, core, ai };
  } catch {
    throw new Complaint('bench.noBoardgameio');
  }
}

type Library = Awaited<ReturnType<typeof load>>;

function cardGame({ core }: Library): Game<Cards> {
  return {
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
    endIf: ({ G }) => (G.played === CARDS ? { winner: winnerOf(G), scores: G.scores } : undefined),
  };
}

/** As its bots read it: the id of a player, none for a draw. */
function winnerOf({ scores: [one, other] }: Cards): string | undefined {
  return one === other ? undefined : one > other ? '0' : '1';
}

/** A whole game of random moves each time: legal moves listed, one applied. Counts moves. */
export async function boardgameioCards(): Promise<Work> {
  const library = await load();
  const client = library.client.Client({ game: cardGame(library), numPlayers: 2, debug: false });
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

/** Its own tree search on the first move, every try played out to the end of the game. Counts tries. */
export async function boardgameioSearch(tries: number): Promise<Work> {
  const library = await load();
  const game = cardGame(library);
  const client = library.client.Client({ game, numPlayers: 2, debug: false });
  client.start();
  const state = client.getState();
  if (state === null) throw new Error('boardgame.io has no game');
  let done = 0;
  const bot = new library.ai.MCTSBot({
    game,
    seed: '7',
    iterations: tries,
    playoutDepth: CARDS,
    enumerate: (G: Cards) => legalCards(G.hands[G.turn], G.led).map((card) => ({ move: 'play', args: [card] })),
    iterationCallback: ({ iterationCounter }) => {
      done = iterationCounter;
    },
  });
  return () => {
    // It works before it gives its promise.
    void bot.play(state, '0');
    return done;
  };
}
