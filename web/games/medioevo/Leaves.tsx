/** What has the room of the board: the question's stage or the map, the technologies, the dealings. */

import { Segmented } from '../../design/index.ts';
import { type Leaf, openLeaf, useUniTable } from './table.ts';

interface LeavesProps {
  /** The stage of the question, if it has one. */
  readonly stage: string | null;
}

export function Leaves({ stage }: LeavesProps) {
  const { me, speaker } = useUniTable();
  const leaves: readonly (readonly [leaf: Leaf, words: string])[] = [
    ...(stage === null ? [] : [['table', speaker.say(`medioevo.stage.${stage}`)] as const]),
    [stage === null ? 'table' : 'map', speaker.say('medioevo.table.leaf.map')],
    ['arts', speaker.say('medioevo.table.leaf.arts')],
    ['dealings', speaker.say('medioevo.table.leaf.dealings')],
    ...(me === null ? [] : [['orders', speaker.say('medioevo.table.leaf.orders')] as const]),
  ];
  const chosen = stage === null && openLeaf.value === 'map' ? 'table' : openLeaf.value;
  return (
    <Segmented
      class="uni-leaves"
      label={speaker.say('medioevo.table.leaves')}
      choices={leaves.map(([id, label]) => ({ id, label }))}
      chosen={chosen}
      onChoose={(leaf) => {
        openLeaf.value = leaf;
      }}
    />
  );
}
