/** ANA-7: path card and production tracks. */

import { content } from '../content/content.ts';
import { step } from '../state.ts';
import { gain, gainAll, producedEachRound } from './gains.ts';

export const production = step.work('production', {
  rule: ['ANA-7.1', 'ANA-7.2', 'ANA-7.4', 'ANA-7.5'],
  run(s) {
    const c = content.of(s);
    s.players.forEach((p, seat) => {
      gainAll(s, seat, c.paths[p.paths[p.paths.length - 1]].gain);
      for (let good = 0; good < c.production.length; good++) {
        const n = producedEachRound(c, p, good);
        if (n > 0) gain(s, seat, good, n);
      }
    });
  },
});
