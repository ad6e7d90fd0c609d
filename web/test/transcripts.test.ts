/**
 * A whole lesson as a screen reader tells it, followed by keys alone: what is announced, what has the focus, and what there is to read.
 * `npm run transcripts` writes down one of each game.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Exercise } from '../lessons/lesson.ts';
import { courseOf, lessonWords } from '../lessons/load.ts';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { staticSite } from './help/site.ts';
import { visitor } from './help/visit.ts';

const FOLDER = join(import.meta.dirname, '../../docs/transcripts');

const FIRST = ['monde-oublie', 'en'] as const;
const ALL = [FIRST, ['monde-oublie', 'fr'], ['medievalia', 'en'], ['anarchy', 'en'], ['fief', 'en'], ['medioevo', 'en']] as const;

const LEGEND =
  'A lesson followed by keys alone. Quoted: what is announced. After an arrow: what takes the focus. Framed: what there is to read.';

const ARE_WANTED = process.env.CASTELLAN_TRANSCRIPTS !== undefined;

/** Notes whatever is said unasked, from the next page on: what live regions come to hold, and the name of what takes the focus. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Whoever has no name is given another each time.
    localStorage.setItem('castellan.name', 'Alix');
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    const wordsOf = (element: Element): string => {
      const copy = element.cloneNode(true);
      if (copy instanceof Element) for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return (copy.textContent ?? '').replace(/[ \n]+/g, ' ').trim();
    };
    const known = new WeakMap<Element, string>();
    const look = (): void => {
      for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
        const [words, before] = [wordsOf(region), known.get(region)];
        known.set(region, words);
        // What is there when a region appears is not announced.
        if (before !== undefined && words !== '' && words !== before && region.getAttribute('aria-live') !== 'off')
          heard.push(`> ${words}`);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) heard.push(`→ ${target.getAttribute('aria-label') ?? wordsOf(target)}`);
    });
  });
}

function heardSince(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const heard: string[] = Reflect.get(window, 'heard');
    return heard.splice(0);
  });
}

/** Has the narrator show and do each answer; what leads on has the focus all the while. */
async function letDo(page: Page): Promise<void> {
  const onward = page.locator('.narrator .ways button').first();
  await onward.focus();
  while ((await page.locator('.narrator[data-mood="pleased"]').count()) === 0) {
    const pressed = (await onward.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => {
      const now = document.querySelector<HTMLButtonElement>('.narrator .ways button');
      return now !== null && now === document.activeElement && !now.disabled && now.textContent !== before;
    }, pressed);
  }
}

describe.skipIf(!hasBrowser)('a lesson as a screen reader tells it', () => {
  const here = browserAnd(staticSite);

  it.each(ARE_WANTED ? ALL : [FIRST])('%s, %s', async (game, language) => {
    const [lesson] = (await courseOf(game))?.lessons ?? [];
    const words = await lessonWords(game, language);
    const told = ({ id }: Exercise<unknown>, part: string): string => words[`lesson.${lesson.id}.${id}.${part}`];
    const { context, page, errors } = await visitor(here.browser, { language });
    await listen(context);
    await page.goto(`${here.server.address}/learn/${game}/${lesson.id}`);
    const lines = [`# ${words[`lesson.${lesson.id}`]}`, LEGEND];
    for (const [at, exercise] of lesson.exercises.entries()) {
      await page.locator(`.lesson-goal .dots i:nth-child(${at + 1}).now`).waitFor();
      await page.locator('.narrator .ways button').first().and(page.locator(':enabled')).waitFor();
      const parts = ['.lesson-goal', '.narrator', '.prompt'].map((part) => page.locator(part).ariaSnapshot());
      const toRead = (await Promise.all(parts)).join('\n');
      const before = await heardSince(page);
      await letDo(page);
      const after = await heardSince(page);
      lines.push(`## ${told(exercise, 'goal')}`, before.join('\n\n'), `\`\`\`yaml\n${toRead}\n\`\`\``, after.join('\n\n'));
      const introduction = `> ${told(exercise, 'told')}`;
      expect.soft(before.filter((one) => one === introduction)).toHaveLength(1);
      expect.soft(after).not.toContain(introduction);
      expect.soft(after).toContain(`> ${told(exercise, 'done')}`);
      expect.soft(toRead).not.toContain('›');
      await page.keyboard.press('Enter');
    }
    if (ARE_WANTED) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `${game}${language === 'en' ? '' : `.${language}`}.md`), `${lines.join('\n\n')}\n`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
