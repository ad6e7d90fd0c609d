/** The land itself: fiefs in their colours, borders, roads, calamities over it, and whatever of it is lit. */

import { useId } from 'preact/hooks';
import { type Choice, thing } from '../../../shell/index.ts';
import { picture } from '../icons.ts';
import { bordersOf, type Land, ornamentsOf, pathOf, pathOfRoad, pathOfRoute, roadBetween } from './land.ts';
import type { FiefMapView, MapPlan, Overlay } from './view.ts';

interface GroundProps {
  readonly land: Land;
  readonly view: FiefMapView;
  readonly plan: MapPlan;
  readonly overlays: ReadonlySet<Overlay>;
  /** Null where the map is only looked at. */
  readonly choice: Choice | null;
}

const ORNAMENT = 150;

export function Ground({ land, view, plan, overlays, choice }: GroundProps) {
  const patterns = useId();
  const borders = bordersOf(land, view);
  const colours = new Map(land.made.fiefs.map(({ id, color }) => [id, color]));
  const roads = land.made.roads.map((road) => pathOfRoad(land, road)).join('');
  return (
    <>
      <Patterns id={patterns} />
      {[20, 13, 6].map((wide) => (
        <path key={wide} class="shore" d={land.coast} stroke-width={wide} />
      ))}
      {view.villages.map(({ id, fief }, v) => (
        <path
          key={id}
          class={`cell ${overlays.has('fiefs') ? 'tinted' : ''}`}
          style={{ '--fief': colours.get(fief) }}
          d={land.cells[v]}
          data-target={`village:${id}`}
        />
      ))}
      {overlays.has('calamities') &&
        view.bishoprics.flatMap(({ id, villages, calamities }) =>
          calamities.map((calamity) => (
            <path key={`${id} ${calamity}`} class="stricken" d={pathOf(land, villages)} fill={`url(#${patterns}-${calamity})`} />
          )),
        )}
      <path class="border village" d={borders.village} />
      <path class="border fief" d={borders.fief} />
      {overlays.has('bishoprics') && <path class="border bishopric" d={borders.bishopric} />}
      <path class="coast" d={land.coast} />
      {ornamentsOf(land).map(({ kind, at: [x, y] }) => (
        <svg
          key={`${x} ${y}`}
          class="ornament"
          x={x - ORNAMENT / 2}
          y={y - ORNAMENT / 2}
          width={ORNAMENT}
          height={ORNAMENT}
          viewBox="0 0 512 512"
          aria-hidden="true"
        >
          <use href={picture(kind)} />
        </svg>
      ))}
      {/* A fief or a bishopric that may be chosen as a whole; its banner is what keys reach. */}
      {[
        ...view.fiefs.map(({ id, villages }) => [`fief:${id}`, villages] as const),
        ...view.bishoprics.map(({ id, villages }) => [`bishopric:${id}`, villages] as const),
      ].map(([target, villages]) => {
        const state = choice === null ? 'still' : thing(choice, target)['data-state'];
        if (state === 'still' || state === 'refused') return null;
        return <path key={target} class={`region ${state}`} d={pathOf(land, villages)} data-target={target} />;
      })}
      <path class="road-edge" d={roads} />
      <path class="road" d={roads} />
      {overlays.has('range') && plan.route.length > 1 && (
        <>
          <path class="march-edge" d={pathOfRoute(land, plan.route)} />
          <path class="march" d={pathOfRoute(land, plan.route)} />
        </>
      )}
      {overlays.has('range') &&
        plan.gates.map(({ from, to, granted }) => <GateBar key={`${from} ${to}`} land={land} from={from} to={to} granted={granted} />)}
    </>
  );
}

/** A bar across the road, at the gate of the village that one comes to. */
function GateBar({
  land,
  from,
  to,
  granted,
}: {
  readonly land: Land;
  readonly from: string;
  readonly to: string;
  readonly granted: boolean;
}) {
  const found = roadBetween(land, to, from);
  if (found === null) return null;
  const {
    road: { gates, bend },
    end,
  } = found;
  const [x, y] = gates[end].at;
  const [ox, oy] = land.made.villages[found.road.ends[end]].at;
  const towards = Math.atan2((y + bend[1]) / 2 - oy, (x + bend[0]) / 2 - ox);
  const turn = (towards * 180) / Math.PI;
  return (
    <g class={`gate ${granted ? 'granted' : 'asked'}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-22" y="-70" width="44" height="140" rx="10" />
      {granted ? <path d="M0-14v28" /> : <path d="M-9-48v96M9-48v96" />}
    </g>
  );
}

/** One for each calamity, so that colour does not speak alone. */
function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-badWeather`} width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path class="rain" d="M10 0v32M34 16v32" />
      </pattern>
      <pattern id={`${id}-plague`} width="68" height="68" patternUnits="userSpaceOnUse">
        <circle class="pest" cx="16" cy="16" r="9" />
        <circle class="pest" cx="50" cy="50" r="9" />
      </pattern>
      <pattern id={`${id}-famine`} width="60" height="60" patternUnits="userSpaceOnUse">
        <path class="want" d="M8 12l18 18M26 12l-18 18M40 42l14 14M54 42l-14 14" />
      </pattern>
    </defs>
  );
}
