/** Spoils: each thing kept or pillaged, with what pillage pays; and short lists of answers beside the map. */

import type { Option } from '@castellan/engine';
import { BUILDINGS } from '@castellan/medioevo/vocabulary';
import { signOfVehicle } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { Cube } from '../Pieces.tsx';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Choices, Leaf } from './parts.tsx';
import { wordIn } from './quotes.ts';

function Picture({ of: option }: { readonly of: Option }) {
  const building = BUILDINGS.find((one) => one === wordIn(option, 'building'));
  if (building !== undefined) return <UniIcon name={building} size={24} />;
  const good = wordIn(option, 'good');
  if (good !== '') return <Cube good={good} size={24} />;
  const vehicle = wordIn(option, 'vehicle');
  return vehicle === '' ? null : <UniIcon name={signOfVehicle(vehicle)} size={24} />;
}

export function Spoils() {
  const { choice, speaker } = useUniTable();
  const { asked } = choice;
  if (asked === null) return null;
  const loot = Array.isArray(asked.params.loot) ? asked.params.loot.map(Number) : [];
  const { node } = asked.params;
  return (
    <Leaf
      title={speaker.say('medioevo.stage.spoils')}
      note={typeof node === 'string' ? nameOf(speaker, 'node', node) : undefined}
      readers="all"
      class="spoils"
    >
      <Choices
        options={asked.options}
        picture={(option) => <Picture of={option} />}
        note={(_, at) => ((loot[at] ?? 0) > 0 ? speaker.say('medioevo.stage.raises', { n: loot[at] }) : null)}
        class="thin"
      />
    </Leaf>
  );
}

/** The question with its answers; those that lie on the map are lit there too. */
export function Plain() {
  const { choice, speaker } = useUniTable();
  const { asked } = choice;
  if (asked === null) return null;
  return (
    <Leaf title={speaker.say(`medioevo.stage.plain.${asked.step}`)} class="plain">
      <p>{speaker.say(`ask.${asked.step}`, asked.params)}</p>
      <Choices options={asked.options} picture={(option) => <Picture of={option} />} class="thin" />
    </Leaf>
  );
}
