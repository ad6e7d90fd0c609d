/** The terms of an offer: what I give and get, what binds, what is only promised; or an invitation to an embassy. */

import type { Offer, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Icon } from '../../../design/index.ts';
import '../styles/stages.css';
import { itemsOf } from './terms.ts';

interface TermsProps {
  readonly offer: Offer;
  readonly seat: Seat | null;
  readonly speaker: Speaker;
}

export function Terms({ offer, seat, speaker }: TermsProps) {
  const { from, terms } = offer;
  if (terms.deal === 'embassy') return <p class="fie-terms">{speaker.say('fief.stage.embassy.invites', { seat: from })}</p>;
  const [mine, theirs] = from === seat ? (['give', 'get'] as const) : (['get', 'give'] as const);
  const column = (title: string, share: 'give' | 'get') => {
    const items = itemsOf(speaker, terms, share);
    return (
      <div>
        <dt>{speaker.say(title)}</dt>
        {items.length === 0 ? (
          <dd>{speaker.say('fief.stage.terms.nothing')}</dd>
        ) : (
          items.map((item) => (
            <dd key={item}>
              <Icon name="locked" size={14} title={speaker.say('fief.stage.sheet.binds')} /> {item}
            </dd>
          ))
        )}
      </div>
    );
  };
  return (
    <div class="fie-terms">
      <dl>
        {column('fief.stage.sheet.give', mine)}
        {column('fief.stage.sheet.get', theirs)}
      </dl>
      {terms.promised === true && (
        <p class="promised">
          <Icon name="yourTurn" size={14} /> <q>{String(terms.promise)}</q> <small>{speaker.say('fief.stage.sheet.notBinding')}</small>
        </p>
      )}
    </div>
  );
}
