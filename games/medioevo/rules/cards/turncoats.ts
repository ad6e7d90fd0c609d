/** Card 14: before the first die one enemy unit changes sides (UNI-45.10). */

import { aboard, type Battle, NOBODY, NOWHERE, type UniState, unitAt } from '../../state.ts';
import { CAPTAIN, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { armyOf, forgetOut, locationsOf, ownIndex, present, sideAt } from '../fighters.ts';
import { reason } from '../reason.ts';
import { UNIT_TARGETS } from '../targets.ts';
import { dismiss, inReserve, muster, realsOf } from '../troops.ts';
import { roomAt } from '../vehicles.ts';

const NOT_A_SIDE = reason('UNI-45.10', 'notYourBattle');
const NOBODY_TURNS = reason('UNI-45.10', 'nobodyTurns');

/** Where the other side has a unit of a kind, -1 for nowhere. */
export function foeWith(s: UniState, b: Battle, i: number, unit: number): number {
  for (const location of locationsOf(s, b, 1 - i)) if (s.troops[unitAt(sideAt(b, 1 - i), location, unit)] > 0) return location;
  return NOWHERE;
}

/** Where the new unit of the user stands: in the place, at sea aboard a galley with room. */
function berth(s: UniState, b: Battle, i: number): number {
  if (!b.naval) return b.place;
  const galley = roomAt(s, sideAt(b, i), b.place);
  return galley === NOWHERE ? NOWHERE : aboard(galley);
}

/** What the unit really is that would change sides: a changed type is only marked (UNI-46.21); -1 for none. */
function realFoe(s: UniState, b: Battle, i: number, unit: number): number {
  const from = foeWith(s, b, i, unit);
  return from === NOWHERE ? NOBODY : realsOf(s, sideAt(b, 1 - i), from, unit)[0];
}

function mayTurn(s: UniState, b: Battle, i: number, unit: number): boolean {
  const real = unit < CAPTAIN ? realFoe(s, b, i, unit) : NOBODY;
  return real !== NOBODY && real < CAPTAIN && inReserve(s, sideAt(b, i), real) > 0;
}

export const turncoat: Ability = {
  whyNot(s, { seat }) {
    const i = ownIndex(s, seat);
    if (i < 0) return NOT_A_SIDE;
    const b = present(s);
    if (b.round > 0 || armyOf(s, b, 0) === 0 || armyOf(s, b, 1) === 0 || berth(s, b, i) === NOWHERE) return NOBODY_TURNS;
    for (let unit = 0; unit < CAPTAIN; unit++) if (mayTurn(s, b, i, unit)) return null;
    return NOBODY_TURNS;
  },
  choose(s, { seat, targets }) {
    if (targets.length > 0) return null;
    const b = present(s);
    const i = ownIndex(s, seat);
    return UNIT_TARGETS.filter(({ target }) => mayTurn(s, b, i, target));
  },
  apply(s, { seat, targets: [unit] }) {
    const b = present(s);
    const i = ownIndex(s, seat);
    const from = foeWith(s, b, i, unit);
    const to = berth(s, b, i);
    if (from === NOWHERE || to === NOWHERE || !mayTurn(s, b, i, unit)) return undefined;
    const real = realFoe(s, b, i, unit);
    dismiss(s, sideAt(b, 1 - i), from, unit, 1);
    forgetOut(s, sideAt(b, 1 - i), from, unit);
    muster(s, seat, to, real, 1);
    s.core.told?.push({ key: 'unitTurnsCoat', params: { seat, unit: UNITS[unit] } });
    return undefined;
  },
};
