/** The vine that borders miniatures. */

const LEAVES = ['#9c2a1f', '#2f6b55', '#1f4e8c'] as const;
const GOLD = '#e3b23c';
const BRONZE = '#7a5409';
const STEP = 30;

/** One turn of the vine, on alternate sides of its stem. */
function Turn({ n }: { readonly n: number }) {
  const up = n % 2 === 0;
  return (
    <g transform={`translate(${n * STEP} 10)${up ? '' : ' scale(1 -1)'}`}>
      <path d="M0 0C9-8 21-8 30 0" fill="none" stroke={BRONZE} stroke-width="1.3" />
      <path d="M15-6C9 1 12.6 7 18.6 7 22.2 2 19.8-3 15-6" fill={LEAVES[n % LEAVES.length]} opacity=".9" />
      <circle cx="28.5" cy="5" r="2.1" fill={GOLD} stroke={BRONZE} stroke-width=".8" />
    </g>
  );
}

/** So many turns, within a drawing. */
export function Turns({ turns, transform }: { readonly turns: number; readonly transform?: string }) {
  return (
    <g transform={transform}>
      {Array.from({ length: turns }, (_, n) => n).map((n) => (
        <Turn key={n} n={n} />
      ))}
    </g>
  );
}

const TURNS = 15;

/** A vine by itself, above or below a picture. */
export function Vine() {
  return (
    <svg class="vine" viewBox={`0 0 ${TURNS * STEP} 20`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Turns turns={TURNS} />
    </svg>
  );
}
