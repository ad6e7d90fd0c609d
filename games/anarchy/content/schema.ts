/** The shape of the component data. Content packs are held against it too. */

import { type Static, type TObjectOptions, type TProperties, type TSchema, Type } from 'typebox';
import {
  ATTACK_TYPES,
  ATTRIBUTES,
  BOONS,
  CHAPTERS,
  COLOURS,
  COMMANDS,
  CORNERS,
  FORTS,
  GAINS,
  GOODS,
  HANDS,
  HIGHEST_NUMBER,
  HORSES,
  INGREDIENTS,
  KNIGHT_ICONS,
  LETTERS,
  MACHINES,
  METRICS,
  PENNANTS,
  QUARTERS,
  RANKS,
  RESOURCES,
  ROUNDS,
  SCENARIOS,
  SIDES,
  TACTICS,
  WORKERS,
} from '../vocabulary.ts';

const strict = <P extends TProperties>(properties: P, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
/** What the box tells and no rule reads: there is nothing in it for a pack to change. */
const unread = { readOnly: true };
const list = <T extends TSchema>(items: T, maximum = 64) => Type.Array(items, { minItems: 1, maxItems: maximum });
const exactly = <T extends TSchema>(n: number, items: T) => Type.Array(items, { minItems: n, maxItems: n });
const count = (maximum = 40) => Type.Integer({ minimum: 0, maximum });
const some = (maximum = 40) => Type.Integer({ minimum: 1, maximum });

const Text = strict({ fr: Type.String({ minLength: 1, maxLength: 200 }), en: Type.String({ minLength: 1, maxLength: 200 }) });
/** Where facts come from: `seed`, `public`, `authored` or a ruling, for the whole or field by field. */
const Source = Type.Union([
  Type.String(),
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Record(Type.String(), Type.String())])),
]);
const byRound = <T extends TSchema>(value: T) => strict({ 1: value, 2: value, 3: value, 4: value, 5: value });

/** Alternatives; all of one is discarded. */
const Goods = Type.Partial(Type.Record(Type.Enum(GOODS), some()), { additionalProperties: false });
const Cost = list(Goods, 4);
/** Less than other amounts, since a round's income of a good is told as one number: card, base and boxes. */
const income = 12;
const Income = Type.Partial(Type.Record(Type.Enum(GOODS), some(income)), { additionalProperties: false });
const Gains = Type.Partial(Type.Record(Type.Enum(GAINS), some()), { additionalProperties: false });
const deeds = {
  gain: Type.Optional(Gains),
  any: Type.Optional(some(10)),
  prod: Type.Optional(list(Type.Enum(GOODS), 8)),
  fort: Type.Optional(Type.Enum(FORTS)),
  rally: Type.Optional(some(3)),
  knowledge: Type.Optional(some(10)),
  horse: Type.Optional(Type.Enum(HORSES)),
  develop: Type.Optional(Type.Enum(MACHINES)),
  research: Type.Optional(some(5)),
};
const Effect = strict({
  ...deeds,
  brew: Type.Optional(some(4)),
  command: Type.Optional(strict({ choose: some(4), from: list(Type.Enum(COMMANDS), 4), distinct: Type.Literal(true) })),
});
/** What may happen while domain cards lie turned up: it turns up no others, nor fills a box that might (ANA-8.11). */
const FestiveEffect = strict(deeds);
/** What may happen in the middle of something else: it asks nobody anything. */
const PlainEffect = strict({ gain: Type.Optional(Gains), prod: Type.Optional(list(Type.Enum(GOODS), 8)) });

const Need = strict({
  command: Type.Optional(Type.Partial(Type.Record(Type.Enum(COMMANDS), some(20)), { additionalProperties: false })),
  crane: Type.Optional(Type.Enum(['small', 'large'])),
  weapon: Type.Optional(Type.Enum(MACHINES)),
  built: Type.Optional(strict({ area: Type.Literal('chapel'), level: some(3) })),
});

const order = Type.Enum(['leftToRight', 'topToBottom', 'ascending']);
const section = strict({ boxes: some(20), need: Need });
const box = { pos: some(40), reward: Effect };

const FortTrack = strict({
  id: Type.Enum(['gate', 'towers', 'walls', 'moat']),
  sheet: Type.Literal('left'),
  kind: Type.Literal('fortTrack'),
  name: Text,
  cost: Cost,
  order,
  sections: list(section, 4),
  boxes: list(strict({ ...box, need: Need })),
  src: Source,
});

const SerfTrack = strict({
  id: Type.Enum(['quarryForest', 'farms', 'trainingGrounds']),
  sheet: Type.Literal('left'),
  kind: Type.Literal('track'),
  name: Text,
  cost: Cost,
  order,
  boxes: list(strict(box)),
  src: Source,
});

const PreparedTactics = strict({
  id: Type.Literal('preparedTactics'),
  sheet: Type.Literal('left'),
  kind: Type.Literal('preparedTactics'),
  name: Text,
  cost: exactly(1, strict({ material: Type.Literal(1) })),
  rows: exactly(TACTICS.length, Type.Enum(TACTICS)),
  src: Source,
});

const NodeId = Type.String({ pattern: '^[a-z][a-z0-9]{0,11}$' });
const coordinate = Type.Integer({ minimum: 0, maximum: 1000 });
const Wheel = strict({
  id: Type.Literal('wheel'),
  sheet: Type.Literal('left'),
  kind: Type.Literal('wheel'),
  name: Text,
  cost: Cost,
  centre: strict({ x: coordinate, y: coordinate, links: list(NodeId) }),
  quarters: exactly(QUARTERS.length, strict({ id: Type.Enum(QUARTERS), name: Text, countsForPath: Type.Boolean() })),
  /** At most 30: the filled ones are the bits of one number. */
  nodes: list(strict({ id: NodeId, quarter: Type.Enum(QUARTERS), reward: Effect, links: list(NodeId), x: coordinate, y: coordinate }), 30),
  src: Source,
});

const CommandLine = strict({
  id: Type.Enum(COMMANDS),
  sheet: Type.Literal('right'),
  kind: Type.Literal('command'),
  name: Text,
  cost: Cost,
  order,
  boxes: list(strict({ ...box, unlocks: Type.Array(Type.String()) })),
  src: Source,
});

const level = { level: some(3), name: Text, need: Need, buildCost: Cost, buildReward: Effect };
const Building = strict({
  id: Type.Enum(['keep', 'bank', 'stables']),
  sheet: Type.Literal('right'),
  kind: Type.Literal('building'),
  name: Text,
  line: Type.Enum(COMMANDS),
  order,
  levels: list(strict({ ...level, fillCost: Cost, boxes: list(strict(box)) }), 3),
  src: Source,
});

const Chapel = strict({
  id: Type.Literal('chapel'),
  sheet: Type.Literal('right'),
  kind: Type.Literal('chapel'),
  name: Text,
  line: Type.Enum(COMMANDS),
  levels: list(
    strict({
      ...level,
      squares: Type.Array(Type.Enum(RESOURCES), { minItems: 1, maxItems: 3, uniqueItems: true }),
      squaresAnyOrder: Type.Literal(true),
      wideBox: strict({ reward: Effect }),
    }),
    3,
  ),
  src: Source,
});

const rightTrack = { sheet: Type.Literal('right'), name: Text, line: Type.Enum(COMMANDS), cost: Cost, order, src: Source };

const Spies = strict({
  ...rightTrack,
  id: Type.Literal('spies'),
  kind: Type.Literal('spies'),
  boxes: list(strict({ ...box, need: Need, level: some(3) })),
  helpBoxes: some(10),
  helpReward: PlainEffect,
});
const Tactics = strict({
  ...rightTrack,
  id: Type.Literal('tactics'),
  kind: Type.Literal('tactics'),
  boxes: list(strict({ ...box, need: Need })),
});
const Ramparts = strict({
  ...rightTrack,
  id: Type.Literal('ramparts'),
  kind: Type.Literal('track'),
  boxes: list(strict({ ...box, need: Need })),
});

const domainTrack = { ...rightTrack, kind: Type.Literal('domainTrack'), row: some(6) };
const domainBox = { ...box, need: Need, draw: some(6) };
/** A feast or a joust always takes two cards. */
const festiveBox = { ...domainBox, draw: Type.Literal(2) };
const KnightTraining = strict({
  ...domainTrack,
  id: Type.Literal('knightTraining'),
  boxes: list(strict(domainBox)),
  byDistinctIcons: strict({ 1: FestiveEffect, 2: FestiveEffect, 3: FestiveEffect, 4: FestiveEffect }),
});
const Valentine = strict({
  ...domainTrack,
  id: Type.Literal('valentine'),
  draw: Type.Literal(2),
  boxes: list(strict(festiveBox)),
  circle: strict({
    women: exactly(6, some(6)),
    men: exactly(6, some(6)),
    wrap: Type.Literal(true),
    shift: Type.Literal(1),
  }),
  couples: exactly(6, strict({ ...box, reward: FestiveEffect })),
});
const Michaelmas = strict({
  ...domainTrack,
  id: Type.Literal('michaelmas'),
  draw: Type.Literal(2),
  boxes: list(strict(festiveBox)),
  additions: list(
    strict({
      id: Type.String({ pattern: '^[a-z][a-z0-9]{0,11}$' }),
      sum: Type.Union([some(16), Type.Null()]),
      reward: FestiveEffect,
      slots: Type.Literal(2),
      src: Source,
    }),
    12,
  ),
});
const Tournaments = strict({
  ...domainTrack,
  id: Type.Literal('tournaments'),
  draw: Type.Literal(2),
  maxPasses: some(4),
  /** At most 6: the lines won are shown by their numbers. */
  boxes: list(strict({ ...festiveBox, victoryReward: Effect }), 6),
});
const Brewery = strict({
  id: Type.Literal('brewery'),
  sheet: Type.Literal('right'),
  kind: Type.Literal('brewery'),
  name: Text,
  row: some(6),
  ingredients: exactly(4, strict({ id: Type.Enum(INGREDIENTS), name: Text })),
  grid: exactly(4, exactly(4, Type.Enum(INGREDIENTS))),
  beersPerLine: some(3),
  maxBeers: some(24),
  src: Source,
});
const Lammas = strict({
  ...domainTrack,
  id: Type.Literal('lammas'),
  draw: Type.Literal(2),
  boxes: list(strict(festiveBox)),
  colours: exactly(4, strict({ id: Type.Enum(PENNANTS), name: Text })),
  ropes: exactly(
    3,
    strict({ id: Type.Enum(['top', 'middle', 'bottom']), pennants: exactly(4, Type.Enum(PENNANTS)), hanging: exactly(3, PlainEffect) }),
  ),
});

const rectangle = exactly(4, coordinate);

const AttackCard = strict({
  id: Type.String({ pattern: '^ATK-\\d\\d$' }),
  type: Type.Enum(ATTACK_TYPES),
  name: Text,
  violent: Type.Boolean(),
  hits: list(strict({ side: Type.Enum([...SIDES, 'whole']), letter: Type.Enum(LETTERS) }), 4),
  back: Type.Enum(ATTACK_TYPES),
  src: Source,
});

const Threshold = Type.Union([count(), strict({ tower: count(), gate: count() })]);
const PathCard = strict({
  id: Type.String({ pattern: '^PATH-\\d\\d$' }),
  key: Type.String({ pattern: '^[a-z][A-Za-z]{0,29}$', ...unread }),
  name: Text,
  gain: Income,
  goal: strict({
    metric: Type.Union([Type.Enum(METRICS), Type.Literal('towersAndGate')]),
    direction: Type.Enum(['atLeast', 'atMost']),
    vp1: Threshold,
    vp2: Threshold,
    vp3: Threshold,
  }),
  removedInSolo: Type.Boolean(),
  src: Source,
});

const scenarioCard = { id: Type.String({ pattern: '^SCN-\\d\\d$' }), n: some(64), src: Source };
const Strength = strict({ A: count(), B: count(), C: count(), D: count(), E: count() });
const CastleCard = strict({
  ...scenarioCard,
  mode: Type.Literal('castle'),
  set: Type.String(unread),
  round: some(ROUNDS),
  castle: strict({
    name: Text,
    shield: some(),
    shieldFlipped: count(),
    food: count(),
    horses: Type.Array(Type.Enum(HORSES)),
    weapons: Type.Array(Type.Enum(MACHINES)),
    reward: PlainEffect,
  }),
  strength: Strength,
});
const SiegeCard = strict({
  ...scenarioCard,
  mode: Type.Literal('siege'),
  set: Type.String(unread),
  round: some(ROUNDS),
  siege: strict({ name: Text, ribbonFood: count(), braveryByDefended: Type.Record(Type.String({ pattern: '^[0-6]$' }), count()) }),
  strength: Strength,
});
const SideCard = strict({
  ...scenarioCard,
  mode: Type.Literal('side'),
  set: Type.String(unread),
  side: strict({
    name: Text,
    text: Type.String(unread),
    effect: Type.Union([
      strict({ when: Type.Literal('defenceStart'), payOrDiscontent: Goods }),
      strict({
        when: Type.Literal('actionsStart'),
        fromRound: Type.Optional(some(ROUNDS)),
        discardOneOf: list(Type.Enum(GOODS), 8),
        gainIfDone: Type.Optional(Gains),
      }),
      strict({ when: Type.Literal('scoring'), attributeBelow: some(), vpEach: Type.Integer({ minimum: -40, maximum: 0 }) }),
    ]),
  }),
});

const row = exactly(ROUNDS, some(64));
const Chapter = strict({
  n: some(6),
  id: Type.Enum(CHAPTERS),
  name: Text,
  row,
  tents: Type.Boolean(),
  side: Type.Array(some(64)),
  start: Gains,
  goals: list(
    Type.Union([
      strict({ metric: Type.Union([Type.Enum(METRICS), Type.Literal('score')]), atLeast: count(200) }),
      strict({ metric: Type.Union([Type.Enum(METRICS), Type.Literal('score')]), atMost: count(200) }),
    ]),
  ),
});

export const DataSchema = strict({
  _schema: strict({ version: Type.Literal(1), prose: Type.Array(Type.String()) }, unread),
  meta: strict(
    {
      id: Type.Literal('anarchy'),
      prefix: Type.Literal('ANA'),
      name: Text,
      designer: Type.String(),
      players: strict({ min: Type.Literal(1), max: Type.Literal(4) }),
      rounds: Type.Literal(ROUNDS),
      minutes: Type.String(),
      src: Source,
    },
    unread,
  ),
  playerColours: exactly(COLOURS.length, strict({ id: Type.Enum(COLOURS), name: Text, src: Source })),
  components: Type.Record(Type.String(), Type.Unknown(), unread),
  workers: exactly(
    WORKERS.length,
    strict({
      id: Type.Enum(WORKERS),
      name: Text,
      colour: Type.String(unread),
      force: count(2),
      defends: Type.Boolean(),
      attacks: Type.Boolean(),
      beer: Type.Optional(Type.Boolean()),
      src: Source,
    }),
  ),
  resources: exactly(RESOURCES.length, strict({ id: Type.Enum(RESOURCES), name: Text, src: Source })),
  freeTrade: strict({ pay: Type.Literal(2), gain: Type.Literal(1), rule: Type.String(unread), src: Source }),
  playerBoard: strict({
    attackSlots: exactly(ROUNDS + 1, strict({ pos: count(ROUNDS), kind: Type.Enum(['finalAssault', 'attack']), faceUp: Type.Boolean() })),
    resolve: byRound(count()),
    foodDue: byRound(count()),
    pathSlots: Type.Literal(ROUNDS),
    src: Source,
  }),
  attributes: exactly(
    ATTRIBUTES.length,
    strict({
      id: Type.Enum(ATTRIBUTES),
      name: Text,
      boxes: list(strict({ pos: some(40), reward: strict({ gain: Type.Optional(Gains) }) })),
      max: some(),
      vpPerBox: Type.Literal(1),
      src: Source,
    }),
  ),
  production: exactly(
    GOODS.length,
    strict({ id: Type.Enum(GOODS), name: Text, base: count(income), boxes: count(income), perBox: Type.Literal(1), src: Source }),
  ),
  discontent: strict({ printedBoxes: some(), penalty: list(count(200)), beyondPrinted: count(), src: Source }),
  tactics: exactly(
    TACTICS.length,
    strict({
      id: Type.Enum(TACTICS),
      name: Text,
      against: list(Type.Enum(ATTACK_TYPES)),
      need: Need,
      defencePerUse: Type.Literal(1),
      startCircled: count(),
      prepareCost: strict({ material: Type.Literal(1) }),
      printedBoxes: count(),
      unlimited: Type.Literal(true),
      src: Source,
    }),
  ),
  machines: exactly(
    MACHINES.length,
    strict({
      id: Type.Enum(MACHINES),
      kind: Type.Enum(['crane', 'weapon']),
      name: Text,
      colour: Type.Optional(Type.String(unread)),
      cost: Cost,
      need: Need,
      reward: Effect,
      src: Source,
    }),
  ),
  castleTile: strict({
    sides: exactly(SIDES.length, Type.Enum(SIDES)),
    sideAdjacency: Type.Record(Type.Enum(SIDES), exactly(2, Type.Enum(SIDES))),
    towers: exactly(CORNERS.length, strict({ id: Type.Enum(CORNERS), touches: exactly(2, Type.Enum(SIDES)) })),
    walls: exactly(SIDES.length, Type.Enum(SIDES)),
    gateSide: Type.Literal('bottom'),
    moatAllSides: Type.Literal(true),
    max: strict({ gate: some(), towerEach: Type.Literal(2), towerTotal: some(), wallTotal: some(), wallEach: some(), moat: some() }),
    src: Source,
  }),
  sheets: strict({
    left: Type.Array(Type.Union([FortTrack, SerfTrack, PreparedTactics, Wheel])),
    right: Type.Array(
      Type.Union([
        CommandLine,
        Building,
        Chapel,
        Spies,
        Tactics,
        Ramparts,
        KnightTraining,
        Valentine,
        Michaelmas,
        Tournaments,
        Brewery,
        Lammas,
      ]),
    ),
  }),
  layout: strict({ src: Source, left: Type.Record(Type.String(), rectangle), right: Type.Record(Type.String(), rectangle) }, unread),
  attackTypes: exactly(
    ATTACK_TYPES.length,
    strict({
      id: Type.Enum(ATTACK_TYPES),
      name: Text,
      targets: Type.String(unread),
      forts: Type.Array(Type.Enum(FORTS)),
      tactic: Type.Union([Type.Enum(TACTICS), Type.Null()]),
      workers: Type.Boolean(),
      letters: strict({
        normal: Type.Record(Type.String(), Type.Enum(LETTERS)),
        violent: Type.Optional(Type.Record(Type.String(), Type.Enum(LETTERS))),
      }),
      src: Source,
    }),
  ),
  attackCards: exactly(36, AttackCard),
  finalAssaultCards: exactly(
    6,
    strict({
      id: Type.String({ pattern: '^FIN-\\d$' }),
      type: Type.Literal('finalAssault'),
      name: Text,
      violent: Type.Literal(false),
      hits: exactly(2, strict({ side: Type.Enum(SIDES), letter: Type.Enum(LETTERS) })),
      src: Source,
    }),
  ),
  domain: strict({
    perPlayer: Type.Literal(24),
    copies: Type.Literal(4),
    note: Type.String(),
    rows: Type.Array(strict({ row: some(6), use: Type.String(), values: Type.Array(Type.Unknown()), each: some(24) }), {
      minItems: 6,
      maxItems: 6,
      ...unread,
    }),
    cards: exactly(
      24,
      strict({
        n: some(24),
        knight: Type.Enum(KNIGHT_ICONS),
        valentine: some(6),
        michaelmas: some(HIGHEST_NUMBER),
        lance: Type.Enum(HANDS),
        shield: Type.Enum(HANDS),
        ingredient: Type.Enum(INGREDIENTS),
        pennant: Type.Enum(PENNANTS),
      }),
    ),
    src: Source,
  }),
  pathCards: exactly(25, PathCard),
  lootTiles: exactly(
    10,
    strict({
      id: Type.String({ pattern: '^(SML|LRG)-\\d$' }),
      size: Type.Enum(['small', 'large']),
      gain: Type.Partial(Type.Record(Type.Enum(RESOURCES), some()), { additionalProperties: false }),
      src: Source,
    }),
  ),
  lootSlots: strict({
    1: Type.Enum(['small', 'large']),
    2: Type.Enum(['small', 'large']),
    3: Type.Enum(['small', 'large']),
    4: Type.Enum(['small', 'large']),
    5: Type.Enum(['small', 'large']),
    src: Source,
  }),
  crushRewards: list(
    strict({ id: Type.String({ pattern: '^[a-z][a-z0-9]{0,11}$' }), extraForce: some(20), reward: PlainEffect, src: Source }),
    6,
  ),
  scenarioCards: exactly(64, Type.Union([CastleCard, SiegeCard, SideCard])),
  scenarios: exactly(
    SCENARIOS.length,
    strict({
      id: Type.Enum(SCENARIOS),
      name: Text,
      row,
      tents: Type.Boolean(),
      loot: Type.Boolean(),
      players: exactly(2, some(4)),
      src: Source,
    }),
  ),
  campaign: strict({
    src: Source,
    note: Type.String(),
    chapters: exactly(CHAPTERS.length, Chapter),
    boons: exactly(BOONS.length, strict({ id: Type.Enum(BOONS), name: Text, start: Gains })),
  }),
  soloRanks: exactly(
    RANKS.length,
    strict({ min: Type.Integer(), max: Type.Union([Type.Integer(), Type.Null()]), name: Text, src: Source }),
  ),
});

export type Data = Static<typeof DataSchema>;
export type EffectData = Static<typeof Effect>;
export type NeedData = Static<typeof Need>;
export type CostData = Static<typeof Cost>;
