/** 30.7, 30.8. Prisoners bought back. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { prisonerAt, type UniState } from '../state.ts';
import { MOST_PLAYERS, UNITS } from '../vocabulary.ts';
import { markedAs, plainCaptives } from './captives.ts';
import { heldBy } from './hidden-purchases.ts';
import { addDeed } from './honour.ts';
import { transfer } from './money.ts';
import { type PurchaseOption, ransomOption } from './purchase-options.ts';
import { type Reason, reason } from './reason.ts';
import { comeBack, TROOPS, whyNoMore } from './recruiting.ts';
import { tollIn } from './sites.ts';
import { disguise } from './troops.ts';

const CANNOT_PAY = reason('UNI-30.7', 'cannotPayRansom');

/** Why prisoners of this kind cannot be bought back; their holder has no say in it (UNI-30.7, UNI-30.8). */
export function whyNotRansom(s: UniState, seat: Seat, unit: number): Reason | null {
  const why = whyNoMore(s, seat, heldBy(s, seat));
  if (why !== null) return why;
  return s.florins[seat] >= content.of(s).units[unit].ransom ? null : CANNOT_PAY;
}

/** Who holds prisoners of a player, and of which kind, by what they are marked as this turn: one of each (UNI-30.7, UNI-46.21). */
export function captives(s: UniState, seat: Seat): { readonly holder: Seat; readonly unit: number }[] {
  const found: { holder: Seat; unit: number }[] = [];
  for (let holder = 0; holder < MOST_PLAYERS; holder++)
    for (let unit = 0; unit < UNITS.length; unit++)
      if (markedAs(s, holder, seat, unit) !== undefined || plainCaptives(s, holder, seat, unit) > 0) found.push({ holder, unit });
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
  const marked = plainCaptives(s, holder, seat, unit) > 0 ? undefined : markedAs(s, holder, seat, unit);
  const real = marked?.real ?? unit;
  s.prisoners[prisonerAt(holder, seat, real)]--;
  s.guises = s.guises.filter((guise) => guise !== marked);
  addDeed(s, holder, 'ransoms');
  comeBack(s, seat, real, place);
  if (marked !== undefined) disguise(s, seat, place, real, unit);
  if (s.core.told === null) return;
  const node = content.of(s).nodes[place].id;
  s.core.told.push({ key: 'ransomed', params: { seat, fromSeat: holder, unit: UNITS[unit], node, florins } });
}
