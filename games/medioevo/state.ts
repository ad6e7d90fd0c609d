/** The table: places, units, cards and seats are numbers, and what is where is kept in flat lists. */

import { copyCore, type Seat, type State } from '@castellan/engine';
import { content } from './content/content.ts';
import {
  type Attack,
  BARBARIANS,
  DEEDS,
  type DealKind,
  type Deed,
  type End,
  GALLEY_SLOTS,
  GOODS,
  MOST_PLAYERS,
  NODES,
  type PactKind,
  PHASES,
  type Phase,
  PIECES,
  SLOTS,
  TERRITORIES,
  UNITS,
} from './vocabulary.ts';

/** No seat, no place, no card. */
export const NOBODY = -1;
export const NOWHERE = -1;

/** A player's seat, or `BARBARIANS`. */
export type Side = number;

/**
 * Where military units stand: a node (0 to 134), or aboard a galley (`aboard`). On land nothing is aboard anything between steps; at sea
 * every unit is aboard a galley (UNI-17.29), but for those that Logistics takes across a sea zone in the middle of a move (UNI-46.2).
 */
export const LOCATIONS = NODES + GALLEY_SLOTS;
const UNIT_KINDS = UNITS.length;

export interface UniState extends State {
  /** Set at the start. 0 for no limit (UNI-1.3). */
  readonly turnLimit: number;
  readonly honourLimit: number;
  readonly minutes: number;
  /** Seconds that a window waits at live tables, and hours by correspondence (UNI-47.9, UNI-47.14). */
  readonly reaction: number;
  readonly windowHours: number;
  /** Variants (section 44). */
  readonly terrain: boolean;
  readonly blood: boolean;
  readonly deployment: boolean;
  readonly auction: boolean;
  /** By seat: the team, each his own without teams (UNI-44.8). */
  readonly teams: readonly number[];

  /** By seat: the kingdom, -1 as long as it is not given out. */
  kingdoms: number[];
  /** By node: 1 when it is in play (UNI-1.7). */
  inPlay: number[];
  /** By territory: the rightful owner, -1 for none (UNI-33.4). */
  homeOf: number[];

  turn: number;
  /** Number of the phase (`PHASES`). */
  phase: number;
  /** Whose turn it is in a phase played one after the other, else -1. */
  active: Seat;
  /** Players still in the game in the order of this turn, and in that of the turn before (UNI-2.5, UNI-4.5). */
  order: Seat[];
  orderBefore: Seat[];
  /** Complete moves made in the present combat round (UNI-17.3, UNI-17.28). */
  moves: number;
  /** Honour limit reached: everything pending is dropped until the final check begins (UNI-43.3). */
  reached: boolean;
  stopping: boolean;
  /** The table's clock said that the time is over (UNI-43.2). */
  timeOver: boolean;
  /** What ends the game, null as long as it goes on. */
  end: End | null;

  /** By seat. */
  florins: number[];
  honour: number[];
  /** Loans not repaid; turns in which the last one was taken and the last one repaid (UNI-40.1, UNI-40.3). */
  loans: number[];
  loanTurn: number[];
  repayTurn: number[];
  /** Interest not paid, and phases 3 running in which it was not (UNI-40.8, UNI-40.9). */
  arrears: number[];
  misses: number[];
  /** Of this phase 3: interest that is due and neither paid nor missed yet, and interest paid (UNI-8.12, UNI-45.21). */
  interestDue: number[];
  interestPaid: number[];
  /** Tax level in florins; 0 before the first choice. */
  tax: number[];
  /** Blood tokens. */
  bloodTokens: number[];
  /** Units bought, ransomed and redeployed in this phase 4 (UNI-13.5). */
  recruited: number[];
  /** Branches in which a level was bought this turn, as bits; whether an Empire card was (UNI-10.3, UNI-15.1). */
  studied: number[];
  cardBought: number[];
  /** Proposals made in this phase (UNI-39.34). */
  proposals: number[];
  /** By seat and colour: level of the branch, points produced in this phase, objective tokens, and of these flipped ones. */
  levels: number[];
  points: number[];
  /** Of the points those that Monasticism made of bought ones, which cannot be sold (UNI-45.37). */
  boughtPoints: number[];
  tokens: number[];
  flipped: number[];
  /** By seat and deed (`deedAt`): what happened in this turn. */
  deeds: number[];

  /** Empire cards face down with the objective up, and Event cards with the tax up; the top last (UNI-1.13). */
  empireDeck: number[];
  eventDeck: number[];
  eventDiscard: number[];
  /** By seat: cards in front of him. By card: upright, rotated, kept rotated. */
  cards: number[][];
  cardState: number[];
  /** By seat: cards he looks at and of which he will keep one (UNI-1.21, UNI-15.2). */
  dealt: number[][];
  /** Event cards that the user of card 61 looks at, and who he is; -1 for nobody. */
  looked: number[];
  looker: Seat;
  /** Florins that lie on card 36. */
  deposit: number;
  /** Cards used by Proselytism this turn, as `seat * EMPIRE_CARDS + card` (UNI-46.19). */
  borrowed: number[];
  /** Technologies of others that may be used once in this phase, as `seat * TECHNOLOGIES + technology` (UNI-46.20). */
  lessons: number[];
  /** Of this turn: cards whose owners would not use them with a princess, as `princess * EMPIRE_CARDS + card` (UNI-45.31). */
  withheld: number[];

  /** Dice of the War Circle (UNI-5.5). */
  warCircle: number[];
  /** The Event card in course, from its drawing to the end of its effects. */
  event: EventInCourse | null;

  /** By territory: who controls it, -1 for barbarian or contested; whose buildings they are (UNI-33.11). */
  control: number[];
  owner: number[];
  /** By territory and category (`lot`): level, and damage points. */
  buildings: number[];
  damage: number[];
  /** By territory: whose control token lies there, and the territory of the building that gave it (UNI-26.6). */
  controlTokens: number[];
  tokenFrom: number[];
  /** By territory: 1 where a rebellion stands (UNI-7.10). */
  rebel: number[];
  /** By territory: goods that lie there as cubes, as bits (UNI-36.4, UNI-36.7). */
  market: number[];
  /** By good: cubes in the supply. */
  cubes: number[];
  /** Territories conquered this turn (UNI-42.3); whether Rome and Jerusalem have been conquered (UNI-42.5). */
  conquests: number[];
  romeTaken: boolean;
  jerusalemTaken: boolean;

  /** By side, location and unit (`unitAt`); by side and location (`armyAt`) all of them. */
  troops: number[];
  armies: number[];
  /** By side and piece: unit pieces in the reserve, of the barbarians in the supply (`reserveAt`). */
  reserve: number[];
  /** Units with a stop marker, in pairs: `unitAt`, number of units. */
  stopped: number[];
  /** Units that are not what they seem: hired, lent, promoted. */
  guises: Guise[];
  /** By holder, owner and unit (`prisonerAt`). */
  prisoners: number[];
  /** By seat and unit: units beside the board, ready; ready from the next phase 4; ready from the next turn's (UNI-29.3, UNI-30.9). */
  beside: number[];
  besideSoon: number[];
  besideLater: number[];
  /** By seat and unit: units that may be bought back at half price in this turn, and in the next (card 28). */
  rebuy: number[];
  rebuyLater: number[];

  /** By slot: whose it is (a side, -1 for a free slot), level, node, MP left, stop marker. */
  vehicleOf: number[];
  level: number[];
  at: number[];
  mp: number[];
  halted: number[];
  /** By slot: the galley that carries it at sea, else -1. */
  carrier: number[];
  /** By slot: what cards made of it for this turn (`VEHICLE_…` bits), and capacity as a wagon (card 54). */
  special: number[];
  /** By transport slot and good (`cargoAt`). */
  cargo: number[];
  /** By seat. */
  routes: (Route | null)[];

  /** What holds for this turn. Bans as `territory * 3 + ban`, those of the turn before, and bans of none else (UNI-45.1). */
  bans: number[];
  bansBefore: number[];
  /** Elements sheltered from pillage (slots, `elementOf…`), territories with an improvised tower as `territory * 6 + seat`, with a second
   * protection alike (cards 50-51, 26, 12). */
  sheltered: number[];
  improvised: number[];
  doublyProtected: number[];
  /** Places and turns of acts in place (UNI-18.13), as `node * 6 + seat`. */
  actedAt: number[];

  /** By two seats (`pairAt`), the same both ways: turn from which a war is lawful, 0 in peace; turn in which it began; turn of armistice. */
  war: number[];
  warBegan: number[];
  armistice: number[];
  /** By two seats: 1 where the first began their war (UNI-39.18, UNI-39.19). */
  aggressor: number[];
  pacts: readonly Pact[];
  pactsMade: number;
  /** Of this turn: denounced pacts as `pact * 6 + accused` (UNI-39.36). Of this phase: proposals refused, by their hash (UNI-39.34). */
  denounced: number[];
  refusedTerms: number[];
  /** Deals that all parties have accepted and that wait for the next pause (UNI-39.35). */
  agreed: readonly Deal[];
  /** Denunciations that wait for the next pause (UNI-39.25). */
  accusations: readonly Accusation[];

  /** Seats that want to act at the next pause, and those that watch battles of others, as bits (UNI-47.2, UNI-47.6). */
  calling: number;
  watching: number;
  /** Seats that were attacked in this phase, as bits (UNI-17.28). */
  attacked: number;
  /** Cards being used, rolls being made, battles being fought: the last is the present one (UNI-47.17). */
  uses: readonly Use[];
  rolls: readonly Roll[];
  battles: Battle[];
  /** Damage being assigned; the last one of a side is its present one. */
  blows: readonly Blow[];
  /** The complete move in course. */
  march: March | null;
  /** The trade turn in course. */
  trade: Trade | null;
  /** Whether purchases of this phase are hidden until its end, and what was bought (UNI-44.10). */
  deploying: boolean;
  deployed: readonly Deployed[];
}

/** A unit that counts as `unit` of `side` at `location`, but whose piece is another; until the end of the turn. */
export interface Guise {
  readonly side: Side;
  /** Of a prisoner that of his captivity: `prisoners` count what he really is. */
  readonly location: number;
  readonly unit: number;
  /** Whose piece it is, and what it is when the turn ends (UNI-46.21). */
  readonly piece: Side;
  readonly real: number;
  /** Where a lent unit returns to, -1 for the reserve (UNI-38.3, card 66). */
  readonly origin: number;
}

export interface EventInCourse {
  readonly card: number;
  /** Territories that are protected from it (UNI-45.24). */
  readonly sheltered: readonly number[];
  /** Chosen effects in the order in which they are resolved. */
  readonly effects: readonly number[];
  /** Seats that lost something to it, and those that had something in its area, as bits. */
  readonly struck: number;
  readonly exposed: number;
}

/** A trade route: the transport, the zones with the destination last, and which stages are done, as bits (UNI-37). */
export interface Route {
  /** -1 while card 30 keeps it for another transport. */
  readonly slot: number;
  /** Where it was opened: never a stage of it (UNI-37.2). */
  readonly origin: number;
  readonly zones: readonly number[];
  readonly done: number;
}

/** A type, so that it is JSON to the compiler: pacts are terms of offers. */
export type Clause = {
  readonly kind: PactKind;
  /** -1 for both where the kind has no direction. */
  readonly giver: Seat;
  readonly receiver: Seat;
  /** Units of support, 0 for none; named targets, none for any (UNI-39.18, UNI-39.19). */
  readonly support: number;
  readonly targets: readonly Seat[];
};

export type Payment = { readonly kind: PactKind; readonly from: Seat; readonly to: Seat; readonly florins: number };

/** Prisoners handed back to their owner (UNI-30.9). */
export type Handed = { readonly from: Seat; readonly to: Seat; readonly unit: number; readonly n: number };
export type OncePayment = { readonly from: Seat; readonly to: Seat; readonly florins: number };

/** The text of an agreement (data `pactRecord`), as the terms of an offer. */
export type Deal = {
  readonly deal: DealKind;
  readonly parties: readonly Seat[];
  readonly clauses: readonly Clause[];
  /** 0 for the whole game. */
  readonly last: number;
  readonly once: readonly OncePayment[];
  readonly perUse: readonly Payment[];
  readonly prisoners: readonly Handed[];
  readonly secret: boolean;
  /** The pact that ends; 0 for none. */
  readonly pact: number;
};

/** A recorded agreement (UNI-39.10). */
export interface Pact {
  readonly id: number;
  readonly parties: readonly Seat[];
  readonly clauses: readonly Clause[];
  readonly first: number;
  /** 0 for the whole game. */
  readonly last: number;
  readonly perUse: readonly Payment[];
  readonly secret: boolean;
}

/** An Empire card or a technology being used, with what has been chosen so far. */
export interface Use {
  readonly seat: Seat;
  readonly kind: 'ability' | 'points' | 'technology';
  /** Number of the card or of the technology. */
  readonly index: number;
  /** Choices in their order, as the card wants them; for points the alternative. */
  readonly targets: readonly number[];
  /** In which window (number), and about what (node, seat, slot … as the window wants it). */
  readonly window: number;
  readonly about: number;
  /** All windows that are open, as bits: a card used by means of another belongs to one of them. */
  readonly windows: number;
  /** Whose card or technology it is: another player's by Proselytism or Passing of Time. */
  readonly ofSeat: Seat;
  /** The princess used with it (card 59 or 60), -1 for none. */
  readonly with: number;
  /** That princess is of another player, by Proselytism: it is not rotated. */
  readonly withLent: boolean;
  /** With card 59: which of the points in the corner are given beside the ability. */
  readonly corner: number;
  /** Of a technology: missing points are paid in florins although tokens could be flipped (UNI-46.23). */
  readonly spares: boolean;
  /** Of a technology, once it is paid: points of it that were bought. */
  readonly bought: number;
  /** A Joker was played against it; for a card with a princess, against the card or the princess. */
  readonly cancelled: number;
}

/** A pact that a party says another has broken (UNI-39.25). */
export interface Accusation {
  readonly pact: number;
  readonly by: Seat;
  readonly accused: Seat;
}

/** A trade turn: which transport acts, those that are done, and what is being sold (UNI-35.1, UNI-35.21). */
export interface Trade {
  readonly seat: Seat;
  /** -1 between two transports. */
  slot: number;
  done: number[];
  /** Free steps out of castles, as `slot * NODES + territory` (UNI-17.26). */
  castles: number[];
  /** The transport has come unnoticed to a place where it will be pillaged if it stays (UNI-45.30). */
  hushed: boolean;
  /** Transfers since its last action, as `(slot * GOODS + good) * 2`, and 1 for one that was taken: none goes back at once (UNI-35.17). */
  handed: number[];
  sale: Sale | null;
}

/** A sale until it is confirmed. */
export interface Sale {
  /** By good; -1 where it has not been decided yet. */
  readonly counts: readonly number[];
  /** Cubes with Commerce, points for Market; -1 before it was asked. And whether they are paid in florins rather than by tokens. */
  readonly commerce: number;
  readonly market: number;
  readonly spares: boolean;
  /** Trade points that become honour (UNI-37.7); -1 before it was asked. */
  readonly honour: number;
  /** Card 64: the great market counts beside the route (UNI-45.55). */
  readonly both: boolean;
}

/** Dice that lie on the table and may still be lowered (UNI-47.5). */
export interface Roll {
  /** Who rolled, or the barbarians; by die its owner where several seats rolled together (UNI-5.9). */
  readonly sides: readonly Side[];
  /** What for: an event of its own or a step of a battle. */
  readonly what: string;
  readonly dice: readonly number[];
  /** Faces of each die. */
  readonly faces: readonly number[];
}

/** Damage that is being assigned, point by point (UNI-21.13). */
export interface Blow {
  /** Who takes it; who inflicts it, -1 for one's own losses and for events. */
  readonly side: Side;
  readonly by: Side;
  readonly kind: Attack | 'losses' | 'event';
  /** Where the units stand of which it may be. */
  readonly locations: readonly number[];
  /** Heavy infantry and cavalry fall at the first point (UNI-24.5). */
  readonly naval: boolean;
  /** Units that it destroys become prisoners (UNI-30.4). */
  readonly captures: boolean;
  /** Points still to be assigned, and of these the ones that their inflicter assigns (Tactics). */
  readonly points: number;
  readonly directed: number;
  /** By unit: destroyed by it and now in the reserve; galleys that it has emptied. */
  readonly destroyed: readonly number[];
  readonly emptied: readonly number[];
}

/** Lists by side of a battle hold the attacker's value first; those by side and unit all units of the attacker first. */
export interface Battle {
  readonly place: number;
  readonly naval: boolean;
  readonly attacker: Side;
  readonly defender: Side;
  /** Military units with which each side began (UNI-42.9). */
  began: readonly number[];
  /** Rounds whose dice have been thrown, the present one included; 0 before the first die (UNI-18.15). */
  round: number;
  /** Rounds running without a damage point, and whether there has been none in the present one (UNI-19.16). */
  idle: number;
  calm: boolean;
  /** A battle ban stops it after the current round (UNI-45.2). */
  breaksOff: boolean;
  /** Which of the two has surrendered, -1 for neither (UNI-29). */
  yielded: number;
  /** d4, d6, d8 of the attacker, then of the defender; 0 before they are rolled. */
  dice: number[];
  /** By side, of this round: additions to the attack value, points of superiority that lower the losses. */
  attack: number[];
  saved: number[];
  /** By side: 0, or capture announced: 1 at the ratio, 2 where it halves. The ratio that is enough, and what card 41 takes off the halving. */
  capture: number[];
  ratio: number[];
  relief: number[];
  /** Where the attacker flees to after this round, -1 for nowhere, the MP it costs, and whether aboard his galleys (UNI-28). */
  flight: number;
  flightCost: number;
  flightBySea: boolean;
  /** By side: kinds of attack against which its building protects this round, as bits. */
  protection: number[];
  /** Crews of this round in threes: slot, unit, number. Engines aimed at a building in pairs: slot, category (UNI-23). */
  crews: number[];
  aims: number[];
  /** Which side has captain actions this round, -1 for none, and what they are: by act, enable, cancel, each by unit up to cavalry. */
  leader: number;
  orders: number[];
  /** By side and unit: what is available in the melee, as checked in step (d) (UNI-19.5). */
  abilities: number[];
  /** Light infantry that barbarians sacrifice in this round (UNI-41.8). */
  levy: number;
  /** By side, of this round: shots of card 7, what card 8 takes off each shot, points of Strategy. For the battle: card 52. */
  shots: number[];
  deft: number[];
  strikes: number[];
  extraCrew: number[];
  /** Units that are out of combat (card 18) or lost but still fighting (card 29), in fives: side, location, unit, mark, number. */
  marks: number[];
  /** By side and unit: lost in this round (card 28); prisoners taken from the other side in this battle. */
  lost: number[];
  taken: number[];
  /** By side: units destroyed, captured or sacrificed; cards of this round as bits; damage points and sacrifices. */
  fallen: number[];
  effects: number[];
  hurt: number[];
  /** By side, of this round: surrender offered (1), asked for (2). */
  parleyed: number[];
  /** By side: highest final attack value. */
  best: number[];
}

/** Passage that is paid for: the number of the pact, and through whose land (UNI-39.38). */
export interface PaidToll {
  readonly pact: number;
  readonly giver: Seat;
}

/** A complete move in course (UNI-17.4, UNI-17.25). */
export interface March {
  readonly seat: Seat;
  /** -1 when none was named. */
  target: number;
  steps: number;
  /** Places that pieces of this move have left, passed or stand in. */
  reached: number[];
  /** Vehicles that have stepped, alone or aboard; units that have, in pairs `unitAt`, number. */
  movers: number[];
  foot: number[];
  /** Free steps out of castles: of vehicles as `slot * NODES + territory`; of units on foot in fours castle, location, unit, number (UNI-17.26). */
  castles: number[];
  walked: number[];
  /** Barbarian territories paid for by Edict; places entered unnoticed or by Edict, where the rules of entering wait until the move is over. */
  edicts: number[];
  hushed: number[];
  tolls: PaidToll[];
  /** Where a clash results, which ends the movement; -1 for none yet. */
  clash: number;
  over: boolean;
}

/** A purchase of the deployment variant that is not on the map yet (UNI-44.10). */
export interface Deployed {
  readonly seat: Seat;
  readonly kind: 'building' | 'vehicle' | 'unit' | 'upgrade' | 'promotion';
  /** The category of a building, the kind of a vehicle, the unit; of an upgrade the slot, of a promotion the captain. */
  readonly index: number;
  /** Level of a building or vehicle; of a promotion the captain that he becomes. */
  readonly level: number;
  /** Where something stands that is improved; -1 for new pieces, whose place is chosen at the end. */
  readonly place: number;
  /** Florins paid for it, bought points included, which come back if it cannot be placed (UNI-44.11). */
  readonly paid: number;
  /** Its owner has begun to place his purchases: everybody sees it. */
  readonly shown: boolean;
}

/** Bits of `special`; a capacity as wagon lies above them (`WAGON_CAPACITY`). */
export const VEHICLE_DUAL = 1;
export const VEHICLE_FOLLOWS = 2;
export const VEHICLE_UNNOTICED = 4;
/** Its crew fights in the melee too (Machinery). */
export const VEHICLE_MACHINERY = 8;
export const WAGON_CAPACITY = 16;

export function aboard(galley: number): number {
  return NODES + galley;
}

export function unitAt(side: Side, location: number, unit: number): number {
  return (side * LOCATIONS + location) * UNIT_KINDS + unit;
}

export function armyAt(side: Side, location: number): number {
  return side * LOCATIONS + location;
}

export function reserveAt(side: Side, piece: number): number {
  return side * PIECES.length + piece;
}

export function prisonerAt(holder: Seat, owner: Seat, unit: number): number {
  return (holder * MOST_PLAYERS + owner) * UNIT_KINDS + unit;
}

/** Where something by seat and unit is kept. */
export function ownUnit(seat: Seat, unit: number): number {
  return seat * UNIT_KINDS + unit;
}

/** Where something by seat and colour is kept. */
export function hue(seat: Seat, colour: number): number {
  return seat * 6 + colour;
}

/** Where a building of a territory is kept. */
export function lot(territory: number, category: number): number {
  return territory * 3 + category;
}

export function cargoAt(slot: number, good: number): number {
  return slot * 8 + good;
}

/** Elements that may be pillaged or sheltered (cards 50 and 51): vehicles by their slots, then buildings, then cubes of markets. */
export function elementOfBuilding(territory: number, category: number): number {
  return SLOTS + lot(territory, category);
}

export function elementOfCube(territory: number, good: number): number {
  return SLOTS + 3 * TERRITORIES + territory * GOODS.length + good;
}

export function pairAt(one: Seat, other: Seat): number {
  return one * MOST_PLAYERS + other;
}

export function deedAt(seat: Seat, deed: Deed): number {
  return seat * DEEDS.length + DEEDS.indexOf(deed);
}

export function phaseOf(s: UniState): Phase {
  return PHASES[s.phase];
}

/** The battle being fought, if any. */
export function battleOf(s: UniState): Battle | null {
  return s.battles.length === 0 ? null : s.battles[s.battles.length - 1];
}

/** Field by field: spreading the kernel's part and then adding ours is many times slower. */
export function copy(s: UniState): UniState {
  return {
    core: copyCore(s.core),
    turnLimit: s.turnLimit,
    honourLimit: s.honourLimit,
    minutes: s.minutes,
    reaction: s.reaction,
    windowHours: s.windowHours,
    terrain: s.terrain,
    blood: s.blood,
    deployment: s.deployment,
    auction: s.auction,
    teams: s.teams,
    kingdoms: s.kingdoms.slice(),
    inPlay: s.inPlay.slice(),
    homeOf: s.homeOf.slice(),
    turn: s.turn,
    phase: s.phase,
    active: s.active,
    order: s.order.slice(),
    orderBefore: s.orderBefore.slice(),
    moves: s.moves,
    reached: s.reached,
    stopping: s.stopping,
    timeOver: s.timeOver,
    end: s.end,
    florins: s.florins.slice(),
    honour: s.honour.slice(),
    loans: s.loans.slice(),
    loanTurn: s.loanTurn.slice(),
    repayTurn: s.repayTurn.slice(),
    arrears: s.arrears.slice(),
    misses: s.misses.slice(),
    interestDue: s.interestDue.slice(),
    interestPaid: s.interestPaid.slice(),
    tax: s.tax.slice(),
    bloodTokens: s.bloodTokens.slice(),
    recruited: s.recruited.slice(),
    studied: s.studied.slice(),
    cardBought: s.cardBought.slice(),
    proposals: s.proposals.slice(),
    levels: s.levels.slice(),
    points: s.points.slice(),
    boughtPoints: s.boughtPoints.slice(),
    tokens: s.tokens.slice(),
    flipped: s.flipped.slice(),
    deeds: s.deeds.slice(),
    empireDeck: s.empireDeck.slice(),
    eventDeck: s.eventDeck.slice(),
    eventDiscard: s.eventDiscard.slice(),
    cards: copyLists(s.cards),
    cardState: s.cardState.slice(),
    dealt: copyLists(s.dealt),
    looked: s.looked.slice(),
    looker: s.looker,
    deposit: s.deposit,
    borrowed: s.borrowed.slice(),
    lessons: s.lessons.slice(),
    withheld: s.withheld.slice(),
    warCircle: s.warCircle.slice(),
    event: s.event,
    control: s.control.slice(),
    owner: s.owner.slice(),
    buildings: s.buildings.slice(),
    damage: s.damage.slice(),
    controlTokens: s.controlTokens.slice(),
    tokenFrom: s.tokenFrom.slice(),
    rebel: s.rebel.slice(),
    market: s.market.slice(),
    cubes: s.cubes.slice(),
    conquests: s.conquests.slice(),
    romeTaken: s.romeTaken,
    jerusalemTaken: s.jerusalemTaken,
    troops: s.troops.slice(),
    armies: s.armies.slice(),
    reserve: s.reserve.slice(),
    stopped: s.stopped.slice(),
    guises: s.guises.slice(),
    prisoners: s.prisoners.slice(),
    beside: s.beside.slice(),
    besideSoon: s.besideSoon.slice(),
    besideLater: s.besideLater.slice(),
    rebuy: s.rebuy.slice(),
    rebuyLater: s.rebuyLater.slice(),
    vehicleOf: s.vehicleOf.slice(),
    level: s.level.slice(),
    at: s.at.slice(),
    mp: s.mp.slice(),
    halted: s.halted.slice(),
    carrier: s.carrier.slice(),
    special: s.special.slice(),
    cargo: s.cargo.slice(),
    routes: s.routes.slice(),
    bans: s.bans.slice(),
    bansBefore: s.bansBefore.slice(),
    sheltered: s.sheltered.slice(),
    improvised: s.improvised.slice(),
    doublyProtected: s.doublyProtected.slice(),
    actedAt: s.actedAt.slice(),
    war: s.war.slice(),
    warBegan: s.warBegan.slice(),
    armistice: s.armistice.slice(),
    aggressor: s.aggressor.slice(),
    pacts: s.pacts,
    pactsMade: s.pactsMade,
    denounced: s.denounced.slice(),
    refusedTerms: s.refusedTerms.slice(),
    agreed: s.agreed,
    accusations: s.accusations,
    calling: s.calling,
    watching: s.watching,
    attacked: s.attacked,
    uses: s.uses,
    rolls: s.rolls,
    battles: s.battles.length === 0 ? [] : s.battles.map(copyBattle),
    blows: s.blows,
    march: s.march === null ? null : copyMarch(s.march),
    trade: s.trade === null ? null : copyTrade(s.trade),
    deploying: s.deploying,
    deployed: s.deployed,
  };
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copied: number[][] = [];
  for (let i = 0; i < lists.length; i++) copied.push(lists[i].slice());
  return copied;
}

function copyBattle(b: Battle): Battle {
  return {
    place: b.place,
    naval: b.naval,
    attacker: b.attacker,
    defender: b.defender,
    began: b.began,
    round: b.round,
    idle: b.idle,
    calm: b.calm,
    breaksOff: b.breaksOff,
    yielded: b.yielded,
    dice: b.dice.slice(),
    attack: b.attack.slice(),
    saved: b.saved.slice(),
    capture: b.capture.slice(),
    ratio: b.ratio.slice(),
    relief: b.relief.slice(),
    flight: b.flight,
    flightCost: b.flightCost,
    flightBySea: b.flightBySea,
    protection: b.protection.slice(),
    crews: b.crews.slice(),
    aims: b.aims.slice(),
    leader: b.leader,
    orders: b.orders.slice(),
    abilities: b.abilities.slice(),
    levy: b.levy,
    shots: b.shots.slice(),
    deft: b.deft.slice(),
    strikes: b.strikes.slice(),
    extraCrew: b.extraCrew.slice(),
    marks: b.marks.slice(),
    lost: b.lost.slice(),
    taken: b.taken.slice(),
    fallen: b.fallen.slice(),
    effects: b.effects.slice(),
    hurt: b.hurt.slice(),
    parleyed: b.parleyed.slice(),
    best: b.best.slice(),
  };
}

function copyMarch(m: March): March {
  return {
    seat: m.seat,
    target: m.target,
    steps: m.steps,
    reached: m.reached.slice(),
    movers: m.movers.slice(),
    foot: m.foot.slice(),
    castles: m.castles.slice(),
    walked: m.walked.slice(),
    edicts: m.edicts.slice(),
    hushed: m.hushed.slice(),
    tolls: m.tolls.slice(),
    clash: m.clash,
    over: m.over,
  };
}

function copyTrade({ seat, slot, done, castles, hushed, handed, sale }: Trade): Trade {
  return { seat, slot, done: done.slice(), castles: castles.slice(), hushed, handed: handed.slice(), sale };
}

/** What is neither lost nor made: cards, cubes, and the unit pieces of every player and of the barbarians. */
export function components(s: UniState): { readonly [name: string]: number } {
  const { cubes } = content.of(s);
  const counts: { [name: string]: number } = {
    empireCards: s.empireDeck.length + sum(s.cards.map(({ length }) => length)) + sum(s.dealt.map(({ length }) => length)),
    eventCards: s.eventDeck.length + s.eventDiscard.length + s.looked.length + (s.event === null ? 0 : 1),
    cubes: sum(s.cubes) + sum(s.cargo),
  };
  for (let territory = 0; territory < TERRITORIES; territory++)
    for (let good = 0; good < cubes.length; good++) counts.cubes += (s.market[territory] >> good) & 1;
  for (let seat = 0; seat < s.core.seats; seat++) counts[`units ${seat}`] = piecesOf(s, seat);
  counts.barbarians = piecesOf(s, BARBARIANS);
  return counts;
}

/** All unit pieces of a side: in the reserve, on the map in whatever guise, captive, and beside the board. */
function piecesOf(s: UniState, side: Side): number {
  let n = 0;
  for (let piece = 0; piece < PIECES.length; piece++) n += s.reserve[reserveAt(side, piece)];
  for (let location = 0; location < LOCATIONS; location++) n += s.armies[armyAt(side, location)];
  for (const guise of s.guises) n += (guise.piece === side ? 1 : 0) - (guise.side === side ? 1 : 0);
  if (side === BARBARIANS) return n;
  for (let unit = 0; unit < UNIT_KINDS; unit++) {
    n += s.beside[ownUnit(side, unit)] + s.besideSoon[ownUnit(side, unit)] + s.besideLater[ownUnit(side, unit)];
    for (let holder = 0; holder < MOST_PLAYERS; holder++) n += s.prisoners[prisonerAt(holder, side, unit)];
  }
  return n;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}
