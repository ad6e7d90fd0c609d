/** Whom one may attack, and how each battle would end. */

import { labelOf } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { Odds } from './Forecast.tsx';
import { Leaf } from './parts.tsx';
import { isAttack } from './stage.ts';

export function Attacks() {
  const { choice, speaker } = useFieTable();
  const attacks = (choice.asked?.options ?? []).filter(({ key }) => isAttack(key));
  if (attacks.length === 0) return null;
  return (
    <Leaf title={speaker.say('fief.stage.attacks')} class="attacks">
      <ul class="cards">
        {attacks.map((option) => (
          <li key={option.key}>
            <button type="button" class="stand-card lit" onClick={() => choice.choose(option)}>
              <b>{labelOf(speaker, option)}</b>
              <Odds answer={option.key} attacks />
            </button>
          </li>
        ))}
      </ul>
      <p class="seen">{speaker.say('fief.stage.attacks.alone')}</p>
    </Leaf>
  );
}
