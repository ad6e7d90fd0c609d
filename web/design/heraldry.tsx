/** A seat is always shown by its shield: colour, ordinary and letter, so that colour never speaks alone. */

import { ORDINARIES, OUTLINE } from '@castellan/pictures/heraldry';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import type { Tincture } from './tinctures.ts';

interface ShieldProps {
  readonly tincture: Tincture;
  /** Width in pixels; from 18 on the shield bears its letter. */
  readonly size?: number;
  /** Whose it is, for readers of the screen; an ornament without it. */
  readonly title?: string;
  readonly class?: string;
}

export function Shield({ tincture, size = 20, title, class: more }: ShieldProps) {
  const clip = useId();
  return (
    <Blazon class={`seat-${tincture} ${more ?? ''}`} size={size} title={title}>
      <clipPath id={clip}>
        <path d={OUTLINE} />
      </clipPath>
      <path class="field" d={OUTLINE} />
      <path class="ordinary" d={ORDINARIES[tincture]} clip-path={`url(#${clip})`} fill-rule="evenodd" />
      <path class="edge" d={OUTLINE} />
      {size >= 18 && (
        <text x="12" y="18" text-anchor="middle">
          {tincture}
        </text>
      )}
    </Blazon>
  );
}

/** The place of a seat nobody has taken. */
export function EmptyShield({ size = 20, title }: { readonly size?: number; readonly title?: string }) {
  return (
    <Blazon class="untaken" size={size} title={title}>
      <path class="edge" d={OUTLINE} />
    </Blazon>
  );
}

interface BlazonProps {
  readonly size: number;
  readonly title: string | undefined;
  readonly class: string;
  readonly children: ComponentChildren;
}

function Blazon({ size, title, class: more, children }: BlazonProps) {
  const box = { class: `shield ${more}`, viewBox: '0 0 24 28', width: size, height: Math.round((size * 28) / 24) };
  if (title === undefined)
    return (
      <svg {...box} aria-hidden="true">
        {children}
      </svg>
    );
  return (
    <svg {...box} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}

const FILIGREE =
  'M7 20c0-8 5-13 13-13M7 13c2-4 5-5 6-5s3 2 1 4-5 1-4-1M49 20c0-8-5-13-13-13M49 13c-2-4-5-5-6-5s-3 2-1 4 5 1 4-1M7 36c0 8 5 13 13 13M7 43c2 4 5 5 6 5s3-2 1-4-5-1-4 1M49 36c0 8-5 13-13 13M49 43c-2 4-5 5-6 5s-3-2-1-4 5-1 4 1M8 28c3-3 3-6 1-8M8 28c3 3 3 6 1 8M48 28c-3-3-3-6-1-8M48 28c-3 3-3 6-1 8';

interface LettrineProps {
  readonly tincture: Tincture;
  /** One capital; the seat's own letter when absent. */
  readonly letter?: string;
  readonly size?: number;
  readonly class?: string;
}

/** An illuminated initial in a seat's field, with gold filigree. */
export function Lettrine({ tincture, letter = tincture, size = 56, class: more }: LettrineProps) {
  return (
    <svg class={`lettrine seat-${tincture} ${more ?? ''}`} viewBox="0 0 56 56" width={size} height={size} aria-hidden="true">
      <rect class="gold" width="56" height="56" rx="3" />
      <rect class="line" x="1.5" y="1.5" width="53" height="53" rx="2" />
      <rect class="field" x="4" y="4" width="48" height="48" rx="1.5" />
      <path class="filigree" d={FILIGREE} />
      <g class="pearls">
        <circle cx="28" cy="7.5" r="1.3" />
        <circle cx="28" cy="48.5" r="1.3" />
        <circle cx="8" cy="28" r="1.3" />
        <circle cx="48" cy="28" r="1.3" />
      </g>
      <text x="28" y="40" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}

interface MeepleProps {
  readonly tincture: Tincture;
  readonly size?: number;
  /** A value or a letter, drawn on its chest. */
  readonly children?: ComponentChildren;
  readonly class?: string;
}

/** A figure of a seat. */
export function Meeple({ tincture, size = 26, children, class: more }: MeepleProps) {
  return (
    <span class={`meeple seat-${tincture} ${more ?? ''}`} style={{ '--size': `${size}px` }}>
      <Icon name="seat" />
      {children !== undefined && <b>{children}</b>}
    </span>
  );
}
