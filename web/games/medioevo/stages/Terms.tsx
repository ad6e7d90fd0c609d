/** The terms of an offer: what I give, what I get, what binds all, how long; and, where there is room, the whole as a sentence. */

import type { Offer, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Icon } from '../../../design/index.ts';
import '../styles/stages.css';
import { agreementIn, sentenceOf, sharesOf } from './sentence.ts';

interface TermsProps {
  readonly offer: Offer;
  readonly seat: Seat | null;
  readonly speaker: Speaker;
}

export function Terms({ offer, seat, speaker }: TermsProps) {
  const agreement = agreementIn(offer.terms);
  const { give, get, both } = sharesOf(speaker, agreement, seat ?? offer.from);
  const column = (title: string, items: readonly string[]) => (
    <div>
      <dt>{speaker.say(title)}</dt>
      {items.length === 0 ? (
        <dd>{speaker.say('medioevo.stage.terms.nothing')}</dd>
      ) : (
        items.map((item) => (
          <dd key={item}>
            <Icon name="locked" size={14} title={speaker.say('medioevo.stage.terms.binds')} /> {item}
          </dd>
        ))
      )}
    </div>
  );
  return (
    <div class="uni-terms">
      <dl>
        {column('medioevo.stage.terms.give', give)}
        {column('medioevo.stage.terms.get', get)}
      </dl>
      {both.length > 0 && <p>{both.join('; ')}</p>}
      <p class="lasts">
        {agreement.deal === 'pact' && speaker.say('medioevo.stage.terms.lasts', { last: agreement.last })}
        {agreement.secret && ` · ${speaker.say('medioevo.stage.words.secret')}`}
      </p>
      <blockquote>{sentenceOf(speaker, agreement)}</blockquote>
    </div>
  );
}
