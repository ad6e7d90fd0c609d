/** A line that can be cut: everything to and from a port goes through here, and nothing does while it is cut. */

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Line {
  private readonly server: Server;
  private readonly open: Set<Socket> = new Set();
  private isCut = false;

  private constructor(target: number) {
    this.server = createServer({ pauseOnConnect: true }, (near) => {
      this.add(near);
      // As with a cable that was pulled: nobody is told, and nothing comes.
      if (this.isCut) return;
      const far = connect(target, '127.0.0.1');
      this.add(far);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        one.on('data', (part) => {
          if (!this.isCut) other.write(part);
        });
        one.on('close', () => {
          if (!this.isCut) other.destroy();
        });
      }
      near.resume();
    });
  }

  static async to(target: number): Promise<Line> {
    const line = new Line(target);
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  get port(): number {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  }

  cut(): void {
    this.isCut = true;
  }

  /** What was under way is lost; from now on new connections get through. */
  mend(): void {
    this.isCut = false;
    for (const socket of this.open) socket.destroy();
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private add(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.open.delete(socket));
  }
}
