/** What an Empire card does, and what its objective asks for, verb by verb as the data explains them. */

import { type Static, type TProperties, Type } from 'typebox';
import { BANS, COLOURS, PIECES } from '../vocabulary.ts';

const strict = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });
const some = (maximum: number) => Type.Integer({ minimum: 1, maximum });
const signed = (most: number) => Type.Integer({ minimum: -most, maximum: most });
const Faces = Type.Tuple([some(8), some(8)]);
const Ids = Type.Array(Type.String({ pattern: '^[a-z][A-Za-z]{0,23}$' }), { minItems: 1, maxItems: 9 });
/** As many as a die says: 1d3, or one to three by a d6. */
const D3 = Type.Literal('d3');
const BY_D6 = Type.Literal('d6:1-2=1,3-4=2,5-6=3');

const op = <O extends string, P extends TProperties>(name: O, properties: P) => strict({ op: Type.Literal(name), ...properties });

export const EffectSchema = Type.Union([
  op('banInTerritory', { what: Type.Enum([...BANS]), until: Type.Literal('endOfTurn'), notConsecutiveTurns: Type.Literal(true) }),
  op('abilityByMajority', { scope: Type.Literal('round') }),
  op('attackBonus', { value: some(12), side: Type.Literal('any'), scope: Type.Literal('round') }),
  op('keepMovementOnEntry', { share: Type.Literal('halfRoundedUp') }),
  op('grantArcherAbility', { count: BY_D6, scope: Type.Literal('round') }),
  op('archerRollBonus', { perPair: signed(9), max: signed(9), scope: Type.Literal('round') }),
  op('rerollArchers', { scope: Type.Literal('round') }),
  op('crewCountsDouble', { scope: Type.Literal('round') }),
  op('dualUseTransport', { pair: Type.Array(Type.Enum(['caravan', 'warWagon'])), until: Type.Literal('endOfTurn') }),
  op('secondProtection', { until: Type.Literal('endOfTurn') }),
  op('blockReactivation', { count: D3 }),
  op('convertEnemyUnit', { count: some(12), except: Type.Array(Type.Enum(['captain'])) }),
  op('rebellionInNeighbour', {}),
  op('sabotage', {
    die: Type.Literal('d8'),
    success: Faces,
    failure: Faces,
    target: Type.Array(Type.Enum(['siegeEngine', 'warWagon'])),
    onSuccess: Type.Literal('loseLevel'),
    onFailure: Type.Literal('removeOwnUnit'),
  }),
  op('ambush', {
    die: Type.Literal('d8'),
    success: Faces,
    failure: Faces,
    target: Type.Array(Type.Enum(['military'])),
    onSuccess: Type.Literal('removeUnit'),
    onFailure: Type.Literal('removeOwnUnit'),
  }),
  op('trap', {
    die: Type.Literal('d8'),
    success: Faces,
    failure: Faces,
    target: Type.Array(Type.Enum(['military'])),
    onSuccess: Type.Literal('outOfCombat'),
    onFailure: Type.Literal('removeOwnUnit'),
  }),
  op('sellAnywhereBarbarian', { cubes: some(12), price: Type.Literal('100*(colours on transport - 1)') }),
  op('sellAnywhereFlat', { price: some(2500), notInOwn: Type.Literal(true) }),
  op('buyAny', { cubes: some(12), price: some(2500) }),
  op('toll', { perCube: some(2500) }),
  op('freeUnitHere', { types: Type.Array(Type.Enum(['archer', 'captain1', 'cavalry', 'heavyInfantry', 'lightInfantry'])) }),
  op('defensiveMove', { mp: some(12), needsWagon: Type.Literal(false) }),
  op('improvisedTower', { until: Type.Literal('endOfTurn') }),
  op('ignoreFirstDamage', { count: some(12) }),
  op('halfPriceRebuy', {}),
  op('delayRangedLosses', { scope: Type.Literal('round') }),
  op('keepRoute', { until: Type.Literal('endOfTurn') }),
  op('rearrangeRoute', {}),
  op('buildingDiscount', { florins: Type.Optional(some(2500)), percent: Type.Optional(some(2500)) }),
  op('freeUnit', {
    where: Type.Enum(['battleInProgress', 'outsideHome']),
    except: Type.Array(Type.Enum(['captain'])),
    barbarianResistance: Type.Optional(Type.Literal(true)),
    outsideHome: Type.Optional(Type.Literal(true)),
    ownBattle: Type.Optional(Type.Literal(true)),
  }),
  op('deposit', { max: some(2500), interestPercent: some(2500) }),
  op('halfOfInterestPaid', {}),
  op('interestReduction', { florins: some(2500) }),
  op('captureDestroyed', { count: some(12) }),
  op('captureRatio', { ratio: some(12) }),
  op('capturePenaltyReduction', { value: some(12), scope: Type.Literal('battle') }),
  op('protectFromEvent', { count: Type.Union([some(12), BY_D6]) }),
  op('reactivateCard', { count: some(12), except: Type.Array(Type.Enum(['bard'])) }),
  op('lowerDie', { dice: some(12), by: some(12), min: some(12) }),
  op('cancelCard', {}),
  op('protectFromPillage', { count: Type.Union([some(12), D3]), until: Type.Literal('endOfTurn') }),
  op('extraCrew', { count: some(12), scope: Type.Literal('battle') }),
  op('engineFollowsArmy', { count: some(12) }),
  op('engineAsWagon', { capacity: D3, until: Type.Literal('endOfTurn') }),
  op('unnoticedMove', { transports: Type.Union([some(12), Type.Literal('sameTerritory')]) }),
  op('gainTP', { n: some(12), colour: Type.Enum(['any', 'anySame']) }),
  op('abilityAndTP', {}),
  op('doubleTP', {}),
  op('chooseEvent', { draw: some(12) }),
  op('redrawEmpire', {}),
  op('moveMarketCube', { count: some(12) }),
  op('routePlusMarket', {}),
  op('hireHorde', { until: Type.Literal('endOfTurn') }),
  op('lendUnits', { count: some(12), until: Type.Literal('endOfTurn') }),
  op('makeCaptain', { level: some(12), until: Type.Literal('endOfTurn') }),
  op('promoteCaptain', { levels: some(12), until: Type.Literal('endOfTurn') }),
  op('upgradeByOther', { category: Type.Enum(['civil', 'military']), needs: Type.Enum(['civil', 'military']) }),
  op('sellTP', { florinsEach: some(2500), distinctColours: Type.Boolean() }),
]);
export type Effect = Static<typeof EffectSchema>;
export type EffectOp = Effect['op'];

const Line = Type.String({ minLength: 1, maxLength: 200 });
const Told = {
  text: strict({ fr: Line, en: Line }),
  tokenColours: Type.Union([Type.Literal('any'), Type.Array(Type.Enum([...COLOURS]), { minItems: 1, maxItems: 2 })]),
};

/** An objective of the present position (“state”), or of what was done in this turn (“turn”). */
const asks = <K extends string, W extends 'state' | 'turn', P extends TProperties>(kind: K, when: W, properties: P) =>
  strict({ kind: Type.Literal(kind), when: Type.Literal(when), params: strict(properties), ...Told });

export const ObjectiveSchema = Type.Union([
  asks('buildings', 'state', {
    type: Type.Optional(Type.Enum(['cathedral', 'tower'])),
    n: some(12),
    anyOf: Type.Optional(Type.Array(Type.Enum(['city', 'town']))),
  }),
  asks('cathedralInHomeAndOut', 'state', {}),
  asks('controlPlace', 'state', {
    territories: Type.Optional(Ids),
    anyOf: Type.Optional(Ids),
    notOwnHome: Type.Optional(Type.Literal(true)),
  }),
  asks('battlesWonThisTurn', 'turn', { n: some(12), vs: Type.Enum(['any', 'barbarian']) }),
  asks('attackValueThisTurn', 'turn', { min: some(2500), mustWin: Type.Literal(true) }),
  asks('controlOutsideHome', 'state', { n: some(12) }),
  asks('units', 'state', { type: Type.Enum([...PIECES]), n: some(12) }),
  asks('archerKillsThisTurn', 'turn', { n: some(12) }),
  asks('armySize', 'state', { n: some(12) }),
  asks('techBranches', 'state', { minLevel: some(12), branches: some(12) }),
  asks('ringOfTowers', 'state', { castle: some(12), towers: some(12) }),
  asks('rebelsInOthers', 'state', { n: some(12) }),
  asks('wonOutnumberedThisTurn', 'turn', {}),
  asks('controlOfHomeOfOthers', 'state', { n: some(12) }),
  asks('capturedAssetsThisTurn', 'turn', { n: some(12) }),
  asks('unitsDestroyedThisTurn', 'turn', { n: some(12), vs: Type.Enum(['any', 'barbarian']) }),
  asks('wonWithoutLossThisTurn', 'turn', {}),
  asks('cubesSoldThisTurn', 'turn', { n: some(12) }),
  asks('saleIncomeThisTurn', 'turn', { florins: some(2500) }),
  asks('cubeKindsCarried', 'state', { n: some(12) }),
  asks('noRebellionAtTax', 'turn', { minTax: some(2500) }),
  asks('treasury', 'state', { florins: some(2500) }),
  asks('rebellionsRepressedThisTurn', 'turn', { n: some(12) }),
  asks('allHomeControlled', 'state', { others: some(12) }),
  asks('homeGarrisons', 'state', { n: some(12) }),
  asks('totalMilitary', 'state', { n: some(2500) }),
  asks('routeCompleted', 'turn', { minStages: some(12) }),
  asks('fullTerritory', 'state', {}),
  asks('taxIncomeThisTurn', 'turn', { florins: some(2500) }),
  asks('othersInDebt', 'state', { n: some(12) }),
  asks('prisoners', 'state', { n: some(12), distinctOwners: Type.Optional(some(12)) }),
  asks('ransomThisTurn', 'turn', {}),
  asks('eventSurvived', 'turn', {}),
  asks('pacts', 'state', { n: some(12), distinctPartners: some(12), noWar: Type.Optional(Type.Literal(true)) }),
  asks('empireCards', 'state', { n: some(12) }),
  asks('captainKilledThisTurn', 'turn', {}),
  asks('bigArmyBeatenThisTurn', 'turn', { n: some(12) }),
  asks('bidThisTurn', 'turn', { max: some(2500) }),
  asks('honourLead', 'state', { lead: some(12) }),
  asks('peaceThisTurn', 'turn', {}),
  asks('siegeLevels', 'state', { n: some(12) }),
  asks('buildingDestroyedThisTurn', 'turn', {}),
  asks('siegeTypes', 'state', {}),
  asks('transportLevels', 'state', { n: some(12) }),
  asks('farUnit', 'state', { distance: some(12) }),
  asks('navalVictoryThisTurn', 'turn', {}),
  asks('controlPorts', 'state', { n: some(12) }),
  asks('captainLevels', 'state', { n: Type.Optional(some(12)), single: Type.Optional(some(12)) }),
  asks('controlInhabited', 'state', { n: some(12) }),
  asks('buildingLevels', 'state', { category: Type.Enum(['civil', 'military']), n: some(12) }),
  asks('greatMarket', 'state', { n: some(12) }),
  asks('greatMarketSum', 'state', { n: some(12) }),
  asks('pillageIncomeThisTurn', 'turn', { florins: some(2500) }),
  asks('controlTokens', 'state', { n: some(12) }),
  asks('controlGoodKinds', 'state', { n: some(12) }),
  asks('controlGood', 'state', { n: some(12) }),
]);
export type Objective = Static<typeof ObjectiveSchema>;
