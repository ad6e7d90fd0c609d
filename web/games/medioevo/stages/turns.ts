/** Turns prepared in advance (UNI-47.11, UNI-47.16): what is being put together here, and what the table keeps. */

import { type Asked, isSpent, type Option, type Params, type PlannedAhead, readKeys, type Standing, type Wording } from '@castellan/engine';
import { signal } from '@preact/signals';

export const TURNS = ['bid', 'village', 'army', 'purchases', 'move', 'trade'] as const;
export type Turn = (typeof TURNS)[number];

/** The question with which each begins. */
export const STEP_OF: { readonly [turn in Turn]: string } = {
  bid: 'bidTurnOrder',
  village: 'placeVillage',
  army: 'placeArcher',
  purchases: 'purchase',
  move: 'completeMove',
  trade: 'chooseTransport',
};

/** What ends the purchases. */
export const CLOSING = 'done';

/** As many as anybody prepares; far fewer than a table takes. */
export const MOST = 40;

export interface Draft {
  readonly table: string;
  readonly turn: Turn;
  readonly answers: readonly PlannedAhead[];
  /** Purchases: nobody need ask me any more once all of them are made. */
  readonly closes: boolean;
}

/** What I am putting together; kept while the table asks me something else. */
export const draft = signal<Draft | null>(null);

export function isList(turn: Turn): boolean {
  return turn === 'purchases';
}

/** Questions of a trade turn, in which one may have stopped half way. */
const TRADING: readonly string[] = [
  'tradeAction',
  'tradeStep',
  'bargain',
  'sellCubes',
  'routeBonus',
  'openRoute',
  'routeZone',
  'confirmSale',
];

/** To which turn a question belongs at which one was prepared, or has stopped. */
function turnOf(step: string): Turn {
  if (step === 'placeTransport') return 'army';
  return TURNS.find((turn) => STEP_OF[turn] === step) ?? (TRADING.includes(step) ? 'trade' : 'move');
}

/** What the table keeps for a turn: to be given, or what is left of it. */
export function keptFor(standing: readonly Standing[], turn: Turn, which: 'ready' | 'spent'): Standing | null {
  return standing.find(({ step, plan }) => plan !== undefined && turnOf(step) === turn && isSpent(plan) === (which === 'spent')) ?? null;
}

/** Turns of which something is left that could not be done. */
export function stoppedTurns(standing: readonly Standing[]): readonly Turn[] {
  return TURNS.filter((turn) => keptFor(standing, turn, 'spent') !== null);
}

export function draftOf(table: string, turn: Turn, kept: Standing | null): Draft {
  return { table, turn, answers: kept?.plan?.answers ?? [], closes: kept?.plan?.list?.closing !== undefined };
}

export function standingOf({ turn, answers, closes }: Draft): Standing {
  const list = isList(turn) ? { list: closes ? { closing: CLOSING } : {} } : {};
  return { step: STEP_OF[turn], key: answers[0].text, until: 'ever', plan: { answers, ...list } };
}

/** Answers that stand and fall together: a purchase with what it leads to. Numbers of the answers. */
export function entriesOf(turn: Turn, answers: readonly PlannedAhead[]): readonly (readonly number[])[] {
  const entries: number[][] = [];
  for (const [at, { step }] of answers.entries())
    if (!isList(turn) || step === STEP_OF[turn] || entries.length === 0) entries.push([at]);
    else entries[entries.length - 1].push(at);
  return entries;
}

/** One entry before the other. */
export function moved(turn: Turn, answers: readonly PlannedAhead[], at: number, by: number): readonly PlannedAhead[] {
  const entries = entriesOf(turn, answers);
  const to = at + by;
  if (to < 0 || to >= entries.length) return answers;
  const order = entries.toSpliced(at, 1).toSpliced(to, 0, entries[at]);
  return order.flatMap((entry) => entry.map((n) => answers[n]));
}

export function without(turn: Turn, answers: readonly PlannedAhead[], at: number): readonly PlannedAhead[] {
  const entry = entriesOf(turn, answers)[at] ?? [];
  return answers.filter((_, n) => !entry.includes(n));
}

/** An answer as the table keeps it, with its words. */
export function planned(asked: Asked, text: string): PlannedAhead {
  return { text, step: asked.step, words: wordsOf(asked, text) };
}

function wordsOf(asked: Asked, text: string): readonly Wording[] {
  if (asked.kind === 'amount') return [{ say: 'medioevo.plan.amount', params: { step: asked.step, n: Number(text) } }];
  const chosen = readKeys(asked.kind, text).flatMap((key) => asked.options.find((option) => option.key === key) ?? []);
  return chosen.length === 0 ? [{ say: 'option.none', params: {} }] : chosen.map(wordingOf);
}

/** What the kernel needs of an option says nothing. */
const SILENT: readonly string[] = ['key', 'say', 'at', 'confirm', 'formerly', 'words'];

function wordingOf(option: Option): Wording {
  const fields = Object.entries(option).filter(([name, value]) => value !== undefined && !SILENT.includes(name));
  const params: Params = Object.fromEntries(fields);
  return { say: `option.${option.say}`, params };
}
