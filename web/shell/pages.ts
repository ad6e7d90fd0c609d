/** The three pages of a phone: what lies where, and where to turn. */

import type { Option, Seat, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { PAGES, type Page } from './board.ts';

type Counts = { readonly [page in Page]: number };

/** How many things may still be touched on each page: those that open options point at, but for what is taken up already. */
export function targetsByPage(open: readonly Option[], selected: readonly Target[], pageOf: (target: Target) => Page | null): Counts {
  const targets = new Set<Target>(open.flatMap(({ at = [] }) => at));
  for (const target of selected) targets.delete(target);
  const count = { board: 0, mine: 0, rivals: 0 };
  for (const target of targets) {
    const page = pageOf(target);
    if (page !== null) count[page]++;
  }
  return count;
}

/** The page to turn to: the one that holds most of what may be touched; the present one where no other holds more. */
export function pageFor(counts: Counts, present: Page): Page {
  return PAGES.reduce((best, page) => (counts[page] > counts[best] ? page : best), present);
}

/** A game may call its pages by names of its own. To those who watch nothing is theirs. */
export function pageName(speaker: Speaker, page: Page, me: Seat | null): string {
  if (page === 'mine' && me === null) return speaker.say('shell.page.watched');
  return speaker.has(`page.${page}`) ? speaker.say(`page.${page}`) : speaker.say(`shell.page.${page}`);
}
