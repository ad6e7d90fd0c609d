/** Battle orders: what is answered for me in the rest of this battle, without asking (UNI-47.15). */

import type { Asked, Standing } from '@castellan/engine';
import { answerWords, useDesk } from '../../../../shell/index.ts';
import { useUniTable } from '../../table.ts';
import {
  answerNow,
  orderFor,
  ordersForGood,
  ordersHere,
  ordersToPlayOn,
  playsOn,
  ROWS,
  type Row,
  standingFor,
  wishesHere,
  wishesInstead,
} from '../orders.ts';

/** Sets orders, and answers what is asked now by them or by those that there are already. */
function useOrdering(): (orders: readonly Standing[], others?: readonly Standing[]) => void {
  const { choice } = useUniTable();
  const { client } = useDesk();
  return (orders, others = []) => {
    for (const order of orders) client.setStanding(order);
    const { asked } = choice;
    if (asked === null) return;
    const [text] = [...orders, ...others].flatMap((order) => answerNow(asked, order) ?? []);
    if (text !== undefined) void client.answer(text, asked.id);
  };
}

/** What is to be answered to this question from now on. */
export function Orders({ asked }: { readonly asked: Asked }) {
  const row = ROWS.find(({ step }) => step === asked.step);
  const { node } = asked.params;
  return row === undefined || typeof node !== 'string' || asked.params.own === false ? null : <Answered row={row} node={node} />;
}

function Answered({ row, node }: { readonly row: Row; readonly node: string }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const order = useOrdering();
  const orders = row.orders.filter(({ times }) => times === undefined);
  return (
    <label class="always">
      <span>{speaker.say('medioevo.stage.orders')}</span>
      <select
        class="input"
        value={orderFor(snapshot.standing, row.step, node)?.key ?? ''}
        onChange={({ currentTarget: { value } }) => {
          for (const one of ordersHere(snapshot.standing, node)) if (one.step === row.step) client.clearStanding(one);
          if (value !== '') order([standingFor(row, { key: value }, node, 'round')]);
        }}
      >
        <option value="">{speaker.say('medioevo.battleOrders.ask')}</option>
        {orders.map((one) => (
          <option key={one.key} value={one.key}>
            {answerWords(speaker, standingFor(row, one, node))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** “My orders play on”: the rest of the battle is answered by them, and as usual where there are none; else I am asked in it, whatever I ordered elsewhere. */
export function PlayOn({ node }: { readonly node: string }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const order = useOrdering();
  const { standing } = snapshot;
  return (
    <label class="play-on" data-tip={speaker.say('medioevo.stage.playOn.help')}>
      <input
        type="checkbox"
        checked={playsOn(standing, node)}
        onChange={({ currentTarget }) => {
          if (currentTarget.checked) {
            for (const one of wishesHere(standing, node)) client.clearStanding(one);
            order(ordersToPlayOn(standing, node), ordersForGood(standing, node));
          } else {
            for (const one of ordersHere(standing, node)) client.clearStanding(one);
            for (const one of wishesInstead(standing, node)) client.setStanding(one);
          }
        }}
      />
      <span>{speaker.say('medioevo.stage.playOn')}</span>
    </label>
  );
}
