/** The line to the table is lost: what that means, and what has been kept to be sent. Over the board, which stays where it is. */

import type { SeatView } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Notice } from '../../design/index.ts';
import type { Unsent } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { answerInWords, labelOf } from '../words.ts';

export function LineLost() {
  const { client, snapshot, speaker } = useDesk();
  if (client.connection.value !== 'offline') return null;
  const unsent = client.unsent.value;
  return (
    <Notice tone="warning" icon="offline" class="line-lost">
      <b>{speaker.say('shell.line.lost')}</b>{' '}
      {unsent.length === 0
        ? speaker.say('shell.line.waits')
        : speaker.say('shell.line.kept', { kept: unsent.map((one) => unsentInWords(speaker, one, snapshot.view)) })}
    </Notice>
  );
}

function unsentInWords(speaker: Speaker, { kind, text }: Unsent, view: SeatView): string {
  switch (kind) {
    case 'answer':
      return speaker.say('shell.unsent.answer', { answer: answered(speaker, text, view) });
    case 'chat':
      return speaker.say('shell.unsent.chat', { text });
    default:
      return speaker.say(`shell.unsent.${kind}`);
  }
}

function answered(speaker: Speaker, text: string, { asked, interjections }: SeatView): string {
  const said = interjections.find(({ key }) => text === `! ${key}`);
  if (said !== undefined) return labelOf(speaker, said);
  return asked === null ? text : answerInWords(speaker, asked, text);
}
