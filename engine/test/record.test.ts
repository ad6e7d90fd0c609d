import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  commitmentOf,
  fastChance,
  fork,
  type GameRecord,
  type Parsed,
  parseRecord,
  printRecord,
  type RecordError,
  recordOf,
  refusal,
  replay,
  sha256,
  stateHash,
  Table,
  together,
  verify,
} from '../index.ts';
import { choose, finished, micro, microTable, momentWhen, plays, playsOn, randomTable, SEED } from './builders.ts';
import { toy } from './toy.ts';

const NAMES = ['Ada', 'Bertrand de Born', 'Çelik'];

function parsed(text: string): GameRecord {
  const result = parseRecord(text);
  if (!result.ok) throw new Error(`line ${result.error.line}: ${result.error.key} ${result.error.detail}`);
  return result.record;
}

function errorOf(result: { readonly ok: true } | { readonly ok: false; readonly error: RecordError }): RecordError | null {
  return result.ok ? null : result.error;
}

/** A finished game of three, as printed, by lines. */
const printed = printRecord(recordOf(finished(7, 3), NAMES));
const rows = printed.split('\n');

/** The file with one line (counted from 1) made into others. */
function withLine(line: number, ...instead: string[]): string {
  return rows.toSpliced(line - 1, 1, ...instead).join('\n');
}

/** The number of the first line that begins like this. */
function lineOf(start: string): number {
  const at = rows.findIndex((row) => row.startsWith(start)) + 1;
  if (at === 0) throw new Error(`no line begins with ${start}`);
  return at;
}

const FIRST = rows.indexOf('') + 2;

describe('a record as text', () => {
  it('is a head, the answers, and an end', () => {
    const table = plays(
      new Table(toy, { seats: 2, options: { rounds: 1, raids: false }, seed: SEED }),
      '1 1',
      '2 0',
      '2 ! borrow',
      '1 rest',
    );
    expect(printRecord(recordOf(table, ['Ada', ''], true)).split('\n')).toEqual([
      'castellan-record 1',
      'game caravan 2',
      'seats 2',
      'name 1 Ada',
      'option raids false',
      'option rounds 1',
      `commitment ${sha256(SEED)}`,
      `seed ${SEED}`,
      '',
      '1 1',
      '2 0',
      '2 ! borrow',
      '1 rest',
      '',
      'end 4',
      `hash ${stateHash(table.state)}`,
      '',
    ]);
  });

  it('keeps the seed to itself while the game runs, and tells it at the end', () => {
    const table = randomTable(1);
    expect(recordOf(table).seed).toBeNull();
    expect(printRecord(recordOf(table))).not.toContain(table.setup.seed);
    expect(recordOf(finished(1)).seed).toBe(randomTable(1).setup.seed);
    expect(recordOf(table).commitment).toBe(commitmentOf(table.setup.seed));
  });

  it('does not change when the table is played on', () => {
    const table = randomTable(1, 2);
    const record = recordOf(table);
    const before = printRecord(record);
    playsOn(table, fastChance(1));
    expect(printRecord(record)).toBe(before);
  });

  it('of a finished game says how it ended', () => {
    const { result } = finished(7, 3);
    expect(rows[lineOf('result ') - 1]).toBe(
      `result ${result?.scores.join(' ')} won by ${result?.winners.map((seat) => seat + 1).join(' ')} (${result?.by})`,
    );
  });

  it('is read back as it was printed, for every game and at every moment', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = randomTable(seed);
      const rng = fastChance(seed);
      for (;;) {
        const record = recordOf(table, NAMES, true);
        expect(parsed(printRecord(record))).toEqual({ ...record, names: record.names });
        if (table.result !== null) break;
        playsOn(table, rng);
      }
    }
  });

  it('reads files with the line ends of other systems, and without the last one', () => {
    expect(parsed(printed.replaceAll('\n', '\r\n'))).toEqual(parsed(printed));
    expect(parsed(printed.trimEnd())).toEqual(parsed(printed));
    expect(parsed(`${printed}\n\n`)).toEqual(parsed(printed));
  });

  const letters = (alphabet: string, least: number, most: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: least, maxLength: most });
  const hex = letters('0123456789abcdef', 64, 64);
  const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('', ' ', '\t', 'Ada  von\nArc', '\u2028', '  x'));
  const value = fc.oneof(
    fc.boolean(),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('', '\n', '\u2028', '"', '\\'),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  );
  const answer = fc.oneof(letters('abc 12-!+>', 1, 30), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }));
  const record = fc.integer({ min: 1, max: 12 }).chain((seats) =>
    fc.record<GameRecord>({
      game: letters('abcz-', 1, 12),
      version: fc.nat(),
      seats: fc.constant(seats),
      names: fc.array(name, { minLength: seats, maxLength: seats }),
      options: fc.dictionary(letters('abcXYZ019_-', 1, 9), value, { maxKeys: 5, noNullPrototype: true }),
      pack: fc.constantFrom('', 'mine@0123456789abcdef', 'Été-2.-édition@fedcba9876543210'),
      commitment: hex,
      seed: fc.option(hex),
      lines: fc.array(fc.record({ seat: fc.nat({ max: seats - 1 }), text: answer }), { maxLength: 15 }),
      hash: fc.option(hex),
      result: fc.constantFrom(null, '3 -4 won by 1 (points)', '7 7 7 won by 1 2 3 (shared)'),
    }),
  );
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

  it('is read back as it was printed, whatever the names, options and answers', () => {
    fc.assert(
      fc.property(record, (made) => {
        const text = printRecord(made);
        const back = parsed(text);
        expect(canonical(back)).toBe(canonical({ ...made, names: made.names.map(oneLine) }));
        expect(printRecord(back)).toBe(text);
      }),
      { numRuns: 250 },
    );
  });

  it('is read or refused with a line of the file, whatever is in it', () => {
    const row = fc.oneof(
      fc.constantFrom(...rows, 'seed x', 'option a {}', 'name 9 x', 'end x', '0 rest'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), fc.boolean(), (list, headed) => {
        const all = headed ? [...rows.slice(0, 3), ...list] : list;
        const error = errorOf(parseRecord(all.join('\n')));
        if (error === null) return;
        expect(error.line).toBeGreaterThanOrEqual(1);
        expect(error.line).toBeLessThanOrEqual(all.join('\n').split('\n').length + 1);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a malformed record', () => {
  const hash = lineOf('hash ');
  const end = lineOf('end ');
  it.each<{ what: string; text: string; line: number; key: RecordError['key'] }>([
    { what: 'an empty file', text: '', line: 1, key: 'notARecord' },
    { what: 'another file', text: '[Event "Chess"]\n', line: 1, key: 'notARecord' },
    { what: 'another format', text: withLine(1, 'castellan-record 2'), line: 1, key: 'notARecord' },
    { what: 'an unknown header', text: withLine(3, rows[2], 'weather fine'), line: 4, key: 'unknownHeader' },
    { what: 'a header without value', text: withLine(3, 'seats'), line: 3, key: 'badHeader' },
    { what: 'a game without version', text: withLine(2, 'game caravan'), line: 2, key: 'badHeader' },
    { what: 'a game with a strange name', text: withLine(2, 'game Caravan 2'), line: 2, key: 'badHeader' },
    { what: 'seats that are no number', text: withLine(3, 'seats three'), line: 3, key: 'badHeader' },
    { what: 'a name of no seat', text: withLine(4, 'name x Ada'), line: 4, key: 'badHeader' },
    { what: 'a name of seat 0', text: withLine(4, 'name 0 Ada'), line: 4, key: 'badHeader' },
    { what: 'a name of a seat too many', text: withLine(6, rows[5], 'name 4 Ada'), line: 7, key: 'badHeader' },
    { what: 'two names of a seat', text: withLine(4, 'name 1 Ada', 'name 1 Eve'), line: 5, key: 'badHeader' },
    { what: 'a name of nothing', text: withLine(4, 'name 1  '), line: 4, key: 'badHeader' },
    { what: 'an option that is no value', text: withLine(6, rows[5], 'option rounds {}'), line: 7, key: 'badHeader' },
    { what: 'an option that is no JSON', text: withLine(6, rows[5], 'option rounds two'), line: 7, key: 'badHeader' },
    { what: 'an option twice', text: withLine(6, rows[5], 'option rounds 1', 'option rounds 2'), line: 8, key: 'badHeader' },
    {
      what: 'a commitment too short',
      text: withLine(lineOf('commitment'), 'commitment 0123'),
      line: lineOf('commitment'),
      key: 'badHeader',
    },
    { what: 'a seed too long', text: withLine(lineOf('seed'), `seed ${'0'.repeat(65)}`), line: lineOf('seed'), key: 'badHeader' },
    { what: 'a header twice', text: withLine(3, 'seats 3', 'seats 3'), line: 4, key: 'badHeader' },
    { what: 'headers in another order', text: withLine(2, 'seats 3', 'game caravan 2'), line: 3, key: 'badHeader' },
    { what: 'no game', text: rows.toSpliced(1, 1).join('\n'), line: FIRST - 2, key: 'missingHeader' },
    { what: 'no seats', text: rows.toSpliced(2, 4).join('\n'), line: FIRST - 5, key: 'missingHeader' },
    { what: 'no commitment', text: rows.toSpliced(lineOf('commitment') - 1, 1).join('\n'), line: FIRST - 2, key: 'missingHeader' },
    { what: 'an answer of nobody', text: withLine(FIRST, 'rest'), line: FIRST, key: 'badLine' },
    { what: 'an answer of seat 0', text: withLine(FIRST, '0 rest'), line: FIRST, key: 'badLine' },
    { what: 'an answer of a seat too many', text: withLine(FIRST, '4 rest'), line: FIRST, key: 'badLine' },
    { what: 'an answer of nothing', text: withLine(FIRST, '1 '), line: FIRST, key: 'badLine' },
    { what: 'an answer lost', text: rows.toSpliced(FIRST, 1).join('\n'), line: end - 1, key: 'truncated' },
    { what: 'an answer too many', text: withLine(FIRST, rows[FIRST - 1], '1 rest'), line: end + 1, key: 'truncated' },
    { what: 'an end that is no number', text: withLine(end, 'end soon'), line: end, key: 'truncated' },
    { what: 'no end', text: rows.slice(0, end - 1).join('\n'), line: end - 1, key: 'truncated' },
    { what: 'a hash too short', text: withLine(hash, 'hash 0123'), line: hash, key: 'badLine' },
    { what: 'a hash twice', text: withLine(hash, rows[hash - 1], rows[hash - 1]), line: hash + 1, key: 'badLine' },
    { what: 'a result twice', text: withLine(hash + 1, rows[hash], rows[hash]), line: hash + 2, key: 'badLine' },
    {
      what: 'a hash after the result',
      text: withLine(hash, rows[hash], rows[hash - 1])
        .split('\n')
        .toSpliced(hash + 1, 1)
        .join('\n'),
      line: hash + 1,
      key: 'badLine',
    },
    { what: 'something in the end', text: withLine(hash, 'note well'), line: hash, key: 'badLine' },
    { what: 'something after the end', text: `${printed}\n1 rest\n`, line: rows.length + 1, key: 'afterEnd' },
  ])('with $what is refused at line $line', ({ text, line, key }) => {
    expect(errorOf(parseRecord(text))).toMatchObject({ key, line });
  });

  it('names what is missing', () => {
    const missing = (text: string) => errorOf(parseRecord(text))?.detail;
    expect(missing(rows.toSpliced(1, 1).join('\n'))).toBe('game');
    expect(missing(rows.toSpliced(2, 4).join('\n'))).toBe('seats');
    expect(missing(rows.toSpliced(lineOf('commitment') - 1, 1).join('\n'))).toBe('commitment');
    expect(missing('castellan-record 1\n')).toBe('game');
  });

  it('cut off at any letter is refused, or loses nothing but its hash and its result', () => {
    const whole = parsed(printed);
    const outcomes = { refused: 0, read: 0 };
    for (let length = 0; length < printed.length; length++) {
      const text = printed.slice(0, length);
      const result: Parsed = parseRecord(text);
      if (result.ok) {
        outcomes.read++;
        expect({ ...result.record, hash: null, result: null }).toEqual({ ...whole, hash: null, result: null });
        expect([whole.hash, null]).toContain(result.record.hash);
        if (result.record.result !== null && result.record.result !== whole.result) expect(verify(toy, result.record).ok).toBe(false);
      } else {
        outcomes.refused++;
        expect(result.error.line).toBeLessThanOrEqual(text.split('\n').length + 1);
      }
    }
    expect(outcomes.refused).toBeGreaterThan(printed.indexOf('end '));
  });
});

describe('replaying a record', () => {
  it('gives the same state, with every line the state it gave then', () => {
    const table = randomTable(4, 3);
    const rng = fastChance(4);
    const hashes = [stateHash(table.state)];
    while (table.result === null) {
      playsOn(table, rng);
      hashes.push(stateHash(table.state));
    }
    const record = parsed(printRecord(recordOf(table)));
    hashes.forEach((hash, upTo) => {
      const replayed = replay(toy, record, upTo);
      expect(replayed.ok && stateHash(replayed.state)).toBe(hash);
    });
    const beyond = replay(toy, record, 1_000_000);
    expect(beyond.ok && stateHash(beyond.state)).toBe(hashes.at(-1));
  });

  it('verifies at every moment, also in the midst of sealed branches', () => {
    const { table } = momentWhen((q, at) => q.frame.step === 'bid' && at.questions().length === 1 && at.setup.seats > 2);
    expect(verify(toy, parsed(printRecord(recordOf(table, [], true)))).ok).toBe(true);
    const resumed = replay(toy, recordOf(table, [], true));
    expect(resumed.ok && resumed.state).toEqual(table.state);
  });

  it('keeps what sealed branches hold back from the very start', () => {
    const forced = (seat: number, ...keys: string[]) => ({ seat, calls: [choose.do({ seat, keys })] });
    const table = microTable(micro(() => together([forced(0, 'only'), forced(1, 'a', 'b')], true)));
    expect(verify(table.game, recordOf(table, [], true)).ok).toBe(true);
  });

  const whole = parsed(printed);
  const illegal = (line: number, text: string) => errorOf(replay(toy, parsed(withLine(line, text))));

  it('says which line is not legal, and why', () => {
    expect(illegal(FIRST, '1 99')).toMatchObject({ line: FIRST, key: 'illegal', detail: '1 99', refusal: { key: 'outOfRange' } });
    expect(illegal(FIRST + 1, '1 dance')).toMatchObject({ line: FIRST + 1, key: 'illegal' });
    for (let i = 0; i < whole.lines.length; i += 5)
      expect(illegal(FIRST + i, '2 ! dance')).toMatchObject({
        line: FIRST + i,
        key: 'illegal',
        detail: '2 ! dance',
        refusal: refusal('kernel', 'unknownOption', { option: 'dance' }),
      });
  });

  it('says so when there is more after the game is over', () => {
    const last = FIRST + whole.lines.length;
    const longer: GameRecord = { ...whole, lines: [...whole.lines, { seat: 0, text: 'rest' }] };
    expect(errorOf(replay(toy, longer))).toMatchObject({ line: last, key: 'illegal', refusal: refusal('kernel', 'gameOver') });
  });

  it.each<{ what: string; change: Partial<GameRecord>; line: number; key: RecordError['key']; detail: string }>([
    { what: 'another game', change: { game: 'chess' }, line: 2, key: 'otherGame', detail: 'chess' },
    { what: 'a later version', change: { version: 3 }, line: 2, key: 'otherVersion', detail: '3 / 2' },
    { what: 'a version too old', change: { version: 0 }, line: 2, key: 'otherVersion', detail: '0 / 2' },
    { what: 'no seed', change: { seed: null }, line: lineOf('seed '), key: 'noSeed', detail: whole.commitment },
    { what: 'another seed', change: { seed: SEED }, line: lineOf('seed '), key: 'wrongSeed', detail: whole.commitment },
    { what: 'an unknown pack', change: { pack: 'lost@0' }, line: 7, key: 'unknownPack', detail: 'lost@0' },
    { what: 'too few seats', change: { seats: 1, names: [''] }, line: 3, key: 'badSetup', detail: 'badSeats' },
    { what: 'an unknown option', change: { options: { rounds: 1, wind: true } }, line: 8, key: 'badSetup', detail: 'unknownGameOption' },
    { what: 'an impossible option', change: { options: { raids: true, rounds: 9 } }, line: 8, key: 'badSetup', detail: 'badGameOption' },
    {
      what: 'what does not go together',
      change: { seats: 4, names: ['', '', '', ''], options: { rounds: 3 } },
      line: 3,
      key: 'badSetup',
      detail: 'tooLong',
    },
  ])('with $what is refused at line $line', ({ change, line, key, detail }) => {
    const record = { ...whole, ...change };
    expect(errorOf(replay(toy, record))).toMatchObject({ line, key, detail });
    expect(errorOf(fork(toy, record))).toMatchObject({ line, key, detail });
    const row = printRecord(record).split('\n')[line - 1];
    if (key === 'unknownPack') expect(row).toBe('pack lost@0');
    if (key === 'wrongSeed') expect(row).toBe(`seed ${SEED}`);
    if (detail === 'unknownGameOption') expect(row).toBe('option wind true');
    if (detail === 'badGameOption') expect(row).toBe('option rounds 9');
  });

  it('of an older version goes on as long as the game says that it can', () => {
    expect(verify(toy, { ...whole, version: 1 }).ok).toBe(true);
    expect(errorOf(verify({ ...toy, replays: [] }, { ...whole, version: 1 }))).toMatchObject({ key: 'otherVersion', detail: '1 / 2' });
    expect(errorOf(verify({ ...toy, version: 3, replays: [] }, whole))).toMatchObject({ key: 'otherVersion', detail: '2 / 3' });
  });
});

describe('verifying a record', () => {
  const whole = parsed(printed);
  const end = lineOf('end ');

  it('accepts what was played', () => {
    expect(verify(toy, whole).ok).toBe(true);
    expect(verify(toy, { ...whole, hash: null, result: null }).ok).toBe(true);
  });

  it('refuses another hash, and says which it is', () => {
    expect(errorOf(verify(toy, { ...whole, hash: '0'.repeat(64) }))).toMatchObject({ line: end + 1, key: 'wrongHash', detail: whole.hash });
  });

  it('refuses another result, and says which it is', () => {
    expect(errorOf(verify(toy, { ...whole, result: '9 9 9 won by 1 (luck)' }))).toMatchObject({
      line: end + 2,
      key: 'wrongResult',
      detail: whole.result,
    });
    const short = { ...whole, hash: null, result: '9 9 9 won by 1 (luck)' };
    expect(errorOf(verify(toy, short))).toMatchObject({ line: end + 1, key: 'wrongResult' });
    expect(printRecord(short).split('\n')[end]).toBe(`result ${short.result}`);
  });

  it('refuses a result of a game that is not over', () => {
    const cut: GameRecord = { ...whole, lines: whole.lines.slice(0, -1), hash: null };
    expect(errorOf(verify(toy, cut))).toMatchObject({ key: 'wrongResult', detail: '-' });
  });

  it('refuses answers that lead elsewhere', () => {
    const record = recordOf(plays(new Table(toy, { seats: 2, options: {}, seed: SEED }), '1 1', '2 0', '1 rest'), [], true);
    expect(verify(toy, record).ok).toBe(true);
    const other = { ...record, lines: record.lines.with(0, { seat: 0, text: '2' }) };
    expect(errorOf(verify(toy, other))?.key).toBe('wrongHash');
  });

  it('counts its lines right when there are no answers', () => {
    const empty = { ...recordOf(new Table(toy, { seats: 2, options: {}, seed: SEED }), [], true), hash: '0'.repeat(64) };
    const error = errorOf(verify(toy, empty));
    expect(error?.key).toBe('wrongHash');
    expect(printRecord(empty).split('\n')[(error?.line ?? 0) - 1]).toBe(`hash ${'0'.repeat(64)}`);
  });
});

describe('forking a record', () => {
  const whole = parsed(printed);

  it('gives a table at any line, which can be played on', () => {
    for (let at = 0; at <= whole.lines.length; at++) {
      const forked = fork(toy, whole, at);
      if (!forked.ok) throw new Error(forked.error.key);
      const { table } = forked;
      expect(table.lines).toEqual(whole.lines.slice(0, at));
      const there = replay(toy, whole, at);
      expect(there.ok && stateHash(there.state)).toBe(stateHash(table.state));
      const rng = fastChance(at);
      while (table.result === null) playsOn(table, rng);
      expect(verify(toy, recordOf(table)).ok).toBe(true);
    }
  });

  it('is at the end without a number, or beyond it', () => {
    for (const forked of [fork(toy, whole), fork(toy, whole, 9999)]) expect(forked.ok && forked.table.lines).toEqual(whole.lines);
  });

  it('leaves the record alone', () => {
    const before = printRecord(whole);
    const forked = fork(toy, whole, 3);
    if (!forked.ok) throw new Error(forked.error.key);
    playsOn(forked.table, fastChance(1));
    expect(printRecord(whole)).toBe(before);
  });

  it('knows what may be undone there', () => {
    const record = recordOf(plays(new Table(toy, { seats: 2, options: {}, seed: SEED }), '1 0', '2 0', '1 rest'), [], true);
    const forked = fork(toy, record);
    expect(forked.ok && forked.table.mayUndo(0)).toEqual({ ok: true, line: 2, count: 1, text: 'rest' });
  });

  it('says which line is not legal', () => {
    const broken = { ...whole, lines: whole.lines.with(2, { seat: 0, text: '! dance' }) };
    expect(errorOf(fork(toy, broken))).toMatchObject({ line: FIRST + 2, key: 'illegal' });
    expect(fork(toy, broken, 2).ok).toBe(true);
  });
});
