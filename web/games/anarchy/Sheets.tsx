/** The two sheets of a player: side by side, or one of them large. */

import type { PlayerView } from '@castellan/anarchy';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { IconButton, useScrolled } from '../../design/index.ts';
import type { Page } from '../../shell/index.ts';
import { LeftSheet } from './LeftSheet.tsx';
import { RightSheet } from './RightSheet.tsx';
import { isZoomed, openSheets, useAnaTable } from './table.ts';
import { SHEETS, type SheetSide, targetsBySheet } from './where.ts';

interface SheetsProps {
  readonly of: PlayerView;
  readonly page: Page | null;
  /** Fingers need room: one sheet at a time, with all that is on it. */
  readonly touch: boolean;
}

export function Sheets({ of, page, touch }: SheetsProps) {
  const { choice, me, speaker, tincture } = useAnaTable();
  const isMine = of.seat === me;
  const [front, setFront] = useState<SheetSide>('left');
  const counts = targetsBySheet(isMine ? choice.asked : null);
  const question = choice.asked?.id;
  useEffect(() => {
    if (question === undefined) return;
    if (counts.left === 0 && counts.right > 0) setFront('right');
    if (counts.right === 0 && counts.left > 0) setFront('left');
  }, [question, counts.left, counts.right]);
  const owner = isMine ? 'mine' : `of-other seat-${tincture(of.seat)}`;
  return (
    <div class={`sheets front-${front} ${isZoomed.value ? 'zoomed' : ''} ${owner}`} data-area={isMine ? 'mine' : undefined}>
      <div class="sheet-tabs">
        <fieldset class="seg">
          <legend class="sr">{speaker.say('board.sheets')}</legend>
          {SHEETS.map((side) => (
            <button type="button" key={side} aria-pressed={front === side} onClick={() => setFront(side)}>
              {speaker.say(`board.sheet.${side}`)}
              {counts[side] > 0 && <span class="count">{counts[side]}</span>}
            </button>
          ))}
        </fieldset>
        {page === null && <CloseSheets />}
      </div>
      {SHEETS.map((side) => (
        <Sheet key={side} side={side} isMine={isMine}>
          {side === 'left' ? <LeftSheet of={of} whole={touch || page !== null} /> : <RightSheet of={of} />}
        </Sheet>
      ))}
    </div>
  );
}

interface SheetProps {
  readonly side: SheetSide;
  readonly isMine: boolean;
  readonly children: ComponentChildren;
}

function Sheet({ side, isMine, children }: SheetProps) {
  const { speaker } = useAnaTable();
  const name = speaker.say(`board.sheet.${side}`);
  return (
    <section ref={useScrolled()} class={`sheet ${side} ${isMine ? 'filet' : ''}`} aria-label={name}>
      <h3 class="sr">{name}</h3>
      {children}
    </section>
  );
}

/** Makes one sheet large, or shows both again; closes the sheets of another. */
export function Tools() {
  const { speaker } = useAnaTable();
  return (
    <div class="tools">
      <IconButton
        icon="search"
        class="zoom"
        label={speaker.say(isZoomed.value ? 'board.zoomOut' : 'board.zoomIn')}
        aria-pressed={isZoomed.value}
        onClick={() => {
          isZoomed.value = !isZoomed.value;
        }}
      />
      <CloseSheets />
    </div>
  );
}

function CloseSheets() {
  const { speaker } = useAnaTable();
  if (openSheets.value === null) return null;
  return (
    <IconButton
      icon="refuse"
      class="close-sheets"
      label={speaker.say('board.close')}
      onClick={() => {
        openSheets.value = null;
      }}
    />
  );
}
