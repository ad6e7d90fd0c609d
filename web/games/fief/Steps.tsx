/** Steps that are left, as lozenges. */

import type { LordView } from '@castellan/fief';
import shipped from '@castellan/fief/data' with { type: 'json' };
import { useFieTable } from './table.ts';

const { lord: LORD, troops: TROOP, siegeEngine: ENGINE, dArcGroup: MAID } = shipped.movement;

/** In the company of d'Arc there is one more. */
export function Steps({ of: { dArc, steps } }: { readonly of: Pick<LordView, 'dArc' | 'steps'> }) {
  return <Lozenges made={steps} most={dArc ? MAID : LORD} />;
}

export function PawnSteps({ pawn, made }: { readonly pawn: 'sergeant' | 'knight' | 'engine'; readonly made: number }) {
  return <Lozenges made={made} most={pawn === 'engine' ? ENGINE : TROOP} />;
}

function Lozenges({ made, most }: { readonly made: number; readonly most: number }) {
  const { speaker } = useFieTable();
  const left = Math.max(0, most - made);
  return (
    <span
      class="fie-steps"
      role="img"
      aria-label={speaker.say('fief.table.steps', { n: left })}
      data-tip={speaker.say('fief.table.steps', { n: left })}
    >
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < left ? 'on' : ''} />
      ))}
    </span>
  );
}
