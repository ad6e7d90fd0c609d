/** Everyone who defends is sent to a side: take a kind in hand, touch sides; the sums on the stage follow. */

import type { PlayerView } from '@castellan/anarchy';
import type { Foresight } from '@castellan/engine';
import { Button } from '../../../design/index.ts';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { advisedIn, allUnposted, NOBODY, POSTED, unposted } from './plan.ts';
import type { Planning } from './usePlanning.ts';

interface DeploymentProps {
  readonly of: PlayerView;
  readonly planning: Planning;
  readonly foresight: Foresight | null;
}

export function Deployment({ of, planning, foresight }: DeploymentProps) {
  const { speaker } = useAnaTable();
  const advised = foresight === null ? null : advisedIn(foresight);
  return (
    <section class="deployment" aria-label={speaker.say('board.defence.yard')}>
      <h3 class="rubric">{speaker.say('board.defence.yard')}</h3>
      <p class="advice">{speaker.say(allUnposted(planning.plan, of) > 0 ? 'board.defence.touchSide' : 'board.defence.allPosted')}</p>
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
        <Button size="small" icon="hint" disabled={advised === null} onClick={() => advised !== null && planning.lay(advised)}>
          {speaker.say('board.defence.suggest')}
        </Button>
        <Button size="small" kind="quiet" icon="undo" onClick={() => planning.lay(NOBODY)}>
          {speaker.say('board.defence.clear')}
        </Button>
      </p>
    </section>
  );
}
