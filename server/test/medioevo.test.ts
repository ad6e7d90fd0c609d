/** Medioevo by correspondence: others wait only for whoever wants to be asked, so often in a turn, and so long. */

import { ASK, type Standing } from '@castellan/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './fixtures/client.ts';
import { begin, type Mirror, settle } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';
import { HandTime } from './fixtures/time.ts';

const HOUR = 3_600_000;
const DICE: Standing = { step: 'window', key: ASK, until: 'ever', where: { window: 'onDie' } };

let server: TestServer;
const time = new HandTime();

beforeAll(async () => {
  server = await testServer({ games: new URL('./fixtures/medioevo-worlds.ts', import.meta.url).href }, { time });
});
afterAll(() => server.end());

/** The one is about to reroll, which opens a window for the other. */
async function table(): Promise<Mirror[]> {
  const people = await Promise.all([Client.of(server.address), Client.of(server.address)]);
  return begin(people, 0, { game: 'medioevo', clock: { kind: 'correspondence', hours: 24 } });
}

const asks = (mirror: Mirror): string | null => mirror.view.asked?.step ?? null;

describe('windows by correspondence', () => {
  it('UNI-47.14 wait for nobody who has not said so', async () => {
    const [ada, bob] = await table();
    await ada.answer('-');
    await settle([ada, bob]);
    expect([asks(ada), asks(bob)]).toEqual(['rerollBarbarianDice', null]);
  });

  it('UNI-47.14 wait three times a turn for whoever has, eight hours at most, and remember it when the server is started anew', async () => {
    const [ada, bob] = await table();
    expect((await bob.request({ type: 'setStanding', table: bob.table, standing: DICE })).type).toBe('accepted');
    await ada.answer('-');
    await bob.untilAsked();
    expect([asks(ada), asks(bob), bob.shown.due?.left]).toEqual([null, 'window', 8 * HOUR]);
    await bob.answer('pass');
    await bob.untilAsked();
    // The second time is not answered: it counts all the same.
    time.pass(8 * HOUR - 10_000);
    expect(asks(bob)).toBe('window');
    const later = await server.again();
    try {
      const [one, other] = [await ada.resumed(later.address), await bob.resumed(later.address)];
      time.pass(20_000);
      await other.until(() => other.shown.due?.left === 8 * HOUR);
      expect([asks(one), asks(other)]).toEqual([null, 'window']);
      await other.answer('pass');
      await one.untilAsked();
      // Three more rolls have gone by without a question.
      expect([asks(one), asks(other)]).toEqual(['rerollBarbarianDice', null]);
    } finally {
      server = later;
    }
  });

  it('UNI-47.14 wait for whoever is left alone among bots as often and as long as they like', async () => {
    const [ada, bob] = await table();
    expect((await bob.request({ type: 'setStanding', table: bob.table, standing: DICE })).type).toBe('accepted');
    await ada.socket.close();
    await bob.until(() => bob.shown.online[0] === false);
    expect((await bob.request({ type: 'botVote', table: bob.table, seat: 0 })).type).toBe('accepted');
    for (let roll = 0; roll < 6; roll++) {
      await bob.untilAsked();
      expect([asks(bob), bob.shown.due]).toEqual(['window', null]);
      time.pass(9 * HOUR);
      await bob.answer('pass');
    }
  });
});
