/** What lies on a table: cards, their miniatures and seals, places where something will lie. */

import type { ComponentChildren, HTMLAttributes } from 'preact';

type Laid = Omit<HTMLAttributes<HTMLDivElement>, 'size' | 'class' | 'name'>;

interface CardProps extends Laid {
  /** Token 64 × 88, table 116 to 150 wide, reading 280 wide. */
  readonly size?: 'token' | 'table' | 'reading';
  /** Signs of kind at the top left: pennons, deck letter. */
  readonly signs?: ComponentChildren;
  /** Seals at the top right. */
  readonly cost?: ComponentChildren;
  readonly miniature?: ComponentChildren;
  readonly name?: ComponentChildren;
  /** Symbols with their numbers. */
  readonly symbols?: ComponentChildren;
  readonly text?: ComponentChildren;
  readonly used?: boolean;
  readonly damaged?: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Card({
  size = 'table',
  signs,
  cost,
  miniature,
  name,
  symbols,
  text,
  used,
  damaged,
  class: more,
  children,
  ...rest
}: CardProps) {
  return (
    <div class={`card ${size} ${used ? 'used' : ''} ${damaged ? 'damaged' : ''} ${more ?? ''}`} {...rest}>
      {signs !== undefined && <span class="signs">{signs}</span>}
      {cost !== undefined && <span class="cost">{cost}</span>}
      {miniature !== undefined && <Miniature>{miniature}</Miniature>}
      {name !== undefined && <span class="name">{name}</span>}
      {symbols !== undefined && <span class="syms">{symbols}</span>}
      {text !== undefined && <span class="text">{text}</span>}
      {children}
    </div>
  );
}

/** A picture in a gold hairline frame, on a ground that may be tinted. */
export function Miniature({
  tint,
  class: more,
  children,
}: {
  readonly tint?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <span class={`mini ${more ?? ''}`} style={tint === undefined ? undefined : { '--t': tint }}>
      {children}
    </span>
  );
}

/** Face down: a lozenge diaper in the deck's tincture. */
export function CardBack({
  tone = 'red',
  count,
  class: more,
  children,
  ...rest
}: Laid & {
  readonly tone?: 'red' | 'blue' | 'green' | 'purple';
  readonly count?: number;
  readonly class?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class={`back ${tone} ${more ?? ''}`} {...rest}>
      <span>
        {children}
        {count !== undefined && <small>{count}</small>}
      </span>
    </div>
  );
}

/** A price, pressed into wax. */
export function Seal({
  kind = 'coin',
  class: more,
  children,
}: {
  readonly kind?: 'coin' | 'know' | 'plain';
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  return <span class={`seal ${kind} ${more ?? ''}`}>{children}</span>;
}

/** A tribe's or a deck's pennon, its colour never without its sign. */
export function Pennon({
  tint,
  class: more,
  children,
}: {
  readonly tint: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <span class={`pen ${more ?? ''}`} style={{ '--t': tint }}>
      {children}
    </span>
  );
}

/** An outlined place that says what would fill it. */
export function Vacant({ class: more, children, ...rest }: Laid & { readonly class?: string; readonly children?: ComponentChildren }) {
  return (
    <div class={`vacant ${more ?? ''}`} {...rest}>
      {children}
    </div>
  );
}
