/** Damage dice, rolled in the open. */

import type { Seat } from '@castellan/engine';
import { Die, Shield } from '../../design/index.ts';
import { MonIcon } from './icons.ts';
import { useMonTable } from './table.ts';

export function Roll({ seat, faces }: { readonly seat: Seat; readonly faces: readonly string[] }) {
  const { speaker, tincture } = useMonTable();
  return (
    <span
      class="roll"
      role="img"
      aria-label={`${speaker.say('board.roll', { seat })} ${speaker.say('event.diceRolled', { seat, faces: [...faces] })}`}
    >
      <Shield tincture={tincture(seat)} size={18} />
      {faces.map((face, at) => (
        <Die
          key={`${at} ${faces.join()}`}
          rolling
          size={24}
          label={speaker.say(`name.face.${face}`)}
          face={face === 'titan' ? <MonIcon name="titan" size={18} /> : face === 'coin' ? <MonIcon name="coin" size={18} /> : <span />}
        />
      ))}
    </span>
  );
}
