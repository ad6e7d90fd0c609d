/** The table: villages, Lords, fiefs and cards are numbers, and what is where is kept in flat lists. */

import { copyCore, type Seat, type State } from '@castellan/engine';
import { content } from './content/content.ts';
import { CARD_KINDS, type Cleric, type ConsentKind, type Office, STAGES, type Stage, type TaxKind, VILLAGES } from './vocabulary.ts';

/** No Lord, no seat, no village. */
export const NOBODY = -1;

/**
 * Where pawns and Lords stand: a village, or outside the ring around a besieged one (FIE-23.13), which only the besieged player's relief
 * does. The place outside a village is the village's number and `VILLAGES` more.
 */
export const PLACES = 2 * VILLAGES;

/** Instead of a holder of a fief title (`titles`). */
export const NEVER_CREATED = -1;
export const VACANT = -2;
export const CROWN_HELD = -3;

/** Instead of a Cardinal card in `hats`: the title that was bought (FIE-10.1). */
export const BOUGHT_HAT = 1000;

/** In `gates` beside the bits of roads: units without entry road (FIE-4.12, FIE-4.15). */
export const NO_ROAD = 1 << 15;

/** In `made` and `weary`: no steps left, however many were made (FIE-20.21). */
export const STOPPED = 3;

/** In `slights`: one attack, or one passage refused. */
const SLIGHT = 8;

/** In `strikes`: a calamity still face down, and one without effect. */
export const FACE_DOWN = -2;
export const NO_EFFECT = -1;

/** In `bonus`: which bonus cards lie on a bishopric (FIE-16.6). */
export const HARVEST = 1;
export const WEATHER = 2;

export interface FieState extends State {
  /** Variants (section 29); 0 rounds for no limit. */
  readonly fog: boolean;
  readonly papalTithe: boolean;
  readonly princeInherits: boolean;
  readonly roundLimit: number;

  round: number;
  first: Seat;
  /** Number of the stage (`STAGES`). */
  stage: number;
  /** Whose turn it is in a stage played one after the other, else -1. */
  active: Seat;
  /** Between the start and the end of a movement turn Cities are not judged to be taken (FIE-19.8). */
  marching: boolean;
  /** Counts what happened, for who came first (FIE-4.4). */
  clock: number;

  /** By seat. */
  ecus: number[];
  embassies: number[];
  hands: number[][];
  /** Of this phase: proposals turned down, and bargains struck (FIE-6.14, FIE-6.18). */
  turnedDown: number[];
  bargains: number[];
  /** By seat and other seat: attacks on and passages refused to the first by the second, `SLIGHT` each and halved every round. */
  slights: number[];

  /** Face down, the top last. */
  characterDeck: number[];
  eventDeck: number[];
  /** Face up, the last on top. */
  characterDiscard: number[];
  eventDiscard: number[];
  /** Cards in hands that everybody has seen. */
  shown: number[];
  /** Cards that nobody may play again in this round (FIE-10.10). */
  barred: number[];
  /** Tax and bonus cards of this round, until the end of income (FIE-17.7). */
  laid: number[];
  /** Calamity cards of this round in their order, and what each struck: a bishopric, `FACE_DOWN` or `NO_EFFECT`. */
  spaces: number[];
  strikes: number[];

  /** By village. */
  control: number[];
  forts: number[];
  mills: number[];
  /** Round in which its siege was declared, 0 for none; seats that besiege it, as bits (FIE-23.3). */
  siegeSince: number[];
  besiegers: number[];
  /** 1 when it was ceded in this phase (FIE-6.18). */
  ceded: number[];
  /** Troops placed there by the active player in this phase (FIE-19.13). */
  placed: number[];

  /** By seat and place (`spot`). */
  sergeants: number[];
  knights: number[];
  engines: number[];
  /** Roads by which units came that stand at the gates, as bits of the village's neighbours, or `NO_ROAD` (FIE-4.12). */
  gates: number[];
  /** Since when (`clock`) the player has had units there without a break; 0 when he has none (FIE-4.4). */
  since: number[];
  /** Pawns that have made steps in this round, in pairs: `wearyKey`, number of pawns. */
  weary: number[];

  /** By Lord; the owner is -1 while he is not in play. */
  owner: number[];
  /** Place, of a captive where he is held. */
  at: number[];
  captor: number[];
  /** Steps made in this round. */
  made: number[];
  spouse: number[];
  assassin: number[];
  /** The Cardinal card he has, `BOUGHT_HAT`, or -1. */
  hats: number[];

  /** By bishopric: the Bishop, and the round in which he was elected. */
  bishops: number[];
  bishopSince: number[];
  /** By bishopric: calamities that strike it, as bits, and bonuses on it (`HARVEST`, `WEATHER`). */
  struck: number[];
  bonus: number[];

  /** Lords, or -1. */
  pope: number;
  king: number;
  queen: number;
  /** Whether the Queen rules (FIE-13.13). */
  regency: boolean;
  prince: number;
  /** D'Arc. */
  maid: number;
  excommunicated: number;
  /** The Pope who placed the marker (FIE-8.11). */
  bannedBy: number;

  /** By fief: the Lord who holds the title, or `NEVER_CREATED`, `VACANT`, `CROWN_HELD`. */
  titles: number[];
  /** By fief: the village of its City, -1 for none. */
  cities: number[];
  /** By fief: who controlled the City when it was last judged whether it was taken (FIE-19.8). */
  cityHolders: number[];

  taxes: Tax[];
  /** Of this round: seats that refused d'Arc and to whom the Pope refused a bought title, as bits (FIE-26.7, FIE-10.7). */
  refusedDArc: number;
  refusedHat: number;
  /** Battles of this round (`battleKey`, FIE-22.5). */
  battles: number[];
  /** Villages that the active player has begun to besiege in this combat turn (FIE-23.1). */
  invested: number[];
  /** Lords who were allowed (positive) or refused (negative) passage in this round, and Lords and knights who rode; keys in `passage.ts` (FIE-20.11, FIE-21.11). */
  passages: number[];
  rides: number[];
  /** The group that is about to make a step, or has just made one and is not done with it (FIE-20.4, FIE-20.22). */
  group: Group | null;

  /** The dead whose titles are not settled yet (FIE-27.9, FIE-27.10). */
  estates: Estate[];
  /** The consent that is being asked for. */
  consent: Consent | null;
  /** How many consents have been asked for. */
  consents: number;
  election: Election | null;
  battle: Battle | null;
  uprising: Uprising | null;
  talks: Talk[];
}

/** A tax that was laid in this round, in the order of play. */
export interface Tax {
  readonly kind: TaxKind;
  readonly seat: Seat;
  /** The fief or the bishopric; -1 for the Pope's tithe on the whole kingdom (FIE-29.2). */
  readonly where: number;
  /** The rank at which a tithe was laid (FIE-16.15); null for a taille. */
  readonly rank: Cleric | null;
}

/** What a dead Lord leaves behind; his fief titles are those that still name him. */
export interface Estate {
  readonly lord: number;
  readonly seat: Seat;
  readonly spouse: number;
  /** Whether he was King, and the widow's claim is not settled yet. */
  readonly king: boolean;
  /** The prince to whom a King's titles are still to be offered (FIE-29.3), else -1. */
  readonly prince: number;
}

/** One player waits for another's yes or no (FIE-6.16). */
export interface Consent {
  /** Tells it from those before. */
  readonly id: number;
  readonly kind: ConsentKind;
  /** Who asks, and who is asked. */
  readonly bySeat: Seat;
  readonly seat: Seat;
  /** What it is about, as the kind wants it: Lords, a fief, a village. */
  readonly subject: readonly number[];
  /** Null as long as it waits. */
  readonly answer: boolean | null;
}

export interface Election {
  readonly office: Office;
  /** Of a Bishop; else -1. */
  readonly bishopric: number;
  /** In the order in which they were named. */
  readonly candidates: readonly number[];
}

/** Lords who make a step together, with what they take along (FIE-20.4). */
export interface Group {
  readonly seat: Seat;
  readonly place: number;
  readonly lords: readonly number[];
  readonly captives: readonly number[];
  /** By pawn (`PAWNS`), then by steps made in this round. */
  readonly load: readonly (readonly number[])[];
  /** Steps made in an escape (FIE-26.10), -1 in a movement turn. */
  readonly fled: number;
}

export interface Battle {
  readonly kind: 'battle' | 'ride';
  readonly village: number;
  /** Who declared it, and the principals; a helper may carry on for the attacker (FIE-22.29). */
  readonly declarer: Seat;
  attacker: Seat;
  readonly defender: Seat;
  /** By seat: `OUT`, `ATTACKING` or `DEFENDING`. */
  sides: number[];
  /** By seat: which of his units take part, as bits `INSIDE`, `OUTSIDE`. */
  parts: number[];
  /** What protects the defender (a fort). */
  readonly shelter: number;
  /** A secret passage was played for the attackers (FIE-22.15). */
  passage: boolean;
  /** Riders: Lords, and how many knights (FIE-21.1). */
  riders: number[];
  knights: number;
  /** Rounds fought, and of these the last ones running without a loss (FIE-22.28). */
  round: number;
  quiet: number;
  /** Faces shown in the last round, by side. */
  attackDice: number[];
  defenceDice: number[];
  /** Hits still to be taken by each side, in the order attacking, defending. */
  hits: number[];
  /** By seat: combat points of his troops at the start of the round (FIE-22.21). */
  strength: number[];
  /** Whether a pawn or Lord was lost in this round. */
  bled: boolean;
  /** Lords captured in it, who are held when it ends (FIE-22.37). */
  taken: number[];
}

export interface Uprising {
  readonly village: number;
  readonly bySeat: Seat;
  /** Clerics who have tried to calm it (FIE-25.6). */
  readonly tried: readonly number[];
  /** A secret passage cancels the protection (FIE-25.8). */
  readonly passage: boolean;
}

/** An embassy: who opened it, who takes part, and the kernel's room (FIE-6.8). */
export interface Talk {
  readonly id: number;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** 0 as long as nobody has accepted. */
  readonly room: number;
}

/** Where a player's pawns of a place are kept. */
export function spot(seat: Seat, place: number): number {
  return seat * PLACES + place;
}

export function villageAt(place: number): number {
  return place < VILLAGES ? place : place - VILLAGES;
}

export function outsideOf(village: number): number {
  return village + VILLAGES;
}

/** Notes that one player has attacked another or refused him passage; nothing in the rules hangs on it, but everybody has seen it. */
export function slight(s: FieState, seat: Seat, bySeat: Seat): void {
  s.slights[seat * s.core.seats + bySeat] += SLIGHT;
}

/** How many times a player has been slighted by another, of earlier rounds by half each time. */
export function slightsBy(s: FieState, seat: Seat, bySeat: Seat): number {
  return s.slights[seat * s.core.seats + bySeat] / SLIGHT;
}

/** A pawn (`PAWNS`) of a spot that has made so many steps. */
export function wearyKey(at: number, pawn: number, steps: number): number {
  return (at * 3 + pawn) * 4 + steps;
}

export function stageOf(s: FieState): Stage {
  return STAGES[s.stage];
}

/** Field by field: spreading the kernel's part and then adding ours is many times slower. */
export function copy(s: FieState): FieState {
  return {
    core: copyCore(s.core),
    fog: s.fog,
    papalTithe: s.papalTithe,
    princeInherits: s.princeInherits,
    roundLimit: s.roundLimit,
    round: s.round,
    first: s.first,
    stage: s.stage,
    active: s.active,
    marching: s.marching,
    clock: s.clock,
    ecus: s.ecus.slice(),
    embassies: s.embassies.slice(),
    hands: copyLists(s.hands),
    turnedDown: s.turnedDown.slice(),
    bargains: s.bargains.slice(),
    slights: s.slights.slice(),
    characterDeck: s.characterDeck.slice(),
    eventDeck: s.eventDeck.slice(),
    characterDiscard: s.characterDiscard.slice(),
    eventDiscard: s.eventDiscard.slice(),
    shown: s.shown.slice(),
    barred: s.barred.slice(),
    laid: s.laid.slice(),
    spaces: s.spaces.slice(),
    strikes: s.strikes.slice(),
    control: s.control.slice(),
    forts: s.forts.slice(),
    mills: s.mills.slice(),
    siegeSince: s.siegeSince.slice(),
    besiegers: s.besiegers.slice(),
    ceded: s.ceded.slice(),
    placed: s.placed.slice(),
    sergeants: s.sergeants.slice(),
    knights: s.knights.slice(),
    engines: s.engines.slice(),
    gates: s.gates.slice(),
    since: s.since.slice(),
    weary: s.weary.slice(),
    owner: s.owner.slice(),
    at: s.at.slice(),
    captor: s.captor.slice(),
    made: s.made.slice(),
    spouse: s.spouse.slice(),
    assassin: s.assassin.slice(),
    hats: s.hats.slice(),
    bishops: s.bishops.slice(),
    bishopSince: s.bishopSince.slice(),
    struck: s.struck.slice(),
    bonus: s.bonus.slice(),
    pope: s.pope,
    king: s.king,
    queen: s.queen,
    regency: s.regency,
    prince: s.prince,
    maid: s.maid,
    excommunicated: s.excommunicated,
    bannedBy: s.bannedBy,
    titles: s.titles.slice(),
    cities: s.cities.slice(),
    cityHolders: s.cityHolders.slice(),
    taxes: s.taxes.slice(),
    refusedDArc: s.refusedDArc,
    refusedHat: s.refusedHat,
    battles: s.battles.slice(),
    invested: s.invested.slice(),
    passages: s.passages.slice(),
    rides: s.rides.slice(),
    group: s.group,
    estates: s.estates.slice(),
    consent: s.consent,
    consents: s.consents,
    election: s.election,
    battle: s.battle === null ? null : copyBattle(s.battle),
    uprising: s.uprising,
    talks: s.talks.slice(),
  };
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copied: number[][] = [];
  for (let i = 0; i < lists.length; i++) copied.push(lists[i].slice());
  return copied;
}

function copyBattle(b: Battle): Battle {
  return {
    kind: b.kind,
    village: b.village,
    declarer: b.declarer,
    attacker: b.attacker,
    defender: b.defender,
    sides: b.sides.slice(),
    parts: b.parts.slice(),
    shelter: b.shelter,
    passage: b.passage,
    riders: b.riders.slice(),
    knights: b.knights,
    round: b.round,
    quiet: b.quiet,
    attackDice: b.attackDice.slice(),
    defenceDice: b.defenceDice.slice(),
    hits: b.hits.slice(),
    strength: b.strength.slice(),
    bled: b.bled,
    taken: b.taken.slice(),
  };
}

/** Cards by kind, wherever they are: none is lost and none made. */
export function components(s: FieState): { readonly [kind: string]: number } {
  const { cards } = content.of(s);
  const counts: { [kind: string]: number } = {};
  for (const kind of CARD_KINDS) counts[kind] = 0;
  const piles = [s.characterDeck, s.eventDeck, s.characterDiscard, s.eventDiscard, s.laid, s.spaces, ...s.hands];
  for (const pile of piles) for (const card of pile) counts[cards[card].kind]++;
  for (const owner of s.owner) if (owner >= 0) counts.lord++;
  for (const hat of s.hats) if (hat >= 0 && hat !== BOUGHT_HAT) counts.cardinal++;
  if (s.maid !== NOBODY) counts.dArc++;
  return counts;
}
