/** Offers between seats and what another seat asks of me: in the side column, never over the board. */

import type { Offer, Option } from '@castellan/engine';
import { Button, Icon, Shield } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { spokenBy } from '../spoken.ts';

interface OffersProps {
  readonly onInterject: (option: Option) => void;
  /** Where they would lie over the board: one line says that there are some, and opens them. */
  readonly isFolded?: boolean;
}

export function Offers({ onInterject, isFolded = false }: OffersProps) {
  const { me, nameOf, snapshot, speaker } = useDesk();
  const { offers } = snapshot.view;
  const cards = offers.map((offer) => <OfferCard key={offer.id} offer={offer} onInterject={onInterject} />);
  if (!isFolded || offers.length === 0) return <>{cards}</>;
  const [{ from }] = offers;
  const one = from === me ? speaker.say('shell.offer.mine') : speaker.say('shell.offer', { name: nameOf(from) });
  return (
    <details class="folded-offers">
      <summary>
        <Icon name="offer" size={18} /> {offers.length === 1 ? one : speaker.say('shell.offers', { n: offers.length })}
      </summary>
      {cards}
    </details>
  );
}

/** Goes to an offer, wherever it lies; a fold that holds it opens. */
export function goToOffer(id: number): void {
  const card = document.querySelector<HTMLElement>(`.offer[data-offer="${id}"]`);
  const fold = card?.closest('details');
  if (fold !== null && fold !== undefined) fold.open = true;
  card?.querySelector<HTMLElement>('.btn')?.focus();
}

function OfferCard({ offer, onInterject }: Pick<OffersProps, 'onInterject'> & { readonly offer: Offer }) {
  const { me, nameOf, screen, snapshot, speaker, tincture } = useDesk();
  const answer = (verb: 'accept' | 'decline' | 'counter' | 'withdraw'): Option | undefined =>
    snapshot.view.interjections.find(({ key }) => key === `${verb} offer ${offer.id}`);
  const accept = answer('accept');
  const decline = answer('decline');
  const counter = answer('counter');
  const withdraw = answer('withdraw');
  const said = spokenBy(snapshot.sitters, offer.from, 'propose', offer.id, speaker);
  return (
    <section class="offer" data-offer={offer.id} aria-label={speaker.say('shell.offer', { name: nameOf(offer.from) })}>
      <h3>
        <Icon name="offer" size={18} />
        {offer.from === me ? speaker.say('shell.offer.mine') : speaker.say('shell.offer', { name: nameOf(offer.from) })}
        <small>
          {offer.to.map((seat) => (
            <Shield key={seat} tincture={tincture(seat)} size={18} title={nameOf(seat)} />
          ))}
          {speaker.has(`offer.until.${offer.until}`) && speaker.say(`offer.until.${offer.until}`)}
        </small>
      </h3>
      {said !== null && <p class="spoken">{said}</p>}
      {screen?.Terms === undefined ? <PlainTerms offer={offer} /> : <screen.Terms offer={offer} seat={me} speaker={speaker} />}
      <div class="answers">
        {accept !== undefined && (
          <Button size="small" class="accept" icon="confirm" onClick={() => onInterject(accept)}>
            {speaker.say('shell.offer.accept')}
          </Button>
        )}
        {decline !== undefined && (
          <Button size="small" icon="refuse" onClick={() => onInterject(decline)}>
            {speaker.say('shell.offer.decline')}
          </Button>
        )}
        {counter !== undefined && (
          <Button size="small" icon="offer" onClick={() => onInterject(counter)}>
            {speaker.say('shell.offer.counter')}
          </Button>
        )}
        {withdraw !== undefined && (
          <Button size="small" onClick={() => onInterject(withdraw)}>
            {speaker.say('shell.offer.withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Terms in the game's words (`offer.give`, `offer.take`), seen from my side. */
function PlainTerms({ offer }: { readonly offer: Offer }) {
  const { me, speaker } = useDesk();
  const [give, take] = offer.from === me ? ['offer.give', 'offer.take'] : ['offer.take', 'offer.give'];
  if (!speaker.has(give)) return <p>{Object.values(offer.terms).map(String).join(' · ')}</p>;
  return (
    <dl>
      <div>
        <dt>{speaker.say('shell.offer.give')}</dt>
        <dd>{speaker.say(give, offer.terms)}</dd>
      </div>
      <div>
        <dt>{speaker.say('shell.offer.take')}</dt>
        <dd>{speaker.say(take, offer.terms)}</dd>
      </div>
    </dl>
  );
}

/** A seat asks the others to undo beyond the safe point, or to let a bot take over: my word is wanted, or I wait for theirs. */
export function Consent() {
  const { client, me, nameOf, snapshot, speaker } = useDesk();
  const { request } = snapshot;
  if (request === null || me === null) return null;
  if (!request.open.includes(me)) {
    if (request.of === me && request.kind === 'bot') return null;
    return (
      <section class="offer consent" role="status">
        <p>
          {speaker.say(`shell.request.${request.kind}.waits`, {
            name: nameOf(request.seat),
            absent: nameOf(request.of),
            names: request.open.map(nameOf),
          })}
        </p>
        {request.seat === me && (
          <div class="answers">
            <Button size="small" onClick={() => client.consent(false)}>
              {speaker.say('shell.request.withdraw')}
            </Button>
          </div>
        )}
      </section>
    );
  }
  return (
    <section class="offer consent" role="alert">
      <p>{speaker.say(`shell.request.${request.kind}`, { name: nameOf(request.seat), absent: nameOf(request.of) })}</p>
      <div class="answers">
        <Button size="small" class="accept" icon="confirm" onClick={() => client.consent(true)}>
          {speaker.say('shell.request.yes')}
        </Button>
        <Button size="small" icon="refuse" onClick={() => client.consent(false)}>
          {speaker.say('shell.request.no')}
        </Button>
      </div>
    </section>
  );
}
