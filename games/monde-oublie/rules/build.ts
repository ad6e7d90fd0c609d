/** Build (MON-10.2 to MON-10.12), with the Grue (MON-13.12 to MON-13.14) and discounts (MON-13.20). */

import { type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { BuildOption, Options } from '../options.ts';
import { CAPACITY, freeCapacity, hasInCity, isDamaged, type MonState, OPENLY, type Player, symbols, takenBy } from '../state.ts';
import { effectFrames } from './effects.ts';
import { discardEmpire } from './preparation.ts';
import { step } from './step.ts';
import { nameOfCard, type OfCard, type OfPlayer, type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

/** Coins off every card the player builds. */
export function discountOf(c: Content, player: Player): number {
  let coins = 0;
  for (const card of player.city) if (c.empire[card].discount > 0 && !isDamaged(player, card)) coins += c.empire[card].discount;
  return coins;
}

function coinCost(c: Content, card: number, discount: number): number {
  return Math.max(0, c.empire[card].cost.coins - discount);
}

/** Somebody about to build, with the coins left after a fee. */
interface Builder {
  readonly player: Player;
  readonly coins: number;
  readonly room: number;
  readonly discount: number;
}

export function builderOf(c: Content, player: Player, coins: number): Builder {
  return { player, coins, room: freeCapacity(c, player), discount: discountOf(c, player) };
}

interface Building extends Builder, OfCard {}

const COPY_OWNED = reason('MON-10.6', 'copyOwned', nameOfCard);
const NO_CAPACITY = reason('MON-10.4', 'noCapacity', ({ c, player, card }: Building) => ({
  card: c.empire[card].id,
  capacity: symbols(c, player, CAPACITY),
}));
const CARD_TOO_DEAR = reason('MON-10.3', 'cardTooDear', ({ c, card, coins, discount }: Building) => ({
  card: c.empire[card].id,
  price: coinCost(c, card, discount),
  coins,
}));
const TOO_LITTLE_KNOWLEDGE = reason('MON-10.3', 'tooLittleKnowledge', ({ c, player, card }: Building) => ({
  card: c.empire[card].id,
  price: c.empire[card].cost.knowledge,
  knowledge: player.knowledge,
}));

/** For its cost. */
export function whyNotBuild(c: Content, { player, coins, room, discount }: Builder, card: number): Reason<Building> | null {
  if (hasInCity(player, card)) return COPY_OWNED;
  if (room <= 0) return NO_CAPACITY;
  if (coins < coinCost(c, card, discount)) return CARD_TOO_DEAR;
  return player.knowledge < c.empire[card].cost.knowledge ? TOO_LITTLE_KNOWLEDGE : null;
}

/** A card may be discarded on a Build to build another for nothing (MON-13.12, MON-13.14). */
function isCrane(c: Content, player: Player, card: number): boolean {
  return c.empire[card].trigger?.on === 'build' && !isDamaged(player, card);
}

/** The crane leaves first, so it frees its place and is no copy of itself (MON-13.13). */
function whyNotBuildWith(player: Player, crane: number, card: number): Reason<OfCard> | null {
  return card !== crane && hasInCity(player, card) ? COPY_OWNED : null;
}

/** Whether a reserved card could be built, for its cost or with a crane. */
export function canBuildReserved(c: Content, player: Player, card: number): boolean {
  if (whyNotBuild(c, builderOf(c, player, player.coins), card) === null) return true;
  return player.city.some((crane) => isCrane(c, player, crane) && whyNotBuildWith(player, crane, card) === null);
}

const CITY_FULL = reason('MON-10.4', 'cityFull', ({ c, player }: OfPlayer) => ({
  capacity: symbols(c, player, CAPACITY),
}));
const NOTHING_TO_BUILD = reason('MON-4.9', 'nothingToBuild', ({ player: { coins, knowledge } }: OfPlayer) => ({
  coins,
  knowledge,
}));

/** With so many coins. */
export function whyNotBuildAny(c: Content, s: MonState, player: Player, coins: number): Reason<OfPlayer> | null {
  const builder = builderOf(c, player, coins);
  if (builder.room > 0) {
    for (const card of s.empireRow) if (card >= 0 && whyNotBuild(c, builder, card) === null) return null;
    for (const card of player.reserve) if (whyNotBuild(c, builder, card) === null) return null;
  }
  let why = builder.room > 0 ? NOTHING_TO_BUILD : CITY_FULL;
  for (const crane of player.city) {
    if (!isCrane(c, player, crane)) continue;
    for (const card of s.empireRow) if (card >= 0 && whyNotBuildWith(player, crane, card) === null) return null;
    for (const card of player.reserve) if (whyNotBuildWith(player, crane, card) === null) return null;
    why = NOTHING_TO_BUILD;
  }
  return why;
}

export const chooseBuild = step.pick('chooseBuild', {
  rule: ['MON-10.2', 'MON-10.3', 'MON-10.4', 'MON-10.6', 'MON-13.12'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    // Silence would tell the others that no reserved card can be built.
    return pick(seat, builds(s, seat, null), { always: s.players[seat].reserve.length > 0 });
  },
  answer(s, { seat }, option): Next {
    return build(s, seat, option);
  },
  refused: (s, { seat }) => refusedBy((refused) => builds(s, seat, refused)),
});

export function builds(s: MonState, seat: Seat, refused: Refusals): BuildOption[] {
  const c = content.of(s);
  const player = s.players[seat];
  const builder = builderOf(c, player, player.coins);
  const options: BuildOption[] = [];
  addBuilds(c, builder, s.empireRow, c.options.build, options, refused);
  addBuilds(c, builder, player.reserve, c.options.buildReserved, options, refused);
  for (const crane of player.city) {
    if (!isCrane(c, player, crane)) continue;
    addFreeBuilds(c, player, crane, s.empireRow, c.options.buildFree, options, refused);
    addFreeBuilds(c, player, crane, player.reserve, c.options.buildReservedFree, options, refused);
  }
  return options;
}

/** One option for each face among the cards, by card and coins to pay. */
function addBuilds(
  c: Content,
  builder: Builder,
  cards: readonly number[],
  table: Options['build'],
  options: BuildOption[],
  refused: Refusals,
): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card < 0 || cards.indexOf(card) !== i) continue;
    const why = whyNotBuild(c, builder, card);
    const option = table[card][coinCost(c, card, builder.discount)];
    if (why === null) options.push(option);
    else refused?.push(refuse(option, why, { c, card, ...builder }));
  }
}

function addFreeBuilds(
  c: Content,
  player: Player,
  crane: number,
  cards: readonly number[],
  table: Options['buildFree'],
  options: BuildOption[],
  refused: Refusals,
): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card < 0 || cards.indexOf(card) !== i) continue;
    const why = whyNotBuildWith(player, crane, card);
    if (why === null) options.push(table[crane][card]);
    else refused?.push(refuse(table[crane][card], why, { c, card }));
  }
}

function build(s: MonState, seat: Seat, { card, face, coins, knowledge, fromReserve, withCard, discards }: BuildOption): Next {
  const player = s.players[seat];
  if (discards >= 0) {
    player.city.splice(player.city.indexOf(discards), 1);
    discardEmpire(s, discards);
  }
  player.coins -= coins;
  player.knowledge -= knowledge;
  if (fromReserve) takeFromReserve(player, face);
  else s.empireRow[s.empireRow.indexOf(face)] = takenBy(seat);
  player.city.push(face);
  s.core.told?.push(
    withCard === null ? { key: 'built', params: { seat, card, coins, knowledge } } : { key: 'builtWith', params: { seat, card, withCard } },
  );
  return effectFrames(seat, content.of(s).empire[face].onGain);
}

/** Of two copies the openly reserved one is built: that the other is a copy too remains its owner's secret. */
function takeFromReserve(player: Player, card: number): void {
  const open = player.reserve.findIndex((reserved, i) => reserved === card && player.reserveFrom[i] === OPENLY);
  const i = open < 0 ? player.reserve.indexOf(card) : open;
  player.reserve.splice(i, 1);
  player.reserveFrom.splice(i, 1);
}
