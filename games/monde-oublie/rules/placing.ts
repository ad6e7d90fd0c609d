/** Placing a citizen (MON-4) on a board action, or on an Empire card of one's own (MON-11.1 to MON-11.4). */

import { type Next, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { PlaceOnCardOption, PlaceOption, TurnOption } from '../options.ts';
import { AVAILABLE, FAMINE, isDamaged, type MonState, ON_CARD, type Player } from '../state.ts';
import { ACTIONS, CITIZENS } from '../vocabulary.ts';
import { actionShowsAtOnce, canCarryOut, carryOut, whyNotCarryOut } from './board-actions.ts';
import { canDoAny, effectFrames, effectsShowAtOnce } from './effects.ts';

/** For each board action the values of the citizens on it, as bits. */
function valuesOnBoard(s: MonState): number[] {
  const values = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { citizens } of s.players)
    for (let i = 0; i < citizens.length; i++) if (citizens[i] >= 0 && citizens[i] < ON_CARD) values[citizens[i]] |= 1 << (i + 1);
  return values;
}

/** A cover tile hides actions not yet open (MON-4.11). */
export function isCovered(c: Content, s: MonState, action: number): boolean {
  return c.actions[action].fromRound > s.round;
}

/** Strictly higher than every citizen there (MON-4.5). */
function isHighest(values: number, citizen: number): boolean {
  return values >> citizen === 0;
}

/** Due where citizens lie and none has the same value (MON-10.9 to MON-10.11). */
function feeOf(c: Content, action: number, values: number, citizen: number): number {
  const crowded = values !== 0 && (values & (1 << citizen)) === 0;
  return crowded && c.actions[action].placement === 'matchOrFee' ? c.crowdingFee : 0;
}

function isOnCard(player: Player, card: number): boolean {
  return player.citizens.includes(ON_CARD + card);
}

/** Adds every citizen with every place it may go to. */
export function addPlacements(s: MonState, seat: Seat, moves: TurnOption[]): void {
  const player = s.players[seat];
  if (!player.citizens.includes(AVAILABLE)) return;
  const c = content.of(s);
  const values = valuesOnBoard(s);
  for (let action = 0; action < ACTIONS.length; action++) {
    if (isCovered(c, s, action)) continue;
    if (c.actions[action].placement === 'matchOrFee') addWithFee(c, s, player, action, values[action], moves);
    else if (canCarryOut(c, s, player, ACTIONS[action], 0, false)) addWithoutFee(c, s, player, action, values[action], moves);
  }
  for (const card of player.city) {
    if (!canUseCard(c, s, seat, card)) continue;
    const table = effectsShowAtOnce(c, s, seat, c.empire[card].action ?? []) ? c.options.placeOnCardAndSee : c.options.placeOnCard;
    for (let i = 0; i < player.citizens.length; i++) if (player.citizens[i] === AVAILABLE) moves.push(table[i][card]);
  }
}

function addWithoutFee(c: Content, s: MonState, player: Player, action: number, values: number, moves: TurnOption[]): void {
  const table = actionShowsAtOnce(c, s, player, ACTIONS[action], false) ? c.options.placeAndSee : c.options.place;
  const anyValue = c.actions[action].placement === 'any';
  for (let i = 0; i < player.citizens.length; i++)
    if (player.citizens[i] === AVAILABLE && (anyValue || isHighest(values, i + 1))) moves.push(table[i][action]);
}

function addWithFee(c: Content, s: MonState, player: Player, action: number, values: number, moves: TurnOption[]): void {
  const free = canCarryOut(c, s, player, ACTIONS[action], 0, false);
  const withFee = free && values !== 0 && canCarryOut(c, s, player, ACTIONS[action], c.crowdingFee, false);
  for (let i = 0; i < player.citizens.length; i++) {
    if (player.citizens[i] !== AVAILABLE) continue;
    const due = feeOf(c, action, values, i + 1) > 0;
    if (due ? withFee : free) moves.push((due ? c.options.placeWithFee : c.options.place)[i][action]);
  }
}

/** Undamaged, with an action, not used this round (MON-11.1, MON-11.2) and able to do something (MON-11.5). */
function canUseCard(c: Content, s: MonState, seat: Seat, card: number): boolean {
  const player = s.players[seat];
  const { action } = c.empire[card];
  return action !== null && !isDamaged(player, card) && !isOnCard(player, card) && canDoAny(c, s, seat, action);
}

export function placeOnBoard(s: MonState, seat: Seat, { citizen, place, action, fee }: PlaceOption): Next {
  const player = s.players[seat];
  player.citizens[citizen - 1] = place;
  player.coins -= fee;
  s.core.told?.push({ key: fee > 0 ? 'placedWithFee' : 'placed', params: { seat, citizen, action, fee } });
  return carryOut(s, seat, action, false);
}

export function placeOnCard(s: MonState, seat: Seat, { citizen, card, face }: PlaceOnCardOption): Next {
  s.players[seat].citizens[citizen - 1] = ON_CARD + face;
  s.core.told?.push({ key: 'placedOnCard', params: { seat, citizen, card } });
  return cardAction(s, seat, face);
}

/** The effects of a card's action in printed order (MON-11.5). */
function cardAction(s: MonState, seat: Seat, card: number): Next {
  return effectFrames(seat, content.of(s).empire[card].action ?? []);
}

/** Every placement that is not offered, with the first rule that stands against it. */
export function refusedPlacements(s: MonState, seat: Seat): Refused[] {
  const c = content.of(s);
  const player = s.players[seat];
  const values = valuesOnBoard(s);
  const refused: Refused[] = [];
  for (const citizen of CITIZENS.slice(0, player.citizens.length)) {
    const absent = whyNotAvailable(c, player, citizen);
    for (let action = 0; action < ACTIONS.length; action++) {
      const why = absent ?? whyNotEnter(c, s, seat, action, values[action], citizen);
      if (why !== null) refused.push({ ...c.options.place[citizen - 1][action], refusal: why });
    }
    for (const card of player.city) {
      if (c.empire[card].action === null) continue;
      const why = absent ?? whyNotUseCard(c, s, seat, card);
      if (why !== null) refused.push({ ...c.options.placeOnCard[citizen - 1][card], refusal: why });
    }
    refused.push(...refusedRivalCards(c, s, seat, citizen));
  }
  return refused;
}

/** Cards with an action that only others have (MON-11.3). */
function refusedRivalCards(c: Content, s: MonState, seat: Seat, citizen: number): Refused[] {
  const seen = new Set(s.players[seat].city);
  return s.players.flatMap(({ city }, ownerSeat) =>
    city.flatMap((card) => {
      const { id, action } = c.empire[card];
      if (action === null || seen.has(card)) return [];
      seen.add(card);
      const at = [`citizen:${citizen}`, `rival:${ownerSeat}:${id}`];
      return [{ ...c.options.placeOnCard[citizen - 1][card], at, refusal: refusal('MON-11.3', 'notYourCard', { card: id, ownerSeat }) }];
    }),
  );
}

function whyNotAvailable(c: Content, player: Player, citizen: number): Refusal | null {
  const place = player.citizens[citizen - 1];
  if (place === AVAILABLE) return null;
  if (place === FAMINE) return refusal('MON-8.14', 'citizenStarves', { citizen });
  if (place < ON_CARD) return refusal('MON-4.2', 'citizenPlaced', { citizen, action: ACTIONS[place] });
  return refusal('MON-4.2', 'citizenOnCard', { citizen, card: c.empire[place - ON_CARD].id });
}

function whyNotEnter(c: Content, s: MonState, seat: Seat, action: number, values: number, citizen: number): Refusal | null {
  const id = ACTIONS[action];
  if (isCovered(c, s, action)) return refusal('MON-4.11', 'actionCovered', { action: id, round: c.actions[action].fromRound });
  if (c.actions[action].placement === 'higher' && !isHighest(values, citizen)) {
    const highest = 31 - Math.clz32(values);
    return refusal('MON-4.5', 'notHigher', { citizen, action: id, highest, ownerSeat: ownerOf(s, action, highest) });
  }
  return whyNotCarryOut(c, s, seat, id, feeOf(c, action, values, citizen), false);
}

/** Whose citizen of that value lies on a board action. */
function ownerOf(s: MonState, action: number, citizen: number): Seat {
  return s.players.findIndex((player) => player.citizens[citizen - 1] === action);
}

function whyNotUseCard(c: Content, s: MonState, seat: Seat, card: number): Refusal | null {
  const player = s.players[seat];
  const { id, action } = c.empire[card];
  if (isDamaged(player, card)) return refusal('MON-6.10', 'cardDamaged', { card: id });
  if (isOnCard(player, card)) return refusal('MON-11.2', 'cardUsed', { card: id });
  return action !== null && canDoAny(c, s, seat, action) ? null : refusal('MON-11.5', 'cardWithoutEffect', { card: id });
}
