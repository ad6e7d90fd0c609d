/** The components as the rules read them: villages, fiefs, bishoprics, Lords and cards by small numbers. */

import { contentShelf } from '@castellan/engine';
import { makeOptions, type Options } from '../options.ts';
import { type Back, CALAMITIES, type CardKind, FORTS, type Rank, SURPRISES } from '../vocabulary.ts';
import data from './data.json' with { type: 'json' };
import type { Data } from './schema.ts';

export interface Village {
  readonly id: string;
  readonly fief: number;
  readonly bishopric: number;
  readonly principal: boolean;
  /** Villages at the other ends of its roads. The place in this list is the bit of the road in `gates`. */
  readonly neighbours: readonly number[];
  /** By village: the bit of the road that leads there, 0 where none does. */
  readonly roadTo: readonly number[];
}

export interface Fief {
  readonly id: string;
  readonly rank: Rank;
  readonly villages: readonly number[];
  readonly price: number;
}

export interface Bishopric {
  readonly id: string;
  readonly principal: number;
  readonly villages: readonly number[];
}

export interface Lord {
  readonly id: string;
  readonly man: boolean;
  /** Its place in the alphabetical order of ids (FIE-15.10, FIE-27.9). */
  readonly rank: number;
}

export interface Card {
  /** `lord-henri`, `tax-3`. */
  readonly id: string;
  readonly kind: CardKind;
  /** What it is called in messages: the kind, of a Lord the Lord. */
  readonly name: string;
  readonly back: Back;
  readonly isSurprise: boolean;
  /** Number of the calamity, -1 for other cards. */
  readonly calamity: number;
}

export interface Components {
  readonly villages: readonly Village[];
  readonly fiefs: readonly Fief[];
  readonly bishoprics: readonly Bishopric[];
  /** By face of the die, from 1: the bishopric struck, -1 for none (FIE-15.2). */
  readonly struckBy: readonly number[];
  /** A Lord's card has the number of the Lord. */
  readonly lords: readonly Lord[];
  readonly cards: readonly Card[];
  /** Lords in alphabetical order of id. */
  readonly alphabetical: readonly number[];
  readonly stock: {
    /** By pawn, for each player. */
    readonly pawns: readonly number[];
    readonly embassies: number;
    readonly taxMarkers: number;
    readonly mills: number;
    /** By fort. */
    readonly forts: readonly number[];
    readonly assassinMarkers: number;
  };
  readonly start: { readonly ecus: number; readonly sergeants: number; readonly knights: number };
  readonly limits: {
    readonly lords: number;
    readonly hand: number;
    readonly draws: number;
    readonly characterDraws: number;
    readonly calamities: number;
    readonly reinforcements: number;
    readonly mills: number;
    readonly fiefTitles: number;
    readonly turnedDown: number;
    readonly bargains: number;
    readonly marriagePasses: number;
    readonly embassySeconds: number;
    readonly embassyHours: number;
  };
  readonly prices: {
    /** By pawn. */
    readonly pawns: readonly number[];
    readonly castle: number;
    readonly mill: number;
    readonly cardinal: number;
    readonly calming: number;
  };
  readonly income: {
    readonly village: number;
    readonly mill: number;
    readonly king: number;
    readonly queen: number;
    readonly pope: number;
    readonly taille: number;
    readonly harvest: number;
    readonly weather: number;
    readonly pillage: number;
  };
  readonly ransom: { readonly base: number; readonly perTitle: number };
  readonly victory: {
    readonly alone: number;
    readonly allied: number;
    readonly alliedFrom: number;
    readonly fiefTitle: number;
    readonly king: number;
    readonly pope: number;
  };
  /** Hits on the faces of a battle die. */
  readonly battleDie: readonly number[];
  readonly combat: {
    /** By pawn. */
    readonly points: readonly number[];
    readonly man: number;
    readonly titledWoman: number;
    readonly woman: number;
    readonly dArc: number;
    /** Hits that a troop absorbs, by pawn. */
    readonly toughness: readonly number[];
    /** Least points for one, two … dice. */
    readonly diceFrom: readonly number[];
    /** Dice lost before a fortification, by fort. */
    readonly penalty: readonly number[];
    readonly perEngine: number;
    readonly dArcDice: number;
    readonly rideBonus: number;
    readonly stalemate: number;
  };
  readonly steps: { readonly lord: number; readonly troop: number; readonly engine: number; readonly dArc: number };
  readonly votes: {
    readonly village: number;
    readonly principal: number;
    readonly bishop: number;
    readonly cardinal: number;
    readonly pope: number;
    readonly cardinalsForPope: number;
    readonly votesForKing: number;
    readonly titledForKing: number;
    readonly cardinalsForKing: number;
    readonly bishopsForKing: number;
  };
  readonly uprisingDice: number;
  /** Faces of the die on which plague kills a Lord. */
  readonly plagueKills: readonly number[];
}

export interface Content extends Components {
  readonly options: Options;
}

export function contentOf(raw: Data): Content {
  const components = componentsOf(raw);
  return { ...components, options: makeOptions(components) };
}

function componentsOf(raw: Data): Components {
  const { map, lords, players, sharedStock, limits, prices, income, ransom, victory, combat, movement, votes } = raw;
  const villageIds = map.villages.map(({ id }) => id);
  const fiefIds = map.fiefs.map(({ id }) => id);
  const bishoprics = [...map.bishoprics].sort((a, b) => a.number - b.number);
  const bishopricIds = bishoprics.map(({ id }) => id);
  const numbers = (ids: readonly string[]): number[] => ids.map((id) => villageIds.indexOf(id));
  const sortedIds = lords.map(({ id }) => id).sort();
  const { perPlayerStock: own, start } = players;
  return {
    villages: map.villages.map(({ id, fief, bishopric, principal, adjacent }) => {
      const neighbours = numbers(adjacent);
      return {
        id,
        fief: fiefIds.indexOf(fief),
        bishopric: bishopricIds.indexOf(bishopric),
        principal,
        neighbours,
        roadTo: villageIds.map((_, other) => (neighbours.includes(other) ? 1 << neighbours.indexOf(other) : 0)),
      };
    }),
    fiefs: map.fiefs.map(({ id, rank, villages, titlePrice }) => ({ id, rank, villages: numbers(villages), price: titlePrice })),
    bishoprics: bishoprics.map(({ id, principal, villages }) => ({
      id,
      principal: villageIds.indexOf(principal),
      villages: numbers(villages),
    })),
    struckBy: [0, 1, 2, 3, 4, 5, 6].map((face) => bishopricIds.indexOf(raw.calamity.dieToBishopric[String(face)] ?? '')),
    lords: lords.map(({ id, sex }) => ({ id, man: sex === 'man', rank: sortedIds.indexOf(id) })),
    cards: cardsOf(raw),
    alphabetical: sortedIds.map((id) => lords.findIndex((lord) => lord.id === id)),
    stock: {
      pawns: [own.sergeants, own.knights, own.siegeEngines],
      embassies: own.embassyMarkers,
      taxMarkers: own.taxMarkers,
      mills: sharedStock.mills,
      forts: FORTS.map((fort) => (fort === 'none' ? 0 : fort === 'castle' ? sharedStock.castles : sharedStock.cities)),
      assassinMarkers: sharedStock.assassinMarkers,
    },
    start: { ecus: start.ecus, sergeants: start.sergeants, knights: start.knights },
    limits: {
      lords: limits.lordsPerFamily,
      hand: limits.handLimit,
      draws: limits.drawPerRound,
      characterDraws: limits.characterDrawPerRound,
      calamities: limits.calamitiesPerRound,
      reinforcements: limits.reinforcementsPerVillagePerRound,
      mills: limits.millsPerVillage,
      fiefTitles: limits.fiefTitlesPerLord,
      turnedDown: limits.bargainsDeclinedPerPhase,
      bargains: limits.bargainsAcceptedPerPhase,
      marriagePasses: limits.marriagePasses,
      embassySeconds: 60 * limits.embassyMinutes,
      embassyHours: limits.embassyHoursByCorrespondence,
    },
    prices: {
      pawns: [prices.sergeant, prices.knight, prices.siegeEngine],
      castle: prices.castle,
      mill: prices.mill,
      cardinal: prices.cardinal,
      calming: prices.calmRevoltByCardinal,
    },
    income: {
      village: income.village,
      mill: income.mill,
      king: income.king,
      queen: income.queen,
      pope: income.pope,
      taille: income.taillePerVillage,
      harvest: income.goodHarvestPerMill,
      weather: income.fairWeatherPerMill,
      pillage: income.pillagePerMill,
    },
    ransom: { base: ransom.base, perTitle: ransom.perTitle },
    victory: {
      alone: victory.alone,
      allied: victory.allied,
      alliedFrom: victory.alliedVictoryMinPlayers,
      fiefTitle: victory.vp.fiefTitle,
      king: victory.vp.king,
      pope: victory.vp.pope,
    },
    battleDie: raw.dice.battle.faces,
    combat: {
      points: [combat.points.sergeant, combat.points.knight, combat.points.siegeEngine],
      man: combat.points.lordMan,
      titledWoman: combat.points.lordWomanTitled,
      woman: combat.points.lordWomanUntitled,
      dArc: combat.points.dArc,
      toughness: [combat.hitsToKill.sergeant, combat.hitsToKill.knight],
      diceFrom: diceFrom(raw),
      penalty: FORTS.map((fort) => combat.attackerDicePenalty[fort]),
      perEngine: combat.engineCancelsPenalty,
      dArcDice: combat.dArcExtraDice,
      rideBonus: combat.chevaucheeDefenderHitBonusPerDie,
      stalemate: combat.stalemateRounds,
    },
    steps: { lord: movement.lord, troop: movement.troops, engine: movement.siegeEngine, dArc: movement.dArcGroup },
    votes: {
      village: votes.bishop.village,
      principal: votes.bishop.principalVillage,
      bishop: votes.bishop.bishop,
      cardinal: votes.bishop.cardinal,
      pope: votes.bishop.pope,
      cardinalsForPope: votes.pope.minCardinals,
      votesForKing: votes.king.minVotes,
      titledForKing: votes.king.minTitledLords,
      cardinalsForKing: votes.king.churchSupport.cardinals,
      bishopsForKing: votes.king.churchSupport.orBishops,
    },
    ...cardNumbers(raw),
  };
}

/** Least points for one die, two dice … */
function diceFrom({ combat: { diceByPoints } }: Data): number[] {
  const least: number[] = [];
  for (const { min, dice } of [...diceByPoints].sort((a, b) => a.dice - b.dice)) least[dice - 1] = min;
  return least;
}

/** Numbers that are printed on cards. */
function cardNumbers({ eventDeck }: Data): Pick<Components, 'uprisingDice' | 'plagueKills'> {
  let uprisingDice = 0;
  let plagueKills: readonly number[] = [];
  for (const card of eventDeck.cards) {
    if (card.id === 'revolt') uprisingDice = card.effects[0].dice;
    if (card.id === 'plague') plagueKills = card.effects[0].lordDiesOn;
  }
  return { uprisingDice, plagueKills };
}

function cardsOf({ lords, characterDeck, eventDeck }: Data): Card[] {
  const cards = lords.map(({ id }): Card => printed(`lord-${id}`, 'lord', id, 'brown'));
  for (const { id, count } of characterDeck.cards)
    if (id === 'cardinal' || id === 'dArc') for (let n = 1; n <= count; n++) cards.push(printed(`${id}-${n}`, id, id, 'brown'));
  for (const { id, count, back } of eventDeck.cards) for (let n = 1; n <= count; n++) cards.push(printed(`${id}-${n}`, id, id, back));
  return cards;
}

function printed(id: string, kind: CardKind, name: string, back: Back): Card {
  const [surprises, calamities]: readonly (readonly string[])[] = [SURPRISES, CALAMITIES];
  return { id, kind, name, back, isSurprise: surprises.includes(kind), calamity: calamities.indexOf(kind) };
}

export const content = contentShelf('fief', contentOf(data), () => import('./check.ts'));
