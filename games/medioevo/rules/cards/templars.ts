/** Card 34: a free unit anywhere outside the home kingdom; whatever stands there is met at once (UNI-45.19, UNI-18.15). Card 35: one for a battle of his (UNI-45.41). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOBODY, type UniState, type Use } from '../../state.ts';
import { CAPTAIN, TERRITORIES, UNITS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { clash } from '../clash.ts';
import { examine } from '../control.ts';
import { attackedIn, CLASHES, entryOf, tollDue } from '../entering.ts';
import { isFighting, ownIndex, present } from '../fighters.ts';
import { ACT_DONE } from '../honour.ts';
import { isPresentIn } from '../map.ts';
import { payForEntry } from '../march.ts';
import { reason } from '../reason.ts';
import { tollOf } from '../relations.ts';
import { confirmTarget, placeTarget, UNIT_TARGETS } from '../targets.ts';
import { inReserve, muster } from '../troops.ts';

const NO_BATTLE = reason('UNI-45.41', 'noBattleToJoin');
const NO_RESERVE = reason('UNI-45.19', 'noUnitInReserve');

/** Units that may be placed: no captains. */
function placeable(s: UniState, seat: number): TargetOption[] {
  return UNIT_TARGETS.filter(({ target }) => target < CAPTAIN && inReserve(s, seat, target) > 0);
}

/** Outside his home, in play, not of his team, not in the middle of a battle, and the toll of a leave can be paid (UNI-18.15, UNI-39.22). */
function mayPlace(s: UniState, { seat }: Use, territory: number): boolean {
  if (s.inPlay[territory] === 0 || s.homeOf[territory] === seat) return false;
  const attacked = attackedIn(s, seat, territory);
  if (attacked !== NOBODY && s.teams[attacked] === s.teams[seat]) return false;
  const leave = tollDue(s, seat, territory, []);
  return (leave === null || s.florins[seat] >= tollOf(leave)) && !isFighting(s, territory);
}

/** Whether it is card 34, which needs no battle. */
function isSent(s: UniState, { index }: Use): boolean {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'freeUnit' && effect.where === 'outsideHome';
}

/** Card 35: a land battle outside the user's home in which he is a side, before the artillery of a round (UNI-45.41). */
function mayJoin(s: UniState, { seat }: Use): boolean {
  if (ownIndex(s, seat) < 0) return false;
  const { naval, place } = present(s);
  return !naval && s.homeOf[place] !== seat;
}

export const templar: Ability = {
  whyNot(s, use) {
    if (!isSent(s, use) && !mayJoin(s, use)) return NO_BATTLE;
    return placeable(s, use.seat).length > 0 ? null : NO_RESERVE;
  },
  choose(s, use) {
    const { seat, targets } = use;
    if (!isSent(s, use)) return targets.length === 0 ? placeable(s, seat) : null;
    if (targets.length === 0) {
      const open: TargetOption[] = [];
      for (let territory = 0; territory < TERRITORIES; territory++) if (mayPlace(s, use, territory)) open.push(placeTarget(s, territory));
      return open;
    }
    return targets.length === 1 ? placeable(s, seat) : confirmTarget(s, seat, attackedIn(s, seat, targets[0]), targets, 2);
  },
  touches: (s, use, seat) => isSent(s, use) && isPresentIn(s, seat, use.targets[0]),
  apply(s, use) {
    const { seat, targets } = use;
    if (!isSent(s, use)) {
      if (muster(s, seat, present(s).place, targets[0], 1) > 0)
        s.core.told?.push({ key: 'unitJoins', params: { seat, unit: UNITS[targets[0]] } });
      return undefined;
    }
    const [node, unit] = targets;
    if (!mayPlace(s, use, node)) return undefined;
    // By leave to pass it is a use of it, which goes on although its giver, who cannot pay his due, breaks the pact (UNI-39.22, UNI-39.38).
    const withLeave = attackedIn(s, seat, node) === NOBODY ? entryOf(s, seat, node, true) : null;
    payForEntry(s, null, seat, node);
    const entry = withLeave ?? entryOf(s, seat, node, true);
    if (muster(s, seat, node, unit, 1) === 0) return undefined;
    if (s.core.told !== null)
      s.core.told.push({ key: 'unitSent', params: { seat, unit: UNITS[unit], node: content.of(s).nodes[node].id } });
    if (entry === CLASHES) return [clash.do({ seat, node }), ACT_DONE];
    examine(s, node);
    return undefined;
  },
};
