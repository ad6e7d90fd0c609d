/** How much the bar leaves out for the rest to be read whole: it keeps its height, whatever is asked in whatever language. */

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** What is given up, one after the other. */
export interface Fit {
  /** The sentence may take two lines of smaller type. */
  readonly small: boolean;
  /** How undo is shown: with what it takes back, by its name alone, or by its sign. */
  readonly undo: 'whole' | 'word' | 'sign';
  /** How the one thing that may be done at any time, and putting the question off, are shown: by words, or by their signs. */
  readonly beside: 'whole' | 'sign';
  /** Room for so many chips, the one that lists the others among them; or for the first one beside that, and no pin. */
  readonly chips: number | 'first';
}

/** More chips would crowd the bar; the rest are in the list. */
const MOST_CHIPS = 4;

const FITS: readonly Fit[] = [
  { small: false, undo: 'whole', beside: 'whole', chips: MOST_CHIPS },
  { small: true, undo: 'whole', beside: 'whole', chips: MOST_CHIPS },
  { small: true, undo: 'word', beside: 'whole', chips: MOST_CHIPS },
  { small: true, undo: 'sign', beside: 'whole', chips: MOST_CHIPS },
  { small: true, undo: 'sign', beside: 'sign', chips: MOST_CHIPS },
  { small: true, undo: 'sign', beside: 'sign', chips: 2 },
  { small: true, undo: 'sign', beside: 'sign', chips: 'first' },
  { small: true, undo: 'sign', beside: 'sign', chips: 1 },
];

interface Tried {
  readonly said: string;
  readonly width: number;
  readonly fit: number;
}

/** The first way in which everything fits; tried anew whenever something else is said or the room changes. All before it is painted. */
export function useFit(row: { readonly current: HTMLElement | null }, said: string): Fit {
  const [tried, setTried] = useState<Tried>({ said: '', width: 0, fit: 0 });
  const [width, setWidth] = useState(0);
  const fit = tried.said === said && tried.width === width ? tried.fit : 0;

  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    // Letters of another face are of another width.
    let isThere = true;
    document.fonts.ready.then(() => isThere && setTried((before) => ({ ...before, said: '' })));
    return () => {
      isThere = false;
      watch.disconnect();
    };
  }, [row]);

  useLayoutEffect(() => {
    if (fit < FITS.length - 1 && row.current !== null && isCut(row.current)) setTried({ said, width, fit: fit + 1 });
  });
  return FITS[fit];
}

/** Descenders may stand out of their line; a line that is cut stands out further. */
const DESCENT = 6;

/** Whether chips stand out of their row, or words of the sentence or of a chip are cut. */
function isCut(row: HTMLElement): boolean {
  const words = [...row.querySelectorAll('.question, .chip > span:first-of-type')];
  return areOut(row) || words.some((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + DESCENT);
}

/** The keys on the corners of chips may stand out, and what opens above the page; the chips may not. */
function areOut(row: HTMLElement): boolean {
  const chips = row.querySelector('.chips');
  if (chips === null) return false;
  const { left, right } = chips.getBoundingClientRect();
  return [...chips.querySelectorAll(':scope > :not([popover])')].some((chip) => {
    const at = chip.getBoundingClientRect();
    return at.width > 0 && (at.left < left - 1 || at.right > right + 1);
  });
}
