/** A record looked at moment by moment, in a worker of its own. */

import type { GameRecord, Result, Seat, SeatView } from '@castellan/engine';
import type { LogEntry, TableSnapshot } from '../client.ts';
import type { Origin } from './device.ts';
import type { Trouble } from './wire.ts';
import { HostWorker } from './worker.ts';

/** What a record turned out to be. */
export type Looked =
  | {
      readonly ok: true;
      readonly result: Result | null;
      readonly snapshot: Omit<TableSnapshot, 'log' | 'sending'>;
      readonly log: readonly LogEntry[];
    }
  | { readonly ok: false; readonly trouble: Trouble };

export class Replay {
  readonly looked: Promise<Looked>;
  private readonly host: HostWorker;

  constructor(record: GameRecord) {
    let tell: (looked: Looked) => void = () => undefined;
    this.looked = new Promise((resolve) => {
      tell = resolve;
    });
    this.host = new HostWorker(() => ({ kind: 'look', record }), {
      shown: ({ snapshot, log }) => tell({ ok: true, result: snapshot.view.result, snapshot, log: log.add }),
      trouble: (trouble) => tell({ ok: false, trouble }),
    });
    this.host.start();
  }

  at(seq: number, seat: Seat | null): Promise<SeatView | null> {
    return this.host.request<'at'>({ kind: 'at', seq, seat });
  }

  /** The id of a table of this device that goes on from there. */
  fork(seq: number, origin: Origin): Promise<string> {
    return this.host.request<'fork'>({ kind: 'fork', seq, origin });
  }

  close(): void {
    this.host.close();
  }
}

/** Replays a record and holds it against its hash, its result and its commitment. */
export async function verified(record: GameRecord): Promise<Looked> {
  const replay = new Replay(record);
  try {
    return await replay.looked;
  } finally {
    replay.close();
  }
}
