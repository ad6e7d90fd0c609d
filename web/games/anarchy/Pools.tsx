/** My workers and resources, always in sight. */

import type { AnaView, PlayerView } from '@castellan/anarchy';
import { GOODS, type Good } from '@castellan/anarchy/vocabulary';
import type { Speaker } from '@castellan/text';
import { IconButton, Shield, signed } from '../../design/index.ts';
import { type Choice, type SeatProps, thing } from '../../shell/index.ts';
import type { Link } from './chain.ts';
import { AnaIcon } from './icons.ts';
import { openSheets, useAnaTable } from './table.ts';
import { useThings } from './things.ts';
import { isDefence } from './where.ts';

/** What the last answers brought in or took, by good. */
export type Deltas = { readonly [good in Good]?: number };

export function Pools({ of, deltas, chain }: { readonly of: PlayerView; readonly deltas: Deltas; readonly chain: readonly Link[] }) {
  const { view, speaker, me, tincture, nameOf } = useAnaTable();
  const draw = useThings(of);
  return (
    <section class="pools">
      {of.seat === me ? (
        <h3 class="rubric">{speaker.say('board.pools')}</h3>
      ) : (
        <h3 class="owner">
          <Shield tincture={tincture(of.seat)} size={18} />
          {nameOf(of.seat)}
        </h3>
      )}
      {isDefence(view) && openSheets.value === null && me !== null && (
        <IconButton
          icon="log"
          class="show-sheets"
          label={speaker.say('board.showSheets')}
          onClick={() => {
            openSheets.value = me;
          }}
        />
      )}
      <ul>
        {GOODS.map((good) => (
          <li key={good}>
            <div {...draw(`good:${good}`, `pool ${isShort(view, of, good) ? 'short' : ''}`)}>
              <PoolCount view={view} of={of} good={good} speaker={speaker} />
              <span class="label">{speaker.say('board.goods', { what: good, n: of.goods[good] })}</span>
              <Delta of={deltas[good] ?? 0} />
            </div>
          </li>
        ))}
      </ul>
      {of.seat === me && (chain.length > 1 ? <Chain of={chain} /> : <Reminder of={of} />)}
    </section>
  );
}

/** What the last click produced. Readers of the screen have heard it already. */
export function Chain({ of }: { readonly of: readonly Link[] }) {
  return (
    <ol class="chain" aria-hidden="true">
      {of.map(({ sign, text, made }, at) => (
        <li key={at} class={`sym ${made ? 'made' : ''}`}>
          <AnaIcon name={sign} size={14} />
          <b>{text}</b>
        </li>
      ))}
    </ol>
  );
}

/** What is easily forgotten before one is done. */
function Reminder({ of }: { readonly of: PlayerView }) {
  const { speaker, choice } = useAnaTable();
  if (choice.asked?.step !== 'action') return null;
  const short = of.foodMissing;
  const canAttack = choice.lit('castle:enemy') !== null;
  if (!canAttack && short === 0) return null;
  return (
    <p class="reminder">
      <AnaIcon name="warning" size={14} />
      {canAttack ? speaker.say('board.canAttack') : speaker.say('board.foodShort', { n: short })}
    </p>
  );
}

function PoolCount({
  view,
  of,
  good,
  speaker,
}: {
  readonly view: AnaView;
  readonly of: PlayerView;
  readonly good: Good;
  readonly speaker: Speaker;
}) {
  const due = good === 'food' ? view.foodOwed : 0;
  return (
    <>
      <AnaIcon name={good} size={20} />
      <b>{of.goods[good]}</b>
      {due > 0 && view.phase === 'actions' && (
        <small data-tip={speaker.say('board.foodDue', { n: due })}>
          /{due}
          <span class="sr"> {speaker.say('board.foodDue', { n: due })}</span>
        </small>
      )}
    </>
  );
}

/** Food that the defence of this round will ask for. */
function isShort(view: AnaView, of: PlayerView, good: Good): boolean {
  return good === 'food' && view.phase === 'actions' && of.foodMissing > 0;
}

function Delta({ of: n }: { readonly of: number }) {
  return n === 0 ? null : (
    <em class={`delta ${n > 0 ? 'gain' : 'loss'}`} aria-hidden="true">
      {signed(n)}
    </em>
  );
}

/** The same in the prompt sheet of a phone, where it is touched as well. */
export function Purse({ view, seat, speaker, choice }: SeatProps<AnaView> & { readonly choice: Choice }) {
  const of = view.players[seat];
  return (
    <ul class="ana-purse">
      {GOODS.map((good) => (
        <li key={good}>
          <div {...thing(choice, `good:${good}`, `pool ${isShort(view, of, good) ? 'short' : ''}`)}>
            <PoolCount view={view} of={of} good={good} speaker={speaker} />
            <span class="sr">{speaker.say('board.goods', { what: good, n: of.goods[good] })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
