import { describe, expect, it } from 'vitest';
import { game } from '../../../../../games/medioevo/game.ts';
import { playTurn } from '../../../../../games/medioevo/rules/turn.ts';
import { advanceTo, position } from '../../../../../games/medioevo/test/builders.ts';
import { seatedAt } from '../../../../shell/gallery/position.ts';
import type { TableClient } from '../../../../tables/client.ts';
import { boughtIn, takeBack, takingBack } from '../bought.ts';

const SETUP = { seats: 2, options: {}, seed: '0'.repeat(64) };

/** The first player is asked what he buys. */
function shopping() {
  const state = advanceTo(
    position([{ florins: 3000, levels: { blue: 1, green: 2 }, points: { blue: 3 } }, {}], {
      phase: 'purchases',
      active: 0,
      buildings: { thrace: ['village'] },
      next: () => [playTurn.do({ seat: 0 })],
    }),
  );
  return seatedAt(game, 'shop', { setup: SETUP, state, lines: [], names: ['Ada', 'Bela'], me: 0 }).client;
}

async function say(client: TableClient, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) expect(await client.answer(text, client.snapshot.peek()?.view.asked?.id ?? ''), text).toBeNull();
}

/** What the page lists, as `n key florins`. */
function listed(client: TableClient): string[] {
  return boughtIn(client.snapshot.peek()?.log ?? [], 0).map(({ key, florins, answers }) => `${answers.length} ${key} ${florins}`);
}

async function remove(client: TableClient, key: string): Promise<void> {
  const row = boughtIn(client.snapshot.peek()?.log ?? [], 0).find((one) => one.key === key);
  await takeBack(client, row?.answers.at(-1) ?? -1);
}

describe('purchases of this turn', () => {
  it('UNI-9.1 UNI-16.3 lists what was bought, alike things together, with the points bought for them', async () => {
    const client = shopping();
    await say(client, 'recruit lightInfantry in thrace', 'build town in thrace', 'recruit lightInfantry in thrace', '! loan');
    expect(listed(client)).toEqual(['2 recruited 40', '1 built 200']);
    // The phase before is over.
    const log = client.snapshot.peek()?.log ?? [];
    expect(boughtIn([...log, { seq: 9, seat: null, key: 'phaseBegan', params: { phase: 'purchases' } }], 0)).toEqual([]);
    expect(boughtIn(log, 1)).toEqual([]);
  });

  it('UNI-9.1 takes one of them back and makes those after it again', async () => {
    const client = shopping();
    await say(client, 'recruit archer in thrace', 'build town in thrace', '! loan', 'recruit lightInfantry in thrace');
    await remove(client, 'built');
    expect(listed(client)).toEqual(['1 recruited 50', '1 recruited 20']);
    expect([takingBack.value?.isBusy, takingBack.value?.refusal, takingBack.value?.lost]).toEqual([false, null, 0]);
    expect(client.snapshot.peek()?.view.asked?.step).toBe('purchase');
    // What was said besides is said again: the loan, and both units.
    expect(client.snapshot.peek()?.view.board).toMatchObject({ players: [{ florins: 3000 + 500 - 70, loans: 1 }, {}] });
  });

  it('UNI-9.4 leaves out what rested on it, and says so', async () => {
    const client = shopping();
    await say(client, 'buy warWagon 1 in thrace');
    const asked = client.snapshot.peek()?.view.asked;
    const upgrade = asked?.kind === 'pick' ? asked.options.find(({ key }) => key.startsWith('upgrade')) : undefined;
    await say(client, upgrade?.key ?? '', 'recruit lightInfantry in thrace');
    await remove(client, 'vehicleBought');
    expect([listed(client), takingBack.value?.lost]).toEqual([['1 recruited 20'], 1]);
  });

  it('UNI-15.2 takes nothing back that lies before cards drawn, and nothing is lost by trying', async () => {
    const client = shopping();
    await say(client, 'recruit archer in thrace', 'empire card');
    const asked = client.snapshot.peek()?.view.asked;
    await say(client, asked?.kind === 'pick' ? asked.options[0].key : '', 'recruit lightInfantry in thrace');
    const before = listed(client);
    await takeBack(client, 0);
    expect([listed(client), takingBack.value?.refusal?.params.reason]).toEqual([before, 'shown']);
  });

  it('UNI-47.11 stops before answers that were given in one go', async () => {
    const client = shopping();
    const plan = ['recruit archer in thrace', 'recruit lightInfantry in thrace'].map((text) => ({ text, step: 'purchase' }));
    expect(await client.answerAll(plan, client.snapshot.peek()?.view.asked?.id ?? '')).toBeNull();
    await remove(client, 'recruited');
    expect([listed(client).length, takingBack.value?.inOneGo]).toEqual([2, true]);
  });
});
