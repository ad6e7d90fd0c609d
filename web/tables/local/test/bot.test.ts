import { readFileSync } from 'node:fs';
import { fork, parseRecord } from '@castellan/engine';
import { game } from '@castellan/monde-oublie';
import { expect, it } from 'vitest';
import { type Task, think } from '../bot.ts';
import type { Occasion } from '../device.ts';

/** A moment of a whole game. */
function moment(): Occasion {
  const parsed = parseRecord(readFileSync(new URL('../../../../games/monde-oublie/test/records/knowledge.txt', import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.key);
  const begun = fork(game, parsed.record, 30);
  if (!begun.ok) throw new Error(begun.error.key);
  const { seat } = begun.table.questions()[0];
  return { game: 'monde-oublie', pack: '', state: begun.table.state, seat, answers: 30 };
}

it('gives the same advice twice at the same moment', async () => {
  const task: Task = { kind: 'advice', about: moment() };
  const [once, again] = [await think(task), await think(task)];
  expect(once).toHaveProperty('thought.answers');
  expect(again).toEqual(once);
});

it('brings back what a bot remembers with what it says', async () => {
  const followed = { stretch: 'the third round', plan: [7], reviews: 2 };
  const told = await think({ kind: 'line', about: { ...moment(), level: 'page', character: 'even', memory: { followed, met: ['here'] } } });
  expect(told).toMatchObject({ thought: { text: expect.any(String), memory: { followed, met: ['here'] } } });
});
