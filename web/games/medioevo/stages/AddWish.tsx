/** A purchase for which one cannot pay yet, or not there: put down by what and where, to be looked at again when the turn comes. */

import type { Params, PlannedAhead } from '@castellan/engine';
import { BUILDINGS, ENGINES, UNITS, VEHICLES } from '@castellan/medioevo/vocabulary';
import { useState } from 'preact/hooks';
import { Button } from '../../../design/index.ts';
import { useUniTable } from '../table.ts';
import { nameOf, ROMAN } from '../words.ts';
import { STEP_OF } from './turns.ts';

function wishFor(text: string, say: string, params: Params): PlannedAhead {
  return { text, step: STEP_OF.purchases, words: [{ say: `option.${say}`, params: { ...params, spares: false } }] };
}

interface Sort {
  readonly id: string;
  readonly words: string;
  /** The purchase in a place. */
  wish(node: string): PlannedAhead;
}

/** Everything that is bought with a place. Whether it may be is for the rules to say when the turn comes. */
function useSorts(): readonly Sort[] {
  const { speaker } = useUniTable();
  const vehicle = (kind: string, level: number, key: string): Sort => ({
    id: key,
    words: ENGINES.some((engine) => engine === kind)
      ? nameOf(speaker, 'vehicle', kind)
      : `${nameOf(speaker, 'vehicle', kind)} ${ROMAN[level]}`,
    wish: (node) => wishFor(`buy ${key} in ${node}`, 'buyVehicle', { vehicle: kind, level, node }),
  });
  return [
    ...UNITS.map((unit) => ({
      id: unit,
      words: nameOf(speaker, 'unit', unit),
      wish: (node: string) => wishFor(`recruit ${unit} in ${node}`, 'recruit', { unit, node }),
    })),
    ...VEHICLES.slice(0, 4).flatMap((kind) => [1, 2, 3].map((level) => vehicle(kind, level, `${kind} ${level}`))),
    ...ENGINES.map((engine, at) => vehicle(engine, at + 1, engine)),
    ...BUILDINGS.map((building) => ({
      id: building,
      words: nameOf(speaker, 'building', building),
      wish: (node: string) => wishFor(`build ${building} in ${node}`, 'build', { building, node }),
    })),
  ];
}

export function AddWish({ onAdd }: { readonly onAdd: (wish: PlannedAhead) => void }) {
  const { me, speaker, view } = useUniTable();
  const sorts = useSorts();
  const own = view.territories.filter(({ controller }) => controller === me).map(({ id }) => id);
  const [what, setWhat] = useState(sorts[0].id);
  const [where, setWhere] = useState('');
  if (own.length === 0) return null;
  const node = own.includes(where) ? where : own[0];
  const sort = sorts.find(({ id }) => id === what) ?? sorts[0];
  return (
    <details class="folded">
      <summary>{speaker.say('medioevo.plan.add')}</summary>
      <div class="arm">
        <label>
          <span>{speaker.say('medioevo.plan.what')}</span>
          <select class="input" value={what} onChange={({ currentTarget }) => setWhat(currentTarget.value)}>
            {sorts.map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{speaker.say('medioevo.plan.where')}</span>
          <select class="input" value={node} onChange={({ currentTarget }) => setWhere(currentTarget.value)}>
            {own.map((id) => (
              <option key={id} value={id}>
                {nameOf(speaker, 'node', id)}
              </option>
            ))}
          </select>
        </label>
        <Button size="small" onClick={() => onAdd(sort.wish(node))}>
          {speaker.say('medioevo.plan.put')}
        </Button>
      </div>
    </details>
  );
}
