/**
 * Visitors who mean no good, all from one address, in a process of their own. It is told which attack to begin, from
 * which address, and when to rest; then it says how often something was done.
 */

import { request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { API } from '@castellan/server/protocol';
import { WebSocket } from 'ws';
import { ATTACKS, type Attack, NUMBERS } from './attacks.ts';

const [, , , address, table] = process.argv;

// An attacker has a machine of his own: here he has what those who are measured leave of theirs.
setPriority(constants.priority.PRIORITY_LOW);

/** The attack under way; another one, or none, ends it. */
let underWay: UnderWay | null = null;

interface UnderWay {
  readonly from: string;
  readonly open: Set<WebSocket>;
  done: number;
}

const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));

/** A socket of nobody's that does not read, and says something again and again until it is closed. */
function mute(mine: UnderWay, say: (socket: WebSocket) => void, everyMs: number): Promise<void> {
  return new Promise((closed) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${API.socket}`, { localAddress: mine.from, perMessageDeflate: false });
    let saying: NodeJS.Timeout | undefined;
    mine.open.add(socket);
    socket.on('error', () => {});
    socket.once('open', () => {
      socket.pause();
      saying = setInterval(() => {
        // What is not taken is not said again: this process has its limits, too.
        if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount >= NUMBERS.unsent) return;
        say(socket);
        mine.done++;
      }, everyMs);
    });
    socket.once('close', () => {
      clearInterval(saying);
      mine.open.delete(socket);
      closed();
    });
  });
}

function ask({ from }: UnderWay, path: string): Promise<void> {
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

const WORK: { readonly [attack in Attack]: (mine: UnderWay) => Promise<void> } = {
  watch: (mine) => mute(mine, (socket) => socket.send(watch), NUMBERS.watchEveryMs),
  frames: (mine) => mute(mine, (socket) => socket.ping(), NUMBERS.frameEveryMs),
  lists: async (mine) => {
    for (let i = 0; i < NUMBERS.asksInARow && underWay === mine; i++) {
      await ask(mine, `${API.tables}?list=playing`);
      mine.done++;
    }
  },
  knocks: (mine) => mute(mine, (socket) => socket.terminate(), 1),
};

/** Whoever is sent away comes back. */
async function begin(attack: Attack, from: string): Promise<void> {
  const mine: UnderWay = { from, open: new Set(), done: 0 };
  underWay = mine;
  const again = async (): Promise<void> => {
    while (underWay === mine) {
      await WORK[attack](mine);
      await pause(NUMBERS.backAfter);
    }
  };
  for (let i = 0; i < NUMBERS.attackers && underWay === mine; i++) {
    void again();
    // They come within a moment, but not all in the same.
    await pause(1);
  }
}

function rest(): number {
  const { open, done } = underWay ?? { open: [], done: 0 };
  underWay = null;
  for (const socket of open) socket.terminate();
  return done;
}

process.once('disconnect', () => process.exit());
process.on('message', (order) => {
  const [what, from] = String(order).split(' ');
  const attack = ATTACKS.find((one) => one === what);
  if (attack !== undefined) {
    void begin(attack, from);
    process.send?.('begun');
  } else if (order === 'rest') process.send?.(String(rest()));
  else process.disconnect();
});
process.send?.('here');
