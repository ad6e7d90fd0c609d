/** Visitors who mean no good, all from one address, in a process of their own until it is ended. */

import { request } from 'node:http';
import { API } from '@castellan/server/protocol';
import { WebSocket } from 'ws';
import { type Attack, NUMBERS } from './attacks.ts';

const [, , , address, from, attack, table] = process.argv;

const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));

/** Whoever is sent away comes back. */
async function forEver(work: () => Promise<void>): Promise<never> {
  for (;;) {
    await work();
    await pause(NUMBERS.backAfter);
  }
}

/** A socket of nobody's that does not read, and says something again and again until it is closed. */
function mute(say: (socket: WebSocket) => void, everyMs: number): Promise<void> {
  return new Promise((closed) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${API.socket}`, { localAddress: from, perMessageDeflate: false });
    let saying: NodeJS.Timeout | undefined;
    socket.on('error', () => {});
    socket.once('open', () => {
      socket.pause();
      saying = setInterval(() => {
        // What is not taken is not said again: this process has its limits, too.
        if (socket.readyState === WebSocket.OPEN && socket.bufferedAmount < NUMBERS.unsent) say(socket);
      }, everyMs);
    });
    socket.once('close', () => {
      clearInterval(saying);
      closed();
    });
  });
}

function ask(path: string): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((done) => {
    const asked = request({ hostname, port, path, localAddress: from }, (response) => {
      response.resume();
      response.once('close', () => done());
    });
    asked.once('error', () => done());
    asked.end();
  });
}

const watch = JSON.stringify({ type: 'watch', table });

const ATTACKS: { readonly [attack in Attack]: () => Promise<void> } = {
  watch: () => mute((socket) => socket.send(watch), NUMBERS.watchEveryMs),
  frames: () => mute((socket) => socket.ping(), NUMBERS.frameEveryMs),
  lists: async () => {
    for (let i = 0; i < NUMBERS.asksInARow; i++) await ask(`${API.tables}?list=playing`);
  },
  knocks: () => mute((socket) => socket.terminate(), 1),
};

function isAttack(text: string): text is Attack {
  return Object.hasOwn(ATTACKS, text);
}

if (!isAttack(attack)) throw new Error(`there is no attack ${attack}`);
const work = ATTACKS[attack];
process.once('disconnect', () => process.exit());
for (let i = 0; i < NUMBERS.attackers; i++) {
  void forEver(work);
  // They come within a moment, but not all in the same.
  await pause(1);
}
process.send?.('all are here');
