/** Recruit (MON-10.40 to MON-10.54). */

import { type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { JoinOption, RecruitOption } from '../options.ts';
import { ARMY_LIMIT, type Army, isUnused, type MonState, type Player, symbols, takenBy } from '../state.ts';
import { pay } from './board-actions.ts';
import { step } from './step.ts';
import { type OfPlayer, type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

interface Joining extends OfPlayer {
  readonly army: Army;
}

const ARMY_LIMIT_REACHED = reason('MON-10.45', 'armyLimit', ({ c, player }: OfPlayer) => ({ limit: symbols(c, player, ARMY_LIMIT) }));

export function whyNotNewArmy(c: Content, player: Player): Reason<OfPlayer> | null {
  return player.armies.length < symbols(c, player, ARMY_LIMIT) ? null : ARMY_LIMIT_REACHED;
}

const ARMY_USED = reason('MON-10.47', 'armyUsed', ({ c, army }: Joining) => ({ soldiers: c.military[army.active].id }));

/** Only an unused active card can be demobilised. */
export function whyNotJoin(army: Army): Reason<Joining> | null {
  return isUnused(army) ? null : ARMY_USED;
}

const SOLDIERS_TOO_DEAR = reason('MON-10.40', 'soldiersTooDear', ({ player: { coins, knowledge } }: OfPlayer) => ({
  coins,
  knowledge,
}));

export function whyNotRecruit(c: Content, player: Player, card: number, coins: number): Reason<OfPlayer> | null {
  const { cost } = c.military[card];
  return coins >= cost.coins && player.knowledge >= cost.knowledge ? null : SOLDIERS_TOO_DEAR;
}

const NO_ROOM_FOR_SOLDIERS = reason('MON-10.48', 'noRoomForSoldiers', ({ c, player }: OfPlayer) => ({
  limit: symbols(c, player, ARMY_LIMIT),
}));
const NO_SOLDIERS_LEFT = reason('MON-3.14', 'noSoldiersLeft', (_: OfPlayer) => ({}));

/** With so many coins. */
export function whyNotRecruitAny(c: Content, s: MonState, player: Player, coins: number): Reason<OfPlayer> | null {
  if (!player.armies.some((army) => whyNotJoin(army) === null) && whyNotNewArmy(c, player) !== null) return NO_ROOM_FOR_SOLDIERS;
  let why = NO_SOLDIERS_LEFT;
  for (const card of s.militaryRow) {
    if (card < 0) continue;
    if (whyNotRecruit(c, player, card, coins) === null) return null;
    why = SOLDIERS_TOO_DEAR;
  }
  return why;
}

export const chooseRecruit = step.pick('chooseRecruit', {
  rule: ['MON-10.40', 'MON-10.41'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, recruits(s, seat, null));
  },
  answer(_s, { seat }, { face }): Next {
    return joinArmy.do({ seat, card: face });
  },
  refused: (s, { seat }) => refusedBy((refused) => recruits(s, seat, refused)),
});

/** One option for each face in the row. */
function recruits(s: MonState, seat: Seat, refused: Refusals): RecruitOption[] {
  const c = content.of(s);
  const player = s.players[seat];
  const { militaryRow } = s;
  const options: RecruitOption[] = [];
  for (let i = 0; i < militaryRow.length; i++) {
    const card = militaryRow[i];
    if (card < 0 || militaryRow.indexOf(card) !== i) continue;
    const why = whyNotRecruit(c, player, card, player.coins);
    if (why === null) options.push(c.options.recruit[card]);
    else refused?.push(refuse(c.options.recruit[card], why, { c, player }));
  }
  return options;
}

/** A new army if there is room, or on top of an unused one (MON-10.44 to MON-10.47). */
export const joinArmy = step.pick('joinArmy', {
  rule: ['MON-10.44', 'MON-10.45', 'MON-10.46', 'MON-10.47'],
  crumb: () => ({}),
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    return pick(seat, joins(s, seat, null), { params: { soldiers: content.of(s).military[card].id } });
  },
  answer(s, { seat, card }, { index }) {
    recruit(s, seat, card, index);
    return undefined;
  },
  refused: (s, { seat }) => refusedBy((refused) => joins(s, seat, refused)),
});

function joins(s: MonState, seat: Seat, refused: Refusals): JoinOption[] {
  const c = content.of(s);
  const player = s.players[seat];
  const options: JoinOption[] = [];
  const crowded = whyNotNewArmy(c, player);
  if (crowded === null) options.push(c.options.newArmy);
  else refused?.push(refuse(c.options.newArmy, crowded, { c, player }));
  for (let i = 0; i < player.armies.length; i++) {
    const army = player.armies[i];
    const why = whyNotJoin(army);
    const option = c.options.joinArmy[i][army.active];
    if (why === null) options.push(option);
    else refused?.push(refuse(option, why, { c, player, army }));
  }
  return options;
}

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
