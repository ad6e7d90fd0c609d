/** Several connections for what is read, and written beside the answers: each does one thing at a time, and who comes later waits. */

import { StoreError } from '../store.ts';
import { Connection, type ConnectionOptions } from './connection.ts';

export class Connections {
  private readonly all: readonly Connection[];
  private readonly free: Connection[];
  private readonly waiting: ((connection: Connection) => void)[] = [];
  private closed = false;
  private idle: () => void = () => {};

  constructor(options: ConnectionOptions, count: number) {
    this.all = Array.from({ length: count }, () => new Connection(options));
    this.free = [...this.all];
  }

  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (this.closed) throw new StoreError('broken', 'the store is closed');
    const connection = this.free.pop() ?? (await new Promise<Connection>((given) => this.waiting.push(given)));
    try {
      return await work(connection);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free.push(connection);
      else next(connection);
      if (this.free.length === this.all.length) this.idle();
    }
  }

  destroy(): void {
    for (const connection of this.all) connection.destroy();
  }

  /** Ends when everything asked for so far is done. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.free.length < this.all.length) await new Promise<void>((idle) => (this.idle = idle));
    await Promise.all(this.all.map((connection) => connection.close()));
  }
}
