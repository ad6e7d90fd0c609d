/** What lies on the table, and the questions that can be asked of it without changing it. */

import { copyCore, type Seat, type State } from '@castellan/engine';
import type { CityCard, Content, Price, Symbols } from './content/content.ts';
import { ACTIONS, type Colour, ICONS } from './vocabulary.ts';

/**
 * An army is a value: it is replaced, never changed. Cards are numbers of the content's lists (`content.military`,
 * `empire`, `provinces`, `titans`) everywhere in the state.
 */
export interface Army {
  /** The face-up card. */
  readonly active: number;
  /** Demobilised cards under it. */
  readonly legacy: readonly number[];
  /** Coins paid this round; any of them marks the army as used. */
  readonly nameCoins: number;
  /** Coins paid in former rounds. */
  readonly artCoins: number;
}

/** Where a citizen is: at home or on the famine space; else the number of a board action, or `ON_CARD` plus that of a card. */
export const AVAILABLE = -1;
export const FAMINE = -2;
export const ON_CARD = ACTIONS.length;

/** A reserved card that everybody saw go there. */
export const OPENLY = -1;

export interface Player {
  readonly colour: Colour;
  coins: number;
  knowledge: number;
  /** Place of each citizen owned; the citizen of value 1 comes first. */
  citizens: number[];
  passed: boolean;
  /** Swords from card actions until the end of the round. */
  roundSwords: number;
  /** Empire cards, in the order in which they came. */
  city: number[];
  /** Those of them that lie face down. */
  damaged: number[];
  provinces: number[];
  titans: number[];
  armies: Army[];
  /** Empire cards set aside face down. */
  reserve: number[];
  /** For each reserved card the deck it was drawn from unseen by others (see `deckNumber`), or `OPENLY`. */
  reserveFrom: number[];
}

export interface MonState extends State {
  readonly expansionPlus: boolean;
  round: number;
  /** Whose turn it is, or `NONE` outside the action phase. */
  active: Seat;
  /** Holder of the first-player tile. */
  firstPlayer: Seat;
  /** Whether the tile shows its hand side. */
  handSide: boolean;
  players: Player[];

  /** Face-down deck in use; the top is last, as in every pile. */
  empireDeck: number[];
  /** Counts decks: raised when a discard is shuffled into a new one and when deck B comes into use. */
  deckNumber: number;
  /** Deck B until round 4. */
  empireDeckB: number[];
  /** Places of the row: a card, or `takenBy(seat)`. */
  empireRow: number[];
  empireDiscard: number[];
  /** Empire cards that everybody saw leave the game. */
  empireBox: number[];
  /** What was left of deck A, unseen, when it left the game, and the number that deck had. */
  unseenA: number[];
  unseenNumber: number;
  /** Cards the active player has drawn to keep one of, and the number of the deck each came from. */
  explored: number[];
  exploredFrom: number[];

  militaryDeck: number[];
  militaryRow: number[];
  militaryDiscard: number[];
  militaryBox: number[];

  /** The face-up province, or `NONE`, and the face-down pile under it. */
  province: number;
  provincePile: number[];
  /** For each card of the pile what is known of it (see `rules/knowledge.ts`). */
  provinceSeen: number[];

  /** By stars: the face-up titan, or `NONE`, and the face-down stack under it. */
  titans: number[];
  titanStacks: number[][];
  titanSeen: number[][];
}

export const NONE = -1;

/** An empty place of a row remembers who took its card. */
export function takenBy(seat: Seat): number {
  return -1 - seat;
}

export function whoTook(place: number): Seat {
  return -1 - place;
}

export function copy(s: MonState): MonState {
  // Field by field: spreading the kernel's part into so large an object costs twenty times as much.
  return {
    core: copyCore(s.core),
    expansionPlus: s.expansionPlus,
    round: s.round,
    active: s.active,
    firstPlayer: s.firstPlayer,
    handSide: s.handSide,
    players: copyPlayers(s.players),
    empireDeck: s.empireDeck.slice(),
    deckNumber: s.deckNumber,
    empireDeckB: s.empireDeckB.slice(),
    empireRow: s.empireRow.slice(),
    empireDiscard: s.empireDiscard.slice(),
    empireBox: s.empireBox.slice(),
    unseenA: s.unseenA.slice(),
    unseenNumber: s.unseenNumber,
    explored: s.explored.slice(),
    exploredFrom: s.exploredFrom.slice(),
    militaryDeck: s.militaryDeck.slice(),
    militaryRow: s.militaryRow.slice(),
    militaryDiscard: s.militaryDiscard.slice(),
    militaryBox: s.militaryBox.slice(),
    province: s.province,
    provincePile: s.provincePile.slice(),
    provinceSeen: s.provinceSeen.slice(),
    titans: s.titans.slice(),
    titanStacks: copyLists(s.titanStacks),
    titanSeen: copyLists(s.titanSeen),
  };
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (const p of players) {
    copies.push({
      colour: p.colour,
      coins: p.coins,
      knowledge: p.knowledge,
      citizens: p.citizens.slice(),
      passed: p.passed,
      roundSwords: p.roundSwords,
      city: p.city.slice(),
      damaged: p.damaged.slice(),
      provinces: p.provinces.slice(),
      titans: p.titans.slice(),
      armies: p.armies.slice(),
      reserve: p.reserve.slice(),
      reserveFrom: p.reserveFrom.slice(),
    });
  }
  return copies;
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

export const FOOD = ICONS.indexOf('food');
export const COIN_INCOME = ICONS.indexOf('coinIncome');
export const KNOWLEDGE_INCOME = ICONS.indexOf('knowledgeIncome');
export const SWORD = ICONS.indexOf('sword');
export const ARROW = ICONS.indexOf('arrow');
export const ARMY_LIMIT = ICONS.indexOf('armyLimit');
export const CAPACITY = ICONS.indexOf('capacity');
export const EXPLORE_BONUS = ICONS.indexOf('exploreBonus');

/** Permanent symbols of one kind on the capital, undamaged Empire cards, provinces and titans. */
export function symbols(c: Content, player: Player, icon: number): number {
  let n = c.capital[icon];
  for (const card of player.city) if (!isDamaged(player, card)) n += c.empire[card].icons[icon];
  return n + onCards(c.provinces, player.provinces, icon) + onCards(c.titans, player.titans, icon);
}

function onCards(cards: readonly CityCard[], owned: readonly number[], icon: number): number {
  let n = 0;
  for (const card of owned) n += cards[card].icons[icon];
  return n;
}

export function canPay(player: Player, { coins, knowledge }: Price): boolean {
  return player.coins >= coins && player.knowledge >= knowledge;
}

export function isDamaged(player: Player, card: number): boolean {
  return player.damaged.length > 0 && player.damaged.includes(card);
}

export function hasInCity(player: Player, card: number): boolean {
  return player.city.includes(card);
}

/** Empire cards use one capacity each, starting and damaged ones included (MON-10.5). */
export function freeCapacity(c: Content, player: Player): number {
  return symbols(c, player, CAPACITY) - player.city.length;
}

export function isUnused(army: Army): boolean {
  return army.nameCoins === 0;
}

/** What using an army costs (MON-5.6). */
export function armyPrice(c: Content, army: Army): number {
  return army.nameCoins + army.artCoins + c.armyBasePrice;
}

/** The symbols an army lends when it is paid for: its active card and the legacies under it (MON-5.8). */
export function armySymbols(c: Content, army: Army): Symbols {
  let { sword, arrow, loot, espionage, repair } = c.military[army.active];
  for (const card of army.legacy) {
    const { legacy } = c.military[card];
    sword += legacy.sword;
    arrow += legacy.arrow;
    loot += legacy.loot;
    espionage += legacy.espionage;
    repair += legacy.repair;
  }
  return { sword, arrow, loot, espionage, repair };
}

/** Swords that last until the end of the round: own citizens on Conscription and card actions (MON-5.10, MON-5.11). */
export function swordsThisRound(c: Content, player: Player): number {
  let n = player.roundSwords;
  for (const place of player.citizens) if (place === CONSCRIPTION) n += c.conscriptionSwords;
  return n;
}

const CONSCRIPTION = ACTIONS.indexOf('conscription');

/** The seat next clockwise: the neighbour on one's left (MON-13.33). */
export function leftOf(s: State, seat: Seat): Seat {
  return seat + 1 === s.core.seats ? 0 : seat + 1;
}

export function rightOf(s: State, seat: Seat): Seat {
  return seat === 0 ? s.core.seats - 1 : seat - 1;
}

/** Banners of one tribe on Empire cards, damaged ones included, and titans (MON-9.2, MON-9.5). */
export function banners(c: Content, player: Player, tribe: number): number {
  let n = 0;
  for (const card of player.city) n += c.empire[card].banners[tribe];
  for (const card of player.titans) n += c.titans[card].banners[tribe];
  return n;
}
