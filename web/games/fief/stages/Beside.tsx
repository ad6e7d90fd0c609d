/** What stands beside the map: surprises whose targets lie on it, whether somebody may pass, and how attacks would end. */

import '../styles/stages.css';
import { useFieTable } from '../table.ts';
import { Attacks, ConsentLeaf, Surprise } from './later.ts';
import { stageOf } from './stage.ts';

export function Beside() {
  const table = useFieTable();
  const { choice, view } = table;
  if (stageOf(table) !== null) return null;
  if (view.consent !== null)
    return (
      <div class="fs beside">
        <ConsentLeaf of={view.consent} />
      </div>
    );
  if (choice.asked?.step === 'declareBattle')
    return (
      <div class="fs beside">
        <Attacks />
      </div>
    );
  return choice.asked?.step === 'surprise' ? (
    <div class="fs beside">
      <Surprise narrow />
    </div>
  ) : null;
}
