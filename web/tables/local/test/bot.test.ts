import { readFileSync } from 'node:fs';
import { fork, parseRecord } from '@castellan/engine';
import { game } from '@castellan/monde-oublie';
import { expect, it } from 'vitest';
import { type Task, think } from '../bot.ts';

it('gives the same advice twice at the same moment', async () => {
  const parsed = parseRecord(readFileSync(new URL('../../../../games/monde-oublie/test/records/knowledge.txt', import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.key);
  const begun = fork(game, parsed.record, 30);
  if (!begun.ok) throw new Error(begun.error.key);
  const { seat } = begun.table.questions()[0];
  const task: Task = { kind: 'counsel', about: { game: 'monde-oublie', pack: '', state: begun.table.state, seat, answers: 30 } };
  const [once, again] = [await think({ id: 1, task }), await think({ id: 1, task })];
  expect(once).toHaveProperty('thought.answers');
  expect(again).toEqual(once);
});
