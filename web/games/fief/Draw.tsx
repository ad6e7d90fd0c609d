/** Where cards are drawn: both decks by name, above all else, so that neither moves when the hand grows between two draws. */

import { DECKS, type Deck } from '@castellan/fief/vocabulary';
import { thing } from '../../shell/index.ts';
import { FieIcon } from './icons.ts';
import { type FieTable, useFieTable } from './table.ts';

export function isDrawing({ choice }: FieTable): boolean {
  return choice.asked?.step === 'drawCard';
}

export function Draw() {
  const { speaker } = useFieTable();
  return (
    <section class="fie-draw" aria-label={speaker.say('fief.table.draw')}>
      <h3 class="rubric">
        {speaker.say('fief.table.draw')}
        <small class="caption">{speaker.say('fief.table.draw.note')}</small>
      </h3>
      <ul>
        {DECKS.map((deck) => (
          <li key={deck}>
            <Row deck={deck} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ deck }: { readonly deck: Deck }) {
  const { choice, speaker, view } = useFieTable();
  return (
    <div {...thing(choice, `deck:${deck}`, 'fie-good deck')}>
      <FieIcon name={deck === 'character' ? 'characterDeck' : 'eventDeck'} size={24} />
      <span class="held">
        <b>{speaker.say(`fief.table.pile.${deck}`)}</b>
        <small>{speaker.say(`fief.table.pile.${deck}.holds`, { back: view.decks.back ?? 'none' })}</small>
      </span>
      <em>{speaker.say('fief.table.pile.cards', { n: view.decks[deck] })}</em>
    </div>
  );
}
