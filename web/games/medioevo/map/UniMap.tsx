/** The map of Medioevo, the heart of its table. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import { type ComponentChildren, Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Tincture } from '../../../design/index.ts';
import { At, type MapTarget, MapView } from '../../../maps/Map.tsx';
import type { Place } from '../../../maps/shape.ts';
import type { Choice } from '../../../shell/index.ts';
import { UniIcon } from '../icons.ts';
import '../styles/map.css';
import { nameOf } from '../words.ts';
import { Ahead, Ground } from './Ground.tsx';
import { cells, distanceOf, FAR, heartOf, realms, scaleOf, shape, sizeOf, stackAt } from './land.ts';
import { Name, Piece, Town } from './Place.tsx';
import { type MapPlan, reachAt } from './plan.ts';
import { TerritoryList } from './TerritoryList.tsx';

interface UniMapProps {
  readonly view: UniView;
  readonly me: Seat | null;
  readonly plan: MapPlan;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOfSeat: (seat: Seat) => string;
}

/** Most pixels for a unit of the map. */
const MOST = 0.9;
/** A question is shown no farther than this, and no nearer than the middle distance ends. */
const CLOSE = 0.249;
const PIECE = 34;

/** Signs are as large as they were drawn, but from far away. */
function signScale(scale: number): number {
  return scale < scaleOf(1) ? Math.max(0.72, scale / scaleOf(1)) : 1;
}

export function UniMap({ view, me, plan, choice, speaker, tincture, nameOfSeat }: UniMapProps) {
  const targets = useMemo(() => targetsOf(view, plan, choice, speaker), [view, plan, choice, speaker]);
  const ground = useMemo(() => <Ground view={view} struck={plan.struck} tincture={tincture} />, [view, plan.struck, tincture]);
  const land = useMemo(
    () => (
      <>
        {ground}
        <Ahead view={view} plan={plan} choice={choice} tincture={tincture} />
      </>
    ),
    [ground, view, plan, choice, tincture],
  );
  const mini = useMemo(() => <Small view={view} targets={targets} tincture={tincture} />, [view, targets, tincture]);
  const nodes = useMemo(() => [...view.territories, ...view.seas].map(({ id }) => id), [view]);
  const home = useMemo(() => homeOf(view, me), [view, me]);
  // One drawing for each distance, not for each scale; and what can be touched apart from what stays.
  const still = useMemo(
    () =>
      drawnOnce((distance) =>
        distance === FAR
          ? realms.map(({ id, at }) => (
              <At key={id} place={at} class="named">
                <span class="map-name realm">{speaker.say(`medioevo.map.realm.${id}`)}</span>
              </At>
            ))
          : nodes.map((node) => (
              <Fragment key={node}>
                <Name view={view} node={node} distance={distance} speaker={speaker} />
                <Town view={view} node={node} distance={distance} speaker={speaker} />
              </Fragment>
            )),
      ),
    [nodes, view, speaker],
  );
  const pieces = useMemo(
    () =>
      drawnOnce((distance) =>
        nodes.map((node) => (
          <Piece
            key={node}
            view={view}
            node={node}
            distance={distance}
            plan={plan}
            choice={choice}
            speaker={speaker}
            tincture={tincture}
            nameOfSeat={nameOfSeat}
          />
        )),
      ),
    [nodes, view, plan, choice, speaker, tincture, nameOfSeat],
  );
  const signs = (scale: number): ComponentChildren => {
    const distance = distanceOf(scale);
    return (
      <div class={`uni-signs d${distance}`}>
        {still(distance)}
        {pieces(distance)}
      </div>
    );
  };
  return (
    <MapView
      map={shape}
      most={MOST}
      signScale={signScale}
      close={CLOSE}
      class="uni-map"
      label={speaker.say('medioevo.map')}
      speaker={speaker}
      targets={targets}
      question={choice.asked?.id ?? null}
      focus={plan.route.length > 0 ? heartOf(plan.route[0]) : undefined}
      tap={choice.tap}
      land={land}
      signs={signs}
      home={home.length === 0 ? undefined : { label: speaker.say('medioevo.map.home'), places: home }}
      list={<TerritoryList view={view} plan={plan} choice={choice} speaker={speaker} tincture={tincture} nameOfSeat={nameOfSeat} />}
      mini={mini}
    />
  );
}

/** Keeps what was drawn for each distance. */
function drawnOnce(draw: (distance: number) => ComponentChildren): (distance: number) => ComponentChildren {
  const drawn = new Map<number, ComponentChildren>();
  return (distance) => {
    if (!drawn.has(distance)) drawn.set(distance, draw(distance));
    return drawn.get(distance);
  };
}

/** Where my realm lies: what I control and where I stand; before that, my home. */
function homeOf({ territories, vehicles }: UniView, me: Seat | null): readonly Place[] {
  if (me === null) return [];
  const held = territories.filter(
    ({ controller, home, stacks }) => controller === me || home === me || stacks.some(({ seat }) => seat === me),
  );
  const out = vehicles.filter(({ seat }) => seat === me);
  return [...new Set([...held.map(({ id }) => id), ...out.map(({ node }) => node)])].map(heartOf);
}

/** Everything on the map that may be touched now. */
function targetsOf(view: UniView, plan: MapPlan, choice: Choice, speaker: Speaker): readonly MapTarget[] {
  const places = [...view.territories, ...view.seas].flatMap(({ id }) => {
    const target = `node:${id}`;
    if (choice.lit(target) === null) return [];
    const reach = reachAt(plan, id);
    const clashes = reach !== null && reach.meets !== 'nothing';
    return [
      {
        target,
        name: nameOf(speaker, 'node', id),
        at: heartOf(id),
        room: (scale: number) => sizeOf(id) * scale,
        danger: clashes ? <UniIcon name="war" size={18} title={true} /> : undefined,
      },
    ];
  });
  const pieces = view.vehicles.flatMap(({ slot, node, name }) => {
    const target = `vehicle:${slot}`;
    if (choice.lit(target) === null) return [];
    return [
      {
        target,
        name: nameOf(speaker, 'vehicle', name),
        at: stackAt(2, node),
        room: (scale: number) => (distanceOf(scale) === FAR ? 0 : PIECE + 12),
      },
    ];
  });
  return [...places, ...pieces];
}

interface SmallProps {
  readonly view: UniView;
  readonly targets: readonly MapTarget[];
  readonly tincture: (seat: Seat) => Tincture;
}

/** All lands in a corner: who controls what, and where one may go. */
function Small({ view, targets, tincture }: SmallProps) {
  return (
    <>
      {view.territories.map(({ id, controller, inPlay }, t) => (
        <path
          key={id}
          class={`small-cell ${inPlay ? '' : 'out'} ${controller === null ? '' : `seat-${tincture(controller)}`}`}
          d={cells[t]}
        />
      ))}
      {targets.map(({ target, at: [x, y] }) => (
        <path key={target} class="small-target" d={`M${x} ${y - 90}l90 90l-90 90l-90-90z`} />
      ))}
    </>
  );
}
