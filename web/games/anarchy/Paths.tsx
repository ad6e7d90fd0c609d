/** Path cards taken, with how far their goals are. */

import type { PlayerView } from '@castellan/anarchy';
import type { Speaker } from '@castellan/text';
import { belongingTo } from './belonging.ts';
import type { Facts } from './facts.ts';
import { useAnaTable } from './table.ts';

const PLACES = [0, 1, 2, 3, 4] as const;

export function Paths({ of }: { readonly of: PlayerView }) {
  const { speaker, fresh, facts } = useAnaTable();
  return (
    <section class="paths">
      <h3 class="rubric">{speaker.say('board.paths')}</h3>
      <ol>
        {PLACES.map((place) => {
          const taken = of.paths[place];
          return (
            <li key={place} class={taken === undefined ? 'vacant' : fresh.has(belongingTo(of.seat, `path:${taken.path}`)) ? 'fresh' : ''}>
              {taken === undefined ? (
                <span aria-hidden="true">{place + 1}</span>
              ) : (
                <div class={`path p${taken.points}`} data-tip={goalInWords(speaker, facts.pathCard(taken.path))}>
                  <Name of={taken.path} />
                  <span class="sr">{goalInWords(speaker, facts.pathCard(taken.path))}</span>
                  <Goal path={taken.path} points={taken.points} counts={taken.counts} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** As many letters as a line of the narrow card holds. */
const LINE = 11;

function Name({ of }: { readonly of: string }) {
  const { speaker } = useAnaTable();
  const name = speaker.say(`name.path.${of}`);
  const isLong = name.split(/[ -]/).some((word) => word.length > LINE);
  return <span class={`name ${isLong ? 'long' : ''}`}>{name}</span>;
}

/** What is counted now, and the numbers that give 1, 2 and 3 points. */
function Goal({ path, points, counts }: { readonly path: string; readonly points: number; readonly counts: readonly number[] }) {
  const { speaker, facts } = useAnaTable();
  const { goal, atLeast } = facts.pathCard(path);
  return (
    <span class="goal">
      <span class="sr">{speaker.say('board.pathNow', { counts: counts.join(' + '), points })}</span>
      <b aria-hidden="true">{counts.join('·')}</b>
      <span class="rungs" aria-hidden="true">
        {!atLeast && '≤'}
        {goal.map((values, at) => (
          <i key={at} class={at < points ? 'on' : ''}>
            {values.join('·')}
          </i>
        ))}
      </span>
    </span>
  );
}

export function goalInWords(speaker: Speaker, { goal, metrics, atLeast }: ReturnType<Facts['pathCard']>): string {
  const [one, two, three] = goal.map((values) => values.join(' + '));
  return speaker.say(atLeast ? 'board.pathGoal' : 'board.pathGoalAtMost', { metrics, one, two, three });
}
