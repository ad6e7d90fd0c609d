/** Pairs of games that follow from the same seed, and how they differ. */

import type { CompareRun, Difference, Named } from '@castellan/bots';
import type { Account } from '../balance/account.ts';
import { type Names, startsIn, thingsIn, wonBy } from '../balance/report.ts';
import { each, meanOf, ratherRound, strictness } from '../balance/statistics.ts';

interface Pair {
  readonly before: Account;
  readonly after: Account;
}

/** Something that can be told of every game as a number. */
interface Measure {
  readonly id: string;
  readonly name: Named;
  of(account: Account): number;
}

interface Group {
  readonly kind: string;
  readonly title: Named;
  readonly unit: 'share' | 'number';
  readonly measures: readonly Measure[];
}

/** What the groups are called, beside what the game names. */
export interface Titles {
  readonly seats: Named;
  readonly length: Named;
  readonly endings: Named;
  readonly points: Named;
  readonly rounds: Named;
  readonly answers: Named;
  readonly winner: Named;
  readonly mean: Named;
}

export function compared(
  player: string,
  seats: number,
  before: readonly Account[],
  after: readonly Account[],
  names: Names,
  titles: Titles,
): CompareRun {
  const pairs = before.flatMap((one): Pair[] => {
    const other = after.find(({ number }) => number === one.number);
    return other === undefined ? [] : [{ before: one, after: other }];
  });
  const all = pairs.flatMap((pair) => [pair.before, pair.after]);
  const groups = groupsOf(seats, all, names, titles);
  const comparisons = groups.reduce((sum, { measures }) => sum + measures.length, 0);
  const strict = strictness(comparisons);
  return {
    player,
    seats,
    games: pairs.length,
    same: pairs.filter((pair) => String(pair.before.winners) === String(pair.after.winners)).length,
    comparisons,
    groups: groups.map(({ measures, ...group }) => ({
      ...group,
      rows: measures.map((measure) => differenceOf(pairs, measure, strict)),
    })),
  };
}

function differenceOf(pairs: readonly Pair[], { id, name, of }: Measure, strict: number): Difference {
  const was = pairs.map(({ before }) => of(before));
  const is = pairs.map(({ after }) => of(after));
  const { value, interval, isOut } = meanOf(each(is.map((n, i) => n - was[i])), strict);
  return {
    id,
    name,
    before: ratherRound(meanOf(each(was)).value),
    after: ratherRound(meanOf(each(is)).value),
    difference: ratherRound(value),
    interval: [ratherRound(interval[0]), ratherRound(interval[1])],
    isOut,
  };
}

function groupsOf(seats: number, all: readonly Account[], names: Names, titles: Titles): readonly Group[] {
  const things = thingsIn(all);
  const endings = [...new Set(all.map(({ by }) => by))];
  return [
    {
      kind: 'seat',
      title: titles.seats,
      unit: 'share',
      measures: Array.from({ length: seats }, (_, seat) => ({
        id: String(seat + 1),
        name: names.seat(seat),
        of: (account) => wonBy(account, seat),
      })),
    },
    ...[...startsIn(all)].map(
      ([kind, ids]): Group => ({
        kind,
        title: names.title(kind),
        unit: 'share',
        measures: [...ids].sort().map((id) => ({
          id,
          name: names.thing(kind, id),
          of: (account) =>
            account.scores.reduce((sum, _, seat) => sum + (account.starts[kind]?.[seat] === id ? wonBy(account, seat) : 0), 0),
        })),
      }),
    ),
    {
      kind: 'ending',
      title: titles.endings,
      unit: 'share',
      measures: endings.map((id) => ({ id, name: names.ending(id), of: ({ by }) => (by === id ? 1 : 0) })),
    },
    {
      kind: 'length',
      title: titles.length,
      unit: 'number',
      measures: [
        { id: 'rounds', name: titles.rounds, of: ({ rounds }) => rounds },
        { id: 'answers', name: titles.answers, of: ({ answers }) => answers },
      ],
    },
    {
      kind: 'points',
      title: titles.points,
      unit: 'number',
      measures: [
        { id: 'winner', name: titles.winner, of: ({ scores, winners }) => Math.max(...winners.map((seat) => scores[seat])) },
        { id: 'mean', name: titles.mean, of: ({ scores }) => scores.reduce((sum, n) => sum + n, 0) / scores.length },
      ],
    },
    ...[...new Set(things.map(({ kind }) => kind))].map(
      (kind): Group => ({
        kind,
        title: names.title(kind),
        unit: 'share',
        measures: things
          .filter((thing) => thing.kind === kind)
          .map(({ id }) => ({
            id,
            name: names.thing(kind, id),
            of: ({ taken, scores }) => (taken.find((one) => one.kind === kind && one.id === id)?.seats.length ?? 0) / scores.length,
          })),
      }),
    ),
  ];
}
