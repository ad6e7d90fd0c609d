/** 26. Ambush: an enemy Lord is captured in the middle of a fight (FIE-26.6). */

import type { Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { Battle, FieState } from '../state.ts';
import { LORDS, OUT } from '../vocabulary.ts';
import { guardPlace } from './battles.ts';
import { capture } from './captivity.ts';
import { isInPlay } from './families.ts';
import { fights, hasFightingLord, opposite } from './fighting.ts';
import { discardCard } from './hands.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { RISING, type SurpriseCard, type Window } from './surprises.ts';

const NOT_NOW = reason('FIE-26.6', 'ambushInBattle');
const NO_LORD = reason('FIE-26.6', 'ambushNeedsLord');
const NO_ENEMY = reason('FIE-26.6', 'notAnEnemyThere');

/** Why a player can ambush nobody now: it takes a fight whose dice are still to fall, and a free Lord of his in it. */
function whyNotAmbush(s: FieState, seat: Seat, { kind }: Window): Reason | null {
  if (kind === 'uprising') return RISING;
  const b = s.battle;
  if (b === null || (kind !== 'battleDeclared' && kind !== 'battleRound' && kind !== 'ride')) return NOT_NOW;
  return b.sides[seat] === OUT || !hasFightingLord(s, b, seat) ? NO_LORD : null;
}

function isEnemy(s: FieState, b: Battle, seat: Seat, lord: number): boolean {
  return s.owner[lord] >= 0 && b.sides[s.owner[lord]] === opposite(b.sides[seat]) && fights(s, b, lord);
}

/** In the declaration window, before a round, or in the window of a ride-through, by one with a free Lord taking part. */
export const ambush: SurpriseCard = {
  options(s, seat, window, into) {
    const b = s.battle;
    if (b === null || whyNotAmbush(s, seat, window) !== null) return;
    const { war } = content.of(s).options;
    for (let lord = 0; lord < LORDS; lord++) if (isEnemy(s, b, seat, lord)) into.push(war.ambush[lord]);
  },
  refused: (s, seat, window) =>
    content.of(s).options.war.ambush.flatMap((option) => {
      const [lord] = option.targets;
      if (!isInPlay(s, lord)) return [];
      const why = whyNotAmbush(s, seat, window) ?? (s.battle !== null && isEnemy(s, s.battle, seat, lord) ? null : NO_ENEMY);
      return why === null ? [] : [refuse(option, why, { lord: option.lord })];
    }),
  play(s, seat, card, { targets: [lord] }): Next {
    discardCard(s, card);
    const b = s.battle;
    if (b === null) return SETTLE;
    b.riders = b.riders.filter((rider) => rider !== lord);
    b.quiet = 0;
    s.at[lord] = guardPlace(s, b, seat);
    capture(s, lord, seat);
    return SETTLE;
  },
};
