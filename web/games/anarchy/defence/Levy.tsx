/** What a side card of the campaign asks for before the food (ANA-42.6): what there is of it, and what refusing costs. */

import type { PlayerView } from '@castellan/anarchy';
import { AnaIcon } from '../icons.ts';
import { countsPrinted } from '../printed.ts';
import { useAnaTable } from '../table.ts';

export function Levy({ of }: { readonly of: PlayerView }) {
  const { choice, facts, speaker, view } = useAnaTable();
  const canPay = choice.asked?.options.some(({ key }) => key === 'pay') === true;
  return (
    <>
      {view.sideCards.map((id) => {
        const card = facts.scenarioCard(id);
        if (card.mode !== 'side' || card.side.effect.when !== 'defenceStart') return null;
        const due = countsPrinted(card.side.effect.payOrDiscontent);
        return (
          <section key={id} class="food-due" aria-label={speaker.say(`name.castle.${id}`)}>
            <h3 class="rubric">{speaker.say(`name.castle.${id}`)}</h3>
            {due.map(({ sign, n }) => (
              <p key={sign} class="dues">
                <AnaIcon name={sign} size={28} />
                <b>
                  {of.goods[sign]} / {n}
                </b>
              </p>
            ))}
            <p>{speaker.say('board.defence.levy', { costs: due.map(({ word }) => word) })}</p>
            <p class={canPay ? 'gain' : 'short'}>{speaker.say(canPay ? 'board.defence.canPayLevy' : 'board.defence.cannotPayLevy')}</p>
          </section>
        );
      })}
    </>
  );
}
