/** Cards 1 to 3: no battle, no trade or no departure in a territory this turn (UNI-45.1 to UNI-45.3). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import type { UniState, Use } from '../../state.ts';
import { type Ban, TERRITORIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { banAt } from '../bans.ts';
import { isPresentIn } from '../map.ts';
import { reason } from '../reason.ts';
import { placeTarget } from '../targets.ts';

const NO_TERRITORY = reason('UNI-45.1', 'noTerritoryToBan');

function banOf(s: UniState, { index }: Use): Ban {
  const { effect } = content.of(s).cards[index];
  return effect.op === 'banInTerritory' ? effect.what : 'battle';
}

/** In play, and not under the same ban in this turn or the one before (UNI-45.1). */
function mayBan(s: UniState, territory: number, ban: Ban): boolean {
  const at = banAt(territory, ban);
  return s.inPlay[territory] === 1 && !s.bans.includes(at) && !s.bansBefore.includes(at);
}

export const bishop: Ability = {
  whyNot(s, use) {
    const ban = banOf(s, use);
    for (let territory = 0; territory < TERRITORIES; territory++) if (mayBan(s, territory, ban)) return null;
    return NO_TERRITORY;
  },
  choose(s, use) {
    if (use.targets.length > 0) return null;
    const ban = banOf(s, use);
    const open: TargetOption[] = [];
    for (let territory = 0; territory < TERRITORIES; territory++) if (mayBan(s, territory, ban)) open.push(placeTarget(s, territory));
    return open;
  },
  touches: (s, { targets: [territory] }, seat) => isPresentIn(s, seat, territory),
  apply(s, use) {
    const [territory] = use.targets;
    const ban = banOf(s, use);
    if (!mayBan(s, territory, ban)) return undefined;
    s.bans.push(banAt(territory, ban));
    if (ban === 'battle') for (const battle of s.battles) if (battle.place === territory) battle.breaksOff = true;
    if (s.core.told !== null)
      s.core.told.push({ key: 'banLaid', params: { seat: use.seat, node: content.of(s).nodes[territory].id, ban } });
    return undefined;
  },
};
