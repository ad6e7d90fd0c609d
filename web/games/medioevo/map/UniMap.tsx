/** The map of Medioevo, the heart of its table. */

import type { Seat, Target } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import { type ComponentChildren, Fragment } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Tincture } from '../../../design/index.ts';
import { At, type MapTarget, MapView } from '../../../maps/Map.tsx';
import type { Place } from '../../../maps/shape.ts';
import { type Choice, useDesk, useLastForesight } from '../../../shell/index.ts';
import type { LogEntry } from '../../../tables/client.ts';
import { armiesIn, idOf, kindOf, vehicleAt } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import '../styles/map.css';
import { nameOf } from '../words.ts';
import { Ahead, Ground } from './Ground.tsx';
import { cells, distanceOf, FAR, heartOf, realms, scaleOf, shape, sizeOf, stackAt } from './land.ts';
import { Overlays } from './Overlays.tsx';
import { type Overlay, overlayOf, threatsIn } from './overlays.ts';
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
  const [overlay, show] = useOverlay(view);
  const { foresight } = useLastForesight(overlay === 'threat' ? NO_ANSWERS : null, 'threat');
  const threats = useMemo(() => (overlay === 'threat' ? threatsIn(foresight) : []), [overlay, foresight]);
  const targets = useMemo(() => targetsOf(view, plan, choice, speaker), [view, plan, choice, speaker]);
  const ground = useMemo(
    () => (
      <Ground
        view={view}
        struck={overlay === 'event' ? plan.struck : []}
        threatened={threats.map(({ node }) => node)}
        isEdged={overlay === 'edge'}
        tincture={tincture}
      />
    ),
    [view, plan.struck, overlay, threats, tincture],
  );
  const land = useMemo(
    () => (
      <>
        {ground}
        <Ahead view={view} plan={plan} choice={choice} tincture={tincture} isTrading={overlay === 'routes' || overlay === 'markets'} />
      </>
    ),
    [ground, view, plan, choice, tincture, overlay],
  );
  const mini = useMemo(() => <Small view={view} targets={targets} tincture={tincture} />, [view, targets, tincture]);
  const nodes = useMemo(() => [...view.territories, ...view.seas].map(({ id }) => id), [view]);
  const home = useMemo(() => homeOf(view, me), [view, me]);
  const discs = useMemo(() => nodes.filter((node) => armiesIn(view, node).length > 0).map((node) => stackAt(1, node)), [nodes, view]);
  // One drawing for each distance, not for each scale; and what can be touched apart from what stays.
  const still = useMemo(
    () =>
      drawnOnce((distance) =>
        distance === FAR
          ? realms.map(({ id, at }) => (
              <At key={id} place={beside(at, discs)} class="named">
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
    [nodes, view, speaker, discs],
  );
  const pieces = useMemo(
    () =>
      drawnOnce((distance) =>
        nodes.map((node) => (
          <Piece
            key={node}
            view={view}
            me={me}
            node={node}
            distance={distance}
            overlay={overlay}
            threat={threats.find((one) => one.node === node) ?? null}
            plan={plan}
            choice={choice}
            speaker={speaker}
            tincture={tincture}
            nameOfSeat={nameOfSeat}
          />
        )),
      ),
    [nodes, view, me, plan, choice, speaker, tincture, nameOfSeat, overlay, threats],
  );
  const { snapshot } = useDesk();
  const last = useMemo(() => lastPlace(snapshot.log), [snapshot.log]);
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
      where={whereIs(view)}
      last={last === null ? undefined : { label: speaker.say('medioevo.map.last'), place: last }}
      list={
        <TerritoryList
          view={view}
          plan={plan}
          threats={threats}
          choice={choice}
          speaker={speaker}
          tincture={tincture}
          nameOfSeat={nameOfSeat}
        />
      }
      mini={mini}
    >
      <Overlays view={view} plan={plan} shown={overlay} show={show} speaker={speaker} />
    </MapView>
  );
}

const NO_ANSWERS: readonly string[] = [];

/** Each phase begins with what it is about; what one chooses stays until the next. */
function useOverlay(view: UniView): readonly [Overlay, (overlay: Overlay) => void] {
  const usual = overlayOf(view);
  const [chosen, choose] = useState<{ readonly overlay: Overlay; readonly in: Overlay } | null>(null);
  return [chosen !== null && chosen.in === usual ? chosen.overlay : usual, (overlay) => choose({ overlay, in: usual })];
}

/** Where the latest thing happened that has a place. */
function lastPlace(log: readonly LogEntry[]): Place | null {
  const node = log.findLast(({ params }) => typeof params.node === 'string' && params.node !== '')?.params.node;
  return typeof node === 'string' ? heartOf(node) : null;
}

/** Where a thing lies that somebody wants to see. */
function whereIs(view: UniView): (target: Target) => Place | null {
  return (target) => {
    const id = idOf(target);
    switch (kindOf(target)) {
      case 'node':
      case 'zone':
        return heartOf(id);
      case 'vehicle': {
        const vehicle = vehicleAt(view, Number(id));
        return vehicle === null ? null : stackAt(2, vehicle.node);
      }
      default:
        return null;
    }
  };
}

/** Half the room of a name of a realm and of a disc together, and a step, in units of the map as it is seen whole. */
const NAME = { wide: 390, high: 120 };
const STEP = 60;
const STEPS = [0, -1, 1, -2, 2, -3, 3, -4, 4];
const ASIDE = [0, -2, 2, -4, 4];

/** Where the name of a realm covers no army: as near as can be to its place, above or below rather than aside. */
function beside([x, y]: Place, discs: readonly Place[]): Place {
  const isFree = ([at, along]: Place): boolean =>
    discs.every(([dx, dy]) => Math.abs(dx - at) > NAME.wide || Math.abs(dy - along) > NAME.high);
  const free = STEPS.flatMap((up) => ASIDE.map((aside): Place => [x + aside * STEP, y + up * STEP])).find(isFree);
  return free ?? [x, y];
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
  const asked = choice.asked?.options ?? [];
  const places = [...view.territories, ...view.seas].flatMap(({ id }) => {
    const target = `node:${id}`;
    if (choice.lit(target) === null) return [];
    const reach = reachAt(plan, id);
    const clashes = reach !== null && reach.meets !== 'nothing';
    // Land that is lit for a piece in it says the same: nobody can touch the wrong one of the two.
    const isOfPieces =
      view.vehicles.some(({ slot, node }) => node === id && choice.lit(`vehicle:${slot}`) !== null) &&
      asked.every(({ at = [] }) => !at.includes(target) || at.some((one) => one.startsWith('vehicle:')));
    return [
      {
        target,
        name: nameOf(speaker, 'node', id),
        at: heartOf(id),
        room: (scale: number) => (isOfPieces ? Number.POSITIVE_INFINITY : sizeOf(id) * scale),
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
