/** Another world that looks the same to a seat: decks reshuffled, face-down cards and unseen deployments guessed. */

import { below, type Chance, type Seat, shuffle } from '@castellan/engine';
import { content } from './content/content.ts';
import { isFaceDown, unseenAttacks } from './rules/attack-cards.ts';
import { ASKED_SIDES, DEPLOYED } from './rules/deployment.ts';
import type { AnaState, Player } from './state.ts';
import { FRESH_KINDS, SIDES } from './vocabulary.ts';

export function determinize(s: AnaState, seat: Seat | null, rng: Chance): void {
  shuffle(rng, s.pathDeck);
  for (const p of s.players) shuffle(rng, p.deck);
  guessAttackCards(s, rng);
  if (s.phase !== 'preparation') return;
  s.players.forEach((p, other) => {
    if (other !== seat) guessDeployment(p, rng);
  });
}

/** Any card with that back that is not seen lying anywhere is as likely. */
function guessAttackCards(s: AnaState, rng: Chance): void {
  if (!s.players.some((p) => p.attacks.some((_, slot) => isFaceDown(p, slot)))) return;
  const c = content.of(s);
  const unseen = shuffle(rng, unseenAttacks(s, c));
  for (const p of s.players)
    for (let slot = 0; slot < p.attacks.length; slot++) {
      if (!isFaceDown(p, slot)) continue;
      const { type } = c.attackCards[p.attacks[slot]];
      const at = unseen.findIndex((card) => c.attackCards[card].type === type);
      [p.attacks[slot]] = unseen.splice(at, 1);
    }
}

/** As many workers, as far as the deployment has been asked, on other sides. */
function guessDeployment(p: Player, rng: Chance): void {
  for (let kind = 0; kind < FRESH_KINDS; kind++) {
    const first = kind * ASKED_SIDES;
    const asked = Math.min(ASKED_SIDES, p.deploying - first);
    let left = p.goods[DEPLOYED[kind]];
    for (let side = 0; side < SIDES.length; side++) {
      const isLast = side === SIDES.length - 1;
      const n = side < asked ? below(rng, left + 1) : isLast && asked === ASKED_SIDES ? left : 0;
      p.deployed[kind * SIDES.length + side] = n;
      left -= n;
    }
  }
}
