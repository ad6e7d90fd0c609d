/** Battles, bids and sales as the log tells them. */

import type { Json, Params, Seat } from '@castellan/engine';
import { UNITS } from '@castellan/medioevo/vocabulary';
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

/** Whom an event of a battle is about; barbarians have events of their own. */
function sideOf({ key, params }: LogEntry): Seat | null {
  return key.endsWith('Barbarian') ? null : count(params, 'seat');
}

/** What one side did and underwent in a round. */
export interface Stroke {
  readonly dice: readonly number[];
  readonly attack: number | null;
  /** Units lost, by unit; and how many were turned into lesser ones. */
  readonly lost: readonly number[];
  readonly reduced: number;
}

export interface Round {
  readonly round: number;
  readonly attacker: Stroke;
  readonly defender: Stroke;
  /** Who won it; undefined where nobody did, or nobody has yet. */
  readonly winner: Seat | null | undefined;
  readonly isOver: boolean;
}

const NOTHING: Stroke = { dice: [], attack: null, lost: UNITS.map(() => 0), reduced: 0 };

interface Fought {
  readonly node: string;
  readonly attacker: Seat | null;
  /** Of the rounds so far; 0 before the first die. */
  readonly round: number;
}

/** The rounds of the battle that is being fought in a place. */
export function roundsIn(log: readonly LogEntry[], { node, attacker, round }: Fought): readonly Round[] {
  if (round === 0) return [];
  const begins = ({ key, params }: LogEntry): boolean => key === 'roundBegan' && text(params, 'node') === node;
  const begin = log.findLastIndex((entry) => begins(entry) && count(entry.params, 'round') === 1);
  const rounds: Round[] = [];
  for (const entry of begin < 0 ? [] : log.slice(begin)) {
    const last = rounds[rounds.length - 1];
    if (begins(entry))
      rounds.push({ round: count(entry.params, 'round'), attacker: NOTHING, defender: NOTHING, winner: undefined, isOver: false });
    else if (last !== undefined) rounds[rounds.length - 1] = told(last, entry, attacker);
  }
  return rounds;
}

/** A round with one more event of it. */
function told(round: Round, entry: LogEntry, attacker: Seat | null): Round {
  const { key, params } = entry;
  const plain = key.replace(/Barbarian$/, '');
  const with_ = (seat: Seat | null, change: (stroke: Stroke) => Stroke): Round =>
    seat === attacker ? { ...round, attacker: change(round.attacker) } : { ...round, defender: change(round.defender) };
  switch (plain) {
    case 'battleDice':
    case 'battleRerolled':
      return with_(sideOf(entry), (stroke) => ({ ...stroke, dice: numbers(params.dice) }));
    case 'attackValues':
      return {
        ...round,
        attacker: { ...round.attacker, attack: count(params, 'mine') },
        defender: { ...round.defender, attack: count(params, 'theirs') },
      };
    case 'roundWon':
      return { ...round, winner: sideOf(entry), isOver: true };
    case 'roundTied':
      return { ...round, isOver: true };
    case 'unitTurned':
      return with_(sideOf(entry), (stroke) => ({ ...stroke, reduced: stroke.reduced + 1 }));
    case 'sacrificed':
      return with_(sideOf(entry), (stroke) => lose(stroke, 'lightInfantry', count(params, 'n')));
    case 'unitDestroyed':
    case 'unitLost':
      return with_(sideOf(entry), (stroke) => lose(stroke, text(params, 'unit'), 1));
    case 'unitCaptured':
      return with_(count(params, 'fromSeat'), (stroke) => lose(stroke, text(params, 'unit'), 1));
    default:
      return round;
  }
}

function lose(stroke: Stroke, unit: string, n: number): Stroke {
  return { ...stroke, lost: UNITS.map((one, at) => stroke.lost[at] + (one === unit ? n : 0)) };
}

/** Units that each side has lost so far, by unit: the attacker's, then the defender's. */
export function fallenIn(rounds: readonly Round[]): readonly [readonly number[], readonly number[]] {
  const all = (of: (round: Round) => Stroke): readonly number[] =>
    UNITS.map((_, at) => rounds.reduce((sum, round) => sum + of(round).lost[at], 0));
  return [all(({ attacker }) => attacker), all(({ defender }) => defender)];
}

export interface Bid {
  readonly seat: Seat;
  readonly florins: number;
}

/** The bids of the last auction for the turn order, highest first. */
export function bidsIn(log: readonly LogEntry[]): readonly Bid[] {
  const last = log.findLast(({ key }) => key === 'bidsShown');
  if (last === undefined) return [];
  const seats = numbers(last.params.seats);
  return numbers(last.params.bids)
    .map((florins, at) => ({ seat: seats[at], florins }))
    .sort((a, b) => b.florins - a.florins);
}

/** What happened last: the events of the last answer. */
export function lastNews(log: readonly LogEntry[], most: number): readonly LogEntry[] {
  const told = log.filter(({ key }) => key !== LET_PASS);
  const seq = told[told.length - 1]?.seq;
  return told.filter((entry) => entry.seq === seq).slice(-most);
}

/** Told to a seat alone when it passes in a window, whoever said so for it. */
const LET_PASS = 'letPass';
/** Older ones are in the log. */
const LATEST = 12;

/** Windows that were let pass, the latest first, with the moment after it. */
export function letPass(log: readonly LogEntry[]): readonly { readonly seq: number; readonly at: number; readonly window: string }[] {
  return log
    .filter(({ key }) => key === LET_PASS)
    .slice(-LATEST)
    .reverse()
    .map(({ seq, params }) => ({ seq, at: seq, window: String(params.window) }));
}
