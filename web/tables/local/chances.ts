/** How the chances went through a game that is over, found in a worker that ends with it. */

import type { Chances } from '@castellan/bots';
import type { GameRecord } from '@castellan/engine';
import type { FromTeller, ToTeller } from './analysing.ts';
import { TELLER } from './roles.ts';

export function chancesOf(record: GameRecord): Promise<readonly Chances[]> {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: TELLER });
  const found = new Promise<readonly Chances[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromTeller>) => {
      if ('chances' in data) resolve(data.chances);
      else reject(new Error(data.error));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    });
  });
  const message: ToTeller = { record };
  worker.postMessage(message);
  return found.finally(() => worker.terminate());
}
