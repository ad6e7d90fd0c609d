/** Where things happened while one was away: the part of the map that holds them, numbered as in the list. */

import type { UniView } from '@castellan/medioevo';
import { useMemo } from 'preact/hooks';
import { frameOf, Marked, marksOf } from '../../../maps/happened.tsx';
import type { Happened, SeatProps } from '../../../shell/index.ts';
import { Ground } from '../map/Ground.tsx';
import { heartOf, shape } from '../map/land.ts';
import '../styles/map.css';
import { nameOf } from '../words.ts';

interface PlacesProps extends SeatProps<UniView> {
  readonly happened: readonly Happened[];
}

const ROOM = { width: shape.width, height: shape.height, margin: 320, least: 1_500, ratio: 2.1 };

const NOTHING: readonly string[] = [];

function nodeOf({ entry }: Happened): string | null {
  const { node } = entry.params;
  return typeof node === 'string' && node !== '' ? node : null;
}

export function Places({ view, seat, speaker, tincture, happened }: PlacesProps) {
  const ground = useMemo(() => <Ground view={view} struck={NOTHING} tincture={tincture} />, [view, tincture]);
  const marks = marksOf(happened, nodeOf, heartOf);
  if (marks.length === 0) return null;
  const mine = view.territories.filter(({ controller }) => controller === seat).map(({ id }) => heartOf(id));
  const { box, unit } = frameOf([...marks.map(({ at }) => at), ...mine.slice(0, 12)], ROOM);
  return (
    <figure class="uni-map places">
      <svg class="map-world" viewBox={box} aria-hidden="true">
        {ground}
        {marks.map(({ node, at: [x, y] }) => (
          <text key={node} class="name" x={x} y={y + 30 * unit} font-size={15 * unit}>
            {nameOf(speaker, 'node', node)}
          </text>
        ))}
        {marks.map((mark) => (
          <Marked key={mark.node} of={mark} unit={unit} />
        ))}
      </svg>
    </figure>
  );
}
