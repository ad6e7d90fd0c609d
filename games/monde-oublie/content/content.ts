/** The components as the rules read them: cards by small numbers, symbols as lists. */

import { type Assembled, contentShelf } from '@castellan/engine';
import { Value } from 'typebox/value';
import { makeOptions, type Options } from '../options.ts';
import {
  ACTIONS,
  type ArmySymbol,
  CITIZENS,
  type DieFace,
  ICONS,
  type Placement,
  type RoundEffect,
  STARS,
  type Stars,
  TRIBES,
} from '../vocabulary.ts';
import data from './data.json' with { type: 'json' };
import {
  type CardEffect,
  type Data,
  DataSchema,
  type EmpireData,
  type EndScore,
  type GainEffect,
  type MilitaryData,
  type SymbolCounts,
  type TitanData,
  type Trigger,
} from './schema.ts';

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
  readonly expansionPrices: readonly Price[];
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

export const content = contentShelf<Content>('monde-oublie', data, assemble);

function assemble(raw: unknown): Assembled<Content> {
  if (!Value.Check(DataSchema, raw)) {
    return { ok: false, errors: Value.Errors(DataSchema, raw).map(({ instancePath, message }) => `${instancePath}: ${message}`) };
  }
  const errors = contradictions(raw);
  if (errors.length > 0) return { ok: false, errors };
  const components = componentsOf(raw);
  return { ok: true, content: { ...components, options: makeOptions(components) } };
}

/** What a schema cannot say of the data as a whole. */
function contradictions(raw: Data): string[] {
  const errors: string[] = [];
  const ids = new Set<string>(ACTIONS);
  for (const list of [raw.startingEmpire, raw.empireA, raw.empireB, raw.startingMilitary, raw.military, raw.provinces, raw.titans]) {
    for (const { id } of list) {
      if (ids.has(id)) errors.push(`${id}: something else has this id already`);
      ids.add(id);
    }
  }
  const { startCitizens, bannerScore, bannerCap, capital, roundEffects, expansionPrice } = raw.constants;
  for (const action of ACTIONS)
    if (raw.board.actions.filter(({ id }) => id === action).length !== 1) errors.push(`board.actions: ${action} must be there once`);
  for (const { round, effect } of raw.board.roundTrack.spaces)
    if (effect !== effectsOf(raw)[round]) errors.push(`board.roundTrack: round ${round} differs from constants.roundEffects`);
  for (const { id, availableFromRound } of raw.board.actions) {
    const reveal = id === 'exploration' ? 'revealExploration' : id === 'repopulation' ? 'revealRepopulation' : 'useEmpireA';
    if (effectsOf(raw)[availableFromRound] !== reveal) errors.push(`board.actions.${id}: opens in a round without ${reveal}`);
  }
  if (!effectsOf(raw).includes('useEmpireB')) errors.push('constants.roundEffects: deck B must come into use');
  if (roundEffects['1'] !== 'useEmpireA') errors.push('constants.roundEffects: round 1 uses deck A');
  if (startCitizens.some((value, i) => value !== CITIZENS[i])) errors.push('constants.startCitizens: must be 1, 2, 3 and so on');
  const prices = expansionPrice.map((price) => JSON.stringify(priceOf(price)));
  if (new Set(prices).size < prices.length) errors.push('constants.expansionPrice: the prices must differ');
  if (bannerScore.length !== bannerCap + 1) errors.push('constants.bannerScore: must have a value for 0 to bannerCap banners');
  if (JSON.stringify(capital) !== JSON.stringify(raw.playerBoard.capital))
    errors.push('playerBoard.capital: differs from constants.capital');
  return errors;
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
    expansionPrices: constants.expansionPrice.map(priceOf),
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

function effectsOf({ constants: { roundEffects: e } }: Data): (RoundEffect | null)[] {
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
