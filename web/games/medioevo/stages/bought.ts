/** What I have bought in this phase, as the log tells it, and how one of these purchases is taken back although others followed it. */

import { type Refusal, type Seat, spoken } from '@castellan/engine';
import { signal } from '@preact/signals';
import type { LogEntry, TableClient } from '../../../tables/client.ts';

/** Events of purchases. */
const THINGS: readonly string[] = [
  'studied',
  'built',
  'repaired',
  'vehicleBought',
  'vehicleUpgraded',
  'recruited',
  'captainPromoted',
  'redeployed',
  'ransomed',
  'cardPaid',
  'boughtHidden',
];

/** The same thing bought once or several times. */
interface Bought {
  readonly key: string;
  readonly params: LogEntry['params'];
  /** What all of them cost, as the rules tell it: with the points that were bought for them. */
  readonly florins: number;
  /** Numbers of the answers by which they were bought. */
  readonly answers: readonly number[];
}

function costOf({ params: { florins } }: LogEntry): number {
  return typeof florins === 'number' ? florins : 0;
}

function isSame(one: Bought, { key, params }: LogEntry): boolean {
  return one.key === key && JSON.stringify(one.params) === JSON.stringify(params);
}

/** Purchases of a seat in the present phase, which is that of purchases; the first first. */
export function boughtIn(log: readonly LogEntry[], seat: Seat): readonly Bought[] {
  const begin = Math.max(
    0,
    log.findLastIndex(({ key }) => key === 'phaseBegan'),
  );
  const mine = log.slice(begin).filter((entry) => entry.seat === seat);
  const bought: Bought[] = [];
  for (const entry of mine) {
    if (!THINGS.includes(entry.key)) continue;
    const florins = costOf(entry);
    const at = bought.findIndex((one) => isSame(one, entry));
    if (at < 0) bought.push({ key: entry.key, params: entry.params, florins, answers: [entry.seq] });
    else bought[at] = { ...bought[at], florins: bought[at].florins + florins, answers: [...bought[at].answers, entry.seq] };
  }
  return bought;
}

/** While purchases are taken back and made again; what became of the last time; null before. */
interface TakingBack {
  readonly table: string;
  readonly isBusy: boolean;
  /** Why nothing was taken back. */
  readonly refusal: Refusal | null;
  /** Several answers were given in one go, and are only taken back together. */
  readonly inOneGo: boolean;
  /** Answers that could not be given again. */
  readonly lost: number;
}

export const takingBack = signal<TakingBack | null>(null);

/** An answer that was taken back on the way, with the question it answers. */
interface Taken {
  readonly text: string;
  readonly step: string;
}

const CANNOT: Refusal = { rule: 'kernel', key: 'cannotUndo', params: { reason: 'nothing' } };

/**
 * Takes one of my answers back, and those after it, which are then given again one by one: what the table would not undo it refuses, and what
 * rested on the purchase is left out.
 */
export async function takeBack(client: TableClient, answer: number): Promise<void> {
  const table = client.snapshot.peek()?.id ?? '';
  const start: TakingBack = { table, isBusy: true, refusal: null, inOneGo: false, lost: 0 };
  takingBack.value = start;
  const taken: Taken[] = [];
  const stopped = await takeUpTo(client, answer, taken);
  let lost = 0;
  for (const one of taken.toReversed()) if (!(await giveAgain(client, one))) lost++;
  takingBack.value = { ...start, isBusy: false, ...stopped, lost };
}

type StoppedAt = Partial<Pick<TakingBack, 'refusal' | 'inOneGo'>>;

async function takeUpTo(client: TableClient, answer: number, taken: Taken[]): Promise<StoppedAt> {
  for (;;) {
    const undo = client.snapshot.peek()?.view.undo;
    if (undo === undefined || !undo.ok) return { refusal: undo === undefined ? CANNOT : { ...CANNOT, params: { reason: undo.reason } } };
    // Of answers given in one go only the first is known here: they could not be given again.
    if (undo.count > 1) return { inOneGo: true };
    if (undo.line < answer) return {};
    const refusal = await client.undo();
    if (refusal !== null) return { refusal };
    if (undo.line === answer) return {};
    taken.push({ text: undo.text, step: client.snapshot.peek()?.view.asked?.step ?? '' });
  }
}

async function giveAgain(client: TableClient, { text, step }: Taken): Promise<boolean> {
  if (spoken(text).manner === 'interjection') return (await client.answer(text, '')) === null;
  const asked = client.snapshot.peek()?.view.asked ?? null;
  return asked !== null && asked.step === step && (await client.answer(text, asked.id)) === null;
}
