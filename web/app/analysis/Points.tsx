/** The points as the rounds went by: a line for each seat, and the same as a table. */

import type { Seat } from '@castellan/engine';
import { numeral, Shield } from '../../design/index.ts';
import { apart } from './apart.ts';
import { InNumbers } from './InNumbers.tsx';
import { everyOf, type Parts, partInWords, type Tally } from './rounds.ts';
import type { Walked } from './walked.ts';

const WIDTH = 240;
const HEIGHT = 130;

/** Numbers for which there is room under the lines. */
const NUMBERS = 8;

/** How far apart shields stand at the ends of the lines, in shares of the height. */
const APART = 0.165;

interface PointsProps extends Walked {
  readonly tallies: readonly Tally[];
  readonly parts: Parts;
}

export function Points({ tallies, parts, names, shields, speaker, at, onGo }: PointsProps) {
  const all = tallies.flatMap(({ points }) => points);
  const [low, step, high] = scaleOf(Math.min(0, ...all), Math.max(1, ...all));
  const x = (n: number): number => (tallies.length < 2 ? 0 : n / (tallies.length - 1));
  const y = (points: number): number => 1 - (points - low) / (high - low);
  const every = everyOf(tallies.length, NUMBERS);
  const last = tallies[tallies.length - 1].points;
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step);
  const here = tallies.findIndex(({ after }) => after >= at);
  return (
    <section class="points box" aria-labelledby="points">
      <h2 class="rubric" id="points">
        {speaker.say('page.points')}
      </h2>
      <div class="lines" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} class="mark" style={{ top: `${100 * y(mark)}%` }}>
            {numeral(mark)}
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {marks.map((mark) => (
            <path key={mark} class="level" d={`M0 ${HEIGHT * y(mark)}H${WIDTH}`} />
          ))}
          {here >= 0 && <path class="here" d={`M${WIDTH * x(here)} 0V${HEIGHT}`} />}
          {names.map((_, seat) => {
            const course = `M${tallies.map(({ points }, n) => `${WIDTH * x(n)} ${HEIGHT * y(points[seat])}`).join('L')}`;
            return (
              <g key={seat} class={`seat-${shields[seat]} dash-${seat % 4}`}>
                <path class="casing" d={course} />
                <path class="line" d={course} />
              </g>
            );
          })}
        </svg>
        {endsApart(last.map(y)).map(({ seat, top }) => (
          <span key={seat} class="whose-line" style={{ top: `${100 * top}%` }}>
            <Shield tincture={shields[seat]} size={18} /> {numeral(last[seat])}
          </span>
        ))}
        {tallies.map(
          ({ after }, n) =>
            n % every === 0 && (
              <span key={after} class="begun" style={{ left: `${100 * x(n)}%` }}>
                {n === 0 ? partInWords(parts, speaker, 1) : n + 1}
              </span>
            ),
        )}
      </div>
      <InNumbers
        summary={speaker.say('page.points.asTable')}
        first={speaker.say('page.points.after')}
        names={names}
        rows={tallies.map(({ after, points }, n) => ({
          key: after,
          head: (
            <button type="button" class="link" onClick={() => onGo(after)}>
              {partInWords(parts, speaker, n + 1)}
            </button>
          ),
          cells: points.map(numeral),
          isHere: n === here,
        }))}
      />
    </section>
  );
}

/** From where to where a scale goes, and by how much, in numbers that are easily read. */
function scaleOf(least: number, most: number): readonly [low: number, step: number, high: number] {
  const span = most - least;
  const step = STEPS.find((one) => span / one <= 4) ?? Math.ceil(span / 4);
  return [Math.floor(least / step) * step, step, Math.ceil(most / step) * step];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;

/** The ends of the lines from above to below, moved aside where they would lie on each other. */
function endsApart(tops: readonly number[]): readonly { readonly seat: Seat; readonly top: number }[] {
  const order = tops.map((top, seat) => ({ seat, top })).toSorted((one, other) => one.top - other.top);
  const places = apart(
    order.map(({ top }) => top),
    APART,
    1,
  );
  return order.map(({ seat }, n) => ({ seat, top: places[n] }));
}
