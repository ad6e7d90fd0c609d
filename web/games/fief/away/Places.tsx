/** Where things happened while one was away: on the map, numbered as in the list; one's own villages bear one's ring. */

import type { FieView } from '@castellan/fief';
import { useMemo } from 'preact/hooks';
import { frameOf, Marked, marksOf } from '../../../maps/happened.tsx';
import type { Happened, SeatProps } from '../../../shell/index.ts';
import { villageNamed } from '../facts.ts';
import { landAt } from '../lands.ts';
import { Ground } from '../map/Ground.tsx';
import { placeOf } from '../map/land.ts';
import { NO_PLAN, type Overlay } from '../map/view.ts';
import { nameOf } from '../map/words.ts';
import '../styles/away.css';
import '../styles/map.css';

interface PlacesProps extends SeatProps<FieView> {
  readonly happened: readonly Happened[];
}

const SHOWN: ReadonlySet<Overlay> = new Set(['fiefs', 'bishoprics', 'calamities']);

export function Places({ view, seat, speaker, tincture, happened }: PlacesProps) {
  const land = landAt(view);
  const ground = useMemo(() => <Ground land={land} view={view} plan={NO_PLAN} overlays={SHOWN} choice={null} />, [land, view]);
  const marks = marksOf(
    happened,
    ({ entry: { params } }) => (typeof params.village === 'string' && villageNamed(view, params.village) !== null ? params.village : null),
    (village) => placeOf(land, village),
  );
  if (marks.length === 0) return null;
  const { width, height } = land.shape;
  const mine = view.villages.filter(({ controller }) => controller === seat).map(({ id }) => placeOf(land, id));
  const { box, unit } = frameOf([...marks.map(({ at }) => at), ...mine], { width, height, margin: 420, least: 1_800, ratio: 2 });
  return (
    <figure class={`fief-map places seat-${tincture(seat)}`}>
      <svg class="map-world" viewBox={box} aria-hidden="true">
        {ground}
        {mine.map(([x, y]) => (
          <circle key={`${x} ${y}`} class="own" cx={x} cy={y} r={16 * unit} />
        ))}
        {marks.map(({ node, at: [x, y] }) => (
          <text key={node} class="name" x={x} y={y + 32 * unit} font-size={15 * unit}>
            {nameOf(speaker, 'village', node)}
          </text>
        ))}
        {marks.map((mark) => (
          <Marked key={mark.node} of={mark} unit={unit} />
        ))}
      </svg>
    </figure>
  );
}
