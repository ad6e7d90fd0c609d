/** One player's whole area: armies, capital, city. */

import type { PlayerView } from '@castellan/monde-oublie';
import type { ComponentChildren } from 'preact';
import { Shield } from '../../design/index.ts';
import { Armies } from './Armies.tsx';
import { Capital } from './Capital.tsx';
import { City } from './City.tsx';
import { useMonTable } from './table.ts';

/** A rival's city alone, where only its cards matter. */
export function CityOnly({ of: player }: { readonly of: PlayerView }) {
  const { speaker, tincture, nameOf } = useMonTable();
  return (
    <section class={`realm rival city-only seat-${tincture(player.seat)}`} aria-label={speaker.say('board.realm', { seat: player.seat })}>
      <City
        of={player}
        own={false}
        title={
          <span class="whose">
            <Shield tincture={tincture(player.seat)} size={18} />
            <b class="called">{nameOf(player.seat)}</b>
          </span>
        }
      />
    </section>
  );
}

interface RealmProps {
  readonly of: PlayerView;
  /** Stands beside the heading of the city. */
  readonly note?: ComponentChildren;
}

export function Realm({ of: player, note }: RealmProps) {
  const { me, speaker, tincture } = useMonTable();
  const own = player.seat === me;
  return (
    <section
      class={`realm seat-${tincture(player.seat)} ${own ? 'filet' : 'rival'}`}
      aria-label={speaker.say('board.realm', { seat: player.seat })}
      data-area={own ? 'mine' : undefined}
    >
      <Armies of={player} own={own} />
      <Capital of={player} own={own} />
      <City of={player} own={own} note={note} />
    </section>
  );
}
