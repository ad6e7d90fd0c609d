/** Elections, battles, deaths and incomes as the log tells them. */

import type { Json, Params, Seat } from '@castellan/engine';
import type { LordView } from '@castellan/fief';
import type { Office } from '@castellan/fief/vocabulary';
import type { LogEntry } from '../../../tables/client.ts';

function text(params: Params, name: string): string {
  return String(params[name] ?? '');
}

function count(params: Params, name: string): number {
  return Number(params[name] ?? 0);
}

function numbers(value: Json | undefined): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** One vote, or all of a player's: whose, how many, of which Lord, for whom; null for an abstention. */
export interface Cast {
  readonly seat: Seat;
  readonly votes: number;
  readonly elector: string | null;
  readonly lord: string | null;
}

/** What a candidate got, and which tests he stood, as the rules judged him. */
export interface Count {
  readonly lord: string;
  readonly votes: number;
  /** Votes, where a number is set. */
  readonly needed: number;
  readonly tests: readonly { readonly test: string; readonly met: boolean }[];
}

const TESTS = ['most', 'majority', 'enough', 'church'] as const;

function countOf({ params }: LogEntry): Count {
  const tests = TESTS.flatMap((test) => (typeof params[test] === 'boolean' ? [{ test, met: params[test] }] : []));
  return { lord: text(params, 'lord'), votes: count(params, 'votes'), needed: count(params, 'needed'), tests };
}

/** The votes of an election, laid open. */
export interface Reveal {
  readonly seq: number;
  readonly office: Office;
  readonly bishopric: string | null;
  readonly candidates: readonly string[];
  readonly casts: readonly Cast[];
  readonly counts: readonly Count[];
  readonly elected: string | null;
  /** What the table was told in the end: who was elected, or what was missing. */
  readonly outcome: LogEntry;
}

const OUTCOMES: { readonly [key: string]: Office } = {
  becameBishop: 'bishop',
  noBishop: 'bishop',
  becamePope: 'pope',
  noPope: 'pope',
  becameKing: 'king',
  noKing: 'king',
};

function castOf({ key, params }: LogEntry): Cast | null {
  const seat = count(params, 'seat');
  switch (key) {
    case 'voted':
      return { seat, votes: count(params, 'votes'), elector: null, lord: text(params, 'lord') };
    case 'abstained':
      return { seat, votes: count(params, 'votes'), elector: null, lord: null };
    case 'lordVoted':
      return { seat, votes: 1, elector: text(params, 'lord'), lord: text(params, 'forLord') };
    case 'lordAbstained':
      return { seat, votes: 1, elector: text(params, 'lord'), lord: null };
    default:
      return null;
  }
}

export function revealsIn(log: readonly LogEntry[]): readonly Reveal[] {
  const found: Reveal[] = [];
  let candidates: string[] = [];
  let casts: Cast[] = [];
  let counts: Count[] = [];
  for (const entry of log) {
    const { key, params, seq } = entry;
    const cast = castOf(entry);
    if (cast !== null) casts.push(cast);
    else if (key === 'counted') counts.push(countOf(entry));
    else if (key === 'stands') {
      if (casts.length > 0) casts = [];
      candidates.push(text(params, 'lord'));
    } else if (key in OUTCOMES) {
      const office = OUTCOMES[key];
      if (casts.length > 0)
        found.push({
          seq,
          office,
          bishopric: office === 'bishop' ? text(params, 'bishopric') : null,
          candidates: [...new Set([...candidates, ...casts.flatMap(({ lord }) => lord ?? [])])],
          casts,
          counts,
          elected: key.startsWith('became') ? text(params, 'lord') : null,
          outcome: entry,
        });
      candidates = [];
      casts = [];
      counts = [];
    } else if (key === 'noCandidates') candidates = [];
  }
  return found;
}

/** The elections of the last round that had any. */
export function lastElections(log: readonly LogEntry[]): readonly Reveal[] {
  const reveals = revealsIn(log);
  const last = reveals.at(-1);
  if (last === undefined) return [];
  const begin = log.slice(0, log.indexOf(last.outcome)).findLast(({ key }) => key === 'roundBegan')?.seq ?? 0;
  return reveals.filter(({ seq }) => seq >= begin);
}

/** What else came of an election: a Queen, the end of a regency. */
export function aftermathOf(log: readonly LogEntry[], { seq, outcome }: Reveal): readonly LogEntry[] {
  return log.filter((entry) => entry.seq === seq && entry !== outcome && AFTERMATH.includes(entry.key));
}

/** Whether a Lord votes as a cleric. */
export function isChurch({ pope, cardinal, bishopric }: LordView): boolean {
  return pope || cardinal || bishopric !== null;
}

/** Votes for a candidate. */
export function votesFor({ casts }: Reveal, lord: string): number {
  return casts.reduce((sum, cast) => sum + (cast.lord === lord ? cast.votes : 0), 0);
}

export interface Fallen {
  readonly seat: Seat;
  readonly sergeants: number;
  readonly knights: number;
  readonly lords: readonly string[];
}

export interface Round {
  readonly round: number;
  readonly attackDice: readonly number[];
  readonly attackHits: number;
  readonly defenceDice: readonly number[];
  readonly defenceHits: number;
  readonly fallen: readonly Fallen[];
}

const BEGINS: readonly string[] = ['battleDeclared', 'rideBegan'];

function addTo(fallen: readonly Fallen[], more: Fallen): readonly Fallen[] {
  const there = fallen.find(({ seat }) => seat === more.seat);
  if (there === undefined) return [...fallen, more];
  const sum: Fallen = {
    seat: more.seat,
    sergeants: there.sergeants + more.sergeants,
    knights: there.knights + more.knights,
    lords: [...there.lords, ...more.lords],
  };
  return fallen.map((one) => (one === there ? sum : one));
}

/** The rounds of the battle that is being fought. */
export function roundsIn(log: readonly LogEntry[]): readonly Round[] {
  const begin = log.findLastIndex(({ key }) => BEGINS.includes(key));
  const rounds: Round[] = [];
  for (const { key, params } of begin < 0 ? [] : log.slice(begin)) {
    const last = rounds[rounds.length - 1];
    if (key === 'roundFought' || key === 'rideFought')
      rounds.push({
        round: count(params, 'round') || 1,
        attackDice: numbers(params.attackDice),
        attackHits: count(params, 'attackHits'),
        defenceDice: numbers(params.defenceDice),
        defenceHits: count(params, 'defenceHits'),
        fallen: [],
      });
    else if (last !== undefined) {
      const seat = count(params, 'seat');
      const nobody = { seat, sergeants: 0, knights: 0, lords: [] };
      if (key === 'troopsFell') {
        const more = { ...nobody, sergeants: count(params, 'sergeants'), knights: count(params, 'knights') };
        rounds[rounds.length - 1] = { ...last, fallen: addTo(last.fallen, more) };
      } else if (key === 'died') {
        rounds[rounds.length - 1] = { ...last, fallen: addTo(last.fallen, { ...nobody, lords: [text(params, 'lord')] }) };
      }
    }
  }
  return rounds;
}

/** All who fell so far, by player. */
export function fallenIn(rounds: readonly Round[]): readonly Fallen[] {
  return rounds.flatMap(({ fallen }) => fallen).reduce<readonly Fallen[]>(addTo, []);
}

/** Something all should read: who died and what came of it, who was raised, what was paid. */
export interface Tidings {
  readonly seq: number;
  readonly kind: 'death' | 'rise' | 'reveal' | 'income' | 'wedding';
  readonly entries: readonly LogEntry[];
}

const DEATHS: readonly string[] = ['died', 'assassinated', 'executed'];
const RISES: readonly string[] = [
  'becameBishop',
  'becameCardinal',
  'becamePope',
  'becameKing',
  'becameQueen',
  'becameRegent',
  'becamePrince',
  'becameDArc',
  'titleGranted',
  'cityTaken',
  'excommunicated',
];
const AFTERMATH: readonly string[] = [
  ...DEATHS,
  ...RISES,
  'titleVacant',
  'titleToCrown',
  'marriageEnded',
  'banLifted',
  'tokenLost',
  'queenNoMore',
  'defrocked',
  'annulled',
];
const VOTES: readonly string[] = ['voted', 'abstained', 'lordVoted', 'lordAbstained'];

function kindOf(keys: readonly string[]): Tidings['kind'] | null {
  if (keys.some((key) => VOTES.includes(key))) return 'reveal';
  if (keys.some((key) => DEATHS.includes(key))) return 'death';
  if (keys.includes('married')) return 'wedding';
  if (keys.some((key) => RISES.includes(key))) return 'rise';
  return keys.includes('income') ? 'income' : null;
}

const TOLD: { readonly [kind in Tidings['kind']]: readonly string[] } = {
  reveal: [...VOTES, 'noBishop', 'noPope', 'noKing', ...RISES],
  death: AFTERMATH,
  wedding: ['married', 'becameQueen'],
  rise: AFTERMATH,
  income: ['income'],
};

/** What is still new: told in this phase or the one before it. */
export function lately(log: readonly LogEntry[]): readonly LogEntry[] {
  const phases = log.flatMap(({ key, params }, at) => (key === 'stageBegan' ? [{ at, phase: params.phase }] : []));
  const begins = phases.filter(({ phase }, i) => i === 0 || phases[i - 1].phase !== phase);
  return log.slice(begins.at(-2)?.at ?? 0);
}

/** What each answer brought about that all should read, in order. */
export function tidingsIn(log: readonly LogEntry[]): readonly Tidings[] {
  const bySeq = new Map<number, LogEntry[]>();
  for (const entry of log) bySeq.set(entry.seq, [...(bySeq.get(entry.seq) ?? []), entry]);
  return [...bySeq].flatMap(([seq, entries]) => {
    const kind = kindOf(entries.map(({ key }) => key));
    return kind === null ? [] : [{ seq, kind, entries: entries.filter(({ key }) => TOLD[kind].includes(key)) }];
  });
}
