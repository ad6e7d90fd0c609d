/** The two decks with their discards, and the calamities of the round. While one draws, the decks are in `Draw.tsx`. */

import type { FieView } from '@castellan/fief';
import { DECKS, type Deck } from '@castellan/fief/vocabulary';
import { Icon, Popup } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { isDrawing } from './Draw.tsx';
import { nameOfCard } from './facts.ts';
import { CardPicture } from './Hand.tsx';
import { FieIcon } from './icons.ts';
import { useFieTable } from './table.ts';
import { cardName, nameOf } from './words.ts';

export function Fortune() {
  const table = useFieTable();
  const { speaker, view } = table;
  if (isDrawing(table) && view.calamities.length === 0) return null;
  return (
    <section class="fie-fortune" aria-label={speaker.say('fief.table.fortune')}>
      {!isDrawing(table) && (
        <ul class="decks">
          {DECKS.map((deck) => (
            <li key={deck}>
              <small class="caption">{speaker.say(`fief.table.pile.${deck}`)}</small>
              <Pile deck={deck} />
            </li>
          ))}
        </ul>
      )}
      {view.calamities.length > 0 && (
        <div class="fates">
          <small class="caption" aria-hidden="true">
            {speaker.say('fief.table.calamities')}
          </small>
          <ol class="calamities" aria-label={speaker.say('fief.table.calamities')}>
            {view.calamities.map((calamity, i) => (
              <li key={i}>
                <Space of={calamity} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** A pile with the back that shows, and the discard beside it, which anybody may look through. */
function Pile({ deck }: { readonly deck: Deck }) {
  const { choice, speaker, view } = useFieTable();
  const discard = view.discards[deck];
  const back = deck === 'character' ? 'brown' : (view.decks.back ?? 'none');
  const words = speaker.say(`fief.table.deck.${deck}`, { n: view.decks[deck], back });
  const thrown = speaker.say(`fief.table.discard.${deck}`, { n: discard.length });
  return (
    <span class="piles">
      <span {...thing(choice, `deck:${deck}`, `pile ${back}`)} data-tip={words}>
        <FieIcon name={deck === 'character' ? 'characterDeck' : 'eventDeck'} size={20} title={words} />
        <b>{view.decks[deck]}</b>
      </span>
      {discard.length > 0 && (
        <Popup
          class="discard"
          label={thrown}
          boxClass="fie-discard"
          button={
            <>
              <Icon name="discard" size={16} /> {discard.length}
            </>
          }
        >
          {() => (
            <>
              <h3 class="rubric">{thrown}</h3>
              <ul>
                {kindsIn(discard).map(([name, n, id]) => (
                  <li key={name}>
                    <CardPicture id={id} />
                    {cardName(speaker, id)}
                    {n > 1 && <b>×{n}</b>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Popup>
      )}
    </span>
  );
}

/** Cards of a kind once, with their number, the last thrown first. */
function kindsIn(cards: readonly string[]): readonly (readonly [name: string, n: number, id: string])[] {
  const names = [...new Set([...cards].reverse().map(nameOfCard))];
  return names.map((name) => {
    const alike = cards.filter((id) => nameOfCard(id) === name);
    return [name, alike.length, alike[0]];
  });
}

/** A calamity: face down, or where it strikes. */
function Space({ of: calamity }: { readonly of: FieView['calamities'][number] }) {
  const { speaker, view } = useFieTable();
  if (calamity === null)
    return (
      <span class="space down" role="img" aria-label={speaker.say('fief.table.faceDown')} data-tip={speaker.say('fief.table.faceDown')}>
        ?
      </span>
    );
  const where = calamity.bishopric === null ? speaker.say('fief.table.nowhere') : nameOf(speaker, 'bishopric', calamity.bishopric);
  const number = view.bishoprics.findIndex(({ id }) => id === calamity.bishopric) + 1;
  const words = `${speaker.say(`name.card.${nameOfCard(calamity.card)}`)} – ${where}`;
  return (
    <span class={`space up ${calamity.card}`} role="img" aria-label={words} data-tip={words}>
      <CardPicture id={calamity.card} />
      {number > 0 && <b class="mitre">{number}</b>}
    </span>
  );
}
