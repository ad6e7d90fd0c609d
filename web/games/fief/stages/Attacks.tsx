/** Whom one may attack, and how each battle would end; what one may besiege or no longer besiege, and what that means. */

import { labelOf } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { Odds } from './Forecast.tsx';
import { Leaf } from './parts.tsx';
import { isAttack } from './stage.ts';

export function Attacks() {
  const { choice, speaker } = useFieTable();
  // All that is done somewhere; that nothing more is to be done is said in the bar.
  const acts = (choice.asked?.options ?? []).filter(({ at = [] }) => at.length > 0);
  if (acts.length === 0) return null;
  return (
    <Leaf title={speaker.say('fief.stage.attacks')} class="attacks">
      <ul class="cards">
        {acts.map((option) => (
          <li key={option.key}>
            <button type="button" class="stand-card lit" onClick={() => choice.choose(option)}>
              <b>{labelOf(speaker, option)}</b>
              {isAttack(option.key) ? (
                <Odds answer={option.key} attacks />
              ) : (
                <small>{speaker.say(`fief.stage.attacks.${option.say}`)}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
      {acts.some(({ key }) => isAttack(key)) && <p class="seen">{speaker.say('fief.stage.attacks.alone')}</p>}
    </Leaf>
  );
}
