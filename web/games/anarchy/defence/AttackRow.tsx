/** The attack cards on the stage, each with its sums, the next one to be met marked. */

import type { PlayerView } from '@castellan/anarchy';
import { useAnaTable } from '../table.ts';
import { AttackSlot, Foot } from './Attacks.tsx';
import type { Forecast } from './forecast.ts';
import { StrikeLine, Verdict } from './Ledger.tsx';

interface RowProps {
  readonly of: PlayerView;
  readonly forecast: Forecast;
  /** Whether it is known who stands where. */
  readonly known: boolean;
}

export function AttackRow({ of, forecast: { cards, isLate }, known }: RowProps) {
  const { me, speaker, view } = useAnaTable();
  const key = of.seat === me ? 'board.defence.attacksOnYou' : 'board.defence.attacksOn';
  return (
    <section class="ana-attacks staged" aria-label={speaker.say(key, { seat: of.seat })} aria-busy={known && isLate}>
      <h3 class="sr">{speaker.say(key, { seat: of.seat })}</h3>
      <ol class="cards" style={{ '--cards': view.round + 1 }}>
        {Array.from({ length: view.round + 1 }, (_, slot) => {
          const card = cards.find(({ attack }) => attack.slot === slot);
          return (
            <li key={slot} class="berth">
              <AttackSlot of={of} slot={slot}>
                {card !== undefined && known ? (
                  <div class="going">
                    {card.attack.face === null ? (
                      <Foot of={card.attack} />
                    ) : (
                      <ul class="strikes">
                        {card.blows.map((blow) => (
                          <StrikeLine key={blow.hit.side} of={blow} card={card} />
                        ))}
                      </ul>
                    )}
                    <Verdict of={card} />
                  </div>
                ) : undefined}
              </AttackSlot>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
