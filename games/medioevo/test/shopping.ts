/** A player in the middle of his purchases. */

import { playTurn } from '../rules/turn.ts';
import type { UniState } from '../state.ts';
import { advanceTo, type PlayerPlan, type PositionPlan, position } from './builders.ts';

/** Seat 0, Byzantium, in his purchase turn; one other player unless said. */
export function shopping(player: PlayerPlan, plan: PositionPlan = {}, ...others: readonly PlayerPlan[]): UniState {
  const players = [player, ...(others.length === 0 ? [{}] : others)];
  return advanceTo(position(players, { phase: 'purchases', next: () => [playTurn.do({ seat: 0 })], ...plan }));
}
