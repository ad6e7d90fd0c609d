/** What the players say to each other. */

import { useDesk } from '../desk.ts';
import { Talk } from './Talk.tsx';

export function Chat() {
  const { client, snapshot, speaker, tincture } = useDesk();
  return (
    <Talk
      lines={snapshot.chat}
      mayTalk={snapshot.mayTalk ?? false}
      speaker={speaker}
      tincture={tincture}
      onSay={(text) => client.say(text)}
    />
  );
}
