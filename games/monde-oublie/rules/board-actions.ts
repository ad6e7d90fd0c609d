/** Board actions (MON-10): what each needs and does. Those with a chapter of their own are in its file. */

import { type Next, type Refusal, refusal, type Seat } from '@castellan/engine';
import { type Content, content, type Price } from '../content/content.ts';
import { canPay, type MonState, NONE, type Player } from '../state.ts';
import { type Action, MOST_CITIZENS } from '../vocabulary.ts';
import { canBuildAny, chooseBuild, whyNotBuildAny } from './build.ts';
import { gainCitizen } from './effects.ts';
import { chooseExpansionPrice, expansionTooDear, payablePrices, takingShowsNext } from './expansion.ts';
import { canExplore, chooseExplorationMode, hasRowCards } from './exploration.ts';
import { discoveryReactions } from './reactions.ts';
import { rebuild } from './rebuild.ts';
import { canRecruit, chooseRecruit, whyNotRecruit } from './recruit.ts';

/** Whether every price is payable, once a fee is paid, and the main effect has an object (MON-4.9, MON-4.10, MON-10.12). */
export function canCarryOut(c: Content, s: MonState, player: Player, action: Action, fee: number, free: boolean): boolean {
  switch (action) {
    case 'labour':
    case 'conscription':
    case 'rebuild':
      return true;
    case 'build':
      return canBuildAny(c, s, player, player.coins - fee);
    case 'expansion':
      return s.province !== NONE && (free || payablePrices(c, player) > 0);
    case 'discovery':
      return free || canPay(player, c.discoveryPrice);
    case 'recruit':
      return canRecruit(c, s, player, player.coins - fee);
    case 'exploration':
      return canExplore(s);
    case 'repopulation':
      return player.citizens.length < MOST_CITIZENS && (free || canPay(player, c.repopulationPrice));
  }
}

/** Whether the action draws or turns up a hidden card before anybody is asked again. */
export function actionShowsAtOnce(c: Content, s: MonState, player: Player, action: Action, free: boolean): boolean {
  if (action === 'expansion') return takingShowsNext(s) && !s.expansionPlus && (free || payablePrices(c, player) === 1);
  return action === 'exploration' && !hasRowCards(s);
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

/** Why an action cannot be carried out, or null. */
export function whyNotCarryOut(c: Content, s: MonState, seat: Seat, action: Action, fee: number, free: boolean): Refusal | null {
  const player = s.players[seat];
  if (canCarryOut(c, s, player, action, fee, free)) return null;
  switch (action) {
    case 'labour':
    case 'conscription':
    case 'rebuild':
      return null;
    case 'build':
      return whyNotBuildAny(c, s, player, fee);
    case 'expansion':
      return s.province === NONE ? refusal('MON-10.18', 'noProvinceLeft') : expansionTooDear(c, player);
    case 'discovery':
      return refusal('MON-10.20', 'actionTooDear', { action, price: c.discoveryPrice.coins, coins: player.coins });
    case 'recruit':
      return whyNotRecruit(c, s, player, fee);
    case 'exploration':
      return refusal('MON-10.68', 'nothingToExplore');
    case 'repopulation':
      return player.citizens.length >= MOST_CITIZENS
        ? refusal('MON-10.73', 'allCitizens')
        : refusal('MON-10.70', 'actionTooDear', { action, price: c.repopulationPrice.coins, coins: player.coins });
  }
}
