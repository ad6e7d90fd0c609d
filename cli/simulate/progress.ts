/** How far many games have come, told on the terminal. */

import { SingleBar } from 'cli-progress';
import type { Call } from '../command.ts';

/** A bar on the terminal; nothing where nobody watches. */
export function progressBar(call: Call, games: number): SingleBar | null {
  if (call.stderr.isTTY !== true) return null;
  const bar = new SingleBar({
    format: `{bar} {value}/{total} · ${call.speaker.say('simulate.left', { eta: '{eta_formatted}' })}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 40,
    stream: call.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(games, 0);
  return bar;
}
