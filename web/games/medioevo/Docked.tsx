/** What may be done with what is taken up, in words, docked over the map where there is more than one thing to do with it. */

import type { Option } from '@castellan/engine';
import { Button } from '../../design/index.ts';
import type { Choice } from '../../shell/index.ts';
import { labelOf } from '../../shell/index.ts';
import { kindOf } from './facts.ts';
import { useUniTable } from './table.ts';

export function Docked() {
  const { choice, page, speaker } = useUniTable();
  // Beside the map the shop lists them with their prices; on phones it has a page of its own.
  const listed = choice.asked?.step === 'purchase' && page === null ? [] : listedIn(choice);
  if (listed.length === 0) return null;
  return (
    <div class="uni-docked">
      <ul class={listed.length > FEW ? 'many' : ''} aria-label={speaker.say('medioevo.table.choices', { n: listed.length })}>
        {listed.map((option) => (
          <li key={option.key}>
            <Button onClick={() => choice.choose(option)}>{labelOf(speaker, option)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const MOST = 12;
/** More are set in two columns. */
const FEW = 5;

/** What no thing on the board stands for: players, and before the first purchases what would be bought. */
function isInWords(target: string, step: string): boolean {
  const kind = kindOf(target);
  return kind === 'seat' || (kind === 'shop' && step === 'placeTransport');
}

/** What can be told from what is taken up alone: all else is told by one more touch of the board. */
function listedIn({ asked, lit, selected }: Choice): readonly Option[] {
  if (asked === null || asked.kind !== 'pick' || selected.length === 0) return [];
  const options = lit(selected[0])?.options ?? [];
  const told = options.filter(({ at = [] }) => at.every((target) => selected.includes(target) || isInWords(target, asked.step)));
  return told.length > MOST ? [] : told;
}
