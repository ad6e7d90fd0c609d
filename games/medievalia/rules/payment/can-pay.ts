/** Whether a bill can be paid at all. */

import type { Bill } from './bill.ts';
import { missing } from './missing.ts';
import { type Payer, type Plan, shortfall } from './plan.ts';
import { type Cards, fullOutput, type Purse } from './purse.ts';
import { aloneSpecialists, openGroups, usefulPowers } from './sources.ts';

/** Whether two specialists of a purse come to the same. */
export type Alike = (cards: Cards, purse: Purse, one: number, other: number) => boolean;

/** Lists choices among specialists. Those as good as each other are chosen in their order, so that no choice comes twice. */
export function listChoices(choices: number[], { cards, purse }: Payer, among: number, isAlike: Alike): void {
  choices.length = 0;
  choices.push(0);
  for (let i = 0; among >> i !== 0; i++) {
    if ((among & (1 << i)) === 0) continue;
    const known = choices.length;
    for (let j = 0; j < known; j++) if (!isPassedOver(cards, purse, among & ~choices[j], i, isAlike)) choices.push(choices[j] | (1 << i));
  }
}

/** Whether one of those left out comes before a specialist and is as good. */
function isPassedOver(cards: Cards, purse: Purse, leftOut: number, specialist: number, isAlike: Alike): boolean {
  for (let i = 0; i < specialist; i++) if ((leftOut & (1 << i)) !== 0 && isAlike(cards, purse, i, specialist)) return true;
  return false;
}

export const haveSamePower: Alike = ({ faces }, { specialists, spots }, one, other) =>
  faces[specialists[one]] === faces[specialists[other]] && spots[one] === spots[other];

/** A plan that uses all it may, with a choice of powers. */
export function useEverything(plan: Plan, payer: Payer, bill: Bill, powers: number): void {
  const { purse } = payer;
  plan.groups = openGroups(payer, bill);
  plan.powers = powers;
  plan.alone = aloneSpecialists(purse) & ~powers;
  plan.singles = purse.singles;
  plan.count = purse.singles.length;
}

/** How much is missing when everything is used with these powers. */
function shortOfEverything(payer: Payer, bill: Bill, powers: number): number {
  const { everything } = payer.slate;
  useEverything(everything, payer, bill, powers);
  everything.discards = bill.hand;
  return shortfall(payer, everything, bill);
}

/** The same without powers: the purse knows already what it makes of itself. */
function shortWithoutPowers(payer: Payer, bill: Bill): number {
  const { purse, slate } = payer;
  const { supply } = slate;
  const { aid } = bill;
  for (let i = 0; i < 4; i++) supply[i] = purse.supply[i] + aid[i];
  const closed = purse.groups & ~openGroups(payer, bill);
  if (closed !== 0) supply[purse.at[bill.kept].resource] -= fullOutput(purse.at[bill.kept]);
  return missing(supply, bill, bill.hand, 0, 0);
}

/**
 * Whether some payment covers the bill. More sources never hurt, so it is enough to try all of them, with every choice between
 * production and power.
 */
export function canPay(payer: Payer, bill: Bill): boolean {
  if (shortWithoutPowers(payer, bill) === 0) return true;
  const useful = payer.purse.specialists.length === 0 ? 0 : usefulPowers(payer, bill);
  if (useful === 0) return false;
  const { choices } = payer.slate;
  listChoices(choices, payer, useful, haveSamePower);
  for (let i = 1; i < choices.length; i++) if (shortOfEverything(payer, bill, choices[i]) === 0) return true;
  return false;
}

/** How much is missing when everything is used, with the best choice of powers. */
export function leastShortfall(payer: Payer, bill: Bill): number {
  const { choices } = payer.slate;
  listChoices(choices, payer, usefulPowers(payer, bill), haveSamePower);
  let short = Number.POSITIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) short = Math.min(short, shortOfEverything(payer, bill, choices[i]));
  return short;
}
