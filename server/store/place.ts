/** Where everything is kept, and how to get at it: a SQLite file in the data folder, or a PostgreSQL database. */

import { join } from 'node:path';
import { openPostgres, postgresJournal } from './postgres/postgres.ts';
import { sqliteJournal } from './sqlite/rows.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { DamageListener, JournalReader, Store, StoreListeners } from './store.ts';

/** Plain data: it is handed to threads. */
export type Place =
  | { readonly kind: 'sqlite'; readonly file: string; readonly patience: number; readonly maxPages: number | null }
  | { readonly kind: 'postgres'; readonly url: string; readonly patience: number };

export function fileIn(folder: string): string {
  return join(folder, 'castellan.sqlite');
}

export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

export function openStore(place: Place, listeners: StoreListeners): Promise<Store> {
  return place.kind === 'sqlite' ? openSqlite(place, listeners) : openPostgres(place, listeners);
}

export function openJournal(place: Place, onDamage: DamageListener): JournalReader {
  return place.kind === 'sqlite' ? sqliteJournal(place.file, place.patience, onDamage) : postgresJournal(place, onDamage);
}

/** What it is called in messages: the password in an address is nobody's business. */
export function nameOfPlace(place: Place): string {
  return place.kind === 'sqlite' ? place.file : withoutPassword(place.url);
}

export function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^/@:]*):[^@]*@/, '$1@').replace(/([?&]password=)[^&]*/, '$1…');
}
