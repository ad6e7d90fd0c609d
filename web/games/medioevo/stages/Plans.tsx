/** My turns to come: what is prepared for each and whether it holds, what is left of one that has stopped, and where another is begun. */

import type { Seat, Standing } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { PHASES } from '@castellan/medioevo/vocabulary';
import { Button } from '../../../design/index.ts';
import { Reason, useDesk } from '../../../shell/index.ts';
import { openLeaf, useUniTable } from '../table.ts';
import { Holds, inWords } from './Preparing.tsx';
import { Leaf } from './parts.tsx';
import { draft, draftOf, entriesOf, keptFor, stoppedTurns, TURNS, type Turn } from './turns.ts';
import { useTried } from './useTried.ts';

/** In the order in which they come from here on. */
const PHASE_OF: { readonly [turn in Turn]: (typeof PHASES)[number] } = {
  bid: 'order',
  village: 'order',
  army: 'order',
  purchases: 'purchases',
  move: 'combat',
  trade: 'trade',
};

export function Plans() {
  const { me, speaker, view } = useUniTable();
  if (me === null || view.turn === 0 || view.final !== null || view.players[me].out) return null;
  const now = PHASES.indexOf(view.phase);
  const at = (turn: Turn): number => PHASES.indexOf(PHASE_OF[turn]);
  const open = TURNS.filter((turn) => !isPlaced(view, me, turn));
  const coming = [...open.filter((turn) => at(turn) >= now), ...open.filter((turn) => at(turn) < now)];
  return (
    <Leaf title={speaker.say('medioevo.plans')} readers={[me]} class="plans">
      <p class="why">{speaker.say('medioevo.plans.help')}</p>
      <ul class="turns">
        {coming.map((turn) => (
          <li key={turn}>
            <Plan turn={turn} />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** Whether what a seat places before the first turn stands already (UNI-1.16). */
function isPlaced(view: UniView, me: Seat, turn: Turn): boolean {
  if (turn !== 'village' && turn !== 'army') return false;
  if (view.turn > 1 || view.phase !== 'order') return true;
  if (turn === 'army') return view.vehicles.some(({ seat }) => seat === me);
  return view.territories.some(({ controller, buildings }) => controller === me && buildings.length > 0);
}

function Plan({ turn }: { readonly turn: Turn }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const kept = keptFor(snapshot.standing, turn, 'ready');
  const isFree = snapshot.view.asked === null;
  const begin = (): void => {
    draft.value = draftOf(snapshot.id, turn, kept);
    openLeaf.value = 'table';
  };
  return (
    <>
      <h4>
        <span>{speaker.say(`medioevo.plan.${turn}`)}</span>
        <Button
          size="small"
          kind="quiet"
          disabled={!isFree}
          aria-label={speaker.say(kept === null ? 'medioevo.plans.begin' : 'medioevo.plans.change', { turn })}
          onClick={begin}
        >
          {speaker.say(kept === null ? 'medioevo.plans.new' : 'medioevo.plans.edit')}
        </Button>
        {kept !== null && (
          <Button
            size="small"
            kind="quiet"
            aria-label={speaker.say('medioevo.plans.cancel', { turn })}
            onClick={() => client.clearStanding(kept)}
          >
            {speaker.say('medioevo.plans.off')}
          </Button>
        )}
      </h4>
      {kept !== null && <Kept turn={turn} of={kept} />}
      <Stopped turn={turn} />
    </>
  );
}

/** What will be done, and whether it holds as things stand. */
function Kept({ turn, of: { plan } }: { readonly turn: Turn; readonly of: Standing }) {
  const { speaker } = useUniTable();
  const answers = plan?.answers ?? [];
  const tried = useTried(turn, answers);
  return (
    <ol class="entries">
      {entriesOf(turn, answers).map((entry, at) => (
        <li key={`${at} ${answers[entry[0]].text}`}>
          <span>
            {entry.map((n) => inWords(speaker, answers[n])).join(' · ')}
            <Holds of={tried} entry={entry} turn={turn} />
          </span>
        </li>
      ))}
      {plan?.list?.closing !== undefined && <li class="closing">{speaker.say('medioevo.plan.thenClosed')}</li>}
    </ol>
  );
}

/** A prepared turn that stopped: before what, and why. */
function Stopped({ turn }: { readonly turn: Turn }) {
  const { speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const spent = keptFor(snapshot.standing, turn, 'spent');
  const left = spent?.plan?.left ?? [];
  if (spent === null || left.length === 0) return null;
  const isList = spent.plan?.list !== undefined;
  const rest = left.filter(({ why }) => why === undefined);
  return (
    <div class="stopped" role="status">
      <b>{speaker.say(isList ? 'medioevo.plans.leftOut' : 'medioevo.plans.stopped', { turn })}</b>
      <ul>
        {left.map(
          (one, at) =>
            one.why !== undefined && (
              <li key={`${at} ${one.text}`}>
                {inWords(speaker, one)}
                <small class="bad">
                  {' '}
                  <Reason refusal={one.why} />
                </small>
              </li>
            ),
        )}
      </ul>
      {rest.length > 0 && (
        <small>{speaker.say('medioevo.plans.rest', { words: rest.map((one) => inWords(speaker, one)).join(' · ') })}</small>
      )}
      <Button size="small" kind="quiet" onClick={() => client.clearStanding(spent)}>
        {speaker.say('medioevo.plans.read')}
      </Button>
    </div>
  );
}

/** Above the question at which a prepared turn has stopped. */
export function StoppedTurns() {
  const { snapshot } = useDesk();
  return (
    <div class="us beside">
      {stoppedTurns(snapshot.standing).map((turn) => (
        <Stopped key={turn} turn={turn} />
      ))}
    </div>
  );
}
