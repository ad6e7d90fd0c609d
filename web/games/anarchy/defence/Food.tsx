/** What the round asks in food, and what will be missing. */

import type { PlayerView } from '@castellan/anarchy';
import type { Asked } from '@castellan/engine';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';

export function Food({ of, asked }: { readonly of: PlayerView; readonly asked: Asked }) {
  const { speaker, view } = useAnaTable();
  return (
    <section class="food-due" aria-label={speaker.say('board.defence.step.food')}>
      <h3 class="rubric">{speaker.say('board.defence.step.food')}</h3>
      <p class="dues">
        <AnaIcon name="food" size={28} />
        <b>
          {of.goods.food} / {view.foodOwed}
        </b>
      </p>
      <p class="short">{speaker.say('board.defence.foodMissing', { n: asked.params.short })}</p>
      <p class="advice">{speaker.say('board.defence.tradeForFood')}</p>
    </section>
  );
}
