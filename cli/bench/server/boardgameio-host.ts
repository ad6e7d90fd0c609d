/** boardgame.io's server with the card game and its file storage, in a process of its own. */

import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { FlatFile, Server } from 'boardgame.io/server';
import { DECK, deal, layCard, type Ring, ringView, SEATS } from './rules.ts';

const ring: Game<Ring> = {
  name: 'ring',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => deal(random.Shuffle(DECK.slice())),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, random }, card: number) => {
        if (!G.hands[G.turn].includes(card)) return INVALID_MOVE;
        layCard(G, card, (cards) => random.Shuffle(cards));
        return undefined;
      },
    },
  },
  playerView: ({ G, playerID }) => ringView(G, playerID === null ? null : Number(playerID)),
};

// It reports every client that comes while its match is still being made.
console.error = () => {};

const [, , , folder] = process.argv;
const server = Server({ games: [ring], db: new FlatFile({ dir: folder }), origins: ['*'] });
const running = await server.run({ port: 0, callback: () => {} });
const address = running.appServer.address();
process.once('message', () => {
  server.kill(running);
  process.exit(0);
});
process.send?.(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
