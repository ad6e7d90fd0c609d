/** What was learned on this device and elsewhere, brought together on the server for whoever it knows. */

import { useEffect } from 'preact/hooks';
import { addDone, allDone } from '../../lessons/kept.ts';
import { rest } from '../../tables/online/rest.ts';
import { hasMet, me } from './me.ts';

/** Both sides know everything afterwards. Where the server is out of reach the device keeps it, and tells it the next time. */
export async function shareLessons(): Promise<void> {
  if (!hasMet()) return;
  const shared = await rest.lessons({ ...mutable(allDone()) });
  if (shared.ok) addDone(shared.value);
}

function mutable(done: { readonly [game: string]: readonly string[] }): { [game: string]: string[] } {
  return Object.fromEntries(Object.entries(done).map(([game, exercises]) => [game, [...exercises]]));
}

/** On pages about lessons: at first, when the reader turns out to be somebody else, and after everything that is done. */
export function useSharedLessons(): void {
  const done = allDone();
  const person = me.value?.id;
  useEffect(() => void shareLessons(), [done, person]);
}
