/** The pages of a phone: which one is turned up, and what each holds of what may be touched. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameScreen, Page } from '../board.ts';
import { pageFor, targetsByPage } from '../pages.ts';
import type { Moment } from './useMoment.ts';

export interface Pages {
  readonly page: Page;
  setPage(page: Page): void;
  readonly counts: { readonly [page in Page]: number };
  /** Names the question and what is taken up of it; null when nothing is asked. */
  readonly question: string | null;
}

export function usePages(screen: GameScreen<unknown> | null, phone: boolean, { asked, board, deciding, live, me }: Moment): Pages {
  const [page, setPage] = useState<Page>('board');
  const counts = useMemo(
    () =>
      targetsByPage(
        screen === null ? [] : deciding.open,
        // Of a subset what is chosen can be put back where it lies; it may have been suggested, and seen by nobody yet.
        asked?.kind === 'pick' ? deciding.selected : [],
        (target) => screen?.pageOf(target, board, me) ?? null,
      ),
    [asked, deciding, screen, board, me],
  );
  const present = useRef(counts);
  present.current = counts;
  // Of a subset one may take up more from where one is; what a pick narrows to may lie elsewhere.
  const narrowed = asked?.kind === 'pick' ? deciding.selected.join() : '';
  const question = screen === null || asked === null ? null : `${asked.id} ${narrowed}`;
  // What is begun beside the game names the question anew; the page on which it is composed stays.
  const isComposing = live.aside !== undefined;
  // Once for each question and choice: what others do meanwhile must not turn the reader's page.
  useEffect(() => {
    if (phone && question !== null && !isComposing) setPage((now) => pageFor(present.current, now));
  }, [phone, question]);
  return { page, setPage, counts, question };
}
