/** Notices for people who have not got the page open. */

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { API, type MyData, type PushKey } from '../protocol/index.ts';
import { Client } from './fixtures/client.ts';
import { begin, Mirror } from './fixtures/mirror.ts';
import { PushService } from './fixtures/push-service.ts';
import { freshFolder, type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

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
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://127.0.0.77;.fcm.googleapis.com/x',
      'https://127.0.0.1,.fcm.googleapis.com/x',
      "https://a'.fcm.googleapis.com/x",
      'https://a*.fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://ada@fcm.googleapis.com/x',
      'https://ada:secret@fcm.googleapis.com/x',
      'https://[::1]/x',
      'nonsense',
    ])
      expect(await ada.refusal('POST', API.pushSubscriptions, { ...own, endpoint })).toBe('422 badPushService');
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/x',
      'https://web.push.apple.com/x',
    ])
      expect((await ada.request('POST', API.pushSubscriptions, { ...own, endpoint })).status).toBe(204);
    for (const keys of [
      { ...own.keys, auth: 'short' },
      { ...own.keys, p256dh: `${'A'.repeat(86)}!` },
    ])
      expect(await ada.refusal('POST', API.pushSubscriptions, { ...own, keys })).toBe('422 badPushService');
  });

  it('goes to an address that is kept in one spelling, whatever way it was spelt', async () => {
    const ada = await newcomer();
    const own = service.subscription('spelt', 'en');
    for (const endpoint of ['https://FCM.googleapis.com:443/a/../x#part', 'https://fcm.googleapis.com/x'])
      await ada.request('POST', API.pushSubscriptions, { ...own, endpoint });
    expect((await ada.get<MyData>(API.myData)).push).toEqual(['https://fcm.googleapis.com/x']);
    await ada.request('DELETE', API.pushSubscriptions, { endpoint: 'https://FCM.googleapis.com/x' });
    expect((await ada.get<MyData>(API.myData)).push).toEqual([]);
  });

  it('never goes to an address that was taken for a push service once', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const { keys } = service.subscription('x', 'en');
    const endpoint = `https://127.0.0.1;.${service.host}/x`;
    await server.store.addSubscription({ endpoint, person: bob.me.id, ...keys, language: 'en', device: null });
    const [first, second] = await begin([ada, bob], 0, { ...slow });
    await second.socket.close();
    await first.until(() => first.shown.online[1] === false);
    while ((await bob.get<MyData>(API.myData)).push.length > 0) await new Promise((soon) => setTimeout(soon, 5));
  });

  it('ends where one logs out, and goes on where one logs in', async () => {
    const PASSWORD = 'correct horse battery';
    const account = await newcomer();
    await account.post(API.account, { name: 'Bors', password: PASSWORD });
    const shared = await newcomer();
    await shared.request('POST', API.pushSubscriptions, service.subscription('shared', 'en'));
    await account.request('POST', API.pushSubscriptions, service.subscription('own', 'en'));
    await shared.post(API.session, { name: 'Bors', password: PASSWORD });
    const push = async (): Promise<readonly string[]> => (await account.get<MyData>(API.myData)).push;
    expect(await push()).toHaveLength(2);
    await shared.request('DELETE', API.session);
    expect(await push()).toEqual([service.subscription('own', 'en').endpoint]);
    await account.request('PATCH', API.account, { old: PASSWORD, password: 'another password' });
    expect(await push()).toHaveLength(1);
    await account.request('DELETE', API.session);
    expect(await server.store.subscriptionsOf(account.me.id)).toEqual([]);
  });

  it('is not sent without end, whatever happens at the table', async () => {
    const strict = await testServer({ pushHosts: [service.host], rate: 1 }, { pushAgent: service.agent, time: new HandTime() });
    const [ada, bob] = [await Client.of(strict.address), await Client.of(strict.address)];
    await bob.request('POST', API.pushSubscriptions, service.subscription('often', 'en'));
    const before = service.asked;
    const [first, second] = await begin([ada, bob], 0, { ...slow });
    await second.socket.close();
    await first.until(() => first.shown.online[1] === false);
    // Each undo and answer makes it bob's turn again.
    for (let i = 0; i < 3; i++) await first.answer(first.anyAnswer);
    const dropped = async (): Promise<number> => {
      const text = await (await fetch(`${strict.address}/metrics`)).text();
      return Number(/castellan_pushes_total\{outcome="tooMany"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    for (let i = 0; i < 25; i++) {
      await first.request({ type: 'askUndo', table: first.table });
      await Mirror.of(bob, first.table).then(async (mirror) => {
        await mirror.request({ type: 'consent', table: first.table, request: mirror.shown.request?.id ?? 0, yes: true }, `yes ${i}`);
        await mirror.socket.close();
      });
      await first.until(() => first.view.asked !== null && first.shown.online[1] === false);
      await first.answer(first.anyAnswer);
    }
    await expect.poll(dropped).toBeGreaterThan(0);
    expect(service.asked - before).toBeLessThanOrEqual(21);
    await strict.end();
  });

  it('uses keys that are made once and kept in the store', async () => {
    const own = await testServer();
    const before = await (await Client.of(own.address)).get<PushKey>(API.pushKey);
    const again = await own.again();
    expect(await (await Client.of(again.address)).get<PushKey>(API.pushKey)).toEqual(before);
    await again.end();
  });

  it('takes over the keys that an older server kept in a file, and says when it cannot', async () => {
    const data = freshFolder();
    const file = join(data, 'vapid.json');
    writeFileSync(file, '{}');
    await expect(testServer({}, {}, data)).rejects.toThrow(/does not hold the server's push keys/);
    const keys = webpush.generateVAPIDKeys();
    writeFileSync(file, JSON.stringify(keys));
    const own = await testServer({}, {}, data);
    rmSync(file);
    const again = await own.again();
    expect((await (await Client.of(again.address)).get<PushKey>(API.pushKey)).key).toBe(keys.publicKey);
    await again.end();
  });
});
