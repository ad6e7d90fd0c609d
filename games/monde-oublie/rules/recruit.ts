/** Recruit (MON-10.40 to MON-10.54). */

import { type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { JoinOption, RecruitOption } from '../options.ts';
import { ARMY_LIMIT, isUnused, type MonState, type Player, symbols, takenBy } from '../state.ts';
import { pay } from './board-actions.ts';
import { step } from './step.ts';

export function hasRoomForArmy(c: Content, player: Player): boolean {
  return player.armies.length < symbols(c, player, ARMY_LIMIT);
}

/** Room for an army, or one whose active card can be demobilised (MON-10.44 to MON-10.48). */
function canTakeSoldiers(c: Content, player: Player): boolean {
  return player.armies.some(isUnused) || hasRoomForArmy(c, player);
}

function isPayable(c: Content, player: Player, card: number, coins: number): boolean {
  const { cost } = c.military[card];
  return coins >= cost.coins && player.knowledge >= cost.knowledge;
}

export function canRecruit(c: Content, s: MonState, player: Player, coins: number): boolean {
  if (coins < 0 || !canTakeSoldiers(c, player)) return false;
  for (const card of s.militaryRow) if (card >= 0 && isPayable(c, player, card, coins)) return true;
  return false;
}

/** Why nobody can be recruited, the fee of the placement included. */
export function whyNotRecruit(c: Content, s: MonState, player: Player, fee: number): Refusal {
  const { coins, knowledge } = player;
  if (!canTakeSoldiers(c, player)) return refusal('MON-10.48', 'noRoomForSoldiers', { limit: symbols(c, player, ARMY_LIMIT) });
  if (!s.militaryRow.some((card) => card >= 0)) return refusal('MON-3.14', 'noSoldiersLeft');
  if (coins < fee) return refusal('MON-10.42', 'feeUnpayable', { action: 'recruit', fee, coins });
  if (canRecruit(c, s, player, coins)) return refusal('MON-10.42', 'feeTooDear', { action: 'recruit', fee, coins });
  return refusal('MON-10.40', 'soldiersTooDear', { coins, knowledge });
}

export const chooseRecruit = step.pick('chooseRecruit', {
  rule: ['MON-10.40', 'MON-10.41'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const c = content.of(s);
    const player = s.players[seat];
    const options: RecruitOption[] = [];
    for (let i = 0; i < s.militaryRow.length; i++) {
      const card = s.militaryRow[i];
      if (card >= 0 && s.militaryRow.indexOf(card) === i && isPayable(c, player, card, player.coins)) options.push(c.options.recruit[card]);
    }
    return pick(seat, options);
  },
  answer(_s, { seat }, { face }): Next {
    return joinArmy.do({ seat, card: face });
  },
  refused(s, { seat }): Refused[] {
    const c = content.of(s);
    const player = s.players[seat];
    const { coins, knowledge } = player;
    return [...new Set(s.militaryRow)]
      .filter((card) => card >= 0 && !isPayable(c, player, card, coins))
      .map((card) => ({ ...c.options.recruit[card], refusal: refusal('MON-10.40', 'soldiersTooDear', { coins, knowledge }) }));
  },
});

/** A new army if there is room, or on top of an unused one (MON-10.44 to MON-10.47). */
export const joinArmy = step.pick('joinArmy', {
  rule: ['MON-10.44', 'MON-10.45', 'MON-10.46', 'MON-10.47'],
  crumb: () => ({}),
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const c = content.of(s);
    const player = s.players[seat];
    const options: JoinOption[] = hasRoomForArmy(c, player) ? [c.options.newArmy] : [];
    for (let i = 0; i < player.armies.length; i++)
      if (isUnused(player.armies[i])) options.push(c.options.joinArmy[i][player.armies[i].active]);
    return pick(seat, options, { params: { soldiers: c.military[card].id } });
  },
  answer(s, { seat, card }, { index }) {
    recruit(s, seat, card, index);
    return undefined;
  },
  refused(s, { seat }): Refused[] {
    const c = content.of(s);
    const player = s.players[seat];
    const refused: Refused[] = [];
    if (!hasRoomForArmy(c, player))
      refused.push({ ...c.options.newArmy, refusal: refusal('MON-10.45', 'armyLimit', { limit: symbols(c, player, ARMY_LIMIT) }) });
    player.armies.forEach((army, i) => {
      const soldiers = c.military[army.active].id;
      if (!isUnused(army)) refused.push({ ...c.options.joinArmy[i][army.active], refusal: refusal('MON-10.47', 'armyUsed', { soldiers }) });
    });
    return refused;
  },
});

/** The old active card turns over under the new one and its coins go to the supply (MON-10.49 to MON-10.52). */
function recruit(s: MonState, seat: Seat, card: number, index: number): void {
  const c = content.of(s);
  const player = s.players[seat];
  const { id: soldiers, cost } = c.military[card];
  pay(player, cost);
  s.militaryRow[s.militaryRow.indexOf(card)] = takenBy(seat);
  if (index < 0) {
    player.armies.push({ active: card, legacy: [], nameCoins: 0, artCoins: 0 });
    s.core.told?.push({ key: 'recruitedNew', params: { seat, soldiers, ...cost } });
    return;
  }
  const { active, legacy } = player.armies[index];
  player.armies[index] = { active: card, legacy: [...legacy, active], nameCoins: 0, artCoins: 0 };
  s.core.told?.push({ key: 'recruitedOver', params: { seat, soldiers, oldSoldiers: c.military[active].id, ...cost } });
}
