/** A finger drawn across the board turns the page. */

import { useMemo, useRef } from 'preact/hooks';
import { PAGES, type Page } from './board.ts';

const FAR = 64;

export function useSwipe(page: Page, onPage: (page: Page) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return useMemo(
    () => ({
      onTouchStart(event: TouchEvent) {
        const [finger] = event.touches;
        from.current = event.touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
      },
      onTouchEnd(event: TouchEvent) {
        const start = from.current;
        from.current = null;
        if (start === null) return;
        const [finger] = event.changedTouches;
        const across = finger.clientX - start.x;
        const along = finger.clientY - start.y;
        if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(along)) return;
        const next = PAGES[PAGES.indexOf(page) + (across < 0 ? 1 : -1)];
        if (next !== undefined) onPage(next);
      },
    }),
    [page, onPage],
  );
}
