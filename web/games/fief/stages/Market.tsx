/** The market: my sheet, open sheets and their end, what passed from hand to hand, and embassies. */

import type { Offer } from '@castellan/engine';
import { Button, Notice } from '../../../design/index.ts';
import { Reason, Told, useAside, useDesk } from '../../../shell/index.ts';
import '../styles/stages.css';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { Embassy } from './Embassy.tsx';
import { Leaf, useCalled, useLog, Who } from './parts.tsx';
import { Sheet } from './Sheet.tsx';
import { Terms } from './Terms.tsx';
import { useDealing } from './useDealing.ts';

const PASSED: readonly string[] = ['paid', 'ceded', 'released', 'embassySpent'];

export function Market() {
  const { me, speaker, view } = useFieTable();
  const { snapshot } = useDesk();
  const aside = useAside();
  const dealing = useDealing();
  const isComposing = aside.asked !== null && aside.asked.step !== 'embassy';
  const { open } = dealing;
  return (
    <div class="fs market">
      <div class="row wide-left">
        <div class="stack">
          {isComposing ? (
            <Sheet aside={aside} />
          ) : (
            <Leaf title={speaker.say('fief.stage.market')} readers={me === null ? undefined : [me]} class="begin">
              <p>{speaker.say('fief.stage.market.help')}</p>
              {open === null ? (
                <p class="empty">{speaker.say('fief.stage.market.notNow')}</p>
              ) : (
                <ul class="picks">
                  {view.players
                    .filter(({ seat }) => seat !== me)
                    .map(({ seat }) => (
                      <li key={seat}>
                        <button type="button" class="pick-lord" onClick={() => open(seat)}>
                          <Who seat={seat} />
                        </button>
                      </li>
                    ))}
                </ul>
              )}
              <Counts />
            </Leaf>
          )}
          {dealing.refusal !== null && (
            <Notice tone="refusal">
              <Reason refusal={dealing.refusal} />
            </Notice>
          )}
          <Leaf title={speaker.say('fief.stage.drawer')} note={speaker.say('fief.stage.drawer.end')} class="sheets">
            {snapshot.view.offers.length === 0 && <p class="empty">{speaker.say('fief.stage.drawer.empty')}</p>}
            <ul>
              {snapshot.view.offers.map((offer) => (
                <li key={offer.id}>
                  <OpenSheet of={offer} dealing={dealing} />
                </li>
              ))}
            </ul>
          </Leaf>
        </div>
        <div class="stack">
          <Embassy aside={aside} dealing={dealing} />
          <Passed />
        </div>
      </div>
    </div>
  );
}

function Counts() {
  const { speaker, view } = useFieTable();
  const { bargains } = view;
  if (bargains === null) return null;
  return (
    <p class="counts">
      {speaker.say('fief.stage.sheet.counts', {
        refused: bargains.turnedDown,
        most: bargains.mostTurnedDown,
        deals: bargains.concluded,
        mostDeals: bargains.mostConcluded,
      })}
    </p>
  );
}

const VERBS = ['accept', 'counter', 'decline', 'withdraw'] as const;

/** An open sheet: theirs to me, or mine without an answer yet. */
function OpenSheet({ of: offer, dealing }: { readonly of: Offer; readonly dealing: ReturnType<typeof useDealing> }) {
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

/** Of others' bargains only what changed hands is seen. */
function Passed() {
  const { speaker } = useFieTable();
  const log = useLog();
  const since = log.findLastIndex(({ key }) => key === 'stageBegan');
  const passed = log.slice(since + 1).filter(({ key }) => PASSED.includes(key));
  if (passed.length === 0) return null;
  return (
    <Leaf title={speaker.say('fief.stage.market.passed')} readers="all" class="passed">
      <ul>
        {passed.map(({ key, params, seq }, at) => (
          <li key={`${seq} ${at}`}>
            <FieIcon name="market" size={16} /> <Told message={`event.${key}`} params={params} speaker={speaker} />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
