/** The shape of the component data. Content packs are held against it too. */

import { type Static, type TObjectOptions, type TProperties, type TSchema, Type } from 'typebox';
import {
  BUILDINGS,
  CATEGORIES,
  COLOURS,
  EMPIRE_CARDS,
  ENGINES,
  EVENT_CARDS,
  EVENT_EFFECTS,
  GOODS,
  HOME_TERRITORIES,
  KINGDOMS,
  PACT_KINDS,
  PIECES,
  SEA_ZONES,
  TECHNOLOGIES,
  TERRAINS,
  TERRITORIES,
  WINDOWS,
} from '../vocabulary.ts';
import { EffectSchema, ObjectiveSchema } from './verbs.ts';

const strict = <P extends TProperties>(properties: P, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
/** What the box tells and no rule reads: there is nothing in it for a pack to change. */
const unread = { readOnly: true };
const exactly = <T extends TSchema>(n: number, items: T) => Type.Array(items, { minItems: n, maxItems: n });
const count = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const some = (maximum: number) => Type.Integer({ minimum: 1, maximum });
const cost = (most: number) => Type.Integer({ minimum: -most, maximum: 0 });

const Words = Type.String({ minLength: 1, maxLength: 250 });
const Text = strict({ fr: Words, en: Words });
const Id = Type.String({ pattern: '^[a-z][A-Za-z]{0,23}$' });
const Ids = Type.Array(Id, { minItems: 1, maxItems: TERRITORIES, uniqueItems: true });
const Hex = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const Rules = Type.Array(Type.String({ pattern: '^UNI-[0-9]+[.][0-9]+$' }), { minItems: 1 });
/** Where facts come from, for the whole or field by field; a remark may follow. */
const Origin = Type.String({ pattern: '^(seed|public|authored)' });
const Source = Type.Union([Origin, Type.Record(Type.String(), Origin)]);
const Glossary = Type.Record(Type.String(), Type.String(), unread);

const Coordinate = Type.Number({ minimum: -180, maximum: 180 });
const Point = Type.Tuple([Coordinate, Coordinate], unread);
const Points = Type.Array(Point, { minItems: 1 });
/** Coasts stay as they are, whatever a pack says. */
const Unread = Type.Array(Point, { minItems: 1, ...unread });
/** From and to, on a die. */
const Faces = Type.Tuple([some(8), some(8)]);
const Colour = Type.Enum([...COLOURS]);
const Timing = Type.Array(Type.Enum([...WINDOWS]), { minItems: 1, uniqueItems: true });

const City = strict({ name: Text, lon: Coordinate, lat: Coordinate, good: Type.Enum([...GOODS]), port: Type.Boolean() });

const Territory = strict({
  id: Id,
  name: Text,
  home: Type.Union([Type.Enum([...KINGDOMS]), Type.Null()]),
  centre: Point,
  sites: Unread,
  terrain: Type.Enum([...TERRAINS]),
  fire: Type.Boolean(),
  city: Type.Union([City, Type.Null()]),
  coastal: Type.Boolean(),
  adjacent: Ids,
  note: Type.Optional(Type.String(unread)),
});

const SeaZone = strict({ id: Id, name: Text, centre: Point, sites: Unread, adjacent: Ids });

const Kingdom = strict({
  id: Type.Enum([...KINGDOMS]),
  name: Text,
  colour: Id,
  hex: Hex,
  capital: Id,
  home: Type.Array(Id, { minItems: HOME_TERRITORIES, maxItems: HOME_TERRITORIES, uniqueItems: true }),
  linked: Type.Array(Type.Enum([...KINGDOMS]), { minItems: 1, uniqueItems: true }),
  src: Source,
});

const Points1 = strict({ colour: Colour, n: some(9) });
const PerLevel = strict({ colour: Colour, nPerLevel: some(3) });
const Tech = Type.Enum([...TECHNOLOGIES]);

const Building = strict({
  id: Type.Enum([...BUILDINGS]),
  name: Text,
  category: Type.Enum([...CATEGORIES]),
  level: some(3),
  structure: some(20),
  florins: some(1000),
  tech: Tech,
  tp: Points1,
  upgradesFrom: Type.Union([Type.Enum([...BUILDINGS]), Type.Null()]),
  supply: count(TERRITORIES),
  taxTerritories: count(9),
  protection: count(9),
  controlTokens: count(8),
  honourOnBuild: count(9),
  src: Source,
});

const unit = { name: Text, limit: some(40), src: Source };
const Remove = Type.Literal('remove');
const Unit = strict({
  id: Type.Enum(['lightInfantry', 'heavyInfantry', 'archer', 'cavalry']),
  ...unit,
  florins: some(1000),
  ransom: some(2000),
  onDamage: Type.Union([Remove, Type.Array(Type.Enum(['heavyInfantry', 'lightInfantry', 'remove']))]),
});
const Captain = strict({
  id: Type.Literal('captain'),
  ...unit,
  florinsPerLevel: some(1000),
  levels: Type.Literal(3),
  ransomPerLevel: some(2000),
  tech: Tech,
  tp: PerLevel,
  onDamage: Remove,
});

const Transport = strict({
  id: Type.Enum(['warWagon', 'galley', 'caravan', 'merchantShip']),
  name: Text,
  kind: Type.Enum(['military', 'trade']),
  domain: Type.Enum(['land', 'sea']),
  supply: count(15),
  florinsPerLevel: some(1000),
  tech: Tech,
  tp: PerLevel,
  levels: exactly(3, strict({ level: some(3), capacity: some(12), mp: some(12) })),
  src: Source,
});

const Engine = strict({
  id: Type.Enum([...ENGINES]),
  name: Text,
  level: some(3),
  florins: some(1000),
  tech: Tech,
  tp: Points1,
  mp: some(12),
  supply: count(16),
  hit: Faces,
  die: Type.Literal('d8'),
  maxCrew: Type.Literal(3),
  damageUnits: count(9),
  damageBuildings: count(9),
  src: Source,
});

const Technology = strict({
  id: Tech,
  name: Text,
  branch: Colour,
  level: some(4),
  price: some(2000),
  tpPerUse: some(6),
  unit: Text,
  florins: count(1000),
  text: Text,
  timing: Timing,
  src: Source,
  rules: Rules,
});

const CardPoints = Type.Partial(strict({ blue: some(3), yellow: some(3), orange: some(3), red: some(3), green: some(3), violet: some(3) }));

const EmpireCard = strict({
  id: Type.String({ pattern: '^empire-[0-9]{2}$' }),
  num: Type.Integer({ minimum: 1, maximum: EMPIRE_CARDS, ...unread }),
  group: Type.String({ pattern: '^[a-z][A-Za-z]{0,23}$', ...unread }),
  name: Text,
  text: Text,
  timing: Timing,
  cost: count(1000),
  effect: EffectSchema,
  tp: Type.Array(CardPoints, { maxItems: 2 }),
  objective: ObjectiveSchema,
  src: Source,
  rules: Rules,
});

const EventCard = strict({
  id: Type.String({ pattern: '^event-[0-9]{2}$' }),
  num: Type.Integer({ minimum: 1, maximum: EVENT_CARDS, ...unread }),
  name: Text,
  epicentre: Id,
  dark: Ids,
  light: Type.Array(Id, { maxItems: TERRITORIES, uniqueItems: true }),
  seaZones: Type.Array(Id, { maxItems: SEA_ZONES, uniqueItems: true }),
  icons: Type.Array(Type.Enum([...EVENT_EFFECTS]), { minItems: 3, maxItems: 3, uniqueItems: true }),
  toleratedTax: Type.Enum([10, 20, 30, 40, 50]),
  src: Source,
});

const Penalties = Type.Array(cost(9), { minItems: 2, maxItems: 10 });

export const DataSchema = strict({
  _schema: Type.String(unread),
  meta: strict({
    id: Type.Literal('medioevo'),
    name: Text,
    aliases: Type.Array(Type.String(), unread),
    publisher: Type.String(unread),
    authors: Type.Array(Type.String(), unread),
    players: strict({ min: Type.Literal(3), max: Type.Literal(6), duelAllowed: Type.Literal(2), src: Source }),
    lengths: strict({ short: Type.Literal(8), medium: Type.Literal(10), long: Type.Literal(12) }),
    startFlorins: count(5000),
    startHonour: count(99),
    src: Source,
    endConditions: strict({
      turns: Type.Tuple([Type.Literal(8), Type.Literal(10), Type.Literal(12)]),
      honourLimit: strict({ default: some(99) }),
      timeLimitMinutes: strict({ default: some(600) }),
      atLeastOne: Type.Literal(true),
      src: Source,
    }),
  }),
  dice: strict({ player: Type.Array(Type.String()), barbarian: Type.Array(Type.String()), d3: Type.String(), src: Source }, unread),
  playerSet: strict({
    heavyInfantry: some(40),
    cavalry: some(40),
    lightInfantry: some(40),
    archer: some(40),
    captain: Type.Literal(3),
    controlTokens: some(20),
    routeTokens: Type.Literal(9),
    markers: count(20),
    ownershipTokens: strict({
      total: some(20),
      faces: Type.Array(strict({ faces: Type.Array(Type.Enum(['I', 'II', 'III']), { minItems: 1, maxItems: 2 }), n: some(9) })),
      feasible: Type.String(unread),
    }),
    routeTokenUse: strict({ stage: some(9), destination: some(9), onRoute: some(9), src: Source }),
    screens: count(1),
    personalBoard: count(1),
    totalTokensAndMarkers: count(99),
    src: Source,
  }),
  startingKit: strict({
    florins: count(5000),
    coins: Type.Record(Type.String({ pattern: '^[0-9]+$' }), count(30)),
    village: Type.Literal(1),
    archer: Type.Literal(1),
    transportLevels: Type.Literal(2),
    objectiveTokens: Type.Literal(1),
    empireCardsDealt: some(6),
    empireCardsKept: Type.Literal(1),
    src: Source,
    note: Type.String(unread),
  }),
  supply: strict({
    galley: count(15),
    merchantShip: count(12),
    warWagon: count(15),
    caravan: count(12),
    catapult: count(16),
    trebuchet: count(14),
    bombard: count(12),
    barbarianInfantry: count(99),
    barbarianArcher: count(99),
    barbarianCaptain: count(99),
    barbarianOwnershipTokens: count(15),
    bloodTokens: count(99),
    stopTokens: count(99),
    destructionTokens: count(99),
    castle: count(TERRITORIES),
    fort: count(TERRITORIES),
    tower: count(TERRITORIES),
    cathedral: count(TERRITORIES),
    city: count(TERRITORIES),
    town: count(TERRITORIES),
    village: count(TERRITORIES),
    smallStandards: count(99),
    largeStandards: count(99),
    empireCards: Type.Literal(EMPIRE_CARDS),
    eventCards: Type.Literal(EVENT_CARDS),
    objectiveTokens: count(99),
    goodsCubes: count(400),
    coins: count(999),
    battleBoards: count(9),
    battleTokens: count(9),
    src: Source,
    limiting: Type.Array(Type.String(), unread),
    notLimiting: Type.Array(Type.String(), unread),
  }),
  coins: strict({ values: Type.Array(some(500)), each: some(99), src: Source }, unread),
  goods: exactly(
    GOODS.length,
    strict({ id: Type.Enum([...GOODS]), name: Text, colour: Type.Enum([...GOODS]), cubes: count(99), src: Source }),
  ),
  colours: strict({ technology: exactly(COLOURS.length, Colour), src: Source }, unread),
  objectiveTokens: strict({ total: count(99), perColour: count(20), colours: exactly(COLOURS.length, Colour), src: Source }),
  kingdoms: exactly(KINGDOMS.length, Kingdom),
  kingdomLinks: Type.Array(strict({ a: Type.Enum([...KINGDOMS]), b: Type.Enum([...KINGDOMS]), src: Source }), { minItems: 5 }),
  map: strict({
    src: Source,
    projection: strict({ kind: Type.String(), x: Type.String(), y: Type.String() }, unread),
    bounds: strict({ lonMin: Coordinate, lonMax: Coordinate, latMin: Coordinate, latMax: Coordinate }, unread),
    territories: exactly(TERRITORIES, Territory),
    seaZones: exactly(SEA_ZONES, SeaZone),
    straits: Type.Array(strict({ id: Id, name: Text, between: Type.Tuple([Id, Id]), src: Source })),
    rivers: Type.Array(strict({ between: Type.Tuple([Id, Id]), river: Type.String() })),
    special: strict({ rome: Id, jerusalem: Id }),
    void: strict({ land: Points, sea: Points }, unread),
    neighbourRadius: some(9),
  }),
  terrain: exactly(TERRAINS.length, strict({ id: Type.Enum([...TERRAINS]), name: Text, mp: some(6), upkeep: count(100), src: Source })),
  terrainVariant: strict({ riverExtraMp: count(6), inhabitedUpkeep: count(100), src: Source }),
  buildings: exactly(BUILDINGS.length, Building),
  repair: strict({ florinsPerPoint: count(1000), src: Source }),
  militaryUnits: exactly(PIECES.length, Type.Union([Unit, Captain])),
  unitPurchaseLimit: strict({ base: count(20), plus: Type.String(unread), src: Source }),
  transports: exactly(4, Transport),
  siegeEngines: exactly(ENGINES.length, Engine),
  upkeep: strict({ florinsPerItem: count(100), appliesTo: Type.Array(Type.String(), unread), landlessIncome: count(2000), src: Source }),
  taxLevels: strict({ values: Type.Array(some(100), { minItems: 1, maxItems: 9, uniqueItems: true }), src: Source }),
  orderPenalty: strict({
    src: Source,
    byPlayers: Type.Record(Type.String({ pattern: '^[0-9]+$' }), Penalties),
    duel: strict({ values: Penalties, src: Source }),
  }),
  technologyBranches: exactly(COLOURS.length, strict({ colour: Colour, name: Text, src: Source })),
  technologies: exactly(TECHNOLOGIES.length, Technology),
  technologyRules: strict({ buyTpFlorins: some(1000), maxPerBranchPerTurn: Type.Literal(1), src: Source }),
  empireCardPrice: strict({
    base: count(1000),
    perOwned: count(1000),
    maxPerTurn: Type.Literal(1),
    draw: some(9),
    drawPerCathedral: count(9),
    src: Source,
  }),
  empireCards: exactly(EMPIRE_CARDS, EmpireCard),
  effectVocabulary: Glossary,
  objectiveVocabulary: Glossary,
  eventCards: exactly(EVENT_CARDS, EventCard),
  eventEffects: exactly(
    EVENT_EFFECTS.length,
    strict({ id: Type.Enum([...EVENT_EFFECTS]), name: Text, die: Type.Literal('d6'), hits: Faces, effect: Text, src: Source }),
  ),
  barbarians: strict({
    hordeBase: strict({ lightInfantry: some(9) }),
    hordeDice: exactly(
      3,
      strict({ die: Type.Enum(['d4', 'd6', 'd8']), on: Faces, adds: Type.Enum(['lightInfantry', 'archer', 'captain']) }),
    ),
    supplyPoints: count(9),
    addRules: strict({ archerNeedsHorde: count(9), captainNeedsHorde: count(9) }),
    captainLevel: Type.Literal(1),
    galleyLevel: Type.Literal(1),
    damageOrder: exactly(PIECES.length, Type.Enum([...PIECES])),
    sacrifice: Type.Array(strict({ minLight: some(20), maxLight: Type.Optional(some(20)), sacrifice: some(9) })),
    src: Source,
    minLossValue: count(9),
  }),
  combat: strict({
    hitDie: Type.Literal('d8'),
    archerHit: Faces,
    lightInfantryBonus: count(20),
    cavalryDamage: count(9),
    heavyInfantryLossReduction: count(9),
    superiorityStep: some(99),
    galleySink: Faces,
    undeclaredAttackHonour: cost(9),
    captureRatio: some(9),
    src: Source,
    flightFromRound: Type.Literal(1),
    idleRoundsBreakOff: some(9),
  }),
  trade: strict({
    buyPrice: count(1000),
    sellPrice: count(1000),
    actionMp: Type.Literal(1),
    marketBonusPerCube: count(1000),
    cityTaxPerMarketCube: count(1000),
    routeStages: Type.Tuple([Type.Literal(4), Type.Literal(6), Type.Literal(8)]),
    routePoints: strict({ '4': count(20), '6': count(20), '8': count(20) }),
    pointValue: strict({ honour: count(9), florinsPerCube: count(1000) }),
    pillageCube: count(1000),
    pillagePercent: count(100),
    src: Source,
  }),
  loans: strict({
    amount: some(2000),
    max: some(9999),
    interestPerLoan: count(1000),
    oncePerTurn: Type.Literal(true),
    rebellionFlorins: count(1000),
    eliminatedAfterMisses: some(9),
    src: Source,
  }),
  pactKinds: exactly(
    PACT_KINDS.length,
    strict({ id: Type.Enum([...PACT_KINDS]), name: Text, directed: Type.Boolean(), src: Source, inDuel: Type.Boolean() }),
  ),
  honour: strict({
    src: Source,
    inPlay: strict({
      conquerInhabited: count(20),
      perBuildingLevel: count(20),
      firstRome: count(20),
      firstJerusalem: count(20),
      buildCity: count(20),
      buildCastle: count(20),
      buildCathedral: count(20),
      brokenPact: cost(20),
      repressRebellion: count(20),
      defeatGreatArmy: count(20),
      greatArmySize: some(20),
      loseToBarbarians: cost(20),
      undeclaredAttack: cost(20),
      newRebellionWhileRebels: cost(20),
    }),
    final: strict({
      mostFlorins: count(20),
      bestGreatMarket: count(20),
      bestTechnology: count(20),
      rome: count(20),
      jerusalem: count(20),
      mostCathedrals: count(20),
      mostCities: count(20),
      mostCastles: count(20),
      mostTerritories: count(20),
      monopoly: count(20),
      tie: count(20),
      prisoners: Type.Array(strict({ min: some(99), max: Type.Optional(some(99)), value: cost(50) }), { minItems: 1 }),
      debt: Type.Record(Type.String({ pattern: '^[0-9]+$' }), cost(50)),
      objectiveTokens: Type.Record(Type.String({ pattern: '^[0-9]+[+]?$' }), count(50)),
      monopolyMinTerritories: some(9),
    }),
  }),
  variants: Type.Array(
    strict({
      id: Type.Enum(['startingAuction', 'terrain', 'bloodTokens', 'teams', 'deployment']),
      name: Text,
      src: Source,
    }),
    { minItems: 5, maxItems: 5, ...unread },
  ),
  timingVocabulary: Glossary,
  pactRecord: strict({ fields: Glossary, src: Source }, unread),
  windowDefaults: strict({
    liveSeconds: some(600),
    correspondenceHours: some(336),
    correspondenceHoldsPerSeatAndTurn: count(20),
    proposalsPerSeatAndPhase: some(20),
    watchBattlesOfOthers: Type.Literal(false),
    src: Source,
  }),
});

export type Data = Static<typeof DataSchema>;
