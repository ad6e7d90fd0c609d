/** What axe finds wrong with a page, in words. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Looked {
  /** What was looked at on this page before and is the same: a selector. */
  readonly before?: string;
  /** `tooSmall` has measured what is touched, by more than axe asks for. */
  readonly fingers?: boolean;
}

export async function faults(page: Page, { before, fingers = false }: Looked = {}): Promise<string[]> {
  // Our pages have no frames, so that one look at the page itself is the whole of it; nor films or sounds, for which axe would wait.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, into which nobody has looked`);
  // To read it in takes as long as a look, so that a page that has it keeps it.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, before, fingers }) => {
      const found = await window.axe?.run(before === undefined ? document : { include: document, exclude: before }, {
        preload: false,
        resultTypes: ['violations'],
        runOnly: tags,
        rules: { 'target-size': { enabled: !fingers } },
      });
      if (found === undefined) throw new Error('axe is not on the page');
      return found.violations.map(
        ({ id, nodes }) =>
          `${location.href} ${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`).join(' | ')}`,
      );
    },
    { tags: TAGS, before, fingers },
  );
}
