/** What a seat, or a spectator, may know of the table (MON-15.1 to MON-15.5). */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Symbols } from './content/content.ts';
import { discountOf } from './rules/build.ts';
import { knowsPlace } from './rules/knowledge.ts';
import { whyNotOpen } from './rules/placing.ts';
import { deckInUse } from './rules/preparation.ts';
import { scoreOf } from './rules/scoring.ts';
import {
  ARMY_LIMIT,
  ARROW,
  type Army,
  AVAILABLE,
  armyPrice,
  armySymbols,
  banners,
  CAPACITY,
  COIN_INCOME,
  EXPLORE_BONUS,
  FAMINE,
  FOOD,
  isDamaged,
  isUnused,
  KNOWLEDGE_INCOME,
  type MonState,
  NONE,
  ON_CARD,
  OPENLY,
  type Player,
  SWORD,
  swordsThisRound,
  symbols,
  whoTook,
} from './state.ts';
import { ACTIONS, type Action, type Colour, STARS, type Stars, TRIBES, type Tribe } from './vocabulary.ts';

export type MonView = {
  /** Content pack in use, whose values may differ from those shipped; empty for none. */
  readonly pack: string;
  /** 0 before the first round. */
  readonly round: number;
  readonly rounds: number;
  /** Deck in use. */
  readonly deck: 'A' | 'B';
  /** Whose turn it is; null outside the action phase. */
  readonly active: Seat | null;
  readonly tile: { readonly holder: Seat; readonly hand: boolean };
  readonly expansionPlus: boolean;
  readonly actions: readonly ActionView[];
  readonly titans: readonly TitanStackView[];
  /** Places in order: a card, or who took it. */
  readonly empireRow: readonly RowPlace[];
  readonly empireDeck: number;
  /** Cards of deck B before round 4. */
  readonly empireDeckB: number;
  readonly empireDiscard: readonly string[];
  readonly militaryRow: readonly RowPlace[];
  readonly militaryDeck: number;
  readonly militaryDiscard: readonly string[];
  readonly province: PileView;
  /** Cards being explored: how many, and for the explorer which. */
  readonly exploring: { readonly count: number; readonly cards: readonly string[] | null };
  readonly players: readonly PlayerView[];
};

export type ActionView = {
  readonly id: Action;
  readonly open: boolean;
  /** Round in which it opens or has opened. */
  readonly fromRound: number;
  readonly citizens: readonly { readonly seat: Seat; readonly value: number }[];
};

export type RowPlace = {
  readonly card: string | null;
  readonly takenBy: Seat | null;
};

/** A pile with its top card face up; beneath it, from the top down, the cards this seat knows and null for the others. */
export type PileView = {
  readonly top: string | null;
  readonly beneath: readonly (string | null)[];
};

export type TitanStackView = PileView & { readonly stars: Stars };

export type CitizenPlace =
  | { readonly kind: 'available' }
  | { readonly kind: 'famine' }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'city'; readonly card: string };

export type ArmyView = {
  readonly active: string;
  /** Demobilised cards, the oldest first. */
  readonly legacy: readonly string[];
  readonly nameCoins: number;
  readonly artCoins: number;
  readonly used: boolean;
  /** Coins for its next use. */
  readonly price: number;
  /** What it lends when paid for: active card and legacies. */
  readonly symbols: Symbols;
};

export type PlayerView = {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly coins: number;
  readonly knowledge: number;
  readonly passed: boolean;
  readonly citizens: readonly { readonly value: number; readonly place: CitizenPlace }[];
  readonly city: readonly { readonly card: string; readonly damaged: boolean; readonly citizen: number | null }[];
  readonly provinces: readonly string[];
  readonly titans: readonly string[];
  readonly armies: readonly ArmyView[];
  /** Number of reserved cards, those that everybody saw taken from the row, and for the owner the faces of all. */
  readonly reserved: number;
  readonly openReserve: readonly string[];
  readonly reserve: readonly string[] | null;

  readonly income: { readonly coins: number; readonly knowledge: number };
  readonly food: number;
  readonly capacity: { readonly used: number; readonly total: number };
  readonly armyLimit: number;
  /** Permanent swords and arrows, and swords until the end of the round. */
  readonly sword: number;
  readonly arrow: number;
  readonly roundSwords: number;
  readonly exploreBonus: number;
  readonly discount: number;
  readonly banners: { readonly [tribe in Tribe]: { readonly count: number; readonly vp: number } };
  /** VP if the game were scored now: for starving citizens, from cards, and in all. */
  readonly famineVp: number;
  readonly cardVp: number;
  readonly vp: number;
};

export function view(s: MonState, seat: Seat | null): MonView {
  const c = content.of(s);
  const empireId = (card: number): string => c.empire[card].id;
  const militaryId = (card: number): string => c.military[card].id;
  const rowPlace = (place: number, idOf: (card: number) => string): RowPlace =>
    place >= 0 ? { card: idOf(place), takenBy: null } : { card: null, takenBy: whoTook(place) };
  return {
    pack: s.core.pack,
    round: s.round,
    rounds: c.rounds,
    deck: deckInUse(s),
    active: s.active === NONE ? null : s.active,
    tile: { holder: s.firstPlayer, hand: s.handSide },
    expansionPlus: s.expansionPlus,
    actions: ACTIONS.map((id, action) => ({
      id,
      open: whyNotOpen(c, s, action) === null,
      fromRound: c.actions[action].fromRound,
      citizens: citizensOn(s, action),
    })),
    titans: STARS.map((stars, stack) => ({
      stars,
      ...pileView(s, seat, s.titans[stack], s.titanStacks[stack], s.titanSeen[stack], (card) => c.titans[card].id),
    })),
    empireRow: s.empireRow.map((place) => rowPlace(place, empireId)),
    empireDeck: s.empireDeck.length,
    empireDeckB: s.empireDeckB.length,
    empireDiscard: s.empireDiscard.map(empireId),
    militaryRow: s.militaryRow.map((place) => rowPlace(place, militaryId)),
    militaryDeck: s.militaryDeck.length,
    militaryDiscard: s.militaryDiscard.map(militaryId),
    province: pileView(s, seat, s.province, s.provincePile, s.provinceSeen, (card) => c.provinces[card].id),
    exploring: { count: s.explored.length, cards: seat === s.active && seat !== null ? s.explored.map(empireId) : null },
    players: s.players.map((player, owner) => playerView(c, player, owner, owner === seat)),
  };
}

function citizensOn(s: MonState, action: number): { seat: Seat; value: number }[] {
  return s.players.flatMap(({ citizens }, seat) => citizens.flatMap((place, i) => (place === action ? [{ seat, value: i + 1 }] : [])));
}

function pileView(
  s: MonState,
  seat: Seat | null,
  top: number,
  pile: readonly number[],
  seen: readonly number[],
  idOf: (card: number) => string,
): PileView {
  const beneath = pile.map((card, i) => (knowsPlace(seen[i], s.core.seats, seat) ? idOf(card) : null)).reverse();
  return { top: top === NONE ? null : idOf(top), beneath };
}

function playerView(c: Content, player: Player, seat: Seat, isOwn: boolean): PlayerView {
  const score = scoreOf(c, player);
  return {
    seat,
    colour: player.colour,
    coins: player.coins,
    knowledge: player.knowledge,
    passed: player.passed,
    citizens: player.citizens.map((place, i) => ({ value: i + 1, place: citizenPlace(c, place) })),
    city: player.city.map((card) => ({ card: c.empire[card].id, damaged: isDamaged(player, card), citizen: citizenOn(player, card) })),
    provinces: player.provinces.map((card) => c.provinces[card].id),
    titans: player.titans.map((card) => c.titans[card].id),
    armies: player.armies.map((army) => armyView(c, army)),
    reserved: player.reserve.length,
    openReserve: player.reserve.flatMap((card, i) => (player.reserveFrom[i] === OPENLY ? [c.empire[card].id] : [])),
    reserve: isOwn ? player.reserve.map((card) => c.empire[card].id) : null,
    income: { coins: symbols(c, player, COIN_INCOME), knowledge: symbols(c, player, KNOWLEDGE_INCOME) },
    food: symbols(c, player, FOOD),
    capacity: { used: player.city.length, total: symbols(c, player, CAPACITY) },
    armyLimit: symbols(c, player, ARMY_LIMIT),
    sword: symbols(c, player, SWORD),
    arrow: symbols(c, player, ARROW),
    roundSwords: swordsThisRound(c, player),
    exploreBonus: symbols(c, player, EXPLORE_BONUS),
    discount: discountOf(c, player),
    banners: bannersView(c, player, score.tribes),
    famineVp: score.famine,
    cardVp: score.cards,
    vp: score.total,
  };
}

function bannersView(c: Content, player: Player, vp: readonly number[]): PlayerView['banners'] {
  const [red, blue, green, yellow, purple] = TRIBES.map((_, tribe) => ({ count: banners(c, player, tribe), vp: vp[tribe] }));
  return { red, blue, green, yellow, purple };
}

function citizenPlace(c: Content, place: number): CitizenPlace {
  if (place === AVAILABLE) return { kind: 'available' };
  if (place === FAMINE) return { kind: 'famine' };
  return place < ON_CARD ? { kind: 'action', action: ACTIONS[place] } : { kind: 'city', card: c.empire[place - ON_CARD].id };
}

function citizenOn(player: Player, card: number): number | null {
  const i = player.citizens.indexOf(ON_CARD + card);
  return i < 0 ? null : i + 1;
}

function armyView(c: Content, army: Army): ArmyView {
  return {
    active: c.military[army.active].id,
    legacy: army.legacy.map((card) => c.military[card].id),
    nameCoins: army.nameCoins,
    artCoins: army.artCoins,
    used: !isUnused(army),
    price: armyPrice(c, army),
    symbols: armySymbols(c, army),
  };
}
