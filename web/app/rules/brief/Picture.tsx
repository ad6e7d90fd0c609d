/** One of the four pictures: things of the game before hills, in the frame of a miniature. */

import { useId } from 'preact/hooks';
import { type IconSet, pictureIn } from '../../../design/index.ts';
import type { Scene, Thing } from './brief.ts';

/** Sky above and below, hills far and near. Miniatures do not change with the light. */
const GROUNDS: { readonly [ground in Scene['ground']]: readonly [string, string, string, string] } = {
  azure: ['#1f3f78', '#4d76b3', '#6f907a', '#4f7c55'],
  or: ['#8a5f17', '#c49a4a', '#b99355', '#8f6b33'],
  gules: ['#7c2018', '#b4574a', '#a8604f', '#7f3d30'],
  vert: ['#1f4d3e', '#4f8a6e', '#6f9a6a', '#4f7c4a'],
  purpure: ['#41305c', '#7a68a0', '#7c7396', '#5b5375'],
};

const TINTS = {
  ink: '#35271b',
  gold: '#f6dd94',
  white: '#fffaf0',
  azure: '#0b3e89',
  gules: '#bb4343',
  vert: '#149572',
  or: '#eecf62',
  purpure: '#a46cc1',
} as const;

export function Picture({ scene, signs }: { readonly scene: Scene; readonly signs: IconSet }) {
  const id = useId();
  const [high, low, far, near] = GROUNDS[scene.ground];
  return (
    <svg class="miniature" viewBox="0 0 240 150" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={high} />
          <stop offset="1" stop-color={low} />
        </linearGradient>
        <pattern id={`${id}-diaper`} width="30" height="30" patternUnits="userSpaceOnUse">
          <path d="M0 15L15 0L30 15L15 30Z" fill="none" stroke="#f6dd94" stroke-opacity=".28" />
          <circle cx="15" cy="0" r="1.1" fill="#f6dd94" opacity=".7" />
        </pattern>
      </defs>
      <rect width="240" height="150" fill={`url(#${id}-sky)`} />
      <rect width="240" height="150" fill={`url(#${id}-diaper)`} />
      <path d="M0 106Q60 88 128 100T240 96V150H0Z" fill={far} stroke="#2b2016" stroke-opacity=".5" />
      <path d="M0 128Q70 118 130 126T240 122V150H0Z" fill={near} stroke="#2b2016" stroke-opacity=".5" />
      {scene.things.map((thing, at) => (
        <Drawn key={at} thing={thing} signs={signs} />
      ))}
    </svg>
  );
}

function Drawn({ thing, signs }: { readonly thing: Thing; readonly signs: IconSet }) {
  switch (thing.kind) {
    case 'sign': {
      const { sign, x, y, size, tint = 'ink', number } = thing;
      return (
        <g>
          <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" style={{ color: TINTS[tint] }} aria-hidden="true">
            <use href={pictureIn(signs, sign)} stroke="#1b120a" stroke-width={tint === 'ink' ? 0 : 10} stroke-opacity=".65" />
          </svg>
          {number !== undefined && (
            <text x={x + size / 2} y={y + size * 0.72} class="number" font-size={size * 0.4} fill={tint === 'gold' ? '#2b2016' : '#fff'}>
              {number}
            </text>
          )}
        </g>
      );
    }
    case 'card': {
      const { sign, x, y, turn, field, price } = thing;
      return (
        <g transform={`rotate(${turn} ${x + 24} ${y + 34})`}>
          <rect x={x} y={y} width="48" height="68" rx="4" fill="#fffaf0" stroke="#7a5409" />
          <rect x={x + 5} y={y + 5} width="38" height="42" fill={field} stroke="#7a5409" stroke-opacity=".5" />
          <svg x={x + 9} y={y + 11} width="30" height="30" viewBox="0 0 512 512" style={{ color: TINTS.ink }} aria-hidden="true">
            <use href={pictureIn(signs, sign)} />
          </svg>
          <path d={`M${x + 8} ${y + 54}h32M${x + 8} ${y + 60}h22`} stroke="#a48a58" stroke-width="2" />
          {price !== undefined && (
            <text x={x + 42} y={y + 8} class="number" font-size="12" fill="#2b2016">
              {price}
            </text>
          )}
        </g>
      );
    }
    case 'way':
      return <path d={thing.path} fill="none" stroke="#fff3c4" stroke-width="3" stroke-linecap="round" stroke-dasharray=".5 7" />;
    case 'label': {
      const width = thing.text.length * 7 + 16;
      return (
        <g>
          <rect x={thing.x - width / 2} y={thing.y - 14} width={width} height="24" rx="12" fill="#fffaf0" stroke="#7a5409" />
          <text x={thing.x} y={thing.y + 3} class="number" font-size="14" fill="#2b2016">
            {thing.text}
          </text>
        </g>
      );
    }
  }
}
