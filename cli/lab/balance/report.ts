/** From games that were counted to a report. */

import type { BalanceReport, BalanceRun, Claim, Ending, Length, Named, Share, Thing } from '@castellan/bots';
import { binsOf, wilson } from '../../simulate/tally.ts';
import type { Account, Taken } from './account.ts';
import { type Cluster, each, meanOf, ratherRound, shareOf, strictness } from './statistics.ts';

/** How things are called. */
export interface Names {
  seat(seat: number): Named;
  /** A place at the start, or a thing. */
  thing(kind: string, id: string): Named;
  title(kind: string): Named;
  ending(by: string): Named;
  points(key: string): Named;
}

/** Things that fewer seats took are left out: nothing can be said of them. */
const FEWEST = 5;
/** What a larger share of all takes tells nobody apart: what is found of it is when they took it. */
const NEARLY_ALL = 0.9;

export function runOf(player: string, seats: number, accounts: readonly Account[], names: Names): BalanceRun {
  const fair = 1 / seats;
  const kinds = startsIn(accounts);
  const things = thingsIn(accounts);
  const comparisons = seats + [...kinds.values()].reduce((sum, ids) => sum + ids.size, 0) + things.length;
  const strict = strictness(comparisons);
  const share = (id: string, name: Named, { won, n }: Wins): Share => {
    const { value, interval, isOut } = shareOf(won, n, fair, strict);
    return { id, name, n, won: ratherRound(value), interval: rounded(interval), isOut };
  };
  const gains = gainsOf(things);
  const rows = things.map((thing) => ({
    kind: thing.kind,
    row: thingRow(thing, seats, accounts, names, gains.get(thing.kind) ?? 0, strict),
  }));
  const sorts = [...new Set(rows.map(({ kind }) => kind))];
  return {
    player,
    seats,
    games: accounts.length,
    fair: ratherRound(fair),
    comparisons,
    bySeat: Array.from({ length: seats }, (_, seat) =>
      share(
        String(seat + 1),
        names.seat(seat),
        winsOf(accounts, (_account, one) => one === seat),
      ),
    ),
    starts: [...kinds].map(([kind, ids]) => ({
      kind,
      title: names.title(kind),
      rows: [...ids]
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .map((id) =>
          share(
            id,
            names.thing(kind, id),
            winsOf(accounts, ({ starts }, seat) => starts[kind]?.[seat] === id),
          ),
        ),
    })),
    things: sorts.map((kind) => ({
      kind,
      title: names.title(kind),
      rows: rows.flatMap((one) => (one.kind === kind ? [one.row] : [])).sort((a, b) => b.adds - a.adds),
    })),
    endings: endingsOf(accounts, names),
    rounds: lengthOf(accounts.map(({ rounds }) => rounds)),
    answers: lengthOf(accounts.map(({ answers }) => answers)),
    points: pointsOf(accounts, seats, names),
    scores: byRank(accounts, seats, ({ scores }, seat) => scores[seat]),
  };
}

interface Wins {
  won: number;
  n: number;
}

/** How often those seats won; a shared win is shared out. */
function winsOf(accounts: readonly Account[], isOne: (account: Account, seat: number) => boolean): Wins {
  const wins = { won: 0, n: 0 };
  for (const account of accounts)
    for (let seat = 0; seat < account.scores.length; seat++) {
      if (!isOne(account, seat)) continue;
      wins.n++;
      wins.won += wonBy(account, seat);
    }
  return wins;
}

export function wonBy({ winners }: Account, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

export function startsIn(accounts: readonly Account[]): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { starts } of accounts)
    for (const [kind, ids] of Object.entries(starts)) {
      const known = kinds.get(kind) ?? new Set<string>();
      kinds.set(kind, known);
      for (const id of ids) if (id !== undefined && id !== null) known.add(id);
    }
  return kinds;
}

interface ThingTaken {
  readonly kind: string;
  readonly id: string;
  /** By the games in which somebody took it. */
  readonly in: readonly { readonly account: Account; readonly seats: Taken['seats'] }[];
}

export function thingsIn(accounts: readonly Account[], fewest = FEWEST): readonly ThingTaken[] {
  const all = new Map<string, { readonly kind: string; readonly id: string; readonly in: { account: Account; seats: Taken['seats'] }[] }>();
  for (const account of accounts)
    for (const { kind, id, seats } of account.taken) {
      const one = all.get(`${kind}:${id}`) ?? { kind, id, in: [] };
      all.set(`${kind}:${id}`, one);
      one.in.push({ account, seats });
    }
  return [...all.values()].filter((one) => one.in.reduce((sum, { seats }) => sum + seats.length, 0) >= fewest);
}

/** What those who took anything of a sort got beyond what they could expect: whoever can afford much is ahead of what a value sees. */
function gainsOf(things: readonly ThingTaken[]): ReadonlyMap<string, number> {
  const byKind = new Map<string, Cluster[]>();
  for (const thing of things) byKind.set(thing.kind, [...(byKind.get(thing.kind) ?? []), ...clustersOf(thing)]);
  return new Map([...byKind].map(([kind, clusters]) => [kind, meanOf(clusters).value]));
}

/** By game: what its takers won beyond what they could expect. */
function clustersOf(thing: ThingTaken, usual = 0): readonly Cluster[] {
  return thing.in.map(({ account, seats }) => ({
    sum: seats.reduce((sum, { seat, expected }) => sum + wonBy(account, seat) - expected - usual, 0),
    n: seats.length,
  }));
}

function thingRow(thing: ThingTaken, seats: number, accounts: readonly Account[], names: Names, usual: number, strict: number): Thing {
  const n = thing.in.reduce((sum, one) => sum + one.seats.length, 0);
  const winners = thing.in.reduce(
    (sum, { account, seats: takers }) => sum + takers.filter(({ seat }) => account.winners.includes(seat)).length,
    0,
  );
  const allWinners = accounts.reduce((sum, account) => sum + account.winners.length, 0);
  const others = accounts.length * seats - allWinners;
  const { value, interval, isOut } = meanOf(clustersOf(thing, usual), strict);
  const taken = n / Math.max(1, accounts.length * seats);
  return {
    id: thing.id,
    name: names.thing(thing.kind, thing.id),
    n,
    taken: ratherRound(taken),
    byWinners: ratherRound(winners / Math.max(1, allWinners)),
    byOthers: ratherRound((n - winners) / Math.max(1, others)),
    adds: ratherRound(value),
    interval: rounded(interval),
    isOut: isOut && taken <= NEARLY_ALL,
  };
}

function endingsOf(accounts: readonly Account[], names: Names): readonly Ending[] {
  const counts = new Map<string, number>();
  for (const { by } of accounts) counts.set(by, (counts.get(by) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([id, games]) => ({
      id,
      name: names.ending(id),
      games,
      share: ratherRound(games / accounts.length),
      interval: rounded(wilson(games, accounts.length)),
    }));
}

export function lengthOf(values: readonly number[]): Length {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const { value, interval } = meanOf(each(values));
  const counts = new Map<number, number>();
  for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1);
  return {
    mean: ratherRound(value),
    interval: rounded(interval),
    least: sorted[0] ?? 0,
    tenth: at(0.1),
    median: at(0.5),
    ninetieth: at(0.9),
    most: sorted[sorted.length - 1] ?? 0,
    bins: binsOf([counts])(counts).map(({ from, to, count }) => ({ from, to, games: count })),
  };
}

function pointsOf(accounts: readonly Account[], seats: number, names: Names): BalanceRun['points'] {
  return pointLines(accounts).map((id) => ({
    id,
    name: names.points(id),
    byRank: byRank(accounts, seats, ({ points }, seat) => points[id]?.[seat] ?? 0),
  }));
}

/** The lines that make up the points; after them some games tell what decides a tie. All of them where they make up something else. */
function pointLines(accounts: readonly Account[]): readonly string[] {
  const keys = [...new Set(accounts.flatMap(({ points }) => Object.keys(points)))];
  const addUp = (lines: readonly string[]): boolean =>
    accounts.every(({ points, scores }) =>
      scores.every((score, seat) => Math.abs(lines.reduce((sum, key) => sum + (points[key]?.[seat] ?? 0), 0) - score) < 1e-9),
    );
  for (let n = keys.length; n > 0; n--) if (addUp(keys.slice(0, n))) return keys.slice(0, n);
  return keys;
}

/** Means by rank: winners first, then by points. */
function byRank(accounts: readonly Account[], seats: number, of: (account: Account, seat: number) => number): readonly number[] {
  const sums = new Array<number>(seats).fill(0);
  for (const account of accounts) {
    const { scores, winners } = account;
    const order = [...scores.keys()].sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a]);
    for (const [rank, seat] of order.entries()) sums[rank] += of(account, seat);
  }
  return sums.map((sum) => Math.round((100 * sum) / Math.max(1, accounts.length)) / 100);
}

function rounded([low, high]: readonly [number, number]): readonly [number, number] {
  return [ratherRound(low), ratherRound(high)];
}

/** What is out, and in the same direction, with every player at that number of seats; with one player alone nothing is claimed. */
export function claimsOf(runs: readonly BalanceRun[]): readonly Claim[] {
  return [...new Set(runs.map(({ seats }) => seats))].flatMap((seats) => {
    const alike = runs.filter((run) => run.seats === seats);
    if (alike.length < 2) return [];
    const [first] = alike;
    const shares = (about: Claim['about'], kind: string, of: (run: BalanceRun) => readonly Share[]): Claim[] =>
      of(first).flatMap(({ id, name }) => {
        const found = alike.flatMap((run) => of(run).filter((row) => row.id === id && row.isOut));
        const isOne = found.length === alike.length && new Set(found.map(({ won }) => won > first.fair)).size === 1;
        return isOne
          ? [
              claim(
                about,
                kind,
                id,
                name,
                first,
                alike,
                found.map(({ won, interval, n }) => ({ value: won, interval, n })),
              ),
            ]
          : [];
      });
    const things = first.things.flatMap(({ kind, rows }) =>
      rows.flatMap(({ id, name }) => {
        const found = alike.flatMap((run) => thingRows(run, kind).filter((row) => row.id === id && row.isOut));
        const isOne = found.length === alike.length && new Set(found.map(({ adds }) => adds > 0)).size === 1;
        return isOne
          ? [
              claim(
                'thing',
                kind,
                id,
                name,
                first,
                alike,
                found.map(({ adds, interval, n }) => ({ value: adds, interval, n })),
              ),
            ]
          : [];
      }),
    );
    return [
      ...shares('seat', '', ({ bySeat }) => bySeat),
      ...first.starts.flatMap(({ kind }) => shares('start', kind, ({ starts }) => starts.find((start) => start.kind === kind)?.rows ?? [])),
      ...things,
    ];
  });
}

function thingRows({ things }: BalanceRun, kind: string): readonly Thing[] {
  return things.find((one) => one.kind === kind)?.rows ?? [];
}

function claim(
  about: Claim['about'],
  kind: string,
  id: string,
  name: Named,
  { seats, fair }: BalanceRun,
  runs: readonly BalanceRun[],
  found: readonly Omit<Claim['found'][number], 'player'>[],
): Claim {
  return { about, kind, id, name, seats, fair, found: found.map((one, i) => ({ player: runs[i].player, ...one })) };
}

export function reportOf(
  head: Pick<BalanceReport, 'game' | 'version' | 'options' | 'pack' | 'seed'>,
  runs: readonly BalanceRun[],
): BalanceReport {
  return { report: 'balance', ...head, runs, claims: claimsOf(runs) };
}
