/** A board or a page of it may be longer than the screen: what a question lets one touch is brought into sight. */

import type { Asked } from '@castellan/engine';
import { useEffect } from 'preact/hooks';
import type { Page } from './board.ts';

/** Time for the sheet that holds the targets to come to the front. */
const SOON = 60;

export function useReach(root: { readonly current: HTMLElement | null }, asked: Asked | null, page: Page | null): void {
  const question = asked?.id;
  useEffect(() => {
    if (question === undefined) return;
    const soon = setTimeout(() => bringIntoSight(root.current, page), SOON);
    return () => clearTimeout(soon);
  }, [root, question, page]);
}

function bringIntoSight(board: HTMLElement | null, page: Page | null): void {
  const touchable = board?.querySelectorAll<HTMLElement>('[data-state="lit"], [data-state="selected"]') ?? [];
  // A board may be drawn in another order than it is written in.
  const things = [...touchable].filter(isLaidOut).toSorted((one, other) => topOf(one) - topOf(other));
  if (things.length === 0 || things.some(isInSight)) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  things[0].scrollIntoView({ block: page === null ? 'nearest' : 'center', behavior: isStill ? 'auto' : 'smooth' });
}

function topOf(thing: HTMLElement): number {
  return thing.getBoundingClientRect().top;
}

function isLaidOut(thing: HTMLElement): boolean {
  return thing.getClientRects().length > 0;
}

/** Whether the middle of a thing is what one would touch there. */
function isInSight(thing: HTMLElement): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && thing.contains(there);
}
