/** 26. Secret passage: into a fortification, or out of it (FIE-26.9 to FIE-26.12, FIE-25.8). */

import type { Next, Refused, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { SurpriseOption } from '../options.ts';
import type { FieState } from '../state.ts';
import { ATTACKING, LORDS, NO_FORT } from '../vocabulary.ts';
import { isInside } from './control.ts';
import { flee, whyNotEscape } from './escapes.ts';
import { discardCard } from './hands.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { type SurpriseCard, type Window, whyNotAnyTime } from './surprises.ts';

const NOT_NOW = reason('FIE-26.9', 'tunnelInAssault');
const NO_WALLS = reason('FIE-26.9', 'noWallsToPass');
const NOT_ATTACKING = reason('FIE-26.9', 'tunnelForAttackers');
const OPEN_ALREADY = reason('FIE-22.15', 'passageIsOpen');
const OPEN_TO_PEASANTS = reason('FIE-25.8', 'passageIsOpen');

export const secretPassage: SurpriseCard = {
  options(s, seat, window, into) {
    const { war } = content.of(s).options;
    if (whyNotTunnel(s, seat, window) === null) into.push(window.kind === 'uprising' ? war.tunnelForPeasants : war.tunnel);
    if (whyNotAnyTime(window) !== null) return;
    for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat && whyNotEscape(s, lord) === null) into.push(war.escape[lord]);
  },
  refused(s, seat, window) {
    const { war } = content.of(s).options;
    const refused: Refused[] = [];
    const why = whyNotTunnel(s, seat, window);
    if (why !== null) refused.push(refuse(window.kind === 'uprising' ? war.tunnelForPeasants : war.tunnel, why));
    for (let lord = 0; lord < LORDS; lord++) {
      if (s.owner[lord] !== seat) continue;
      const kept = whyNotAnyTime(window) ?? whyNotEscape(s, lord);
      if (kept !== null) refused.push(refuse(war.escape[lord], kept, { lord: war.escape[lord].lord }));
    }
    return refused;
  },
  play(s, _seat, card, option: SurpriseOption, { kind }): Next {
    discardCard(s, card);
    if (option.targets.length > 0) return flee(s, option.targets[0]);
    if (kind === 'uprising') {
      if (s.uprising !== null) s.uprising = { ...s.uprising, passage: true };
      return SETTLE;
    }
    if (s.battle !== null) s.battle.passage = true;
    return SETTLE;
  },
};

/**
 * Why a player cannot open walls to others now: to the attackers of a fortification one of them may, before the dice of any round
 * (FIE-26.9), to peasants anybody (FIE-25.8); a second passage would add nothing.
 */
function whyNotTunnel(s: FieState, seat: Seat, window: Window): Reason | null {
  if (window.kind === 'uprising') return whyNotForPeasants(s);
  const { battle } = s;
  if (battle === null || (window.kind !== 'battleDeclared' && window.kind !== 'battleRound')) return whyNotAnyTime(window) ?? NOT_NOW;
  if (battle.sides[seat] !== ATTACKING) return NOT_ATTACKING;
  if (battle.shelter === NO_FORT) return NO_WALLS;
  return battle.passage ? OPEN_ALREADY : null;
}

function whyNotForPeasants(s: FieState): Reason | null {
  const { uprising } = s;
  if (uprising === null || !isInside(s, s.control[uprising.village], uprising.village)) return NO_WALLS;
  return uprising.passage ? OPEN_TO_PEASANTS : null;
}
