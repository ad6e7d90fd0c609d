/** A consent that is asked for: yes, no, or yes if…; whoever asks may add a price. */

import type { ConsentView } from '@castellan/fief';
import { Button, Icon, Notice } from '../../../design/index.ts';
import { Reason, useAside, useDesk } from '../../../shell/index.ts';
import { lordNamed } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { Points } from '../Points.tsx';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { OpenSheets } from './OpenSheets.tsx';
import { Leaf, LordLine, useCalled, Who } from './parts.tsx';
import { Sheet } from './Sheet.tsx';
import { Surprise } from './Surprise.tsx';
import { wordsOfConsent } from './terms.ts';
import { useDealing } from './useDealing.ts';

export function ConsentStage() {
  const { choice, view } = useFieTable();
  const aside = useAside();
  const { offers } = useDesk().snapshot.view;
  const { consent } = view;
  if (consent === null) return null;
  const isComposing = aside.asked !== null && aside.asked.step !== 'embassy';
  return (
    <div class="fs consent">
      {choice.asked?.step === 'surprise' && <Surprise />}
      <div class="row narrow-left">
        <ConsentLeaf of={consent} />
        {isComposing ? (
          <Sheet aside={aside} />
        ) : (
          <div class="stack">
            {/* A sheet that waits for a word is part of the question. */}
            {offers.length > 0 && <OpenSheets />}
            <Changes of={consent} />
          </div>
        )}
      </div>
      {!isComposing && offers.length === 0 && <OpenSheets />}
    </div>
  );
}

/** The question itself, wherever it stands. */
export function ConsentLeaf({ of: consent }: { readonly of: ConsentView }) {
  const { choice, me, nameOf: nameOfSeat, speaker, view } = useFieTable();
  const called = useCalled();
  const { refusal, open } = useDealing();
  const { kind, bySeat, seat, lords, village, fief } = consent;
  const agree = choice.asked?.options.find(({ key }) => key === 'yes');
  const refuse = choice.asked?.options.find(({ key }) => key === 'no');
  const isMine = seat === me && agree !== undefined && refuse !== undefined;
  return (
    <Leaf title={speaker.say(`fief.stage.consent.${kind}`)} readers="all" class="consent-leaf">
      <p class="lead">
        {speaker.say('fief.stage.consent.asks', {
          name: called(bySeat),
          other: called(seat),
          what: wordsOfConsent(speaker, consent),
        })}
      </p>
      {lords.length > 0 && (
        <div class={`pair ${kind === 'marriage' || kind === 'annulment' ? 'ringed' : ''}`}>
          {lords.map((id, at) => (
            <>
              {at > 0 && <FieIcon key="ring" name="marriage" size={28} />}
              <LordLine key={id} id={id} size={44} note={<WhereAbouts lord={id} />} />
            </>
          ))}
        </div>
      )}
      {fief !== null && (
        <p class="matter">
          <FieIcon name="fiefTitle" size={20} /> {nameOf(speaker, 'fief', fief)}
        </p>
      )}
      {village !== null && (
        <p class="matter">
          <FieIcon name="village" size={20} /> {nameOf(speaker, 'village', village)}
        </p>
      )}
      <p class="matter">
        <Who seat={seat} /> <FieIcon name="ecu" size={16} /> {view.players[seat].ecus} · <Who seat={bySeat} />{' '}
        <FieIcon name="ecu" size={16} /> {view.players[bySeat].ecus}
      </p>
      {isMine && (
        <div class="answers big">
          <Button icon="confirm" onClick={() => choice.choose(agree)}>
            {speaker.say('option.agree')}
          </Button>
          {open !== null && (
            <Button icon="analysis" onClick={() => open(bySeat, 'give')}>
              {speaker.say('fief.stage.consent.yesIf')}
            </Button>
          )}
          <Button icon="refuse" onClick={() => choice.choose(refuse)}>
            {speaker.say('option.refuse')}
          </Button>
        </div>
      )}
      {bySeat === me && open !== null && (
        <div class="answers big">
          <Button icon="offer" onClick={() => open(seat, 'get')}>
            {speaker.say('fief.stage.consent.offer')}
          </Button>
        </div>
      )}
      {refusal !== null && (
        <Notice tone="refusal">
          <Reason refusal={refusal} />
        </Notice>
      )}
      {!isMine && bySeat !== me && (
        <p class="seen">
          <Icon name="waiting" size={16} /> {speaker.say('fief.stage.consent.waits', { name: nameOfSeat(seat) })}
        </p>
      )}
    </Leaf>
  );
}

function WhereAbouts({ lord }: { readonly lord: string }) {
  const { speaker, view } = useFieTable();
  const called = useCalled();
  const found = lordNamed(view, lord);
  if (found === null) return null;
  const { captor, village } = found.lord;
  const where = village === null ? [] : [nameOf(speaker, 'village', village)];
  return (
    <>
      {[called(found.owner), ...where].join(' · ')}
      {captor !== null && <em class="bad"> {speaker.say('fief.stage.captiveOf', { name: called(captor) })}</em>}
    </>
  );
}

/** What a marriage does to the goal of both: alone so many points, together so many. */
function Changes({ of: { kind, bySeat, seat } }: { readonly of: ConsentView }) {
  const { me, nameOf: nameOfSeat, speaker, view } = useFieTable();
  if (kind !== 'marriage') return <span />;
  const { pairGoal, players } = view;
  const [one, other] = [players[bySeat], players[seat]];
  return (
    <Leaf title={speaker.say('fief.stage.consent.goal')} class="changes">
      {[one, other].map((player) => (
        <p key={player.seat} class="goal">
          <Who seat={player.seat} /> <Points of={player.points} goal={player.goal} />
          <b>
            {player.points}/{player.goal}
          </b>
        </p>
      ))}
      {pairGoal === null ? (
        <p>{speaker.say('fief.stage.consent.noPair')}</p>
      ) : (
        <>
          <p class="goal joined">
            <Who seat={bySeat} /> <FieIcon name="marriage" size={16} /> <Who seat={seat} />{' '}
            <Points of={one.points + other.points} goal={pairGoal} />
            <b>
              {one.points + other.points}/{pairGoal}
            </b>
          </p>
          <p>
            {me === bySeat || me === seat
              ? speaker.say('fief.stage.consent.togetherWithYou', { name: nameOfSeat(me === seat ? bySeat : seat) })
              : speaker.say('fief.stage.consent.together', { name: nameOfSeat(bySeat), other: nameOfSeat(seat) })}
          </p>
        </>
      )}
    </Leaf>
  );
}
