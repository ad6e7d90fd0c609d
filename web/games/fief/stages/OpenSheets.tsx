/** The sheets that lie open: theirs to me with their answers, and mine without one yet. */

import type { Offer } from '@castellan/engine';
import { Button } from '../../../design/index.ts';
import { useDesk } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { Leaf, useCalled, Who } from './parts.tsx';
import { Terms } from './Terms.tsx';
import { useDealing } from './useDealing.ts';

export function OpenSheets() {
  const { speaker } = useFieTable();
  const { snapshot } = useDesk();
  return (
    <Leaf title={speaker.say('fief.stage.drawer')} note={speaker.say('fief.stage.drawer.end')} class="sheets">
      {snapshot.view.offers.length === 0 && <p class="empty">{speaker.say('fief.stage.drawer.empty')}</p>}
      <ul>
        {snapshot.view.offers.map((offer) => (
          <li key={offer.id}>
            <OpenSheet of={offer} />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

const VERBS = ['accept', 'counter', 'decline', 'withdraw'] as const;

/** An open sheet: theirs to me, or mine without an answer yet. */
function OpenSheet({ of: offer }: { readonly of: Offer }) {
  const dealing = useDealing();
  const { me, speaker } = useFieTable();
  const called = useCalled();
  const isMine = offer.from === me;
  const other = isMine ? offer.to[0] : offer.from;
  const title = speaker.say(isMine ? 'fief.stage.drawer.mine' : 'fief.stage.drawer.theirs', { name: called(other) });
  return (
    <article class="open-sheet private" aria-label={title}>
      <h4>
        <Who seat={other} /> <small>{title}</small>
      </h4>
      <Terms offer={offer} seat={me} speaker={speaker} />
      <div class="answers">
        {VERBS.map((verb) => {
          const option = dealing.answerTo(offer.id, verb);
          return option === undefined ? null : (
            <Button
              key={verb}
              size="small"
              class={verb === 'accept' ? 'accept' : ''}
              icon={verb === 'accept' ? 'confirm' : verb === 'decline' ? 'refuse' : undefined}
              onClick={() => dealing.say(option)}
            >
              {speaker.say(`fief.stage.drawer.${verb}`)}
            </Button>
          );
        })}
        {isMine && <small>{speaker.say('fief.stage.drawer.noAnswer')}</small>}
      </div>
    </article>
  );
}
