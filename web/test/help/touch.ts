/** What a finger could not touch well: everything that answers a touch has a square of 44 px to itself. */

import type { Page } from 'playwright-core';

/** Whatever is pressed, opened, written in, chosen, or asked why not. */
const TOUCHED =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [data-target]:is([data-state="lit"], [data-state="selected"], [data-state="refused"])';

/**
 * The drawing may be smaller than what a finger hits: points around its middle are asked whom they belong to. `within`: a selector of all that
 * is looked at.
 */
export async function tooSmall(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ touched, within }) => {
      const LEAST = 44;
      const found: string[] = [];
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], .sr') === null &&
        element.closest(within) !== null;
      const scroller = (element: Element): Element | null => {
        for (let at = element.parentElement; at !== null; at = at.parentElement)
          if (/auto|scroll/.test(getComputedStyle(at).overflow) && at.scrollHeight > at.clientHeight) return at;
        return null;
      };
      const isLong = document.documentElement.scrollHeight > innerHeight;
      for (const element of document.querySelectorAll<HTMLElement>(touched)) {
        if (!isSeen(element) || element.closest('label') !== null) continue;
        // A rule named in a sentence, like any link in a text, has the height of its line.
        if (element.matches('.rule-link')) continue;
        // Where it is scrolled to does not change its size, and what is large enough need not be asked for.
        const { width, height } = element.getBoundingClientRect();
        if (width >= LEAST && height >= LEAST) continue;
        if (isLong || scroller(element) !== null) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const reach = LEAST / 2 - 1;
        const points = [
          ...(box.width < LEAST
            ? [
                [x - reach, y],
                [x + reach, y],
              ]
            : []),
          ...(box.height < LEAST
            ? [
                [x, y - reach],
                [x, y + reach],
              ]
            : []),
        ];
        const missed = points.some(([left, top]) => {
          const hit = document.elementFromPoint(left, top);
          return hit === null || (hit !== element && !element.contains(hit) && hit.closest('label')?.contains(element) !== true);
        });
        if (!missed) continue;
        const name = element.dataset.target ?? element.getAttribute('aria-label') ?? element.innerText?.slice(0, 30) ?? '';
        found.push(`${element.tagName.toLowerCase()}.${element.className} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
      return found;
    },
    { touched: TOUCHED, within },
  );
}
