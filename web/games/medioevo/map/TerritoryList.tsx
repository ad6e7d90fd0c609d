/** The map in words: every place with all that lies there, in the order one likes; what may be touched on the map may be touched here. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Segmented, Shield, type Tincture } from '../../../design/index.ts';
import { type Choice, thing } from '../../../shell/index.ts';
import { armiesIn, isStandIn, sum, territoryContent, territoryNamed, vehiclesIn } from '../facts.ts';
import { nameOf } from '../words.ts';
import type { ThreatAt } from './overlays.ts';
import { type MapPlan, reachAt } from './plan.ts';
import { controlIn, sideName, stackIn, thingsIn, vehicleIn } from './words.ts';

interface TerritoryListProps {
  readonly view: UniView;
  readonly plan: MapPlan;
  /** Units that others could lead into places, while one looks at that. */
  readonly threats: readonly ThreatAt[];
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOfSeat: (seat: Seat) => string;
}

const ORDERS = ['lit', 'name', 'controller', 'units', 'good', 'threat'] as const;
type Order = (typeof ORDERS)[number];

export function TerritoryList(props: TerritoryListProps) {
  const { threats, speaker } = props;
  const [wanted, setOrder] = useState<Order>('lit');
  const order = wanted === 'threat' && threats.length === 0 ? 'lit' : wanted;
  const nodes = sorted(props, order);
  return (
    <div class="uni-list">
      <Segmented
        label={speaker.say('medioevo.map.order')}
        choices={ORDERS.filter((id) => id !== 'threat' || threats.length > 0).map((id) => ({
          id,
          label: speaker.say(`medioevo.map.order.${id}`),
        }))}
        chosen={order}
        onChoose={setOrder}
      />
      <ul>
        {nodes.map((node) => (
          <li key={node}>
            <Row {...props} node={node} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ view, plan, threats, choice, speaker, tincture, nameOfSeat, node }: TerritoryListProps & { readonly node: string }) {
  const territory = territoryNamed(view, node);
  const reach = reachAt(plan, node);
  const controller = territory?.controller ?? null;
  return (
    <>
      <div {...(isStandIn(choice, `node:${node}`) ? { class: 'row' } : thing(choice, `node:${node}`, 'row'))}>
        <span class="what">
          {controller !== null && <Shield tincture={tincture(controller)} size={18} />}
          <b class="place">{nameOf(speaker, 'node', node)}</b>
          <span>
            {territory === null
              ? speaker.say('medioevo.map.sea')
              : [controlIn(speaker, territory, nameOfSeat), ...thingsIn(speaker, view, territory)].join(', ')}
          </span>
          {reach !== null && <em>{speaker.say(`medioevo.map.meets.${reach.meets}`, { mp: reach.mp })}</em>}
        </span>
        {threats
          .filter((threat) => threat.node === node)
          .flatMap(({ by }) => by)
          .map(({ seat, units }) => (
            <span key={seat} class="units threat">
              {speaker.say('medioevo.map.threat', { name: nameOfSeat(seat), n: units })}
            </span>
          ))}
        {armiesIn(view, node).map((stack) => (
          <span key={stack.seat} class="units">
            {stackIn(speaker, stack, nameOfSeat)}
          </span>
        ))}
      </div>
      {vehiclesIn(view, node).map((vehicle) => (
        <div key={vehicle.slot} {...thing(choice, `vehicle:${vehicle.slot}`, 'row vehicle')}>
          {speaker.say('medioevo.map.stack', { name: sideName(speaker, vehicle.seat, nameOfSeat), what: vehicleIn(speaker, vehicle) })}
        </div>
      ))}
    </>
  );
}

/** Places in play, then those that are not. */
function sorted({ view, threats, choice, speaker }: TerritoryListProps, order: Order): readonly string[] {
  const names = new Map([...view.territories, ...view.seas].map(({ id }) => [id, nameOf(speaker, 'node', id)]));
  const byName = new Intl.Collator(speaker.language).compare;
  const rank = (id: string): readonly (number | string)[] => {
    const territory = territoryNamed(view, id);
    const isTouched = choice.lit(`node:${id}`) !== null || vehiclesIn(view, id).some(({ slot }) => choice.lit(`vehicle:${slot}`) !== null);
    const good = territoryContent(view, id)?.city?.good;
    switch (order) {
      case 'lit':
        return [isTouched ? 0 : 1];
      case 'name':
        return [];
      case 'controller':
        return [territory === null ? 99 : (territory.controller ?? 98)];
      case 'units':
        return [-sum(armiesIn(view, id).map(({ units }) => sum(units)))];
      case 'threat':
        return [-sum(threats.find(({ node }) => node === id)?.by.map(({ units }) => units) ?? [])];
      case 'good':
        return [good === undefined ? 1 : 0, good === undefined ? '' : nameOf(speaker, 'good', good)];
    }
  };
  const places = [...view.territories, ...view.seas].map(({ id, inPlay }) => ({ id, keys: [inPlay ? 0 : 1, ...rank(id)] }));
  return places
    .sort((a, b) => {
      for (const [i, key] of a.keys.entries()) {
        const other = b.keys[i];
        if (key === other) continue;
        return typeof key === 'number' && typeof other === 'number' ? key - other : byName(String(key), String(other));
      }
      return byName(names.get(a.id) ?? '', names.get(b.id) ?? '');
    })
    .map(({ id }) => id);
}
