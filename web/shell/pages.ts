/** The three pages of a phone: what lies where, and where to turn. */

import type { Asked, Seat, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { PAGES, type Page } from './board.ts';

/** How many things may be touched on each page. */
export function targetsByPage(asked: Asked | null, pageOf: (target: Target) => Page): { readonly [page in Page]: number } {
  const targets = new Set<Target>();
  for (const option of asked?.options ?? []) for (const target of option.at ?? []) targets.add(target);
  const count = { board: 0, mine: 0, rivals: 0 };
  for (const target of targets) count[pageOf(target)]++;
  return count;
}

/** The page to turn to for a question: the present one if it holds any target, else the one that holds most. */
export function pageFor(counts: { readonly [page in Page]: number }, present: Page): Page {
  if (counts[present] > 0) return present;
  const best = PAGES.reduce((a, b) => (counts[b] > counts[a] ? b : a), present);
  return counts[best] > 0 ? best : present;
}

/** A game may call its pages by names of its own. To those who watch nothing is theirs. */
export function pageName(speaker: Speaker, page: Page, me: Seat | null): string {
  if (page === 'mine' && me === null) return speaker.say('shell.page.watched');
  return speaker.has(`page.${page}`) ? speaker.say(`page.${page}`) : speaker.say(`shell.page.${page}`);
}
