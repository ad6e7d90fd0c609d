/** The games that are shipped as worth seeing: each replays to its end, its hash and its result, and is told in both languages. */

import { type Game, type State, verify } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { misprints } from '@castellan/text/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { memorableRecord } from '../load.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { memorableGames } from '../shelf.ts';
import { nameOf } from '../words.ts';

describe.each(GAME_IDS)('memorable games of %s', (id) => {
  let game: Game<State>;

  beforeAll(async () => {
    const shelved = gameNamed(id);
    if (shelved === null) throw new Error(`there is no game ${id}`);
    game = await shelved.load();
  });

  it('are several', () => {
    expect(memorableGames(id).length).toBeGreaterThanOrEqual(2);
  });

  it.each(memorableGames(id))('$id replays to its end', async ({ id: name, answers }) => {
    const record = await memorableRecord(id, name);
    if (record === null) throw new Error(`there is no record ${name}`);
    expect(record.game).toBe(id);
    expect(record.hash).not.toBeNull();
    const verified = verify(game, record);
    if (!verified.ok) throw new Error(`${verified.error.key} in line ${verified.error.line}`);
    expect(verified.state.core.result?.winners).not.toEqual([]);
    expect(record.lines).toHaveLength(answers);
  });
});

it('are told in both languages', () => {
  const wanted = GAME_IDS.flatMap((game) =>
    memorableGames(game).flatMap(({ id }) => [nameOf(game, id), `${nameOf(game, id)}.told`]),
  ).sort();
  expect(Object.keys(en).sort()).toEqual(wanted);
  expect(misprints({ en, fr })).toEqual([]);
});
