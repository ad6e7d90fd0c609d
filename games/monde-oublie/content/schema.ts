/** The shape of the component data. Content packs are held against it too. */

import { type Static, type TObjectOptions, type TProperties, Type } from 'typebox';
import { ACTIONS, COLOURS, DIE_FACES, PLACEMENTS, ROUND_EFFECTS, TRIBES } from '../vocabulary.ts';

const strict = <P extends TProperties>(properties: P, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
/** What the box tells and no rule reads: there is nothing in it for a pack to change. */
const unread = { readOnly: true };
const count = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const some = (maximum: number) => Type.Integer({ minimum: 1, maximum });

const Id = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
const Text = strict({ fr: Type.String({ minLength: 1, maxLength: 200 }), en: Type.String({ minLength: 1, maxLength: 200 }) });
/** Where facts come from: `seed`, `public`, `authored` or a ruling, for the whole or field by field. */
const Source = Type.Union([Type.String(), Type.Record(Type.String(), Type.String())]);
const Cost = strict({ coins: count(30), knowledge: count(10) });

const GainEffect = Type.Union([
  strict({ type: Type.Literal('gainCoins'), n: some(20) }),
  strict({ type: Type.Literal('gainKnowledge'), n: some(10) }),
  strict({ type: Type.Literal('gainCitizen'), n: some(2) }),
  strict({ type: Type.Literal('repair'), n: some(10) }),
]);

const CardEffect = Type.Union([
  strict({ type: Type.Literal('gainCoins'), n: some(20) }),
  strict({ type: Type.Literal('gainKnowledge'), n: some(10) }),
  strict({ type: Type.Literal('repair'), n: some(10) }),
  strict({ type: Type.Literal('roundSword'), n: some(10) }),
  strict({ type: Type.Literal('takeFirstPlayer') }),
  strict({ type: Type.Literal('performAction'), action: Type.Enum([...ACTIONS]), free: Type.Literal(false) }),
  strict({
    type: Type.Literal('performAction'),
    action: Type.Enum(['expansion', 'discovery', 'repopulation']),
    free: Type.Literal(true),
  }),
  strict({ type: Type.Literal('copyEmpireAction') }),
  strict({ type: Type.Literal('reorderTitans'), n: some(8), thenMayAttack: Type.Boolean() }),
]);

const Trigger = Type.Union([
  strict({
    on: Type.Literal('gainCitizen'),
    optional: Type.Literal(false),
    effect: strict({ type: Type.Literal('gainCoinsPerFood'), coins: some(5) }),
  }),
  strict({
    on: Type.Literal('discoveryByLeftNeighbour'),
    optional: Type.Literal(true),
    effect: strict({ type: Type.Literal('buyKnowledge'), coins: count(10), knowledge: some(5) }),
  }),
  strict({
    on: Type.Literal('discoveryByRightNeighbour'),
    optional: Type.Literal(true),
    effect: strict({ type: Type.Literal('removeArmyCoin'), n: Type.Literal(1) }),
  }),
  strict({
    on: Type.Literal('firstToPass'),
    optional: Type.Literal(true),
    effect: strict({
      type: Type.Literal('reserveOne'),
      choices: Type.Array(Type.Enum(['display', 'deckTop']), { minItems: 1, uniqueItems: true }),
    }),
  }),
  strict({
    on: Type.Literal('build'),
    optional: Type.Literal(true),
    effect: strict({ type: Type.Literal('discardSelfBuildFree') }),
  }),
  strict({
    on: Type.Literal('defeatTitan'),
    optional: Type.Literal(false),
    effect: strict({ type: Type.Literal('gainCoins'), n: some(20) }),
  }),
]);

const Passive = strict({ type: Type.Literal('buildDiscount'), coins: some(10) });

const Max = Type.Union([some(50), Type.Null()]);
const EndScore = Type.Union([
  strict({ type: Type.Literal('tribePairs'), tribe: Type.Enum([...TRIBES]) }),
  strict({ type: Type.Literal('fullSets'), vp: some(10) }),
  strict({ type: Type.Literal('perCard'), card: Type.Enum(['titan', 'province', 'empire']), per: some(10), vp: some(10), max: Max }),
  strict({ type: Type.Literal('perToken'), token: Type.Enum(['coin', 'knowledge']), per: some(20), vp: some(10), max: Max }),
  strict({ type: Type.Literal('perFood'), per: some(10), vp: some(10), max: Max }),
  strict({ type: Type.Literal('flat'), vp: some(20) }),
]);

const icon = Type.Optional(count(20));
const cityIcons = {
  food: icon,
  coinIncome: icon,
  knowledgeIncome: icon,
  sword: icon,
  arrow: icon,
  armyLimit: icon,
  exploreBonus: icon,
};
/** Room for Empire cards is given by the capital, provinces and titans only (MON-12.11). */
const CityIcons = strict(cityIcons);
const LandIcons = strict({ ...cityIcons, capacity: icon });

const Banners = Type.Array(Type.Enum([...TRIBES]), { minItems: 1, maxItems: 3 });

const Empire = strict({
  id: Id,
  name: Text,
  copies: some(6),
  cost: Cost,
  banners: Banners,
  icons: CityIcons,
  onGain: Type.Array(GainEffect),
  action: Type.Union([Type.Array(CardEffect, { minItems: 1 }), Type.Null()]),
  trigger: Type.Union([Trigger, Type.Null()]),
  passive: Type.Union([Passive, Type.Null()]),
  endScore: Type.Union([EndScore, Type.Null()]),
  src: Source,
  text: Type.Union([Text, Type.Null()]),
});

const symbol = count(20);
const Symbols = strict({ sword: symbol, arrow: symbol, loot: symbol, espionage: symbol, repair: symbol });
const Military = strict({
  id: Id,
  name: Text,
  copies: some(6),
  cost: Cost,
  sword: symbol,
  arrow: symbol,
  loot: symbol,
  espionage: symbol,
  repair: symbol,
  legacy: Symbols,
  src: Source,
});

const Province = strict({
  id: Id,
  name: Text,
  copies: some(6),
  icons: LandIcons,
  onGain: Type.Array(GainEffect),
  src: Source,
  text: Type.Union([Text, Type.Null()]),
});

const Titan = strict({
  id: Id,
  stars: Type.Enum([1, 2, 3]),
  name: Text,
  copies: some(3),
  defence: some(40),
  arrowsCount: Type.Boolean(),
  banners: Banners,
  icons: LandIcons,
  onGain: Type.Array(GainEffect),
  endScore: Type.Union([EndScore, Type.Null()]),
  src: Source,
  text: Type.Union([Text, Type.Null()]),
});

const area = { x: Type.Integer(), y: Type.Integer(), w: Type.Integer(), h: Type.Integer() };
const Area = strict({ ...area, slots: Type.Optional(Type.Integer()) }, unread);
const AnyRoundEffect = Type.Union([Type.Enum([...ROUND_EFFECTS]), Type.Null()]);
const Capital = strict({ food: symbol, capacity: symbol, coinIncome: symbol, armyLimit: some(6) });
const BySeats = strict({ '2': some(20), '3': some(20), '4': some(20) });

export const DataSchema = strict({
  _schema: Type.Record(Type.String(), Type.String(), unread),
  game: strict(
    {
      id: Type.Literal('monde-oublie'),
      title: Text,
      players: strict({ min: Type.Literal(2), max: Type.Literal(4) }),
      rounds: Type.Literal(6),
      minutes: strict({ min: Type.Integer(), max: Type.Integer() }),
      age: Type.Integer(),
      src: Source,
    },
    unread,
  ),
  constants: strict({
    src: Source,
    startCoins: count(50),
    seatBonusCoins: Type.Array(count(20), { minItems: 4, maxItems: 4 }),
    startKnowledge: count(20),
    startCitizens: Type.Array(some(5), { minItems: 1, maxItems: 5 }),
    maxCitizens: Type.Literal(5),
    empireDisplay: BySeats,
    militaryDisplay: BySeats,
    capital: Capital,
    capacityPerEmpireCard: Type.Literal(1),
    roundEffects: strict({
      '1': AnyRoundEffect,
      '2': AnyRoundEffect,
      '3': AnyRoundEffect,
      '4': AnyRoundEffect,
      '5': AnyRoundEffect,
      '6': AnyRoundEffect,
    }),
    bannerScore: Type.Array(count(50), { minItems: 2, maxItems: 20 }),
    bannerCap: some(20),
    faminePenaltyPerCitizen: count(20),
    tieBreakers: Type.Tuple([
      Type.Literal('coins'),
      Type.Literal('empirePlusProvincePlusTitanCards'),
      Type.Literal('knowledge'),
      Type.Literal('shared'),
    ]),
    labourCoins: some(20),
    expansionPrice: Type.Tuple([strict({ knowledge: some(10) }), strict({ coins: some(30) })]),
    discoveryPrice: strict({ coins: count(30) }),
    discoveryGain: strict({ knowledge: some(10) }),
    rebuildRepairs: some(10),
    rebuildCoins: count(10),
    explorationDraw: some(20),
    repopulationPrice: strict({ coins: count(30) }),
    mismatchFee: strict({ coins: count(10) }),
    conscriptionSwordPerCitizen: count(10),
    /** An army with coins on its name is a used one. */
    armyUseBaseCost: some(10),
    expansionPlusLook: some(10),
  }),
  counts: Type.Record(Type.String(), Type.Union([Type.Integer(), Type.String()]), unread),
  supply: Type.Record(Type.String(), strict({ tokens: Type.Integer(), unlimited: Type.Literal(true), src: Source }), unread),
  tribes: Type.Array(
    strict({
      id: Type.Enum([...TRIBES]),
      name: Text,
      colour: strict({ fr: Type.String(), en: Type.String(), hex: Type.String() }, unread),
      symbol: Type.String(unread),
      src: Source,
    }),
  ),
  playerColours: Type.Array(strict({ id: Type.Enum([...COLOURS]), name: Text, hex: Type.String(unread), src: Source })),
  citizens: strict({ perColour: Type.Array(Type.Integer()), colours: Type.Integer(), total: Type.Integer(), src: Source }, unread),
  dice: strict({
    id: Type.String(),
    count: Type.Integer(unread),
    faces: Type.Array(Type.Enum([...DIE_FACES]), { minItems: 6, maxItems: 6 }),
    src: Source,
  }),
  board: strict({
    src: Source,
    actions: Type.Array(
      strict({ id: Type.Enum([...ACTIONS]), name: Text, placement: Type.Enum([...PLACEMENTS]), availableFromRound: some(6), area: Area }),
    ),
    roundTrack: strict({
      spaces: Type.Array(
        strict({
          round: some(6),
          deck: Type.Enum(['A', 'B']),
          effect: AnyRoundEffect,
          x: Type.Integer(unread),
          y: Type.Integer(unread),
        }),
      ),
      startX: Type.Integer(unread),
    }),
    areas: Type.Record(Type.String(), Area, unread),
  }),
  playerBoard: strict({ copies: Type.Integer(unread), capital: Capital, areas: Type.Array(Type.String(), unread), src: Source }),
  startingEmpire: Type.Array(Empire),
  startingMilitary: Type.Array(Military),
  provinces: Type.Array(Province),
  empireA: Type.Array(Empire),
  empireB: Type.Array(Empire),
  military: Type.Array(Military),
  titans: Type.Array(Titan),
  variants: Type.Array(strict({ id: Type.Literal('expansionPlus'), name: Text, default: Type.Boolean(), src: Source }), unread),
});

export type Data = Static<typeof DataSchema>;
export type EmpireData = Static<typeof Empire>;
export type MilitaryData = Static<typeof Military>;
export type TitanData = Static<typeof Titan>;
export type GainEffect = Static<typeof GainEffect>;
export type CardEffect = Static<typeof CardEffect>;
export type Trigger = Static<typeof Trigger>;
export type EndScore = Static<typeof EndScore>;
export type SymbolCounts = Static<typeof Symbols>;
