/** Battle orders: what is answered for me in my battles, everywhere or in one place (UNI-47.15). */

import { useState } from 'preact/hooks';
import { answerWords, useDesk } from '../../../shell/index.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { battleCards, isIn, isUsed, type Order, orderFor, ROWS, type Row, standingFor, useOf } from './orders.ts';
import { Leaf } from './parts.tsx';

const textOf = ({ key, times }: Order): string => (times === undefined ? key : `${key} ${times}`);

export function BattleOrders() {
  const { me, speaker, view } = useUniTable();
  const { client, snapshot } = useDesk();
  const [place, setPlace] = useState('');
  if (me === null) return null;
  const { standing } = snapshot;
  const steps = ROWS.map(({ step }) => step);
  const ordered = standing.flatMap(({ step, where }) => (steps.includes(step) && typeof where?.node === 'string' ? [where.node] : []));
  const own = view.territories.filter(({ controller, stacks }) => controller === me || stacks.some(({ seat }) => seat === me));
  const places = [...new Set([...ordered, ...own.map(({ id }) => id)])];
  const set = (row: Row, order: Order | undefined): void => {
    for (const one of standing) if (one.step === row.step && one.plan === undefined && isIn(one, place)) client.clearStanding(one);
    if (order !== undefined) client.setStanding(standingFor(row, order, place));
  };
  return (
    <Leaf title={speaker.say('medioevo.battleOrders')} readers={[me]} class="battle-orders">
      <p class="why">{speaker.say('medioevo.battleOrders.help')}</p>
      <label class="order">
        <b>{speaker.say('medioevo.battleOrders.place')}</b>
        <select class="input" value={place} onChange={({ currentTarget }) => setPlace(currentTarget.value)}>
          <option value="">{speaker.say('medioevo.battleOrders.everywhere')}</option>
          {places.map((id) => (
            <option key={id} value={id}>
              {nameOf(speaker, 'node', id)}
              {ordered.includes(id) ? ' ✓' : ''}
            </option>
          ))}
        </select>
      </label>
      {ROWS.map((row) => {
        const { orders, step } = row;
        const now = orderFor(standing, step, place);
        return (
          <label key={step} class="order">
            <span>{speaker.say(`standing.${step}`)}</span>
            <select
              class="input"
              value={now === null ? '' : textOf(now)}
              onChange={({ currentTarget }) =>
                set(
                  row,
                  orders.find((order) => textOf(order) === currentTarget.value),
                )
              }
            >
              <option value="">{speaker.say(place === '' ? 'medioevo.battleOrders.ask' : 'medioevo.battleOrders.asElsewhere')}</option>
              {orders.map((order) => (
                <option key={textOf(order)} value={textOf(order)}>
                  {answerWords(speaker, standingFor(row, order, place))}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {battleCards(view, me).map((card) => (
        <label key={card.id} class="order">
          <span>{nameOf(speaker, 'card', card.id)}</span>
          <select
            class="input"
            value={isUsed(standing, card, place) ? 'use' : ''}
            onChange={({ currentTarget }) =>
              currentTarget.value === '' ? client.clearStanding(useOf(card, place)) : client.setStanding(useOf(card, place))
            }
          >
            <option value="">{speaker.say(place === '' ? 'medioevo.battleOrders.ask' : 'medioevo.battleOrders.asElsewhere')}</option>
            <option value="use">{speaker.say('medioevo.battleOrders.useCard')}</option>
          </select>
        </label>
      ))}
    </Leaf>
  );
}
