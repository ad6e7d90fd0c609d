/** Who is at war with whom, and what was agreed. */

import type { PactView, UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import { parted, section } from '../lines.ts';
import type { Row } from './land.ts';

export function dealingLines(speaker: Speaker, { relations, pacts }: UniView, width: number): string[] {
  const rows: Row[] = [
    ...relations.map(({ seats, state }): Row => [speaker.say(`board.relation.${state}`), speaker.say('board.between', { seats })]),
    ...pacts.map((pact): Row => [speaker.say('board.pact', { id: pact.id }), pactInWords(speaker, pact)]),
  ];
  return section(speaker.say('board.dealings'), rows, width);
}

function pactInWords(speaker: Speaker, { parties, clauses, last, secret }: PactView): string {
  const kinds = [...new Set(clauses.map(({ kind }) => speaker.say(`name.pactKind.${kind}`)))];
  return parted([
    speaker.say('board.between', { seats: parties }),
    kinds.join(', '),
    last < 0 ? speaker.say('board.forEver') : speaker.say('board.untilTurn', { turn: last }),
    secret ? speaker.say('board.secret') : '',
  ]);
}
