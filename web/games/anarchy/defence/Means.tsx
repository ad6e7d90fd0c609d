/** What a player can set against attacks besides walls and workers: tactics, beer, rally tokens. */

import type { PlayerView } from '@castellan/anarchy';
import { TACTICS } from '@castellan/anarchy/vocabulary';
import { Counter } from '../../../design/index.ts';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';

export function Means({ of }: { readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  const researched = TACTICS.filter((tactic) => of.tactics[tactic].researched);
  return (
    <section class={`means ${researched.length > 2 ? 'many' : ''}`} aria-label={speaker.say('board.defence.means')}>
      <h3 class="rubric">{speaker.say('board.defence.means')}</h3>
      <ul>
        {researched.map((tactic) => (
          <li key={tactic}>
            <Counter
              icon={<AnaIcon name={tactic} size={20} />}
              label={speaker.say(`name.tactic.${tactic}`)}
              value={of.tactics[tactic].ready}
            />
            <span class="what">{speaker.say(`name.tactic.${tactic}`)}</span>
          </li>
        ))}
        <li>
          <Counter icon={<AnaIcon name="beer" size={20} />} label={speaker.say('board.defence.beers')} value={of.beers} />
          <span class="what">{speaker.say('board.defence.beers')}</span>
        </li>
        <li>
          <Counter
            icon={<AnaIcon name="rally" size={20} />}
            label={speaker.say('board.defence.rally')}
            value={of.rally.active}
            of={of.rally.tokens}
          />
          <span class="what">{speaker.say('board.defence.rally')}</span>
        </li>
      </ul>
      {researched.length === 0 && <p class="caption">{speaker.say('board.defence.noTactics')}</p>}
    </section>
  );
}
