/** Every game on the shelf is played at a table of the server, with nothing in the server that knows it. */

import { GAME_IDS } from '@castellan/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type GameInfo } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { Mirror } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

const ANSWERS = 8;

async function answerOften(mirror: Mirror, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await mirror.until(() => mirror.info.stage === 'finished' || mirror.view.asked !== null);
    if (mirror.info.stage === 'finished') return;
    await mirror.answer(mirror.anyAnswer);
  }
}

describe('a game on the shelf', () => {
  let server: TestServer;
  const tables = new Map<string, Mirror>();
  beforeAll(async () => {
    server = await testServer({ games: '@castellan/games' });
  });
  afterAll(() => server.end());

  it.each(GAME_IDS)('%s is played with bots', async (game) => {
    const ada = await Client.of(server.address);
    const { seats } = (await ada.get<GameInfo[]>(API.games)).find(({ id }) => id === game) ?? { seats: { min: 2, max: 2 } };
    const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' as const, level: 'page' as const }));
    const { id } = await ada.create({ game, seats: [{ kind: 'me' }, ...bots] });
    await ada.at(id, 'start');
    const mirror = await Mirror.of(ada, id);
    await answerOften(mirror, ANSWERS);
    await mirror.until(() => mirror.info.stage === 'finished' || mirror.view.asked !== null);
    tables.set(game, mirror);
  });

  it('is taken up again after a restart, as are all others', async () => {
    server = await server.again();
    expect([...tables.keys()]).toEqual([...GAME_IDS]);
  });

  it.each(GAME_IDS)('%s goes on after it, to a record', async (game) => {
    const mirror = tables.get(game);
    if (mirror === undefined) throw new Error(`${game} was not begun`);
    const back = await mirror.resumed(server.address);
    await back.until(() => back.info.stage === 'finished' || back.view.asked !== null);
    // Bots that talk beside the game may have said more than the mirror heard before the end.
    expect(back.view.seq).toBeGreaterThanOrEqual(mirror.view.seq);
    if (back.view.seq === mirror.view.seq) expect(back.view.board).toEqual(mirror.view.board);
    await answerOften(back, ANSWERS);
    if (back.info.stage !== 'finished') await back.request({ type: 'resign', table: back.table });
    await back.untilStage('finished');
    const record = await (await back.client.request('GET', `${API.tables}/${back.table}/record`)).text();
    expect(await back.client.post(API.records, record)).toMatchObject({ game });
  });
});
