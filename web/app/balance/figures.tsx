/** Figures of a balance report: a dot with its interval for shares, never a bar; what is out stands in red and is said to be. */

import type { Interval, Length, Share } from '@castellan/bots';
import type { ComponentChildren } from 'preact';
import { currentLanguage } from '../language.ts';

/** With one decimal, without the sign. */
export function percentText(share: number, decimals = 1): string {
  return new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(100 * share);
}

/** With its sign. */
export function pointsText(share: number): string {
  const words = new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return words.format(100 * share).replace('-', '−');
}

/** What a scale shows: a little more than all it must. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** Round steps, so that there are four to seven of them. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];

export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (most - least) / one <= 5) ?? 1;
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const count = Math.round((to - from) / step);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, at) => from + at * step) };
}

export function place({ from, to }: Scale, value: number): string {
  return `${(100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from)}%`;
}

function span(scale: Scale, [low, high]: Interval): { readonly left: string; readonly right: string } {
  const inner = (value: number): number => (100 * (Math.min(scale.to, Math.max(scale.from, value)) - scale.from)) / (scale.to - scale.from);
  return { left: `${inner(low)}%`, right: `${100 - inner(high)}%` };
}

interface DotProps {
  readonly scale: Scale;
  readonly value: number;
  readonly interval: Interval;
}

/** A dot and its interval on a line; where that goes on beyond the scale it fades away. */
export function Dot({ scale, value, interval }: DotProps) {
  const [low, high] = interval;
  return (
    <>
      <i class={`whisker ${low < scale.from ? 'below' : ''} ${high > scale.to ? 'above' : ''}`} style={span(scale, interval)} />
      <i class="dot" style={{ left: place(scale, value) }} />
    </>
  );
}

interface DotRowsProps {
  readonly rows: readonly Share[];
  readonly fair: number;
  /** What each row is called, and what else is told of it. */
  readonly nameOf: (row: Share) => ComponentChildren;
}

/** Shares one below the other, with the fair one as a dashed line. */
export function DotRows({ rows, fair, nameOf }: DotRowsProps) {
  const scale = scaleOf([fair, ...rows.flatMap(({ interval }) => interval)]);
  return (
    <div class="dot-rows">
      <ul>
        {rows.map((row) => (
          <li key={row.id} class={row.isOut ? 'out' : ''}>
            <span class="name">{nameOf(row)}</span>
            <span class="strip" aria-hidden="true">
              <i class="fair" style={{ left: place(scale, fair) }} />
              <Dot scale={scale} value={row.won} interval={row.interval} />
            </span>
            <b>{percentText(row.won)}</b>
          </li>
        ))}
      </ul>
      <Ticks scale={scale} />
    </div>
  );
}

/** More than these stand too near each other on a phone, which then shows every other one and nought. */
const ROOMY = 5;

export function Ticks({ scale, signed = false }: { readonly scale: Scale; readonly signed?: boolean }) {
  const { ticks } = scale;
  const isBetween = (tick: number): boolean => ticks.length > ROOMY && Math.round(tick / (ticks[1] - ticks[0])) % 2 !== 0;
  return (
    <span class="ticks" aria-hidden="true">
      {ticks.map((tick) => (
        <i key={tick} class={isBetween(tick) ? 'between' : ''} style={{ left: place(scale, tick) }}>
          {signed && tick > 0 ? '+' : ''}
          {percentText(tick, 0).replace('-', '−')}
        </i>
      ))}
    </span>
  );
}

/** The same side by side, where there are few. */
export function DotColumns({ rows, fair, nameOf }: DotRowsProps) {
  const scale = scaleOf([fair, ...rows.flatMap(({ interval }) => interval)]);
  return (
    <div class="dot-columns">
      <span class="axis" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <i key={tick} style={{ bottom: place(scale, tick) }}>
            {percentText(tick, 0)}
          </i>
        ))}
      </span>
      <ol>
        <i class="fair" style={{ bottom: place(scale, fair) }} aria-hidden="true" />
        {rows.map((row) => (
          <li key={row.id} class={row.isOut ? 'out' : ''}>
            <i class="whisker" style={{ bottom: place(scale, row.interval[0]), top: span(scale, row.interval).right }} aria-hidden="true" />
            <i class="dot" style={{ bottom: place(scale, row.won) }} aria-hidden="true" />
            <b class="share" style={{ bottom: place(scale, row.interval[1]) }}>
              {percentText(row.won)}
            </b>
            <span>{nameOf(row)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many games were how long; the one in the middle stands out. */
export function Histogram({ length: { bins, median, ninetieth }, label }: { readonly length: Length; readonly label: string }) {
  const most = Math.max(...bins.map(({ games }) => games));
  const every = Math.ceil(bins.length / 6);
  return (
    <div class="histogram" role="img" aria-label={label}>
      {bins.map(({ from, to, games }, at) => {
        const isMedian = from <= median && median <= to;
        return (
          <span key={from} class={isMedian ? 'median' : from > ninetieth ? 'late' : ''}>
            <i style={{ height: `${(100 * games) / most}%` }} />
            {at % every === 0 && <small>{from}</small>}
          </span>
        );
      })}
    </div>
  );
}

interface BarsProps {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly share: number }[];
}

/** Parts of a whole, by their names. */
export function Bars({ rows }: BarsProps) {
  return (
    <ul class="bars">
      {rows.map(({ id, name, share }) => (
        <li key={id}>
          <span class="name">{name}</span>
          <i class="whole" aria-hidden="true">
            <i class="filled" style={{ width: `${100 * share}%` }} />
          </i>
          <b>{percentText(share, 0)} %</b>
        </li>
      ))}
    </ul>
  );
}
