/** People at tables of our server at which all others are knights. */

import { type Asked, anyAnswer } from '@castellan/engine';
import { API, type ServerMessage, type TableInfo } from '@castellan/server/protocol';
import { newPlayer, post } from './castellan-tables.ts';

export interface KnightsTable {
  /** Answers what is asked, and is done when the person is asked again or the game is over: the milliseconds it took, null when it is over. */
  answer(): Promise<number | null>;
  close(): void;
}

export async function knightsTable(address: string, game: string, seats: number): Promise<KnightsTable> {
  const { cookie, socket } = await newPlayer(address);
  const knights = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'knight' }));
  const { id } = await post<TableInfo>(address, cookie, API.tables, { game, seats: [{ kind: 'me' }, ...knights], access: 'open' });
  await post(address, cookie, `${API.tables}/${id}/start`, {});

  let asked: Asked | null = null;
  let isOver = false;
  let answers = 0;
  let given = '';
  let settled: () => void = () => {};
  const isSettled = (): boolean => isOver || (asked !== null && asked.id !== given);
  socket.on('message', (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString());
    if (message.type === 'refused' || message.type === 'error') throw new Error(`the server says ${data}`);
    if (message.type !== 'table' && message.type !== 'update') return;
    if (message.view !== undefined && message.view !== null) {
      asked = message.view.asked;
      isOver = message.view.result !== null;
    }
    if (isSettled()) settled();
  });
  socket.send(JSON.stringify({ type: 'watch', table: id }));
  const untilSettled = (): Promise<void> =>
    new Promise((done) => {
      settled = done;
      if (isSettled()) done();
    });

  return {
    async answer() {
      await untilSettled();
      if (asked === null || isOver) return null;
      const sent = performance.now();
      given = asked.id;
      socket.send(JSON.stringify({ type: 'answer', table: id, question: asked.id, text: anyAnswer(asked), nonce: `n${++answers}` }));
      await untilSettled();
      return performance.now() - sent;
    },
    close: () => socket.terminate(),
  };
}
