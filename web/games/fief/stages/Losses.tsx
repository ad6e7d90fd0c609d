/** Which troops fall: every way to absorb the most hits, the one of least value first. */

import type { Option } from '@castellan/engine';
import { ATTACKING } from '@castellan/fief/vocabulary';
import { labelOf, thing, useDesk } from '../../../shell/index.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { Odds } from './Forecast.tsx';
import { Leaf, LordLine } from './parts.tsx';

function countOf(option: Option, kind: 'sergeants' | 'knights'): number {
  return Number(Reflect.get(option, kind));
}

export function Losses() {
  const { choice, me, speaker, view } = useFieTable();
  const { asked } = choice;
  if (asked?.step === 'loseLord')
    return (
      <Leaf title={speaker.say('fief.stage.losses.lord')} class="losses">
        <ul class="cards">
          {asked.options.map(({ key, at = [] }) => (
            <li key={key}>
              <div {...thing(choice, at[0], 'loss')}>
                <LordLine id={at[0].slice('lord:'.length)} size={40} />
              </div>
            </li>
          ))}
        </ul>
      </Leaf>
    );
  if (asked?.step !== 'chooseLosses') return null;
  const rank = [...(view.battle?.attack.ranks ?? []), ...(view.battle?.defence.ranks ?? [])].find(({ seat }) => seat === me);
  return (
    <Leaf
      title={speaker.say('fief.stage.losses', { n: Number(asked.params.hits) })}
      note={speaker.say('fief.stage.losses.least')}
      class="losses"
    >
      <ul class="cards">
        {asked.options.map((option, at) => {
          const [sergeants, knights] = [countOf(option, 'sergeants'), countOf(option, 'knights')];
          return (
            <li key={option.key}>
              <button type="button" class={`loss lit ${at === 0 ? 'proposed' : ''}`} onClick={() => choice.choose(option)}>
                <span class="head">
                  <span class="what">
                    {sergeants > 0 && (
                      <span>
                        <FieIcon name="sergeant" size={28} /> <b>{sergeants}</b>
                      </span>
                    )}
                    {knights > 0 && (
                      <span>
                        <FieIcon name="knight" size={28} /> <b>{knights}</b>
                      </span>
                    )}
                  </span>
                  <b>{labelOf(speaker, option)}</b>
                  {at === 0 && <small class="mark">{speaker.say('fief.stage.losses.proposed')}</small>}
                </span>
                {rank !== undefined && (
                  <small>
                    {speaker.say('fief.stage.losses.left', { knights: rank.knights - knights, sergeants: rank.sergeants - sergeants })}
                  </small>
                )}
                {view.battle?.kind === 'battle' && <Odds answer={option.key} attacks={view.battle.sides[me ?? -1] === ATTACKING} />}
              </button>
            </li>
          );
        })}
      </ul>
      <AlwaysLeast />
    </Leaf>
  );
}

/** A standing answer, so that a battle by correspondence need not wait for every loss (online note 10). */
function AlwaysLeast() {
  const { speaker } = useFieTable();
  const { client, snapshot } = useDesk();
  const standing = { step: 'chooseLosses', key: 'least', until: 'round' } as const;
  const isSet = snapshot.standing.some(({ step, key }) => step === standing.step && key === standing.key);
  return (
    <label class="always">
      <input
        type="checkbox"
        checked={isSet}
        onChange={({ currentTarget }) => (currentTarget.checked ? client.setStanding(standing) : client.clearStanding(standing))}
      />
      <span>{speaker.say('fief.stage.losses.always')}</span>
    </label>
  );
}
