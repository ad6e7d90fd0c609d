/** Effects of cards (MON-11.5 to MON-11.8, MON-12): the small vocabulary of the content, carried out. */

import type { Frame, Next, Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import type { CardEffect, GainEffect } from '../content/schema.ts';
import { FAMINE, FOOD, isDamaged, type MonState, symbols } from '../state.ts';
import { MOST_CITIZENS } from '../vocabulary.ts';
import { carryOut, whyNotCarryOut } from './board-actions.ts';
import { chooseCopiedAction, hasSomethingToCopy } from './copying.ts';
import { chooseTitanStack, hasStackToArrange } from './hideout.ts';
import { chooseRebuildRepairs, takeTile } from './rebuild.ts';
import { step } from './step.ts';

type Effect = GainEffect | CardEffect;

/** A frame for each effect, in printed order. */
export function effectFrames(seat: Seat, effects: readonly Effect[]): Frame[] {
  const frames: Frame[] = [];
  for (const effect of effects) frames.push(doEffect.do({ seat, effect }));
  return frames;
}

/** A card can be used when at least one part of its action is possible (MON-11.5). */
export function canDoAny(c: Content, s: MonState, seat: Seat, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (canDo(c, s, seat, effect)) return true;
  return false;
}

function canDo(c: Content, s: MonState, seat: Seat, effect: Effect): boolean {
  const player = s.players[seat];
  switch (effect.type) {
    case 'gainCoins':
    case 'gainKnowledge':
    case 'roundSword':
      return true;
    case 'gainCitizen':
      return player.citizens.length < MOST_CITIZENS;
    case 'repair':
      return player.damaged.length > 0;
    case 'takeFirstPlayer':
      return !s.handSide;
    case 'performAction':
      return whyNotCarryOut(c, s, player, effect.action, player.coins, effect.free) === null;
    case 'copyEmpireAction':
      return hasSomethingToCopy(c, s, seat);
    case 'reorderTitans':
      return hasStackToArrange(s);
  }
}

/** One effect; skipped when it cannot be done. */
export const doEffect = step.work('doEffect', {
  rule: ['MON-11.5', 'MON-12.4', 'MON-12.5', 'MON-12.9', 'MON-12.13'],
  run(s, { seat, effect }: { seat: Seat; effect: Effect }): Next {
    if (!canDo(content.of(s), s, seat, effect)) return undefined;
    const player = s.players[seat];
    switch (effect.type) {
      case 'gainCoins':
        player.coins += effect.n;
        s.core.told?.push({ key: 'gainedCoins', params: { seat, n: effect.n } });
        return undefined;
      case 'gainKnowledge':
        player.knowledge += effect.n;
        s.core.told?.push({ key: 'gainedKnowledge', params: { seat, n: effect.n } });
        return undefined;
      case 'roundSword':
        player.roundSwords += effect.n;
        s.core.told?.push({ key: 'gainedSwords', params: { seat, n: effect.n } });
        return undefined;
      case 'gainCitizen':
        for (let i = 0; i < effect.n; i++) gainCitizen(s, seat);
        return undefined;
      case 'repair':
        return chooseRebuildRepairs.do({ seat, n: effect.n });
      case 'takeFirstPlayer':
        takeTile(s, seat);
        return undefined;
      case 'performAction':
        return carryOut(s, seat, effect.action, effect.free);
      case 'copyEmpireAction':
        return chooseCopiedAction.do({ seat });
      case 'reorderTitans':
        return chooseTitanStack.do({ seat, n: effect.n, thenMayAttack: effect.thenMayAttack });
    }
  },
});

/**
 * The lowest citizen still in the supply goes to the famine space (MON-10.70 to MON-10.71, MON-12.4); cards that wait for
 * a new citizen then pay by the food in sight (MON-13.1).
 */
export function gainCitizen(s: MonState, seat: Seat): void {
  const c = content.of(s);
  const player = s.players[seat];
  if (player.citizens.length >= MOST_CITIZENS) return;
  player.citizens.push(FAMINE);
  s.core.told?.push({ key: 'gainedCitizen', params: { seat, citizen: player.citizens.length } });
  for (const card of player.city) {
    const { id, trigger } = c.empire[card];
    if (trigger?.on !== 'gainCitizen' || isDamaged(player, card)) continue;
    const n = trigger.effect.coins * symbols(c, player, FOOD);
    player.coins += n;
    s.core.told?.push({ key: 'cardGaveCoins', params: { seat, card: id, n } });
  }
}
