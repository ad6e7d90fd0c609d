/** The desk of a seat: what every part of its screen needs at hand. */

import type { Seat } from '@castellan/engine';
import { useCallback, useMemo } from 'preact/hooks';
import { tinctureOf } from '../../design/index.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import type { Desk } from '../desk.ts';
import { glossaryOf } from '../glossary.ts';
import type { TableShellProps } from '../props.ts';
import type { Moment } from './useMoment.ts';
import type { Windows } from './useWindows.ts';

type Given = Pick<TableShellProps, 'client' | 'screen' | 'speaker'> & { readonly snapshot: TableSnapshot };

export function useDeskOf(
  { client, screen, speaker, snapshot }: Given,
  { board, looking, me, replay, view }: Moment,
  windows: Windows,
): Desk {
  const glossary = useMemo(() => glossaryOf(speaker.messages), [speaker.messages]);
  const tincture = useCallback((seat: Seat) => screen?.tincture?.(board, seat) ?? tinctureOf(seat), [screen, board]);
  const { openRule, setDrawer } = windows;
  const goTo = replay.go;
  return useMemo<Desk>(
    () => ({
      client,
      snapshot: looking ? { ...snapshot, view } : snapshot,
      screen,
      speaker,
      glossary,
      board,
      me,
      looking,
      tincture,
      nameOf: (seat) => snapshot.sitters.find((sitter) => sitter.seat === seat)?.name || speaker.say('shell.seat', { n: seat + 1 }),
      openRule,
      goTo(moment) {
        setDrawer(false);
        goTo(moment);
      },
    }),
    [client, snapshot, looking, view, screen, speaker, glossary, board, me, openRule, setDrawer, goTo, tincture],
  );
}
