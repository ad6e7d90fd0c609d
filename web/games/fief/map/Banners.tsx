/** What is said of whole fiefs and bishoprics: their number, taxes, calamities, votes; and the sign by which one chooses them. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Shield, type Tincture } from '../../../design/index.ts';
import { At } from '../../../maps/Map.tsx';
import { type Choice, thing } from '../../../shell/index.ts';
import { FieIcon } from '../icons.ts';
import { type Land, placeOf } from './land.ts';
import type { FiefMapView, MapBishopric, Overlay } from './view.ts';
import { nameOf } from './words.ts';

interface BannersProps {
  readonly land: Land;
  readonly view: FiefMapView;
  readonly overlays: ReadonlySet<Overlay>;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
}

export function Banners({ land, view, overlays, choice, speaker, tincture }: BannersProps) {
  return (
    <>
      {overlays.has('bishoprics') &&
        view.bishoprics.map(({ id, principal }, b) => (
          <At key={id} place={placeOf(land, principal)} offset={land.made.bishoprics[b].mitre} class="mitred">
            <span class="mitre" title={nameOf(speaker, 'bishopric', id)}>
              {b + 1}
            </span>
          </At>
        ))}
      {view.bishoprics.map((bishopric, b) => {
        const said = sayings(bishopric, view, overlays, speaker, tincture);
        const target = `bishopric:${bishopric.id}`;
        return (
          <Banner
            key={bishopric.id}
            target={target}
            name={nameOf(speaker, 'bishopric', bishopric.id)}
            short={
              <>
                <FieIcon name="bishop" size={18} /> {nameOf(speaker, 'village', bishopric.principal)}
              </>
            }
            place={land.made.bishoprics[b].banner}
            choice={choice}
          >
            {said.length > 0 ? said : null}
          </Banner>
        );
      })}
      {view.fiefs.map(({ id }, f) => {
        const taxes = overlays.has('taxes') ? view.taxes.filter(({ kind, where }) => kind === 'taille' && where === id) : [];
        return (
          <Banner key={id} target={`fief:${id}`} name={nameOf(speaker, 'fief', id)} place={land.made.fiefs[f].banner} choice={choice}>
            {taxes.length > 0
              ? taxes.map(({ seat }) => <Tax key={seat} kind="taille" seat={seat} speaker={speaker} tincture={tincture} />)
              : null}
          </Banner>
        );
      })}
    </>
  );
}

interface BannerProps {
  readonly target: string;
  readonly name: string;
  /** What is seen of the name, where the whole of it would hide too much of the map. */
  readonly short?: ComponentChildren;
  readonly place: readonly [number, number];
  readonly choice: Choice;
  readonly children: ComponentChildren;
}

/** Shown when there is something to say, or when one may choose it. */
function Banner({ target, name, short, place, choice, children }: BannerProps) {
  const lit = thing(choice, target, 'banner');
  const isOpen = lit['data-state'] === 'lit' || lit['data-state'] === 'selected';
  if (!isOpen && children === null) return null;
  return (
    <At place={place} class="bannered">
      <div {...lit}>
        {isOpen && (
          <b class="name">
            {short === undefined ? (
              name
            ) : (
              <>
                <span class="sr">{name}</span>
                <span aria-hidden="true">{short}</span>
              </>
            )}
          </b>
        )}
        {children}
      </div>
    </At>
  );
}

/** Several things are said by signs alone. */
function sayings(
  { id, calamities, harvest, weather, votes }: MapBishopric,
  { phase, taxes }: FiefMapView,
  overlays: ReadonlySet<Overlay>,
  speaker: Speaker,
  tincture: (seat: Seat) => Tincture,
): readonly ComponentChildren[] {
  const bonuses = [...(harvest ? (['goodHarvest'] as const) : []), ...(weather ? (['fairWeather'] as const) : [])];
  const fates = overlays.has('calamities') ? [...calamities, ...bonuses] : [];
  const tithes = overlays.has('taxes') ? taxes.filter(({ kind, where }) => kind === 'dime' && (where === id || where === null)) : [];
  const voters = overlays.has('bishoprics') && phase === 1 ? votes.flatMap((n, seat) => (n > 0 ? [{ seat, n }] : [])) : [];
  const counted = voters.length > 0;
  const isShort = fates.length + tithes.length + (counted ? 1 : 0) > 1;
  return [
    ...fates.map((fate) => (
      <span key={fate} class={`word ${fate}`}>
        <FieIcon name={fate} size={16} title={isShort ? true : undefined} />
        {!isShort && speaker.say(`fief.map.${fate}`)}
      </span>
    )),
    ...tithes.map(({ seat }) => <Tax key={seat} kind="dime" seat={seat} speaker={speaker} tincture={tincture} isShort={isShort} />),
    ...(counted
      ? [
          <span key="votes" class="word">
            <FieIcon name="vote" size={16} title={true} />
            {voters.map(({ seat, n }) => (
              <span key={seat} class="votes">
                <Shield tincture={tincture(seat)} size={18} />
                {n}
              </span>
            ))}
          </span>,
        ]
      : []),
  ];
}

interface TaxProps {
  readonly kind: 'taille' | 'dime';
  readonly seat: Seat;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly isShort?: boolean;
}

function Tax({ kind, seat, speaker, tincture, isShort = false }: TaxProps) {
  return (
    <span class="word">
      <Shield tincture={tincture(seat)} size={18} />
      <FieIcon name={kind} size={16} title={isShort ? true : undefined} />
      {!isShort && speaker.say(`fief.map.${kind}`)}
    </span>
  );
}
