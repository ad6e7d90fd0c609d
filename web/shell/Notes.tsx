/** What comes and goes beside the question: it lies over the board where nothing may be touched, and moves nothing. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { hideTip } from '../design/index.ts';
import { clearSpot } from './geometry.ts';

interface NotesProps {
  /** On phones they take the place of the breadcrumb, and need no looking for another. */
  readonly floating: boolean;
  /** What may be touched now: with it the clear spot may change. */
  readonly question: string;
  /** A touch somewhere else on the table. */
  readonly onElsewhere: () => void;
  readonly children: ComponentChildren;
}

export function Notes({ floating, question, onElsewhere, children }: NotesProps) {
  const box = useRef<HTMLDivElement>(null);
  const elsewhere = useRef(onElsewhere);
  elsewhere.current = onElsewhere;

  useEffect(() => {
    const down = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) elsewhere.current();
    };
    document.addEventListener('pointerdown', down);
    return () => document.removeEventListener('pointerdown', down);
  }, []);

  useLayoutEffect(() => {
    const notes = box.current;
    if (notes === null) return;
    notes.style.translate = '';
    const watch = new ResizeObserver(() => {
      // A tip would lie over what has come.
      if (notes.childElementCount > 0) hideTip();
      if (floating) lay(notes);
    });
    watch.observe(notes);
    return () => watch.disconnect();
  }, [floating, question]);

  return (
    <div ref={box} class="notes" data-uncovered="">
      {children}
    </div>
  );
}

/** Moves the notes from the corner below the bar to where they cover least of what may be touched. */
function lay(notes: HTMLElement): void {
  const board = notes.closest('.shell')?.querySelector('.board');
  if (board === null || board === undefined || notes.childElementCount === 0) return;
  notes.style.translate = '';
  const gold = board.querySelectorAll('[data-state="lit"], [data-state="selected"]');
  const home = notes.getBoundingClientRect();
  const { left, top } = clearSpot(
    board.getBoundingClientRect(),
    home,
    [...gold].map((thing) => thing.getBoundingClientRect()),
  );
  notes.style.translate = `${left - home.left}px ${top - home.top}px`;
}
