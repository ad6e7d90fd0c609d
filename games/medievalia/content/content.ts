/** The components as the rules read them: cards and fiefs by small numbers, costs as lists. */

import { type Assembled, contentShelf, type Seat } from '@castellan/engine';
import { Value } from 'typebox/value';
import { makeOptions, type Options } from '../options.ts';
import { DECKS, type Kind, type Mode, type Power, RESOURCES } from '../vocabulary.ts';
import data from './data.json' with { type: 'json' };
import { type CostData, type Data, DataSchema, type LayoutData } from './schema.ts';

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
  const { cardTypes, cardInstances, constants, buildingPiles } = raw;
  const people = [...cardTypes.military, ...cardTypes.character];
  const types = [...cardTypes.city, ...cardTypes.territory, ...people, ...cardTypes.building, ...cardTypes.memo];
  for (const { id, count } of types) {
    if (types.filter((other) => other.id === id).length !== 1) errors.push(`cardTypes: ${id} must be there once`);
    const copies = cardInstances.filter(({ type }) => type === id).length;
    if (copies !== count) errors.push(`cardInstances: there are ${copies} of ${id}, not ${count}`);
  }
  const ids = new Set(cardInstances.map(({ id }) => id));
  if (ids.size !== cardInstances.length) errors.push('cardInstances: two cards have the same id');
  for (const { id, type } of cardInstances) {
    if (!types.some((known) => known.id === type)) errors.push(`cardInstances.${id}: there is no ${type}`);
    if (id.replace(/-\d+$/, '') !== type) errors.push(`cardInstances.${id}: a card is named after its type, ${type}`);
  }
  for (const deck of raw.decks) {
    const own = [...cardTypes.territory, ...people].filter((card) => card.deck === deck.id);
    if (own.reduce((sum, { count }) => sum + count, 0) !== deck.size) errors.push(`decks.${deck.id}: its size is not that of its cards`);
    for (const { id, count } of own) if (deck.types[id] !== count) errors.push(`decks.${deck.id}: it must have ${count} of ${id}`);
  }
  if (DECKS.some((id) => raw.decks.filter((deck) => deck.id === id).length !== 1)) errors.push('decks: each must be there once');
  for (const { id, isWorker, produces, power, enabledBy } of people) {
    if (isWorker !== (produces?.resource === 'labour')) errors.push(`${id}: a worker is a character whose symbol is labour`);
    if (enabledBy !== null && !cardTypes.building.some((building) => building.id === enabledBy && building.enables === id))
      errors.push(`${id}: the ${enabledBy} does not name it`);
    if (power?.kind === 'discountBuilding' && power.amount !== constants.bureaucratDiscount)
      errors.push(`${id}: its discount differs from constants.bureaucratDiscount`);
    if (power?.kind === 'multiply' && (power.factor !== constants.artistFactor || power.maxCards !== constants.artistMaxCards))
      errors.push(`${id}: its power differs from constants.artistFactor and artistMaxCards`);
    if (power?.kind === 'extraMove' && power.steps !== constants.externalStepsKnight)
      errors.push(`${id}: its steps differ from constants.externalStepsKnight`);
  }
  for (const { id, buildingSlots } of [...cardTypes.city, ...cardTypes.territory])
    if (buildingSlots !== constants.maxBuildingsPerHost) errors.push(`${id}: its buildingSlots differ from constants.maxBuildingsPerHost`);
  for (const building of cardTypes.building) {
    if (building.buildingClass !== 'civil') continue;
    if (building.productionBonus !== constants.civilProductionBonus || building.defenceBonus !== constants.civilDefenceBonus)
      errors.push(`${building.id}: its bonuses differ from those of constants`);
    if (!people.some((person) => person.id === building.enables && person.enabledBy === building.id))
      errors.push(`${building.id}: the ${building.enables} does not name it`);
    if (building.startsFaceUpOnPile !== buildingPiles.openCards.includes(building.id))
      errors.push(`${building.id}: startsFaceUpOnPile differs from buildingPiles.openCards`);
  }
  const buildings = cardTypes.building.reduce((sum, { count }) => sum + count, 0);
  if (buildingPiles.shuffledRest !== buildings - 3) errors.push('buildingPiles.shuffledRest: it must be all buildings but three');
  if (buildingPiles.pileSizes.reduce((sum, size) => sum + size, 0) !== buildings)
    errors.push('buildingPiles.pileSizes: together they must hold every building');
  if (buildingPiles.faceUpOrder.some((id) => !buildingPiles.openCards.includes(id))) errors.push('buildingPiles.faceUpOrder: other cards');
  for (const [seats, layout] of Object.entries(raw.layouts)) errors.push(...layoutErrors(Number(seats), layout));
  return errors;
}

function layoutErrors(seats: number, { fiefs, alliances }: LayoutData): string[] {
  const errors: string[] = [];
  for (let seat = 0; seat < seats; seat++)
    if (fiefs.filter((fief) => fief.seat === seat).length !== 1) errors.push(`layouts.${seats}: seat ${seat} must have one fief`);
  for (const fief of fiefs) {
    if ((fief.kind === 'player') !== (fief.seat !== null)) errors.push(`layouts.${seats}.${fief.id}: its kind and its seat do not agree`);
    if (fief.seat !== null && fief.seat >= seats) errors.push(`layouts.${seats}.${fief.id}: there is no seat ${fief.seat}`);
    for (const id of fief.adj) {
      const other = fiefs.find((known) => known.id === id);
      if (other === undefined || !other.adj.includes(fief.id)) errors.push(`layouts.${seats}.${fief.id}: ${id} does not lie beside it`);
      else if (other.seat !== null && fief.seat !== null) errors.push(`layouts.${seats}: two player fiefs are never adjacent`);
    }
  }
  if ((alliances ?? []).some((pair) => pair.length !== 2)) errors.push(`layouts.${seats}: an alliance has two seats`);
  return errors;
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

const MODE_NAMES = { 'duel-2': 'duel', 'free-for-all-3': 'freeForAll', 'alliance-4': 'alliance' } as const;

function layoutOf(raw: Data, seats: '2' | '3' | '4'): Layout {
  const { fiefs, alliances, mode } = raw.layouts[seats];
  const everySeat = Array.from({ length: Number(seats) }, (_, seat) => seat);
  return {
    mode: MODE_NAMES[mode],
    fiefs: fiefs.map(({ id, seat, adj }) => ({
      id,
      seat: seat ?? -1,
      neighbours: adj.map((other) => fiefs.findIndex((fief) => fief.id === other)),
    })),
    home: everySeat.map((seat) => fiefs.findIndex((fief) => fief.seat === seat)),
    ally: everySeat.map((seat) => alliances?.find((pair) => pair.includes(seat))?.find((other) => other !== seat) ?? -1),
    goal: alliances === undefined ? raw.constants.vpToWinSolo : raw.constants.vpToWinAlliance,
  };
}

export const content = contentShelf<Content>('medievalia', data, assemble);
