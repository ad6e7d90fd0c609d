/** One address for several nodes: every connection goes to one that says it is well, one after the other. */

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Milliseconds between two looks at a node, and within which it must say that it is well. */
const LOOK = { every: 250, patience: 500 };

export class Front {
  private readonly ports: () => readonly number[];
  private readonly server: Server;
  private readonly open: Set<Socket> = new Set();
  private readonly well: Set<number> = new Set();
  private readonly looking: NodeJS.Timeout;
  private turn = 0;

  private constructor(ports: () => readonly number[]) {
    this.ports = ports;
    this.server = createServer((near) => this.connectOn(near));
    this.looking = setInterval(() => void this.look(), LOOK.every);
  }

  /** `ports` are those of the nodes, as they are now. */
  static async open(host: string, port: number, ports: () => readonly number[]): Promise<Front> {
    const front = new Front(ports);
    front.server.listen(port, host);
    try {
      await once(front.server, 'listening');
    } catch (error) {
      front.close();
      throw error;
    }
    await front.look();
    return front;
  }

  /** Nodes that are well. */
  get count(): number {
    return this.well.size;
  }

  /** Where it listens. */
  get port(): number {
    const address = this.server.address();
    return address === null || typeof address === 'string' ? 0 : address.port;
  }

  close(): void {
    clearInterval(this.looking);
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private async look(): Promise<void> {
    const ports = this.ports();
    for (const port of this.well) if (!ports.includes(port)) this.well.delete(port);
    await Promise.all(
      ports.map(async (port) => {
        if (await isWell(port)) this.well.add(port);
        else this.well.delete(port);
      }),
    );
  }

  private connectOn(near: Socket): void {
    const ports = this.well.size > 0 ? [...this.well] : this.ports();
    const far = connect(ports[this.turn++ % ports.length], '127.0.0.1');
    for (const socket of [near, far]) {
      this.open.add(socket);
      socket.setNoDelay(true);
      // A socket that fails also closes, and with it the other.
      socket.on('error', () => {});
      socket.once('close', () => {
        this.open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  }
}

async function isWell(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(LOOK.patience) })).ok;
  } catch {
    return false;
  }
}
