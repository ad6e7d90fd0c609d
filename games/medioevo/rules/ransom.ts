/** 30.7, 30.8. Prisoners bought back. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { prisonerAt, type UniState } from '../state.ts';
import { MOST_PLAYERS, UNITS } from '../vocabulary.ts';
import { heldBy } from './hidden-purchases.ts';
import { addDeed } from './honour.ts';
import { transfer } from './money.ts';
import { type PurchaseOption, ransomOption } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';
import { comeBack, TROOPS, whyNoMore } from './recruiting.ts';
import { tollIn } from './sites.ts';

const CANNOT_PAY = reason('UNI-30.7', 'cannotPayRansom');

/** Why prisoners of this kind cannot be bought back; their holder has no say in it (UNI-30.7, UNI-30.8). */
export function whyNotRansom(s: UniState, seat: Seat, unit: number): Reason | null {
  const why = whyNoMore(s, seat, heldBy(s, seat));
  if (why !== null) return why;
  return s.florins[seat] >= content.of(s).units[unit].ransom ? null : CANNOT_PAY;
}

/** Who holds prisoners of a player, and of which kind: one of each. */
export function captives(s: UniState, seat: Seat): { readonly holder: Seat; readonly unit: number }[] {
  const found: { holder: Seat; unit: number }[] = [];
  for (let holder = 0; holder < MOST_PLAYERS; holder++)
    for (let unit = 0; unit < UNITS.length; unit++) if (s.prisoners[prisonerAt(holder, seat, unit)] > 0) found.push({ holder, unit });
  return found;
}

export function offerRansoms(s: UniState, seat: Seat, sites: readonly number[], into: PurchaseOption[]): void {
  const { nodes, units } = content.of(s);
  for (const { holder, unit } of captives(s, seat)) {
    if (whyNotRansom(s, seat, unit) !== null) continue;
    for (const territory of sites)
      if (units[unit].ransom + tollIn(s, seat, territory, TROOPS) <= s.florins[seat])
        into.push(ransomOption(unit, holder, territory, nodes[territory].id));
  }
}

/** The holder is paid and must release them; they are placed at once, openly also in deployment. */
export function ransom(s: UniState, seat: Seat, { index: unit, level: holder, place }: PurchaseOption): void {
  const florins = content.of(s).units[unit].ransom;
  transfer(s, seat, holder, florins);
  s.prisoners[prisonerAt(holder, seat, unit)]--;
  addDeed(s, holder, 'ransoms');
  comeBack(s, seat, unit, place);
  if (s.core.told === null) return;
  const node = content.of(s).nodes[place].id;
  s.core.told.push({ key: 'ransomed', params: { seat, fromSeat: holder, unit: UNITS[unit], node, florins } });
}
