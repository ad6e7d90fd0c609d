/** Every game on the shelf is played at a table of the server, with nothing in the server that knows it. */

import { GAME_IDS } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { API, type GameInfo } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { Mirror } from './fixtures/mirror.ts';
import { testServer } from './fixtures/server.ts';

const ANSWERS = 8;

async function answerOften(mirror: Mirror, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await mirror.until(() => mirror.info.stage === 'finished' || mirror.view.asked !== null);
    if (mirror.info.stage === 'finished') return;
    await mirror.answer(mirror.anyAnswer);
  }
}

describe('a game on the shelf', () => {
  it.each(GAME_IDS)('%s is played with bots, through a restart, to a record', async (game) => {
    const server = await testServer({ games: '@castellan/games' });
    const ada = await Client.of(server.address);
    const { seats } = (await ada.get<GameInfo[]>(API.games)).find(({ id }) => id === game) ?? { seats: { min: 2, max: 2 } };
    const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' as const, level: 'page' as const }));
    const { id } = await ada.create({ game, seats: [{ kind: 'me' }, ...bots] });
    await ada.at(id, 'start');
    const mirror = await Mirror.of(ada, id);
    await answerOften(mirror, ANSWERS);
    await mirror.until(() => mirror.info.stage === 'finished' || mirror.view.asked !== null);
    const again = await server.again();
    const back = await mirror.resumed(again.address);
    await back.until(() => back.info.stage === 'finished' || back.view.asked !== null);
    expect(back.view).toMatchObject({ seq: mirror.view.seq, board: mirror.view.board });
    await answerOften(back, ANSWERS);
    if (back.info.stage !== 'finished') await back.request({ type: 'resign', table: id });
    await back.untilStage('finished');
    const record = await (await back.client.request('GET', `${API.tables}/${id}/record`)).text();
    expect(await back.client.post(API.records, record)).toMatchObject({ game });
    await again.end();
  });
});
