/** The shape of the component data. Content packs are held against it too. */

import { type Static, type TObjectOptions, type TProperties, Type } from 'typebox';
import { CHARACTERS, CIVIL_BUILDINGS, DECKS, MILITARY_BUILDINGS, RESOURCES, TERRITORIES } from '../vocabulary.ts';

const strict = <P extends TProperties>(properties: P, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
/** What the box tells and no rule reads: there is nothing in it for a pack to change. */
const unread = { readOnly: true };
const count = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const some = (maximum: number) => Type.Integer({ minimum: 1, maximum });

const Text = strict({ fr: Type.String({ minLength: 1, maxLength: 200 }), en: Type.String({ minLength: 1, maxLength: 200 }) });
const Origin = Type.Enum(['seed', 'public', 'authored']);
/** Where facts come from, for the whole or field by field. */
const Source = Type.Union([Origin, Type.Record(Type.String(), Origin)]);

const Cost = strict({ labour: count(20), food: count(20), energy: count(20), gold: count(20) });
const LabourCost = strict({ labour: count(20), food: Type.Literal(0), energy: Type.Literal(0), gold: Type.Literal(0) });
const Strength = strict({ attack: count(20), defence: some(30) });
const Production = strict({ resource: Type.Enum([...RESOURCES]), amount: some(9) });

const City = strict({
  id: Type.Literal('city'),
  kind: Type.Literal('city'),
  name: Text,
  count: some(4),
  cost: Type.Null(),
  military: Strength,
  produces: Production,
  workerSlots: count(9),
  buildingSlots: count(9),
  power: Type.Null(),
  src: Source,
});

const Territory = strict({
  id: Type.Enum([...TERRITORIES]),
  kind: Type.Literal('territory'),
  deck: Type.Literal('territory'),
  name: Text,
  count: some(30),
  cost: LabourCost,
  military: Type.Null(),
  produces: Production,
  workerSlots: count(9),
  buildingSlots: count(9),
  power: Type.Null(),
  src: Source,
});

const NEARBY = Type.Literal('sameOrAdjacentFief');
const IN_BATTLE = Type.Literal('battle');
const OWN_TURN = Type.Literal('ownTurnOwnSide');

/** The arithmetic of payments is written for Merchants that make one of one, or two of one gold. */
const Power = Type.Union([
  strict({
    kind: Type.Literal('heal'),
    amount: some(9),
    range: NEARBY,
    notSelf: Type.Literal(true),
    window: IN_BATTLE,
    targets: Type.String(unread),
  }),
  strict({
    kind: Type.Literal('shoot'),
    amount: some(9),
    range: NEARBY,
    window: IN_BATTLE,
    targets: Type.String(unread),
    blockedBy: Type.Tuple([Type.Literal('onCity'), Type.Literal('onHostWithMilitaryBuilding')]),
  }),
  strict({ kind: Type.Literal('armyDefence'), amount: some(9), recipient: Type.String(unread), rotates: Type.Literal(false) }),
  strict({ kind: Type.Literal('extraMove'), steps: some(9), rotates: Type.Literal(false) }),
  strict({
    kind: Type.Literal('convert'),
    in: Type.Literal(1),
    out: Type.Literal(1),
    goldOut: Type.Literal(2),
    scope: OWN_TURN,
  }),
  strict({ kind: Type.Literal('discountBuilding'), amount: some(9), scope: OWN_TURN }),
  strict({ kind: Type.Literal('multiply'), factor: some(9), maxCards: some(9), stacks: Type.Literal('product'), scope: OWN_TURN }),
]);

const Person = strict({
  id: Type.Enum([...CHARACTERS]),
  kind: Type.Literal('troop'),
  deck: Type.Enum(['military', 'character']),
  name: Text,
  count: some(30),
  cost: Cost,
  military: Strength,
  produces: Type.Union([Production, Type.Null()]),
  isWorker: Type.Boolean(),
  enabledBy: Type.Union([Type.Enum([...CIVIL_BUILDINGS]), Type.Null()]),
  power: Type.Union([Power, Type.Null()]),
  src: Source,
});

const building = <P extends TProperties>(properties: P) =>
  strict({
    kind: Type.Literal('building'),
    name: Text,
    count: some(9),
    cost: Cost,
    produces: Type.Null(),
    vp: count(11),
    duplicateVp: count(11),
    power: Type.Null(),
    startsFaceUpOnPile: Type.Boolean(),
    src: Source,
    ...properties,
  });

const Building = Type.Union([
  building({
    id: Type.Enum([...CIVIL_BUILDINGS]),
    buildingClass: Type.Literal('civil'),
    military: Type.Null(),
    productionBonus: count(9),
    defenceBonus: count(9),
    enables: Type.Enum([...CHARACTERS]),
  }),
  building({
    id: Type.Enum([...MILITARY_BUILDINGS]),
    buildingClass: Type.Literal('military'),
    military: Strength,
    productionBonus: Type.Literal(0),
    defenceBonus: Type.Literal(0),
    enables: Type.Null(),
  }),
]);

const Reminder = strict({
  id: Type.Literal('memo'),
  kind: Type.Literal('memo'),
  name: Text,
  count: count(9),
  cost: Type.Null(),
  military: Type.Null(),
  produces: Type.Null(),
  power: Type.Null(),
  text: Text,
  src: Source,
});

const Fief = strict({
  id: Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,15}$' }),
  seat: Type.Union([Type.Integer({ minimum: 0, maximum: 3 }), Type.Null()]),
  kind: Type.Enum(['player', 'neutral']),
  name: Text,
  x: count(1000),
  y: count(1000),
  adj: Type.Array(Type.String(), { minItems: 1, uniqueItems: true }),
});

const Layout = strict({
  mode: Type.Enum(['duel-2', 'free-for-all-3', 'alliance-4']),
  alliances: Type.Optional(Type.Array(Type.Array(Type.Integer({ minimum: 0, maximum: 3 })))),
  src: Source,
  fiefs: Type.Array(Fief, { minItems: 3, maxItems: 16 }),
});

/** One for one and three for one are what the arithmetic of payments is written for. */
const Constants = strict({
  handAtStart: some(15),
  drawPerTurn: some(5),
  extraDrawCost: some(12),
  exchangeIn: Type.Literal(3),
  exchangeOut: Type.Literal(1),
  handDiscardYield: Type.Literal(1),
  missingBuildingSurchargeGold: count(9),
  maxTerritories: some(9),
  maxBuildingsPerHost: some(9),
  discardTerritoryCostLabour: count(9),
  charactersPerFood: some(9),
  siegeTurnsToLose: some(9),
  vpToWinSolo: some(12),
  vpToWinAlliance: some(24),
  bureaucratDiscount: some(9),
  artistFactor: some(9),
  artistMaxCards: some(9),
  allyAidPenaltyPerTurn: count(1),
  civilDefenceBonus: count(9),
  civilProductionBonus: count(9),
  externalStepsNormal: some(9),
  externalStepsKnight: some(9),
  internalMovesPerCardPerTurnCap: some(9),
  decksEmptyToEnd: Type.Integer({ minimum: 1, maximum: 3 }),
  buildingPiles: Type.Literal(3),
  src: Type.Record(Type.String(), Origin),
});

export const DataSchema = strict({
  _schema: Type.Array(Type.String(), unread),
  game: strict(
    {
      id: Type.Literal('medievalia'),
      name: Text,
      players: strict({ min: Type.Literal(2), max: Type.Literal(4), modes: Type.Array(Type.String()) }),
      minutes: some(600),
      minAge: some(99),
      src: Source,
    },
    unread,
  ),
  constants: Constants,
  resources: Type.Array(strict({ id: Type.Enum([...RESOURCES]), name: Text, symbolHint: Type.String(), src: Source })),
  cardTypes: strict({
    city: Type.Array(City, { minItems: 1, maxItems: 1 }),
    territory: Type.Array(Territory),
    military: Type.Array(Person),
    character: Type.Array(Person),
    building: Type.Array(Building),
    memo: Type.Array(Reminder, unread),
  }),
  decks: Type.Array(
    strict({ id: Type.Enum([...DECKS]), name: Text, types: Type.Record(Type.String(), some(30)), size: some(99), src: Source }),
    unread,
  ),
  buildingPiles: strict({
    openCards: Type.Array(Type.Enum([...CIVIL_BUILDINGS]), { minItems: 3, maxItems: 3, uniqueItems: true }),
    shuffledRest: Type.Integer({ minimum: 1, maximum: 30, ...unread }),
    pileSizes: Type.Array(some(20), { minItems: 3, maxItems: 3 }),
    faceUpOrder: Type.Array(Type.Enum([...CIVIL_BUILDINGS]), { minItems: 3, maxItems: 3, uniqueItems: true }),
    comment: Type.String(unread),
    src: Source,
  }),
  prestigeTable: Type.Array(strict({ item: Type.String(), vp: count(24), src: Source }), unread),
  layouts: strict({ '2': Layout, '3': Layout, '4': Layout }),
  seats: Type.Array(
    strict({
      seat: Type.Integer({ minimum: 0, maximum: 3 }),
      name: Text,
      colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
      src: Source,
    }),
    unread,
  ),
  cardInstances: Type.Array(strict({ id: Type.String({ pattern: '^[a-z]+-[0-9]{2}$' }), type: Type.String() }), unread),
});

export type Data = Static<typeof DataSchema>;
export type LayoutData = Static<typeof Layout>;
export type CostData = Static<typeof Cost>;
