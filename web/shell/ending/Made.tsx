/** Why it ended so, in one line below who won. */

import type { Result } from '@castellan/engine';
import { Icon, numeral } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { ranking } from '../order.ts';
import { useLines } from './Scores.tsx';
import { madeBy } from './verdict.ts';

/** In which line of the scoring the winner was farthest ahead. */
export function Made({ result }: { readonly result: Result }) {
  const { nameOf, speaker } = useDesk();
  const { summed } = useLines(result);
  const made = madeBy(result, summed, ranking(result));
  if (made === null) return null;
  const { key, best, next, seat } = made;
  const line = speaker.say(`score.${key}`);
  const name = nameOf(seat);
  return (
    <p class="made">
      <Icon name="hint" size={20} /> {speaker.say('shell.end.made', { line, best: numeral(best), next: numeral(next), name })}
    </p>
  );
}
