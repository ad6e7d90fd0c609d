/** Embassies: spending a marker, who talks with whom, and the private room. */

import { printKeys, type Room } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { Button, Notice, Shield } from '../../../design/index.ts';
import { type AsideTalk, Reason, Talk, TimeLeft, useDesk } from '../../../shell/index.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { Leaf, Who } from './parts.tsx';
import type { useDealing } from './useDealing.ts';

interface EmbassyProps {
  readonly aside: AsideTalk;
  readonly dealing: ReturnType<typeof useDealing>;
}

export function Embassy({ aside, dealing }: EmbassyProps) {
  const { me, speaker, view } = useFieTable();
  const { snapshot } = useDesk();
  const room = snapshot.view.rooms?.find(({ seats }) => me !== null && seats.includes(me));
  const left = me === null ? 0 : view.players[me].embassies;
  return (
    <Leaf
      title={speaker.say('fief.stage.embassy')}
      readers={room?.seats ?? 'all'}
      note={
        me !== null && (
          <>
            <FieIcon name="embassy" size={16} /> {speaker.say('fief.stage.embassy.left', { n: left })}
          </>
        )
      }
      class="embassy"
    >
      {room === undefined && <Others />}
      {aside.asked?.step === 'embassy' ? (
        <Invite aside={aside} />
      ) : (
        room === undefined &&
        dealing.send !== null && (
          <Button size="small" onClick={dealing.send}>
            {speaker.say('fief.stage.embassy.send')}
          </Button>
        )
      )}
      {room !== undefined && <Private room={room} dealing={dealing} />}
      <p class="seen">{speaker.say('fief.stage.embassy.seen')}</p>
    </Leaf>
  );
}

/** That they talk is public; what they say is not. */
function Others() {
  const { nameOf: nameOfSeat, speaker, tincture, view } = useFieTable();
  if (view.embassies.length === 0) return <p class="empty">{speaker.say('fief.stage.embassy.none')}</p>;
  return (
    <ul class="talks">
      {view.embassies.map(({ seat, seats }) => (
        <li key={seat}>
          {seats.map((one) => (
            <Shield key={one} tincture={tincture(one)} size={18} />
          ))}
          {speaker.say('fief.stage.embassy.talk', { names: seats.map(nameOfSeat) })}
        </li>
      ))}
    </ul>
  );
}

/** Whom to invite. */
function Invite({ aside }: { readonly aside: AsideTalk }) {
  const { speaker } = useFieTable();
  const [chosen, choose] = useState<readonly string[]>([]);
  const { asked, refusal, leave } = aside;
  if (asked === null) return null;
  const toggle = (key: string): void => choose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <fieldset class="invite">
      <legend>{speaker.say('ask.embassy', asked.params)}</legend>
      {asked.options.map(({ key }) => (
        <button key={key} type="button" class="pick-lord" aria-pressed={chosen.includes(key)} onClick={() => toggle(key)}>
          <Who seat={Number(key) - 1} />
        </button>
      ))}
      {refusal !== null && (
        <Notice tone="refusal">
          <Reason refusal={refusal} />
        </Notice>
      )}
      <p class="answers">
        <Button size="small" icon="invite" disabled={chosen.length < asked.min} onClick={() => aside.send(printKeys('subset', chosen))}>
          {speaker.say('fief.stage.embassy.invite')}
        </Button>
        {leave !== null && (
          <Button size="small" kind="quiet" onClick={leave}>
            {speaker.say('option.leaveAside')}
          </Button>
        )}
      </p>
    </fieldset>
  );
}

/** The room in which we talk, until it is closed. */
function Private({ room: { id: room, seats }, dealing }: { readonly room: Room; readonly dealing: ReturnType<typeof useDealing> }) {
  const { me, nameOf, speaker, tincture } = useFieTable();
  const others = seats.filter((seat) => seat !== me).map(nameOf);
  const { client, snapshot } = useDesk();
  const ends = snapshot.rooms?.find((one) => one.room === room);
  const end = dealing.interjection('close embassy') ?? dealing.interjection('leave embassy');
  return (
    <>
      {ends !== undefined && (
        <p class="ends">
          {speaker.say('fief.stage.embassy.ends')} <TimeLeft until={ends.until} />
        </p>
      )}
      <div class="room">
        <Talk
          lines={snapshot.chat.filter((line) => line.room === room)}
          mayTalk={snapshot.mayTalk === true}
          speaker={speaker}
          tincture={tincture}
          prompt={speaker.say('fief.stage.embassy.write', { names: others })}
          onSay={(text) => client.say(text, room)}
        />
      </div>
      {end !== undefined && (
        <Button size="small" onClick={() => dealing.say(end)}>
          {speaker.say(`option.${end.say}`)}
        </Button>
      )}
    </>
  );
}
