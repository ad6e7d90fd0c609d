/** Battle orders: what is answered here is answered alike in the rest of this battle, without asking (UNI-47.15). */

import type { Asked, Standing } from '@castellan/engine';
import { rememberPin, useDesk } from '../../../../shell/index.ts';
import { useUniTable } from '../../table.ts';

/** By step: the answer that may be left as an order, where it is among those open. */
const ORDERS: { readonly [step: string]: string } = {
  roundChoice: 'fight',
  offerSurrender: 'fight',
  captainActions: 'stop',
};

/** Steps where what the clock would say may be left as an order. */
export function Orders({ asked }: { readonly asked: Asked }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const key = ORDERS[asked.step] ?? asked.limit?.answer;
  const option = asked.options.find((one) => one.key === key);
  const { node } = asked.params;
  if (key === undefined || typeof node !== 'string' || (asked.kind === 'pick' && option === undefined)) return null;
  const standing: Standing = { step: asked.step, key, until: 'round', where: { node } };
  const isSet = snapshot.standing.some((one) => one.step === standing.step && one.key === key && one.where?.node === node);
  return (
    <label class="always">
      <input
        type="checkbox"
        checked={isSet}
        onChange={({ currentTarget }) => {
          if (!currentTarget.checked) {
            client.clearStanding(standing);
            return;
          }
          if (option !== undefined) rememberPin(snapshot.id, asked, option);
          client.setStanding(standing);
        }}
      />
      <span>{speaker.say('medioevo.stage.orders', { node })}</span>
    </label>
  );
}
