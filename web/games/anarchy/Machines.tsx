/** Cranes and siege weapons: developed on the wheel, constructed here. */

import type { PlayerView } from '@castellan/anarchy';
import type { MachineFacts } from './facts.ts';
import { AnaIcon } from './icons.ts';
import { isMet } from './needs.ts';
import { Costs, Symbols } from './Symbols.tsx';
import { useAnaTable } from './table.ts';
import { undimmed, useSettled, useThings } from './things.ts';
import { boxInWords } from './words.ts';

export function Machines({ of }: { readonly of: PlayerView }) {
  const { speaker, facts } = useAnaTable();
  return (
    <section class="area machines">
      <h4 class="plain-name">{speaker.say('board.machines')}</h4>
      <ul class="machine-list">
        {facts.machines.map((box) => (
          <li key={box.id}>
            <MachineBox of={of} box={box} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MachineBox({ of, box }: { readonly of: PlayerView; readonly box: MachineFacts }) {
  const { speaker, me } = useAnaTable();
  const draw = useThings(of);
  const settle = useSettled(of);
  const isBuilt = of.constructed.includes(box.machine);
  const isDeveloped = of.developed.includes(box.machine);
  const isOpen = isDeveloped && isMet(box.need, of);
  const stage = isBuilt ? 'constructed' : isDeveloped ? 'developed' : 'unknown';
  const words = speaker.say('board.machineState', { words: boxInWords(speaker, box), stage });
  return (
    <div
      {...(isBuilt
        ? settle(box.target, 'box machine filled')
        : isOpen
          ? undimmed(draw(box.target, 'box machine'))
          : draw(box.target, 'box machine shut'))}
      data-tip={isBuilt || of.seat !== me ? words : undefined}
    >
      <span class="sr">{words}</span>
      <span class={`sym ${box.machine === 'largeCrane' ? 'large' : ''}`} aria-hidden="true">
        <AnaIcon name={box.machine} size={18} />
        {box.machine === 'largeCrane' && <b>2</b>}
        {isDeveloped && !isBuilt && <AnaIcon name="construct" size={14} class="hammer" />}
      </span>
      {!isBuilt && <Costs of={box.costs} />}
      {isBuilt && (
        <span class="signs" aria-hidden="true">
          <Symbols of={box.reward} size={14} />
        </span>
      )}
    </div>
  );
}
