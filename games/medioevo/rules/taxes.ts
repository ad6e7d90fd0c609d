/** 8. Phase 3: tax levels, income, then interest and upkeep. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, lot, NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, CIVIL, TERRITORIES } from '../vocabulary.ts';
import { bankruptcies } from './bankruptcy.ts';
import { buildingOf } from './buildings.ts';
import { PAUSE } from './calls.ts';
import { territoriesOf } from './control.ts';
import { inTime } from './fighters.ts';
import { ACT_DONE, addDeed } from './honour.ts';
import { fallDue, payInterest } from './interest.ts';
import { marketValue } from './markets.ts';
import { earn } from './money.ts';
import { grantOf } from './relations.ts';
import { step } from './step.ts';
import { musterOf } from './troops.ts';
import { beginUpkeep } from './upkeep.ts';
import { openWindow } from './windows.ts';

/** Levels first, then everybody's income, interest and upkeep; bankruptcies and card 37 wait for everybody's interest (UNI-8.6, UNI-8.12). */
export function taxation(s: UniState): readonly Frame[] {
  return [
    setTax.do({ seats: s.order }),
    collectTaxes.do({}),
    PAUSE,
    fallDue.do({}),
    payInterest.do({}),
    bankruptcies.do({}),
    shareInterest.do({}),
    beginUpkeep.do({}),
  ];
}

/** What is levied by who does not choose in time for the first time (UNI-47.10). */
const USUAL_TAX = 30;

/** All at once and shown together; it stays until the next phase 3 (UNI-8.1, UNI-2.4). */
export const setTax = step.poll('setTax', {
  rule: ['UNI-8.1', 'UNI-2.4', 'UNI-47.10'],
  crumb: (_: object) => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const { tax } = content.of(s).options.realm;
    return pick(seat, tax, { params: { tax: s.tax[seat] }, limit: inTime(s, String(s.tax[seat] === 0 ? USUAL_TAX : s.tax[seat])) });
  },
  resolve(s, _p, given): Next {
    for (const { seat, answer } of given) {
      if (answer === null) continue;
      s.tax[seat] = answer.tax;
      s.core.told?.push({ key: 'taxSet', params: { seat, tax: answer.tax } });
    }
    return undefined;
  },
});

/** Whether barbarians or units of others stand there that no pact allows (UNI-8.3, UNI-33.10). */
function isDisturbed(s: UniState, seat: Seat, territory: number): boolean {
  if (s.armies[armyAt(BARBARIANS, territory)] > 0) return true;
  for (let other = 0; other < s.core.seats; other++) {
    if (other === seat || s.armies[armyAt(other, territory)] === 0) continue;
    if (grantOf(s, 'passage', seat, other) === null && grantOf(s, 'militaryControl', seat, other) === null) return true;
  }
  return false;
}

/** Territories as which a territory is taxed: itself, and its civil building (UNI-8.2). */
function taxedAs(s: UniState, territory: number): number {
  const level = s.buildings[lot(territory, CIVIL)];
  return level === 0 ? 1 : 1 + buildingOf(s, CIVIL, level).taxed;
}

const CITY = 3;

/** What the taxes of a player bring now, at his level or another (UNI-8.2 to UNI-8.5). */
export function incomeOf(s: UniState, seat: Seat, tax = s.tax[seat]): number {
  const { trade, landlessIncome } = content.of(s);
  if (territoriesOf(s, seat) === 0 && musterOf(s, seat).every((n) => n === 0)) return landlessIncome;
  let taxed = 0;
  let cubes = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (s.control[territory] !== seat || isDisturbed(s, seat, territory)) continue;
    taxed += taxedAs(s, territory);
    if (s.buildings[lot(territory, CIVIL)] === CITY) cubes += marketValue(s, territory);
  }
  return tax * taxed + trade.cityTax * cubes;
}

export const collectTaxes = step.work('collectTaxes', {
  rule: ['UNI-8.2', 'UNI-8.3', 'UNI-8.4', 'UNI-8.5', 'UNI-34.2', 'UNI-8.12'],
  run(s, _: object) {
    for (const seat of s.order) {
      const florins = incomeOf(s, seat);
      earn(s, seat, florins);
      addDeed(s, seat, 'taxIncome', florins);
      s.core.told?.push({ key: 'taxCollected', params: { seat, florins } });
    }
    return undefined;
  },
});

/** Card 37, when the interest of all others is paid or missed (UNI-8.12). */
export const shareInterest = step.work('shareInterest', {
  rule: 'UNI-8.12',
  run: (s, _: object): Next => [...openWindow(s, { kind: 'tax', seats: s.order, about: NOBODY }), ACT_DONE],
});
