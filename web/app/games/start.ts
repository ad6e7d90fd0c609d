/** A table laid at once, with no questions asked. */

import type { Level } from '@castellan/bots';
import { beginGuide } from '../../guide/kept.ts';
import type { Chair } from '../../tables/local/kept.ts';
import { someNames } from '../../tables/names.ts';
import { say } from '../language.ts';
import { myName } from '../people/me.ts';
import { go } from '../router.ts';
import { plateOf } from './plates.ts';

/** The reader against squires. */
export async function playNow(game: string): Promise<void> {
  go(`/t/${await layAtOnce(game, plateOf(game)?.seats ?? 2, 'squire')}`);
}

/** A first table: one gentle rival, and somebody who explains each step. */
export async function learn(game: string): Promise<void> {
  const table = await layAtOnce(game, 2, 'page');
  beginGuide(table);
  go(`/t/${table}`);
}

async function layAtOnce(game: string, seats: number, level: Level): Promise<string> {
  const me = myName();
  const bots = someNames(seats - 1, [me]).map((name): Chair => ({ kind: 'bot', name, level }));
  const { startTable } = await import('../../tables/local/start.ts');
  return startTable({ game, title: someTitle(), chairs: [{ kind: 'person', name: me }, ...bots] });
}

export function someTitle(): string {
  const titles = say('app.titles').split('|');
  return titles[Math.floor(Math.random() * titles.length)];
}
