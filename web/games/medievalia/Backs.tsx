/** Another player's hand as the table shows it: how many cards of which back, and those that everybody has seen. */

import type { PlayerView } from '@castellan/medievalia';
import { DECKS } from '@castellan/medievalia/vocabulary';
import type { Speaker } from '@castellan/text';
import { typeOf } from './facts.ts';
import { MedIcon } from './icons.ts';

export function Backs({ of: { hand }, speaker }: { readonly of: PlayerView; readonly speaker: Speaker }) {
  const { territory, military, character } = hand.decks;
  const words = speaker.say('board.backs', { n: hand.size, territory, military, character });
  const seen = hand.cards.length === 0 ? '' : ` ${speaker.say('board.seen', { cards: hand.cards.map(typeOf) })}`;
  return (
    <span class="counter backs" data-tip={`${words}${seen}`}>
      <MedIcon name="hand" size={18} />
      <span class="sr">{`${words}${seen}`}</span>
      <b aria-hidden="true">{hand.size}</b>
      {DECKS.map(
        (deck) =>
          hand.decks[deck] > 0 && (
            <span key={deck} class={`tiny-back ${deck}`} aria-hidden="true">
              {hand.decks[deck]}
            </span>
          ),
      )}
    </span>
  );
}
