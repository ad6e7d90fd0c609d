/** A table laid at once, with no questions asked. */

import type { Level } from '@castellan/bots';
import { CHARACTERS, type Character } from '@castellan/bots/character';
import { beginGuide } from '../../guide/kept.ts';
import type { Chair } from '../../tables/local/kept.ts';
import { someNames } from '../../tables/names.ts';
import { say } from '../language.ts';
import { myName } from '../people/me.ts';
import { go } from '../router.ts';
import { beginFirst, settleFirst } from './first.ts';
import { plateOf } from './plates.ts';

/** The reader against squires. */
export async function playNow(game: string): Promise<void> {
  const { keptTables } = await import('../../tables/local/store.ts');
  if ((await keptTables()).length > 0) settleFirst();
  const table = await layAtOnce(game, usualSeats(game), 'squire');
  beginFirst(table);
  go(`/t/${table}`);
}

/** The reader against a squire of this character, and others where more sit at the table. Each bears the name of its character. */
export async function playAgainst(game: string, character: Character, names: { readonly [character: string]: string }): Promise<void> {
  const others = CHARACTERS.filter((one) => one !== character);
  const rivals = [character, ...others].slice(0, usualSeats(game) - 1);
  const { startTable } = await import('../../tables/local/start.ts');
  const me = myName();
  const [other] = someNames(1, [me, ...Object.values(names)]);
  const chairs = rivals.map((one): Chair => {
    const name = names[one] === me ? other : names[one];
    return { kind: 'bot', name, level: 'squire', character: one };
  });
  settleFirst();
  go(`/t/${await startTable({ game, title: someTitle(), chairs: [{ kind: 'person', name: me }, ...chairs] })}`);
}

/** A first table: a gentle rival, or as many as it takes, and somebody who explains each step. */
export async function learn(game: string): Promise<void> {
  go(`/t/${await layGuided(game)}`);
}

/** The guided table in the place of one that was just laid. */
export async function learnInstead(game: string, table: string): Promise<void> {
  const guided = await layGuided(game);
  go(`/t/${guided}`, { replace: true });
  const { dropTable } = await import('../../tables/local/store.ts');
  await dropTable(table);
}

/** The first lesson in the place of a table that was just laid. */
export async function lessonsInstead(game: string, table: string): Promise<void> {
  go(`/learn/${game}/next`, { replace: true });
  const { dropTable } = await import('../../tables/local/store.ts');
  await dropTable(table);
}

/** A game of bots, which the reader looks at. */
export async function watchBots(game: string): Promise<void> {
  const { startTable } = await import('../../tables/local/start.ts');
  go(`/t/${await startTable({ game, title: someTitle(), chairs: bots(usualSeats(game), 'knight', []) })}`);
}

function usualSeats(game: string): number {
  return plateOf(game)?.seats ?? 2;
}

async function layGuided(game: string): Promise<string> {
  const table = await layAtOnce(game, plateOf(game)?.guided ?? 2, 'page');
  beginGuide(table);
  settleFirst();
  return table;
}

async function layAtOnce(game: string, seats: number, level: Level): Promise<string> {
  const me = myName();
  const { startTable } = await import('../../tables/local/start.ts');
  return startTable({ game, title: someTitle(), chairs: [{ kind: 'person', name: me }, ...bots(seats - 1, level, [me])] });
}

function bots(count: number, level: Level, taken: readonly string[]): Chair[] {
  return someNames(count, taken).map((name) => ({ kind: 'bot', name, level }));
}

export function someTitle(): string {
  const titles = say('app.titles').split('|');
  return titles[Math.floor(Math.random() * titles.length)];
}
