/** The chances of all seats over the game, one above the other; beneath it the moment one looks at. */

import type { Analysis, Slip } from '@castellan/bots';
import type { Seat } from '@castellan/engine';
import { useId } from 'preact/hooks';
import { Shield, tinctureOf } from '../../design/index.ts';
import { percent } from '../../shell/index.ts';
import { say } from '../language.ts';
import { chancesAfter } from './turning.ts';

const WIDTH = 900;
const HEIGHT = 270;

interface ChartProps {
  readonly analysis: Analysis;
  readonly answers: number;
  readonly names: readonly string[];
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly points: readonly Slip[];
}

export function Chart({ analysis, answers, names, at, onGo, points }: ChartProps) {
  const { chances } = analysis;
  const here = chancesAfter(analysis, at);
  const x = (after: number): number => (WIDTH * after) / Math.max(1, answers);
  return (
    <figure class="chances">
      <figcaption class="rubric">{say('app.analysis.chances')}</figcaption>
      <div class="plot">
        <ol class="marks">
          {points.map(({ line, seat }, n) => (
            <li key={line} style={{ left: `${(100 * (line + 1)) / Math.max(1, answers)}%` }}>
              <button
                type="button"
                class={line + 1 === at ? 'on' : ''}
                aria-label={say('app.analysis.mark', { n: n + 1, name: names[seat], answer: line + 1 })}
                onClick={() => onGo(line + 1)}
              >
                {n + 1}
              </button>
            </li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {names.map((_, seat) => (
            <Area key={seat} seat={seat} chances={chances} x={x} />
          ))}
          {[0.25, 0.5, 0.75].map((share) => (
            <path key={share} d={`M0 ${HEIGHT * share}H${WIDTH}`} class="grid" />
          ))}
          <path d={`M${x(at)} 0V${HEIGHT}`} class="here" />
        </svg>
        <span class="scale all">100</span>
        <span class="scale half">50</span>
        <span class="scale nought">0</span>
      </div>
      <div class="moment">
        <input
          type="range"
          min={0}
          max={answers}
          value={at}
          aria-label={say('app.analysis.moment')}
          aria-valuetext={say('app.analysis.at', { at, of: answers })}
          onInput={(event) => onGo(Number(event.currentTarget.value))}
        />
        <span class="num">{say('app.analysis.at', { at, of: answers })}</span>
      </div>
      {here !== null && (
        <ul class="legend">
          {names.map((name, seat) => (
            <li key={seat}>
              <Shield tincture={tinctureOf(seat)} size={20} /> {name}{' '}
              <b>{say('app.analysis.share', { share: percent(here.shares[seat]), band: percent(here.band[seat]) })}</b>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

interface AreaProps {
  readonly seat: Seat;
  readonly chances: Analysis['chances'];
  readonly x: (after: number) => number;
}

/** Colour and pattern, so that it reads without colours. The first seat stands on top. */
function Area({ seat, chances, x }: AreaProps) {
  const id = useId();
  const sum = (shares: readonly number[], upTo: Seat): number => shares.slice(0, upTo).reduce((all, share) => all + share, 0);
  const top = chances.map(({ after, shares }) => `${x(after)} ${HEIGHT * sum(shares, seat)}`);
  const bottom = chances.map(({ after, shares }) => `${x(after)} ${HEIGHT * sum(shares, seat + 1)}`);
  const shape = `M${top.join('L')}L${bottom.toReversed().join('L')}Z`;
  return (
    <g class={`seat-${tinctureOf(seat)}`}>
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform={`rotate(${seat * 45})`}>
        <path d="M0 0V12" class="stripe" />
      </pattern>
      <path d={shape} class="field" />
      <path d={shape} fill={`url(#${id})`} />
    </g>
  );
}

/** The same in numbers, for whoever cannot see the drawing. */
export function AsTable({ analysis: { chances }, names }: { readonly analysis: Analysis; readonly names: readonly string[] }) {
  return (
    <details class="as-table">
      <summary>{say('app.analysis.asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('app.analysis.answer')}</th>
            {names.map((name, seat) => (
              <th scope="col" key={seat}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chances.map(({ after, shares, band }) => (
            <tr key={after}>
              <th scope="row">{after}</th>
              {shares.map((share, seat) => (
                <td key={seat}>{say('app.analysis.share', { share: percent(share), band: percent(band[seat]) })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
