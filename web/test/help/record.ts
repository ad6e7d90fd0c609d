/** Kept records as places to begin: a table that goes on from any moment of one. */

import { readFileSync } from 'node:fs';
import { fork, parseRecord, type Question, type State, type Table } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { Page } from 'playwright-core';
import { MY_QUESTION } from './player.ts';

export function keptRecord(game: string, name: string): string {
  return readFileSync(new URL(`../../../games/${game}/test/records/${name}.txt`, import.meta.url), 'utf8');
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

/** The moment of a record at which somebody has most to choose from in answer to that question. */
export async function momentOf(game: string, text: string, step: string): Promise<number> {
  let most = { at: -1, choices: -1 };
  await replayed(game, text, ({ at, question }) => {
    const choices = question.kind === 'amount' ? question.max : question.options.length;
    if (question.frame.step === step && choices > most.choices) most = { at, choices };
  });
  if (most.at < 0) throw new Error(`nobody is asked ${step} there`);
  return most.at;
}

/** A table that goes on from a moment of a record, with whoever is asked there played by the visitor. In either language. */
export async function playFrom(page: Page, address: string, text: string, moment: number): Promise<void> {
  await page.goto(`${address}/records`);
  await page.locator('input[type=file]').setInputFiles({ name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/\/t\/local-/);
  const imported = page.url();
  await page
    .getByRole('button', { name: /^(Replay|Revoir)$/ })
    .first()
    .click();
  await page.getByRole('slider').fill(String(moment));
  await page.locator('.replay .at', { hasText: `${moment} /` }).waitFor();
  await page.getByRole('button', { name: /^(Play from here|Rejouer d’ici)$/ }).click();
  await page.waitForURL((url) => url.href !== imported);
  await page.locator(MY_QUESTION).waitFor();
}
