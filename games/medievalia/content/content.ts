/** The components as the rules read them: cards and fiefs by small numbers, costs as lists. */

import { contentShelf, type Seat } from '@castellan/engine';
import { makeOptions, type Options } from '../options.ts';
import { DECKS, type Kind, type Mode, type Power, RESOURCES } from '../vocabulary.ts';
import data from './data.json' with { type: 'json' };
import type { CostData, Data } from './schema.ts';

/** What is printed on a card; every copy of a type shares it. Numbers of resources, decks and types are -1 where there is none. */
export type Face = {
  readonly id: string;
  /** Number of the type. */
  readonly type: number;
  readonly kind: Kind;
  readonly deck: number;
  /** By resource. */
  readonly cost: readonly number[];
  /** The cost without the building that spares the surcharge. */
  readonly dearCost: readonly number[];
  readonly attack: number;
  readonly defence: number;
  readonly resource: number;
  readonly amount: number;
  /** Whether its symbol is labour, so that it raises the production of a host. */
  readonly isWorker: boolean;
  readonly workerSlots: number;
  readonly buildingSlots: number;
  /** Type of the civil building that spares the surcharge. */
  readonly enabledBy: number;
  readonly power: Power | null;
  /** Points, steps, factor or discount of the power. */
  readonly strength: number;
  readonly productionBonus: number;
  readonly defenceBonus: number;
  readonly prestige: number;
  readonly duplicatePrestige: number;
};

/** What is printed on the cards, as far as a screen has to read them and to reckon with them. */
export type Printed = {
  /** By type. */
  readonly types: readonly Face[];
  /** By card. */
  readonly ids: readonly string[];
  readonly steps: number;
  readonly charactersPerFood: number;
  readonly aidPenalty: number;
  /** What an Artist multiplies by, and how many cards of a group. */
  readonly artistFactor: number;
  readonly artistReach: number;
};

interface Fief {
  readonly id: string;
  /** Its owner at the start; -1 for a neutral fief. */
  readonly seat: Seat;
  readonly neighbours: readonly number[];
}

/** The table for a number of seats. */
export interface Layout {
  readonly mode: Mode;
  readonly fiefs: readonly Fief[];
  /** Steps from each fief to each other. */
  readonly distance: readonly (readonly number[])[];
  /** Each seat's own fief. */
  readonly home: readonly number[];
  /** Each seat's ally; -1 without one. */
  readonly ally: readonly Seat[];
  /** Prestige that wins. */
  readonly goal: number;
}

export interface Components extends Printed {
  /** By card. */
  readonly faces: readonly Face[];
  readonly cities: readonly number[];
  /** Cards by deck. */
  readonly decks: readonly (readonly number[])[];
  /** The buildings that lie open on the piles at the start, and the others. */
  readonly openBuildings: readonly number[];
  readonly otherBuildings: readonly number[];
  readonly pileSizes: readonly number[];
  /** For two, three and four seats. */
  readonly layouts: readonly Layout[];
  readonly handAtStart: number;
  readonly drawPerTurn: number;
  readonly extraDrawCost: number;
  readonly maxTerritories: number;
  /** Of discarding a territory, by resource. */
  readonly discardCost: readonly number[];
  readonly siegeTurns: number;
  readonly internalMoves: number;
  readonly emptyDecksToEnd: number;
}

export interface Content extends Components {
  readonly options: Options;
}

export function contentOf(data: Data): Content {
  const components = componentsOf(data);
  return { ...components, options: makeOptions(components) };
}

const PLAIN = {
  deck: -1,
  cost: [0, 0, 0, 0],
  dearCost: [0, 0, 0, 0],
  attack: 0,
  defence: 0,
  resource: -1,
  amount: 0,
  isWorker: false,
  workerSlots: 0,
  buildingSlots: 0,
  enabledBy: -1,
  power: null,
  strength: 0,
  productionBonus: 0,
  defenceBonus: 0,
  prestige: 0,
  duplicatePrestige: 0,
} as const;

function componentsOf(raw: Data): Components {
  const types = facesOf(raw);
  const ids = raw.cardInstances.map(({ id }) => id);
  const faces = raw.cardInstances.map(({ type }) => faceNamed(types, type));
  const cardsWhere = (wanted: (face: Face) => boolean): number[] => ids.flatMap((_, card) => (wanted(faces[card]) ? [card] : []));
  const buildings = cardsWhere(({ kind }) => kind === 'civilBuilding' || kind === 'militaryBuilding');
  const openBuildings = raw.buildingPiles.faceUpOrder.map((id) => buildings[buildings.findIndex((card) => faces[card].id === id)]);
  const { constants } = raw;
  return {
    faces,
    ids,
    types,
    cities: cardsWhere(({ kind }) => kind === 'city'),
    decks: DECKS.map((_, deck) => cardsWhere((face) => face.deck === deck)),
    openBuildings,
    otherBuildings: buildings.filter((card) => !openBuildings.includes(card)),
    pileSizes: raw.buildingPiles.pileSizes,
    layouts: [layoutOf(raw, '2'), layoutOf(raw, '3'), layoutOf(raw, '4')],
    handAtStart: constants.handAtStart,
    drawPerTurn: constants.drawPerTurn,
    extraDrawCost: constants.extraDrawCost,
    maxTerritories: constants.maxTerritories,
    discardCost: costOf({ labour: constants.discardTerritoryCostLabour, food: 0, energy: 0, gold: 0 }),
    charactersPerFood: constants.charactersPerFood,
    siegeTurns: constants.siegeTurnsToLose,
    aidPenalty: constants.allyAidPenaltyPerTurn,
    artistFactor: constants.artistFactor,
    artistReach: constants.artistMaxCards,
    steps: constants.externalStepsNormal,
    internalMoves: constants.internalMovesPerCardPerTurnCap,
    emptyDecksToEnd: constants.decksEmptyToEnd,
  };
}

function faceNamed(types: readonly Face[], id: string): Face {
  const face = types.find((type) => type.id === id);
  if (face === undefined) throw new Error(`there is no card named ${id}`);
  return face;
}

function costOf(cost: CostData): readonly number[] {
  return RESOURCES.map((resource) => cost[resource]);
}

function facesOf({ cardTypes, constants }: Data): readonly Face[] {
  const { city, territory, military, character, building, memo } = cardTypes;
  const order: readonly string[] = [...city, ...territory, ...military, ...character, ...building, ...memo].map(({ id }) => id);
  const numberOf = (id: string): number => order.indexOf(id);
  const hosts = [...city, ...territory].map(
    ({ id, kind, cost, military: strength, produces, workerSlots, buildingSlots }): Face => ({
      ...PLAIN,
      id,
      type: numberOf(id),
      kind,
      deck: kind === 'territory' ? DECKS.indexOf('territory') : -1,
      cost: cost === null ? PLAIN.cost : costOf(cost),
      attack: strength?.attack ?? 0,
      defence: strength?.defence ?? 0,
      resource: RESOURCES.indexOf(produces.resource),
      amount: produces.amount,
      workerSlots,
      buildingSlots,
    }),
  );
  const people = [...military, ...character].map(
    ({ id, deck, cost, military: strength, produces, isWorker, enabledBy, power }): Face => ({
      ...PLAIN,
      id,
      type: numberOf(id),
      kind: 'character',
      deck: DECKS.indexOf(deck),
      cost: costOf(cost),
      dearCost: costOf(enabledBy === null ? cost : { ...cost, gold: cost.gold + constants.missingBuildingSurchargeGold }),
      attack: strength.attack,
      defence: strength.defence,
      resource: produces === null ? -1 : RESOURCES.indexOf(produces.resource),
      amount: produces?.amount ?? 0,
      isWorker,
      enabledBy: enabledBy === null ? -1 : numberOf(enabledBy),
      power: power?.kind ?? null,
      strength: strengthOf(power),
    }),
  );
  const buildings = building.map(
    ({ id, buildingClass, cost, military: strength, productionBonus, defenceBonus, vp, duplicateVp }): Face => ({
      ...PLAIN,
      id,
      type: numberOf(id),
      kind: buildingClass === 'civil' ? 'civilBuilding' : 'militaryBuilding',
      cost: costOf(cost),
      attack: strength?.attack ?? 0,
      defence: strength?.defence ?? 0,
      productionBonus,
      defenceBonus,
      prestige: vp,
      duplicatePrestige: duplicateVp,
    }),
  );
  const reminders = memo.map(({ id }): Face => ({ ...PLAIN, id, type: numberOf(id), kind: 'reminder' }));
  return [...hosts, ...people, ...buildings, ...reminders];
}

function strengthOf(power: Data['cardTypes']['military'][number]['power']): number {
  if (power === null) return 0;
  switch (power.kind) {
    case 'multiply':
      return power.factor;
    case 'extraMove':
      return power.steps;
    case 'convert':
      return power.out;
    default:
      return power.amount;
  }
}

/** Steps from a fief to each other; more than there are fiefs where no way leads. */
function stepsFrom(fiefs: readonly Fief[], from: number): readonly number[] {
  const steps = fiefs.map((_, fief) => (fief === from ? 0 : fiefs.length));
  const reached = [from];
  for (const fief of reached) {
    for (const next of fiefs[fief].neighbours) {
      if (steps[next] < fiefs.length) continue;
      steps[next] = steps[fief] + 1;
      reached.push(next);
    }
  }
  return steps;
}

const MODE_NAMES = { 'duel-2': 'duel', 'free-for-all-3': 'freeForAll', 'alliance-4': 'alliance' } as const;

function layoutOf(raw: Data, seats: '2' | '3' | '4'): Layout {
  const { fiefs, alliances, mode } = raw.layouts[seats];
  const everySeat = Array.from({ length: Number(seats) }, (_, seat) => seat);
  const lands = fiefs.map(({ id, seat, adj }) => ({
    id,
    seat: seat ?? -1,
    neighbours: adj.map((other) => fiefs.findIndex((fief) => fief.id === other)),
  }));
  return {
    mode: MODE_NAMES[mode],
    fiefs: lands,
    distance: lands.map((_, from) => stepsFrom(lands, from)),
    home: everySeat.map((seat) => fiefs.findIndex((fief) => fief.seat === seat)),
    ally: everySeat.map((seat) => alliances?.find((pair) => pair.includes(seat))?.find((other) => other !== seat) ?? -1),
    goal: alliances === undefined ? raw.constants.vpToWinSolo : raw.constants.vpToWinAlliance,
  };
}

export const content = contentShelf('medievalia', contentOf(data), () => import('./check.ts'));
