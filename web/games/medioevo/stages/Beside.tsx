/** What stands beside the map: the shop, trade, taxes, events, windows, and whatever a question lists that lies not on the map. */

import '../styles/stages.css';
import { useUniTable } from '../table.ts';
import { PANELS } from './panels.ts';
import { stageOf } from './stage.ts';
import { Wishes } from './Wishes.tsx';

export function Beside() {
  const table = useUniTable();
  const { choice, me } = table;
  if (stageOf(table) !== null) return null;
  const Panel = PANELS[choice.asked?.step ?? ''];
  if (Panel !== undefined)
    return (
      <div class="us beside">
        <Panel />
      </div>
    );
  // While others play, the purchases of this turn may be prepared.
  return me !== null && choice.asked === null ? (
    <div class="us beside">
      <Wishes />
    </div>
  ) : null;
}
