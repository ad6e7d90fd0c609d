/** How good each option is, in VP gained less VP spent: a weigher for every step that asks. */

import { type Seat, type Weigher, weigher } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type BuildOption, FROM_DECK, NO_CARD, type PlaceOption, type ReserveOption, type TurnOption } from '../options.ts';
import { chooseAttack } from '../rules/attacking.ts';
import { builds, chooseBuild } from '../rules/build.ts';
import { chooseCopiedAction } from '../rules/copying.ts';
import { chooseDamaged, chooseDisband } from '../rules/damage.ts';
import { chooseStarving } from '../rules/end-of-round.ts';
import { chooseExpansionPrice, chooseProvince, lookOrTake } from '../rules/expansion.ts';
import { chooseExplorationMode, keepExplored } from '../rules/exploration.ts';
import { chooseTitanStack, followUpAttack, orderTitans } from '../rules/hideout.ts';
import { zoriChoice } from '../rules/passing.ts';
import { outpostReaction, scribesReaction } from '../rules/reactions.ts';
import { chooseArmyRepairs, chooseRebuildRepairs } from '../rules/rebuild.ts';
import { chooseRecruit, joinArmy } from '../rules/recruit.ts';
import { takeTurn } from '../rules/turn.ts';
import type { MonState, Player } from '../state.ts';
import { TASTE } from './taste.ts';
import {
  armyUseCost,
  armyWorth,
  attackMadePossible,
  attackWorth,
  bestRecruit,
  damageWorth,
  joinWorth,
  recruitWorth,
  titanWorth,
} from './war.ts';
import {
  cardWorth,
  cheapestExpansion,
  citizenWorth,
  coinOffWorth,
  coinWorth,
  effectsWorth,
  explorationWorth,
  knowledgeWorth,
  priceWorth,
  provinceWorth,
  rebuildWorth,
} from './worth.ts';

export const WEIGHERS: readonly Weigher<MonState>[] = [
  weigher(takeTurn, moveWorth),
  weigher(chooseBuild, (s, option, _p, seat) => buildWorth(content.of(s), s, s.players[seat], option)),
  weigher(chooseExpansionPrice, (s, price, _p, seat) => -priceWorth(content.of(s), s, s.players[seat], price)),
  weigher(lookOrTake, (_s, { face }) => (face === FROM_DECK ? 1 : 0)),
  weigher(chooseProvince, (s, { face }, _p, seat) => provinceWorth(content.of(s), s, s.players[seat], face)),
  weigher(scribesReaction, (s, { yes }, _p, seat) => (yes ? knowledgeWorth(content.of(s), s, s.players[seat]) - coinWorth(s) : 0)),
  weigher(outpostReaction, (s, option, _p, seat) => coinOffWorth(s, s.players[seat], option)),
  weigher(chooseRebuildRepairs, (s, { face }, _p, seat) => TASTE.repaired + damageWorth(content.of(s), s, s.players[seat], face)),
  weigher(chooseRecruit, (s, { face }, _p, seat) => recruitWorth(content.of(s), s, s.players[seat], face)),
  weigher(joinArmy, (s, { index }, { card }, seat) => joinWorth(content.of(s), s, s.players[seat], card, index)),
  weigher(chooseExplorationMode, (s, option, _p, seat) => reserveWorth(s, s.players[seat], option, 0)),
  weigher(keepExplored, (s, { face }, _p, seat) => laterWorth(content.of(s), s, s.players[seat], face)),
  weigher(chooseCopiedAction, (s, { face }, _p, seat) => {
    const c = content.of(s);
    return effectsWorth(c, s, s.players[seat], c.empire[face].action ?? []);
  }),
  weigher(chooseTitanStack, (s, { stack }, _p, seat) => attackWorth(content.of(s), s, s.players[seat], stack, 0) ?? 0),
  weigher(orderTitans, (s, { face }, _p, seat) => titanWorth(content.of(s), s, s.players[seat], face)),
  weigher(followUpAttack, (s, { yes }, { stack }, seat) => (yes ? (attackWorth(content.of(s), s, s.players[seat], stack, 0) ?? 0) : 0)),
  weigher(chooseAttack, (s, { index }, _p, seat) => -armyUseCost(content.of(s), s, s.players[seat], s.players[seat].armies[index])),
  weigher(chooseArmyRepairs, (s, { face }, _p, seat) => damageWorth(content.of(s), s, s.players[seat], face)),
  weigher(chooseDamaged, (s, { face }, _p, seat) => -damageWorth(content.of(s), s, s.players[seat], face)),
  weigher(chooseDisband, (s, { index }, _p, seat) => -armyWorth(content.of(s), s, s.players[seat].armies[index])),
  weigher(zoriChoice, (s, option, _p, seat) => reserveWorth(s, s.players[seat], option, -TASTE.drawing)),
  weigher(chooseStarving, (_s, { citizen }) => -citizen),
];

function moveWorth(s: MonState, option: TurnOption, _p: object, seat: Seat): number {
  const c = content.of(s);
  const player = s.players[seat];
  switch (option.move) {
    case 'place':
      return actionWorth(c, s, seat, option) - option.fee * coinWorth(s) - option.citizen * TASTE.perValue;
    case 'placeOnCard':
      return effectsWorth(c, s, player, c.empire[option.face].action ?? []) - option.citizen * TASTE.perValue;
    case 'attack':
      return attackWorth(c, s, player, option.stack, 0) ?? 0;
    case 'pass':
      return 0;
  }
}

function actionWorth(c: Content, s: MonState, seat: Seat, { action, fee }: PlaceOption): number {
  const player = s.players[seat];
  switch (action) {
    case 'labour':
      return c.labourCoins * coinWorth(s) + TASTE.labour;
    case 'build':
      return bestBuild(c, s, seat, fee);
    case 'conscription':
      return attackMadePossible(c, s, player, c.conscriptionSwords) + TASTE.conscription;
    case 'expansion':
      return provinceWorth(c, s, player, s.province) - cheapestExpansion(c, s, player);
    case 'discovery':
      return knowledgeWorth(c, s, player) - priceWorth(c, s, player, c.discoveryPrice);
    case 'rebuild': {
      const repairs = player.damaged.map((card) => damageWorth(c, s, player, card) + TASTE.repaired).sort((a, b) => b - a);
      const best = repairs.slice(0, c.rebuildRepairs).reduce((sum, worth) => sum + worth, 0);
      return best + c.rebuildCoins * coinWorth(s) + rebuildWorth(c, s, seat);
    }
    case 'recruit':
      return bestRecruit(c, s, player, fee);
    case 'exploration':
      return explorationWorth(c, s, player);
    case 'repopulation':
      return citizenWorth(c, s, player) - priceWorth(c, s, player, c.repopulationPrice);
  }
}

function buildWorth(c: Content, s: MonState, player: Player, { face, coins, knowledge, discards }: BuildOption): number {
  if (discards < 0) return cardWorth(c, s, player, face) - priceWorth(c, s, player, { coins, knowledge });
  const without = { ...player, city: player.city.filter((card) => card !== discards) };
  return cardWorth(c, s, without, face) - cardWorth(c, s, without, discards);
}

function bestBuild(c: Content, s: MonState, seat: Seat, fee: number): number {
  const player = s.players[seat];
  let best = 0;
  for (const option of builds(s, seat, null))
    if (option.coins + fee <= player.coins) best = Math.max(best, buildWorth(c, s, player, option));
  return best;
}

/** A card to be built some other time. */
function laterWorth(c: Content, s: MonState, player: Player, card: number): number {
  if (player.city.includes(card) || player.reserve.includes(card)) return -1;
  return cardWorth(c, s, player, card) - priceWorth(c, s, player, c.empire[card].cost);
}

function reserveWorth(s: MonState, player: Player, { face }: ReserveOption, drawing: number): number {
  const c = content.of(s);
  if (face === NO_CARD) return 0;
  if (face === FROM_DECK) return explorationWorth(c, s, player) + drawing;
  return TASTE.later * laterWorth(c, s, player, face);
}
