/** Path cards: those taken with how far their goals are, and those to choose from. */

import type { PlayerView } from '@castellan/anarchy';
import type { Speaker } from '@castellan/text';
import { thing } from '../../shell/index.ts';
import { belongingTo } from './belonging.ts';
import type { Facts } from './facts.ts';
import { AnaIcon } from './icons.ts';
import { Symbols } from './Symbols.tsx';
import { useAnaTable } from './table.ts';
import { gainsInWords } from './words.ts';

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
                  <span class="name">{speaker.say(`name.path.${taken.path}`)}</span>
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

function goalInWords(speaker: Speaker, { goal, metrics, atLeast }: ReturnType<Facts['pathCard']>): string {
  const [one, two, three] = goal.map((values) => values.join(' + '));
  return speaker.say(atLeast ? 'board.pathGoal' : 'board.pathGoalAtMost', { metrics, one, two, three });
}

/** The draft: what each card brings now and asks for in the end. */
export function Draft() {
  const { view, facts, speaker, choice } = useAnaTable();
  return (
    <section class="draft">
      <h3 class="rubric">{speaker.say('board.draft')}</h3>
      <ul>
        {view.pathOffer.map((path) => (
          <li key={path}>
            <div {...thing(choice, `path:${path}`, 'card path-card')}>
              <span class="mini" aria-hidden="true">
                <AnaIcon name="pathCard" size={44} />
              </span>
              <span class="name">{speaker.say(`name.path.${path}`)}</span>
              <span class="sr">{gainsInWords(speaker, facts.pathCard(path).gain)}</span>
              <span class="syms" aria-hidden="true">
                <Symbols of={facts.pathCard(path).gain} size={18} />
              </span>
              <span class="text">{goalInWords(speaker, facts.pathCard(path))}</span>
              <Thresholds path={path} />
            </div>
          </li>
        ))}
      </ul>
      {view.pathDiscard.length > 0 && <p class="caption">{speaker.say('board.pathsGone', { paths: view.pathDiscard })}</p>}
      <p class="caption">{speaker.say('board.pathsLeft', { n: view.pathsLeft })}</p>
    </section>
  );
}

function Thresholds({ path }: { readonly path: string }) {
  const { speaker, facts } = useAnaTable();
  const { goal, atLeast } = facts.pathCard(path);
  return (
    <span class="thresholds" aria-hidden="true">
      {goal.map((values, at) => (
        <span key={at}>
          <b>
            {atLeast ? '' : '≤ '}
            {values.join(' + ')}
          </b>
          <small>{speaker.say('board.vp', { n: String(at + 1) })}</small>
        </span>
      ))}
    </span>
  );
}
