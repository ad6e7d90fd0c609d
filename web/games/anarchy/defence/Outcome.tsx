/** What the whole defence would bring: cards held, loyalty, discontent, bravery, serfs. */

import type { Span } from '@castellan/engine';
import { AnaIcon, type Sign } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { type Forecast, inNumbers, OUTCOMES } from './forecast.ts';

const SIGNS = { loyalty: 'loyalty', bravery: 'bravery', serfs: 'serf', discontent: 'discontent' } as const;

/** All of it is there from the beginning, so that nothing moves when it becomes known. */
export function Outcome({ forecast: { defended, outcome, isLate } }: { readonly forecast: Forecast }) {
  const { speaker, view } = useAnaTable();
  const all = view.round + 1;
  return (
    <section class="outcome" aria-label={speaker.say('board.defence.outcome')} aria-busy={isLate}>
      <h3 class="rubric" data-tip={speaker.say('board.defence.outcomeHow')}>
        {speaker.say('board.defence.outcome')}
      </h3>
      <p class={defended?.least === all ? 'gain' : ''}>{speaker.say('board.defence.cardsHeld', { n: inNumbers(defended), all })}</p>
      <ul class="gains">
        {OUTCOMES.map((name) => (
          <Gain key={name} sign={SIGNS[name]} n={outcome[name]} />
        ))}
      </ul>
    </section>
  );
}

function Gain({ sign, n }: { readonly sign: Sign; readonly n: Span | null }) {
  const some = n !== null && n.most > 0;
  return (
    <li class={some ? (sign === 'discontent' ? 'short' : 'gain') : 'none'}>
      <AnaIcon name={sign} size={20} title={true} />
      <b>{some ? `+${inNumbers(n)}` : inNumbers(n)}</b>
    </li>
  );
}
