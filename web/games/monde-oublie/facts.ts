/** What is printed on the components, as the screen draws it. */

import data from '@castellan/monde-oublie/data' with { type: 'json' };
import {
  ACTIONS,
  type Action,
  ARMY_SYMBOLS,
  type ArmySymbol,
  ICONS,
  type Icon,
  type Placement,
  ROUND_EFFECTS,
  type RoundEffect,
  STARS,
  type Stars,
  TRIBES,
  type Tribe,
} from '@castellan/monde-oublie/vocabulary';

export interface Price {
  readonly coins: number;
  readonly knowledge: number;
}

export interface Counted<K extends string> {
  readonly kind: K;
  readonly n: number;
}

/** One part of what a card does. */
export interface Effect {
  readonly type: string;
  readonly n: number;
  readonly action: Action | null;
  readonly free: boolean;
}

/** What a card answers to, and with what. */
export interface Trigger {
  readonly on: string;
  readonly effect: string;
  readonly coins: number;
  readonly knowledge: number;
}

interface CityFacts {
  readonly id: string;
  readonly banners: readonly Tribe[];
  readonly icons: readonly Counted<Icon>[];
  readonly onGain: readonly Effect[];
  readonly scoresAtEnd: boolean;
}

export interface CardFacts extends CityFacts {
  readonly deck: 'start' | 'A' | 'B';
  readonly cost: Price;
  readonly action: readonly Effect[] | null;
  readonly trigger: Trigger | null;
  readonly discount: number;
}

export interface TitanFacts extends CityFacts {
  readonly stars: Stars;
  readonly defence: number;
  readonly arrowsCount: boolean;
  readonly dice: number;
}

export interface SoldierFacts {
  readonly id: string;
  readonly cost: Price;
  readonly symbols: readonly Counted<ArmySymbol>[];
  readonly legacy: readonly Counted<ArmySymbol>[];
}

export interface ActionFacts {
  readonly placement: Placement;
  readonly fromRound: number;
}

interface RawEffect {
  readonly type: string;
  readonly n?: number;
  readonly action?: string;
  readonly free?: boolean;
}

interface RawCity {
  readonly id: string;
  readonly banners?: readonly string[];
  readonly icons: { readonly [icon: string]: number | undefined };
  readonly onGain: readonly RawEffect[];
  readonly endScore?: object | null;
}

interface RawCard extends RawCity {
  readonly cost: Price;
  readonly action: readonly RawEffect[] | null;
  readonly trigger: { readonly on: string; readonly effect: RawEffect & { readonly coins?: number; readonly knowledge?: number } } | null;
  readonly passive: { readonly coins: number } | null;
}

type RawSymbols = { readonly [kind in ArmySymbol]: number };

function oneOf<W extends string>(words: readonly W[], word: string | undefined): W | null {
  return words.find((known) => known === word) ?? null;
}

/** The kinds there are any of, in their usual order. */
export function counted<K extends string>(kinds: readonly K[], counts: { readonly [kind in K]?: number }): readonly Counted<K>[] {
  return kinds.flatMap((kind) => {
    const n = counts[kind] ?? 0;
    return n > 0 ? [{ kind, n }] : [];
  });
}

function effectOf({ type, n = 0, action, free = false }: RawEffect): Effect {
  return { type, n, action: oneOf(ACTIONS, action), free };
}

function cityFacts({ id, banners = [], icons, onGain, endScore = null }: RawCity): CityFacts {
  return {
    id,
    banners: banners.flatMap((banner) => oneOf(TRIBES, banner) ?? []),
    icons: counted(ICONS, icons),
    onGain: onGain.map(effectOf),
    scoresAtEnd: endScore !== null,
  };
}

function cardFacts(card: RawCard, deck: CardFacts['deck']): CardFacts {
  const { cost, action, trigger, passive } = card;
  return {
    ...cityFacts(card),
    deck,
    cost,
    action: action?.map(effectOf) ?? null,
    trigger:
      trigger === null
        ? null
        : {
            on: trigger.on,
            effect: trigger.effect.type,
            coins: trigger.effect.coins ?? trigger.effect.n ?? 0,
            knowledge: trigger.effect.knowledge ?? 0,
          },
    discount: passive?.coins ?? 0,
  };
}

function titanFacts(
  card: RawCity & { readonly stars: number; readonly defence: number; readonly arrowsCount: boolean; readonly banners: readonly string[] },
): TitanFacts {
  const { stars, defence, arrowsCount, banners } = card;
  return { ...cityFacts(card), stars: STARS.find((n) => n === stars) ?? 1, defence, arrowsCount, dice: banners.length };
}

function soldierFacts(card: RawSymbols & { readonly id: string; readonly cost: Price; readonly legacy: RawSymbols }): SoldierFacts {
  return { id: card.id, cost: card.cost, symbols: counted(ARMY_SYMBOLS, card), legacy: counted(ARMY_SYMBOLS, card.legacy) };
}

function shelf<T extends { readonly id: string }>(things: readonly T[]): (id: string) => T {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  };
}

/** Some lists in the data hold nothing but empty lists; they take their shape from here. */
const rawCards = (cards: readonly RawCard[], deck: CardFacts['deck']): CardFacts[] => cards.map((card) => cardFacts(card, deck));

type Raw = typeof data;

const PLACEMENTS: readonly Placement[] = ['higher', 'matchOrFee', 'any'];

/** All that is printed, by one content: as shipped, or as a content pack has it. */
function factsFrom(raw: Raw) {
  const { constants } = raw;
  const [inKnowledge, inCoins] = constants.expansionPrice;
  return {
    cardOf: shelf([...rawCards(raw.startingEmpire, 'start'), ...rawCards(raw.empireA, 'A'), ...rawCards(raw.empireB, 'B')]),
    titanOf: shelf(raw.titans.map(titanFacts)),
    provinceOf: shelf(raw.provinces.map(cityFacts)),
    soldiersOf: shelf([...raw.startingMilitary, ...raw.military].map(soldierFacts)),
    actionOf: shelf<ActionFacts & { readonly id: string }>(
      raw.board.actions.map(({ id, placement, availableFromRound }) => ({
        id,
        placement: oneOf(PLACEMENTS, placement) ?? 'any',
        fromRound: availableFromRound,
      })),
    ),
    /** Everything there is, by id. */
    ids: {
      actions: raw.board.actions.map(({ id }) => id),
      starting: raw.startingEmpire.map(({ id }) => id),
      deckA: raw.empireA.map(({ id }) => id),
      deckB: raw.empireB.map(({ id }) => id),
      soldiers: [...raw.startingMilitary, ...raw.military].map(({ id }) => id),
      titans: raw.titans.map(({ id }) => id),
      provinces: raw.provinces.map(({ id }) => id),
    },
    roundEffects: Object.values(constants.roundEffects).map((effect): RoundEffect | null => oneOf(ROUND_EFFECTS, effect ?? undefined)),
    /** Numbers printed on the action tiles. */
    numbers: {
      labourCoins: constants.labourCoins,
      rebuildRepairs: constants.rebuildRepairs,
      rebuildCoins: constants.rebuildCoins,
      explorationDraw: constants.explorationDraw,
      conscription: constants.conscriptionSwordPerCitizen,
      fee: constants.mismatchFee.coins,
      discoveryPrice: constants.discoveryPrice.coins,
      discoveryGain: constants.discoveryGain.knowledge,
      repopulationPrice: constants.repopulationPrice.coins,
      expansionKnowledge: inKnowledge.knowledge,
      expansionCoins: inCoins.coins,
    },
  };
}

export type Facts = ReturnType<typeof factsFrom>;

const shipped = factsFrom(data);
const byPack = new Map<string, Facts>();

/** What is printed at a table; a pack this page has not been given is drawn as shipped. */
export function factsOf({ pack }: { readonly pack: string }): Facts {
  return byPack.get(pack) ?? shipped;
}

/** Makes a pack's content known. */
export function layContent(pack: string, raw: Raw): void {
  byPack.set(pack, factsFrom(raw));
}
