/** What a thread that plays does: the tasks it is sent, one after the other. */

import { parentPort } from 'node:worker_threads';
import type { Reply } from '@castellan/server/threads';
import { messageOf } from '../complaint.ts';

export function workOn<T, R>(one: (task: T) => R): void {
  parentPort?.on('message', ({ no, task }: { readonly no: number; readonly task: readonly T[] }) => {
    let reply: Reply<R[]>;
    try {
      reply = { no, result: task.map((part) => one(part)) };
    } catch (error) {
      reply = { no, error: messageOf(error) };
    }
    parentPort?.postMessage(reply);
  });
}
