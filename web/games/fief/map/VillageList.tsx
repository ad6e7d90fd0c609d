/** The map in words: villages by fief, with all that lies there; what may be touched on the map may be touched here. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Segmented, Shield, type Tincture } from '../../../design/index.ts';
import { type Choice, thing } from '../../../shell/index.ts';
import type { FiefMapView, MapVillage } from './view.ts';
import { buildingsIn, controlIn, nameOf, stackIn } from './words.ts';

interface VillageListProps {
  readonly view: FiefMapView;
  readonly choice: Choice;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  readonly nameOfSeat: (seat: Seat) => string;
}

const ORDERS = ['fief', 'bishopric', 'controller'] as const;
type Order = (typeof ORDERS)[number];

export function VillageList({ view, choice, speaker, tincture, nameOfSeat }: VillageListProps) {
  const [order, setOrder] = useState<Order>('fief');
  const groups = grouped(view, order);
  const heading = (key: string): string => {
    if (order !== 'controller') return nameOf(speaker, order, key);
    return key === '' ? speaker.say('fief.map.nobody') : nameOfSeat(Number(key));
  };
  return (
    <div class="village-list">
      <Segmented
        label={speaker.say('fief.map.order')}
        choices={ORDERS.map((id) => ({ id, label: speaker.say(`fief.map.order.${id}`) }))}
        chosen={order}
        onChoose={setOrder}
      />
      {groups.map(([key, villages]) => (
        <section key={key}>
          <h3 class="rubric">
            {order === 'controller' ? heading(key) : <span {...thing(choice, `${order}:${key}`)}>{heading(key)}</span>}
          </h3>
          <ul>
            {villages.map((village) => (
              <li key={village.id}>
                <div {...thing(choice, `village:${village.id}`, 'row')}>
                  <span class="what">
                    {village.controller !== null && <Shield tincture={tincture(village.controller)} size={18} />}
                    <b>{nameOf(speaker, 'village', village.id)}</b>
                    <span>{[controlIn(speaker, village, nameOfSeat), ...buildingsIn(speaker, village)].join(', ')}</span>
                  </span>
                  {village.stacks.map((stack) => (
                    <span key={`${stack.seat} ${stack.outside}`} class="units">
                      {stackIn(speaker, stack, nameOfSeat)}
                    </span>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function grouped({ villages }: FiefMapView, order: Order): readonly (readonly [string, readonly MapVillage[]])[] {
  const groups = new Map<string, MapVillage[]>();
  for (const village of villages) {
    const key = order === 'controller' ? String(village.controller ?? '') : village[order];
    groups.set(key, [...(groups.get(key) ?? []), village]);
  }
  const entries = [...groups];
  return order === 'controller' ? entries.sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : Number(a) - Number(b))) : entries;
}
