/** 8.7 to 8.12. Upkeep: removing what is too dear, then paying. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, LOCATIONS, type UniState } from '../state.ts';
import { BARBARIANS, NODES, SLOTS } from '../vocabulary.ts';
import { removeOptions, removePiece } from './disband.ts';
import { inTime } from './fighters.ts';
import { upkeepAt } from './map.ts';
import { borrow, pay, whyNotBorrow } from './money.ts';
import type { RemovalOption } from './realm-options.ts';
import { reason, refuse } from './reason.ts';
import { step } from './step.ts';

const TOO_DEAR = reason('UNI-8.10', 'cannotPayUpkeep');

/** The place of a location: that of the galley for units aboard. */
function placeOf(s: UniState, location: number): number {
  return location < NODES ? location : s.at[location - NODES];
}

/** For every military unit, transport and engine on the map; hired barbarians cost nothing (UNI-8.7, UNI-8.8, UNI-45.47). */
export function upkeepOf(s: UniState, seat: Seat): number {
  let florins = 0;
  for (let location = 0; location < LOCATIONS; location++) {
    const n = s.armies[armyAt(seat, location)];
    if (n > 0) florins += n * upkeepAt(s, placeOf(s, location));
  }
  for (const { side, piece, location } of s.guises) if (side === seat && piece === BARBARIANS) florins -= upkeepAt(s, placeOf(s, location));
  for (let slot = 0; slot < SLOTS; slot++) if (s.vehicleOf[slot] === seat) florins += upkeepAt(s, s.at[slot]);
  return florins;
}

/** Everybody at the same time, each for himself; who has no upkeep is not asked (UNI-8.12). */
export const beginUpkeep = step.work('beginUpkeep', {
  rule: ['UNI-8.6', 'UNI-8.12'],
  run(s, _: object): Next {
    const seats = s.order.filter((seat) => upkeepOf(s, seat) > 0);
    return seats.length === 0 ? undefined : disband.do({ seats });
  },
});

function options(s: UniState, seat: Seat, upkeep: number): RemovalOption[] {
  const { realm } = content.of(s).options;
  const short = s.florins[seat] < upkeep;
  const open: RemovalOption[] = short ? [] : [realm.pay];
  if (short && whyNotBorrow(s, seat) === null) open.push(realm.loan);
  open.push(...removeOptions(s, seat));
  return open;
}

/** Pay, or remove a piece and be asked again; who cannot pay borrows or removes pieces until he can (UNI-8.9, UNI-8.10). */
export const disband = step.poll('disband', {
  rule: ['UNI-8.7', 'UNI-8.8', 'UNI-8.9', 'UNI-8.10', 'UNI-8.11'],
  crumb: (_: object) => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const florins = upkeepOf(s, seat);
    if (florins === 0) return null;
    const open = options(s, seat, florins);
    return pick(seat, open, { params: { florins }, limit: inTime(s, open[0].key) });
  },
  resolve(s, _p, given): Next {
    const again: Seat[] = [];
    const removals: Next[] = [];
    for (const { seat, answer } of given) {
      if (answer === null) continue;
      if (answer.act === 'pay') payUpkeep(s, seat);
      else again.push(seat);
      if (answer.act === 'loan' && whyNotBorrow(s, seat) === null) borrow(s, seat);
      else if (answer.act === 'unit' || answer.act === 'vehicle') removals.push(removePiece(s, seat, answer));
    }
    const frames = removals.flatMap((next) => (next === undefined ? [] : 'step' in next ? [next] : [...next]));
    return again.length === 0 ? frames : [...frames, disband.do({ seats: again })];
  },
  refused(s, { seat }) {
    const { realm } = content.of(s).options;
    return s.florins[seat] < upkeepOf(s, seat) ? [refuse(realm.pay, TOO_DEAR, { florins: upkeepOf(s, seat) })] : [];
  },
});

function payUpkeep(s: UniState, seat: Seat): void {
  const florins = upkeepOf(s, seat);
  pay(s, seat, florins);
  s.core.told?.push({ key: 'upkeepPaid', params: { seat, florins } });
}
