/** The board of a game as it lies at one moment, drawn as at the table and only to be looked at. */

import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './still.css';
import type { BoardProps, Choice, GameScreen } from '../../shell/index.ts';

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

interface StillProps extends Omit<BoardProps<unknown>, 'choice' | 'news'> {
  readonly Board: GameScreen<unknown>['Board'];
  /** The room it is shown in: made smaller as a whole, or as large as at the table and moved; null where its place tells how large it is. */
  readonly room: Shrinking | Moving | null;
  /** What it shows, for whoever moves it by keys. */
  readonly label: string;
}

/** Pixels for which it is laid out. */
interface Shrinking {
  readonly kind: 'shrunk';
  readonly wide: number;
  readonly high: number;
}

/** Pixels that it takes at least to be read; how high, unless its own width tells. */
interface Moving {
  readonly kind: 'moved';
  readonly wide: number;
  readonly high?: number;
}

export function Still({ Board, room, label, ...shown }: StillProps) {
  const drawn = <Board {...shown} choice={NOTHING} news={[]} />;
  return room?.kind === 'shrunk' ? (
    <Shrunk room={room}>{drawn}</Shrunk>
  ) : (
    <Moved room={room} label={label}>
      {drawn}
    </Moved>
  );
}

/** The whole board, as small as there is room for; what can be read of it is told beside it. */
function Shrunk({ room: { wide, high }, children }: { readonly room: Shrinking; readonly children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const fit = new ResizeObserver(() => setScale(current.clientWidth / wide));
    fit.observe(current);
    return () => fit.disconnect();
  }, [wide]);
  return (
    <div ref={frame} class="still shrunk" style={{ height: `${scale * high}px` }} aria-hidden="true">
      <div class="drawn" inert style={{ width: `${wide}px`, height: `${high}px`, transform: `scale(${scale})` }}>
        {children}
      </div>
    </div>
  );
}

interface MovedProps {
  readonly room: Moving | null;
  readonly label: string;
  readonly children: ComponentChildren;
}

function Moved({ room, label, children }: MovedProps) {
  const style = room === null ? {} : { minWidth: `${room.wide}px`, height: room.high === undefined ? undefined : `${room.high}px` };
  return (
    <section ref={useMoved(room === null)} class={room === null ? 'still placed' : 'still'} aria-label={label}>
      <div class="drawn" inert style={style}>
        {children}
      </div>
    </section>
  );
}

/** Where the board is larger than its place keys reach it, so that they can move it; where that changes unseen they always do. */
function useMoved(always: boolean): RefObject<HTMLElement | null> {
  const moved = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = moved;
    if (current === null) return;
    const fit = new ResizeObserver(() => {
      if (always || current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    });
    fit.observe(current);
    return () => fit.disconnect();
  }, [always]);
  return moved;
}
