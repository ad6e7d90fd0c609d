/** What stands beside the map: the shop, trade, taxes, events, windows, and whatever a question lists that lies not on the map. */

import '../styles/stages.css';
import { useDesk } from '../../../shell/index.ts';
import { useUniTable } from '../table.ts';
import { Plans, Preparing, StoppedTurns } from './later.ts';
import { PANELS } from './panels.ts';
import { stageOf } from './stage.ts';
import { stoppedTurns } from './turns.ts';

export function Beside() {
  const table = useUniTable();
  const { choice, me, preparing } = table;
  const hasStopped = stoppedTurns(useDesk().snapshot.standing).length > 0;
  if (stageOf(table) !== null) return null;
  if (preparing !== null) return <Preparing of={preparing} />;
  const Panel = PANELS[choice.asked?.step ?? ''];
  if (Panel !== undefined)
    return (
      <>
        {hasStopped && <StoppedTurns />}
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
  ) : hasStopped ? (
    <StoppedTurns />
  ) : null;
}
