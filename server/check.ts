/** What would become of everything stored, were this server started on it: looked at before an upgrade, and without changing anything. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, parseRecord, printResult, type Result, stateHash, type Table, verify } from '@castellan/engine';
import { KnownPacks } from './packs.ts';
import { type Games, loadGames } from './shelf.ts';
import { entriesOf, keptOf, Rows, TABLE_COLUMNS, type TableRow, tableOf } from './store/sqlite/rows.ts';
import { type StoredPack, StoreError } from './store/store.ts';
import { setupOfTable } from './tables/loading.ts';
import { Illegal, linesAfter, playedUpTo } from './tables/replaying.ts';
import type { Kept, StoredTable } from './tables/stored.ts';

/** Milliseconds to wait for a server that runs on the same data. */
const PATIENCE = 10_000;

/**
 * Why something would not go on. `otherRules`, `packMisfit`, `unknownGame` and `damaged` are what the server would say; `illegal`: an answer
 * is not allowed any more; `differs`: the answers lead elsewhere than they did.
 */
export type Trouble = 'otherRules' | 'packMisfit' | 'unknownGame' | 'damaged' | 'illegal' | 'differs';

export interface Checked {
  readonly kind: 'table' | 'record' | 'pack';
  readonly id: string;
  /** Empty when it cannot be read. */
  readonly game: string;
  readonly stage: StoredTable['head']['stage'] | null;
  readonly answers: number;
  readonly trouble: Trouble | null;
  /** For whoever looks into it. */
  readonly detail: string;
}

/** There is no database in that folder, or it cannot be read. */
export class NoData extends Error {}

export async function* checkData(folder: string, module = '@castellan/games'): AsyncGenerator<Checked> {
  const file = join(folder, 'castellan.sqlite');
  if (!existsSync(file)) throw new NoData(`there is no ${file}`);
  const rows = opened(file);
  try {
    const games = await loadGames(module);
    const packs = new KnownPacks(games);
    const stored: Pick<StoredPack, 'id' | 'game' | 'json'>[] = rows.all('select id, game, json from packs order by game, id');
    for (const { game, id, json } of stored) {
      const isRead = await packs.meet(game, id, json);
      const errors = packs.errorsOf(game, id);
      const trouble = errors.length === 0 ? null : isRead ? 'packMisfit' : 'damaged';
      yield { kind: 'pack', id, game, stage: null, answers: 0, trouble, detail: errors.join('; ') };
    }
    for (const { no } of rows.all('select no from tables order by no')) {
      const row: TableRow | null = rows.one(`select ${TABLE_COLUMNS} from tables t where t.no = ?`, no);
      if (row !== null) yield checkedTable(rows, games, packs, row);
    }
    for (const { id, text } of rows.all('select id, text from records group by id order by id')) yield checkedRecord(games, id, text);
  } finally {
    rows.close();
  }
}

function opened(file: string): Rows {
  try {
    const rows = new Rows(file, PATIENCE, () => {});
    rows.one('select count(*) as tables from tables');
    return rows;
  } catch (error) {
    throw new NoData(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function checkedTable(rows: Rows, games: Games, packs: KnownPacks, row: TableRow): Checked {
  const table = tableOf(rows, row);
  if (table === null)
    return { kind: 'table', id: row.id, game: '', stage: null, answers: 0, trouble: 'damaged', detail: 'its row cannot be read' };
  const { charter, head, id } = table;
  const found = { kind: 'table' as const, id, game: charter.game, stage: head.stage, answers: head.answers };
  try {
    return { ...found, ...wrongWith(rows, games, packs, table) };
  } catch (error) {
    if (error instanceof Illegal) return { ...found, trouble: 'illegal', detail: error.message };
    if (error instanceof StoreError) return { ...found, trouble: 'damaged', detail: error.message };
    return { ...found, trouble: 'illegal', detail: error instanceof Error ? error.message : String(error) };
  }
}

const GOOD = { trouble: null, detail: '' };

function wrongWith(rows: Rows, games: Games, packs: KnownPacks, table: StoredTable): Pick<Checked, 'trouble' | 'detail'> {
  const { charter, head, id, version } = table;
  const game = games.get(charter.game);
  if (game === undefined) return { trouble: 'unknownGame', detail: charter.game };
  const lines = linesAfter([], entriesOf(rows, id, 0, version));
  if (charter.rules !== game.version && !game.replays.includes(charter.rules))
    return { trouble: 'otherRules', detail: `${charter.rules} / ${game.version}` };
  if (charter.pack !== '' && packs.jsonOf(charter.game, charter.pack) === null) return { trouble: 'packMisfit', detail: charter.pack };
  if (lines.length !== head.answers) return { trouble: 'damaged', detail: `${lines.length} answers where ${head.answers} were given` };
  const position = { lines, log: [], state: null, stateAt: 0 };
  const kept = rows.hasSums ? keptOf(rows, id) : null;
  const differs = kept === null ? null : otherThanKept(game, table, kept, lines.slice(0, kept.stateAt));
  if (differs !== null) return { trouble: 'differs', detail: differs };
  return head.stage === 'gathering' ? GOOD : otherThanHead(playedUpTo(game, setupOfTable(table), position), table);
}

/** What was kept of a state on the way is held against what the answers lead to now. */
function otherThanKept(game: Game, table: StoredTable, { state, stateAt }: Kept, lines: ReturnType<typeof linesAfter>): string | null {
  if (state === null) return null;
  const played = playedUpTo(game, setupOfTable(table), { lines, log: [], state: null, stateAt: 0 });
  return stateHash(played.state) === stateHash(JSON.parse(state)) ? null : `after ${stateAt} answers the game stands elsewhere`;
}

function otherThanHead(played: Table, { head }: StoredTable): Pick<Checked, 'trouble' | 'detail'> {
  if (head.stage === 'finished') {
    const isSame = head.hash === undefined || head.hash === stateHash(played.state);
    return isSame && resultOf(head.ending?.result) === resultOf(played.result)
      ? GOOD
      : { trouble: 'differs', detail: 'the game ends elsewhere' };
  }
  // Whose standing answer is about to be given is not waited for.
  const isAhead = (occasion: string): boolean => head.beat?.occasions.includes(occasion) ?? false;
  const asked = played.questions().flatMap((q) => (isAhead(played.occasionOf(q)) ? [] : [q.seat]));
  return asked.join() === head.waiting.join() ? GOOD : { trouble: 'differs', detail: 'others are asked than were' };
}

function resultOf(result: Result | null | undefined): string {
  return result === null || result === undefined ? '' : printResult(result);
}

function checkedRecord(games: Games, id: string, text: string): Checked {
  const found = { kind: 'record' as const, id, stage: null };
  const parsed = parseRecord(text);
  if (!parsed.ok) return { ...found, game: '', answers: 0, trouble: 'damaged', detail: parsed.error.key };
  const { record } = parsed;
  const read = { ...found, game: record.game, answers: record.lines.length };
  const game = games.get(record.game);
  if (game === undefined) return { ...read, trouble: 'unknownGame', detail: record.game };
  const verified = verify(game, record);
  return verified.ok ? { ...read, ...GOOD } : { ...read, trouble: TROUBLE_OF[verified.error.key] ?? 'illegal', detail: verified.error.key };
}

const TROUBLE_OF: { readonly [key: string]: Trouble | undefined } = {
  otherVersion: 'otherRules',
  unknownPack: 'packMisfit',
  wrongHash: 'differs',
  wrongResult: 'differs',
  wrongSeed: 'damaged',
};
