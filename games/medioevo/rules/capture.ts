/** 30. Capture: announced before the first round, prisoners, and their freedom. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { aboard, type Battle, NOWHERE, prisonerAt, reserveAt, type UniState } from '../state.ts';
import { UNITS } from '../vocabulary.ts';
import type { YesOption } from './battle-options.ts';
import { forgetMarks } from './captives.ts';
import { aboutBattle, armyOf, inTime, isAmongPlayers, isSettled, ownIndex, present, sideAt } from './fighters.ts';
import { step } from './step.ts';
import { disguise, muster, pieceOf } from './troops.ts';
import { roomAt } from './vehicles.ts';

/** Capture announced at the ratio, or below it, where it halves the attack value (UNI-30.2). */
const FREELY = 1;
export const HALVING = 2;

/** Both sides may announce it, the attacker first, in a battle between players (UNI-30.1). */
export function announcing(b: Battle): Frame[] {
  return isAmongPlayers(b) ? [announceCapture.do({ seat: b.attacker }), announceCapture.do({ seat: b.defender })] : [];
}

export const announceCapture = step.pick('announceCapture', {
  rule: ['UNI-30.1', 'UNI-30.2', 'UNI-30.3'],
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    if (isSettled(s, b)) return null;
    const { capture, noCapture } = content.of(s).options.battle;
    const i = ownIndex(s, seat);
    return pick(seat, [noCapture, capture], {
      params: { ...aboutBattle(s, b), halves: captureOf(s, b, i) === HALVING },
      limit: inTime(s, noCapture.key),
    });
  },
  answer(s, { seat }, { yes }: YesOption): Next {
    if (!yes) return undefined;
    const b = present(s);
    const i = ownIndex(s, seat);
    b.capture[i] = captureOf(s, b, i);
    s.core.told?.push({ key: 'captureAnnounced', params: { seat, halves: b.capture[i] === HALVING } });
    return undefined;
  },
});

/** The ratio is checked once, with what both sides have at that moment (UNI-30.2, UNI-30.3). */
function captureOf(s: UniState, b: Battle, i: number): number {
  return armyOf(s, b, i) >= b.ratio[i] * armyOf(s, b, 1 - i) ? FREELY : HALVING;
}

/** An attack value after the halving of capture below the ratio, which card 41 softens (UNI-30.2, UNI-45.23). */
export function afterCapture(b: Battle, i: number, value: number): number {
  return b.capture[i] === HALVING ? value - Math.max(0, Math.ceil(value / 2) - b.relief[i]) : value;
}

/** Whether what a side destroys in a round that it wins is captured: not while it flees (UNI-30.4, UNI-20.11). */
export function capturesNow(b: Battle, i: number): boolean {
  return b.capture[i] > 0 && !(i === 0 && b.flight !== NOWHERE);
}

/** The captors are all gone: the prisoners of this battle are free again in the place, at sea as far as there is room (UNI-30.6). */
export function freePrisoners(s: UniState, b: Battle): void {
  for (const i of [0, 1]) {
    const holder = sideAt(b, i);
    const owner = sideAt(b, 1 - i);
    if (b.yielded === i || armyOf(s, b, i) > 0 || !b.taken.some((n, at) => n > 0 && Math.floor(at / UNITS.length) === i)) continue;
    let freed = 0;
    for (let unit = 0; unit < UNITS.length; unit++)
      for (let n = b.taken[i * UNITS.length + unit]; n > 0; n--) {
        s.prisoners[prisonerAt(holder, owner, unit)]--;
        s.reserve[reserveAt(owner, pieceOf(unit))]++;
        const [marked] = forgetMarks(s, holder, owner, unit);
        const galley = b.naval ? roomAt(s, owner, b.place) : NOWHERE;
        if (b.naval && galley === NOWHERE) continue;
        const location = b.naval ? aboard(galley) : b.place;
        freed += muster(s, owner, location, unit, 1);
        if (marked !== undefined) disguise(s, owner, location, unit, marked);
      }
    b.taken.fill(0, i * UNITS.length, (i + 1) * UNITS.length);
    s.core.told?.push({ key: 'prisonersFreed', params: { seat: owner, n: freed } });
  }
}
