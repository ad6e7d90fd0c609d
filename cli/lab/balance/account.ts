/** One game as it is counted: how long, who won by what, with what everybody began, and what everybody took. */

import type { Bot } from '@castellan/bots';
import type { Game, Ledger, Seat, State, Told } from '@castellan/engine';
import { playOut } from '../../simulate/playout.ts';
import { chanceOf, type Series, setupOf } from '../../simulate/series.ts';

export interface Account {
  readonly number: number;
  readonly answers: number;
  readonly rounds: number;
  readonly by: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** Lines of the scoring, by seat. */
  readonly points: { readonly [key: string]: readonly number[] };
  /** By sort and seat. */
  readonly starts: { readonly [kind: string]: readonly string[] };
  readonly taken: readonly Taken[];
  /** What went wrong, instead of all that. */
  readonly problem: string | null;
}

/** A thing, and each seat that took it: how often, and the share of the win it could expect as the round began in which it first did. */
export interface Taken {
  readonly kind: string;
  readonly id: string;
  readonly seats: readonly { readonly seat: Seat; readonly n: number; readonly expected: number }[];
}

type Took = Map<string, Map<Seat, { n: number; readonly expected: number }>>;

export function accountOf(game: Game<State>, ledger: Ledger<State>, series: Series, bots: readonly Bot[], number: number): Account {
  const setup = setupOf(series, number);
  const starts: { [kind: string]: string[] } = {};
  const took: Took = new Map();
  let rounds = -1;
  let expected: readonly number[] = [];
  const note = (s: State): void => {
    for (const { kind, id, seat } of usesIn(ledger, s.core.told ?? [])) {
      const key = `${kind}:${id}`;
      const seats = took.get(key) ?? new Map<Seat, { n: number; readonly expected: number }>();
      took.set(key, seats);
      const before = seats.get(seat);
      if (before === undefined) seats.set(seat, { n: 1, expected: thousandths(expected[seat]) });
      else before.n++;
    }
    s.core.told = [];
  };
  const watch = (s: State): void => {
    if (expected.length === 0) expected = game.instinct.value(s);
    note(s);
    const now = ledger.rounds(s);
    if (now === rounds) return;
    if (rounds < 1 && now >= 1)
      for (let seat = 0; seat < setup.seats; seat++)
        for (const [kind, id] of Object.entries(ledger.starts(s, seat))) {
          starts[kind] ??= [];
          starts[kind][seat] = id;
        }
    rounds = now;
    expected = game.instinct.value(s);
  };
  const ended = playOut(game, setup, bots, chanceOf(series, number), null, watch);
  if (ended.kind !== 'finished')
    return {
      number,
      answers: ended.decisions,
      rounds,
      by: '',
      winners: [],
      scores: [],
      points: {},
      starts,
      taken: [],
      problem: ended.problem,
    };
  const { winners, scores, by, breakdown = [] } = ended.result;
  note(ended.state);
  return {
    number,
    answers: ended.decisions,
    rounds: ledger.rounds(ended.state),
    by,
    winners,
    scores,
    points: Object.fromEntries(breakdown.map(({ key, values }) => [key, values])),
    starts,
    taken: [...took].map(([key, seats]) => {
      const colon = key.indexOf(':');
      return { kind: key.slice(0, colon), id: key.slice(colon + 1), seats: [...seats].map(([seat, one]) => ({ seat, ...one })) };
    }),
    problem: null,
  };
}

/** What was taken by whom. What sealed branches tell the others at their join has been told to its seat before. */
export function* usesIn(
  ledger: Ledger<State>,
  told: readonly Told[],
): Generator<{ readonly kind: string; readonly id: string; readonly seat: Seat }> {
  for (const { key, params, own, except } of told) {
    const kind = ledger.uses[key];
    if (kind === undefined || except !== undefined) continue;
    const { seat, [kind]: named } = { ...params, ...own };
    if (typeof seat !== 'number') continue;
    for (const id of Array.isArray(named) ? named : [named]) if (typeof id === 'string') yield { kind, id, seat };
  }
}

function thousandths(n: number): number {
  return Math.round(n * 1000) / 1000;
}

export function isAccount(value: unknown): value is Account {
  return (
    typeof value === 'object' &&
    value !== null &&
    'number' in value &&
    'taken' in value &&
    Array.isArray(value.taken) &&
    'winners' in value &&
    Array.isArray(value.winners)
  );
}
