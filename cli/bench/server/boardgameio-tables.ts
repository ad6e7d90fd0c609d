/** Scripted players at tables of boardgame.io's server, by its own messages: nothing a client would compute is computed. */

import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { Flight, type LoadedTable } from './load.ts';
import { SEATS } from './rules.ts';

/** What is read of the state that the server sends. */
interface Sent {
  readonly G: { readonly hand: readonly number[]; readonly turn: number };
  readonly _stateID: number;
}

interface Player {
  readonly seat: number;
  readonly socket: Socket;
  state: Sent | null;
}

export async function boardgameioTable(address: string): Promise<LoadedTable> {
  const match = randomUUID();
  let flight: Flight | null = null;
  let sender = -1;
  const players: Player[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`${address}/ring`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const player: Player = { seat, socket, state: null };
    await new Promise<void>((synced, failed) => {
      socket.once('connect_error', failed);
      socket.once('sync', (_match: string, { state }: { state: Sent }) => {
        player.state = state;
        synced();
      });
      socket.on('update', (_match: string, state: Sent) => {
        if (player.state !== null && state._stateID <= player.state._stateID) return;
        player.state = state;
        flight?.received(seat === sender);
      });
      // The first to come makes the match.
      socket.emit('sync', match, String(seat), undefined, SEATS);
    });
    players.push(player);
  }

  return {
    answer: () =>
      new Promise((landed) => {
        const { state, socket, seat } = players[players[0].state?.G.turn ?? 0];
        if (state === null) throw new Error('the table was not shown');
        sender = seat;
        flight = new Flight(SEATS, landed);
        const action = { type: 'MAKE_MOVE', payload: { type: 'lay', args: [state.G.hand[0]], playerID: String(seat) } };
        socket.emit('update', action, state._stateID, match, String(seat));
      }),
    close: () => {
      for (const { socket } of players) socket.disconnect();
    },
  };
}
