/** ANA-7: path card and production tracks. */

import { type Content, content } from '../content/content.ts';
import { token } from '../content/words.ts';
import type { Player } from '../state.ts';
import { GOODS } from '../vocabulary.ts';
import { producedEachRound } from './gains.ts';
import { step } from './step.ts';

export const production = step.work('production', {
  rule: ['ANA-7.1', 'ANA-7.2', 'ANA-7.4', 'ANA-7.5'],
  run(s) {
    const c = content.of(s);
    s.players.forEach((p, seat) => {
      const produced = producedBy(c, p);
      produced.forEach((n, good) => {
        p.goods[good] += n;
      });
      // One event for all, so that the chronicle is not full of it.
      s.core.told?.push({
        key: 'produces',
        params: { seat, gains: GOODS.flatMap((good, i) => (produced[i] > 0 ? token(good, produced[i]) : [])) },
      });
    });
  },
});

/** What the tracks and the path card just taken give, by good. */
function producedBy(c: Content, p: Player): readonly number[] {
  const produced = GOODS.map((_, good) => producedEachRound(c, p, good));
  const { gain } = c.paths[p.paths[p.paths.length - 1]];
  for (let i = 0; i < gain.length; i += 2) produced[gain[i]] += gain[i + 1];
  return produced;
}
