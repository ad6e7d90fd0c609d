/** What the round asks in food, and what will be missing. */

import type { PlayerView } from '@castellan/anarchy';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { foodMissing } from './consequence.ts';

export function Food({ of }: { readonly of: PlayerView }) {
  const { speaker, view } = useAnaTable();
  const missing = foodMissing(view, of);
  return (
    <section class="food-due" aria-label={speaker.say('board.defence.step.food')}>
      <h3 class="rubric">{speaker.say('board.defence.step.food')}</h3>
      <p class="dues">
        <AnaIcon name="food" size={28} />
        <b>
          {of.goods.food} / {view.foodOwed}
        </b>
      </p>
      <p class={missing > 0 ? 'short' : 'gain'}>{speaker.say('board.defence.foodMissing', { n: missing })}</p>
      {missing > 0 && <p class="advice">{speaker.say('board.defence.tradeForFood')}</p>}
    </section>
  );
}
