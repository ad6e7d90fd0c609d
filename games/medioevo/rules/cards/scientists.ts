/** Cards 10 and 52: crews that count for more (UNI-45.51). Card 12: a building protects against two kinds of attack (UNI-45.52). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { lot, type UniState, type Use } from '../../state.ts';
import { MILITARY, MOST_PLAYERS, TERRITORIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { enginesOf } from '../artillery.ts';
import { DOUBLE_CREWS } from '../damage.ts';
import { ownIndex, present } from '../fighters.ts';
import { isDouble, protectionIn } from '../protection.ts';
import { type Reason, reason } from '../reason.ts';
import { placeTarget } from '../targets.ts';

const NO_ENGINE = reason('UNI-45.51', 'noEngineHere');
const SHOT = reason('UNI-45.51', 'enginesShot');
const NO_PROTECTION = reason('UNI-45.52', 'nothingProtects');

/** Cards for one's own engines, before they shoot. */
function whyNotCrew(s: UniState, { seat }: Use): Reason | null {
  const i = ownIndex(s, seat);
  if (i < 0 || enginesOf(s, present(s), i).length === 0) return NO_ENGINE;
  return s.rolls[s.rolls.length - 1]?.what === 'artillery' ? SHOT : null;
}

/** Card 10: for this round. */
export const doubleCrews: Ability = {
  whyNot: whyNotCrew,
  apply(s, { seat }) {
    present(s).effects[ownIndex(s, seat)] |= DOUBLE_CREWS;
    return undefined;
  },
};

/** Card 52: for this battle. */
export const extraCrew: Ability = {
  whyNot: whyNotCrew,
  apply(s, { seat, index }) {
    const { effect } = content.of(s).cards[index];
    if (effect.op === 'extraCrew') present(s).extraCrew[ownIndex(s, seat)] += effect.count;
    return undefined;
  },
};

/** Card 12: one military building of the user, until the end of the turn. */
export const secondProtection: Ability = {
  whyNot(s, { seat }) {
    if (ownIndex(s, seat) < 0) return NO_PROTECTION;
    const { place, naval } = present(s);
    return naval || protectionIn(s, seat, place) === 0 || isDouble(s, seat, place) ? NO_PROTECTION : null;
  },
  choose(s, { seat, targets }) {
    if (targets.length > 0) return null;
    const { place } = present(s);
    const open: TargetOption[] = [placeTarget(s, place)];
    for (let territory = 0; territory < TERRITORIES; territory++)
      if (territory !== place && s.owner[territory] === seat && s.buildings[lot(territory, MILITARY)] > 0 && !isDouble(s, seat, territory))
        open.push(placeTarget(s, territory));
    return open;
  },
  apply(s, { seat, targets: [territory] }) {
    s.doublyProtected.push(territory * MOST_PLAYERS + seat);
    return undefined;
  },
};
