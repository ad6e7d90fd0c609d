/** 25. Military buildings protect those to whom they belong. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Battle, lot, type UniState } from '../state.ts';
import { ATTACKS, type Attack, MILITARY, MOST_PLAYERS } from '../vocabulary.ts';
import type { ProtectionOption } from './battle-options.ts';
import { buildingOf } from './buildings.ts';
import { aboutBattle, inTime, isPlayer, isSettled, ownIndex, present, sideAt } from './fighters.ts';
import { step } from './step.ts';

/** What the building of a territory takes off the damage of a player's units there, with a makeshift tower (UNI-25.1, UNI-25.6, UNI-45.52). */
export function protectionIn(s: UniState, seat: Seat, territory: number): number {
  const level = s.owner[territory] === seat ? s.buildings[lot(territory, MILITARY)] : 0;
  const built = level === 0 ? 0 : buildingOf(s, MILITARY, level).protection;
  return built + (s.improvised.length > 0 && s.improvised.includes(territory * MOST_PLAYERS + seat) ? 1 : 0);
}

/** The same for a side of the battle; at sea nothing protects. */
function protectionOf(s: UniState, b: Battle, i: number): number {
  const side = sideAt(b, i);
  return b.naval || !isPlayer(side) ? 0 : protectionIn(s, side, b.place);
}

/** Damage of a kind after protection, which lowers its total once in a round (UNI-25.3 to UNI-25.5). */
export function afterProtection(s: UniState, b: Battle, i: number, kind: Attack, points: number): number {
  if ((b.protection[i] & (1 << ATTACKS.indexOf(kind))) === 0) return points;
  return Math.max(0, points - protectionOf(s, b, i));
}

/** Whether card 12 gives the building a second kind of attack to protect against. */
export function isDouble(s: UniState, seat: Seat, territory: number): boolean {
  return s.doublyProtected.length > 0 && s.doublyProtected.includes(territory * MOST_PLAYERS + seat);
}

/** One kind of attack for this round, with card 12 two (UNI-25.2, UNI-45.52). */
export const chooseProtection = step.pick('chooseProtection', {
  rule: ['UNI-25.1', 'UNI-25.2', 'UNI-25.6', 'UNI-45.52'],
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    if (isSettled(s, b) || protectionOf(s, b, ownIndex(s, seat)) === 0) return null;
    const { protection, protections } = content.of(s).options.battle;
    const isTwofold = isDouble(s, seat, b.place);
    return pick(seat, isTwofold ? protections : protection, {
      params: { ...aboutBattle(s, b), n: protectionOf(s, b, ownIndex(s, seat)) },
      limit: inTime(s, isTwofold ? 'archers and melee' : 'melee'),
    });
  },
  answer(s, { seat }, { bits }: ProtectionOption): Next {
    const b = present(s);
    b.protection[ownIndex(s, seat)] = bits;
    s.core.told?.push({ key: 'protectionChosen', params: { seat, attacks: ATTACKS.filter((_, kind) => (bits >> kind) & 1) } });
    return undefined;
  },
});
