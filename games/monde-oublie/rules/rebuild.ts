/** Rebuild (MON-10.30 to MON-10.35) and repairs of every kind (MON-5.21, MON-6.19, MON-12.9). */

import { type Next, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CardOption } from '../options.ts';
import { isDamaged, type MonState, type Player } from '../state.ts';
import { step } from './step.ts';
import { nameOfCard, type OfCard, type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

export function rebuild(s: MonState, seat: Seat): Next {
  return [chooseRebuildRepairs.do({ seat, n: content.of(s).rebuildRepairs }), finishRebuild.do({ seat })];
}

export const finishRebuild = step.work('finishRebuild', {
  rule: ['MON-10.31', 'MON-10.34'],
  run(s, { seat }: { seat: Seat }) {
    const { rebuildCoins } = content.of(s);
    takeTile(s, seat);
    s.players[seat].coins += rebuildCoins;
    s.core.told?.push({ key: 'gainedCoins', params: { seat, n: rebuildCoins } });
  },
});

/** The tile is taken and shows the hand, unless it already does (MON-10.31 to MON-10.33). */
export function takeTile(s: MonState, seat: Seat): void {
  if (s.handSide) return;
  s.firstPlayer = seat;
  s.handSide = true;
  s.core.told?.push({ key: 'tookTile', params: { seat } });
}

/** Up to `n` damaged cards, of the player's choice. */
export const chooseRebuildRepairs = step.subset('chooseRebuildRepairs', {
  rule: ['MON-10.30', 'MON-12.9'],
  crumb: () => ({}),
  ask(s, { seat, n }: { seat: Seat; n: number }) {
    const damaged = repairs(s, seat, null);
    if (damaged.length === 0) return null;
    const max = Math.min(n, damaged.length);
    // Where every card can be repaired there is nothing to weigh.
    return subset(seat, damaged, { params: { n: max }, min: 0, max, suggest: () => (damaged.length <= n ? [damaged] : []) });
  },
  answer(s, { seat }, chosen) {
    repair(s, seat, chosen);
    return undefined;
  },
  refused: (s, { seat }) => refusedBy((refused) => repairs(s, seat, refused)),
});

/** Just before the dice; forced while there is a damaged card (MON-5.21). */
export const chooseArmyRepairs = step.subset('chooseArmyRepairs', {
  rule: 'MON-5.21',
  crumb: () => ({}),
  ask(s, { seat, n }: { seat: Seat; n: number }) {
    const damaged = repairs(s, seat, null);
    if (damaged.length === 0) return null;
    const count = Math.min(n, damaged.length);
    return subset(seat, damaged, { params: { n: count }, min: count, max: count });
  },
  answer(s, { seat }, chosen) {
    repair(s, seat, chosen);
    return undefined;
  },
  refused: (s, { seat }) => refusedBy((refused) => repairs(s, seat, refused)),
});

const NOT_DAMAGED = reason('MON-6.19', 'notDamaged', nameOfCard);

function whyNotRepair(player: Player, card: number): Reason<OfCard> | null {
  return isDamaged(player, card) ? null : NOT_DAMAGED;
}

function repairs(s: MonState, seat: Seat, refused: Refusals): CardOption[] {
  const c = content.of(s);
  const player = s.players[seat];
  const options: CardOption[] = [];
  for (const card of player.city) {
    const why = whyNotRepair(player, card);
    if (why === null) options.push(c.options.cityCard[card]);
    else refused?.push(refuse(c.options.cityCard[card], why, { c, card }));
  }
  return options;
}

function repair(s: MonState, seat: Seat, chosen: readonly CardOption[]): void {
  if (chosen.length === 0) return;
  const player = s.players[seat];
  player.damaged = player.damaged.filter((card) => !chosen.some(({ face }) => face === card));
  s.core.told?.push({ key: 'repaired', params: { seat, cards: chosen.map(({ card }) => card) } });
}
