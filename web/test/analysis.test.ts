import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { browserAnd, sharedHouse } from './help/open.ts';
import { MY_QUESTION, playerOf, playToTheEnd } from './help/player.ts';
import { answersIn, forkedTable, keptAs, keptRecord, lookedThrough } from './help/record.ts';
import { visitor } from './help/visit.ts';

const FILE = 'games/monde-oublie/test/records/knowledge.txt';
const RECORD = keptRecord('monde-oublie', 'knowledge');

interface Part {
  /** Its first answer. */
  readonly from: number;
  /** Which worker looks through it. */
  readonly by: number;
}

/** Marks each part that a worker is asked to look through. */
function markParts(): void {
  const workers: Worker[] = [];
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(post, worker, args) {
      const [message] = args;
      if (message.from !== undefined) {
        if (!workers.includes(worker)) workers.push(worker);
        performance.mark('part', { detail: { from: message.from, by: workers.indexOf(worker) } });
      }
      return Reflect.apply(post, worker, args);
    },
  });
}

/** The parts that were asked for since the page was loaded. */
function partsAsked(page: Page): Promise<readonly Part[]> {
  return page.evaluate(() => performance.getEntriesByName('part').flatMap((mark) => (mark instanceof PerformanceMark ? mark.detail : [])));
}

describe.skipIf(!hasBrowser)('a game looked back at', () => {
  const here = browserAnd(sharedHouse);

  it('shows the chances over time, where it turned and why, keeps what it found, and is played on from any point', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/records`);
    await page.locator('input[type=file]').setInputFiles(FILE);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.chances').waitFor();
    await page.locator('.progress').waitFor({ state: 'detached', timeout: 120_000 });
    const cards = page.locator('.turning li');
    await cards.first().waitFor();
    expect(await page.locator('.turning').innerText()).toMatch(/played[\s\S]+better/);
    // Each says what happened.
    const headings = await cards.locator('h3').allInnerTexts();
    expect(headings.filter((words) => words === '' || /^(rise|fall|lack|glut|event)\./.test(words))).toEqual([]);
    expect(new Set(headings).size).toBeGreaterThan(2);
    const lessons = page.getByRole('region', { name: 'What the bot retains' });
    expect(await lessons.locator('p').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/ gave most away: /), expect.stringMatching(/ answered best, \d+/)]),
    );

    await page.reload();
    await cards.first().waitFor();
    expect(await page.locator('.progress').count()).toBe(0);
    // What is drawn can be read as well, opened by a key: shares that come to a whole, by answers and by players.
    await page.getByText('The chances in numbers').press('Enter');
    const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'After answer' }) });
    const players = await page.locator('.position .now .sr').allTextContents();
    expect(players).toHaveLength(2);
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['After answer', ...players]);
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(5);
    const shares = (await table.locator('tbody tr').last().getByRole('cell').allInnerTexts()).map(Number.parseFloat);
    expect(shares.reduce((all, share) => all + share, 0)).toBe(100);

    await page.getByText('The points in numbers').click();
    const rounds = await page.locator('.axis li').count();
    expect(rounds).toBeGreaterThan(3);
    expect(await page.locator('.points tbody tr').count()).toBe(rounds);
    // The scoring, line by line, comes to what the points have come to.
    const rows = page.getByRole('region', { name: 'Final scoring' }).locator('tbody tr');
    const numbers = (cells: readonly string[]): readonly number[] => cells.map((cell) => Number(cell.replace('−', '-')));
    const scoring = await Promise.all(
      (await rows.all()).map(async (row) => ({
        line: await row.locator('th').innerText(),
        points: numbers(await row.locator('td').allInnerTexts()),
      })),
    );
    const total = scoring.findIndex(({ line }) => line === 'Total');
    expect(total).toBeGreaterThan(3);
    const sums = scoring[0].points.map((_, seat) => scoring.slice(0, total).reduce((sum, { points }) => sum + points[seat], 0));
    expect(scoring[total].points).toEqual(sums);
    expect(numbers(await page.locator('.points tbody tr').last().locator('td').allInnerTexts())).toEqual(sums);
    // What broke the tie stands below.
    expect(scoring.slice(total + 1).map(({ line }) => line)).toEqual(expect.arrayContaining([expect.stringMatching(/knowledge/)]));

    await page.locator('.still .mo').waitFor();
    expect(await faults(page)).toEqual([]);

    // By keys: from the end to the answer before, to where its round began, and to the end of a round by its name.
    await page.getByRole('slider').press('ArrowLeft');
    const last = answersIn(RECORD) - 1;
    await page.getByRole('heading', { name: `After answer ${last}` }).waitFor();
    expect(await page.getByRole('slider', { name: 'Moment of the game' }).getAttribute('aria-valuetext')).toBe(
      `answer ${last} of ${answersIn(RECORD)}`,
    );
    await page.getByRole('slider').press('ArrowRight');
    await page.getByRole('heading', { name: `After answer ${answersIn(RECORD)}` }).waitFor();
    await page.getByRole('slider').press('ArrowLeft');
    await page.getByRole('heading', { name: `After answer ${last}` }).waitFor();
    await page.getByRole('button', { name: 'Previous round' }).press('Enter');
    await page.getByRole('heading', { name: `After answer ${last}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'round 1', exact: true }).press('Enter');
    await expect.poll(() => page.locator('.position > h2').innerText()).toMatch(/round 1/);
    await expect.poll(() => page.locator('.position > .told').innerText()).toMatch(/ · /);

    await page.locator('.marks button').first().click();
    await page.locator('.turn.on').waitFor();
    const moment = await page.getByRole('slider').inputValue();
    await page.getByRole('link', { name: 'Replay from here' }).click();
    await page.locator('.replay').getByText(`answer ${moment} /`).waitFor();
    await page.goBack();
    await page.locator('.marks button').first().click();
    await page.getByRole('heading', { name: `After answer ${moment}` }).waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.top .forked', { hasText: `answer ${moment}` }).waitFor();
    await page.locator(MY_QUESTION).waitFor();
    // From the end, from the last question.
    await page.goBack();
    await page.getByRole('heading', { name: `After answer ${answersIn(RECORD)}` }).waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.top .forked', { hasText: `answer ${last}` }).waitFor();
    await page.locator(MY_QUESTION).waitFor();
    // What is still played is not looked back at.
    await page.goto(page.url().replace('/t/', '/analysis/'));
    await page.getByText('This game is still being played.').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.locator(MY_QUESTION).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('finds the same in as many workers as the device has processors for, also when it was left', async () => {
    const found: string[] = [];
    for (const processors of [1, 8]) {
      const { context, page, errors } = await visitor(here.browser);
      await context.addInitScript(markParts);
      await context.addInitScript((n) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => n }), processors);
      await page.goto(`${here.server.address}/records`);
      await page.locator('input[type=file]').setInputFiles(FILE);
      await page.getByRole('button', { name: 'Analyse' }).waitFor();
      await page.getByRole('button', { name: 'Analyse' }).click();
      await expect.poll(async () => new Set((await partsAsked(page)).map(({ by }) => by)).size).toBe(processors === 1 ? 1 : 4);
      expect((await partsAsked(page)).at(0)?.from).toBe(0);
      // It is left when some of it is kept, and gone on with from there.
      const id = page.url().split('/').at(-1) ?? '';
      await expect.poll(() => lookedThrough(page, id)).toBeGreaterThan(0);
      const left = await lookedThrough(page, id);
      expect(left).toBeLessThan(answersIn(RECORD));
      await page.reload();
      await page.getByText('The whole game has been looked through.').waitFor({ state: 'attached' });
      expect(Math.min(...(await partsAsked(page)).map(({ from }) => from))).toBeGreaterThanOrEqual(left);
      await page.getByText('The chances in numbers').click();
      found.push(
        await page.locator('.chances, .turning, .accounts, .in-numbers').evaluateAll((all) => all.map((one) => one.textContent).join(' ')),
      );
      expect(errors).toEqual([]);
      await context.close();
    }
    expect(found[1]).toBe(found[0]);
  });

  it('of a game that was played alone shows its points and its board, and no chances', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/records`);
    await page.locator('input[type=file]').setInputFiles('games/anarchy/test/records/chapter-1-failed.txt');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('.still').waitFor();
    await page.getByText('The points in numbers').waitFor();
    await page.getByRole('region', { name: 'Final scoring' }).waitFor();
    expect(await page.locator('.chances, .turning, .accounts, .progress').count()).toBe(0);
    expect(await page.getByText('%').count()).toBe(0);
    await page.getByRole('slider').press('Home');
    await page.getByRole('heading', { name: 'The beginning' }).waitFor();
    // It is replayed, and nothing else is looked for.
    expect(page.workers()).toHaveLength(1);
    expect(await faults(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('has the colours that its players have at the table, also where they are chosen in the game', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/records`);
    await page.locator('input[type=file]').setInputFiles('web/memorable/medioevo/novgorod.txt');
    await page.getByRole('button', { name: 'Analyse' }).click();
    const shields = (place: string): Promise<readonly string[]> =>
      page
        .locator(`${place} .shield`)
        .evaluateAll((all) => all.flatMap(({ classList }) => [...classList].filter((name) => /^seat-/.test(name))));
    await page.getByRole('region', { name: 'Final scoring' }).waitFor();
    const scored = await shields('.score-table');
    expect(new Set(scored).size).toBe(3);
    expect((await shields('.legend')).toSorted()).toEqual(scored.toSorted());
    expect(errors).toEqual([]);
    await context.close();
  });

  it('of the server is looked back at there once, and seen by whoever has its link', async () => {
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(here.server.address);
    const id = await forkedTable(page, RECORD, {
      seats: [{ kind: 'bot', level: 'page' }, { kind: 'me' }],
      at: answersIn(RECORD) - 1,
      access: 'open',
    });
    await page.goto(`${here.server.address}/t/${id}`);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await playToTheEnd(page, playerOf(3, 0.5));
    await page.getByRole('button', { name: 'Analyse' }).first().click();
    await page.locator('.chances').waitFor();
    await page.locator('.progress').waitFor({ state: 'detached' });
    const turned = await page.locator('.turning li').allInnerTexts();
    expect(turned.length).toBeGreaterThan(0);
    const link = await page.locator('.copy input').inputValue();
    // Who plays it again sits where they sat, and meets whom they met.
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator(MY_QUESTION).waitFor();
    const kept = await keptAs(page, page.url().split('/').at(-1) ?? '');
    expect(kept.chairs).toMatchObject([
      { kind: 'bot', level: 'page' },
      { kind: 'person', name: expect.stringMatching(/./) },
    ]);
    expect(kept.forked).toMatchObject({ table: id });

    const stranger = await visitor(here.browser, { screen: 'phone' });
    const asked: string[] = [];
    stranger.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await stranger.page.goto(link);
    await expect.poll(() => stranger.page.locator('.turning li').allInnerTexts()).toEqual(turned);
    await stranger.page.locator('.still .mo').waitFor();
    await stranger.page.getByText('The points in numbers').click();
    expect(await faults(stranger.page)).toEqual([]);
    // What was found is told with the first answer: nothing is waited for.
    expect(asked.filter((one) => one.endsWith('/analysis'))).toHaveLength(1);
    expect([...errors, ...stranger.errors]).toEqual([]);
    for (const one of [context, stranger.context]) await one.close();
  });
});
