/** The hand: what may be played is lit; surprise cards bear a flash and say when they work. */

import type { PlayerView } from '@castellan/fief';
import { Card, Icon, Shield } from '../../design/index.ts';
import { type Choice, thing } from '../../shell/index.ts';
import { Arms } from './Arms.tsx';
import { isSurprise, kindOfCard, nameOfCard } from './facts.ts';
import { FieIcon, type Sign } from './icons.ts';
import { useFieTable } from './table.ts';
import { cardName } from './words.ts';

export function Hand({ of }: { readonly of: PlayerView }) {
  const { me, speaker, tincture } = useFieTable();
  const { cards, size, brown, grey } = of.hand;
  return (
    <section class="fie-hand" aria-label={speaker.say('fief.table.hand')}>
      <h3 class="rubric">
        {speaker.say(me === null ? 'fief.table.hand' : 'fief.table.yourHand')}
        {me === null ? (
          <small class="caption">{speaker.say('fief.table.backs', { brown, grey })}</small>
        ) : (
          <small class="caption private">
            <Icon name="hidden" size={16} />
            <Shield tincture={tincture(of.seat)} size={14} />
            {speaker.say('fief.table.onlyYou')}
          </small>
        )}
      </h3>
      {cards.length === 0 ? (
        <p class="caption">{speaker.say(size === 0 ? 'fief.table.noCards' : 'fief.table.hiddenCards', { n: size })}</p>
      ) : (
        <ul>
          {cards.map((id) => (
            <li key={id}>
              <HandCard id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A card answers to its own name, and as one of its kind. */
function targetOf(choice: Choice, id: string): string {
  const [own, kind] = [`card:${id}`, `card:${kindOfCard(id)}`];
  return choice.lit(own) === null && (choice.lit(kind) !== null || choice.refusal(own) === null) ? kind : own;
}

function HandCard({ id }: { readonly id: string }) {
  const { choice, fresh, speaker } = useFieTable();
  const kind = kindOfCard(id);
  const target = targetOf(choice, id);
  return (
    <Card
      {...thing(choice, target, `fie-card ${kind} ${fresh.has(`card:${nameOfCard(id)}`) ? 'fresh' : ''}`)}
      size="token"
      miniature={<CardPicture id={id} />}
      name={parted(cardName(speaker, id))}
      text={speaker.say(`fief.card.${kind}`)}
    >
      {isSurprise(kind) && (
        <span class="spark" data-tip={speaker.say(`fief.card.${kind}.when`)}>
          <FieIcon name="surprise" size={14} title={speaker.say('fief.table.surprise')} />
        </span>
      )}
    </Card>
  );
}

/** A long word may be parted: seven letters stand on the smallest card. */
function parted(name: string): string {
  return name.replace(/(\p{L}{7})(?=\p{L}{3})/gu, '$1\u00ad');
}

export function CardPicture({ id }: { readonly id: string }) {
  const kind = kindOfCard(id);
  return kind === 'lord' ? <Arms lord={nameOfCard(id)} size={30} /> : <FieIcon name={signOf(kind)} size={36} />;
}

function signOf(kind: Exclude<ReturnType<typeof kindOfCard>, 'lord'>): Sign {
  return kind;
}
