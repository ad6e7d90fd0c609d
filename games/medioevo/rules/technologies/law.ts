/** 46.10. Law: the horde of a rebellion goes to empty barbarian land beside the home kingdom. */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import { armyAt, type UniState, type Use } from '../../state.ts';
import { BARBARIANS, TERRITORIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { examine } from '../control.ts';
import { isWild } from '../entering.ts';
import { moveHorde, pillageByBarbarians } from '../hordes.ts';
import { reason } from '../reason.ts';
import { placeTarget } from '../targets.ts';

const NO_REBELLION = reason('UNI-46.10', 'noRebellionThere');
const NO_WILDS = reason('UNI-46.10', 'noEmptyLandNear');

/** Barbarian territories without military units beside a home territory of the player. */
function isExile(s: UniState, seat: Seat, territory: number): boolean {
  if (s.inPlay[territory] === 0 || !isWild(s, territory)) return false;
  return isBesideHome(s, seat, territory);
}

/** Whether a home territory of the player is adjacent. */
export function isBesideHome(s: UniState, seat: Seat, territory: number): boolean {
  for (const other of content.of(s).nodes[territory].land) if (s.homeOf[other] === seat) return true;
  return false;
}

/** Where a rebellion of the player could be sent now. */
export function exilesOf(s: UniState, seat: Seat): number[] {
  const open: number[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++) if (isExile(s, seat, territory)) open.push(territory);
  return open;
}

function isRebellion(s: UniState, { seat, about }: Use): boolean {
  if (about < 0 || about >= TERRITORIES || s.homeOf[about] !== seat) return false;
  return s.rebel[about] === 1 && s.armies[armyAt(BARBARIANS, about)] > 0;
}

/** Whether there are so many such places. */
export function hasExiles(s: UniState, seat: Seat, n: number): boolean {
  let found = 0;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (isExile(s, seat, territory)) found++;
    if (found === n) return true;
  }
  return false;
}

export const law: Ability = {
  whyNot(s, use) {
    if (!isRebellion(s, use)) return NO_REBELLION;
    return exilesOf(s, use.seat).length > 0 ? null : NO_WILDS;
  },
  choose(s, { seat, targets }) {
    return targets.length > 0 ? null : exilesOf(s, seat).map((territory) => placeTarget(s, territory));
  },
  // Moved away it is neither put down nor standing (UNI-7.12): the mark goes before the territory is judged.
  apply(s, { seat, about, targets: [territory] }): Next {
    if (!isExile(s, seat, territory)) return undefined;
    s.rebel[about] = 0;
    moveHorde(s, about, territory);
    examine(s, about);
    if (s.core.told !== null) {
      const { nodes } = content.of(s);
      s.core.told.push({ key: 'rebellionExiled', params: { seat, fromNode: nodes[about].id, node: nodes[territory].id } });
    }
    return pillageByBarbarians(s, territory);
  },
};
