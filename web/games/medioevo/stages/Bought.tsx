/** Purchases of this turn: each with its price, and each may be taken back as long as the table can undo it. */

import { IconButton, numeral } from '../../../design/index.ts';
import { Reason, useDesk } from '../../../shell/index.ts';
import { useUniTable } from '../table.ts';
import { boughtIn, takeBack, takingBack } from './bought.ts';
import { Leaf } from './parts.tsx';

export function BoughtThings() {
  const { me, preparing, speaker } = useUniTable();
  const { client, looking, snapshot } = useDesk();
  if (me === null || preparing !== null) return null;
  const bought = boughtIn(snapshot.log, me);
  const last = takingBack.value?.table === snapshot.id ? takingBack.value : null;
  const n = bought.reduce((sum, { answers }) => sum + answers.length, 0);
  if (n === 0 && last === null) return null;
  const isFixed = looking || last?.isBusy === true || !snapshot.view.undo.ok;
  return (
    <Leaf title={speaker.say('medioevo.stage.bought')} note={n} class="bought">
      <ul class="entries" aria-busy={last?.isBusy === true}>
        {bought.map(({ key, params, florins, answers }) => {
          const words = speaker.say(`medioevo.stage.bought.${key}`, { ...params, n: answers.length });
          return (
            <li key={answers[0]}>
              <span>
                <b>{words}</b>
                {typeof params.node === 'string' && <small>{speaker.say('medioevo.stage.bought.where', { node: params.node })}</small>}
              </span>
              <span class="num">{florins === 0 ? '' : numeral(florins)}</span>
              <IconButton
                icon="refuse"
                label={speaker.say('medioevo.stage.bought.back', { words })}
                disabled={isFixed}
                onClick={() => void takeBack(client, answers[answers.length - 1])}
              />
            </li>
          );
        })}
      </ul>
      <div role="status">
        {last?.isBusy === true && <p class="hint">{speaker.say('medioevo.stage.bought.busy')}</p>}
        {last !== null && last.refusal !== null && (
          <p class="why">
            <Reason refusal={last.refusal} />
          </p>
        )}
        {last?.inOneGo === true && <p class="why">{speaker.say('medioevo.stage.bought.inOneGo')}</p>}
        {last !== null && last.lost > 0 && <p class="why">{speaker.say('medioevo.stage.bought.lost', { n: last.lost })}</p>}
      </div>
    </Leaf>
  );
}
