/** My trade route below the map: its stages with what each costs from here, and what the load brings on arrival. */

import type { PlayerView } from '@castellan/medioevo';
import { RuleLink } from '../../../shell/index.ts';
import { contentAt } from '../content.ts';
import { mineOf, vehicleAt } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf } from './parts.tsx';

export type Route = NonNullable<PlayerView['route']>;

export function RouteStrip() {
  const { me, speaker, view } = useUniTable();
  const route = mineOf(view, me)?.route ?? null;
  if (route === null || view.phase !== 'trade') return null;
  return (
    <div class="us route-strip">
      <Stages of={route} />
      {route.sums.length > 0 && (
        <Leaf title={speaker.say('medioevo.stage.route.arrival')} note={speaker.say('medioevo.stage.route.choice')} class="arrival">
          <ul>
            {route.sums.map((florins, honour) => (
              <li key={honour}>
                <span>
                  <b>{honour}</b> <UniIcon name="honour" size={16} title={speaker.say('medioevo.stage.route.honour')} />
                </span>
                <span>
                  {florins} <UniIcon name="florins" size={16} title={speaker.say('medioevo.stage.sheet.florins')} />
                </span>
              </li>
            ))}
          </ul>
        </Leaf>
      )}
    </div>
  );
}

/** The stages of a route in their order; what the transport in hand would spend to get to them. */
export function Stages({ of: route }: { readonly of: Route }) {
  const { speaker, view } = useUniTable();
  const last = route.zones.length - 1;
  const points: unknown = Reflect.get(contentAt(view).trade.routePoints, String(route.zones.length));
  const mp = view.trade?.slot === route.slot && route.slot !== null ? (vehicleAt(view, route.slot)?.mp ?? 0) : 0;
  const costOf = (zone: string): number | null => {
    const place = mp === 0 ? undefined : view.trade?.reach.find(({ node }) => node === zone);
    return place === undefined ? null : mp - place.mp;
  };
  return (
    <Leaf
      title={speaker.say('medioevo.stage.route', { n: route.zones.length })}
      note={speaker.say('medioevo.stage.route.points', { n: Number(points ?? 0) })}
      class="route"
    >
      <ol>
        {route.zones.map((zone, at) => {
          const isDone = ((route.done >> at) & 1) === 1;
          const cost = isDone ? null : costOf(zone);
          return (
            <li key={zone} class={`${isDone ? 'done' : ''} ${at === last ? 'destination' : ''} ${cost === null ? '' : 'near'}`}>
              <span class="stage-number" aria-hidden="true">
                {isDone ? '✓' : at + 1}
              </span>
              <span>
                {speaker.has(`name.zone.${zone}`) ? nameOf(speaker, 'zone', zone) : nameOf(speaker, 'node', zone)}
                <span class="sr">{isDone ? ` ${speaker.say('medioevo.stage.route.done')}` : ''}</span>
                {at === last && <small class="end"> {speaker.say('medioevo.stage.route.destination')}</small>}
                {cost !== null && <small> {speaker.say('medioevo.stage.flight.mp', { n: cost })}</small>}
              </span>
            </li>
          );
        })}
      </ol>
      <p class="seen">
        {speaker.say('medioevo.stage.route.keeps')} <RuleLink id="UNI-37.8" />
      </p>
    </Leaf>
  );
}
