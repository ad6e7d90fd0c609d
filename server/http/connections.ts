/** Connections, before anything is said over them. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../address.ts';
import type { Config } from '../config.ts';
import { Paced } from '../paced.ts';
import type { Time } from '../time.ts';

/** For each socket that may be open there may be so many connections: browsers open several, and keep them. */
const FOR_EACH_SOCKET = 3;
/** For each socket of an address, connections a second that are let in from there in the long run; and milliseconds that one waits at most. */
const PACE = { perSecond: 0.25, longest: 20_000 };

/**
 * Whoever opens more connections than one address needs is turned away, and a crowd is let in one by one: a handshake takes its time. Behind
 * a proxy all come from the proxy, who must see to it. The result turns those away who still wait.
 */
export function admitConnections(server: Server, { sockets, socketsPerAddress, proxies, rate }: Config, time: Time): () => void {
  server.maxConnections = FOR_EACH_SOCKET * sockets;
  const waiting = new Set<Socket>();
  const turnAway = (): void => {
    for (const line of waiting) line.destroy();
  };
  if (proxies > 0) return turnAway;
  const counts = new Map<string, number>();
  const burst = socketsPerAddress * rate;
  const paced = new Paced(time, { burst, between: 1_000 / (burst * PACE.perSecond), longest: PACE.longest });
  const welcome = welcomeOf(server);
  server.on('connection', (line: Socket) => {
    const address = addressOf(line.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    const wait = count > FOR_EACH_SOCKET * socketsPerAddress ? null : paced.wait(address);
    if (wait === null) {
      line.destroy();
      return;
    }
    counts.set(address, count);
    line.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (wait === 0) {
      welcome(line);
      return;
    }
    // Whoever leaves before his turn also closes, which is all there is to do about it.
    line.on('error', () => {});
    waiting.add(line);
    time.after(wait, () => {
      waiting.delete(line);
      if (!line.destroyed) welcome(line);
    });
  });
  return turnAway;
}

/** What the server does with a connection, taken from it to be done later. */
function welcomeOf(server: Server): (line: Socket) => void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  return (line) => {
    for (const listener of listeners) Reflect.apply(listener, server, [line]);
  };
}
