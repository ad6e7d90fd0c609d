/** What the whole defence would bring: cards held, loyalty, discontent, bravery, serfs. */

import type { PlayerView } from '@castellan/anarchy';
import { AnaIcon, type Sign } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { aftermathOf, type Forecast } from './consequence.ts';

export function Outcome({ of, forecast }: { readonly of: PlayerView; readonly forecast: Forecast }) {
  const { speaker, view } = useAnaTable();
  const { defended, loyalty, discontent, bravery, serfs } = aftermathOf(view, of, forecast);
  const all = view.round + 1;
  return (
    <section class="outcome" aria-label={speaker.say('board.defence.outcome')}>
      <h3 class="rubric">{speaker.say('board.defence.outcome')}</h3>
      <p class={defended[0] === all ? 'gain' : ''}>{speaker.say('board.defence.cardsHeld', { n: span(defended), all })}</p>
      <ul class="gains">
        <Gain sign="loyalty" n={loyalty} tone="gain" />
        {bravery[1] > 0 && <Gain sign="bravery" n={bravery} tone="gain" />}
        {serfs > 0 && <Gain sign="serf" n={[serfs, serfs]} tone="gain" />}
        <Gain sign="discontent" n={discontent} tone="short" />
      </ul>
    </section>
  );
}

function Gain({ sign, n, tone }: { readonly sign: Sign; readonly n: readonly [number, number]; readonly tone: 'gain' | 'short' }) {
  return (
    <li class={n[1] > 0 ? tone : 'none'}>
      <AnaIcon name={sign} size={20} title={true} />
      <b>{n[1] > 0 ? `+${span(n)}` : '0'}</b>
    </li>
  );
}

/** `2`, `1–2`. */
function span([least, greatest]: readonly [number, number]): string {
  return least === greatest ? String(least) : `${least}–${greatest}`;
}
