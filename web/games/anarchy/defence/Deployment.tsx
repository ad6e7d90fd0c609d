/** Everyone who defends is sent to a side: take a kind in hand, touch sides; the sums on the stage follow. */

import type { PlayerView } from '@castellan/anarchy';
import { Button } from '../../../design/index.ts';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { allUnposted, POSTED, unposted } from './plan.ts';
import type { Planning } from './usePlan.ts';

export function Deployment({ of, planning }: { readonly of: PlayerView; readonly planning: Planning }) {
  const { speaker } = useAnaTable();
  const left = allUnposted(planning.plan, of);
  return (
    <section class="deployment" aria-label={speaker.say('board.defence.deployment')}>
      <h3 class="rubric">{speaker.say('board.defence.deployment')}</h3>
      <p class="advice">{speaker.say(left > 0 ? 'board.defence.touchSide' : 'board.defence.allPosted')}</p>
      <ul class="yard">
        {POSTED.filter((kind) => of.goods[kind] > 0).map((kind) => {
          const n = unposted(planning.plan, of, kind);
          return (
            <li key={kind}>
              <button
                type="button"
                class={`worker ${planning.kind === kind ? 'in-hand' : ''}`}
                aria-pressed={planning.kind === kind}
                draggable={n > 0}
                onDragStart={(event) => event.dataTransfer?.setData('text/plain', kind)}
                onClick={() => planning.take(kind)}
              >
                <AnaIcon name={kind} size={28} />
                <b>{n}</b>
                <span class="name">{speaker.say(`name.worker.${kind}`)}</span>
                <span class="sr">{speaker.say('board.defence.inYard')}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="ways">
        <Button size="small" icon="hint" onClick={planning.suggest}>
          {speaker.say('board.defence.suggest')}
        </Button>
        <Button size="small" kind="quiet" icon="undo" onClick={planning.clear}>
          {speaker.say('board.defence.clear')}
        </Button>
        <Button kind="primary" icon="confirm" disabled={left > 0} onClick={planning.deploy}>
          {left > 0 ? speaker.say('board.defence.stillToPost', { n: left }) : speaker.say('board.defence.deploy')}
        </Button>
      </p>
    </section>
  );
}
