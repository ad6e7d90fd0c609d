/** Where things happened while one was away: the part of the map that holds them, numbered as in the list. */

import type { UniView } from '@castellan/medioevo';
import { marksOf } from '../../../maps/happened.tsx';
import type { Happened, SeatProps } from '../../../shell/index.ts';
import { Around } from '../map/Around.tsx';
import { heartOf } from '../map/land.ts';

interface PlacesProps extends SeatProps<UniView> {
  readonly happened: readonly Happened[];
}

function nodeOf({ entry }: Happened): string | null {
  const { node } = entry.params;
  return typeof node === 'string' && node !== '' ? node : null;
}

/** Of one's own land so much is in the picture. */
const MINE = 12;

export function Places({ view, seat, speaker, tincture, happened }: PlacesProps) {
  const marks = marksOf(happened, nodeOf, heartOf);
  if (marks.length === 0) return null;
  const mine = view.territories.filter(({ controller }) => controller === seat).map(({ id }) => id);
  return (
    <Around
      view={view}
      speaker={speaker}
      tincture={tincture}
      nodes={[...marks.map(({ node }) => node), ...mine.slice(0, MINE)]}
      picture={620}
      ratio={2.1}
      signs={marks.map(({ node, numbers, harms }) => ({
        node,
        sign: <span class={`mark ${harms ? 'harms' : ''}`}>{numbers}</span>,
      }))}
    />
  );
}
