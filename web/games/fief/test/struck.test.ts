import { recordOf, Table } from '@castellan/engine';
import { game } from '@castellan/fief';
import { describe, expect, it } from 'vitest';
import { struckIn } from '../stages/struck.ts';

/** A table just begun, at which the first two have struck a bargain and the others know nothing of it. */
function bargained(): Table {
  const table = new Table(game, { seats: 3, options: {}, seed: '5'.repeat(64) });
  const say = (seat: number, text: string): void => {
    const outcome = table.reply(seat, text);
    if (!outcome.ok) throw new Error(`${seat} ${text}: ${outcome.refusal.key}`);
  };
  while (!(table.view(0).interjections ?? []).some(({ key }) => key === 'bargain')) {
    const [q] = table.questions();
    if (q.kind === 'amount') throw new Error('no number is asked for');
    say(q.seat, q.options[0].key);
  }
  for (const text of ['! bargain', '~ with 2', '~ give ecus', '~ 2', '~ send: a crown for you']) say(0, text);
  say(1, '! accept offer 1');
  return table;
}

describe('the bargains of a finished game', () => {
  it('are read from its record with their terms, and without what was only promised', () => {
    const record = recordOf(bargained(), [], true);
    expect(struckIn(game, record)).toMatchObject([
      { round: 0, offer: { from: 0, to: [1], terms: { giveEcus: 2, getEcus: 0, promise: '' } } },
    ]);
    expect(JSON.stringify(struckIn(game, record))).not.toContain('crown');
  });

  it('are none where the record cannot be replayed', () => {
    expect(struckIn(game, { ...recordOf(bargained(), [], true), seed: null })).toBeNull();
  });
});
