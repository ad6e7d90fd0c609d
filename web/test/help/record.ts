/** Kept records as places to begin: a table that goes on from any moment of one. */

import { readFileSync } from 'node:fs';
import type { Analysis } from '@castellan/bots';
import { fork, type Line, parseRecord, type Question, type Seat, type State, type Table } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { ForkSpec } from '@castellan/server/protocol';
import type { Page } from 'playwright-core';
import type { Chair, KeptTable } from '../../tables/local/kept.ts';
import { goingOn } from '../../tables/local/record.ts';
import { MY_QUESTION } from './player.ts';

export function keptRecord(game: string, name: string): string {
  return readFileSync(new URL(`../../../games/${game}/test/records/${name}.txt`, import.meta.url), 'utf8');
}

/** How many answers a record holds. */
export function answersIn(record: string): number {
  const [, count] = /^end (\d+)$/m.exec(record) ?? [];
  return Number(count);
}

export interface Moment {
  /** How many answers had been given. */
  readonly at: number;
  readonly question: Question;
}

/** The table as it was before each answer of a record. */
export async function replayed(game: string, text: string, see: (moment: Moment, table: Table<State>) => void): Promise<void> {
  const shelved = gameNamed(game);
  const parsed = parseRecord(text);
  if (shelved === null || !parsed.ok) throw new Error(`there is no such record of ${game}`);
  const begun = fork(await shelved.load(), parsed.record, 0);
  if (!begun.ok) throw new Error(begun.error.key);
  parsed.record.lines.forEach(({ seat, text: answer }, at) => {
    const question = begun.table.questions().find((open) => open.seat === seat);
    if (question !== undefined) see({ at, question }, begun.table);
    begun.table.reply(seat, answer);
  });
}

/** For each question of a record, the moment at which somebody has most to choose from in answer to it. */
async function richest(game: string, text: string): Promise<ReadonlyMap<string, number>> {
  const most = new Map<string, { readonly at: number; readonly choices: number }>();
  await replayed(game, text, ({ at, question }) => {
    const choices = question.kind === 'amount' ? question.max : question.options.length;
    const { step } = question.frame;
    if (choices > (most.get(step)?.choices ?? -1)) most.set(step, { at, choices });
  });
  return new Map([...most].map(([step, { at }]) => [step, at]));
}

const known = new Map<string, Promise<ReadonlyMap<string, number>>>();

/** The moment of a record at which somebody has most to choose from in answer to that question. */
export async function momentOf(game: string, text: string, step: string): Promise<number> {
  const moments = known.get(text) ?? richest(game, text);
  known.set(text, moments);
  const at = (await moments).get(step);
  if (at === undefined) throw new Error(`nobody is asked ${step} there`);
  return at;
}

/** The first moment of a record at which somebody is asked that. */
export async function firstOf(game: string, text: string, step: string): Promise<number> {
  const found: number[] = [];
  await replayed(game, text, ({ at, question }) => {
    if (question.frame.step === step) found.push(at);
  });
  if (found.length === 0) throw new Error(`nobody is asked ${step} there`);
  return found[0];
}

export interface Asking {
  readonly step: string;
  readonly record: string;
  readonly at: number;
}

/** Every question that some records hold, once: the moment at which there is most to choose from, in the first record that asks it. */
export async function everyQuestion(game: string, names: readonly string[]): Promise<readonly Asking[]> {
  const found = new Map<string, Asking>();
  for (const name of names) {
    const record = keptRecord(game, name);
    for (const [step, at] of await richest(game, record)) if (!found.has(step)) found.set(step, { step, record, at });
  }
  return [...found.values()];
}

/** Lays a table up on the device of the visitor, as the client does, and with it what was found of it. */
export async function layUp(page: Page, table: KeptTable, lines: readonly Line[], analysis: Analysis | null = null): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((done, failed) => {
        const { kept, answers, found } = JSON.parse(text);
        const opening = indexedDB.open('castellan');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['tables', 'lines', 'analyses'], 'readwrite');
          writing.objectStore('tables').put(kept);
          if (found !== null) writing.objectStore('analyses').put(found, kept.id);
          for (const [at, line] of answers.entries()) writing.objectStore('lines').put(line, [kept.id, at]);
          writing.onerror = () => failed(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    JSON.stringify({ kept: table, answers: lines, found: analysis }),
  );
}

/** A table as the device of the visitor keeps it. */
export function keptAs(page: Page, id: string): Promise<KeptTable> {
  return kept(page, 'tables', id);
}

/** Of how many answers of a table the device of the visitor keeps what was found. */
export async function lookedThrough(page: Page, id: string): Promise<number> {
  const found = await kept<Analysis | undefined>(page, 'analyses', id);
  return found?.answers ?? 0;
}

function kept<T>(page: Page, store: string, id: string): Promise<T> {
  return page.evaluate(
    ({ store, key }) =>
      new Promise<T>((done, failed) => {
        const opening = indexedDB.open('castellan');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).get(key);
          reading.onerror = () => failed(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      }),
    { store, key: id },
  );
}

/**
 * A table that goes on from a moment of a record, with whoever is asked there played by the visitor: what “Play from here” in a replay leads
 * to, without the way there. With a `friend` the two share the device, and the visitor plays whoever of them is asked first.
 */
export async function playFrom(page: Page, address: string, text: string, moment: number, friend?: Seat): Promise<void> {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.key);
  const { record } = parsed;
  const lines = record.lines.slice(0, moment);
  const mine = record.lines[moment].seat;
  const alone = goingOn({ ...record, lines }, 'Kept', mine, record.names[mine], { table: 'local-kept', at: moment });
  // They answer at once.
  const chairs = alone.chairs.map(
    (chair, seat): Chair =>
      seat === friend ? { kind: 'person', name: chair.name } : chair.kind === 'bot' ? { ...chair, level: 'squire' } : chair,
  );
  const table = { ...alone, chairs };
  // Whoever sits at a table of this device, or sees the list of them, has the place where they are kept.
  if (!page.url().startsWith(`${address}/t/local-`)) {
    await page.goto(`${address}/records`);
    await page.locator('section[aria-labelledby=here] :is(.record-list, .bot-games)').waitFor();
  }
  await layUp(page, table, lines);
  await follow(page, `${address}/t/${table.id}`);
  if (friend !== undefined) await page.locator('.curtain .btn').first().click();
  await page.locator(`.shell:not(:has(.on-its-way)) ${MY_QUESTION}`).waitFor();
}

/** Goes where a link on the page would lead, to another path: the page stays, and all that it has loaded. */
export async function follow(page: Page, to: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const link = document.createElement('a');
    link.href = to;
    const left = document.querySelector('#question, main');
    document.body.append(link);
    link.click();
    link.remove();
    return left;
  }, to);
  await page.waitForFunction((left) => left?.isConnected !== true, left);
}

/** Lays a table on the server that goes on from a moment of a record, by a page that is there: its id. */
export function forkedTable(page: Page, record: string, spec: ForkSpec): Promise<string> {
  return page.evaluate(
    async ({ record, spec }) => {
      const sent = (path: string, type: string, body: string) =>
        fetch(path, { method: 'POST', headers: { 'content-type': type }, body }).then((answer) => answer.json());
      const kept = await sent('/api/records', 'text/plain', record);
      const table = await sent(`/api/records/${kept.id}/fork`, 'application/json', JSON.stringify(spec));
      if (table.id === undefined) throw new Error(JSON.stringify([kept, table]));
      return String(table.id);
    },
    { record, spec },
  );
}
