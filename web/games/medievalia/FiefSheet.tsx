/** Another player's fief in full, laid over the rest of the table: opened from a panel or from the fief drawn small. */

import type { PlayerView } from '@castellan/medievalia';
import { useEffect } from 'preact/hooks';
import { Fief } from './Fief.tsx';
import { Market } from './Market.tsx';
import type { Payment } from './paying.ts';
import { PaymentTray } from './stages.ts';
import { openFief, useMedTable } from './table.ts';

function close(): void {
  openFief.value = null;
}

export function FiefSheet({ of: player, payment }: { readonly of: PlayerView; readonly payment: Payment | null }) {
  const { speaker } = useMedTable();
  useEffect(() => {
    const shut = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', shut, true);
    return () => document.removeEventListener('keydown', shut, true);
  }, []);
  return (
    <section class="sheet" aria-label={speaker.say('board.fiefOf', { seat: player.seat })}>
      <Fief of={player} />
      {payment === null ? <Market /> : <PaymentTray of={payment} />}
      <button type="button" class="shut" aria-label={speaker.say('board.close')} onClick={close}>
        ×
      </button>
    </section>
  );
}
