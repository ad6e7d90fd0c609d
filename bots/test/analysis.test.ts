import { readFileSync } from 'node:fs';
import { fastChance, type Game, type GameRecord, parseRecord, type Setup, spoken, Table } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { withLook } from '../analysis/look.ts';
import { type Analysis, analyse, botLine, chancesThrough, heuristic, Looker } from '../index.ts';

const EFFORT = { search: 16, worlds: 8 };
const SETUP: Setup = { seats: 2, options: {}, seed: '7c'.repeat(32) };

async function loaded(id: string): Promise<Game> {
  const shelved = gameNamed(id);
  if (shelved === null) throw new Error(`no game ${id}`);
  return shelved.load();
}

function keptRecord(game: string, name: string): GameRecord {
  const parsed = parseRecord(readFileSync(new URL(`../../games/${game}/test/records/${name}.txt`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.key);
  return parsed.record;
}

/** A game of two who hardly look, or look as usual. */
function played(game: Game, noise = 1): Table {
  const table = new Table(game, SETUP);
  const bots = [heuristic(noise), heuristic(noise)];
  const rng = fastChance(3);
  while (table.result === null) {
    const [seat, line] = bots
      .map((bot, at) => [at, botLine(game, table.state, at, bot, rng)] as const)
      .find(([, said]) => said !== null) ?? [0, null];
    if (line === null || !table.reply(seat, line).ok) throw new Error('the game does not go on');
  }
  return table;
}

function last(all: Iterable<Analysis>): Analysis {
  const [...steps] = all;
  const end = steps.at(-1);
  if (end === undefined) throw new Error('nothing was looked at');
  return end;
}

describe('an analysis', async () => {
  const game = await loaded('monde-oublie');
  const table = played(game);
  const whole = last(analyse(game, SETUP, table.lines, { effort: EFFORT }));

  it('tells the chances from the first moment to the last, when they are what was won', () => {
    expect(whole.answers).toBe(table.lines.length);
    expect(whole.chances[0].after).toBe(0);
    for (const { shares } of whole.chances) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    const end = whole.chances.at(-1);
    expect(end?.after).toBe(table.lines.length);
    for (const [seat, share] of (end?.shares ?? []).entries()) expect(share > 0).toBe(table.result?.winners.includes(seat));
  });

  it('finds what was given away by those who hardly looked, and names a better answer that was there', () => {
    for (const { weighed, good } of whole.accounts) expect(good).toBeLessThan(weighed);
    expect(whole.slips.length).toBeGreaterThan(0);
    for (const { line, seat, played: given, better, loss, surely, because } of whole.slips) {
      expect(table.lines[line].seat).toBe(seat);
      expect(spoken(table.lines[line].text).said).toBe(given.text);
      expect(better.text).not.toBe(given.text);
      expect(surely).toBeLessThanOrEqual(loss);
      for (const { feature } of because) expect(game.instinct.outlook?.names).toContain(feature);
      const before = new Table(game, SETUP);
      for (const { seat: other, text } of table.lines.slice(0, line)) before.reply(other, text);
      expect(before.reply(seat, better.text).ok).toBe(true);
    }
  });

  it('books as luck what became of the chances and no answer did: what one has the other lacks, and with the usual answers it is all there is', () => {
    const lucks = whole.accounts.map(({ luck }) => luck);
    expect(lucks.some((luck) => Math.abs(luck) > 0.01)).toBe(true);
    expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0, 6);
    // It is told how far that may be off, unless nothing was held against anything.
    for (const { doubt } of whole.accounts) expect(doubt).toBeGreaterThan(0);
    const usual = played(game, 0);
    const { chances, accounts } = last(analyse(game, SETUP, usual.lines, { effort: EFFORT }));
    for (const [seat, { luck, doubt }] of accounts.entries()) {
      expect(luck).toBeCloseTo((chances.at(-1)?.shares[seat] ?? 0) - chances[0].shares[seat], 6);
      expect(doubt).toBe(0);
    }
  });

  it('is the same when it was left and taken up again', () => {
    const begun = analyse(game, SETUP, table.lines, { effort: EFFORT });
    let from: Analysis | undefined;
    for (let n = 0; n < 20; n++) from = begun.next().value;
    expect(last(analyse(game, SETUP, table.lines, { effort: EFFORT, from }))).toEqual(whole);
  });

  it('is the same when its answers are looked at in different places', () => {
    const lookers = [0, 1, 2].map(() => new Looker(game, SETUP, table.lines, { effort: EFFORT }));
    let known = lookers[0].beginning();
    for (const [at, { seat }] of table.lines.entries()) known = withLook(known, seat, lookers[Math.floor(at / 5) % 3].look(at));
    expect(known).toEqual(whole);
  });

  it('tells the chances that the end of a table tells, and how far the edges between them may be off', () => {
    expect(chancesThrough(game, SETUP, table.lines)).toEqual(whole.chances);
    for (const { band, edges } of whole.chances) {
      expect(edges).toHaveLength(1);
      expect(edges?.[0]).toBeCloseTo(band[0], 9);
    }
  });

  it('is there of a game that was given up at once', () => {
    expect([...analyse(game, SETUP, [])]).toMatchObject([
      { answers: 0, chances: [{ after: 0 }], slips: [], accounts: [{ luck: 0 }, { luck: 0 }] },
    ]);
  });

  it('finds nothing where somebody plays alone, and does not look for it', async () => {
    const record = keptRecord('anarchy', 'chapter-1-failed');
    const { seats, options, pack, lines, seed } = record;
    const found = [...analyse(await loaded('anarchy'), { seats, options, pack, seed: seed ?? '' }, lines)];
    expect(found).toEqual([{ answers: lines.length, chances: [], slips: [], accounts: [] }]);
  });
});
