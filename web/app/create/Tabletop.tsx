/** The table from above, with everybody in place. */

import type { Rules } from '@castellan/engine';
import { Shield } from '../../design/index.ts';
import { plateOf } from '../games/plates.ts';
import { shieldsOf } from '../games/shields.ts';
import { Art } from '../home/Plates.tsx';
import { type Draft, optionsOf, seatsOf } from './draft.ts';

export function Tabletop({ game, draft }: { readonly game: Rules; readonly draft: Draft }) {
  const plate = plateOf(game.id);
  const shields = shieldsOf(game.id, seatsOf(game, draft).length, optionsOf(game, draft));
  return (
    <div class="tabletop" aria-hidden="true">
      {plate !== null && <Art plate={plate} />}
      {shields.map((shield, seat) => (
        <i key={seat} style={placeOf(seat, shields.length)}>
          <Shield tincture={shield} size={28} />
        </i>
      ))}
    </div>
  );
}

/** In percent, clockwise; the first sits below. */
function placeOf(seat: number, seats: number): { readonly left: string; readonly top: string } {
  const angle = Math.PI / 2 + (2 * Math.PI * seat) / seats;
  return { left: `${50 + 50 * Math.cos(angle)}%`, top: `${50 + 50 * Math.sin(angle)}%` };
}
