/** What would become of everything stored, were this server started on it: looked at before an upgrade, and without changing anything. */

import { type Game, parseRecord, printResult, type Result, stateHash, type Table, verify } from '@castellan/engine';
import { KnownPacks } from './packs.ts';
import { type Games, loadGames } from './shelf.ts';
import { type Archive, openArchive } from './store/archive.ts';
import { entriesOf, keptOf, type TableRow, tableOf } from './store/sql/rows.ts';
import { type StoredPack, StoreError } from './store/store.ts';
import { setupOfTable } from './tables/loading.ts';
import { Illegal, linesAfter, playedUpTo } from './tables/replaying.ts';
import type { Kept, StoredTable } from './tables/stored.ts';

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

/** `address` is the folder of a SQLite file, or that of a PostgreSQL database. */
export async function* checkData(address: string, module = '@castellan/games'): AsyncGenerator<Checked> {
  const archive = await openArchive(address);
  try {
    const games = await loadGames(module);
    const packs = new KnownPacks(games);
    const stored = await archive.all<Pick<StoredPack, 'id' | 'game' | 'json'>>('select id, game, json from packs order by game, id');
    for (const { game, id, json } of stored) {
      const isRead = await packs.meet(game, id, json);
      const errors = packs.errorsOf(game, id);
      const trouble = errors.length === 0 ? null : isRead ? 'packMisfit' : 'damaged';
      yield { kind: 'pack', id, game, stage: null, answers: 0, trouble, detail: errors.join('; ') };
    }
    for (const { no } of await archive.all<{ no: number }>('select no from tables order by no')) {
      const row = await archive.one<TableRow>(`select ${archive.tableColumns} from ${archive.tables} where t.no = ?`, no);
      if (row !== null) yield await checkedTable(archive, games, packs, row);
    }
    for (const { id } of await archive.all<{ id: string }>('select distinct id from records order by id')) {
      const record = await archive.one<{ text: string }>('select text from records where id = ? limit 1', id);
      if (record !== null) yield checkedRecord(games, id, record.text);
    }
  } finally {
    await archive.close();
  }
}

async function checkedTable(archive: Archive, games: Games, packs: KnownPacks, row: TableRow): Promise<Checked> {
  const table = tableOf(row, archive.report);
  if (table === null)
    return { kind: 'table', id: row.id, game: '', stage: null, answers: 0, trouble: 'damaged', detail: 'its row cannot be read' };
  const { charter, head, id } = table;
  const found = { kind: 'table' as const, id, game: charter.game, stage: head.stage, answers: head.answers };
  try {
    return { ...found, ...(await wrongWith(archive, games, packs, table)) };
  } catch (error) {
    if (error instanceof Illegal) return { ...found, trouble: 'illegal', detail: error.message };
    if (error instanceof StoreError) return { ...found, trouble: 'damaged', detail: error.message };
    return { ...found, trouble: 'illegal', detail: error instanceof Error ? error.message : String(error) };
  }
}

const GOOD = { trouble: null, detail: '' };

async function wrongWith(
  archive: Archive,
  games: Games,
  packs: KnownPacks,
  table: StoredTable,
): Promise<Pick<Checked, 'trouble' | 'detail'>> {
  const { charter, head, id, version } = table;
  const game = games.get(charter.game);
  if (game === undefined) return { trouble: 'unknownGame', detail: charter.game };
  const lines = linesAfter([], await entriesOf(archive, id, 0, version, archive.hasSums));
  if (charter.rules !== game.version && !game.replays.includes(charter.rules))
    return { trouble: 'otherRules', detail: `${charter.rules} / ${game.version}` };
  if (charter.pack !== '' && packs.jsonOf(charter.game, charter.pack) === null) return { trouble: 'packMisfit', detail: charter.pack };
  if (lines.length !== head.answers) return { trouble: 'damaged', detail: `${lines.length} answers where ${head.answers} were given` };
  const position = { lines, log: [], state: null, stateAt: 0 };
  const kept = archive.hasSums ? await keptOf(archive, id) : null;
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
