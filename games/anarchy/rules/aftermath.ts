/** ANA-34: loyalty, discontent, and from the sword to the plough. */

import type { Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type AnaState, type Player, scenarioCard } from '../state.ts';
import { BRAVERY, LOYALTY, SERF, SIDES } from '../vocabulary.ts';
import { forceOn } from './deployment.ts';
import { gain, gainDiscontent } from './gains.ts';
import { step } from './step.ts';

/** Each card that is not defended takes 1 loyalty, as long as there is any (ANA-34.2). */
export function loyaltyFor(s: AnaState, c: Content, undefended: number): number {
  return Math.max(0, c.resolve[s.round] - undefended);
}

/** What loyalty lacks is discontent (ANA-34.4). */
export function discontentFor(s: AnaState, c: Content, undefended: number): number {
  return c.resolve[s.round] - loyaltyFor(s, c, undefended);
}

/** In siege mode (ANA-39.3). */
export function braveryFor(s: AnaState, c: Content, defended: number): number {
  return scenarioCard(s, c).siege?.bravery[defended] ?? 0;
}

const FORCE_FOR_A_SERF = 3;

/** From the sword to the plough (ANA-34.6 to 34.8). */
export function serfsFor(p: Player): number {
  let force = 0;
  for (let side = 0; side < SIDES.length; side++) force += forceOn(p.deployed, side);
  return Math.floor(force / FORCE_FOR_A_SERF);
}

export const aftermath = step.work('aftermath', {
  rule: ['ANA-34.1', 'ANA-34.2', 'ANA-34.4', 'ANA-34.5', 'ANA-34.6', 'ANA-34.7', 'ANA-34.8', 'ANA-34.9', 'ANA-39.3'],
  crumb: () => ({}),
  run(s) {
    const c = content.of(s);
    for (let seat = 0; seat < s.core.seats; seat++) takeStock(s, c, seat);
  },
});

function takeStock(s: AnaState, c: Content, seat: Seat): void {
  const p = s.players[seat];
  gain(s, seat, BRAVERY, braveryFor(s, c, p.defended));
  s.core.told?.push({ key: 'aftermath', params: { seat, defended: p.defended, undefended: p.undefended } });
  gain(s, seat, LOYALTY, loyaltyFor(s, c, p.undefended));
  gainDiscontent(s, seat, discontentFor(s, c, p.undefended));
  const serfs = serfsFor(p);
  if (serfs > 0) gain(s, seat, SERF, serfs);
  p.deployed.fill(0);
  p.deploying = 0;
  p.attacks = [];
  p.faceUp = 0;
}
