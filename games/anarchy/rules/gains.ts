/** ANA-12, 13, 35: what is gained goes to the player board, the production tracks, the attributes and the mood. */

import type { Seat } from '@castellan/engine';
import { type Amounts, type Content, content } from '../content/content.ts';
import type { AnaState, Player } from '../state.ts';
import { ATTRIBUTES, BRAVERY, DISCONTENT, GAINS, GOODS, JOY } from '../vocabulary.ts';

export function gainAll(s: AnaState, seat: Seat, amounts: Amounts): void {
  for (let i = 0; i < amounts.length; i += 2) gain(s, seat, amounts[i], amounts[i + 1]);
}

/** `what` is a place in `GAINS`. */
export function gain(s: AnaState, seat: Seat, what: number, n: number): void {
  const p = s.players[seat];
  if (what < GOODS.length) {
    p.goods[what] += n;
    s.core.told?.push({ key: 'gains', params: { seat, what: GAINS[what], n } });
  } else if (what === JOY) for (let i = 0; i < n; i++) gainJoy(s, seat);
  else if (what === DISCONTENT) gainDiscontent(s, seat, n);
  else gainAttribute(s, seat, what - BRAVERY, n);
}

/** Point by point, each with what its box gives, before the next (ANA-13.3). */
function gainAttribute(s: AnaState, seat: Seat, attribute: number, n: number): void {
  const boxes = content.of(s).attributes[attribute];
  const p = s.players[seat];
  for (let i = 0; i < n; i++) {
    const filled = p.attributes[attribute];
    if (filled >= boxes.length) {
      s.core.told?.push({ key: 'attributeFull', params: { seat, attribute: ATTRIBUTES[attribute] } });
      return;
    }
    p.attributes[attribute] = filled + 1;
    s.core.told?.push({ key: 'attributeRises', params: { seat, attribute: ATTRIBUTES[attribute], value: filled + 1 } });
    gainAll(s, seat, boxes[filled]);
  }
}

/** ANA-35.2 */
function gainJoy(s: AnaState, seat: Seat): void {
  const p = s.players[seat];
  p.joyEarned++;
  if (p.discontent > 0) p.discontent--;
  else p.joy++;
  s.core.told?.push({ key: 'joy', params: { seat, discontent: p.discontent, joy: p.joy } });
}

/** ANA-35.1 */
export function gainDiscontent(s: AnaState, seat: Seat, n: number): void {
  if (n === 0) return;
  const p = s.players[seat];
  const cancelled = Math.min(n, p.joy);
  p.joy -= cancelled;
  p.discontent += n - cancelled;
  s.core.told?.push({ key: 'discontent', params: { seat, n, discontent: p.discontent, joy: p.joy } });
}

/** ANA-12.1, 12.2: an icon for a full track is ignored. */
export function raiseProduction(s: AnaState, c: Content, seat: Seat, good: number): void {
  const p = s.players[seat];
  if (p.production[good] >= c.production[good].boxes) return;
  p.production[good]++;
  s.core.told?.push({ key: 'productionRises', params: { seat, good: GOODS[good], value: producedEachRound(c, p, good) } });
}

/** ANA-7.2 */
export function producedEachRound(c: Content, p: Player, good: number): number {
  return c.production[good].base + p.production[good];
}
