/** What has the room of the board: the question's stage or the map, the last votes, the court, the market. */

import { Segmented } from '../../design/index.ts';
import { useReveals } from './stages/index.ts';
import { type Leaf, openLeaf, useFieTable } from './table.ts';

interface LeavesProps {
  /** The stage of the question, if it has one. */
  readonly stage: string | null;
}

export function Leaves({ stage }: LeavesProps) {
  const { speaker } = useFieTable();
  const hasVotes = useReveals().length > 0;
  const leaves: readonly (readonly [leaf: Leaf, words: string])[] = [
    ...(stage === null ? [] : [['table', speaker.say(`fief.stage.${stage}`)] as const]),
    [stage === null ? 'table' : 'map', speaker.say('fief.table.leaf.map')],
    ...(hasVotes ? [['votes', speaker.say('fief.table.leaf.votes')] as const] : []),
    ['court', speaker.say('fief.table.leaf.court')],
    ['market', speaker.say('fief.table.leaf.market')],
  ];
  const chosen = stage === null && openLeaf.value === 'map' ? 'table' : openLeaf.value;
  return (
    <Segmented
      class="fie-leaves"
      label={speaker.say('fief.table.leaves')}
      choices={leaves.map(([id, label]) => ({ id, label }))}
      chosen={chosen}
      onChoose={(leaf) => {
        openLeaf.value = leaf;
      }}
    />
  );
}
