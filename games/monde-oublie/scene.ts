/** Positions laid by hand, for worked examples and tests, written with the ids of the content. */

import { advance, beginGame, fastChance, type OptionValues, type Seat, scriptChance } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { content } from './content/content.ts';
import { game } from './game.ts';
import { type Army, type MonState, ON_CARD, type Player } from './state.ts';
import { ACTIONS, type Action, type DieFace } from './vocabulary.ts';

export const cards = content.of({ core: { pack: '' } });

const { answer } = driverOf(game);

function numberOf(list: readonly { readonly id: string }[], id: string): number {
  const at = list.findIndex((card) => card.id === id);
  if (at < 0) throw new Error(`there is no card ${id}`);
  return at;
}

export const empire = (id: string): number => numberOf(cards.empire, id);
export const soldiers = (id: string): number => numberOf(cards.military, id);
export const province = (id: string): number => numberOf(cards.provinces, id);
export const titan = (id: string): number => numberOf(cards.titans, id);

export const empireId = (card: number): string => cards.empire[card].id;

/** The first turn of round 1; seat 0 is first player. */
export function start(seats = 2, options: OptionValues = {}, seed = 7): MonState {
  const s = beginGame(game, { seats, options: { firstPlayer: 1, ...options } }, fastChance(seed));
  advance(game, s);
  return s;
}

/** Everybody passes until the round begins. */
export function toRound(s: MonState, round: number): MonState {
  while (s.round < round) answer(s, 'pass');
  return s;
}

/** The seat whose turn it is takes all turns of this round: the others have passed. */
export function alone(s: MonState): MonState {
  s.players.forEach((player, seat) => {
    player.passed = seat !== s.active;
  });
  return s;
}

export interface Given {
  readonly coins?: number;
  readonly knowledge?: number;
  /** Empire cards laid into the city besides those there. */
  readonly city?: readonly string[];
  readonly damaged?: readonly string[];
  readonly provinces?: readonly string[];
  readonly titans?: readonly string[];
  readonly armies?: readonly Army[];
  readonly reserve?: readonly string[];
  /** Where the citizens of value 1, 2, 3 … are. */
  readonly citizens?: readonly number[];
}

export function give(s: MonState, seat: Seat, given: Given): Player {
  const player = s.players[seat];
  player.coins = given.coins ?? player.coins;
  player.knowledge = given.knowledge ?? player.knowledge;
  player.city.push(...(given.city ?? []).map(empire));
  player.damaged.push(...(given.damaged ?? []).map(empire));
  player.provinces.push(...(given.provinces ?? []).map(province));
  player.titans.push(...(given.titans ?? []).map(titan));
  if (given.armies !== undefined) player.armies = [...given.armies];
  player.reserve.push(...(given.reserve ?? []).map(empire));
  player.reserveFrom.push(...(given.reserve ?? []).map(() => s.deckNumber));
  if (given.citizens !== undefined) player.citizens = [...given.citizens];
  advance(game, s);
  return player;
}

export function army(
  active: string,
  { legacy = [], name = 0, art = 0 }: { legacy?: readonly string[]; name?: number; art?: number } = {},
): Army {
  return { active: soldiers(active), legacy: legacy.map(soldiers), nameCoins: name, artCoins: art };
}

/** The Empire row, from left to right. */
export function row(s: MonState, ...ids: readonly string[]): void {
  s.empireRow = ids.map(empire);
}

export function barracks(s: MonState, ...ids: readonly string[]): void {
  s.militaryRow = ids.map(soldiers);
}

/** The face-up titan of its stack. */
export function faceUp(s: MonState, id: string): void {
  const face = titan(id);
  s.titans[cards.titans[face].stars - 1] = face;
}

/** What the next damage dice show. */
export function roll(s: MonState, ...faces: readonly DieFace[]): void {
  s.core.chance = scriptChance(faces.map((face) => cards.die.indexOf(face)));
}

export const on = (action: Action): number => ACTIONS.indexOf(action);
export const onCard = (id: string): number => ON_CARD + empire(id);

export const cityOf = (player: Player): string[] => player.city.map(empireId);
