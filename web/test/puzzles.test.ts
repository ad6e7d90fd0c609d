/** Puzzles as somebody tries them: one solved and one missed, by mouse and by finger. */

import type { Puzzle } from '@castellan/bots/puzzle';
import { openQuestions, type Question, replay } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../puzzles/laid.ts';
import { puzzlesOf } from '../puzzles/load.ts';
import { hasBrowser } from './help/browser.ts';
import { faults } from './help/faults.ts';
import { give } from './help/give.ts';
import { browserAnd } from './help/open.ts';
import { staticSite } from './help/site.ts';
import { picture, visitor } from './help/visit.ts';

const GAME = 'monde-oublie';
/** A question whose answers are cards on the board. */
const STEP = 'chooseBuild';

interface Posed {
  readonly puzzle: Puzzle;
  readonly count: number;
  readonly q: Question;
  /** The best answer and the last. */
  readonly right: string;
  readonly wrong: string;
}

async function posed(): Promise<Posed> {
  const [all, game] = [await puzzlesOf(GAME), await gameNamed(GAME)?.load()];
  const puzzle = all.find(({ step }) => step === STEP);
  if (puzzle === undefined || game === undefined) throw new Error(`no puzzle of ${GAME} asks ${STEP}`);
  const laid = replay(game, await positionOf(GAME, puzzle));
  const q = laid.ok ? openQuestions(game, laid.state).find(({ seat }) => seat === puzzle.seat) : undefined;
  if (q === undefined) throw new Error(`puzzle ${puzzle.id} is not asked`);
  const { answers } = puzzle;
  return { puzzle, count: all.length, q, right: answers[0].text, wrong: answers[answers.length - 1].text };
}

describe.skipIf(!hasBrowser)('puzzles', () => {
  const here = browserAnd(staticSite);

  it('today’s is found, one is solved, remembered and played on', async () => {
    const { puzzle, count, q, right } = await posed();
    const { context, page, errors } = await visitor(here.browser);
    await page.goto(`${here.server.address}/puzzles`);
    await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
    await page.getByText(`0 of ${count} solved`).first().waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'puzzles');
    await page.getByRole('article', { name: 'The Ancient World' }).getByRole('link', { name: 'Today’s puzzle' }).click();
    await page.getByRole('heading', { name: 'Find the best answer' }).waitFor();
    await page.goto(`${here.server.address}/puzzles/${GAME}/${puzzle.id}`);
    const told = page.locator('.narrator [aria-live]');
    await told.getByText('the first one you give counts').waitFor();
    expect(await faults(page)).toEqual([]);
    await give(page, q, [right]);
    await page.locator('.narrator[data-mood="pleased"]').getByText('Right:').waitFor();
    await page.getByRole('list', { name: 'The best three answers' }).getByText('yours').waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'puzzle-solved');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL('**/t/local-*');
    await page.locator('.prompt').waitFor();
    await page.goto(`${here.server.address}/puzzles`);
    await page.getByText(`1 of ${count} solved`).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('on a phone: one is missed, the better answer is shown and explained, and the next follows', async () => {
    const { puzzle, q, wrong } = await posed();
    const { context, page, errors } = await visitor(here.browser, { language: 'fr', screen: 'phone' });
    await page.goto(`${here.server.address}/puzzles/${GAME}/${puzzle.id}`);
    await page.locator('.narrator [aria-live]').getByText('la première que vous donnez compte').waitFor();
    expect(await faults(page)).toEqual([]);
    await give(page, q, [wrong]);
    await page.locator('.narrator[data-mood="doubtful"]').getByText('Mieux').waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'puzzle-missed-phone');
    await page.getByRole('button', { name: 'Revoir la position' }).tap();
    await page.getByRole('button', { name: 'Revoir la position' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Problème suivant' }).tap();
    await page.waitForURL((url) => !url.pathname.endsWith(puzzle.id));
    await page.locator('.narrator [aria-live]').getByText('la première que vous donnez compte').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
