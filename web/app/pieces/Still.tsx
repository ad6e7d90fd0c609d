/** The board of a game as at the beginning, drawn as at the table and only to be looked at. */

import type { Seat } from '@castellan/engine';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { tinctureOf } from '../../design/index.ts';
import type { Choice } from '../../shell/index.ts';
import type { Box } from './box.ts';
import type { Laid } from './laid.ts';

/** Nothing is asked, and nothing can be touched. */
const NOTHING: Choice = {
  asked: null,
  selected: [],
  chosen: [],
  amount: 0,
  composed: null,
  lit: () => null,
  refusal: () => null,
  tap: () => undefined,
  choose: () => undefined,
  setAmount: () => undefined,
  compose: () => undefined,
  confirm: () => undefined,
  clear: () => undefined,
};

interface StillProps {
  readonly laid: Laid;
  readonly box: Box<unknown>;
}

export function Still({ laid: { board, speaker }, box }: StillProps) {
  const { screen, room } = box;
  const { wide, high } = room;
  const Board = box.Board ?? screen.Board;
  const tincture = useCallback((seat: Seat) => screen.tincture?.(board, seat) ?? tinctureOf(seat), [screen, board]);
  return (
    <figure class="still">
      <section ref={useMoved()} class="moved" aria-label={speaker.say('pieces.board.said')}>
        <div class="drawn" inert style={{ minWidth: `${wide}px`, height: high === undefined ? undefined : `${high}px` }}>
          <Board view={board} seat={null} choice={NOTHING} sitters={[]} speaker={speaker} news={[]} page={null} tincture={tincture} />
        </div>
      </section>
      <figcaption>{speaker.say('pieces.board.said')}</figcaption>
    </figure>
  );
}

/** Where the board is wider than the page keys reach it, so that they can move it. */
function useMoved(): RefObject<HTMLElement | null> {
  const moved = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = moved;
    if (current === null) return;
    const fit = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    });
    fit.observe(current);
    return () => fit.disconnect();
  }, []);
  return moved;
}
