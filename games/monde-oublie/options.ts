/**
 * Every option the rules can offer, made once per content so that asking costs nothing but putting them in a list.
 *
 * What options point at: one's own things as `citizen:<value>`, `city:<card>`, `reserve:<card>`, `explored:<card>`,
 * `army:<number from 1>` or `army:new`; a rival's card as `rival:<seat>:<card>`; the table as `action:<id>`, `row:<card>`,
 * `soldiers:<card>`, `titan:<id>`, `province:<id>`, `deck:empire`, `deck:province`, `token:coins`, `token:knowledge`.
 */

import type { Option } from '@castellan/engine';
import type { Components, Price } from './content/content.ts';
import { ACTIONS, type Action, CITIZENS, MOST_PLAYERS } from './vocabulary.ts';

export interface PlaceOption extends Option {
  readonly move: 'place';
  readonly citizen: number;
  readonly action: Action;
  /** Number of the action. */
  readonly place: number;
  /** Coins of crowding fee. */
  readonly fee: number;
}

export interface PlaceOnCardOption extends Option {
  readonly move: 'placeOnCard';
  readonly citizen: number;
  readonly card: string;
  readonly face: number;
}

interface AttackOption extends Option {
  readonly move: 'attack';
  readonly titan: string;
  readonly face: number;
  readonly stack: number;
}

interface PassOption extends Option {
  readonly move: 'pass';
}

export type TurnOption = PlaceOption | PlaceOnCardOption | AttackOption | PassOption;

/** An option about one card; `face` is its number in the content. */
export interface CardOption extends Option {
  readonly card: string;
  readonly face: number;
}

export interface BuildOption extends CardOption {
  readonly coins: number;
  readonly knowledge: number;
  readonly fromReserve: boolean;
  /** The card discarded to build for free, or null. */
  readonly withCard: string | null;
  readonly discards: number;
}

export interface SoldiersOption extends Option {
  readonly soldiers: string;
  readonly face: number;
}

export interface RecruitOption extends SoldiersOption {
  readonly coins: number;
  readonly knowledge: number;
}

/** An option about one of the player's armies. */
export interface ArmyOption extends Option {
  readonly army: number;
  readonly index: number;
  readonly soldiers: string;
}

/** `index` -1 founds a new army. */
export interface JoinOption extends Option {
  readonly index: number;
}

export interface CoinOption extends Option {
  readonly index: number;
  readonly from: 'name' | 'art' | null;
}

export interface CopyOption extends CardOption {
  readonly seat: number;
}

export interface PriceOption extends Option {
  readonly coins: number;
  readonly knowledge: number;
}

export interface ProvinceOption extends Option {
  /** Null for a look at the pile. */
  readonly province: string | null;
  readonly face: number;
}

export interface TitanOption extends Option {
  readonly titan: string;
  readonly face: number;
}

export interface StackOption extends TitanOption {
  readonly stack: number;
  readonly stars: number;
}

export interface StarveOption extends Option {
  readonly citizen: number;
}

/** Options of a choice that may end with taking no card. */
export interface ReserveOption extends Option {
  /** Card of the row, -1 for the deck, -2 for nothing. */
  readonly face: number;
}

export const FROM_DECK = -1;
export const NO_CARD = -2;

export interface YesOption extends Option {
  readonly yes: boolean;
}

export interface Options {
  /** By value - 1 and action. */
  readonly place: readonly (readonly PlaceOption[])[];
  readonly placeWithFee: readonly (readonly PlaceOption[])[];
  /** By value - 1 and card. */
  readonly placeOnCard: readonly (readonly PlaceOnCardOption[])[];
  readonly attack: readonly AttackOption[];
  readonly pass: PassOption;
  /** While other moves are possible. */
  readonly passEarly: PassOption;
  /** By card, then coins to pay. */
  readonly build: readonly (readonly BuildOption[])[];
  readonly buildReserved: readonly (readonly BuildOption[])[];
  /** By card discarded, then card built; empty where the first cannot be discarded so. */
  readonly buildFree: readonly (readonly BuildOption[])[];
  readonly buildReservedFree: readonly (readonly BuildOption[])[];
  /** An Empire card of one's own city. */
  readonly cityCard: readonly CardOption[];
  readonly explored: readonly CardOption[];
  readonly reserveFromRow: readonly ReserveOption[];
  readonly exploreDeck: ReserveOption;
  readonly deckTop: ReserveOption;
  readonly reserveNothing: ReserveOption;
  /** By seat and card. */
  readonly copy: readonly (readonly CopyOption[])[];
  readonly recruit: readonly RecruitOption[];
  readonly newArmy: JoinOption;
  /** By number of the army and its active card. */
  readonly joinArmy: readonly (readonly JoinOption[])[];
  readonly disband: readonly (readonly ArmyOption[])[];
  readonly coinOnName: readonly (readonly CoinOption[])[];
  readonly coinOnArt: readonly (readonly CoinOption[])[];
  readonly leaveCoins: CoinOption;
  readonly price: readonly PriceOption[];
  readonly takeProvince: readonly ProvinceOption[];
  readonly lookAtProvinces: ProvinceOption;
  readonly stack: readonly StackOption[];
  /** By titan and copy: a stack may hold several of one face. */
  readonly titan: readonly (readonly TitanOption[])[];
  readonly starve: readonly StarveOption[];
  readonly buyKnowledge: YesOption;
  readonly buyNothing: YesOption;
  readonly followUp: readonly YesOption[];
  readonly noFollowUp: YesOption;
}

export function makeOptions(c: Components): Options {
  const armies = Array.from({ length: c.mostArmies }, (_, index) => index);
  /** One option for each number of an army and each card that may lead it. */
  const byArmy = <O>(make: (index: number, soldiers: string) => O): O[][] =>
    armies.map((index) => c.military.map(({ id }) => make(index, id)));
  const place = (say: string, fee: number) =>
    CITIZENS.map((citizen) =>
      ACTIONS.map(
        (action, at): PlaceOption => ({
          key: `place ${citizen} ${action}`,
          say,
          at: [`citizen:${citizen}`, `action:${action}`],
          move: 'place',
          citizen,
          action,
          place: at,
          fee,
        }),
      ),
    );
  const build = (fromReserve: boolean) =>
    c.empire.map(({ id, cost }, face) =>
      Array.from({ length: cost.coins + 1 }, (_, coins) => buildOption(id, face, fromReserve, { coins, knowledge: cost.knowledge })),
    );
  const buildFree = (fromReserve: boolean) =>
    c.empire.map((crane, discards) =>
      crane.trigger?.on === 'build' ? c.empire.map(({ id }, face) => freeBuildOption(id, face, fromReserve, crane.id, discards)) : [],
    );
  return {
    place: place('place', 0),
    placeWithFee: place('placeWithFee', c.crowdingFee),
    placeOnCard: CITIZENS.map((citizen) =>
      c.empire.map(({ id: card }, face) => ({
        key: `place ${citizen} ${card}`,
        say: 'placeOnCard',
        at: [`citizen:${citizen}`, `city:${card}`],
        move: 'placeOnCard',
        citizen,
        card,
        face,
      })),
    ),
    attack: c.titans.map(({ id: titan, stars }, face) => ({
      key: `attack ${titan}`,
      say: 'attack',
      at: [`titan:${titan}`],
      move: 'attack',
      titan,
      face,
      stack: stars - 1,
    })),
    pass: { key: 'pass', say: 'pass', move: 'pass' },
    passEarly: { key: 'pass', say: 'pass', confirm: true, move: 'pass' },
    build: build(false),
    buildReserved: build(true),
    buildFree: buildFree(false),
    buildReservedFree: buildFree(true),
    cityCard: c.empire.map(({ id: card }, face) => ({ key: card, say: 'cityCard', at: [`city:${card}`], card, face })),
    explored: c.empire.map(({ id: card }, face) => ({ key: `keep ${card}`, say: 'keepExplored', at: [`explored:${card}`], card, face })),
    reserveFromRow: c.empire.map(({ id: card }, face) => ({
      key: `reserve ${card}`,
      say: 'reserveFromRow',
      at: [`row:${card}`],
      card,
      face,
    })),
    exploreDeck: { key: 'draw', say: 'exploreDeck', at: ['deck:empire'], face: FROM_DECK },
    deckTop: { key: 'deck', say: 'reserveDeckTop', at: ['deck:empire'], face: FROM_DECK },
    reserveNothing: { key: 'nothing', say: 'reserveNothing', face: NO_CARD },
    copy: Array.from({ length: MOST_PLAYERS }, (_, seat) =>
      c.empire.map(({ id: card }, face) => ({
        key: `copy ${seat + 1} ${card}`,
        say: 'copyAction',
        at: [`rival:${seat}:${card}`],
        seat,
        card,
        face,
      })),
    ),
    recruit: c.military.map(({ id: soldiers, cost }, face) => ({
      key: `recruit ${soldiers}`,
      say: cost.coins + cost.knowledge === 0 ? 'recruitFree' : 'recruit',
      at: [`soldiers:${soldiers}`],
      soldiers,
      face,
      coins: cost.coins,
      knowledge: cost.knowledge,
    })),
    newArmy: { key: 'new army', say: 'newArmy', at: ['army:new'], index: -1 },
    joinArmy: byArmy((index, soldiers) => armyOption('joinArmy', index, soldiers)),
    disband: byArmy((index, soldiers) => armyOption('disbandArmy', index, soldiers)),
    coinOnName: byArmy((index, soldiers) => coinOption(index, soldiers, 'name')),
    coinOnArt: byArmy((index, soldiers) => coinOption(index, soldiers, 'art')),
    leaveCoins: { key: 'no', say: 'leaveCoins', index: -1, from: null },
    price: c.expansionPrices.map(priceOption),
    takeProvince: c.provinces.map(({ id: province }, face) => ({
      key: `take ${province}`,
      say: 'takeProvince',
      at: [`province:${province}`],
      province,
      face,
    })),
    lookAtProvinces: { key: 'look', say: 'lookAtProvinces', at: ['deck:province'], province: null, face: FROM_DECK },
    stack: c.titans.map(({ id: titan, stars }, face) => ({
      key: `stack ${stars}`,
      say: 'titanStack',
      at: [`titan:${titan}`],
      titan,
      face,
      stack: stars - 1,
      stars,
    })),
    titan: c.titans.map(({ id: titan, copies }, face) =>
      Array.from({ length: copies }, (_, copy) => ({
        key: copy === 0 ? titan : `${titan} ${copy + 1}`,
        say: 'titan',
        at: [`titan:${titan}`],
        titan,
        face,
      })),
    ),
    starve: CITIZENS.map((citizen) => ({ key: `citizen ${citizen}`, say: 'starve', at: [`citizen:${citizen}`], citizen })),
    buyKnowledge: { key: 'buy', say: 'buyKnowledge', at: ['token:knowledge'], yes: true },
    buyNothing: { key: 'no', say: 'buyNothing', yes: false },
    followUp: c.titans.map(({ id: titan }) => ({ key: `attack ${titan}`, say: 'attack', at: [`titan:${titan}`], titan, yes: true })),
    noFollowUp: { key: 'no', say: 'noFollowUp', yes: false },
  };
}

function buildOption(card: string, face: number, fromReserve: boolean, { coins, knowledge }: Price): BuildOption {
  return {
    key: fromReserve ? `build ${card} from reserve` : `build ${card}`,
    say: fromReserve ? 'buildReserved' : 'build',
    at: [fromReserve ? `reserve:${card}` : `row:${card}`],
    card,
    face,
    coins,
    knowledge,
    fromReserve,
    withCard: null,
    discards: -1,
  };
}

function freeBuildOption(card: string, face: number, fromReserve: boolean, withCard: string, discards: number): BuildOption {
  return {
    key: `build ${card}${fromReserve ? ' from reserve' : ''} with ${withCard}`,
    say: fromReserve ? 'buildReservedFree' : 'buildFree',
    at: [fromReserve ? `reserve:${card}` : `row:${card}`, `city:${withCard}`],
    card,
    face,
    coins: 0,
    knowledge: 0,
    fromReserve,
    withCard,
    discards,
  };
}

function armyOption(say: string, index: number, soldiers: string): ArmyOption {
  return { key: `army ${index + 1}`, say, at: [`army:${index + 1}`], army: index + 1, index, soldiers };
}

function coinOption(index: number, soldiers: string, from: 'name' | 'art') {
  return {
    key: `army ${index + 1} ${from}`,
    say: from === 'name' ? 'coinOffName' : 'coinOffArt',
    at: [`army:${index + 1}`],
    army: index + 1,
    index,
    soldiers,
    from,
  };
}

function priceOption({ coins, knowledge }: Price): PriceOption {
  const parts = [...(knowledge > 0 ? [`${knowledge} knowledge`] : []), ...(coins > 0 ? [`${coins} coins`] : [])];
  return {
    key: `pay ${parts.join(' ') || 'nothing'}`,
    say: 'payPrice',
    at: [...(knowledge > 0 ? ['token:knowledge'] : []), ...(coins > 0 ? ['token:coins'] : [])],
    coins,
    knowledge,
  };
}
