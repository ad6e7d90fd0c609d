/** Numbers and where they stand. */

import type { ComponentChildren } from 'preact';

interface CounterProps {
  readonly icon: ComponentChildren;
  /** What is counted, for hover and readers of the screen. */
  readonly label: string;
  readonly value: number | string;
  /** What comes in each round; shown with its sign. */
  readonly income?: number;
  /** What is needed or how much there is room for, shown as `value / of`. */
  readonly of?: number;
  /** Short of a known need. */
  readonly short?: boolean;
  readonly class?: string;
}

export function Counter({ icon, label, value, income, of, short, class: more }: CounterProps) {
  return (
    <span class={`counter ${short ? 'short' : ''} ${more ?? ''}`} data-tip={label}>
      {icon}
      <span class="sr">{label}</span>
      <b>{of === undefined ? value : `${value}/${of}`}</b>
      {income !== undefined && income !== 0 && <small class={income > 0 ? 'gain' : 'loss'}>{signed(income)}</small>}
    </span>
  );
}

/** With a minus sign, where a number as such has a hyphen. */
export function numeral(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** With a plus, or with the minus sign that is as wide as the plus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : numeral(n);
}

interface TrackProps {
  /** The whole track in words: `Round 4 of 6`. */
  readonly label: string;
  readonly boxes: readonly (string | number)[];
  /** Index of the present box; -1 before the first. */
  readonly now: number;
  /** Said under or beside the track: the next change. */
  readonly next?: string;
  readonly class?: string;
}

export function Track({ label, boxes, now, next, class: more }: TrackProps) {
  return (
    <span class={`track ${more ?? ''}`}>
      <span class="sr">{label}</span>
      <span class="boxes" aria-hidden="true">
        {boxes.map((box, at) => (
          <i key={box} class={at < now ? 'past' : at === now ? 'now' : ''}>
            {box}
          </i>
        ))}
      </span>
      <span class="brief" aria-hidden="true">
        {boxes[Math.max(0, now)]}/{boxes.length}
      </span>
      {next !== undefined && <span class="next">{next}</span>}
    </span>
  );
}

const PIPS: readonly (readonly number[])[] = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** A die: pips for 1 to 6, anything else as given. `rolling` turns it for as long as dice turn. */
export function Die({
  face,
  label,
  rolling,
  size = 28,
}: {
  readonly face: number | ComponentChildren;
  readonly label?: string;
  readonly rolling?: boolean;
  readonly size?: number;
}) {
  const pips = typeof face === 'number' ? PIPS[face] : undefined;
  return (
    <span
      class={`die ${rolling ? 'rolling' : ''}`}
      role="img"
      aria-label={label ?? String(typeof face === 'number' ? face : '')}
      style={{ '--size': `${size}px` }}
    >
      {pips === undefined ? face : pips.map((at) => <i key={at} style={{ gridArea: `${Math.ceil(at / 3)} / ${((at - 1) % 3) + 1}` }} />)}
    </span>
  );
}
