/** A table laid at once, with no questions asked. */

import type { Chair } from '../../tables/local/kept.ts';
import { someNames } from '../../tables/names.ts';
import { say } from '../language.ts';
import { myName } from '../people/me.ts';
import { go } from '../router.ts';
import { plateOf } from './plates.ts';

/** The reader against squires. */
export async function playNow(game: string): Promise<void> {
  const me = myName();
  const seats = plateOf(game)?.seats ?? 2;
  const bots = someNames(seats - 1, [me]).map((name): Chair => ({ kind: 'bot', name, level: 'squire' }));
  const { startTable } = await import('../../tables/local/start.ts');
  go(`/t/${await startTable({ game, title: someTitle(), chairs: [{ kind: 'person', name: me }, ...bots] })}`);
}

export function someTitle(): string {
  const titles = say('app.titles').split('|');
  return titles[Math.floor(Math.random() * titles.length)];
}
