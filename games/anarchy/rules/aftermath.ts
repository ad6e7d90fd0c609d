/** ANA-34: loyalty, discontent, and from the sword to the plough. */

import type { Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type AnaState, scenarioCard, step } from '../state.ts';
import { BRAVERY, LOYALTY, SERF, SIDES } from '../vocabulary.ts';
import { gain, gainDiscontent } from './gains.ts';
import { forceOn } from './preparation.ts';

const FORCE_FOR_A_SERF = 3;

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
  const resolve = c.resolve[s.round];
  const { siege } = scenarioCard(s, c);
  if (siege !== null) gain(s, seat, BRAVERY, siege.bravery[p.defended]);
  const loyalty = Math.max(0, resolve - p.undefended);
  s.core.told?.push({ key: 'aftermath', params: { seat, defended: p.defended, undefended: p.undefended } });
  gain(s, seat, LOYALTY, loyalty);
  gainDiscontent(s, seat, resolve - loyalty);
  let force = 0;
  for (let side = 0; side < SIDES.length; side++) force += forceOn(p, side);
  const serfs = Math.floor(force / FORCE_FOR_A_SERF);
  if (serfs > 0) gain(s, seat, SERF, serfs);
  p.deployed.fill(0);
  p.deploying = 0;
  p.attacks = [];
  p.faceUp = 0;
}
