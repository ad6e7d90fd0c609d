/** Build (MON-10.2 to MON-10.12), with the Grue (MON-13.12 to MON-13.14) and discounts (MON-13.20). */

import { type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { BuildOption } from '../options.ts';
import { CAPACITY, freeCapacity, hasInCity, isDamaged, type MonState, OPENLY, type Player, symbols, takenBy } from '../state.ts';
import { effectFrames } from './effects.ts';
import { discardEmpire } from './preparation.ts';
import { step } from './step.ts';

/** Coins off every card the player builds. */
export function discountOf(c: Content, player: Player): number {
  let coins = 0;
  for (const card of player.city) if (c.empire[card].discount > 0 && !isDamaged(player, card)) coins += c.empire[card].discount;
  return coins;
}

function coinCost(c: Content, card: number, discount: number): number {
  return Math.max(0, c.empire[card].cost.coins - discount);
}

/** Whether the card can be built for its cost (MON-10.3 to MON-10.6). */
function canBuild(c: Content, player: Player, card: number, coins: number, discount: number): boolean {
  return coins >= coinCost(c, card, discount) && player.knowledge >= c.empire[card].cost.knowledge && !hasInCity(player, card);
}

/** A card may be discarded on a Build to build another for nothing (MON-13.12, MON-13.14). */
function isCrane(c: Content, player: Player, card: number): boolean {
  return c.empire[card].trigger?.on === 'build' && !isDamaged(player, card);
}

/** The crane leaves first, so it frees its place and is no copy of itself (MON-13.13). */
function canBuildWith(player: Player, crane: number, card: number): boolean {
  return card === crane || !hasInCity(player, card);
}

/** Whether a reserved card could be built, for its cost or with a crane. */
export function canBuildReserved(c: Content, player: Player, card: number): boolean {
  if (freeCapacity(c, player) > 0 && canBuild(c, player, card, player.coins, discountOf(c, player))) return true;
  return player.city.some((crane) => isCrane(c, player, crane) && canBuildWith(player, crane, card));
}

export function canBuildAny(c: Content, s: MonState, player: Player, coins: number): boolean {
  if (coins < 0) return false;
  if (freeCapacity(c, player) > 0) {
    const discount = discountOf(c, player);
    for (const card of s.empireRow) if (card >= 0 && canBuild(c, player, card, coins, discount)) return true;
    for (const card of player.reserve) if (canBuild(c, player, card, coins, discount)) return true;
  }
  for (const crane of player.city) {
    if (!isCrane(c, player, crane)) continue;
    for (const card of s.empireRow) if (card >= 0 && canBuildWith(player, crane, card)) return true;
    for (const card of player.reserve) if (canBuildWith(player, crane, card)) return true;
  }
  return false;
}

/** Why nothing can be built, the fee of the placement included. */
export function whyNotBuildAny(c: Content, s: MonState, player: Player, fee: number): Refusal {
  const { coins, knowledge } = player;
  if (freeCapacity(c, player) <= 0 && !player.city.some((card) => isCrane(c, player, card)))
    return refusal('MON-10.4', 'cityFull', { capacity: symbols(c, player, CAPACITY) });
  if (coins < fee) return refusal('MON-10.12', 'feeUnpayable', { action: 'build', fee, coins });
  if (canBuildAny(c, s, player, coins)) return refusal('MON-10.12', 'feeTooDear', { action: 'build', fee, coins });
  return refusal('MON-4.9', 'nothingToBuild', { coins, knowledge });
}

export const chooseBuild = step.pick('chooseBuild', {
  rule: ['MON-10.2', 'MON-10.3', 'MON-10.4', 'MON-10.6', 'MON-13.12'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    // Silence would tell the others that no reserved card can be built.
    return pick(seat, buildOptions(s, seat), { always: s.players[seat].reserve.length > 0 });
  },
  answer(s, { seat }, option): Next {
    return build(s, seat, option);
  },
  refused(s, { seat }): Refused[] {
    return refusedBuilds(s, seat);
  },
});

export function buildOptions(s: MonState, seat: Seat): BuildOption[] {
  const c = content.of(s);
  const player = s.players[seat];
  const { empireRow } = s;
  const { reserve } = player;
  const options: BuildOption[] = [];
  if (freeCapacity(c, player) > 0) {
    const discount = discountOf(c, player);
    for (let i = 0; i < empireRow.length; i++) {
      const card = empireRow[i];
      if (card >= 0 && empireRow.indexOf(card) === i && canBuild(c, player, card, player.coins, discount))
        options.push(c.options.build[card][coinCost(c, card, discount)]);
    }
    for (let i = 0; i < reserve.length; i++) {
      const card = reserve[i];
      if (reserve.indexOf(card) === i && canBuild(c, player, card, player.coins, discount))
        options.push(c.options.buildReserved[card][coinCost(c, card, discount)]);
    }
  }
  for (const crane of player.city) {
    if (!isCrane(c, player, crane)) continue;
    for (let i = 0; i < empireRow.length; i++) {
      const card = empireRow[i];
      if (card >= 0 && empireRow.indexOf(card) === i && canBuildWith(player, crane, card)) options.push(c.options.buildFree[crane][card]);
    }
    for (let i = 0; i < reserve.length; i++) {
      const card = reserve[i];
      if (reserve.indexOf(card) === i && canBuildWith(player, crane, card)) options.push(c.options.buildReservedFree[crane][card]);
    }
  }
  return options;
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

function refusedBuilds(s: MonState, seat: Seat): Refused[] {
  const c = content.of(s);
  const player = s.players[seat];
  const discount = discountOf(c, player);
  const refused: Refused[] = [];
  for (const card of new Set(s.empireRow)) {
    const why = card < 0 ? null : whyNotBuild(c, player, card, discount);
    if (why !== null) refused.push({ ...c.options.build[card][coinCost(c, card, discount)], refusal: why });
  }
  for (const card of new Set(player.reserve)) {
    const why = whyNotBuild(c, player, card, discount);
    if (why !== null) refused.push({ ...c.options.buildReserved[card][coinCost(c, card, discount)], refusal: why });
  }
  return refused;
}

function whyNotBuild(c: Content, player: Player, card: number, discount: number): Refusal | null {
  const { id, cost } = c.empire[card];
  const price = coinCost(c, card, discount);
  if (hasInCity(player, card)) return refusal('MON-10.6', 'copyOwned', { card: id });
  if (freeCapacity(c, player) <= 0) return refusal('MON-10.4', 'noCapacity', { card: id, capacity: symbols(c, player, CAPACITY) });
  if (player.coins < price) return refusal('MON-10.3', 'cardTooDear', { card: id, price, coins: player.coins });
  if (player.knowledge < cost.knowledge)
    return refusal('MON-10.3', 'tooLittleKnowledge', { card: id, price: cost.knowledge, knowledge: player.knowledge });
  return null;
}
