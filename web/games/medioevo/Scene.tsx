/** Where the battle is fought, while its stage covers the map: in the side column. */

import type { UniView } from '@castellan/medioevo';
import type { SceneProps } from '../../shell/index.ts';
import { UniIcon } from './icons.ts';
import { Around } from './map/Around.tsx';
import { pathOf } from './map/land.ts';
import { openLeaf } from './table.ts';

function Swords() {
  return (
    <span class="swords">
      <UniIcon name="war" size={18} />
    </span>
  );
}

export function Scene({ view, speaker, tincture }: SceneProps<UniView>) {
  const battle = view.battles.at(-1);
  if (battle === undefined || openLeaf.value === 'map') return null;
  return (
    <Around
      view={view}
      speaker={speaker}
      tincture={tincture}
      nodes={[battle.node]}
      picture={312}
      ratio={2.1}
      class="scene"
      drawn={<path class="battlefield" d={pathOf([battle.node])} />}
      signs={[{ node: battle.node, sign: <Swords /> }]}
    />
  );
}
