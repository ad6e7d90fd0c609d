/** A game as a small text file: what stores keep, players download, tests replay and bug reports attach. */

import { SEED_PATTERN } from './chance.ts';
import type { Line } from './lines.ts';
import { sha256 } from './sha256.ts';
import type { OptionValues, Refusal, Result } from './types.ts';

const FORMAT = 'castellan-record 1';

/** In the order they are written. */
const HEADERS = ['game', 'seats', 'name', 'option', 'pack', 'commitment', 'seed'];
const REPEATED = ['name', 'option'];

export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: OptionValues;
  readonly pack: string;
  /** Hash of the seed, published before the first draw. */
  readonly commitment: string;
  /** Published after the end; null while the game runs. */
  readonly seed: string | null;
  readonly lines: readonly Line[];
  /** Hash of the state after the last line; null when it was not kept. */
  readonly hash: string | null;
  readonly result: string | null;
}

/** What is wrong with a record, and on which line of the file. */
export interface RecordError {
  readonly line: number;
  readonly key:
    | 'notARecord'
    | 'unknownHeader'
    | 'missingHeader'
    | 'badHeader'
    | 'badLine'
    | 'truncated'
    | 'afterEnd'
    | 'otherGame'
    | 'otherVersion'
    | 'noSeed'
    | 'wrongSeed'
    | 'unknownPack'
    | 'illegal'
    | 'wrongHash'
    | 'wrongResult'
    | 'badSetup';
  readonly detail: string;
  readonly refusal?: Refusal;
}

export type Parsed = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly error: RecordError };

export function commitmentOf(seed: string): string {
  return sha256(seed);
}

export function printResult(result: Result): string {
  return `${result.scores.join(' ')} won by ${result.winners.map((seat) => seat + 1).join(' ')} (${result.by})`;
}

export function printRecord(record: GameRecord): string {
  const head = [FORMAT, `game ${record.game} ${record.version}`, `seats ${record.seats}`];
  record.names.map(oneLine).forEach((name, seat) => {
    if (name !== '') head.push(`name ${seat + 1} ${name}`);
  });
  for (const id of Object.keys(record.options).sort()) head.push(`option ${id} ${JSON.stringify(record.options[id])}`);
  if (record.pack !== '') head.push(`pack ${record.pack}`);
  head.push(`commitment ${record.commitment}`);
  if (record.seed !== null) head.push(`seed ${record.seed}`);
  const body = record.lines.map(({ seat, text }) => `${seat + 1} ${text}`);
  const foot = [`end ${record.lines.length}`];
  if (record.hash !== null) foot.push(`hash ${record.hash}`);
  if (record.result !== null) foot.push(`result ${record.result}`);
  return `${[...head, '', ...body, '', ...foot].join('\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function parseRecord(text: string): Parsed {
  const rows = text.replace(/\r\n/g, '\n').split('\n');
  if (rows[0] !== FORMAT) return wrong(1, 'notARecord', FORMAT);
  const head: { game?: string; version?: number; seats?: number; commitment?: string; seed: string | null; pack: string } = {
    seed: null,
    pack: '',
  };
  const names = new Map<number, string>();
  const options = new Map<string, boolean | number | string>();
  let at = 1;
  let reached = -1;
  for (; at < rows.length && rows[at] !== ''; at++) {
    const [, word, rest] = /^(\S+) (.+)$/s.exec(rows[at]) ?? [];
    const bad = (): Parsed => wrong(at + 1, 'badHeader', rows[at]);
    if (word === undefined) return bad();
    const place = HEADERS.indexOf(word);
    if (place < 0) return wrong(at + 1, 'unknownHeader', word);
    if (place < reached || (place === reached && !REPEATED.includes(word))) return bad();
    reached = place;
    if (word === 'game') {
      const [, id, version] = /^([a-z-]+) (\d+)$/.exec(rest) ?? [];
      if (id === undefined) return bad();
      head.game = id;
      head.version = Number(version);
    } else if (word === 'seats') {
      if (!/^\d{1,2}$/.test(rest)) return bad();
      head.seats = Number(rest);
    } else if (word === 'name') {
      const [, number, name] = /^(\d{1,2}) (.*\S.*)$/.exec(rest) ?? [];
      const seat = Number(number) - 1;
      if (number === undefined || !isSeat(seat, head.seats) || names.has(seat)) return bad();
      names.set(seat, oneLine(name));
    } else if (word === 'option') {
      const [, id, value] = /^(\S+) (.+)$/s.exec(rest) ?? [];
      const read = id === undefined ? undefined : optionValue(value);
      if (read === undefined || options.has(id)) return bad();
      options.set(id, read);
    } else if (word === 'pack') head.pack = rest;
    else if (word === 'commitment' || word === 'seed') {
      if (!SEED_PATTERN.test(rest)) return bad();
      head[word] = rest;
    }
  }
  const { game, version, seats, commitment } = head;
  if (game === undefined || version === undefined) return wrong(at + 1, 'missingHeader', 'game');
  if (seats === undefined) return wrong(at + 1, 'missingHeader', 'seats');
  if (commitment === undefined) return wrong(at + 1, 'missingHeader', 'commitment');

  const lines: Line[] = [];
  for (at++; at < rows.length && rows[at] !== ''; at++) {
    const [, seat, answer] = /^(\d{1,2}) (.+)$/.exec(rows[at]) ?? [];
    if (seat === undefined || !isSeat(Number(seat) - 1, seats)) return wrong(at + 1, 'badLine', rows[at]);
    lines.push({ seat: Number(seat) - 1, text: answer });
  }
  const [, count] = /^end (\d+)$/.exec(rows[at + 1] ?? '') ?? [];
  if (count === undefined) return wrong(Math.min(at + 2, rows.length), 'truncated', 'end');
  if (Number(count) !== lines.length) return wrong(at + 2, 'truncated', `${lines.length} / ${count}`);
  at += 2;
  let hash: string | null = null;
  let result: string | null = null;
  for (; at < rows.length && rows[at] !== ''; at++) {
    const [, word, rest] = /^(hash|result) (.+)$/.exec(rows[at]) ?? [];
    const twice = result !== null || (word === 'hash' && hash !== null);
    if (word === undefined || twice || (word === 'hash' && !SEED_PATTERN.test(rest))) return wrong(at + 1, 'badLine', rows[at]);
    if (word === 'hash') hash = rest;
    else result = rest;
  }
  for (; at < rows.length; at++) if (rows[at] !== '') return wrong(at + 1, 'afterEnd', rows[at]);
  return {
    ok: true,
    record: {
      game,
      version,
      seats,
      names: Array.from({ length: seats }, (_, seat) => names.get(seat) ?? ''),
      options: Object.fromEntries(options),
      pack: head.pack,
      commitment,
      seed: head.seed,
      lines,
      hash,
      result,
    },
  };
}

function isSeat(seat: number, seats: number | undefined): boolean {
  return seat >= 0 && seat < (seats ?? 0);
}

function optionValue(text: string): boolean | number | string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

export function wrong(
  line: number,
  key: RecordError['key'],
  detail: string,
  refused?: Refusal,
): { readonly ok: false; readonly error: RecordError } {
  return { ok: false, error: { line, key, detail, refusal: refused } };
}

/** Number in the file of the first answer, counted from 1. */
export function firstLine(record: GameRecord): number {
  return (
    printRecord({ ...record, lines: [] })
      .split('\n')
      .indexOf('') + 2
  );
}

/** Number in the file of a header, counted from 1. */
export function headerLine(record: GameRecord, header: string): number {
  return (
    printRecord({ ...record, lines: [] })
      .split('\n')
      .findIndex((row) => row.startsWith(`${header} `)) + 1
  );
}
