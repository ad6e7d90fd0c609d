/** What a sensible player prefers (the catalogue's bot notes): every option is weighed in VP gained less VP spent. */

import type { Frame, Instinct, Option, Question, Seat, Subset } from '@castellan/engine';
import { plainPrior, winShares } from '@castellan/engine';
import { type Content, content } from './content/content.ts';
import {
  type BuildOption,
  type CardOption,
  type CoinOption,
  FROM_DECK,
  type JoinOption,
  NO_CARD,
  type PlaceOption,
  type PriceOption,
  type ProvinceOption,
  type ReserveOption,
  type SoldiersOption,
  type StackOption,
  type StarveOption,
  type TitanOption,
  type TurnOption,
  type YesOption,
} from './options.ts';
import type { UseArmyOption } from './rules/attacking.ts';
import { buildOptions } from './rules/build.ts';
import { hasRoomForArmy } from './rules/recruit.ts';
import { type Army, isUnused, type MonState, NONE, type Player } from './state.ts';
import {
  armyUseCost,
  armyWorth,
  attackMadePossible,
  attackWorth,
  bestAttack,
  cardWorth,
  citizenWorth,
  coinWorth,
  damageWorth,
  effectsWorth,
  expansionWorth,
  explorationWorth,
  knowledgeWorth,
  priceWorth,
  provinceWorth,
  standing,
  titanWorth,
} from './worth.ts';

interface Moment {
  readonly c: Content;
  readonly s: MonState;
  readonly seat: Seat;
  readonly player: Player;
}

/** A method, so that each step may name the option and the frame it really gets. */
interface Weigher {
  of(at: Moment, option: Option, frame: Frame): number;
}

/** Points that make a seat e times as likely to win. */
const SPREAD = 6;

export const instinct: Instinct<MonState> = {
  weigh: (s, question, option) => WEIGHERS[question.frame.step]?.of(momentOf(s, question.seat), option, question.frame) ?? 0,
  answer: (s, question) => (question.kind === 'subset' && question.suggest !== undefined ? bestSuggestion(s, question) : null),
  prior: (_, q) => plainPrior(q),
  value: (s) =>
    winShares(
      s,
      s.players.map((player) => standing(content.of(s), s, player)),
      SPREAD,
    ),
};

function momentOf(s: MonState, seat: Seat): Moment {
  return { c: content.of(s), s, seat, player: s.players[seat] };
}

function bestSuggestion(s: MonState, question: Question & Subset): readonly Option[] | null {
  let best: readonly Option[] | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const set of question.suggest?.() ?? []) {
    const weight = set.reduce((sum, option) => sum + instinct.weigh(s, question, option), 0);
    if (weight > most) {
      most = weight;
      best = set;
    }
  }
  return best;
}

const WEIGHERS: { readonly [step: string]: Weigher | undefined } = {
  takeTurn: { of: (at, option: TurnOption) => moveWorth(at, option) },
  chooseBuild: { of: (at, option: BuildOption) => buildWorth(at, option) },
  chooseAttack: { of: ({ c, s, player }, { index }: UseArmyOption) => -armyUseCost(c, s, player, player.armies[index]) },
  chooseDamaged: { of: ({ c, s, player }, { face }: CardOption) => -damageWorth(c, s, player, face) },
  chooseRebuildRepairs: { of: ({ c, s, player }, { face }: CardOption) => 0.1 + damageWorth(c, s, player, face) },
  chooseArmyRepairs: { of: ({ c, s, player }, { face }: CardOption) => damageWorth(c, s, player, face) },
  chooseDisband: { of: ({ c, s, player }, { index }: JoinOption) => -armyWorth(c, s, player.armies[index]) },
  chooseStarving: { of: (_, { citizen }: StarveOption) => -citizen },
  chooseExpansionPrice: { of: ({ c, s, player }, price: PriceOption) => -priceWorth(c, s, player, price) },
  lookOrTake: { of: (_, { face }: ProvinceOption) => (face === FROM_DECK ? 1 : 0) },
  chooseProvince: { of: ({ c, s, player }, { face }: ProvinceOption) => provinceWorth(c, s, player, face) },
  chooseRecruit: { of: (at, { face }: SoldiersOption) => recruitWorth(at, face) },
  joinArmy: { of: (at, { index }: JoinOption, { card }: Frame & { card: number }) => joinWorth(at, card, index) },
  chooseExplorationMode: { of: (at, option: ReserveOption) => reserveWorth(at, option, 0) },
  zoriChoice: { of: (at, option: ReserveOption) => reserveWorth(at, option, -0.3) },
  keepExplored: { of: (at, { face }: CardOption) => laterWorth(at, face) },
  chooseCopiedAction: { of: ({ c, s, player }, { face }: CardOption) => effectsWorth(c, s, player, c.empire[face].action ?? []) },
  chooseTitanStack: { of: ({ c, s, player }, { stack }: StackOption) => attackWorth(c, s, player, stack, 0) ?? 0 },
  orderTitans: { of: ({ c, s, player }, { face }: TitanOption) => titanWorth(c, s, player, face) },
  followUpAttack: {
    of: ({ c, s, player }, { yes }: YesOption, { stack }: Frame & { stack: number }) =>
      yes ? (attackWorth(c, s, player, stack, 0) ?? 0) : 0,
  },
  scribesReaction: { of: ({ c, s, player }, { yes }: YesOption) => (yes ? knowledgeWorth(c, s, player) - coinWorth(s) : 0) },
  outpostReaction: { of: (at, option: CoinOption) => coinOffWorth(at, option) },
};

/** Low citizens first: high values are kept for places that only take higher ones. */
const PER_VALUE = 0.04;

function moveWorth(at: Moment, option: TurnOption): number {
  const { c, s, player } = at;
  switch (option.move) {
    case 'place':
      return actionWorth(at, option) - option.fee * coinWorth(s) - option.citizen * PER_VALUE;
    case 'placeOnCard':
      return effectsWorth(c, s, player, c.empire[option.face].action ?? []) - option.citizen * PER_VALUE;
    case 'attack':
      return attackWorth(c, s, player, option.stack, 0) ?? 0;
    case 'pass':
      return 0;
  }
}

function actionWorth(at: Moment, { action, fee }: PlaceOption): number {
  const { c, s, seat, player } = at;
  switch (action) {
    case 'labour':
      return c.labourCoins * coinWorth(s) + 0.05;
    case 'build':
      return bestBuild(at, fee);
    case 'conscription':
      return attackMadePossible(c, s, player, c.conscriptionSwords) + 0.01;
    case 'expansion':
      return expansionWorth(c, s, player) - cheapestExpansion(at);
    case 'discovery':
      return knowledgeWorth(c, s, player) - priceWorth(c, s, player, c.discoveryPrice);
    case 'rebuild': {
      const repairs = player.damaged.map((card) => damageWorth(c, s, player, card) + 0.1).sort((a, b) => b - a);
      const best = repairs.slice(0, c.rebuildRepairs).reduce((sum, worth) => sum + worth, 0);
      return best + c.rebuildCoins * coinWorth(s) + (s.handSide || s.firstPlayer === seat || s.round >= c.rounds ? 0.02 : 0.15);
    }
    case 'recruit':
      return bestRecruit(at, fee);
    case 'exploration':
      return explorationWorth(c, s, player);
    case 'repopulation':
      return citizenWorth(c, s, player) - priceWorth(c, s, player, c.repopulationPrice);
  }
}

function cheapestExpansion({ c, s, player }: Moment): number {
  const payable = c.expansionPrices.filter(({ coins, knowledge }) => player.coins >= coins && player.knowledge >= knowledge);
  return Math.min(...payable.map((price) => priceWorth(c, s, player, price)));
}

function buildWorth({ c, s, player }: Moment, { face, coins, knowledge, discards }: BuildOption): number {
  const price = priceWorth(c, s, player, { coins, knowledge });
  if (discards < 0) return cardWorth(c, s, player, face) - price;
  const without = { ...player, city: player.city.filter((card) => card !== discards) };
  return cardWorth(c, s, without, face) - cardWorth(c, s, without, discards);
}

function bestBuild(at: Moment, fee: number): number {
  let best = 0;
  for (const option of buildOptions(at.s, at.seat))
    if (option.coins + fee <= at.player.coins) best = Math.max(best, buildWorth(at, option));
  return best;
}

/** The army that would come of putting a card on one, or on its own. */
function armyWith(player: Player, card: number, index: number): Army {
  const under = index < 0 ? null : player.armies[index];
  return { active: card, legacy: under === null ? [] : [...under.legacy, under.active], nameCoins: 0, artCoins: 0 };
}

function joinWorth({ c, s, player }: Moment, card: number, index: number): number {
  const army = armyWith(player, card, index);
  const before = index < 0 ? 0 : armyWorth(c, s, player.armies[index]);
  const armies = index < 0 ? [...player.armies, army] : player.armies.with(index, army);
  const attack = bestAttack(c, s, { ...player, armies }, 0) - bestAttack(c, s, player, 0);
  return armyWorth(c, s, army) - before + 0.7 * Math.max(0, attack);
}

function recruitWorth(at: Moment, card: number): number {
  const { c, s, player } = at;
  let best = hasRoomForArmy(c, player) ? joinWorth(at, card, -1) : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < player.armies.length; i++) if (isUnused(player.armies[i])) best = Math.max(best, joinWorth(at, card, i));
  return best - priceWorth(c, s, player, c.military[card].cost);
}

function bestRecruit(at: Moment, fee: number): number {
  const { c, s, player } = at;
  let best = 0;
  for (const card of s.militaryRow) {
    if (card < 0) continue;
    const { coins, knowledge } = c.military[card].cost;
    if (coins + fee <= player.coins && knowledge <= player.knowledge) best = Math.max(best, recruitWorth(at, card));
  }
  return best;
}

/** A card to be built some other time. */
function laterWorth({ c, s, player }: Moment, card: number): number {
  if (player.city.includes(card) || player.reserve.includes(card)) return -1;
  return cardWorth(c, s, player, card) - priceWorth(c, s, player, c.empire[card].cost);
}

function reserveWorth(at: Moment, { face }: ReserveOption, drawing: number): number {
  if (face === NO_CARD) return 0;
  if (face === FROM_DECK) return explorationWorth(at.c, at.s, at.player) + drawing;
  return 0.6 * laterWorth(at, face);
}

/** The last coin off a name lets the army fight again; off the art it makes the next fight cheaper. */
function coinOffWorth({ s, player }: Moment, { index, from }: CoinOption): number {
  if (from === null || index === NONE) return 0;
  return from === 'name' && player.armies[index].nameCoins === 1 ? 1 : 0.5 * coinWorth(s);
}
