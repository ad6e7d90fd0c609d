/** What axe finds wrong with a page, in words. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function faults(page: Page): Promise<string[]> {
  // Our pages have no frames, so that one look at the page itself is the whole of it and takes half the time.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, into which nobody has looked`);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${page.url()} ${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}
