/** The illuminated miniature of the home page: a castle, a knight, a titan on the horizon, in a frame of vines. */

import { type AppIconName, pictureOf } from '../icons.ts';
import { say } from '../language.ts';
import { Turns } from './Vine.tsx';

const GOLD = '#e3b23c';
const BRONZE = '#7a5409';

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [39, 22, 1.4],
  [63, 60, 1],
  [139, 60, 1.4],
  [154, 76, 1.2],
  [166, 48, 1.1],
  [187, 30, 1.3],
  [219, 13, 1],
  [227, 54, 1.7],
  [246, 28, 1.7],
  [283, 24, 1.8],
  [336, 35, 1],
  [342, 14, 1.2],
  [358, 57, 1.5],
  [369, 64, 1.8],
  [381, 77, 1.7],
  [451, 38, 1.8],
  [467, 60, 0.9],
  [533, 10, 1.4],
  [540, 20, 1.2],
  [570, 53, 1.5],
  [600, 8, 1.1],
  [609, 58, 1.5],
  [621, 33, 1.6],
];

function Star({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return <path transform={`translate(${x} ${y}) scale(${size})`} d="M0-3.6.9-.9 3.6 0 .9.9 0 3.6-.9.9-3.6 0-.9-.9z" />;
}

function Picture({
  name,
  x,
  y,
  size,
  ink,
  opacity,
}: {
  readonly name: AppIconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly opacity?: number;
}) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" style={{ color: ink }} opacity={opacity} aria-hidden="true">
      <use href={pictureOf(name)} />
    </svg>
  );
}

function Castle() {
  return (
    <g transform="translate(396 52) scale(.84)" fill="#f3e2b4" stroke="#5b431a" stroke-width="1.3" stroke-linejoin="round">
      <path d="M0 62h8v-7h8v7h8v-7h8v7h70v-7h8v7h8v-7h8v7h8v66H0z" />
      <path d="M14 34h30v94H14zM88 34h30v94H88zM48 18h36v110H48z" />
      <path d="M9 34 29 2l20 32zM83 34 103 2l20 32zM42 18 66-18l24 36z" fill="#9c2a1f" />
      <path d="M66-18v-12l14 5-14 5M29 2v-9l10 4-10 4M103 2v-9l10 4-10 4" fill={GOLD} />
      <path d="M57 128v-22a9 9 0 0 1 18 0v22z" fill="#3a2a1c" />
      <path
        d="M26 50h5v12h-5zM100 50h5v12h-5zM60 38h4v12h-4zM69 38h4v12h-4zM26 82h5v12h-5zM100 82h5v12h-5zM64 68h5v13h-5z"
        fill="#3a2a1c"
        stroke="none"
      />
    </g>
  );
}

const WIDTH = 706;
const HEIGHT = 236;
const FRAME = 22;

export function Banner() {
  return (
    <svg
      class="banner"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={say('app.home.banner')}
    >
      <defs>
        <linearGradient id="banner-sky" x2="0" y2="1">
          <stop offset="0" stop-color="#16346b" />
          <stop offset=".62" stop-color="#3d6aa5" />
          <stop offset="1" stop-color="#d9b98a" />
        </linearGradient>
        <pattern id="banner-diaper" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0H28M0 0V28" stroke="#f0cd6d" stroke-width=".7" opacity=".32" />
          <circle r="1.6" fill="#f0cd6d" opacity=".6" />
          <circle cx="28" r="1.6" fill="#f0cd6d" opacity=".6" />
        </pattern>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="#f6e6bd" />
      <Turns turns={23} transform="translate(8 1)" />
      <Turns turns={23} transform={`translate(8 ${HEIGHT - 21})`} />
      <Turns turns={6} transform="translate(21 28) rotate(90)" />
      <Turns turns={6} transform={`translate(${WIDTH - 1} 28) rotate(90)`} />
      <Scene />
      <rect x={FRAME} y={FRAME} width={WIDTH - 2 * FRAME} height={HEIGHT - 2 * FRAME} fill="none" stroke={GOLD} stroke-width="3" />
      <rect x={FRAME - 2} y={FRAME - 2} width={WIDTH - 2 * FRAME + 4} height={HEIGHT - 2 * FRAME + 4} fill="none" stroke={BRONZE} />
      <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} fill="none" stroke={BRONZE} stroke-width="2" />
    </svg>
  );
}

function Scene() {
  return (
    <svg
      x={FRAME}
      y={FRAME}
      width={WIDTH - 2 * FRAME}
      height={HEIGHT - 2 * FRAME}
      viewBox="0 0 660 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="660" height="200" fill="url(#banner-sky)" />
      <rect width="660" height="144" fill="url(#banner-diaper)" />
      <g fill="#f3d98f">
        {STARS.map(([x, y, size]) => (
          <Star key={x} x={x} y={y} size={size} />
        ))}
      </g>
      <circle cx="105.6" cy="54" r="25" fill="#f0cd6d" stroke="#a87c12" stroke-width="2" />
      <Picture name="sun" x={88.6} y={37} size={34} ink="#8f6410" opacity={0.8} />
      <Picture name="giant" x={178} y={32} size={112} ink="#122b57" opacity={0.9} />
      <path d="M0 144C92 112 172 132 264 128S449 100 660 132V200H0z" fill="#6f8f76" stroke="#2b3d2c" stroke-width="1.2" />
      <Castle />
      <path d="M0 166C132 140 251 172 370 160S568 140 660 158V200H0z" fill="#4f7a54" stroke="#22361f" stroke-width="1.2" />
      <Picture name="forest" x={568} y={110} size={66} ink="#23422b" />
      <Picture name="forest" x={7} y={120} size={56} ink="#23422b" />
      <Picture name="windmill" x={317} y={104} size={52} ink="#3a2a1c" />
      <Picture name="village" x={132} y={132} size={44} ink="#3a2a1c" />
      <path d="M0 190C145 172 330 196 660 176V200H0z" fill="#c6a35b" stroke="#5b431a" stroke-width="1.2" />
      <Picture name="knight" x={238} y={126} size={66} ink="#7d1f16" />
      <Picture name="tent" x={502} y={152} size={40} ink="#9c2a1f" />
    </svg>
  );
}
