/** The board of a game as it lay at a moment, drawn small: to be looked at, not to be touched. */

import type { SeatView } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { tinctureOf, useScrolled } from '../../design/index.ts';
import { type Desk, DeskContext } from '../../shell/desk.ts';
import { glossaryOf } from '../../shell/glossary.ts';
import { type GameScreen, useChoice } from '../../shell/index.ts';
import { layout } from '../../shell/layout.ts';
import { say } from '../language.ts';
import type { Replayed } from './useReplayed.ts';

/** The room that boards are laid out for, in pixels. */
const ROOM = { width: 1128, height: 752 } as const;

const NOTHING = { asked: null, refused: [], refusal: null, sending: false, send: () => undefined, sendAll: () => undefined } as const;

interface SmallBoardProps {
  readonly of: Replayed;
  readonly screen: GameScreen<unknown>;
  readonly view: SeatView;
  readonly speaker: Speaker;
  readonly onGo: (at: number) => void;
}

export function SmallBoard({ of: { client, snapshot }, screen, view, speaker, onGo }: SmallBoardProps) {
  const choice = useChoice({ ...NOTHING, speaker });
  const glossary = useMemo(() => glossaryOf(speaker.messages), [speaker.messages]);
  const { sitters } = snapshot;
  const { board, seat } = view;
  const desk = useMemo<Desk>(
    () => ({
      client,
      snapshot: { ...snapshot, view },
      screen,
      speaker,
      glossary,
      board: view.board,
      me: null,
      looking: true,
      tincture: (other) => screen.tincture?.(view.board, other) ?? tinctureOf(other),
      nameOf: (other) => sitters[other].name,
      openRule: () => undefined,
      goTo: onGo,
    }),
    [client, snapshot, sitters, view, screen, speaker, glossary, onGo],
  );
  const isPhone = layout().value === 'phone';
  const laid = (
    <screen.Board
      view={board}
      seat={seat}
      choice={choice}
      sitters={sitters}
      speaker={speaker}
      news={[]}
      page={isPhone ? 'board' : null}
      tincture={desk.tincture}
    />
  );
  return <DeskContext.Provider value={desk}>{isPhone ? <Scrolled>{laid}</Scrolled> : <Shrunk>{laid}</Shrunk>}</DeskContext.Provider>;
}

/** A phone shows the page of the board as it is, and moves it. */
function Scrolled({ children }: { readonly children: ComponentChildren }) {
  const scroller = useScrolled<HTMLElement>();
  return (
    <section ref={scroller} class="small-board scrolled" aria-label={say('app.analysis.board')}>
      <div class="board" inert>
        {children}
      </div>
    </section>
  );
}

/** The whole board, as small as there is room for. */
function Shrunk({ children }: { readonly children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const room = frame.current;
    if (room === null) return;
    const fit = new ResizeObserver(() => setScale(room.clientWidth / ROOM.width));
    fit.observe(room);
    return () => fit.disconnect();
  }, []);
  return (
    <div ref={frame} class="small-board" style={{ height: `${scale * ROOM.height}px` }} aria-hidden="true">
      <div class="board" inert style={{ width: `${ROOM.width}px`, height: `${ROOM.height}px`, transform: `scale(${scale})` }}>
        {children}
      </div>
    </div>
  );
}
