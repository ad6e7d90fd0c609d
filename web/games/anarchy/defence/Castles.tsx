/** Whose castle is on the stage, how far each is, and the others in small. */

import type { PlayerView } from '@castellan/anarchy';
import type { Seat } from '@castellan/engine';
import { Shield } from '../../../design/index.ts';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { Castle } from './Castle.tsx';

export function Castles({ shown, onShow }: { readonly shown: Seat; readonly onShow: (seat: Seat) => void }) {
  const { me, nameOf, speaker, tincture, view } = useAnaTable();
  return (
    <section class="castles" aria-label={speaker.say('board.defence.castles')}>
      <h3 class="rubric">{speaker.say('board.defence.castles')}</h3>
      <ul>
        {view.players.map((player) => (
          <li key={player.seat} class={player.seat === me ? 'own' : ''}>
            <button type="button" aria-pressed={player.seat === shown} onClick={() => onShow(player.seat)}>
              <Shield tincture={tincture(player.seat)} size={20} />
              <span class="name">{nameOf(player.seat)}</span>
              <HowFar of={player} />
            </button>
            {player.seat !== shown && player.seat !== me && <Castle of={player} size="tiny" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards repelled and not; before that, whether the deployment is still hidden. */
function HowFar({ of: { seat, defended, undefended, deployed } }: { readonly of: PlayerView }) {
  const { speaker, view } = useAnaTable();
  if (view.phase !== 'resolution')
    return deployed === null ? <AnaIcon name="hidden" size={16} title={speaker.say('board.defence.sealed')} class="unseen" /> : null;
  return (
    <span class="score" data-tip={speaker.say('board.defence.progress', { seat, defended, undefended })}>
      <span class="sr">{speaker.say('board.defence.progress', { seat, defended, undefended })}</span>
      <span class="gain" aria-hidden="true">
        {defended} ✓
      </span>
      {undefended > 0 && (
        <span class="short" aria-hidden="true">
          {undefended} ✗
        </span>
      )}
    </span>
  );
}
