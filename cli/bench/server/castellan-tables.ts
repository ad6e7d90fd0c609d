/** Scripted players at tables of our server. */

import { API, type Me, type ServerMessage, type TableInfo } from '@castellan/server/protocol';
import { WebSocket } from 'ws';
import { Flight, type LoadedTable } from './load.ts';
import { SEATS } from './rules.ts';

interface Player {
  readonly cookie: string;
  readonly socket: WebSocket;
}

interface Asked {
  readonly player: Player;
  readonly question: string;
  readonly text: string;
}

/** What is looked for in a message without reading all of it. */
const TABLE = Buffer.from('{"type":"table"');
const UPDATE = Buffer.from('{"type":"update"');
const REFUSALS = [Buffer.from('{"type":"refused"'), Buffer.from('{"type":"error"')];
const ASKS = '"asked":{';
const ASKED = /"asked":\{"id":"([^"]+)".*?"key":"([^"]+)"/;

export interface CastellanTable extends LoadedTable {
  readonly id: string;
}

/** `from` is the address of this machine from which they come, where it has several. */
export function castellanTable(address: string, from?: string): Promise<CastellanTable> {
  return spreadTable([address], 0, from);
}

/** A table whose players are at different nodes; the first is at that one of them. */
export async function spreadTable(addresses: readonly string[], first: number, from?: string): Promise<CastellanTable> {
  const address = addresses[first % addresses.length];
  const players: Player[] = [];
  for (let seat = 0; seat < SEATS; seat++) players.push(await newPlayer(addresses[(first + seat) % addresses.length], from));
  const [host, ...others] = players;
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
  const { id } = await post<TableInfo>(address, host.cookie, API.tables, { game: 'ring', seats, access: 'open' });
  for (const { cookie } of others) await post(address, cookie, `${API.tables}/${id}/join`, {});
  await post(address, host.cookie, `${API.tables}/${id}/start`, {});

  /** The question of the seat that is asked, and its first option. */
  let asked: Asked | null = null;
  let flight: Flight | null = null;
  let lost: (error: Error) => void = () => {};
  let answers = 0;
  await Promise.all(
    players.map((player) => {
      /** Every answer is an update for every player, in order. */
      let seen = 0;
      return new Promise<void>((shown) => {
        player.socket.on('message', (data: Buffer) => {
          if (REFUSALS.some((beginning) => startsWith(data, beginning))) lost(new Error(`the server says ${data}`));
          const isTable = startsWith(data, TABLE);
          if (!isTable && !startsWith(data, UPDATE)) return;
          const found = data.includes(ASKS) ? ASKED.exec(data.toString()) : null;
          const sender = asked?.player;
          if (found !== null) asked = { player, question: found[1], text: found[2] };
          if (isTable) shown();
          else if (++seen === answers) flight?.received(player === sender);
        });
        player.socket.send(JSON.stringify({ type: 'watch', table: id }));
      });
    }),
  );

  return {
    id,
    answer: () =>
      new Promise((landed, failed) => {
        if (asked === null) throw new Error('nobody is asked');
        const { player, question, text } = asked;
        lost = failed;
        flight = new Flight(SEATS, landed);
        player.socket.send(JSON.stringify({ type: 'answer', table: id, question, text, nonce: `n${++answers}` }));
      }),
    close: () => {
      for (const { socket } of players) socket.terminate();
    },
  };
}

/** Where messages begin to differ. */
const KIND = '{"type":"'.length;

/** The load shares the processors with what it measures: most messages are told apart by one byte. */
function startsWith(data: Buffer, beginning: Buffer): boolean {
  return data[KIND] === beginning[KIND] && data.compare(beginning, 0, beginning.length, 0, beginning.length) === 0;
}

/** Somebody new, with a socket that the server has greeted. */
export async function newPlayer(address: string, from?: string): Promise<Player> {
  const response = await fetch(`${address}${API.me}`);
  const me: Me = JSON.parse(await response.text());
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const socket = new WebSocket(`${address.replace('http', 'ws')}${API.socket}`, {
    headers: { cookie },
    localAddress: from,
    perMessageDeflate: false,
  });
  await new Promise<void>((ready, failed) => {
    socket.once('error', failed);
    socket.once('message', (data) => {
      const hello: ServerMessage = JSON.parse(data.toString());
      if (hello.type === 'hello' && hello.me === me.id) ready();
      else failed(new Error(`the server greets ${data}`));
    });
  });
  return { cookie, socket };
}

export async function post<T>(address: string, cookie: string, path: string, body: object): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
