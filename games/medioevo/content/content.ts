/** The components as the rules read them: territories, sea zones, cards and technologies by small numbers. */

import { contentShelf } from '@castellan/engine';
import { makeOptions, type Options } from '../options.ts';
import { makePriceTables, type PriceTables } from '../rules/price-tables.ts';
import {
  type BuildingId,
  buildingAt,
  CATEGORIES,
  COLOURS,
  ENGINES,
  EVENT_EFFECTS,
  GOODS,
  KINGDOMS,
  MOST_PLAYERS,
  NODES,
  PIECES,
  TECHNOLOGIES,
  TERRAINS,
  TERRITORIES,
  type TechnologyId,
  VEHICLES,
  WINDOWS,
} from '../vocabulary.ts';
import data from './data.json' with { type: 'json' };
import type { Data } from './schema.ts';
import type { Effect, Objective } from './verbs.ts';

/** A land territory or a sea zone. */
export interface Node {
  readonly id: string;
  readonly sea: boolean;
  /** Everything adjacent, and of it the land and the sea zones (UNI-3.1). */
  readonly neighbours: readonly number[];
  readonly land: readonly number[];
  readonly seas: readonly number[];
  /** Adjacent territories behind a river (UNI-44.4). */
  readonly rivers: readonly number[];
  /** The kingdom whose home it is, -1 for none. */
  readonly kingdom: number;
  readonly terrain: number;
  readonly fire: boolean;
  /** The good that its inhabited zone produces; -1 where nobody lives. */
  readonly good: number;
  readonly port: boolean;
}

export interface KingdomContent {
  readonly id: string;
  readonly home: readonly number[];
  readonly capital: number;
  readonly links: readonly number[];
}

export interface Building {
  readonly id: BuildingId;
  readonly structure: number;
  readonly florins: number;
  readonly technology: number;
  readonly points: number;
  readonly supply: number;
  /** Territories as which it is taxed (UNI-8.2). */
  readonly taxed: number;
  readonly protection: number;
  readonly tokens: number;
  readonly honour: number;
}

export interface Technology {
  readonly id: TechnologyId;
  readonly colour: number;
  readonly level: number;
  readonly price: number;
  /** Points and florins for one use (UNI-16.5). */
  readonly points: number;
  readonly florins: number;
}

export interface EmpireCard {
  /** `empire-01`. */
  readonly id: string;
  /** Printed on it, from 1; its number in the state is one less. */
  readonly num: number;
  /** The character: `bishop`, `joker` … */
  readonly group: string;
  /** Windows in which its ability may be used, as bits by the number of the window. */
  readonly windows: number;
  readonly cost: number;
  readonly effect: Effect;
  /** Points in its corner: alternatives, each by colour. */
  readonly points: readonly (readonly number[])[];
  readonly objective: Objective;
  /** Territories that it names, of which all or one must be controlled; none for others. */
  readonly places: readonly number[];
  /** Colours of the token that its objective earns (UNI-15.9). */
  readonly colours: readonly number[];
}

export interface EventCard {
  readonly id: string;
  /** By node: whether it belongs to the area (UNI-5.7, UNI-5.8). */
  readonly area: readonly boolean[];
  readonly nodes: readonly number[];
  readonly effects: readonly number[];
  readonly toleratedTax: number;
}

/** What each level of a transport or an engine is, from level 1; place 0 is unused. */
export interface VehicleLevel {
  readonly mp: number;
  /** Units or cubes it carries; 0 for engines. */
  readonly capacity: number;
  readonly florins: number;
  readonly points: number;
  /** Of engines: damage of one hit. */
  readonly toUnits: number;
  readonly toBuildings: number;
}

export interface Components {
  readonly nodes: readonly Node[];
  /** By two nodes, `from * NODES + to`: steps on the shortest way over land and sea (UNI-3.4). */
  readonly distance: Uint8Array;
  readonly neighbourRadius: number;
  /** Territories with an inhabited zone. */
  readonly zones: readonly number[];
  readonly fires: readonly number[];
  readonly kingdoms: readonly KingdomContent[];
  readonly rome: number;
  readonly jerusalem: number;
  /** By terrain: MP to enter and upkeep in the variant. */
  readonly terrain: readonly { readonly mp: number; readonly upkeep: number }[];
  readonly river: number;
  readonly inhabitedUpkeep: number;
  /** By category and level (`category * 4 + level`); places without a building hold the lowest one. */
  readonly buildings: readonly Building[];
  readonly repair: number;
  /** By unit: price and ransom. */
  readonly units: readonly { readonly florins: number; readonly ransom: number }[];
  /** By piece: how many a player owns, how many the barbarians. */
  readonly pieces: readonly number[];
  readonly barbarianPieces: readonly number[];
  /** By vehicle and level. */
  readonly vehicles: readonly (readonly VehicleLevel[])[];
  /** By vehicle: how many there are; of engines by level, from 1. */
  readonly vehicleSupply: readonly number[];
  readonly engineSupply: readonly number[];
  readonly engine: { readonly hits: readonly [number, number]; readonly crew: number };
  readonly tokens: {
    readonly control: number;
    readonly ownership: number;
    readonly barbarianGalleys: number;
    readonly blood: number;
    readonly objectives: number;
    readonly smallStandards: number;
    readonly largeStandards: number;
  };
  /** By good. */
  readonly cubes: readonly number[];
  readonly start: { readonly florins: number; readonly honour: number; readonly levels: number; readonly dealt: number };
  readonly unitLimit: number;
  readonly upkeep: number;
  readonly landlessIncome: number;
  readonly taxLevels: readonly number[];
  /** By number of players and rank (UNI-20.6). */
  readonly penalties: readonly (readonly number[])[];
  readonly technologies: readonly Technology[];
  readonly pointPrice: number;
  readonly cardPrice: { readonly base: number; readonly perOwned: number; readonly draw: number; readonly perCathedral: number };
  readonly cards: readonly EmpireCard[];
  readonly events: readonly EventCard[];
  /** By effect: the most that the die may show to strike. */
  readonly eventHits: readonly number[];
  /** By window: the cards (bits are in the cards) and technologies that are meant for it. */
  readonly cardsIn: readonly (readonly number[])[];
  readonly technologiesIn: readonly (readonly number[])[];
  readonly barbarians: {
    readonly base: number;
    /** By die: up to which face it adds a unit, and which. */
    readonly adds: readonly { readonly upTo: number; readonly unit: number }[];
    readonly points: number;
    readonly archerNeeds: number;
    readonly captainNeeds: number;
    readonly leastLoss: number;
    /** From how many light infantry on how many are sacrificed (UNI-41.8), the most first. */
    readonly sacrifice: readonly { readonly from: number; readonly n: number }[];
  };
  readonly combat: {
    readonly archerHits: number;
    readonly lightBonus: number;
    readonly cavalryDamage: number;
    readonly heavyReduction: number;
    readonly superiority: number;
    readonly sinks: number;
    readonly captureRatio: number;
    readonly idleRounds: number;
  };
  readonly trade: {
    readonly buy: number;
    readonly sell: number;
    readonly marketBonus: number;
    readonly cityTax: number;
    readonly routeFlorins: number;
    readonly routeHonour: number;
    readonly pillageCube: number;
    readonly pillagePercent: number;
  };
  /** Trade points by stages (UNI-37.6). */
  readonly routes: readonly { readonly stages: number; readonly points: number }[];
  readonly loans: {
    readonly amount: number;
    readonly most: number;
    readonly interest: number;
    readonly rebellion: number;
    readonly misses: number;
  };
  readonly honour: Data['honour']['inPlay'];
  readonly final: Omit<Data['honour']['final'], 'prisoners' | 'debt' | 'objectiveTokens'> & {
    readonly prisoners: readonly { readonly from: number; readonly value: number }[];
    /** By loans. */
    readonly debt: readonly number[];
    /** By tokens; the last also for more. */
    readonly tokens: readonly number[];
  };
  readonly pacts: readonly { readonly id: string; readonly directed: boolean; readonly inDuel: boolean }[];
  readonly windows: { readonly seconds: number; readonly hours: number; readonly holds: number; readonly proposals: number };
  readonly defaults: { readonly honourLimit: number; readonly minutes: number };
}

export interface Content extends Components {
  readonly options: Options;
  readonly prices: PriceTables;
}

export function contentOf(raw: Data): Content {
  const components = componentsOf(raw);
  return { ...components, options: makeOptions(components), prices: makePriceTables(components) };
}

function componentsOf(raw: Data): Components {
  const { map, kingdoms, playerSet, supply, meta, loans, trade, combat, barbarians, honour, windowDefaults } = raw;
  const nodes = nodesOf(raw);
  const ids = nodes.map(({ id }) => id);
  const numbers = (names: readonly string[]): number[] => names.map((id) => ids.indexOf(id));
  const cards = cardsOf(raw, ids);
  return {
    nodes,
    distance: distances(nodes),
    neighbourRadius: map.neighbourRadius,
    zones: nodes.flatMap(({ good }, node) => (good >= 0 ? [node] : [])),
    fires: nodes.flatMap(({ fire }, node) => (fire ? [node] : [])),
    kingdoms: KINGDOMS.map((id) => {
      const { home, capital, linked } = named(kingdoms, id);
      return { id, home: numbers(home), capital: ids.indexOf(capital), links: linked.map((other) => KINGDOMS.indexOf(other)) };
    }),
    rome: ids.indexOf(map.special.rome),
    jerusalem: ids.indexOf(map.special.jerusalem),
    terrain: TERRAINS.map((id) => {
      const { mp, upkeep } = named(raw.terrain, id);
      return { mp, upkeep };
    }),
    river: raw.terrainVariant.riverExtraMp,
    inhabitedUpkeep: raw.terrainVariant.inhabitedUpkeep,
    buildings: buildingsOf(raw),
    repair: raw.repair.florinsPerPoint,
    units: unitsOf(raw),
    pieces: PIECES.map((piece) => playerSet[piece]),
    barbarianPieces: [supply.barbarianInfantry, 0, supply.barbarianArcher, 0, supply.barbarianCaptain],
    vehicles: vehiclesOf(raw),
    vehicleSupply: VEHICLES.map((id) => (id === 'siegeEngine' ? ENGINES.reduce((sum, engine) => sum + supply[engine], 0) : supply[id])),
    engineSupply: [0, ...ENGINES.map((id) => supply[id])],
    engine: { hits: raw.siegeEngines[0].hit, crew: raw.siegeEngines[0].maxCrew },
    tokens: {
      control: playerSet.controlTokens,
      ownership: playerSet.ownershipTokens.total,
      barbarianGalleys: supply.barbarianOwnershipTokens,
      blood: supply.bloodTokens,
      objectives: raw.objectiveTokens.perColour,
      smallStandards: supply.smallStandards,
      largeStandards: supply.largeStandards,
    },
    cubes: GOODS.map((id) => named(raw.goods, id).cubes),
    start: {
      florins: meta.startFlorins,
      honour: meta.startHonour,
      levels: raw.startingKit.transportLevels,
      dealt: raw.startingKit.empireCardsDealt,
    },
    unitLimit: raw.unitPurchaseLimit.base,
    upkeep: raw.upkeep.florinsPerItem,
    landlessIncome: raw.upkeep.landlessIncome,
    taxLevels: raw.taxLevels.values,
    penalties: Array.from({ length: MOST_PLAYERS + 1 }, (_, n) =>
      n < 2 ? [0] : n === 2 ? raw.orderPenalty.duel.values : (raw.orderPenalty.byPlayers[String(n)] ?? [0]),
    ),
    technologies: TECHNOLOGIES.map((id) => {
      const { branch, level, price, tpPerUse, florins } = named(raw.technologies, id);
      return { id, colour: COLOURS.indexOf(branch), level, price, points: tpPerUse, florins };
    }),
    pointPrice: raw.technologyRules.buyTpFlorins,
    cardPrice: {
      base: raw.empireCardPrice.base,
      perOwned: raw.empireCardPrice.perOwned,
      draw: raw.empireCardPrice.draw,
      perCathedral: raw.empireCardPrice.drawPerCathedral,
    },
    cards,
    events: eventsOf(raw, ids),
    eventHits: EVENT_EFFECTS.map((id) => named(raw.eventEffects, id).hits[1]),
    cardsIn: WINDOWS.map((_, window) => cards.flatMap(({ windows }, card) => ((windows >> window) & 1 ? [card] : []))),
    technologiesIn: WINDOWS.map((window) =>
      TECHNOLOGIES.flatMap((id, number) => (named(raw.technologies, id).timing.includes(window) ? [number] : [])),
    ),
    barbarians: {
      base: barbarians.hordeBase.lightInfantry,
      adds: (['d4', 'd6', 'd8'] as const).map((die) => {
        const found = barbarians.hordeDice.find((one) => one.die === die);
        return { upTo: found?.on[1] ?? 0, unit: PIECES.indexOf(found?.adds ?? 'lightInfantry') };
      }),
      points: barbarians.supplyPoints,
      archerNeeds: barbarians.addRules.archerNeedsHorde,
      captainNeeds: barbarians.addRules.captainNeedsHorde,
      leastLoss: barbarians.minLossValue,
      sacrifice: barbarians.sacrifice.map(({ minLight, sacrifice }) => ({ from: minLight, n: sacrifice })).sort((a, b) => b.from - a.from),
    },
    combat: {
      archerHits: combat.archerHit[1],
      lightBonus: combat.lightInfantryBonus,
      cavalryDamage: combat.cavalryDamage,
      heavyReduction: combat.heavyInfantryLossReduction,
      superiority: combat.superiorityStep,
      sinks: combat.galleySink[1],
      captureRatio: combat.captureRatio,
      idleRounds: combat.idleRoundsBreakOff,
    },
    trade: {
      buy: trade.buyPrice,
      sell: trade.sellPrice,
      marketBonus: trade.marketBonusPerCube,
      cityTax: trade.cityTaxPerMarketCube,
      routeFlorins: trade.pointValue.florinsPerCube,
      routeHonour: trade.pointValue.honour,
      pillageCube: trade.pillageCube,
      pillagePercent: trade.pillagePercent,
    },
    routes: trade.routeStages.map((stages) => ({ stages, points: trade.routePoints[stages] })),
    loans: {
      amount: loans.amount,
      most: loans.max / loans.amount,
      interest: loans.interestPerLoan,
      rebellion: loans.rebellionFlorins,
      misses: loans.eliminatedAfterMisses,
    },
    honour: honour.inPlay,
    final: {
      ...honour.final,
      prisoners: honour.final.prisoners.map(({ min, value }) => ({ from: min, value })).sort((a, b) => b.from - a.from),
      debt: Array.from({ length: loans.max / loans.amount + 1 }, (_, n) => honour.final.debt[String(n * loans.amount)] ?? 0),
      tokens: Object.entries(honour.final.objectiveTokens)
        .sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
        .map(([, value]) => value),
    },
    pacts: raw.pactKinds.map(({ id, directed, inDuel }) => ({ id, directed, inDuel })),
    windows: {
      seconds: windowDefaults.liveSeconds,
      hours: windowDefaults.correspondenceHours,
      holds: windowDefaults.correspondenceHoldsPerSeatAndTurn,
      proposals: windowDefaults.proposalsPerSeatAndPhase,
    },
    defaults: { honourLimit: meta.endConditions.honourLimit.default, minutes: meta.endConditions.timeLimitMinutes.default },
  };
}

function named<T extends { readonly id: string }>(things: readonly T[], id: T['id']): T {
  const found = things.find((thing) => thing.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

function nodesOf({ map: { territories, seaZones, rivers } }: Data): Node[] {
  const ids = [...territories, ...seaZones].map(({ id }) => id);
  const around = (adjacent: readonly string[]): Pick<Node, 'neighbours' | 'land' | 'seas'> => {
    const neighbours = adjacent.map((id) => ids.indexOf(id)).sort((a, b) => a - b);
    return {
      neighbours,
      land: neighbours.filter((node) => node < TERRITORIES),
      seas: neighbours.filter((node) => node >= TERRITORIES),
    };
  };
  const beyond = (id: string): number[] =>
    rivers.flatMap(({ between: [one, other] }) => (one === id ? [ids.indexOf(other)] : other === id ? [ids.indexOf(one)] : []));
  return [
    ...territories.map(({ id, home, terrain, fire, city, adjacent }) => ({
      id,
      sea: false,
      ...around(adjacent),
      rivers: beyond(id),
      kingdom: home === null ? -1 : KINGDOMS.indexOf(home),
      terrain: TERRAINS.indexOf(terrain),
      fire,
      good: city === null ? -1 : GOODS.indexOf(city.good),
      port: city?.port ?? false,
    })),
    ...seaZones.map(({ id, adjacent }) => ({
      id,
      sea: true,
      ...around(adjacent),
      rivers: [],
      kingdom: -1,
      terrain: 0,
      fire: false,
      good: -1,
      port: false,
    })),
  ];
}

/** From every node outward, step by step. */
function distances(nodes: readonly Node[]): Uint8Array {
  const all = new Uint8Array(NODES * NODES).fill(255);
  for (let from = 0; from < NODES; from++) {
    all[from * NODES + from] = 0;
    const reached = [from];
    for (const node of reached)
      for (const next of nodes[node].neighbours)
        if (all[from * NODES + next] === 255) {
          all[from * NODES + next] = all[from * NODES + node] + 1;
          reached.push(next);
        }
  }
  return all;
}

function buildingsOf({ buildings }: Data): Building[] {
  const placed: Building[] = [];
  for (let category = 0; category < CATEGORIES.length; category++)
    for (let level = 0; level <= 3; level++) {
      const own = buildings.filter((one) => one.category === CATEGORIES[category]);
      const { id, structure, florins, tech, tp, supply, taxTerritories, protection, controlTokens, honourOnBuild } =
        own.find((one) => one.level === level) ?? own[0];
      placed[buildingAt(category, level)] = {
        id,
        structure,
        florins,
        technology: TECHNOLOGIES.indexOf(tech),
        points: tp.n,
        supply,
        taxed: taxTerritories,
        protection,
        tokens: controlTokens,
        honour: honourOnBuild,
      };
    }
  return placed;
}

function unitsOf({ militaryUnits }: Data): Components['units'] {
  return PIECES.flatMap((piece) => {
    const found = named(militaryUnits, piece);
    if (found.id !== 'captain') return [{ florins: found.florins, ransom: found.ransom }];
    return [1, 2, 3].map((level) => ({ florins: level * found.florinsPerLevel, ransom: level * found.ransomPerLevel }));
  });
}

function vehiclesOf({ transports, siegeEngines }: Data): VehicleLevel[][] {
  return VEHICLES.map((id) => {
    if (id === 'siegeEngine') {
      const levels = ENGINES.map((engine): VehicleLevel => {
        const { mp, florins, tp, damageUnits, damageBuildings } = named(siegeEngines, engine);
        return { mp, capacity: 0, florins, points: tp.n, toUnits: damageUnits, toBuildings: damageBuildings };
      });
      return [levels[0], ...levels];
    }
    const { levels, florinsPerLevel, tp } = named(transports, id);
    const made = [1, 2, 3].map((level): VehicleLevel => {
      const { mp, capacity } = levels.find((one) => one.level === level) ?? levels[0];
      return { mp, capacity, florins: level * florinsPerLevel, points: level * tp.nPerLevel, toUnits: 0, toBuildings: 0 };
    });
    return [made[0], ...made];
  });
}

function cardsOf({ empireCards }: Data, ids: readonly string[]): EmpireCard[] {
  return [...empireCards]
    .sort((a, b) => a.num - b.num)
    .map(({ id, num, group, timing, cost, effect, tp, objective }) => ({
      id,
      num,
      group,
      windows: timing.reduce((bits, window) => bits | (1 << WINDOWS.indexOf(window)), 0),
      cost,
      effect,
      points: tp.map((points) => COLOURS.map((colour) => points[colour] ?? 0)),
      objective,
      places: placesOf(objective).map((place) => ids.indexOf(place)),
      colours: objective.tokenColours === 'any' ? [...COLOURS.keys()] : objective.tokenColours.map((colour) => COLOURS.indexOf(colour)),
    }));
}

function placesOf({ kind, params }: Objective): readonly string[] {
  return kind === 'controlPlace' ? (params.territories ?? params.anyOf ?? []) : [];
}

function eventsOf({ eventCards }: Data, ids: readonly string[]): EventCard[] {
  return [...eventCards]
    .sort((a, b) => a.num - b.num)
    .map(({ id, dark, light, seaZones, icons, toleratedTax }) => {
      const area = ids.map((node) => dark.includes(node) || light.includes(node) || seaZones.includes(node));
      return {
        id,
        area,
        nodes: [...area.keys()].filter((node) => area[node]),
        effects: icons.map((icon) => EVENT_EFFECTS.indexOf(icon)).sort((a, b) => a - b),
        toleratedTax,
      };
    });
}

export const content = contentShelf('medioevo', contentOf(data), () => import('./check.ts'));
