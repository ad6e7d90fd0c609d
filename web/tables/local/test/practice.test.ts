import { Table } from '@castellan/engine';
import { expect, it } from 'vitest';
import { type Laid, layPractice, practiceTable } from '../practice.ts';
import { fromRecord } from '../record.ts';

async function example(id: string): Promise<Laid> {
  const laid = await layPractice({ id, game: 'medievalia', example: id, name: 'Alix', title: '' });
  if ('key' in laid) throw new Error(laid.key);
  return laid;
}

it('lets the rivals keep the names that lessons call them by, also from a reader of the same name', () => {
  const record = {
    game: 'medievalia',
    version: 1,
    seats: 3,
    options: {},
    pack: '',
    commitment: '',
    seed: '',
    lines: [],
    hash: null,
    result: null,
  };
  const kept = fromRecord({ ...record, names: ['Ermengarde', 'Aliénor', 'Odon'] }, '', null);
  const names = (name: string): string[] => practiceTable({ id: 'land', name, title: '' }, kept, 0).chairs.map((chair) => chair.name);
  expect(names('Alix')).toEqual(['Alix', 'Aliénor', 'Odon']);
  expect(names('Aliénor')).toEqual(['Ermengarde', 'Aliénor', 'Odon']);
});

it('lets the others of an example say what it says, and nothing else', async () => {
  const { game, kept, think, store } = await example('W5');
  const { state } = new Table(game, kept);
  const said: (string | null)[] = [];
  const thought = { game: game.id, pack: '', state, seat: 0, answers: 0, level: 'page', character: 'even' } as const;
  void think(thought, new AbortController().signal).then((text) => said.push(text));
  await store(kept, 0, [{ seat: 1, text: 'engage 1' }]);
  await store(kept, 0, []);
  expect(said).toEqual([]);
  await store(kept, 0, [{ seat: 1, text: 'pass' }]);
  await expect.poll(() => said).toEqual(['attack farm-02']);
});

it('tells what an example says to try', async () => {
  expect((await example('W3')).tries).toEqual([
    { lines: [{ seat: 0, text: 'play field' }], refusedBy: 'MED-7.4' },
    { lines: ['discard field-01', 'use peasant-01', 'play field', 'use peasant-02'].map((text) => ({ seat: 0, text })), refusedBy: null },
  ]);
});
