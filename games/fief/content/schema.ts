/** The shape of the component data. Content packs are held against it too. */

import { type Static, type TObjectOptions, type TProperties, type TSchema, Type } from 'typebox';
import { BISHOPRICS, FIEFS, LORDS, MOST_PLAYERS, RANKS, VILLAGES } from '../vocabulary.ts';

const strict = <P extends TProperties>(properties: P, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
/** What the box tells and no rule reads: there is nothing in it for a pack to change. */
const unread = { readOnly: true };
const exactly = <T extends TSchema>(n: number, items: T) => Type.Array(items, { minItems: n, maxItems: n });
const count = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const some = (maximum: number) => Type.Integer({ minimum: 1, maximum });

const Text = strict({ fr: Type.String({ minLength: 1, maxLength: 200 }), en: Type.String({ minLength: 1, maxLength: 200 }) });
const Id = Type.String({ pattern: '^[a-z][A-Za-z]{0,23}$' });
const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
/** Where facts come from, for the whole or field by field; a remark may follow. */
const Origin = Type.String({ pattern: '^(seed|public|authored)' });
const Source = Type.Union([Origin, Type.Record(Type.String(), Origin)]);

const Village = strict({
  id: Id,
  name: Text,
  fief: Id,
  bishopric: Id,
  principal: Type.Boolean(),
  x: count(1000),
  y: count(1000),
  adjacent: Type.Array(Id, { minItems: 1, maxItems: 8, uniqueItems: true }),
  src: Source,
});

const Fief = strict({
  id: Id,
  name: Text,
  rank: Type.Enum([...RANKS]),
  titlePrice: some(40),
  color: Colour,
  villages: Type.Array(Id, { minItems: 2, maxItems: 4, uniqueItems: true }),
  vp: count(3),
  taille: count(40),
  src: Source,
});

const Bishopric = strict({
  id: Id,
  number: some(BISHOPRICS),
  name: Text,
  principal: Id,
  villages: Type.Array(Id, { minItems: 1, maxItems: VILLAGES, uniqueItems: true }),
  maxVillageVotes: some(40),
  color: Colour,
  src: Source,
});

const Lord = strict({
  id: Id,
  name: Text,
  sex: Type.Enum(['man', 'woman']),
  blazon: strict({ field: Type.String(), charge: Type.String() }, unread),
  src: Source,
});

const TITLE_IDS = ['bishop', 'cardinal', 'pope', 'king', 'queen', 'heirPrince', 'regent', 'dArc', ...RANKS];
const Title = strict({
  id: Type.Enum(TITLE_IDS),
  count: count(8),
  name: Text,
  feminine: Type.Optional(Text),
  vp: count(3),
  holders: Type.Optional(Type.String(unread)),
  perBishopric: Type.Optional(Type.Boolean()),
  inCharacterDeck: Type.Optional(count(9)),
  forPurchase: Type.Optional(count(1)),
  income: Type.Optional(count(20)),
  villages: Type.Optional(some(4)),
  price: Type.Optional(some(40)),
  src: Source,
});

const card = <P extends TProperties>(properties: P) =>
  strict({
    name: Text,
    rules: Type.Array(Type.String({ pattern: '^FIE-[0-9]+[.][0-9]+$' })),
    discardTo: Type.String(unread),
    src: Source,
    ...properties,
  });

const copies = { count: some(20) };
const BISHOPRIC = Type.Literal('bishopric');
const LordCard = card({
  id: Type.String({ pattern: '^lord-[a-z][A-Za-z]{0,23}$' }),
  kind: Type.Literal('lord'),
  count: Type.Literal(1),
  lord: Id,
  timing: Type.Literal('pose'),
  effects: Type.Tuple([strict({ op: Type.Literal('addLordToFamily') })]),
});
const CardinalCard = card({
  id: Type.Literal('cardinal'),
  kind: Type.Literal('cardinal'),
  ...copies,
  timing: Type.Literal('surprise'),
  effects: Type.Tuple([
    strict({
      op: Type.Literal('grantTitle'),
      title: Type.Literal('cardinal'),
      to: Type.Literal('ownFreeBishop'),
      needsPopeConsent: Type.Literal(true),
    }),
  ]),
});
/** There is one maid: the state knows her by a single number. */
const DArcCard = card({
  id: Type.Literal('dArc'),
  kind: Type.Literal('dArc'),
  count: Type.Literal(1),
  timing: Type.Literal('surprise'),
  effects: Type.Tuple([
    strict({
      op: Type.Literal('grantTitle'),
      title: Type.Literal('dArc'),
      to: Type.Literal('freeWoman'),
      needsOwnerConsent: Type.Literal(true),
    }),
  ]),
});

const fortune = <P extends TProperties>(properties: P) =>
  card({
    kind: Type.Literal('fortune'),
    ...copies,
    back: Type.Literal('grey'),
    chooseOne: Type.Optional(Type.Literal(true)),
    ...properties,
  });
const pose = { timing: Type.Literal('pose') };
const surprise = { timing: Type.Literal('surprise') };
const bonus = strict({
  op: Type.Literal('bonusPerMill'),
  amount: some(9),
  scope: BISHOPRIC,
  maxSameCardPerBishopric: Type.Literal(1),
});
const cancels = <C extends 'famine' | 'badWeather'>(calamity: C) =>
  strict({ op: Type.Literal('cancelCalamity'), calamity: Type.Literal(calamity), scope: BISHOPRIC });
const openGates = <S extends string>(scope: S) => strict({ op: Type.Literal('cancelFortification'), scope: Type.Literal(scope) });

const Tax = fortune({
  id: Type.Literal('tax'),
  ...pose,
  effects: Type.Tuple([
    strict({
      op: Type.Literal('levyTax'),
      modes: Type.Tuple([
        Type.Literal('taille'),
        Type.Literal('royalTaille'),
        Type.Literal('dimeBishop'),
        Type.Literal('dimeCardinal'),
        Type.Literal('dimePope'),
      ]),
    }),
  ]),
});
const GoodHarvest = fortune({ id: Type.Literal('goodHarvest'), ...pose, effects: Type.Tuple([bonus, cancels('famine')]) });
const FairWeather = fortune({ id: Type.Literal('fairWeather'), ...pose, effects: Type.Tuple([bonus, cancels('badWeather')]) });
const Revolt = fortune({
  id: Type.Literal('revolt'),
  ...surprise,
  effects: Type.Tuple([strict({ op: Type.Literal('uprising'), dice: some(4), scope: Type.Literal('taxedVillage') })]),
});
const SecretPassage = fortune({
  id: Type.Literal('secretPassage'),
  ...surprise,
  effects: Type.Tuple([
    openGates('battle'),
    strict({ op: Type.Literal('escape'), scope: Type.Literal('besiegedOrCaptive'), range: Type.Literal('remainingMovement') }),
    openGates('uprising'),
  ]),
});
const Assassination = fortune({
  id: Type.Literal('assassination'),
  ...surprise,
  effects: Type.Tuple([
    strict({ op: Type.Literal('assassinate'), needs: Type.Literal('ownLordAsAssassin'), target: Type.Literal('otherPlayersLord') }),
  ]),
});
const Justice = fortune({
  id: Type.Literal('justice'),
  ...surprise,
  effects: Type.Tuple([strict({ op: Type.Literal('execute'), target: Type.Literal('lordWithAssassinMarker') })]),
});
const Ambush = fortune({
  id: Type.Literal('ambush'),
  ...surprise,
  effects: Type.Tuple([
    strict({ op: Type.Literal('captureInBattle'), needs: Type.Literal('ownLordInBattle'), target: Type.Literal('enemyLordInBattle') }),
  ]),
});

const calamity = <P extends TProperties>(properties: P) =>
  card({ kind: Type.Literal('calamity'), ...copies, back: Type.Literal('black'), timing: Type.Literal('resolution'), ...properties });
const Famine = calamity({ id: Type.Literal('famine'), effects: Type.Tuple([strict({ op: Type.Literal('noIncome'), scope: BISHOPRIC })]) });
const BadWeather = calamity({
  id: Type.Literal('badWeather'),
  effects: Type.Tuple([strict({ op: Type.Literal('noMovement'), scope: BISHOPRIC })]),
});
const Plague = calamity({
  id: Type.Literal('plague'),
  effects: Type.Tuple([
    strict({
      op: Type.Literal('plague'),
      scope: BISHOPRIC,
      troopLoss: Type.Literal('half'),
      lordDiesOn: Type.Array(some(6), { minItems: 1, maxItems: 5, uniqueItems: true }),
    }),
  ]),
});

const Limits = strict({
  lordsPerFamily: some(6),
  handLimit: some(9),
  drawPerRound: some(4),
  characterDrawPerRound: some(4),
  calamitiesPerRound: some(6),
  reinforcementsPerVillagePerRound: some(20),
  millsPerVillage: some(4),
  fortificationsPerVillage: Type.Literal(1),
  fiefTitlesPerLord: some(8),
  bishopricsPerLord: Type.Literal(1),
  marriagesPerPlayer: Type.Literal(1),
  maxRounds: Type.Integer({ minimum: 8, maximum: 40 }),
  bargainsDeclinedPerPhase: some(20),
  bargainsAcceptedPerPhase: some(50),
  cessionsPerVillagePerPhase: Type.Literal(1),
  openProposalsPerPair: Type.Literal(1),
  marriagePasses: some(4),
  embassyMinutes: some(30),
  embassyHoursByCorrespondence: some(168),
  src: Type.Record(Type.String(), Origin),
});

export const DataSchema = strict({
  _schema: Type.String(unread),
  game: strict(
    {
      id: Type.Literal('fief'),
      prefix: Type.Literal('FIE'),
      title: Text,
      players: strict({ min: Type.Literal(3), max: Type.Literal(MOST_PLAYERS) }),
      minutes: strict({ min: some(600), max: some(600) }),
      src: Source,
    },
    unread,
  ),
  players: strict({
    colors: exactly(MOST_PLAYERS, strict({ id: Id, name: Text, hex: Colour })),
    perPlayerStock: strict({
      sergeants: some(40),
      knights: some(40),
      siegeEngines: some(9),
      embassyMarkers: count(9),
      voteMarkers: count(9),
      taxMarkers: count(9),
      marriageMarkers: Type.Literal(1),
      src: Source,
    }),
    start: strict({
      ecus: count(40),
      lords: Type.Literal(1),
      sergeants: count(20),
      knights: count(20),
      castles: Type.Literal(1),
      cardsInHand: Type.Literal(0),
      src: Source,
    }),
    src: Source,
  }),
  sharedStock: strict({
    mills: some(48),
    castles: Type.Integer({ minimum: MOST_PLAYERS, maximum: VILLAGES }),
    cities: Type.Literal(FIEFS),
    assassinMarkers: some(9),
    excommunicationMarkers: Type.Literal(1),
    heirPrinceTokens: Type.Literal(1),
    firstPlayerCards: Type.Literal(1),
    bankEcus: Type.Literal('unlimited'),
    src: Source,
  }),
  limits: Limits,
  prices: strict({
    sergeant: some(40),
    knight: some(40),
    siegeEngine: some(40),
    castle: some(40),
    mill: some(40),
    fiefTitle: strict({ baron: some(40), count: some(40), duke: some(40) }),
    cardinal: some(40),
    calmRevoltByCardinal: some(40),
    src: Source,
  }),
  income: strict({
    village: count(9),
    mill: count(9),
    king: count(20),
    queen: count(20),
    regent: count(40),
    pope: count(20),
    taillePerVillage: count(9),
    goodHarvestPerMill: count(9),
    fairWeatherPerMill: count(9),
    pillagePerMill: count(9),
    src: Source,
  }),
  ransom: strict({ base: count(20), perTitle: count(20), titlesCounted: Type.Array(Type.String(), unread), src: Source }),
  victory: strict({
    alone: some(12),
    allied: some(12),
    alliedVictoryMinPlayers: Type.Integer({ minimum: 3, maximum: 7 }),
    vp: strict({ fiefTitle: count(3), king: count(3), pope: count(3) }),
    src: Source,
  }),
  dice: strict({
    battle: strict({ count: some(20), faces: exactly(6, count(6)), src: Source }),
    standard: strict({ count: Type.Literal(1), faces: Type.Array(some(6)), src: Source }),
  }),
  combat: strict({
    points: strict({
      sergeant: count(9),
      knight: count(9),
      lordMan: count(1),
      lordWomanTitled: count(1),
      lordWomanUntitled: count(1),
      dArc: count(1),
      siegeEngine: Type.Literal(0),
    }),
    hitsToKill: strict({ sergeant: some(9), knight: some(9), lord: some(9) }),
    diceByPoints: Type.Array(strict({ min: some(99), max: Type.Union([some(99), Type.Null()]), dice: some(4) }), { minItems: 1 }),
    attackerDicePenalty: strict({ none: Type.Literal(0), castle: count(4), city: count(4) }),
    engineCancelsPenalty: count(4),
    dArcExtraDice: count(4),
    maxDice: some(8),
    maxDiceWithDArc: some(8),
    chevaucheeDefenderHitBonusPerDie: count(4),
    stalemateRounds: some(9),
    src: Source,
  }),
  movement: strict({ lord: some(3), troops: some(3), siegeEngine: some(3), dArcGroup: some(3), src: Source }),
  votes: strict({
    bishop: strict({
      village: count(9),
      principalVillage: count(9),
      bishop: count(9),
      cardinal: count(9),
      pope: count(9),
      majority: Type.Literal('relative'),
      bishopMustBeSeatedAtRoundStart: Type.Literal(true),
      src: Source,
    }),
    pope: strict({
      cardinal: Type.Literal(1),
      majority: Type.Literal('absolute'),
      minCardinals: some(4),
      minCandidates: Type.Literal(1),
      src: Source,
    }),
    king: strict({
      titledLord: Type.Literal(1),
      majority: Type.Literal('relative'),
      minVotes: some(20),
      minTitledLords: some(20),
      churchSupport: strict({ cardinals: some(4), orBishops: some(5) }),
      minCandidates: Type.Literal(1),
      src: Source,
    }),
  }),
  map: strict({
    width: Type.Literal(1000),
    height: Type.Literal(1000),
    bishoprics: exactly(BISHOPRICS, Bishopric),
    fiefs: exactly(FIEFS, Fief),
    villages: exactly(VILLAGES, Village),
    roads: Type.Array(Type.Array(Id, { minItems: 2, maxItems: 2, uniqueItems: true }), { minItems: VILLAGES - 1, maxItems: 96 }),
    src: Source,
  }),
  lords: exactly(LORDS, Lord),
  titles: Type.Array(Title),
  characterDeck: strict({
    back: Type.Literal('brown'),
    discard: Type.Literal('characterDiscard'),
    size: some(60),
    cards: Type.Array(Type.Union([LordCard, CardinalCard, DArcCard])),
    src: Type.Optional(Source),
  }),
  eventDeck: strict({
    size: some(99),
    discard: Type.Literal('eventDiscard'),
    note: Type.String(unread),
    src: Type.Optional(Source),
    cards: Type.Array(
      Type.Union([Tax, GoodHarvest, FairWeather, Revolt, SecretPassage, Assassination, Justice, Ambush, Famine, BadWeather, Plague]),
    ),
  }),
  calamity: strict({
    dieToBishopric: Type.Record(Type.String({ pattern: '^[1-6]$' }), Type.Union([Id, Type.Null()])),
    src: Source,
  }),
  variants: strict(
    {
      fogOfWar: strict({ default: Type.Literal(false), name: Text, src: Source }),
      papalTitheWholeKingdom: strict({ default: Type.Literal(false), name: Text, src: Source }),
      princeInheritsFiefs: strict({ default: Type.Literal(false), name: Text, src: Source }),
      roundLimit: strict({
        default: Type.Literal(20),
        min: Type.Literal(8),
        max: Type.Literal(40),
        none: Type.String(),
        src: Source,
      }),
    },
    unread,
  ),
});

export type Data = Static<typeof DataSchema>;
