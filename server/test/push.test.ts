/** Notices for people who have not got the page open. */

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type MyData, type PushKey } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin } from './fixtures/mirror.ts';
import { PushService } from './fixtures/push-service.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

let service: PushService;
let server: TestServer;
const newcomer = (): Promise<Client> => Client.of(server.address);
const slow = { clock: { kind: 'correspondence', hours: 24 } };

beforeAll(async () => {
  service = await PushService.open();
  server = await testServer({ pushHosts: [service.host] }, { pushAgent: service.agent });
});
afterAll(async () => {
  await server.end();
  service.close();
});

describe('web push', () => {
  it('tells who is away that a correspondence game has begun, that it is their turn, and that it is over, in their language and without anything of the game', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    expect((await bob.request('POST', API.pushSubscriptions, service.subscription('bob', 'fr'))).status).toBe(204);
    const [first, second] = await begin([ada, bob], 0, { ...slow });
    await second.socket.close();
    await first.until(() => first.shown.online[1] === false);
    for (let i = 0; i < 3; i++) await first.answer(first.anyAnswer);
    await service.untilAsked(2);
    expect(service.delivered[0].notice).toMatchObject({ kind: 'started', text: 'La partie a commencé.' });
    const { path, headers, notice } = service.delivered[1];
    expect(path).toBe('/bob');
    expect(notice).toEqual({ kind: 'turn', table: first.table, game: 'ford', title: 'Le Gué', text: 'C’est à vous de jouer.' });
    expect(headers.ttl).toBe('86400');
    const { key } = await bob.get<PushKey>(API.pushKey);
    expect(headers.authorization).toContain(`k=${key}`);
    await first.request({ type: 'resign', table: first.table });
    await service.untilAsked(3);
    expect(service.delivered[2].notice).toMatchObject({ kind: 'finished', text: 'La partie est terminée.' });
  });

  it('is not sent to who has the page open, nor for live games', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    await bob.request('POST', API.pushSubscriptions, service.subscription('quiet', 'en'));
    const before = service.asked;
    const home = await bob.socket();
    await home.next('hello');
    const [first, second] = await begin([ada, bob], 0, { ...slow });
    for (let i = 0; i < 3; i++) await first.answer(first.anyAnswer);
    await second.untilAsked();
    await Promise.all([home.close(), second.socket.close()]);
    const [live, gone] = await begin([ada, bob]);
    await gone.socket.close();
    await live.until(() => live.shown.online[1] === false);
    for (let i = 0; i < 3; i++) await live.answer(live.anyAnswer);
    await first.request({ type: 'chat', table: first.table, text: 'Still there?' });
    expect(service.asked).toBe(before);
  });

  it('forgets a subscription that the service says is gone, and keeps one that failed for now', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    await bob.request('POST', API.pushSubscriptions, service.subscription('gone', 'en'));
    const subscriptions = async () => (await bob.get<MyData>(API.myData)).push;
    for (const [status, kept] of [
      [500, 1],
      [410, 0],
    ]) {
      service.status = status;
      const before = service.asked;
      const [first, second] = await begin([ada, bob], 0, { ...slow });
      await second.socket.close();
      await first.until(() => first.shown.online[1] === false);
      await service.untilAsked(before + 1);
      while ((await subscriptions()).length !== kept) await new Promise((soon) => setTimeout(soon, 5));
    }
    service.status = 201;
  });

  it('is given up when asked, and never sent to addresses that are no push service', async () => {
    const ada = await newcomer();
    const own = service.subscription('mine', 'en');
    await ada.request('POST', API.pushSubscriptions, own);
    expect((await ada.get<MyData>(API.myData)).push).toEqual([own.endpoint]);
    expect((await ada.request('DELETE', API.pushSubscriptions, { endpoint: own.endpoint })).status).toBe(204);
    expect((await ada.get<MyData>(API.myData)).push).toEqual([]);
    for (const endpoint of ['http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://fcm.googleapis.com.evil.example/x', 'nonsense'])
      expect(await ada.refusal('POST', API.pushSubscriptions, { ...own, endpoint })).toBe('422 badPushService');
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/x',
      'https://web.push.apple.com/x',
    ])
      expect((await ada.request('POST', API.pushSubscriptions, { ...own, endpoint })).status).toBe(204);
  });

  it('uses keys that are made once and kept in the data folder, for the owner’s eyes only', async () => {
    const file = join(server.data, 'vapid.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { publicKey } = JSON.parse(readFileSync(file, 'utf8'));
    expect((await (await newcomer()).get<PushKey>(API.pushKey)).key).toBe(publicKey);
    const own = await testServer();
    const before = await (await Client.of(own.address)).get<PushKey>(API.pushKey);
    const again = await own.again();
    expect(await (await Client.of(again.address)).get<PushKey>(API.pushKey)).toEqual(before);
    await again.close();
    writeFileSync(join(own.data, 'vapid.json'), '{}');
    await expect(testServer({}, {}, own.data)).rejects.toThrow(/does not hold the server's push keys/);
  });
});
