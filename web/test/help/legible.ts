/** What cannot be read on a page: words that are cut off, that stand beside it, or that lie on others. */

import type { Page } from 'playwright-core';

interface Legible {
  /** Selectors of what is written on drawings: none of them lies on another of its kind. */
  readonly written?: readonly string[];
  /** A selector of what is moved in its place where it is wider than that. */
  readonly moved?: string;
}

export async function illegible(page: Page, { written = [], moved = ':not(*)' }: Legible): Promise<readonly string[]> {
  return page.evaluate(
    ({ written, moved }) => {
      const seen = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (one) => one.checkVisibility() && one.closest('.sr, .still, svg') === null && one.clientWidth > 1,
      );
      const hides = (one: HTMLElement): boolean => /hidden|clip/.test(getComputedStyle(one).overflowX);
      const cut = seen
        .filter((one) => hides(one) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4))
        .map((one) => `cut off: ${one.innerText}`);
      const beside = seen
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return one.closest(moved) === null && (left < 0 || right > innerWidth + 0.5);
        })
        .map((one) => `beside the page: ${one.className} ${one.innerText}`);
      const isOn = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      const covered = written.flatMap((selector) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
        return all.flatMap((one, n) =>
          all
            .slice(n + 1)
            .filter((other) => isOn(one.getBoundingClientRect(), other.getBoundingClientRect()))
            .map((other) => `${selector}: ${one.innerText} lies on ${other.innerText}`),
        );
      });
      return [...cut, ...beside, ...covered];
    },
    { written, moved },
  );
}
