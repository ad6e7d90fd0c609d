/** Placing a citizen (MON-4) on a board action, or on an Empire card of one's own (MON-11.1 to MON-11.4). */

import type { Next, Refused, Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { PlaceOnCardOption, PlaceOption, TurnOption } from '../options.ts';
import { AVAILABLE, FAMINE, isDamaged, type MonState, ON_CARD, type Player } from '../state.ts';
import { ACTIONS } from '../vocabulary.ts';
import { carryOut, whyNotCarryOut } from './board-actions.ts';
import { canDoAny, effectFrames } from './effects.ts';
import { nameOfCard, type OfCard, type OfPlayer, type Reason, type Refusals, reason, refuse } from './why-not.ts';

/** For each board action the values of the citizens on it, as bits. */
function valuesOnBoard(s: MonState): number[] {
  const values = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { citizens } of s.players)
    for (let i = 0; i < citizens.length; i++) if (citizens[i] >= 0 && citizens[i] < ON_CARD) values[citizens[i]] |= 1 << (i + 1);
  return values;
}

function isOnCard(player: Player, card: number): boolean {
  return player.citizens.includes(ON_CARD + card);
}

/** Every citizen with every place it may go to. */
export function addPlacements(s: MonState, seat: Seat, moves: TurnOption[], refused: Refusals): void {
  const player = s.players[seat];
  if (refused === null && !player.citizens.includes(AVAILABLE)) return;
  const c = content.of(s);
  const values = valuesOnBoard(s);
  for (let action = 0; action < ACTIONS.length; action++) addOnBoard(c, s, player, action, values[action], moves, refused);
  for (const card of player.city) if (c.empire[card].action !== null) addOnCard(c, s, seat, card, moves, refused);
  if (refused !== null) addRivalCards(c, s, seat, refused);
}

/** A citizen about to be placed. */
interface Placing extends OfPlayer {
  readonly citizen: number;
}

interface Entering extends Placing {
  readonly s: MonState;
  readonly action: number;
  readonly values: number;
}

function addOnBoard(c: Content, s: MonState, player: Player, action: number, values: number, moves: TurnOption[], refused: Refusals): void {
  const closed = whyNotOpen(c, s, action);
  if (closed !== null && refused === null) return;
  const impossible = whyNotCarryOut(c, s, player, ACTIONS[action], player.coins, false);
  if (impossible !== null && refused === null) return;
  const asksFee = c.actions[action].placement === 'matchOrFee' && c.crowdingFee > 0 && values !== 0;
  const impossibleWithFee = asksFee ? (impossible ?? whyNotPayFee(c, s, player, action)) : null;
  for (let i = 0; i < player.citizens.length; i++) {
    const citizen = i + 1;
    const absent = whyNotAvailable(player.citizens[i]);
    if (absent !== null && refused === null) continue;
    // Due where citizens lie and none has the same value (MON-10.9 to MON-10.11).
    const due = asksFee && (values & (1 << citizen)) === 0;
    const why = absent ?? closed ?? whyNotEnter(c, action, values, citizen) ?? (due ? impossibleWithFee : impossible);
    const option = (due ? c.options.placeWithFee : c.options.place)[i][action];
    if (why === null) moves.push(option);
    else refused?.push(refuse(option, why, { c, s, player, citizen, action, values }));
  }
}

const CITIZEN_STARVES = reason('MON-8.14', 'citizenStarves', ({ citizen }: Placing) => ({ citizen }));
const CITIZEN_PLACED = reason('MON-4.2', 'citizenPlaced', ({ player, citizen }: Placing) => ({
  citizen,
  action: ACTIONS[player.citizens[citizen - 1]],
}));
const CITIZEN_ON_CARD = reason('MON-4.2', 'citizenOnCard', ({ c, player, citizen }: Placing) => ({
  citizen,
  card: c.empire[player.citizens[citizen - 1] - ON_CARD].id,
}));

function whyNotAvailable(place: number): Reason<Placing> | null {
  if (place === AVAILABLE) return null;
  if (place === FAMINE) return CITIZEN_STARVES;
  return place < ON_CARD ? CITIZEN_PLACED : CITIZEN_ON_CARD;
}

const ACTION_COVERED = reason('MON-4.11', 'actionCovered', ({ c, action }: Entering) => ({
  action: ACTIONS[action],
  round: c.actions[action].fromRound,
}));

/** A cover tile hides actions not yet open. */
export function whyNotOpen(c: Content, s: MonState, action: number): Reason<Entering> | null {
  return c.actions[action].fromRound > s.round ? ACTION_COVERED : null;
}

const NOT_HIGHER = reason('MON-4.5', 'notHigher', ({ s, citizen, action, values }: Entering) => {
  const highest = 31 - Math.clz32(values);
  return { citizen, action: ACTIONS[action], highest, ownerSeat: s.players.findIndex(({ citizens }) => citizens[highest - 1] === action) };
});

/** Strictly higher than every citizen there, where nothing else is said. */
function whyNotEnter(c: Content, action: number, values: number, citizen: number): Reason<Entering> | null {
  return c.actions[action].placement === 'higher' && values >> citizen !== 0 ? NOT_HIGHER : null;
}

const feeParams = ({ c, player, action }: Entering) => ({ action: ACTIONS[action], fee: c.crowdingFee, coins: player.coins });
const BUILD_FEE_UNPAYABLE = reason('MON-10.12', 'feeUnpayable', feeParams);
const BUILD_FEE_TOO_DEAR = reason('MON-10.12', 'feeTooDear', feeParams);
const RECRUIT_FEE_UNPAYABLE = reason('MON-10.42', 'feeUnpayable', feeParams);
const RECRUIT_FEE_TOO_DEAR = reason('MON-10.42', 'feeTooDear', feeParams);
const RECRUIT = ACTIONS.indexOf('recruit');

/** Of an action that can be carried out without a fee: fee and price must be payable together. */
function whyNotPayFee(c: Content, s: MonState, player: Player, action: number): Reason<Entering> | null {
  const left = player.coins - c.crowdingFee;
  if (left < 0) return action === RECRUIT ? RECRUIT_FEE_UNPAYABLE : BUILD_FEE_UNPAYABLE;
  if (whyNotCarryOut(c, s, player, ACTIONS[action], left, false) === null) return null;
  return action === RECRUIT ? RECRUIT_FEE_TOO_DEAR : BUILD_FEE_TOO_DEAR;
}

function addOnCard(c: Content, s: MonState, seat: Seat, card: number, moves: TurnOption[], refused: Refusals): void {
  const player = s.players[seat];
  const useless = whyNotUseCard(c, s, seat, card);
  if (useless !== null && refused === null) return;
  for (let i = 0; i < player.citizens.length; i++) {
    const why = whyNotAvailable(player.citizens[i]) ?? useless;
    const option = c.options.placeOnCard[i][card];
    if (why === null) moves.push(option);
    else refused?.push(refuse(option, why, { c, player, citizen: i + 1, card }));
  }
}

const CARD_DAMAGED = reason('MON-6.10', 'cardDamaged', nameOfCard);
const CARD_USED = reason('MON-11.2', 'cardUsed', nameOfCard);
const CARD_WITHOUT_EFFECT = reason('MON-11.5', 'cardWithoutEffect', nameOfCard);

/** Of a card with an action (MON-11.1). */
function whyNotUseCard(c: Content, s: MonState, seat: Seat, card: number): Reason<OfCard> | null {
  const player = s.players[seat];
  if (isDamaged(player, card)) return CARD_DAMAGED;
  if (isOnCard(player, card)) return CARD_USED;
  return canDoAny(c, s, seat, c.empire[card].action ?? []) ? null : CARD_WITHOUT_EFFECT;
}

const NOT_YOUR_CARD = reason('MON-11.3', 'notYourCard', ({ ownerSeat, ...about }: OfCard & { readonly ownerSeat: Seat }) => ({
  ...nameOfCard(about),
  ownerSeat,
}));

/** Cards with an action that only others have are never a choice. */
function addRivalCards(c: Content, s: MonState, seat: Seat, refused: Refused[]): void {
  const player = s.players[seat];
  const seen = new Set(player.city);
  s.players.forEach(({ city }, ownerSeat) => {
    for (const card of city) {
      const { id, action } = c.empire[card];
      if (action === null || seen.has(card)) continue;
      seen.add(card);
      player.citizens.forEach((_, i) => {
        const option = { ...c.options.placeOnCard[i][card], at: [`citizen:${i + 1}`, `rival:${ownerSeat}:${id}`] };
        refused.push(refuse(option, NOT_YOUR_CARD, { c, card, ownerSeat }));
      });
    }
  });
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
