/** What stands beside the map: the shop, trade, taxes, events, windows, and whatever a question lists that lies not on the map. */

import '../styles/stages.css';
import { useUniTable } from '../table.ts';
import { Plans, StoppedTurns } from './Plans.tsx';
import { Preparing } from './Preparing.tsx';
import { PANELS } from './panels.ts';
import { stageOf } from './stage.ts';

export function Beside() {
  const table = useUniTable();
  const { choice, me, preparing } = table;
  if (stageOf(table) !== null) return null;
  if (preparing !== null) return <Preparing of={preparing} />;
  const Panel = PANELS[choice.asked?.step ?? ''];
  if (Panel !== undefined)
    return (
      <>
        <StoppedTurns />
        <div class="us beside">
          <Panel />
        </div>
      </>
    );
  // While others play, my own turns may be prepared.
  return me !== null && choice.asked === null ? (
    <div class="us beside">
      <Plans />
    </div>
  ) : (
    <StoppedTurns />
  );
}
