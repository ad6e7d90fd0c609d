import { seedFrom, stateHash, Table } from '@castellan/engine';
import { speaker } from '@castellan/text';
import kernel from '@castellan/text/en';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';

const { say } = speaker('en', [kernel, en], (seat) => ['Ada', 'Bran'][seat]);

/** A table of two in the Actions phase of round 1. */
function acting(): Table<ReturnType<typeof game.copy>> {
  const table = new Table(game, { seats: 2, options: {}, seed: seedFrom('bad input') });
  while (table.state.phase === 'draft') {
    const [q] = table.questions();
    if (q.kind === 'pick') table.reply(q.seat, q.options[0].key);
  }
  return table;
}

/** What a player is told; and that nothing has changed, neither the table nor its record. */
function refused(table: ReturnType<typeof acting>, seat: number, text: string): readonly [rule: string, words: string] {
  const before = [stateHash(table.state), table.lines.length];
  const outcome = table.reply(seat, text);
  if (outcome.ok) throw new Error(`“${text}” is allowed`);
  expect([stateHash(table.state), table.lines.length]).toEqual(before);
  const { rule, key, params } = outcome.refusal;
  return [rule, say(`refusal.${key}`, params)];
}

describe('bad input at a table', () => {
  it('ANA-8.17 a box one cannot pay', () => {
    const table = acting();
    while (table.state.players[0].goods[1] > 0) {
      table.reply(0, `fill walls.${table.state.players[0].tracks[2] + 1}`);
      const q = table.question(0);
      if (q?.kind === 'pick' && q.frame.step === 'placeWall') table.reply(0, q.options[0].key);
    }
    expect(refused(table, 0, 'fill gate.1')).toEqual(['ANA-8.17', 'This costs 1 craftsman and 1 material. Missing: craftsman.']);
  });

  it('ANA-8.4 a box out of order', () => {
    const table = acting();
    expect(refused(table, 1, 'fill farms.3')).toEqual(['ANA-8.4', 'Boxes are filled in order: the next is Farms 1.']);
    table.reply(1, 'fill farms.1');
    expect(refused(table, 1, 'fill farms.1')).toEqual(['ANA-8.4', 'Farms 1 is already filled.']);
  });

  it('ANA-4.5 ANA-4.9 an answer after done, and one from nowhere', () => {
    const table = acting();
    table.reply(0, 'done');
    expect(refused(table, 0, 'fill farms.1')).toEqual(['ANA-4.5', 'You are done for this phase. Resume first.']);
    expect(refused(table, 0, 'done')[0]).toBe('ANA-4.5');
    expect(refused(table, 1, '! resume')[0]).toBe('kernel');
    expect(refused(table, 1, 'fill castle.1')[0]).toBe('kernel');
    expect(table.reply(0, '! resume').ok).toBe(true);
  });

  it('ANA-30.5 workers one does not have', () => {
    const table = acting();
    for (const seat of [0, 1]) table.reply(seat, 'done');
    const artisans = table.state.players[0].goods[1];
    expect(table.question(0)).toMatchObject({ frame: { step: 'deploy' }, max: artisans });
    expect(refused(table, 0, String(artisans + 1))).toEqual(['ANA-30.5', expect.stringContaining(String(artisans))]);
    for (const text of ['-1', '1.5', '1e3', 'all', '']) refused(table, 0, text);
    // There is no sixth seat.
    expect(refused(table, 5, '0')[0]).toBe('kernel');
  });
});
