/** The Wheel of Fortune: boxes joined by lines, from the centre outward. */

import type { PlayerView } from '@castellan/anarchy';
import { AreaName, SheetBox } from './Box.tsx';
import { type Node, WHEEL, WHEEL_CENTRE } from './facts.ts';
import { AnaIcon } from './icons.ts';

const EDGE = 62;
const LEFT = Math.min(...WHEEL.map(({ x }) => x)) - EDGE;
const TOP = Math.min(...WHEEL.map(({ y }) => y)) - EDGE;
const WIDTH = Math.max(...WHEEL.map(({ x }) => x)) + EDGE - LEFT;
const HEIGHT = Math.max(...WHEEL.map(({ y }) => y)) + EDGE - TOP;

interface Line {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: Node;
  readonly ends: readonly string[];
}

/** Each line once: those to the centre, and from each box to the ones named before it. */
const LINES: readonly Line[] = WHEEL.flatMap((node, at) =>
  node.links.flatMap((link): Line[] => {
    if (link === 'centre') return [{ from: WHEEL_CENTRE, to: node, ends: [node.id] }];
    const before = WHEEL.slice(0, at).find(({ id }) => id === link);
    return before === undefined ? [] : [{ from: before, to: node, ends: [before.id, node.id] }];
  }),
);

function place({ x, y }: { readonly x: number; readonly y: number }) {
  return { left: `${((x - LEFT) / WIDTH) * 100}%`, top: `${((y - TOP) / HEIGHT) * 100}%` };
}

export function Wheel({ of }: { readonly of: PlayerView }) {
  return (
    <section class="area wheel">
      <AreaName of={of} area="wheel" costs={WHEEL[0].costs} />
      <div class="wheel-plan" style={{ '--ratio': `${WIDTH} / ${HEIGHT}` }}>
        <svg viewBox={`${LEFT} ${TOP} ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {LINES.map(({ from, to, ends }) => (
            <line
              key={ends.join()}
              class={ends.every((id) => of.wheel.includes(id)) ? 'walked' : ''}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
            />
          ))}
        </svg>
        <span class="centre" style={place(WHEEL_CENTRE)}>
          <AnaIcon name="wheel" size={28} />
        </span>
        <ul>
          {WHEEL.map((node) => (
            <li key={node.id} class={`node ${node.quarter}`} style={place(node)}>
              <SheetBox of={of} box={node} filled={of.wheel.includes(node.id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
