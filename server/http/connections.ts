/** Connections, before anything is said over them. */

import type { Server } from 'node:http';
import { addressOf } from '../address.ts';
import type { Config } from '../config.ts';

/** For each socket that may be open there may be so many connections: browsers open several, and keep them. */
const FOR_EACH_SOCKET = 3;

/** Whoever opens more connections than one address needs is turned away; behind a proxy all come from the proxy, who must see to it. */
export function admitConnections(server: Server, { sockets, socketsPerAddress, proxies }: Config): void {
  server.maxConnections = FOR_EACH_SOCKET * sockets;
  if (proxies > 0) return;
  const counts = new Map<string, number>();
  server.on('connection', (line) => {
    const address = addressOf(line.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    if (count > FOR_EACH_SOCKET * socketsPerAddress) {
      line.destroy();
      return;
    }
    counts.set(address, count);
    line.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
