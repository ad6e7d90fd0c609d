/** ANA-5: attack cards are dealt anew each round. */

import { shuffle } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type AnaState, clockwise, type Player } from '../state.ts';
import { step } from './step.ts';

/** The first player is served first, and whole; slots fill from left to right (ANA-5.4, 5.5). */
export const dealAttacks = step.work('dealAttacks', {
  rule: ['ANA-5.1', 'ANA-5.2', 'ANA-5.3', 'ANA-5.4', 'ANA-5.5', 'ANA-5.6', 'ANA-5.9', 'ANA-5.10'],
  run(s) {
    const c = content.of(s);
    const attacks = shuffle(
      s.core.chance,
      Array.from({ length: c.finalAssaults }, (_, i) => i),
    );
    const finals = shuffle(
      s.core.chance,
      Array.from({ length: c.attackCards.length - c.finalAssaults }, (_, i) => c.finalAssaults + i),
    );
    let faceUp = 0;
    for (let slot = 0; slot <= s.round; slot++) if (c.openSlots[slot]) faceUp |= 1 << slot;
    for (const seat of clockwise(s)) {
      const p = s.players[seat];
      p.attacks = [...finals.splice(-1), ...attacks.splice(-s.round).reverse()];
      p.faceUp = faceUp;
    }
    s.core.told?.push({ key: 'attacksDealt', params: { round: s.round, n: s.round } });
  },
});

export function isFaceDown(p: Player, slot: number): boolean {
  return slot < p.attacks.length && (p.faceUp & (1 << slot)) === 0;
}

/** The attack cards that may lie face down somewhere: all but those that are seen. */
export function unseenAttacks(s: AnaState, c: Content): number[] {
  const seen: boolean[] = [];
  for (const p of s.players)
    for (let slot = 0; slot < p.attacks.length; slot++) if (p.attacks[slot] >= 0 && !isFaceDown(p, slot)) seen[p.attacks[slot]] = true;
  const unseen: number[] = [];
  for (let card = 0; card < c.finalAssaults; card++) if (seen[card] !== true) unseen.push(card);
  return unseen;
}

/** A back tells the type (ANA-5.7): what such a card may be, as places in `Content.attackCards`. */
export function facesBehind(s: AnaState, c: Content, type: number): readonly number[] {
  return unseenAttacks(s, c).filter((card) => c.attackCards[card].type === type);
}
