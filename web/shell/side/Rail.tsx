/** The side column folded: a shield and two numbers for each seat. */

import { Icon, numeral, Shield } from '../../design/index.ts';
import { useDesk } from '../desk.ts';

export function Rail({ onOpen }: { readonly onOpen: () => void }) {
  const { board, me, nameOf, screen, snapshot, speaker, tincture } = useDesk();
  return (
    <nav class="rail-seats" aria-label={speaker.say('shell.players')}>
      <ol>
        {snapshot.sitters.map(({ seat }) => {
          const acting = snapshot.view.waiting.some((open) => open.seat === seat);
          return (
            <li
              key={seat}
              class={`seat-${tincture(seat)} ${seat === me ? 'me' : ''} ${acting ? 'acting' : ''}`}
              data-mention={`seat:${seat}`}
            >
              <button type="button" onClick={onOpen} data-tip={nameOf(seat)}>
                <span class="sr">{nameOf(seat)}</span>
                <Shield tincture={tincture(seat)} size={26} />
                {screen !== null && <b>{numeral(screen.score(board, seat))}</b>}
                {screen?.Key !== undefined && (
                  <small>
                    <screen.Key view={board} seat={seat} speaker={speaker} tincture={tincture} />
                  </small>
                )}
                {acting && <Icon name="waiting" size={14} title={speaker.say('shell.deciding')} />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
