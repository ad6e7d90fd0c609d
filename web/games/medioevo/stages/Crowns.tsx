/** The other crowns on a phone, in turn order: how each stands to me and what everybody compares; a touch opens what may be proposed. */

import type { Seat } from '@castellan/engine';
import { Button, Counter, numeral, Shield } from '../../../design/index.ts';
import { relationOf, sum, unitsOf } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import type { Dealing } from './useDealing.ts';

interface DealingProps {
  readonly dealing: Dealing;
}

export function Crowns({ dealing }: DealingProps) {
  const { me, speaker, view } = useUniTable();
  const others = view.order.filter((seat) => seat !== me);
  return (
    <section class="crowns" aria-labelledby="crowns">
      <h3 class="rubric" id="crowns">
        {speaker.say('medioevo.stage.court.crowns')}
        <small>{speaker.say('medioevo.stage.court.order')}</small>
      </h3>
      {me !== null && dealing.propose === null && <p class="empty">{speaker.say('medioevo.stage.dealings.notNow')}</p>}
      <ul>
        {others.map((seat) => (
          <li key={seat}>
            {me !== null && dealing.propose !== null ? (
              <details name="crowns">
                <summary>
                  <Crown of={seat} />
                </summary>
                <Proposals to={seat} dealing={dealing} />
              </details>
            ) : (
              <Crown of={seat} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Crown({ of: seat }: { readonly of: Seat }) {
  const { me, nameOf: called, speaker, tincture, view } = useUniTable();
  const { cards, flipped, honour, kingdom, out, penalty, tax, tokens } = view.players[seat];
  const relation = me === null ? null : relationOf(view, me, seat);
  const pacts = view.pacts.filter(({ parties }) => me !== null && parties.includes(me) && parties.includes(seat)).length;
  const isAllied = relation === 'peace' && pacts > 0;
  return (
    <span class={`crown seat-${tincture(seat)}`}>
      <Shield tincture={tincture(seat)} size={24} />
      <span class="called">
        <b>{called(seat)}</b>
        {kingdom !== null && <small>{speaker.say(`medioevo.map.realm.${kingdom}`)}</small>}
      </span>
      {relation !== null && (
        <span class={`relation ${relation} ${isAllied ? 'allied' : ''}`}>
          {isAllied ? (
            <>
              <UniIcon name="pact" size={18} /> {speaker.say('medioevo.table.pacts', { n: pacts })}
            </>
          ) : (
            <>
              <UniIcon name={relation} size={18} /> {speaker.say(`medioevo.stage.relation.${relation}`)}
            </>
          )}
        </span>
      )}
      <span class="honour">
        {numeral(honour)} <span class="sr">{speaker.say('score.unit')}</span>
      </span>
      <span class="line">
        {out ? (
          speaker.say('medioevo.table.out')
        ) : (
          <>
            <Counter icon={<UniIcon name="tax" size={18} />} label={speaker.say('medioevo.table.taxOf', { tax })} value={tax} />
            <Counter
              icon={<UniIcon name="units" size={18} />}
              label={speaker.say('medioevo.table.units', { n: unitsOf(view, seat) })}
              value={unitsOf(view, seat)}
            />
            <Counter
              icon={<UniIcon name="card" size={18} />}
              label={speaker.say('medioevo.table.cardsOf', { n: cards.length })}
              value={cards.length}
            />
            <Counter
              icon={<UniIcon name="objective" size={18} />}
              label={speaker.say('medioevo.table.tokensOf', { n: sum(tokens), left: sum(tokens) - sum(flipped) })}
              value={sum(tokens)}
            />
          </>
        )}
      </span>
      {penalty !== 0 && <small class="in-order">{speaker.say('medioevo.stage.battle.order', { n: numeral(penalty) })}</small>}
    </span>
  );
}

/** What may be proposed to a seat: with enemies an armistice or peace. */
export function Proposals({ to: seat, dealing: { propose } }: DealingProps & { readonly to: Seat }) {
  const { me, speaker, view } = useUniTable();
  if (me === null) return null;
  const relation = relationOf(view, me, seat);
  const kinds =
    relation === 'peace' ? ['pact', 'exchange'] : relation === 'war' ? ['peace', 'armistice', 'exchange'] : ['peace', 'exchange'];
  return (
    <span class="kinds">
      {propose !== null &&
        kinds.map((kind) => (
          <Button key={kind} size="small" onClick={() => propose(`${kind} with ${seat + 1}`)}>
            {speaker.say(`medioevo.stage.propose.${kind}`)}
          </Button>
        ))}
    </span>
  );
}
