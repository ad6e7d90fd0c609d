/** The discard pile: everybody may look through what has left the game (MED-3.13). */

import { Popup } from '../../design/index.ts';
import { handOrder } from './hand.ts';
import { Art, MedIcon } from './icons.ts';
import { useMedTable } from './table.ts';

export function Discard() {
  const { speaker, view } = useMedTable();
  const { discard } = view;
  if (discard.length === 0) return null;
  return (
    <Popup
      class="discard-pile"
      label={speaker.say('board.discardPile', { n: discard.length })}
      boxClass="med-discard"
      button={
        <>
          <MedIcon name="discard" size={18} />
          {discard.length}
        </>
      }
    >
      {() => (
        <>
          <h3 class="rubric">{speaker.say('board.discardPile', { n: discard.length })}</h3>
          <ul>
            {handOrder(view, discard).map(({ type, cards }) => (
              <li key={type}>
                <Art name={type} size={20} />
                {speaker.say(`name.card.${type}`)}
                {cards.length > 1 && <b>×{cards.length}</b>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Popup>
  );
}
