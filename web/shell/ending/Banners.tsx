/** The banners of all players over the land, the best hung lowest, each with what it reached. */

import type { Result } from '@castellan/engine';
import { useId } from 'preact/hooks';
import { Drawn, numeral, Shield } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { ranking } from '../order.ts';

const WIDTH = 450;
const HEIGHT = 278;
const TOP = 34;
/** Lengths of the shortest and of the longest cloth. */
const CLOTH = [104, 176] as const;

export function Banners({ result }: { readonly result: Result }) {
  const { nameOf, speaker, tincture } = useDesk();
  const id = useId();
  const seats = ranking(result);
  const { scores, winners } = result;
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const room = (WIDTH - 36) / seats.length;
  const width = Math.min(82, room - 22);
  const told = seats.map((seat) => `${nameOf(seat)} ${numeral(scores[seat])}`).join(', ');
  return (
    <div class="banners">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={speaker.say('shell.end.banners', { told })}
      >
        <defs>
          <linearGradient id={`${id}-sky`} x2="0" y2="1">
            <stop offset="0" stop-color="#16346b" />
            <stop offset=".7" stop-color="#3d6aa5" />
            <stop offset="1" stop-color="#d9b98a" />
          </linearGradient>
          <pattern id={`${id}-diaper`} width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0H28M0 0V28" stroke="#f0cd6d" stroke-width=".7" opacity=".32" />
            <circle r="1.6" fill="#f0cd6d" opacity=".6" />
          </pattern>
        </defs>
        <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
        <rect width={WIDTH} height="220" fill={`url(#${id}-diaper)`} />
        <path d="M0 232C90 206 170 228 250 222S380 204 450 222V278H0z" fill="#6f8f76" stroke="#2b3d2c" />
        <path d="M0 256C120 238 260 262 450 244V278H0z" fill="#4f7a54" stroke="#22361f" />
        <g transform="translate(392 206)" class="keep">
          <Drawn name="brand" size={44} />
        </g>
        {seats.map((seat, at) => {
          const share = most === least ? 1 : (scores[seat] - least) / (most - least);
          const length = CLOTH[0] + (CLOTH[1] - CLOTH[0]) * share;
          const x = 18 + room * at + (room - width) / 2;
          const isWinner = winners.includes(seat);
          return (
            <g key={seat} class={`cloth seat-${tincture(seat)}`} transform={`translate(${x} ${TOP})`}>
              <path class="field" d={`M0 0H${width}V${length}L${width / 2} ${length + 26}L0 ${length}Z`} />
              <path class="hem" d={`M4 4H${width - 4}V${length - 3}L${width / 2} ${length + 20}L4 ${length - 3}Z`} />
              <rect x="-6" y="-5" width={width + 12} height="8" rx="4" fill="#7a5409" stroke="#1b120a" />
              <circle cx="-6" cy="-1" r="6" fill="#e3b23c" stroke="#7a5409" />
              <circle cx={width + 6} cy="-1" r="6" fill="#e3b23c" stroke="#7a5409" />
              <rect class="plaque" x={width / 2 - 26} y="22" width="52" height="40" rx="4" />
              <text x={width / 2} y="52" text-anchor="middle">
                {numeral(scores[seat])}
              </text>
              <g transform={`translate(${width / 2 - 15} ${length - 26})`}>
                <Shield tincture={tincture(seat)} size={30} />
              </g>
              {isWinner && (
                <g transform={`translate(${width / 2 - 18} 74)`} class="laurel">
                  <Drawn name="win" size={36} />
                </g>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
