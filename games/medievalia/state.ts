/** The table: every card is a number, every place a number, and what lies where is kept in flat lists. */

import { copyCore, type Seat, type State } from '@castellan/engine';
import { type Content, content, type Layout } from './content/content.ts';
import { type BattleStage, KINDS, type Phase, type Purpose } from './vocabulary.ts';

export interface MedState extends State {
  readonly first: Seat;
  /** Whose turn it is, or who draws his starting hand. */
  active: Seat;
  phase: Phase;
  /** Turns begun so far. */
  turns: number;
  eliminated: boolean[];
  /** Consecutive besieged starts of turn, by seat. */
  siege: number[];
  /** Face down, the top last. */
  decks: number[][];
  /** The card under each deck that everybody has seen. */
  readonly markers: readonly number[];
  /** The top card, the last of the list, is face up. */
  piles: number[][];
  hands: number[][];
  /** Cards in hands that everybody has seen. */
  shown: number[];
  discard: number[];
  /** By seat and spot: the City, then the territories; -1 where there is none. */
  hosts: number[][];
  /** Characters in play, by owner. */
  characters: number[][];
  /** Buildings in play, by owner. */
  buildings: number[][];
  /** By card: where it lies on the table (see `placeAt`), -1 when it does not. */
  place: number[];
  /** By card: 1 when used. */
  used: number[];
  /** By card: damage carried to the end of the turn. */
  damage: number[];
  /** By card: moves inside the fief and steps to other fiefs in this turn. */
  moved: number[];
  steps: number[];
  /** By card: 1 when deployed in a battle of this turn. */
  fought: number[];
  /** Battles of this turn, as `fief * 8 + enemy`. */
  battles: number[];
  /** Whether the ally has helped in this turn, and whether he has declined. */
  aidGiven: boolean;
  aidDeclined: boolean;
  purchase: Purchase | null;
  battle: Battle | null;
}

/** What the active player is about to pay for. Known to him alone until it is paid or announced to his ally. */
export interface Purchase {
  readonly purpose: Purpose;
  /** The card played, bought or discarded; the number of the deck for an extra card. */
  readonly card: number;
  /** Where it goes; -1 as long as that is open or where it goes nowhere. */
  readonly place: number;
  /** The payer's own part of a payment announced to his ally, and what he asks for by resource. */
  readonly announced: Announcement | null;
}

export interface Announcement {
  /** Hosts of groups and single characters that produce. */
  readonly uses: readonly number[];
  readonly powers: readonly number[];
  readonly discards: readonly number[];
  readonly asked: readonly number[];
}

/** Cards that fight as one: an army, a single targeted character, or what stands on an attacked host. */
interface Formation {
  readonly seat: Seat;
  /** In the order in which they take damage; the City is last. */
  cards: number[];
  /** The attacked host, -1 for armies and single characters. */
  readonly host: number;
  /** The formation it strikes, -1 for none. */
  foe: number;
}

export interface Battle {
  readonly fief: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  stage: BattleStage;
  /** Number of attacking armies: they come first among the formations. */
  armies: number;
  formations: Formation[];
  /** The card that got each +0/+1, arrow and heal. */
  bonuses: number[];
  arrows: number[];
  heals: number[];
}

/** A place is a fief and a spot in it: the City, a territory, or the open ground. */
export const OPEN_GROUND = 15;
export const CITY_SPOT = 0;

export function placeAt(fief: number, spot: number): number {
  return fief * 16 + spot;
}

export function fiefAt(place: number): number {
  return place >> 4;
}

export function spotAt(place: number): number {
  return place & 15;
}

export function layoutOf(s: MedState): Layout {
  return content.of(s).layouts[s.core.seats - 2];
}

export function homeOf(s: MedState, seat: Seat): number {
  return layoutOf(s).home[seat];
}

/** The place of a seat's host on that spot of its fief. */
export function hostPlace(s: MedState, seat: Seat, spot: number): number {
  return placeAt(homeOf(s, seat), spot);
}

export function openGroundOf(s: MedState, seat: Seat): number {
  return placeAt(homeOf(s, seat), OPEN_GROUND);
}

export function isUsed(s: MedState, card: number): boolean {
  return s.used[card] === 1;
}

export function isOnOpenGround(s: MedState, card: number): boolean {
  return spotAt(s.place[card]) === OPEN_GROUND;
}

/** The host a character or a building is on, -1 on the open ground. */
export function hostOf(s: MedState, owner: Seat, card: number): number {
  const spot = spotAt(s.place[card]);
  return spot === OPEN_GROUND ? -1 : s.hosts[owner][spot];
}

/** The seat a card on the table belongs to. */
export function ownerOf(s: MedState, card: number): Seat {
  for (let seat = 0; seat < s.core.seats; seat++) {
    if (s.characters[seat].includes(card) || s.hosts[seat].includes(card) || s.buildings[seat].includes(card)) return seat;
  }
  throw new Error(`card ${card} is not on the table`);
}

/** The next seat in turn order that is still in the game. */
export function nextSeat(s: MedState, seat: Seat): Seat {
  let next = (seat + 1) % s.core.seats;
  while (s.eliminated[next]) next = (next + 1) % s.core.seats;
  return next;
}

export function idsOf(c: Content, cards: readonly number[]): string[] {
  return cards.map((card) => c.ids[card]);
}

/** Types of cards, for sentences. */
export function namesOf(c: Content, cards: readonly number[]): string[] {
  return cards.map((card) => c.faces[card].id);
}

/** Cards in play, by kind: wherever they are, none is lost and none made. */
export function components(s: MedState): { readonly [kind: string]: number } {
  const { faces } = content.of(s);
  const cards = [s.decks, s.piles, s.hands, s.hosts, s.characters, s.buildings, [s.discard]].flat(2).filter((card) => card >= 0);
  return Object.fromEntries(KINDS.map((kind) => [kind, cards.filter((card) => faces[card].kind === kind).length]));
}

/** Field by field: spreading the kernel's part and then adding ours is many times slower. */
export function copy(s: MedState): MedState {
  return {
    core: copyCore(s.core),
    first: s.first,
    active: s.active,
    phase: s.phase,
    turns: s.turns,
    eliminated: s.eliminated.slice(),
    siege: s.siege.slice(),
    decks: copyLists(s.decks),
    markers: s.markers,
    piles: copyLists(s.piles),
    hands: copyLists(s.hands),
    shown: s.shown.slice(),
    discard: s.discard.slice(),
    hosts: copyLists(s.hosts),
    characters: copyLists(s.characters),
    buildings: copyLists(s.buildings),
    place: s.place.slice(),
    used: s.used.slice(),
    damage: s.damage.slice(),
    moved: s.moved.slice(),
    steps: s.steps.slice(),
    fought: s.fought.slice(),
    battles: s.battles.slice(),
    aidGiven: s.aidGiven,
    aidDeclined: s.aidDeclined,
    purchase: s.purchase,
    battle: s.battle === null ? null : copyBattle(s.battle),
  };
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  const copied: number[][] = [];
  for (let i = 0; i < lists.length; i++) copied.push(lists[i].slice());
  return copied;
}

function copyBattle(b: Battle): Battle {
  return {
    fief: b.fief,
    attacker: b.attacker,
    defender: b.defender,
    stage: b.stage,
    armies: b.armies,
    formations: b.formations.map(({ seat, cards, host, foe }) => ({ seat, cards: cards.slice(), host, foe })),
    bonuses: b.bonuses.slice(),
    arrows: b.arrows.slice(),
    heals: b.heals.slice(),
  };
}
