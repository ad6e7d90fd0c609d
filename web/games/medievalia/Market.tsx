/** The three decks, the three piles of buildings, and what has left the game. */

import type { DeckView, PileView } from '@castellan/medievalia';
import { faceIn, prestigeIn } from '@castellan/medievalia/preview';
import { Card, CardBack, Vacant } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { FEW_CARDS, pricesOf, typeOf } from './facts.ts';
import { Art, MedIcon } from './icons.ts';
import { Prices } from './Prices.tsx';
import { useMedTable } from './table.ts';

const TONES = { territory: 'green', military: 'red', character: 'blue' } as const;
const SIGNS = { territory: 'field', military: 'attack', character: 'peasant' } as const;

export function Market() {
  const { view } = useMedTable();
  return (
    <section class="market">
      <div class="decks">
        {view.decks.map((deck) => (
          <Deck key={deck.id} of={deck} />
        ))}
      </div>
      <div class="piles">
        {view.piles.map((pile, at) => (
          <Pile key={at} of={pile} />
        ))}
      </div>
    </section>
  );
}

function Deck({ of: { id, size, last } }: { readonly of: DeckView }) {
  const { choice, speaker } = useMedTable();
  const few = size <= FEW_CARDS;
  return (
    <div {...thing(choice, `deck:${id}`, 'deck')} data-spot={`deck:${id}`}>
      {size === 0 ? (
        <Vacant>{speaker.say('board.empty')}</Vacant>
      ) : (
        <CardBack tone={TONES[id]}>
          <MedIcon name={SIGNS[id]} size={28} />
        </CardBack>
      )}
      <span class="about">
        <b>{speaker.say(`board.deck.${id}`)}</b>
        <span class={few ? 'short' : ''}>{speaker.say('board.left', { n: size })}</span>
        {last !== null && (
          <span class="under" data-tip={speaker.say('board.under', { card: typeOf(last) })}>
            <Art name={typeOf(last)} size={16} />
            <span class="sr">{speaker.say('board.under', { card: typeOf(last) })}</span>
          </span>
        )}
      </span>
    </div>
  );
}

function Pile({ of: { size, top } }: { readonly of: PileView }) {
  const { choice, fresh, me, speaker, view } = useMedTable();
  if (top === null) return <Vacant class="pile">{speaker.say('board.noBuildings')}</Vacant>;
  const type = typeOf(top);
  const { kind, attack, defence } = faceIn(view, type);
  const prestige = prestigeIn(view, me, type);
  return (
    <span class="spot pile" data-spot={`card:${top}`}>
      <Card
        {...thing(choice, `card:${top}`, `building ${fresh.has(`card:${top}`) ? 'fresh' : ''}`)}
        miniature={<Art name={type} size={36} />}
        name={speaker.say(`name.card.${type}`)}
      >
        <span class="line">
          <Prices of={pricesOf(view, me, type)} />
        </span>
        <span class="line">
          <span class={`worth ${prestige === 0 ? 'short' : ''}`} data-tip={speaker.say('board.worth', { n: prestige })}>
            <MedIcon name="prestige" size={16} title={true} />
            {prestige}
          </span>
          {kind === 'militaryBuilding' && (
            <span class="sym">
              {attack}/{defence}
            </span>
          )}
          <span class="caption">{speaker.say('board.left', { n: size })}</span>
        </span>
      </Card>
    </span>
  );
}
