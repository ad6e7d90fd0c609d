/** The chances of all seats over the game, one above the other; beneath it the moment one looks at. */

import type { Analysis } from '@castellan/bots';
import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useId } from 'preact/hooks';
import { Shield, type Tincture } from '../../design/index.ts';
import { percent } from '../../shell/index.ts';
import { layout } from '../../shell/layout.ts';
import { apart } from './apart.ts';
import type { Turn } from './headed.ts';
import { InNumbers } from './InNumbers.tsx';
import { endsOf, everyOf, type Parts, partInWords } from './rounds.ts';
import { chancesAfter } from './turning.ts';
import { Walk } from './Walk.tsx';
import type { Walked } from './walked.ts';

const WIDTH = 900;
const HEIGHT = 270;

interface ChartProps extends Walked {
  readonly analysis: Analysis;
  readonly answers: number;
  readonly turns: readonly Turn[];
  readonly parts: Parts;
}

export function Chart({ analysis, answers, names, shields, speaker, at, onGo, turns, parts }: ChartProps) {
  const { chances } = analysis;
  const here = chancesAfter(analysis, at);
  const x = (after: number): number => (WIDTH * after) / answers;
  const isBlurred = chances.some(({ edges = [] }) => edges.some((edge) => percent(edge) > 0));
  const places = apart(
    turns.map((turn) => (100 * turn.at) / answers),
    markGap(),
    100,
  );
  return (
    <figure class="chances">
      <figcaption class="rubric">{speaker.say('page.chances')}</figcaption>
      <div class="plot">
        <ol class="marks">
          {turns.map((turn, n) => (
            <li key={`${turn.at} ${turn.seat}`} style={{ left: `${places[n]}%` }}>
              <button
                type="button"
                class={turn.at === at ? 'on' : ''}
                aria-label={speaker.say('page.mark', { n: n + 1, heading: turn.heading, name: names[turn.seat], answer: turn.at })}
                data-tip={turn.heading}
                onClick={() => onGo(turn.at)}
              >
                {n + 1}
              </button>
            </li>
          ))}
        </ol>
        <svg class="leads" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          {turns.map((turn, n) => (
            <path key={`${turn.at} ${turn.seat}`} d={`M${places[n]} 0L${(100 * turn.at) / answers} 1`} class={turn.at === at ? 'on' : ''} />
          ))}
        </svg>
        <div class="drawn">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {names.map((_, seat) => (
              <Area key={seat} seat={seat} shield={shields[seat]} chances={chances} x={x} />
            ))}
            {names.slice(1).map((_, first) => (
              <Edge key={first} first={first + 1} chances={chances} x={x} />
            ))}
            {[0.25, 0.5, 0.75].map((share) => (
              <path key={share} d={`M0 ${HEIGHT * share}H${WIDTH}`} class="grid" />
            ))}
            {parts.begun.map((begun) => begun > 0 && <path key={begun} d={`M${x(begun)} 0V${HEIGHT}`} class="part" />)}
            <path d={`M${x(at)} 0V${HEIGHT}`} class="here" />
          </svg>
          {names.map((name, seat) => {
            const widest = widestOf(chances, seat);
            return (
              widest !== null && (
                <span
                  key={seat}
                  class="whose"
                  style={{ left: `${(100 * widest.after) / answers}%`, top: `${100 * widest.middle}%` }}
                  aria-hidden="true"
                >
                  <Shield tincture={shields[seat]} size={18} /> {name}
                </span>
              )
            );
          })}
          <span class="scale all">100</span>
          <span class="scale half">50</span>
          <span class="scale nought">0</span>
        </div>
        <Axis parts={parts} answers={answers} speaker={speaker} />
      </div>
      <Walk answers={answers} parts={parts} at={at} onGo={onGo} speaker={speaker} />
      {here !== null && (
        <ul class="legend">
          {names.map((name, seat) => (
            <li key={seat}>
              <Shield tincture={shields[seat]} size={20} /> {name}{' '}
              <b>{speaker.say('page.share', { share: percent(here.shares[seat]), band: percent(here.band[seat]) })}</b>
            </li>
          ))}
        </ul>
      )}
      {isBlurred && (
        <p class="caption blurred">
          <i aria-hidden="true" /> {speaker.say('page.edges')}
        </p>
      )}
    </figure>
  );
}

interface AxisProps {
  readonly parts: Parts;
  readonly answers: number;
  readonly speaker: Speaker;
}

/** Which round is which, beneath the middle of each: in words where there is room, else as numbers after the first. */
function Axis({ parts, answers, speaker }: AxisProps) {
  const { begun } = parts;
  const isPhone = layout().value === 'phone';
  const every = everyOf(begun.length, isPhone ? 5 : 16);
  const isRoomy = begun.length <= (isPhone ? 3 : 8);
  const ends = endsOf(parts, answers);
  return (
    <ol class="axis" aria-hidden="true">
      {begun.map(
        (from, n) =>
          n % every === 0 && (
            <li key={from} style={{ left: `${(50 * (from + ends[n])) / answers}%` }}>
              {n === 0 || isRoomy ? partInWords(parts, speaker, n + 1) : n + 1}
            </li>
          ),
      )}
    </ol>
  );
}

/** How far apart marks are, in percent of the width, so that none lies on another: on a phone, for a finger, and for a pointer. */
function markGap(): number {
  const room = layout().value;
  if (room === 'phone') return 15.5;
  if (matchMedia('(any-pointer: coarse)').matches) return 8.5;
  return room === 'tablet' ? 5.4 : 3.6;
}

/** Less of the height than this has no room for a name. */
const NAMED = 0.16;

/** Where the chances of a seat take up most of the height, away from the edges; null where a name would not fit. */
function widestOf(chances: Analysis['chances'], seat: Seat): { readonly after: number; readonly middle: number } | null {
  const last = chances.at(-1)?.after ?? 0;
  const inside = chances.filter(({ after }) => after > 0.08 * last && after < 0.92 * last);
  const best = inside.toSorted((one, other) => other.shares[seat] - one.shares[seat]).at(0);
  if (best === undefined || best.shares[seat] < NAMED) return null;
  return { after: best.after, middle: above(best.shares, seat) + best.shares[seat] / 2 };
}

/** The shares of those who are drawn above a seat. */
function above(shares: readonly number[], seat: Seat): number {
  return shares.slice(0, seat).reduce((all, share) => all + share, 0);
}

interface AreaProps {
  readonly seat: Seat;
  readonly shield: Tincture;
  readonly chances: Analysis['chances'];
  readonly x: (after: number) => number;
}

/** Colour and pattern, so that it reads without colours. The first seat stands on top. */
function Area({ seat, shield, chances, x }: AreaProps) {
  const id = useId();
  const top = chances.map(({ after, shares }) => `${x(after)} ${HEIGHT * above(shares, seat)}`);
  const bottom = chances.map(({ after, shares }) => `${x(after)} ${HEIGHT * above(shares, seat + 1)}`);
  const shape = `M${top.join('L')}L${bottom.toReversed().join('L')}Z`;
  return (
    <g class={`seat-${shield}`}>
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform={`rotate(${seat * 45})`}>
        <path d="M0 0V12" class="stripe" />
      </pattern>
      <path d={shape} class="field" />
      <path d={shape} fill={`url(#${id})`} />
    </g>
  );
}

interface EdgeProps {
  /** So many seats are drawn above it. */
  readonly first: number;
  readonly chances: Analysis['chances'];
  readonly x: (after: number) => number;
}

/** The edge between two fields, and as far to both sides as it may be off. */
function Edge({ first, chances, x }: EdgeProps) {
  const along = (side: -1 | 0 | 1): readonly string[] =>
    chances.map(({ after, shares, edges }) => {
      const share = above(shares, first) + side * (edges?.[first - 1] ?? 0);
      return `${x(after)} ${HEIGHT * Math.min(1, Math.max(0, share))}`;
    });
  return (
    <>
      <path class="blur" d={`M${along(-1).join('L')}L${along(1).toReversed().join('L')}Z`} />
      <path class="edge" d={`M${along(0).join('L')}`} />
    </>
  );
}

/** The same in numbers. */
export function ChancesInNumbers({ analysis: { chances }, names, speaker }: Pick<ChartProps, 'analysis' | 'names' | 'speaker'>) {
  const inWords = (share: number, band: number): string => speaker.say('page.share', { share: percent(share), band: percent(band) });
  return (
    <InNumbers
      summary={speaker.say('page.asTable')}
      first={speaker.say('page.answer')}
      names={names}
      rows={chances.map(({ after, shares, band }) => ({
        key: after,
        head: after,
        cells: shares.map((share, seat) => inWords(share, band[seat])),
      }))}
    />
  );
}
