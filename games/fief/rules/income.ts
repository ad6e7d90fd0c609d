/** 17. Income: reckoned for all at once, and paid by the bank (FIE-3.4, FIE-2.6). */

import type { Frame, Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FieState, HARVEST, NOBODY, WEATHER } from '../state.ts';
import { VILLAGES } from '../vocabulary.ts';
import { isBesieged } from './blockade.ts';
import { turnOrder } from './order.ts';
import { step } from './step.ts';
import { isStruck } from './struck.ts';
import { titheTaker } from './taxation.ts';

/** What a player receives from each source, and what siege and famine keep from him. A type, since the view shows it. */
export type Income = {
  readonly villages: number;
  readonly mills: number;
  readonly tithes: number;
  readonly tailles: number;
  readonly titles: number;
  readonly siege: number;
  readonly famine: number;
};

type Source = 'villages' | 'mills' | 'tithes' | 'tailles' | 'titles';
type Account = { -readonly [source in keyof Income]: number };

/** What all players would receive as things stand, by seat. */
export function incomeOf(s: FieState): readonly Income[] {
  const accounts = s.hands.map((): Account => ({ villages: 0, mills: 0, tithes: 0, tailles: 0, titles: 0, siege: 0, famine: 0 }));
  for (let village = 0; village < VILLAGES; village++) reckonVillage(s, accounts, village);
  reckonTailles(s, accounts);
  reckonTitles(s, accounts);
  return accounts;
}

export function totalOf({ villages, mills, tithes, tailles, titles }: Income): number {
  return villages + mills + tithes + tailles + titles;
}

/** What a village gives to somebody; besieged or under famine it gives nothing to anyone (FIE-15.5, FIE-17.3, FIE-17.5). */
function credit(s: FieState, accounts: readonly Account[], seat: Seat, village: number, source: Source, ecus: number): void {
  if (seat === NOBODY) return;
  const isHungry = isStruck(s, content.of(s).villages[village].bishopric, 'famine');
  accounts[seat][isBesieged(s, village) ? 'siege' : isHungry ? 'famine' : source] += ecus;
}

/** A village pays its controller; its mills pay him too, or whoever the tithe of the bishopric is paid to (FIE-17.1, 17.2, 17.4). */
function reckonVillage(s: FieState, accounts: readonly Account[], village: number): void {
  const { income, villages } = content.of(s);
  const controller = s.control[village];
  credit(s, accounts, controller, village, 'villages', income.village);
  if (s.mills[village] === 0) return;
  const { bishopric } = villages[village];
  const taker = titheTaker(s, bishopric);
  const ecus = s.mills[village] * millYield(s, bishopric);
  if (taker === NOBODY) credit(s, accounts, controller, village, 'mills', ecus);
  else credit(s, accounts, taker, village, 'tithes', ecus);
}

/** What each mill of a bishopric gives, with the bonuses that lie on it, whoever collects it (FIE-16.6, FIE-16.7). */
function millYield(s: FieState, bishopric: number): number {
  const { income } = content.of(s);
  const harvest = (s.bonus[bishopric] & HARVEST) === 0 ? 0 : income.harvest;
  const weather = (s.bonus[bishopric] & WEATHER) === 0 ? 0 : income.weather;
  return income.mill + harvest + weather;
}

/** A taille is paid for every village of the fief, whoever controls it, to whoever laid it (FIE-16.15, FIE-17.5). */
function reckonTailles(s: FieState, accounts: readonly Account[]): void {
  const { fiefs, income } = content.of(s);
  for (const { kind, seat, where } of s.taxes)
    if (kind === 'taille') for (const village of fiefs[where].villages) credit(s, accounts, seat, village, 'tailles', income.taille);
}

/** King, Queen and Pope, captive or not; a Regent has the Queen's and the King's (FIE-17.6, FIE-13.13). */
function reckonTitles(s: FieState, accounts: readonly Account[]): void {
  const { income } = content.of(s);
  if (s.king !== NOBODY) accounts[s.owner[s.king]].titles += income.king;
  if (s.queen !== NOBODY) accounts[s.owner[s.queen]].titles += income.queen + (s.regency ? income.king : 0);
  if (s.pope !== NOBODY) accounts[s.owner[s.pope]].titles += income.pope;
}

export function income(_s: FieState): readonly Frame[] {
  return [collectIncome.do({})];
}

/** All are paid; then the tax and bonus cards of the round are discarded, the tax markers stay (FIE-17.7). */
export const collectIncome = step.work('collectIncome', {
  rule: ['FIE-3.4', 'FIE-17.1', 'FIE-17.2', 'FIE-17.7'],
  run(s, _: object): Next {
    const accounts = incomeOf(s);
    for (const seat of turnOrder(s)) {
      const ecus = totalOf(accounts[seat]);
      s.ecus[seat] += ecus;
      s.core.told?.push({ key: 'income', params: { seat, ecus, ...accounts[seat] } });
    }
    for (const card of s.laid) s.eventDiscard.push(card);
    s.laid.length = 0;
    return undefined;
  },
});
