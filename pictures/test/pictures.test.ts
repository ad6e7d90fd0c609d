/** Pictures of every game: real PNGs, of what a spectator sees and of nothing else. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastChance, type Game, type Line, parseRecord, setupOf, Table } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { drawn, type Language, picture, type Sight } from '../index.ts';
import { SIZE } from '../size.ts';

const RECORDS = join(import.meta.dirname, '../../games');

interface Kept {
  readonly game: Game;
  readonly lines: readonly Line[];
  fresh(): Table;
}

/** The first record that is kept of a game. */
async function keptOf(id: string): Promise<Kept> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  const folder = join(RECORDS, id, 'test/records');
  const [file] = readdirSync(folder).sort();
  const parsed = parseRecord(readFileSync(join(folder, file), 'utf8'));
  if (!parsed.ok) throw new Error(`${file} cannot be read`);
  const from = setupOf(game, parsed.record);
  if (!from.ok) throw new Error(`${file} cannot be replayed`);
  return { game, lines: parsed.record.lines, fresh: () => new Table(game, from.setup) };
}

function play(table: Table, lines: readonly Line[]): Table {
  for (const { seat, text } of lines) table.reply(seat, text);
  return table;
}

const sightOf = (game: Game, { board, result }: Pick<Sight, 'board' | 'result'>, language: Language = 'en'): Sight => ({
  game: game.id,
  title: game.id,
  name: '<b> & "more"',
  seats: ['Ada', '', 'Łukasz', 'Тимофей'],
  board,
  result,
  language,
});

/** Width and height that a PNG tells of itself. */
function sizeOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const bytes = Buffer.from(png);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe.each(GAME_IDS)('a picture of %s', (id) => {
  it('is a PNG of the size that is asked for, at the start and at the end, and these differ', async () => {
    const { game, lines, fresh } = await keptOf(id);
    const table = fresh();
    const start = await picture(sightOf(game, table.view(null)));
    const end = await picture(sightOf(game, play(table, lines).view(null)));
    expect(sizeOf(start)).toEqual(SIZE);
    expect(sizeOf(end)).toEqual(SIZE);
    expect(Buffer.from(start).equals(Buffer.from(end))).toBe(false);
  });

  it('is the same in two worlds that are told alike, in the middle of a game', async () => {
    const { game, lines, fresh } = await keptOf(id);
    const table = play(fresh(), lines.slice(0, Math.floor(lines.length / 2)));
    const other = game.copy(table.state);
    game.determinize(other, null, fastChance(7));
    const here = await drawn(sightOf(game, table.view(null), 'fr'));
    expect(await drawn(sightOf(game, { board: game.view(other, null), result: null }, 'fr'))).toBe(here);
    expect(here).not.toContain('undefined');
    expect(here).not.toContain('NaN');
    expect(here).toContain('&#60;b&#62; &#38; &#34;more&#34;');
  });

  it('is its plate before the game has begun', async () => {
    const { game } = await keptOf(id);
    const plate = await picture(sightOf(game, { board: null, result: null }));
    expect(sizeOf(plate)).toEqual(SIZE);
  });
});

it('a picture of a game that nobody draws is a plate of the house', async () => {
  const sight: Sight = { game: 'ford', title: 'The Ford', name: '', seats: ['Ada'], board: { any: 1 }, result: null, language: 'en' };
  expect(sizeOf(await picture(sight))).toEqual(SIZE);
});
