/** The map of Fief, the heart of its table. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useMemo, useState } from 'preact/hooks';
import type { Tincture } from '../../../design/index.ts';
import { CLOSE, DISC } from '../../../maps/fief/measures.ts';
import { type MapTarget, MapView } from '../../../maps/Map.tsx';
import { FINGER } from '../../../maps/sight.ts';
import type { Choice } from '../../../shell/index.ts';
import { FieIcon } from '../icons.ts';
import '../styles/map.css';
import { Banners } from './Banners.tsx';
import { Ground } from './Ground.tsx';
import { type Land, placeOf } from './land.ts';
import { Village } from './Village.tsx';
import { VillageList } from './VillageList.tsx';
import { FIRST_OVERLAYS, type FiefMapView, type MapPlan, NO_PLAN, OVERLAYS, type Overlay } from './view.ts';
import { nameOf } from './words.ts';

interface FiefMapProps {
  readonly land: Land;
  readonly view: FiefMapView;
  readonly plan?: MapPlan;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOfSeat: (seat: Seat) => string;
  readonly overlays?: ReadonlySet<Overlay>;
}

/** Most pixels for a unit of the map. */
const MOST = 0.6;
/** At this scale signs are as large as they were drawn. */
const DRAWN = 0.205;

function signScale(scale: number): number {
  return scale < CLOSE ? Math.max(0.5, scale / CLOSE) : Math.max(1, Math.min(1.2, scale / DRAWN));
}

export function FiefMap({
  land,
  view,
  plan = NO_PLAN,
  choice,
  speaker,
  tincture,
  nameOfSeat,
  overlays: first = FIRST_OVERLAYS,
}: FiefMapProps) {
  const [overlays, setOverlays] = useState(first);
  const toggle = (overlay: Overlay): void => {
    const next = new Set(overlays);
    if (!next.delete(overlay)) next.add(overlay);
    setOverlays(next);
  };
  const things = useMemo(() => thingsOf(land, view, plan, speaker), [land, view, plan, speaker]);
  const targets = useMemo(() => things.filter(({ target }) => choice.lit(target) !== null), [things, choice]);
  const ground = useMemo(
    () => <Ground land={land} view={view} plan={plan} overlays={overlays} choice={choice} />,
    [land, view, plan, overlays, choice],
  );
  const mini = useMemo(() => <Small land={land} view={view} targets={targets} tincture={tincture} />, [land, view, targets, tincture]);
  return (
    <MapView
      map={land.shape}
      most={MOST}
      signScale={signScale}
      close={CLOSE}
      class="fief-map"
      label={speaker.say('fief.map')}
      speaker={speaker}
      targets={targets}
      question={choice.asked?.id ?? null}
      tap={choice.tap}
      land={ground}
      signs={
        <>
          {view.villages.map((village) => (
            <Village
              key={village.id}
              land={land}
              view={view}
              village={village}
              plan={plan}
              overlays={overlays}
              choice={choice}
              speaker={speaker}
              tincture={tincture}
              nameOfSeat={nameOfSeat}
            />
          ))}
          <Banners land={land} view={view} overlays={overlays} choice={choice} speaker={speaker} tincture={tincture} />
        </>
      }
      list={<VillageList view={view} choice={choice} speaker={speaker} tincture={tincture} nameOfSeat={nameOfSeat} />}
      mini={mini}
      where={(sought) => things.find(({ target }) => target === sought)?.at ?? null}
    >
      <Overlays shown={overlays} toggle={toggle} speaker={speaker} />
    </MapView>
  );
}

interface OverlaysProps {
  readonly shown: ReadonlySet<Overlay>;
  readonly toggle: (overlay: Overlay) => void;
  readonly speaker: Speaker;
}

/** What is laid over the land: in a row, or folded where there is little room. */
function Overlays({ shown, toggle, speaker }: OverlaysProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class={`overlays map-over ${isOpen ? 'open' : ''}`}>
      <button type="button" class="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {speaker.say('fief.map.overlays')}
      </button>
      <fieldset>
        <legend class="sr">{speaker.say('fief.map.overlays')}</legend>
        {OVERLAYS.map((overlay) => (
          <button type="button" key={overlay} aria-pressed={shown.has(overlay)} onClick={() => toggle(overlay)}>
            {speaker.say(`fief.map.overlay.${overlay}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Everything on the map that may ever be touched. */
function thingsOf(land: Land, view: FiefMapView, plan: MapPlan, speaker: Speaker): readonly MapTarget[] {
  const villages = view.villages.map(({ id }) => ({
    target: `village:${id}`,
    name: nameOf(speaker, 'village', id),
    at: placeOf(land, id),
    room: (scale: number) => 2 * DISC * signScale(scale),
    danger: plan.dangers.find(({ village }) => village === id)?.calamity,
  }));
  const regions = (kind: 'fief' | 'bishopric') =>
    (kind === 'fief' ? land.made.fiefs : land.made.bishoprics).map(({ id, banner }) => ({
      target: `${kind}:${id}`,
      name: nameOf(speaker, kind, id),
      at: banner,
      // A region is wider than any finger.
      room: () => Number.POSITIVE_INFINITY,
      danger: undefined,
    }));
  const lords = view.villages.flatMap(({ id, stacks }) =>
    stacks.flatMap(({ lords: free, captives }) =>
      [...free, ...captives].map((lord) => ({
        target: `lord:${lord}`,
        name: nameOf(speaker, 'lord', lord),
        at: placeOf(land, id),
        // Arms that may be touched are as large as a finger, where there are fingers.
        room: (scale: number) => FINGER * signScale(scale),
        danger: undefined,
      })),
    ),
  );
  return [...villages, ...lords, ...regions('fief'), ...regions('bishopric')].map(({ danger, ...target }) => ({
    ...target,
    danger: danger === undefined ? undefined : <FieIcon name={danger} size={18} title={true} />,
  }));
}

interface SmallProps {
  readonly land: Land;
  readonly view: FiefMapView;
  readonly targets: readonly MapTarget[];
  readonly tincture: (seat: Seat) => Tincture;
}

/** The kingdom in a corner: who controls what, and where one may go. */
function Small({ land, view, targets, tincture }: SmallProps) {
  return (
    <>
      {view.villages.map(({ id, controller }, v) => (
        <path key={id} class={`small-cell ${controller === null ? '' : `seat-${tincture(controller)}`}`} d={land.cells[v]} />
      ))}
      {targets.map(({ target, at: [x, y] }) => (
        <path key={target} class="small-target" d={`M${x} ${y - 130}l130 130l-130 130l-130-130z`} />
      ))}
    </>
  );
}
