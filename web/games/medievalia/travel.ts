/** Cards travel from where they were to where they are. Nothing waits for them, and any touch ends the journey. */

import type { Seat } from '@castellan/engine';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../../tables/client.ts';
import { journeysOf, type Spot } from './changes.ts';
import { isStill } from './still.ts';

/** One after the other, until the whole takes this long. */
const STEP = 110;
const TRAVEL = 320;
const WHOLE = 900;
/** A table that changes faster is being leafed through: it is measured when it rests. */
const RESTING = 80;

export function useTravel(
  root: { readonly current: HTMLElement | null },
  news: readonly LogEntry[],
  me: Seat | null,
  page: string | null,
): void {
  const before = useRef({ news, page });
  const spots = useRef(new Map<Spot, DOMRect>());
  const running = useRef<Animation[]>([]);

  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const past = before.current;
    before.current = { news, page };
    if (news !== past.news && news.length > 0 && page === past.page && !document.hidden && !isStill()) {
      running.current = journeysOf(news, me).flatMap(({ what, from }, at) => {
        const element = elementOf(table, what);
        const start = spots.current.get(what) ?? (from === null ? undefined : (spots.current.get(from) ?? placeOf(table, from)));
        const end = element?.getBoundingClientRect();
        if (element === null || start === undefined || end === undefined) return [];
        return [travel(element, start, end, Math.min(at * STEP, WHOLE - TRAVEL))];
      });
    }
  }, [root, news, me, page]);

  useEffect(() => {
    const measuring = setTimeout(() => {
      if (root.current !== null) spots.current = spotsOf(root.current);
    }, RESTING);
    return () => clearTimeout(measuring);
  });

  useEffect(() => {
    const finish = (): void => {
      for (const animation of running.current) animation.finish();
      running.current = [];
    };
    document.addEventListener('pointerdown', finish);
    document.addEventListener('keydown', finish);
    return () => {
      document.removeEventListener('pointerdown', finish);
      document.removeEventListener('keydown', finish);
    };
  }, []);
}

function elementOf(table: HTMLElement, spot: Spot): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
}

function placeOf(table: HTMLElement, spot: Spot): DOMRect | undefined {
  return elementOf(table, spot)?.getBoundingClientRect();
}

function spotsOf(table: HTMLElement): Map<Spot, DOMRect> {
  const spots = new Map<Spot, DOMRect>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-spot]')) {
    const { spot } = element.dataset;
    if (spot !== undefined && !spots.has(spot)) spots.set(spot, element.getBoundingClientRect());
  }
  return spots;
}

function travel(element: HTMLElement, start: DOMRect, end: DOMRect, delay: number): Animation {
  const dx = start.left + start.width / 2 - end.left - end.width / 2;
  const dy = start.top + start.height / 2 - end.top - end.height / 2;
  return element.animate(
    [
      { translate: `${dx}px ${dy}px`, zIndex: 12 },
      { translate: '0 0', zIndex: 12 },
    ],
    { duration: TRAVEL, delay, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' },
  );
}
