/** How the line to the table is: on this device, live with its delay, or down. */

import { Icon } from '../../design/index.ts';
import { useDesk } from '../desk.ts';

export function Line({ brief }: { readonly brief: boolean }) {
  const { client, speaker } = useDesk();
  const connection = client.connection.value;
  const latency = client.latency.value;
  const unsent = client.unsent.value.length;
  const word = speaker.say(`shell.line.${connection}`);
  if (connection === 'local') return brief ? null : <span class="item line local">{word}</span>;
  if (connection === 'offline' || connection === 'connecting')
    return (
      <span class={`item line ${connection}`} role="status" data-tip={speaker.say('shell.line.waits')}>
        <Icon name="offline" size={18} />
        <span class={brief ? 'sr' : ''}>{word}</span>
        {unsent > 0 && <span class="num">{brief ? unsent : speaker.say('shell.line.unsent', { n: unsent })}</span>}
      </span>
    );
  return (
    <span class="item line online" data-tip={latency === null ? word : speaker.say('shell.latency', { ms: Math.round(latency) })}>
      <span class={brief ? 'sr' : ''}>{word}</span>
      {latency !== null && !brief && <span class="num">{Math.round(latency)} ms</span>}
    </span>
  );
}
