/** What is said beside the game: asides, plans, foresight, secret polls, private rooms, and questions with a limit. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './fixtures/client.ts';
import { begin, Mirror, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

let server: TestServer;
const time = new HandTime();

beforeAll(async () => {
  server = await testServer({}, { time });
});
afterAll(() => server.end());

async function caravan(options: object = {}, spec: object = {}): Promise<Mirror[]> {
  const clients = await Promise.all([1, 2, 3].map(() => Client.of(server.address)));
  const mirrors = await begin(clients, 0, { game: 'caravan', options, ...spec });
  for (const mirror of mirrors) await mirror.answer('0');
  await settle(mirrors);
  return mirrors;
}

/** Whoever may go first is found first. */
function byTurn(mirrors: readonly Mirror[]): Mirror[] {
  const first = mirrors.findIndex(({ view }) => view.asked !== null);
  return [...mirrors.slice(first), ...mirrors.slice(0, first)];
}

/** The first round is over and the moot is held. */
async function moot(spec: object = {}): Promise<Mirror[]> {
  const mirrors = await caravan({ moots: true }, spec);
  for (const mirror of byTurn(mirrors)) {
    await mirror.untilAsked();
    await mirror.answer('rest');
  }
  for (const mirror of mirrors) {
    await mirror.untilAsked();
    await mirror.answer('leave');
  }
  await settle(mirrors);
  return mirrors;
}

const interject = (mirror: Mirror, text: string) => mirror.request({ type: 'answer', table: mirror.table, text });
const murmur = (mirror: Mirror, text: string) =>
  mirror.request({ type: 'answer', table: mirror.table, question: mirror.view.aside?.id, text });

describe('an aside', () => {
  it('is shown to its seat alone: the others are not even sent a message, and go on playing', async () => {
    const [first, second, third] = byTurn(await caravan());
    const heard = [first, third].map(({ socket }) => socket.heard.length);
    expect((await interject(second, '! haggle')).type).toBe('accepted');
    expect((await murmur(second, `~ with ${(first.view.seat ?? 0) + 1}`)).type).toBe('accepted');
    expect(second.view.aside?.step).toBe('namePrice');
    await first.answer('rest');
    await settle([first, second, third]);
    expect([first, third].map(({ socket }) => socket.heard.filter((text) => text.includes('"aside"')))).toEqual([[], []]);
    const updates = (mirror: Mirror, from: number): number =>
      mirror.socket.heard.slice(from).filter((text) => text.includes('"type":"update"')).length;
    expect([updates(first, heard[0]), updates(third, heard[1])]).toEqual([1, 1]);
    expect(second.view.asked?.step).toBe('takeTurn');
    expect((await murmur(second, '~ for 2')).type).toBe('accepted');
    await settle([first, second, third]);
    expect(first.view.offers).toHaveLength(1);
  });

  it('is still open after the server was started anew', async () => {
    const other = await testServer();
    const clients = await Promise.all([1, 2].map(() => Client.of(other.address)));
    const mirrors = await begin(clients, 0, { game: 'caravan' });
    for (const mirror of mirrors) await mirror.answer('0');
    await settle(mirrors);
    const second = byTurn(mirrors)[1];
    await interject(second, '! haggle');
    const again = await other.again();
    const resumed = await second.resumed(again.address);
    expect(resumed.view.aside?.step).toBe('namePrice');
    await again.end();
  });
});

describe('a plan', () => {
  it('is stored and shown once, and taken back as a whole', async () => {
    const [first, second] = byTurn(await caravan());
    await interject(first, '! borrow');
    await settle([first, second]);
    const { version } = second;
    const answers = [{ text: '! haggle' }, { text: `~ with ${(second.view.seat ?? 0) + 1}` }];
    const reply = await first.request({ type: 'plan', table: first.table, answers });
    expect(reply).toMatchObject({ type: 'accepted', version: version + 1 });
    expect(first.view.undo).toMatchObject({ ok: true, count: 2 });
    expect((await first.request({ type: 'undo', table: first.table })).type).toBe('accepted');
    expect(first.view.aside).toBeUndefined();
  });

  it('says where it stopped, and nothing is done when that is at once', async () => {
    const [first] = byTurn(await caravan());
    await interject(first, '! borrow');
    const { id } = first.asked;
    const plan = (...texts: readonly string[]) =>
      first.request({ type: 'plan', table: first.table, question: id, answers: texts.map((text) => ({ text })) });
    expect(await plan('fly', 'rest')).toMatchObject({ type: 'refused', refusal: { key: 'unknownOption' } });
    expect(await plan('invest', '9')).toMatchObject({ type: 'accepted', stopped: { at: 1, refusal: { key: 'outOfRange' } } });
    expect(first.asked.step).toBe('invest');
  });
});

describe('foresight', () => {
  it('tells a seat what it may know of its own answer', async () => {
    const [first, second] = byTurn(await caravan());
    const foresee = (mirror: Mirror, ...texts: string[]) => mirror.request({ type: 'foresee', table: mirror.table, texts });
    expect(await foresee(first, 'rest')).toMatchObject({
      type: 'foresight',
      foresight: { carried: 1, chance: 'never', shown: false, certain: [{ key: 'rested' }] },
    });
    expect(await foresee(second, 'rest')).toMatchObject({ foresight: { carried: 0, refusal: { key: 'notAsked' } } });
    const nobody = await Mirror.of(await Client.of(server.address), first.table);
    expect(await foresee(nobody, 'rest')).toMatchObject({ type: 'refused', code: 'notSeated' });
  });
});

describe('a secret poll', () => {
  it('tells nobody who has answered, neither by message nor in the lists', async () => {
    const [ada, bob, cat] = await moot();
    const before = bob.socket.heard.length;
    await ada.answer('nay');
    const listed = await cat.client.get<{ readonly waiting: readonly number[] }>(`/api/tables/${ada.table}`);
    expect(listed.waiting).toEqual([2]);
    expect(bob.view.waiting).toEqual(expect.arrayContaining([{ seat: null, step: 'moot' }]));
    await bob.answer('nay');
    await cat.answer('nay');
    await settle([ada, bob, cat]);
    expect(bob.socket.heard.slice(before).filter((text) => text.includes('"type":"update"'))).toHaveLength(2);
    expect(ada.view.asked?.step ?? ada.view.waiting[0].step).toBe('bid');
  });

  it('is answered in advance, as far as the game knows the question', async () => {
    const [ada] = await moot();
    const stand = (standing: object) =>
      ada.socket.ask({ type: 'setStanding', table: ada.table, standing: { step: 'moot', key: 'nay', until: 'ever', ...standing } });
    expect((await stand({ where: { again: true } })).type).toBe('accepted');
    expect((await stand({ when: { name: 'coinsAtLeast', n: 2 } })).type).toBe('accepted');
    expect(await stand({ when: { name: 'luck', n: 2 } })).toMatchObject({ type: 'refused', refusal: { key: 'noSuchCondition' } });
    expect(await stand({ step: 'sing' })).toMatchObject({ type: 'refused', refusal: { key: 'noSuchStep' } });
    await ada.until(() => ada.shown.standing.length === 2);
  });
});

describe('a private room', () => {
  it('carries talk to those in it alone, also later and to those who come back', async () => {
    const mirrors = await moot();
    const inside = mirrors.filter(({ view }) => view.rooms !== undefined);
    const [outside] = mirrors.filter(({ view }) => view.rooms === undefined);
    expect(inside).toHaveLength(2);
    const room = inside[0].view.rooms?.[0].id ?? 0;
    const say = (mirror: Mirror, text: string) => mirror.request({ type: 'chat', table: mirror.table, text, room });
    expect((await say(inside[0], 'vote nay with me')).type).toBe('accepted');
    expect(await say(outside, 'let me in')).toMatchObject({ type: 'refused', code: 'noSuchRoom' });
    await inside[1].until(() => inside[1].shown.chat.length === 1);
    expect(inside[1].shown.chat[0]).toMatchObject({ text: 'vote nay with me', room });
    const back = await Mirror.of(outside.client, outside.table);
    const spectator = await Mirror.of(await Client.of(server.address), outside.table);
    expect([back.shown.chat, spectator.shown.chat]).toEqual([[], []]);
    expect((await Mirror.of(inside[1].client, outside.table)).shown.chat).toHaveLength(1);
    for (const mirror of mirrors) await mirror.answer('nay');
    expect(await say(inside[0], 'once more')).toMatchObject({ type: 'refused', code: 'noSuchRoom' });
  });

  it('that ends by time is closed by the clock, and the game goes on', async () => {
    const mirrors = await moot({ clock: { kind: 'live', initial: 600, increment: 0 } });
    const isOpen = () => mirrors.some(({ view }) => view.rooms !== undefined);
    expect(isOpen()).toBe(true);
    time.pass(19_000);
    await settle(mirrors);
    expect(isOpen()).toBe(true);
    time.pass(2_000);
    for (const mirror of mirrors) await mirror.until(() => mirror.view.rooms === undefined);
    expect(mirrors.map(({ view }) => view.asked?.step)).toEqual(['moot', 'moot', 'moot']);
  });
});

describe('a question with a limit', () => {
  it('is answered by the clock when its time is over, which the record shows', async () => {
    const [ada, bob, cat] = await moot({ clock: { kind: 'live', initial: 600, increment: 5 } });
    await bob.answer('aye');
    time.pass(29_000);
    expect(ada.view.asked?.step).toBe('moot');
    time.pass(2_000);
    await cat.until(() => cat.view.asked?.step !== 'moot');
    await settle([ada, bob, cat]);
    expect(ada.view.waiting.map(({ step }) => step)).not.toContain('moot');
  });

  it('cannot be answered in the clock’s name by anybody else', async () => {
    const [ada] = await moot();
    expect(await ada.ask('@ nay')).toMatchObject({ type: 'refused', code: 'malformed' });
  });
});
