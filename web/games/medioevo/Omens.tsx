/** What hangs over everybody: the War Circle with the horde it raises, the event of the turn, the tax that is tolerated, the turn order. */

import { DICE } from '@castellan/medioevo/vocabulary';
import { numeral, Shield } from '../../design/index.ts';
import { UniIcon } from './icons.ts';
import { UniDie, Units } from './Pieces.tsx';
import { useUniTable } from './table.ts';
import { nameOf } from './words.ts';

export function Omens() {
  const { speaker, view } = useUniTable();
  const { event, eventDeck, warCircle } = view;
  return (
    <section class="uni-omens" aria-label={speaker.say('medioevo.table.omens')}>
      {warCircle !== null && (
        <div class="circle" data-tip={speaker.say('medioevo.table.circle', { attack: warCircle.attack, loss: warCircle.loss })}>
          <span class="sr">{speaker.say('medioevo.table.circle', { attack: warCircle.attack, loss: warCircle.loss })}</span>
          {warCircle.dice.map((value, i) => (
            <UniDie key={DICE[i]} faces={DICE[i]} value={value} />
          ))}
          <UniIcon name="barbarians" size={20} title={speaker.say('medioevo.table.horde')} />
          <Units of={warCircle.horde} size={16} />
        </div>
      )}
      {event !== null && (
        <span class="event" data-target={`event:${event.card}`}>
          <UniIcon name="event" size={18} title={speaker.say('medioevo.table.event')} />
          {nameOf(speaker, 'event', event.card)}
        </span>
      )}
      {eventDeck.toleratedTax !== null && (
        <span class="tax" data-tip={speaker.say('medioevo.table.tolerated', { tax: eventDeck.toleratedTax })}>
          <UniIcon name="tax" size={18} />
          <span class="sr">{speaker.say('medioevo.table.tolerated', { tax: eventDeck.toleratedTax })}</span>
          <b aria-hidden="true">{eventDeck.toleratedTax}</b>
        </span>
      )}
    </section>
  );
}

/** Who plays when, and what the place in the order costs. */
export function Order() {
  const { me, nameOf: nameOfSeat, speaker, tincture, view } = useUniTable();
  return (
    <ol class="uni-order" aria-label={speaker.say('medioevo.table.order')}>
      {view.order.map((seat, i) => {
        const { penalty } = view.players[seat];
        const place = { name: nameOfSeat(seat), n: i + 1, penalty: numeral(penalty) };
        const words = speaker.say(penalty === 0 ? 'medioevo.table.orderPlace' : 'medioevo.table.orderPenalty', place);
        return (
          <li key={seat} class={`${seat === me ? 'mine' : ''} ${seat === view.active ? 'now' : ''}`} data-tip={words}>
            <span class="sr">{words}</span>
            <Shield tincture={tincture(seat)} size={18} />
            {penalty < 0 && <small aria-hidden="true">{numeral(penalty)}</small>}
          </li>
        );
      })}
    </ol>
  );
}
