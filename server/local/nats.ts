/** A NATS server of one's own, on a free port: for a cluster on one machine, and for tests. */

import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { Engine, freePort } from './engine.ts';

/** The program: the one named, or the one that is found. Null when there is none. */
export function natsProgram(named: string | undefined): string | null {
  const program = named ?? 'nats-server';
  return spawnSync(program, ['--version']).status === 0 ? program : null;
}

export class OwnNats {
  readonly port: number;
  private readonly engine: Engine;

  private constructor(program: string, port: number) {
    this.port = port;
    const args = ['-a', '127.0.0.1', '-p', String(port)];
    this.engine = new Engine({ program, args, signal: 'KILL', leaves: '', as: null, isHeard: false });
  }

  static async open(program: string): Promise<OwnNats> {
    const nats = new OwnNats(program, await freePort());
    await nats.start();
    return nats;
  }

  get address(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.engine.start();
    while (!(await answers(this.port))) await later(10);
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    await this.engine.end('KILL');
  }

  pause(): void {
    this.engine.signalAll('SIGSTOP');
  }

  goOn(): void {
    this.engine.signalAll('SIGCONT');
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((said) => {
    const line = connect(port, '127.0.0.1');
    line.once('connect', () => {
      line.destroy();
      said(true);
    });
    line.once('error', () => said(false));
  });
}
