/** Whose a table is: what every store must do when two servers take a table for theirs, or one does not know what was stored. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../store/store.ts';
import { change, entry, faultOf, newTable, type Opening, seen } from './contract.ts';

export function fenceContract(name: string, open: Opening): void {
  describe(`tables in ${name}`, () => {
    /** Two servers on the same data. */
    let one: Store;
    let other: Store;
    beforeAll(async () => {
      const opened = await open();
      one = opened.store;
      other = await opened.again();
      return async () => {
        await one.close();
        await other.close();
      };
    });
    const standing = [{ seat: 0, answer: { step: 'bid', key: 'bid 0', until: 'ever' as const }, round: 'null' }];
    const snapshot = (version: number, answers = version) => ({
      version,
      lines: Array.from({ length: answers }, () => ({ seat: 0, text: 'a' })),
      log: [],
      state: `{"v":${version}}`,
    });

    it('are claimed by whoever has seen them as they are, and each claim raises the fence', async () => {
      await one.createTable(newTable('claimed'));
      expect(await one.claim('claimed', 'one', seen(0))).toBe(1);
      expect(await other.table('claimed')).toMatchObject({ version: 0, fence: 1, owner: 'one' });
      expect(await faultOf(other.claim('claimed', 'other', seen(0, 0)))).toBe('conflict');
      expect(await faultOf(other.claim('claimed', 'other', seen(1, 1)))).toBe('conflict');
      expect(await faultOf(other.claim('nowhere', 'other', seen(0)))).toBe('conflict');
      expect(await other.claim('claimed', 'other', seen(0, 1))).toBe(2);
      expect(await one.table('claimed')).toMatchObject({ version: 0, fence: 2, owner: 'other' });
    });

    it('are one claimant’s when several claim at once', async () => {
      await one.createTable(newTable('wanted'));
      const claims = [one, other, one, other].map((store, i) => faultOf(store.claim('wanted', `server ${i}`, seen(0))));
      expect((await Promise.all(claims)).toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'none']);
      expect((await one.table('wanted'))?.fence).toBe(1);
    });

    it('take no write of a server from which they were claimed: neither change nor standing answers, snapshot or end', async () => {
      await one.createTable(newTable('fenced'));
      const fence = await one.claim('fenced', 'one', seen(0));
      await one.append('fenced', seen(0, fence), change(1));
      await one.setStandings('fenced', fence, []);
      await other.claim('fenced', 'other', seen(1, fence));
      const late = [
        one.append('fenced', seen(1, fence), change(2, { head: { ...newTable('x').head, next: 'lost' } })),
        one.append('fenced', seen(1, fence), change(2, { chat: { person: 'ada', seat: 0, text: 'lost', room: null, heard: null } })),
        one.append('fenced', seen(1, fence), change(2, { again: newTable('lost') })),
        one.setStandings('fenced', fence, standing),
        one.keep('fenced', fence, snapshot(1)),
        one.deleteTable('fenced', fence),
      ];
      expect(await Promise.all(late.map(faultOf))).toEqual(late.map(() => 'conflict'));
      expect(await other.table('fenced')).toMatchObject({ version: 1, owner: 'other', head: { next: null } });
      expect(await other.entries('fenced', 0)).toEqual([entry(1)]);
      expect(await other.chat('fenced', 0, 10)).toEqual([]);
      expect(await other.standings('fenced')).toEqual([]);
      expect(await other.kept('fenced')).toBeNull();
      expect(await other.table('lost')).toBeNull();
      await other.append('fenced', seen(1, fence + 1), change(2));
      await other.setStandings('fenced', fence + 1, standing);
      await other.keep('fenced', fence + 1, snapshot(2));
      expect((await one.kept('fenced'))?.version).toBe(2);
      await other.deleteTable('fenced', fence + 1);
      expect(await one.table('fenced')).toBeNull();
    });

    it('know which version a request has made, however long ago', async () => {
      await one.createTable(newTable('asked'));
      await one.append('asked', seen(0), change(1, { entry: entry(1, { nonce: 'ada:1' }) }));
      await other.append('asked', seen(1), change(2));
      expect(await other.versionOf('asked', 'ada:1')).toBe(1);
      expect(await other.versionOf('asked', 'ada:2')).toBeNull();
    });

    it('let one of several servers win that write at once, and keep all their versions', async () => {
      const tables = Array.from({ length: 40 }, (_, i) => `both${i}`);
      await Promise.all(tables.map((id) => one.createTable(newTable(id))));
      for (let version = 0; version < 5; version++) {
        const faults = await Promise.all(
          // Each in another order, as two servers would.
          [tables.map((id) => [one, id] as const), tables.toReversed().map((id) => [other, id] as const)].flatMap((writes) =>
            writes.map(([store, id]) => faultOf(store.append(id, seen(version), change(version + 1)))),
          ),
        );
        expect(faults.filter((fault) => fault === 'none')).toHaveLength(tables.length);
        expect(faults.filter((fault) => fault === 'conflict')).toHaveLength(tables.length);
      }
      for (const id of tables) expect((await one.entries(id, 0, 5)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    });

    it('never keep a state that a later change has made untrue', async () => {
      await one.createTable(newTable('undone'));
      for (let version = 0; version < 20; version += 2) {
        await one.append('undone', seen(version), change(version + 1));
        const kept = one.keep('undone', 0, snapshot(version + 1, 5));
        await one.append('undone', seen(version + 1), change(version + 2, { keptAnswers: 4 }));
        await kept;
        expect(await one.kept('undone')).toMatchObject({ version: version + 1, state: null, stateAt: 0 });
      }
    });

    it('of which a write broke off have it or not, and after a claim it does not come any more', async () => {
      await one.createTable(newTable('unsure'));
      let fence = 0;
      for (let round = 0; round < 8; round++) {
        const { version } = (await one.table('unsure')) ?? { version: -1 };
        const writing = faultOf(one.append('unsure', seen(version, fence), change(version + 1)));
        await one.loseWriter();
        const fault = await writing;
        expect(['none', 'broken']).toContain(fault);
        // Whoever finds the table changed looks again, and claims what is there then.
        const claim = async (): Promise<number> => {
          const found = (await other.table('unsure'))?.version ?? -1;
          return other.claim('unsure', 'other', seen(found, fence)).catch(claim);
        };
        fence = await claim();
        const after = (await other.table('unsure'))?.version ?? -1;
        expect(fault === 'none' ? [version + 1] : [version, version + 1]).toContain(after);
        await one.append('unsure', seen(after, fence), change(after + 1));
        expect((await other.entries('unsure', 0, after + 1)).map((found) => found.version)).toEqual(
          Array.from({ length: after + 1 }, (_, i) => i + 1),
        );
      }
    });

    it('have settings beside them, on which the first to settle them decides', async () => {
      expect(await one.settled('push', () => 'mine')).toBe('mine');
      expect(await other.settled('push', () => 'yours')).toBe('mine');
      const both = await Promise.all([one, other].map((store, i) => store.settled('contested', () => `server ${i}`)));
      expect(new Set(both).size).toBe(1);
    });
  });
}
