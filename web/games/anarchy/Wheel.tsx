/** The Wheel of Fortune: boxes joined by lines, from the centre outward. */

import type { PlayerView } from '@castellan/anarchy';
import { AreaName, SheetBox } from './Box.tsx';
import type { Facts, Node, Spot } from './facts.ts';
import { AnaIcon } from './icons.ts';
import { useAnaTable } from './table.ts';

const EDGE = 62;

interface Line {
  readonly from: Spot;
  readonly to: Node;
  readonly ends: readonly string[];
}

/** Each line once: those to the centre, and from each box to the ones named before it. */
function linesOf({ centre, nodes }: Facts['wheel']): readonly Line[] {
  return nodes.flatMap((node, at) =>
    node.links.flatMap((link): Line[] => {
      if (link === 'centre') return [{ from: centre, to: node, ends: [node.id] }];
      const before = nodes.slice(0, at).find(({ id }) => id === link);
      return before === undefined ? [] : [{ from: before, to: node, ends: [before.id, node.id] }];
    }),
  );
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function frameOf({ nodes }: Facts['wheel']): Frame {
  const left = Math.min(...nodes.map(({ x }) => x)) - EDGE;
  const top = Math.min(...nodes.map(({ y }) => y)) - EDGE;
  return {
    left,
    top,
    width: Math.max(...nodes.map(({ x }) => x)) + EDGE - left,
    height: Math.max(...nodes.map(({ y }) => y)) + EDGE - top,
  };
}

function placeIn({ left, top, width, height }: Frame, { x, y }: Spot) {
  return { left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` };
}

export function Wheel({ of }: { readonly of: PlayerView }) {
  const { wheel } = useAnaTable().facts;
  const frame = frameOf(wheel);
  const { left, top, width, height } = frame;
  return (
    <section class="area wheel">
      <AreaName of={of} area="wheel" costs={wheel.costs} />
      <div class="wheel-plan" style={{ '--ratio': `${width} / ${height}` }}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {linesOf(wheel).map(({ from, to, ends }) => (
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
        <span class="centre" style={placeIn(frame, wheel.centre)}>
          <AnaIcon name="wheel" size={28} />
        </span>
        <ul>
          {wheel.nodes.map((node) => (
            <li key={node.id} class={`node ${node.quarter}`} style={placeIn(frame, node)}>
              <SheetBox of={of} box={node} filled={of.wheel.includes(node.id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
