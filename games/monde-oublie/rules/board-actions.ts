/** Board actions (MON-10): what each needs and does. Those with a chapter of their own are in its file. */

import type { Next, Seat } from '@castellan/engine';
import { type Content, content, type Price } from '../content/content.ts';
import { canPay, type MonState, type Player } from '../state.ts';
import { type Action, MOST_CITIZENS } from '../vocabulary.ts';
import { chooseBuild, whyNotBuildAny } from './build.ts';
import { gainCitizen } from './effects.ts';
import { chooseExpansionPrice, whyNotExpand } from './expansion.ts';
import { chooseExplorationMode, whyNotExplore } from './exploration.ts';
import { discoveryReactions } from './reactions.ts';
import { rebuild } from './rebuild.ts';
import { chooseRecruit, whyNotRecruitAny } from './recruit.ts';
import { type OfPlayer, type Reason, reason } from './why-not.ts';

const DISCOVERY_TOO_DEAR = reason('MON-10.20', 'actionTooDear', ({ c, player }: OfPlayer) => ({
  action: 'discovery',
  price: c.discoveryPrice.coins,
  coins: player.coins,
}));
const REPOPULATION_TOO_DEAR = reason('MON-10.70', 'actionTooDear', ({ c, player }: OfPlayer) => ({
  action: 'repopulation',
  price: c.repopulationPrice.coins,
  coins: player.coins,
}));
const ALL_CITIZENS = reason('MON-10.73', 'allCitizens', () => ({}));

/**
 * Every price must be payable and the main effect have an object (MON-4.9, MON-4.10). `coins` are those left after a fee, which only Build
 * and Recruit ask.
 */
export function whyNotCarryOut(
  c: Content,
  s: MonState,
  player: Player,
  action: Action,
  coins: number,
  free: boolean,
): Reason<OfPlayer> | null {
  switch (action) {
    case 'labour':
    case 'conscription':
    case 'rebuild':
      return null;
    case 'build':
      return whyNotBuildAny(c, s, player, coins);
    case 'expansion':
      return whyNotExpand(c, s, player, free);
    case 'discovery':
      return free || canPay(player, c.discoveryPrice) ? null : DISCOVERY_TOO_DEAR;
    case 'recruit':
      return whyNotRecruitAny(c, s, player, coins);
    case 'exploration':
      return whyNotExplore(s);
    case 'repopulation':
      if (player.citizens.length >= MOST_CITIZENS) return ALL_CITIZENS;
      return free || canPay(player, c.repopulationPrice) ? null : REPOPULATION_TOO_DEAR;
  }
}

export function carryOut(s: MonState, seat: Seat, action: Action, free: boolean): Next {
  const c = content.of(s);
  const player = s.players[seat];
  switch (action) {
    case 'labour':
      player.coins += c.labourCoins;
      s.core.told?.push({ key: 'gainedCoins', params: { seat, n: c.labourCoins } });
      return undefined;
    case 'build':
      return chooseBuild.do({ seat });
    case 'conscription':
      s.core.told?.push({ key: 'conscripted', params: { seat, n: c.conscriptionSwords } });
      return undefined;
    case 'expansion':
      return chooseExpansionPrice.do({ seat, free });
    case 'discovery':
      return discover(s, seat, free);
    case 'rebuild':
      return rebuild(s, seat);
    case 'recruit':
      return chooseRecruit.do({ seat });
    case 'exploration':
      return chooseExplorationMode.do({ seat });
    case 'repopulation':
      if (!free) {
        pay(player, c.repopulationPrice);
        s.core.told?.push({ key: 'repopulated', params: { seat, coins: c.repopulationPrice.coins } });
      }
      gainCitizen(s, seat);
      return undefined;
  }
}

/** All payments go to the supply (MON-2.8), which is unlimited and not kept (MON-1.5). */
export function pay(player: Player, { coins, knowledge }: Price): void {
  player.coins -= coins;
  player.knowledge -= knowledge;
}

/** MON-10.20, MON-10.21. */
function discover(s: MonState, seat: Seat, free: boolean): Next {
  const {
    discoveryPrice,
    discoveryGain: { knowledge: n },
  } = content.of(s);
  const player = s.players[seat];
  if (!free) pay(player, discoveryPrice);
  player.knowledge += n;
  s.core.told?.push(
    free ? { key: 'gainedKnowledge', params: { seat, n } } : { key: 'discovered', params: { seat, coins: discoveryPrice.coins, n } },
  );
  return discoveryReactions(s, seat);
}
