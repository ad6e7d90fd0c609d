/** The answers by which the game turned: what was given, what was better, and what would have been different. */

import type { Slip } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { Shield, type Tincture } from '../../design/index.ts';
import { featuresInWords, givenInWords, percent } from '../../shell/index.ts';
import { say } from '../language.ts';

interface TurningPointsProps {
  readonly points: readonly Slip[];
  readonly names: readonly string[];
  readonly shields: readonly Tincture[];
  readonly speaker: Speaker;
  readonly at: number;
  readonly onGo: (at: number) => void;
  /** The whole game has been looked at. */
  readonly done: boolean;
}

export function TurningPoints({ points, names, shields, speaker, at, onGo, done }: TurningPointsProps) {
  return (
    <section aria-labelledby="turning">
      <h2 class="rubric" id="turning">
        {say('app.analysis.turning')}
      </h2>
      {points.length === 0 && <p class="unfound">{say(done ? 'app.analysis.noTurning' : 'app.analysis.looking')}</p>}
      <ol class="turning">
        {points.map(({ line, seat, played, better, loss, because }, n) => (
          <li key={line} class={line + 1 === at ? 'on' : ''}>
            <button type="button" onClick={() => onGo(line + 1)}>
              <span class="nth">{n + 1}</span>
              <Shield tincture={shields[seat]} size={20} />
              <b>{names[seat]}</b>
              <span class="when">{say('app.analysis.when', { answer: line + 1 })}</span>
              <span class="loss">{say('app.analysis.loss', { loss: percent(loss) })}</span>
            </button>
            <dl>
              <dt>{say('app.analysis.played')}</dt>
              <dd>{givenInWords(speaker, played)}</dd>
              <dt>{say('app.analysis.better')}</dt>
              <dd>
                <b>{givenInWords(speaker, better)}</b>
              </dd>
            </dl>
            {because.length > 0 && <p class="because">{say('app.analysis.because', { what: featuresInWords(speaker, because) })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
