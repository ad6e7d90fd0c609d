/** The character that is chosen for a bot when a table is laid on this device: the bot that plays there has it. */

import { botLine, botNamed, type Character } from '@castellan/bots';
import { fastChance, type Game, type Line, parseRecord, type Seat, type State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goingOn } from '../tables/local/record.ts';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { follow, keptAs, keptRecord, layUp, replayed } from './help/record.ts';
import { seatAt, seatWith } from './help/seat.ts';
import { staticSite } from './help/site.ts';
import { visitor } from './help/visit.ts';

const GAME = 'monde-oublie';
const RECORD = keptRecord(GAME, 'shared');
/** Chances with which a bot is asked whether it would always say the same. */
const CHANCES = Array.from({ length: 12 }, (_, seed) => seed);

/** What a squire says there, whatever it guesses; null where that depends on what it guesses. */
function surelySaid(game: Game, state: State, seat: Seat, character: Character): string | null {
  const bot = botNamed(`squire-${character}`, game);
  if (bot === null) throw new Error(`no squire is ${character}`);
  const said = new Set(CHANCES.map((seed) => botLine(game, state, seat, bot, fastChance(seed))));
  const [text] = said;
  return said.size === 1 ? text : null;
}

interface Parting {
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
}

/** The first moment of the record at which the warlike surely say something else than the even-tempered, on another seat than the reader's. */
async function firstParting(): Promise<Parting> {
  const found: Parting[] = [];
  const game = await gameNamed(GAME)?.load();
  if (game === undefined) throw new Error(`no game ${GAME}`);
  await replayed(GAME, RECORD, ({ at, question: { seat } }, table) => {
    if (found.length > 0 || seat === 0 || table.questions().length > 1) return;
    const [even, warlike] = [surelySaid(game, table.state, seat, 'even'), surelySaid(game, table.state, seat, 'warlike')];
    if (even !== null && warlike !== null && even !== warlike) found.push({ at, seat, text: warlike });
  });
  if (found.length === 0) throw new Error('the warlike do as the even-tempered do');
  return found[0];
}

/** An answer that the device of the visitor keeps; null before it is given. */
function keptLine(page: Page, id: string, at: number): Promise<Line | null> {
  return page.evaluate(
    (key) =>
      new Promise<Line | null>((done, failed) => {
        const opening = indexedDB.open('castellan');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('lines').objectStore('lines').get(key);
          reading.onerror = () => failed(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result ?? null);
          };
        };
      }),
    [id, at],
  );
}

describe.skipIf(!hasBrowser)('the character of a bot', () => {
  const here = browserAnd(staticSite);

  it('is chosen for its seat, kept with the table, and plays there', async () => {
    const { at, seat, text } = await firstParting();
    const parsed = parseRecord(RECORD);
    if (!parsed.ok) throw new Error(parsed.error.key);
    const { record } = parsed;

    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/new`);
    await seatWith(page, seat + 1, 'A bot');
    await seatWith(page, seat + 1, 'Squire');
    await (await seatAt(page, seat + 1)).locator('.characters label', { hasText: 'warlike' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/t\/local-/);
    await page.locator('.shell').waitFor();
    const { game, chairs } = await keptAs(page, new URL(page.url()).pathname.slice('/t/'.length));
    expect([game, chairs.length]).toEqual([GAME, record.seats]);
    expect(chairs[seat]).toMatchObject({ kind: 'bot', level: 'squire', character: 'warlike' });

    // Those who were chosen go on from a moment at which the character shows.
    const lines = record.lines.slice(0, at);
    const table = { ...goingOn({ ...record, lines }, 'Kept', 0, record.names[0], { table: 'local-kept', at }), chairs };
    await layUp(page, table, lines);
    await follow(page, `${here.server.address}/t/${table.id}`);
    await expect.poll(() => keptLine(page, table.id, at)).toEqual({ seat, text });
    expect(errors).toEqual([]);
    await context.close();
  });
});
