/** ANA-26: tournaments. */

import type { Next, Seat } from '@castellan/engine';
import { content, type DomainCard } from '../content/content.ts';
import { HANDS } from '../vocabulary.ts';
import { putAway, reveal } from './domain.ts';
import { grant } from './effects.ts';
import { step } from './step.ts';

/** ANA-26.4 */
export function hits(jouster: DomainCard, other: DomainCard): boolean {
  return jouster.lance !== other.shield;
}

/** Reveals pairs of cards until one of the two hits alone; the player wins after so many draws (ANA-26.5 to 26.7). */
export const joust = step.work('joust', {
  rule: ['ANA-26.3', 'ANA-26.5', 'ANA-26.6', 'ANA-26.7', 'ANA-26.8', 'ANA-26.9'],
  run(s, { seat, line }: { seat: Seat; line: number }): Next {
    const { domain, jousts } = content.of(s);
    const p = s.players[seat];
    let wins = true;
    for (let pass = 0; pass < jousts.passes; pass++) {
      const cards = reveal(s, seat, 2);
      const player = domain[cards[2 * pass]];
      const opponent = domain[cards[2 * pass + 1]];
      const playerHits = hits(player, opponent);
      const opponentHits = hits(opponent, player);
      s.core.told?.push({
        key: playerHits === opponentHits ? 'joustDrawn' : playerHits ? 'joustWon' : 'joustLost',
        params: {
          seat,
          lance: HANDS[player.lance],
          shield: HANDS[player.shield],
          otherLance: HANDS[opponent.lance],
          otherShield: HANDS[opponent.shield],
        },
      });
      if (playerHits === opponentHits) continue;
      wins = playerHits;
      break;
    }
    putAway(s, seat);
    s.core.told?.push({ key: wins ? 'winsTournament' : 'losesTournament', params: { seat, number: line + 1 } });
    if (!wins) return undefined;
    p.victories |= 1 << line;
    return grant(s, seat, jousts.victories[line]);
  },
});
