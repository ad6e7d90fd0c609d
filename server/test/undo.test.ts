/** Taking answers back: freely up to the safe point, beyond it with everybody's consent, and durably. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, playOn, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

let server: TestServer;
const newcomers = (n: number): Promise<Client[]> => Promise.all(Array.from({ length: n }, () => Client.of(server.address)));
const undo = (mirror: Mirror) => mirror.request({ type: 'undo', table: mirror.table });
const askUndo = (mirror: Mirror) => mirror.request({ type: 'askUndo', table: mirror.table });
const consent = (mirror: Mirror, yes: boolean, request = mirror.shown.request?.id ?? 0) =>
  mirror.request({ type: 'consent', table: mirror.table, request, yes });
const keys = (mirror: Mirror): string[] => mirror.shown.log.map(({ key }) => key);

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

describe('a free undo', () => {
  it('takes the last answer back for everybody, as a change of its own that comes after it', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    const before = structuredClone(ada.view);
    await ada.answer('lean left');
    expect(ada.view.undo).toEqual({ ok: true, line: 0, count: 1, text: 'lean left' });
    const { version } = ada;
    const reply = await undo(ada);
    expect(reply).toMatchObject({ type: 'accepted', version: version + 1 });
    await settle([ada, bob]);
    expect(ada.view).toEqual(before);
    expect(bob.view.seq).toBe(0);
    expect(keys(ada)).toEqual(['undone']);
    expect(keys(bob)).toEqual(['undone']);
    expect(ada.shown.log[0]).toEqual({ seq: 0, seat: null, key: 'undone', params: { seat: 0 } });
  });

  it('is refused with the reason when a card was shown or drawn, or another seat has acted', async () => {
    const mirrors = await begin(await newcomers(2));
    const [ada, bob] = mirrors;
    expect(await undo(ada)).toMatchObject({ type: 'refused', refusal: { key: 'cannotUndo', params: { reason: 'nothing' } } });
    await ada.answer('lean left');
    await ada.answer(ada.anyAnswer);
    expect(await undo(ada)).toMatchObject({ type: 'refused', refusal: { key: 'cannotUndo', params: { reason: 'shown' } } });
    await ada.answer('0');
    expect(await undo(ada)).toMatchObject({ type: 'refused', refusal: { key: 'cannotUndo', params: { reason: 'chance' } } });
    await settle(mirrors);
    await bob.answer('lean left');
    expect(await undo(ada)).toMatchObject({ type: 'refused' });
    expect(ada.view.seq).toBe(3);
  });

  it('takes out a sealed bid although another seat has bid since', async () => {
    const mirrors = await begin(await newcomers(3));
    const [ada, bob, cat] = mirrors;
    await playOn(mirrors, () => ada.view.waiting.length === 3);
    await ada.answer('bid 2');
    await bob.answer('bid 1');
    await settle(mirrors);
    expect((await undo(ada)).type).toBe('accepted');
    await settle(mirrors);
    expect(ada.asked.step).toBe('bid');
    expect(bob.view.asked).toBeNull();
    expect(bob.shown.log.filter(({ key }) => key === 'bade')).toEqual([{ seq: 9, seat: 1, key: 'bade', params: { seat: 1, n: 1 } }]);
    await ada.answer('bid 0');
    await cat.answer('bid 0');
    await settle(mirrors);
    expect(cat.shown.log.filter(({ key }) => key === 'revealed')[0].params).toEqual({ bids: [0, 1, 0] });
  });

  it('is stored: after a restart the answer is gone, and the same undo is possible again', async () => {
    const own = await testServer();
    const people = await Promise.all([Client.of(own.address), Client.of(own.address)]);
    const [ada, bob] = await begin(people);
    await ada.answer('lean left');
    await undo(ada);
    await ada.answer('lean right');
    await settle([ada, bob]);
    const again = await own.again();
    const ada2 = await ada.resumed(again.address);
    expect(ada2.version).toBe(ada.version);
    expect(ada2.view.board).toMatchObject({ side: ['right', ''] });
    expect(ada2.view.undo).toEqual({ ok: true, line: 0, count: 1, text: 'lean right' });
    expect((await undo(ada2)).type).toBe('accepted');
    await ada2.untilVersion(ada.version + 1);
    expect(ada2.view.seq).toBe(0);
    await again.end();
  });

  it('is shown whole to a client that has seen what was taken back', async () => {
    const [ada, bob] = await begin(await newcomers(2));
    await ada.answer('lean left');
    await settle([ada, bob]);
    await bob.socket.close();
    await undo(ada);
    const back = await bob.resumed();
    expect(back.socket.messages.map(({ type }) => type)).toContain('table');
    expect(back.view.seq).toBe(0);
    expect(keys(back)).toEqual(['undone']);
  });
});

describe('an undo beyond the safe point', () => {
  it('goes back to before the seat’s last answer when all others agree', async () => {
    const mirrors = await begin(await newcomers(3));
    const [ada, bob, cat] = mirrors;
    await ada.answer('lean left');
    const atPlay = structuredClone(ada.view);
    await playOn(mirrors, () => ada.view.seq === 4);
    await settle(mirrors);
    expect((await askUndo(ada)).type).toBe('accepted');
    await settle(mirrors);
    expect(bob.shown.request).toMatchObject({ kind: 'undo', seat: 0, of: 0, agreed: [0], open: [1, 2] });
    await consent(bob, true);
    await settle(mirrors);
    expect(cat.shown.request).toMatchObject({ agreed: [0, 1], open: [2] });
    expect(ada.view.seq).toBe(4);
    await consent(cat, true);
    await settle(mirrors);
    expect(ada.shown.request).toBeNull();
    expect(ada.view.seq).toBe(2);
    expect(ada.asked.step).toBe('pay');
    expect(keys(cat)).toEqual(['leant', 'played', 'undoneByConsent']);
    expect((await askUndo(ada)).type).toBe('accepted');
    await settle(mirrors);
    await consent(bob, true);
    await consent(cat, true);
    await settle(mirrors);
    expect(ada.view.board).toEqual(atPlay.board);
    expect(ada.asked.step).toBe('play');
    await playOn(mirrors, () => ada.info.stage === 'finished');
  });

  it('does not happen when one says no, when the asking seat takes it back, or when the game goes on', async () => {
    const mirrors = await begin(await newcomers(3));
    const [ada, bob, cat] = mirrors;
    await playOn(mirrors, () => ada.view.seq === 3);
    for (const decline of [cat, ada]) {
      await askUndo(ada);
      await settle(mirrors);
      await consent(decline, false);
      await settle(mirrors);
      expect(bob.shown.request).toBeNull();
    }
    await askUndo(ada);
    await settle(mirrors);
    const id = bob.shown.request?.id ?? 0;
    await bob.answer('lean left');
    await settle(mirrors);
    expect(ada.shown.request).toBeNull();
    expect(await consent(cat, true, id)).toMatchObject({ type: 'refused', code: 'noRequest' });
    expect(ada.view.seq).toBe(4);
  });

  it('is granted when the last who had not yet agreed drops out', async () => {
    const mirrors = await begin(await newcomers(3));
    const [ada, bob, cat] = mirrors;
    await playOn(mirrors, () => ada.view.seq === 3);
    await askUndo(ada);
    await settle(mirrors);
    await consent(bob, true);
    await settle(mirrors);
    expect(bob.shown.request).toMatchObject({ open: [2] });
    expect((await cat.request({ type: 'resign', table: cat.table })).type).toBe('accepted');
    await ada.until(() => ada.shown.request === null && ada.view.seq === 2);
    expect(ada.asked.step).toBe('pay');
    expect(keys(ada)).toContain('undoneByConsent');
  });

  it('is one request at a time, from somebody who has something to take back', async () => {
    const mirrors = await begin(await newcomers(3));
    const [ada, bob] = mirrors;
    expect(await askUndo(bob)).toMatchObject({ type: 'refused', code: 'nothingToUndo' });
    await playOn(mirrors, () => ada.view.seq === 6);
    await askUndo(ada);
    expect(await askUndo(bob)).toMatchObject({ type: 'refused', code: 'requestOpen' });
    expect((await askUndo(ada)).type).toBe('accepted');
  });

  it('is granted at once when only bots play along', async () => {
    const [ada] = await begin(await newcomers(1), 2);
    await playOn([ada], () => ada.view.waiting.some(({ step }) => step === 'bid'));
    expect((await askUndo(ada)).type).toBe('accepted');
    await ada.until(() => ada.view.seq === 2);
    expect(ada.asked.step).toBe('pay');
    await playOn([ada], () => ada.info.stage === 'finished');
  });

  it('is stored: after a restart the game stands where it was cut', async () => {
    const own = await testServer();
    const people = await Promise.all([Client.of(own.address), Client.of(own.address)]);
    const mirrors = await begin(people, 0, { options: { rounds: 12 } });
    const [ada, bob] = mirrors;
    await playOn(mirrors, () => ada.view.seq === 70);
    await settle(mirrors);
    const asking = mirrors.find((mirror) => mirror.view.asked === null) ?? ada;
    await askUndo(asking);
    await settle(mirrors);
    await consent(asking === ada ? bob : ada, true);
    await settle(mirrors);
    const { view, version } = ada;
    expect(view.seq).toBeLessThan(70);
    const again = await own.again();
    const [ada2, bob2] = await Promise.all([ada.resumed(again.address), bob.resumed(again.address)]);
    expect(ada2.version).toBe(version);
    expect(ada2.view).toMatchObject({ seq: view.seq, board: view.board });
    const fresh = await Mirror.of(ada2.client, ada.table);
    expect(fresh.shown.log).toEqual(ada.shown.log);
    await playOn([ada2, bob2], () => ada2.info.stage === 'finished');
    await again.end();
  });
});
