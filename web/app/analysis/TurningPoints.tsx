/** The answers by which the game turned: what was given, what was better, and what would have been different. */

import type { Given, Slip } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { numeral, Shield, signed, tinctureOf } from '../../design/index.ts';
import { labelOf } from '../../shell/index.ts';
import { say } from '../language.ts';
import { percent } from './turning.ts';

interface TurningPointsProps {
  readonly points: readonly Slip[];
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly at: number;
  readonly onGo: (at: number) => void;
  /** The whole game has been looked at. */
  readonly done: boolean;
}

export function TurningPoints({ points, names, speaker, at, onGo, done }: TurningPointsProps) {
  return (
    <section aria-labelledby="turning">
      <h2 class="rubric" id="turning">
        {say('app.analysis.turning')}
      </h2>
      {points.length === 0 && <p class="none">{say(done ? 'app.analysis.noTurning' : 'app.analysis.looking')}</p>}
      <ol class="turning">
        {points.map(({ line, seat, played, better, loss, because }, n) => (
          <li key={line} class={line + 1 === at ? 'on' : ''}>
            <button type="button" onClick={() => onGo(line + 1)}>
              <span class="nth">{n + 1}</span>
              <Shield tincture={tinctureOf(seat)} size={20} />
              <b>{names[seat]}</b>
              <span class="when">{say('app.analysis.when', { answer: line + 1 })}</span>
              <span class="loss">{say('app.analysis.loss', { loss: percent(loss) })}</span>
            </button>
            <dl>
              <dt>{say('app.analysis.played')}</dt>
              <dd>{inWords(speaker, played)}</dd>
              <dt>{say('app.analysis.better')}</dt>
              <dd>
                <b>{inWords(speaker, better)}</b>
              </dd>
            </dl>
            {because.length > 0 && (
              <p class="because">
                {say('app.analysis.because', {
                  what: because.map(({ feature, more }) => `${speaker.say(`feature.${feature}`)} ${signed(rounded(more))}`).join(' · '),
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One place behind the point, where it is less than one. */
function rounded(n: number): number {
  return Math.abs(n) >= 1 ? Math.round(n) : Math.round(n * 10) / 10;
}

function inWords(speaker: Speaker, { text, chosen }: Given): string {
  if (chosen.length > 0) return chosen.map((option) => labelOf(speaker, option)).join(' · ');
  return Number.isNaN(Number(text)) ? speaker.say('option.none') : numeral(Number(text));
}
