/** What the players say to each other. */

import { useDesk } from '../desk.ts';
import { Talk } from './Talk.tsx';

export function Chat() {
  const { client, me, snapshot, speaker, tincture } = useDesk();
  return (
    <Talk
      lines={snapshot.chat}
      rooms={(snapshot.view.rooms ?? []).filter(({ seats }) => me !== null && seats.includes(me))}
      mayTalk={snapshot.mayTalk ?? false}
      speaker={speaker}
      tincture={tincture}
      onSay={(text, room) => client.say(text, room)}
    />
  );
}
