/** My hand, grouped by type: what can be paid is lit, a missing building raises the price. */

import { faceIn } from '@castellan/medievalia/preview';
import { RESOURCES } from '@castellan/medievalia/vocabulary';
import { Card, Shield } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { Discard } from './Discard.tsx';
import { pricesOf } from './facts.ts';
import { handOrder } from './hand.ts';
import { Art, MedIcon } from './icons.ts';
import { Prices } from './Prices.tsx';
import { isPaying } from './paying.ts';
import { useMedTable } from './table.ts';
import { southOf } from './where.ts';

export function Hand() {
  const { choice, me, speaker, tincture, view } = useMedTable();
  const south = southOf(me);
  const { hand } = view.players[south];
  const groups = handOrder(view, hand.cards);
  const singly = isPaying(choice.asked);
  return (
    <section class={`hand ${singly ? 'singly' : ''}`} aria-label={speaker.say('board.hand', { n: hand.size })} data-spot={`hand:${south}`}>
      <h3 class="rubric">
        {me === null && <Shield tincture={tincture(south)} size={16} />}
        {speaker.say('board.hand', { n: hand.size })}
      </h3>
      <Discard />
      <ol class="groups">
        {groups.map(({ type, cards }) => (
          <li key={type} style={{ '--cards': cards.length }}>
            {singly ? (
              cards.map((card) => <HandCard key={card} type={type} card={card} target={`card:${card}`} />)
            ) : (
              <>
                {cards.slice(1).map((card, at) => (
                  <span key={card} class="behind" style={{ '--at': at + 1 }} data-spot={`card:${card}`} />
                ))}
                <HandCard type={type} card={cards[0]} target={`hand:${type}`} count={cards.length} />
              </>
            )}
          </li>
        ))}
        {groups.length === 0 && <li class="caption">{speaker.say(me === null ? 'board.handHidden' : 'board.handEmpty')}</li>}
      </ol>
    </section>
  );
}

interface HandCardProps {
  readonly type: string;
  readonly card: string;
  readonly target: string;
  readonly count?: number;
}

function HandCard({ type, card, target, count = 1 }: HandCardProps) {
  const { choice, fresh, me, speaker, view } = useMedTable();
  const { kind, attack, defence, resource, amount } = faceIn(view, type);
  return (
    <span class="spot" data-spot={`card:${card}`}>
      <Card
        {...thing(choice, target, `hand-card ${fresh.has(`card:${card}`) ? 'fresh' : ''}`)}
        miniature={<Art name={type} size={36} />}
        name={speaker.say(`name.card.${type}`)}
      >
        <span class="line">
          <Prices of={pricesOf(view, me, type)} />
        </span>
        <span class="line quiet">
          {kind === 'territory' ? (
            <span class="sym gain">
              +{amount}
              <MedIcon name={RESOURCES[resource]} size={14} title={true} />
            </span>
          ) : (
            <span class="sym">
              <MedIcon name="attack" size={14} title={true} />
              {attack}
              <MedIcon name="defence" size={14} title={true} />
              {defence}
            </span>
          )}
        </span>
        {count > 1 && <span class="many">×{count}</span>}
      </Card>
    </span>
  );
}
