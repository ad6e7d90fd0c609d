/** Rivals' cities laid over the board: opened from a panel, or by a choice that points into them. */

import type { Seat } from '@castellan/engine';
import { useEffect } from 'preact/hooks';
import { CityOnly, Realm } from './Realm.tsx';
import { openCity, useMonTable } from './table.ts';

export function RivalSheet({ seats, closable }: { readonly seats: readonly Seat[]; readonly closable: boolean }) {
  const { view, speaker } = useMonTable();
  useEffect(() => {
    if (!closable) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      openCity.value = null;
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [closable]);
  return (
    <section class={`sheet ${closable ? 'one' : ''}`} aria-label={speaker.say('board.rivals')} data-area="rivals">
      <h3>
        <span class="rubric">{closable ? speaker.say('board.realm', { seat: seats[0] }) : speaker.say('board.rivals')}</span>
        {closable && (
          <button
            type="button"
            class="shut"
            aria-label={speaker.say('board.closeCity')}
            onClick={() => {
              openCity.value = null;
            }}
          >
            ×
          </button>
        )}
      </h3>
      {seats.map((seat) => (closable ? <Realm key={seat} of={view.players[seat]} /> : <CityOnly key={seat} of={view.players[seat]} />))}
    </section>
  );
}
