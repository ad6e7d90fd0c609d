/** The components as the rules read them: cards by small numbers, symbols as lists. */

import { contentShelf } from '@castellan/engine';
import { makeOptions, type Options } from '../options.ts';
import {
  ACTIONS,
  type ArmySymbol,
  type DieFace,
  ICONS,
  type Placement,
  type RoundEffect,
  STARS,
  type Stars,
  TRIBES,
} from '../vocabulary.ts';
import data from './data.json' with { type: 'json' };
import type { CardEffect, Data, EmpireData, EndScore, GainEffect, MilitaryData, SymbolCounts, TitanData, Trigger } from './schema.ts';

export interface Price {
  readonly coins: number;
  readonly knowledge: number;
}

/** A card that lies in a city: what Empire cards, provinces and titans have in common. */
export interface CityCard {
  readonly id: string;
  readonly copies: number;
  /** Counts by icon, in the order of `ICONS`. */
  readonly icons: readonly number[];
  /** Counts by tribe, in the order of `TRIBES`. */
  readonly banners: readonly number[];
  readonly onGain: readonly GainEffect[];
  readonly endScore: EndScore | null;
}

export interface EmpireCard extends CityCard {
  readonly deck: 'start' | 'A' | 'B';
  readonly cost: Price;
  readonly action: readonly CardEffect[] | null;
  readonly trigger: Trigger | null;
  /** Coins by which building becomes cheaper. */
  readonly discount: number;
}

export interface TitanCard extends CityCard {
  readonly stars: Stars;
  readonly defence: number;
  readonly arrowsCount: boolean;
  /** Damage dice rolled after its defeat. */
  readonly dice: number;
}

export type Symbols = { readonly [kind in ArmySymbol]: number };

interface MilitaryCard extends Symbols {
  readonly id: string;
  readonly copies: number;
  readonly starting: boolean;
  readonly cost: Price;
  readonly legacy: Symbols;
}

interface BoardAction {
  readonly placement: Placement;
  readonly fromRound: number;
}

/** The cards of each pile before it is shuffled: one entry for each copy. */
interface Piles {
  readonly provinces: readonly number[];
  /** By stars. */
  readonly titans: readonly (readonly number[])[];
  readonly military: readonly number[];
  readonly empireA: readonly number[];
  readonly empireB: readonly number[];
  /** One of each starting card: what every player takes. */
  readonly startingEmpire: readonly number[];
  readonly startingMilitary: readonly number[];
}

export interface Components {
  readonly piles: Piles;
  readonly empire: readonly EmpireCard[];
  readonly military: readonly MilitaryCard[];
  readonly provinces: readonly CityCard[];
  readonly titans: readonly TitanCard[];
  /** Icons of the capital, in the order of `ICONS`. */
  readonly capital: readonly number[];
  /** In the order of `ACTIONS`. */
  readonly actions: readonly BoardAction[];
  /** Effect of each space of the round track; the round is the index. */
  readonly roundEffects: readonly (RoundEffect | null)[];
  readonly rounds: number;
  readonly die: readonly DieFace[];
  readonly startCoins: number;
  readonly seatBonusCoins: readonly number[];
  readonly startKnowledge: number;
  readonly startCitizens: number;
  /** Cards on offer by number of players. */
  readonly empireDisplay: readonly number[];
  readonly militaryDisplay: readonly number[];
  readonly bannerScore: readonly number[];
  readonly faminePenalty: number;
  readonly labourCoins: number;
  /** One in knowledge, one in coins. */
  readonly expansionPrices: readonly [Price, Price];
  readonly discoveryPrice: Price;
  readonly discoveryGain: Price;
  readonly rebuildRepairs: number;
  readonly rebuildCoins: number;
  readonly explorationDraw: number;
  readonly repopulationPrice: Price;
  readonly crowdingFee: number;
  readonly conscriptionSwords: number;
  readonly armyBasePrice: number;
  readonly expansionPlusLook: number;
  /** Round from which Empire deck B is in use. */
  readonly deckBFrom: number;
  /** More armies than this nobody can have, whatever cards come. */
  readonly mostArmies: number;
}

export interface Content extends Components {
  readonly options: Options;
}

export function contentOf(data: Data): Content {
  const components = componentsOf(data);
  return { ...components, options: makeOptions(components) };
}

function componentsOf(raw: Data): Components {
  const { constants } = raw;
  const empire = [
    ...raw.startingEmpire.map((card) => empireCard(card, 'start')),
    ...raw.empireA.map((card) => empireCard(card, 'A')),
    ...raw.empireB.map((card) => empireCard(card, 'B')),
  ];
  const provinces = raw.provinces.map((card) => ({ ...cityCard(card), banners: bannersOf([]), endScore: null }));
  const titans = raw.titans.map(titanCard);
  const military = [
    ...raw.startingMilitary.map((card) => militaryCard(card, true)),
    ...raw.military.map((card) => militaryCard(card, false)),
  ];
  const helmets = ICONS.indexOf('armyLimit');
  const capital = iconsOf(constants.capital);
  return {
    piles: {
      provinces: copiesOf(provinces, () => true),
      titans: STARS.map((stars) => copiesOf(titans, (titan) => titan.stars === stars)),
      military: copiesOf(military, ({ starting }) => !starting),
      empireA: copiesOf(empire, ({ deck }) => deck === 'A'),
      empireB: copiesOf(empire, ({ deck }) => deck === 'B'),
      startingEmpire: raw.startingEmpire.map((_, face) => face),
      startingMilitary: raw.startingMilitary.map((_, face) => face),
    },
    empire,
    military,
    provinces,
    titans,
    capital,
    actions: ACTIONS.map((id) => {
      const action = raw.board.actions.find((a) => a.id === id);
      return { placement: action?.placement ?? 'any', fromRound: action?.availableFromRound ?? 1 };
    }),
    roundEffects: effectsOf(raw),
    rounds: raw.game.rounds,
    die: raw.dice.faces,
    startCoins: constants.startCoins,
    seatBonusCoins: constants.seatBonusCoins,
    startKnowledge: constants.startKnowledge,
    startCitizens: constants.startCitizens.length,
    empireDisplay: bySeats(constants.empireDisplay),
    militaryDisplay: bySeats(constants.militaryDisplay),
    bannerScore: constants.bannerScore,
    faminePenalty: constants.faminePenaltyPerCitizen,
    labourCoins: constants.labourCoins,
    expansionPrices: [priceOf(constants.expansionPrice[0]), priceOf(constants.expansionPrice[1])],
    discoveryPrice: priceOf(constants.discoveryPrice),
    discoveryGain: priceOf(constants.discoveryGain),
    rebuildRepairs: constants.rebuildRepairs,
    rebuildCoins: constants.rebuildCoins,
    explorationDraw: constants.explorationDraw,
    repopulationPrice: priceOf(constants.repopulationPrice),
    crowdingFee: constants.mismatchFee.coins,
    conscriptionSwords: constants.conscriptionSwordPerCitizen,
    armyBasePrice: constants.armyUseBaseCost,
    expansionPlusLook: constants.expansionPlusLook,
    deckBFrom: effectsOf(raw).indexOf('useEmpireB'),
    mostArmies:
      capital[helmets] +
      empire.reduce((n, card) => n + card.icons[helmets], 0) +
      [...provinces, ...titans].reduce((n, card) => n + card.icons[helmets] * card.copies, 0),
  };
}

function copiesOf<T extends { readonly copies: number }>(cards: readonly T[], which: (card: T) => boolean): number[] {
  return cards.flatMap((card, face) => (which(card) ? Array.from({ length: card.copies }, () => face) : []));
}

export function effectsOf({ constants: { roundEffects: e } }: Data): (RoundEffect | null)[] {
  return [null, e['1'], e['2'], e['3'], e['4'], e['5'], e['6']];
}

function bySeats(n: Data['constants']['empireDisplay']): number[] {
  return [0, 0, n['2'], n['3'], n['4']];
}

function priceOf({ coins = 0, knowledge = 0 }: { readonly coins?: number; readonly knowledge?: number }): Price {
  return { coins, knowledge };
}

function iconsOf(icons: { readonly [icon: string]: number | undefined }): number[] {
  return ICONS.map((icon) => icons[icon] ?? 0);
}

function bannersOf(banners: readonly string[]): number[] {
  return TRIBES.map((tribe) => banners.filter((banner) => banner === tribe).length);
}

function cityCard(card: {
  readonly id: string;
  readonly copies: number;
  readonly icons: { readonly [icon: string]: number | undefined };
  readonly onGain: readonly GainEffect[];
}) {
  return { id: card.id, copies: card.copies, icons: iconsOf(card.icons), onGain: card.onGain };
}

function empireCard(card: EmpireData, deck: EmpireCard['deck']): EmpireCard {
  return {
    ...cityCard(card),
    banners: bannersOf(card.banners),
    endScore: card.endScore,
    deck,
    cost: card.cost,
    action: card.action,
    trigger: card.trigger,
    discount: card.passive?.coins ?? 0,
  };
}

function titanCard(card: TitanData): TitanCard {
  return {
    ...cityCard(card),
    banners: bannersOf(card.banners),
    endScore: card.endScore,
    stars: card.stars,
    defence: card.defence,
    arrowsCount: card.arrowsCount,
    dice: card.banners.length,
  };
}

function militaryCard(card: MilitaryData, starting: boolean): MilitaryCard {
  return { id: card.id, copies: card.copies, starting, cost: card.cost, legacy: symbolsOf(card.legacy), ...symbolsOf(card) };
}

function symbolsOf({ sword, arrow, loot, espionage, repair }: SymbolCounts): Symbols {
  return { sword, arrow, loot, espionage, repair };
}

export const content = contentShelf('monde-oublie', contentOf(data), () => import('./check.ts'));
