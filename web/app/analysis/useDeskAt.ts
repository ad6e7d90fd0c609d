/** The desk of a game that is looked back at: what its parts need at hand, as at a table at that moment. */

import type { SeatView } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useMemo } from 'preact/hooks';
import { tinctureOf } from '../../design/index.ts';
import type { Desk } from '../../shell/desk.ts';
import { glossaryOf } from '../../shell/glossary.ts';
import type { Moment } from '../../shell/replay.ts';
import type { Replayed } from './useReplayed.ts';

export function useDeskAt({ client, snapshot, screen }: Replayed, view: SeatView, speaker: Speaker, goTo: (moment: Moment) => void): Desk {
  const glossary = useMemo(() => glossaryOf(speaker.messages), [speaker.messages]);
  return useMemo<Desk>(
    () => ({
      client,
      snapshot: { ...snapshot, view },
      screen,
      speaker,
      glossary,
      board: view.board,
      me: null,
      looking: true,
      tincture: (seat) => screen?.tincture?.(view.board, seat) ?? tinctureOf(seat),
      nameOf: (seat) => snapshot.sitters[seat].name,
      openRule: () => undefined,
      goTo,
    }),
    [client, snapshot, screen, view, speaker, glossary, goTo],
  );
}
