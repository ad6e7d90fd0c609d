/** The market: my sheet, open sheets and their end, what passed from hand to hand, and embassies. */

import { Notice } from '../../../design/index.ts';
import { Reason, Told, useAside } from '../../../shell/index.ts';
import '../styles/stages.css';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { Embassy } from './Embassy.tsx';
import { OpenSheets } from './OpenSheets.tsx';
import { Leaf, useLog, Who } from './parts.tsx';
import { Sheet } from './Sheet.tsx';
import { useDealing } from './useDealing.ts';

const PASSED: readonly string[] = ['paid', 'ceded', 'released', 'embassySpent'];

export function Market() {
  const { me, speaker, view } = useFieTable();
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
          <OpenSheets />
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
