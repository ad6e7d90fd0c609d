import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BalanceReport, CompareReport } from '@castellan/bots';
import type { Ledger, State, Told } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { type Account, usesIn } from '../lab/balance/account.ts';
import { claimsOf, type Names, runOf } from '../lab/balance/report.ts';
import { each, meanOf, shareOf, strictness } from '../lab/balance/statistics.ts';
import { castellan, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
const at = { cwd: folder };

describe('castellan lab balance', () => {
  const call = ['lab', 'balance', 'fair', '--players', 'heuristic,random', '--seats', '3', '--games', '30'];

  it('tells of every player who wins from where, how long games are, how they end and what was taken', async () => {
    const { code, out } = await castellan([...call, '--json']);
    expect(code).toBe(0);
    const { runs }: BalanceReport = JSON.parse(out);
    expect(runs.map(({ player, seats, games }) => [player, seats, games])).toEqual([
      ['heuristic', 3, 30],
      ['random', 3, 30],
    ]);
    const [{ bySeat, starts, things, endings, rounds, points, scores, comparisons }] = runs;
    expect(bySeat.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1, 2);
    expect(starts.map(({ kind, rows }) => [kind, rows.map(({ name }) => name.fr)])).toEqual([
      ['place', ['1er à jouer', '2e à jouer', '3e à jouer']],
    ]);
    expect(things.map(({ kind }) => kind)).toEqual(['good']);
    for (const { taken, byWinners, byOthers } of things[0].rows) {
      expect(taken).toBeLessThanOrEqual(1);
      expect(Math.min(byWinners, byOthers)).toBeLessThanOrEqual(taken);
      expect(Math.max(byWinners, byOthers)).toBeGreaterThanOrEqual(taken);
    }
    expect(endings.reduce((sum, { games }) => sum + games, 0)).toBe(30);
    expect(rounds.median).toBe(2);
    expect(points.map(({ id }) => id)).toEqual(['goods', 'gifts']);
    expect(scores[0]).toBeGreaterThanOrEqual(scores[1]);
    expect(comparisons).toBe(3 + 3 + things[0].rows.length);
  });

  it('goes on from the games that are kept, and comes to the same; more games of the run are added to them', async () => {
    const whole = await castellan([...call, '--json', '--keep', 'whole.jsonl'], at);
    const lines = readFileSync(join(folder, 'whole.jsonl'), 'utf8').split('\n');
    writeFileSync(join(folder, 'stopped.jsonl'), `${lines.slice(0, 40).join('\n')}\n${lines[40].slice(0, 50)}`);
    const rest = await castellan([...call, '--json', '--keep', 'stopped.jsonl'], at);
    expect(rest.out).toBe(whole.out);
    expect((await castellan([...call, '--seed', 'other', '--keep', 'whole.jsonl'], at)).err).toContain('another run');
  });

  it('writes a report and a page whose plots are there', async () => {
    const { out } = await castellan([...call, '--out', 'fair.json', '--page', 'pages/fair.md'], at);
    expect(out).toContain('pages/fair.md');
    const report: BalanceReport = JSON.parse(readFileSync(join(folder, 'fair.json'), 'utf8'));
    expect(report).toMatchObject({ report: 'balance', game: 'fair', pack: '', seed: '1' });
    const page = readFileSync(join(folder, 'pages', 'fair.md'), 'utf8');
    expect(page).toContain('# Balance of The Fair');
    const plots = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => join(folder, 'pages', path));
    expect(plots).toHaveLength(5);
    for (const plot of plots) {
      expect(existsSync(plot), plot).toBe(true);
      expect(readFileSync(plot, 'utf8')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('writes the page as one file of HTML that needs nothing beside it, in both languages', async () => {
    await castellan([...call, '--page', 'alone/fair.html', '--csv', 'fair.csv'], at);
    expect(readdirSync(join(folder, 'alone'))).toEqual(['fair.html']);
    const page = readFileSync(join(folder, 'alone', 'fair.html'), 'utf8');
    expect(page).toContain('<h1>Balance of The Fair</h1>');
    expect(page.match(/<figure>/g)).toHaveLength(5);
    expect(page).not.toMatch(/NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org)/);
    const [, inside] = page.match(/href="data:text\/csv;charset=utf-8,([^"]+)"/) ?? [];
    expect(decodeURIComponent(inside)).toBe(readFileSync(join(folder, 'fair.csv'), 'utf8'));
    await castellan([...call, '--page', 'alone/foire.html', '--lang', 'fr'], at);
    expect(readFileSync(join(folder, 'alone', 'foire.html'), 'utf8')).toMatch(/<html lang="fr">[\s\S]*Les nombres, en CSV/);
  });

  it('writes a table with a line for each thing that was compared', async () => {
    const { out } = await castellan([...call, '--csv', 'lines.csv', '--json'], at);
    const { runs }: BalanceReport = JSON.parse(out);
    const [head, ...lines] = readFileSync(join(folder, 'lines.csv'), 'utf8').trimEnd().split('\n');
    const cellsOf = (line: string): number => line.replace(/"[^"]*"/g, '').split(',').length;
    for (const line of lines) expect(cellsOf(line), line).toBe(cellsOf(head));
    const wanted = runs.map(({ comparisons, endings }) => comparisons + endings.length);
    expect(lines).toHaveLength(wanted.reduce((sum, n) => sum + n, 0));
  });

  it('is told in words too, in both languages', async () => {
    const { out } = await castellan(call);
    expect(out).toContain('30 games of Heuristic, 3 seats.');
    expect(out).toMatch(/adds, in %/);
    expect((await castellan([...call, '--lang', 'fr'])).out).toContain('Points par rang');
  });
});

describe('castellan lab compare', () => {
  const pack = (name: string, salt: number): string => {
    writeFileSync(join(folder, name), JSON.stringify({ game: 'fair', name, changes: { prices: { salt } } }));
    return name;
  };
  const call = ['lab', 'compare', 'fair', '--players', 'heuristic', '--seats', '2', '--games', '40', '--json'];
  const rowOf = ({ runs: [{ groups }] }: CompareReport, kind: string, id: string) =>
    groups.find((group) => group.kind === kind)?.rows.find((row) => row.id === id);

  it('plays the same seeds with a pack and without, and tells how pairs differ', async () => {
    const { out, code } = await castellan([...call, '--pack', pack('dear.json', 50), '--keep', 'compared.jsonl'], at);
    expect(code).toBe(0);
    const report: CompareReport = JSON.parse(out);
    expect(report.runs[0]).toMatchObject({ player: 'heuristic', games: 40 });
    // Nobody can pay fifty.
    expect(rowOf(report, 'good', 'salt')).toMatchObject({ after: 0, isOut: true });
    expect(rowOf(report, 'length', 'rounds')).toMatchObject({ difference: 0, interval: [0, 0], isOut: false });
    expect((await castellan([...call, '--pack', 'dear.json', '--keep', 'compared.jsonl'], at)).out).toBe(out);
  });

  it('holds two packs against each other, and finds no difference where there is none', async () => {
    const { out } = await castellan([...call, '--pack', pack('fifty.json', 50), '--against', pack('sixty.json', 60)], at);
    const { runs, pack: tried, against }: CompareReport = JSON.parse(out);
    expect(tried).not.toBe(against);
    expect(runs[0].same).toBe(40);
    expect(runs[0].groups.flatMap(({ rows }) => rows.filter(({ difference }) => difference !== 0))).toEqual([]);
  });

  it('says what is wrong', async () => {
    expect((await castellan(call)).err).toContain('--pack');
    expect((await castellan([...call, '--pack', pack('a.json', 2), '--against', 'a.json'], at)).err).toContain('the same');
  });
});

const NAMES: Names = {
  seat: (seat) => ({ en: `seat ${seat}`, fr: `siège ${seat}` }),
  thing: (_, id) => ({ en: id, fr: id }),
  title: (kind) => ({ en: kind, fr: kind }),
  ending: (by) => ({ en: by, fr: by }),
  points: (key) => ({ en: key, fr: key }),
};

/** A game of two in which the first seat wins, or the second; the winner took one thing and the other another, at even chances. */
function gameWon(number: number, winner: 0 | 1, things: readonly [string, string]): Account {
  const took = (id: string, seat: number) => ({ kind: 'card', id, seats: [{ seat, n: 1, expected: 0.5 }] });
  return {
    number,
    answers: 10,
    rounds: 3,
    by: 'points',
    winners: [winner],
    scores: winner === 0 ? [2, 1] : [1, 2],
    points: {},
    starts: {},
    taken: [took(things[0], winner), took(things[1], 1 - winner)],
    problem: null,
  };
}

const some = (n: number, of: (i: number) => Account): readonly Account[] => Array.from({ length: n }, (_, i) => of(i));

describe('a report', () => {
  it('says what a thing adds beyond what its takers could expect', () => {
    const [{ rows }] = runOf(
      'page',
      2,
      some(40, (i) => gameWon(i, i % 2 === 0 ? 0 : 1, ['sword', 'plough'])),
      NAMES,
    ).things;
    expect(rows.map(({ id, adds, byWinners, byOthers, isOut }) => [id, adds, byWinners, byOthers, isOut])).toEqual([
      ['sword', 0.5, 1, 0, true],
      ['plough', -0.5, 0, 1, true],
    ]);
  });

  it('claims only what is out in the same direction with every player, and nothing of one player', () => {
    const strong = some(60, (i) => gameWon(i, 0, i % 2 === 0 ? ['sword', 'plough'] : ['plough', 'sword']));
    const even = some(60, (i) => gameWon(i, i % 2 === 0 ? 0 : 1, ['sword', 'plough']));
    const run = (player: string, accounts: readonly Account[]) => runOf(player, 2, accounts, NAMES);
    expect(claimsOf([run('page', strong)])).toEqual([]);
    expect(claimsOf([run('page', strong), run('squire', even)])).toEqual([]);
    expect(claimsOf([run('page', strong), run('squire', strong)]).map(({ about, id }) => [about, id])).toEqual([
      ['seat', '1'],
      ['seat', '2'],
    ]);
  });
});

describe('intervals', () => {
  it('are wider where more is compared, by what a normal distribution says', () => {
    expect(strictness(1)).toBeCloseTo(1.96, 2);
    expect(strictness(100)).toBeCloseTo(3.481, 2);
    expect(shareOf(62, 100, 0.5, strictness(1)).isOut).toBe(true);
    expect(shareOf(62, 100, 0.5, strictness(100)).isOut).toBe(false);
  });

  it('of what happens several times in a game count games, not times', () => {
    const alone = meanOf(each([1, 0, 1, 0, 1, 0, 1, 0]));
    const twice = meanOf([1, 0, 1, 0, 1, 0, 1, 0].map((n) => ({ sum: 2 * n, n: 2 })));
    expect(twice.value).toBe(alone.value);
    expect(twice.interval[0]).toBeCloseTo(alone.interval[0], 10);
  });
});

describe('ledgers', () => {
  const ledger: Ledger<State> = { uses: { built: 'card', raised: 'soldiers' }, starts: () => ({}), rounds: () => 0 };

  it('count what is told once, whoever may know it', () => {
    const told: readonly Told[] = [
      { key: 'built', params: { seat: 1, card: 'forge' }, to: [1] },
      { key: 'built', params: { seat: 1, card: 'forge' }, except: 1 },
      { key: 'built', params: { seat: 0, card: '' }, own: { card: 'mill' }, owner: 0 },
      { key: 'raised', params: { seat: 0, soldiers: ['slingers', 'scouts'] } },
      { key: 'passed', params: { seat: 0 } },
    ];
    expect([...usesIn(ledger, told)].map(({ kind, id, seat }) => `${seat} ${kind} ${id}`)).toEqual([
      '1 card forge',
      '0 card mill',
      '0 soldiers slingers',
      '0 soldiers scouts',
    ]);
  });

  it.each(GAME_IDS)('of %s name events that are told, with the parameters they tell', async (id) => {
    const game = await gameNamed(id)?.load();
    const words = await gameNamed(id)?.messages('en');
    const uses = Object.entries(game?.ledger?.uses ?? {});
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter(([event, param]) => !(words?.[`event.${event}`] ?? '').includes(`{${param}`))).toEqual([]);
  });
});
