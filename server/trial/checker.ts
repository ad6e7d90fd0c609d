/** Holds everything players were told against what is stored. */

import { Table } from '@castellan/engine';
import { Client } from 'pg';
import { loadGames } from '../shelf.ts';
import { charterIn, entryIn, headIn } from '../store/shapes.ts';
import { setupOfTable } from '../tables/loading.ts';
import type { Entry } from '../tables/stored.ts';
import { hashOf, type Player } from './player.ts';

export interface Verdict {
  readonly wrong: readonly string[];
  readonly tables: number;
  readonly acknowledged: number;
  readonly shown: number;
  readonly entries: number;
  readonly byBots: number;
}

export async function judged(database: string, players: readonly Player[]): Promise<Verdict> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const wrong = players.flatMap((player) => player.wrong);
  const verdict = { tables: 0, acknowledged: 0, shown: 0, entries: 0, byBots: 0 };
  try {
    const shelf = await loadGames('@castellan/games');
    // One moment for all that is read: bots play on meanwhile.
    await client.query('begin isolation level repeatable read read only');
    for (const table of new Set(players.map((player) => player.table))) {
      const there = players.filter((player) => player.table === table);
      const found = await client.query(
        'select t.id, t.version, t.head, p.charter from tables t join table_parts p on p.table_id = t.id where t.id = $1',
        [table],
      );
      const [row] = found.rows;
      const journal = await client.query(
        'select version, at::float8 as at, nonce, body from journal where table_id = $1 order by version',
        [table],
      );
      const charter = charterIn(String(row?.charter));
      const head = headIn(String(row?.head));
      const game = charter === null ? undefined : shelf.get(charter.game);
      if (charter === null || head === null || game === undefined) {
        wrong.push(`table ${table} cannot be read`);
        continue;
      }
      const entries = journal.rows.flatMap((one): Entry[] => {
        const body = entryIn(String(one.body));
        return body === null ? [] : [{ ...body, version: Number(one.version), at: Number(one.at), nonce: one.nonce }];
      });
      verdict.tables++;
      verdict.entries += entries.length;
      wrong.push(...gapsIn(table, entries, Number(row.version)), ...unknownTo(table, entries, there));
      verdict.acknowledged += there.reduce((sum, player) => sum + player.told.length, 0);
      const stored = { id: table, charter, head, version: Number(row.version), fence: 0, owner: null };
      const replayed = new Table(game, setupOfTable(stored));
      const boards = new Map<string, string>();
      const keep = (): void => {
        for (const { seat, shown } of there)
          if (seat !== null && shown.has(replayed.lines.length))
            boards.set(`${seat} ${replayed.lines.length}`, hashOf(game.view(replayed.state, seat)));
      };
      keep();
      for (const { line } of entries.flatMap(({ played }) => played)) {
        const outcome = replayed.reply(line.seat, line.text);
        if (!outcome.ok) {
          wrong.push(`table ${table}: answer ${replayed.lines.length + 1} is stored and not legal (${outcome.refusal.key})`);
          break;
        }
        if (!there.some(({ seat }) => seat === line.seat)) verdict.byBots++;
        keep();
      }
      for (const { seat, shown } of there)
        for (const [seq, hash] of shown) {
          verdict.shown++;
          const true_ = boards.get(`${seat} ${seq}`);
          if (true_ !== hash) wrong.push(`table ${table}: seat ${seat} was shown something after ${seq} answers that never was`);
        }
    }
  } finally {
    await client.end();
  }
  return { wrong, ...verdict };
}

/** Every version is there once, up to the table's own; nonces are there once. */
function gapsIn(table: string, entries: readonly Entry[], version: number): readonly string[] {
  const wrong = entries.flatMap((entry, i) => (entry.version === i + 1 ? [] : [`table ${table}: version ${i + 1} is not there`]));
  if (entries.length !== version) wrong.push(`table ${table}: ${entries.length} changes are stored, and its version is ${version}`);
  const nonces = entries.flatMap(({ nonce }) => nonce ?? []);
  if (new Set(nonces).size !== nonces.length) wrong.push(`table ${table}: something was carried out twice`);
  return wrong;
}

/** What was acknowledged is stored, as it was said, at the version that was told; and nothing was shown that is not stored. */
function unknownTo(table: string, entries: readonly Entry[], players: readonly Player[]): readonly string[] {
  return players.flatMap(({ told, highest }) => {
    const wrong = told.flatMap(({ sent: { seat, text, nonce }, version }) => {
      const entry = entries[version - 1];
      const isThere =
        entry?.nonce?.endsWith(`:${nonce}`) === true && entry.played.some(({ line }) => line.seat === seat && line.text === text);
      return isThere ? [] : [`table ${table}: “${text}” of seat ${seat} was acknowledged as ${version} and is not stored so`];
    });
    return highest > entries.length ? [...wrong, `table ${table}: version ${highest} was shown and is not stored`] : wrong;
  });
}
