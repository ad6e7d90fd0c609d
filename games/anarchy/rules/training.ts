/** ANA-23: knight training. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { bitsIn } from '../state.ts';
import { KNIGHT_ICONS } from '../vocabulary.ts';
import { discardRevealed, reveal } from './domain.ts';
import { followedBy, grant } from './effects.ts';
import { step } from './step.ts';

/** Only the number of different icons counts (ANA-23.4). */
export const train = step.work('train', {
  rule: ['ANA-23.3', 'ANA-23.4'],
  run(s, { seat, cards }: { seat: Seat; cards: number }) {
    const { domain, training } = content.of(s);
    const revealed = reveal(s, seat, cards);
    let icons = 0;
    for (const card of revealed) icons |= 1 << domain[card].knight;
    s.core.told?.push({ key: 'trains', params: { seat, icons: revealed.map((card) => KNIGHT_ICONS[domain[card].knight]) } });
    return followedBy(grant(s, seat, training[bitsIn(icons)]), discardRevealed.do({ seat }));
  },
});
