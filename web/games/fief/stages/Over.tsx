/** Short panels that come and go: deaths and who inherits, who was raised, votes laid open, incomes. On a phone each is a line to be opened. */

import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/index.ts';
import { Told, useDesk } from '../../../shell/index.ts';
import '../styles/stages.css';
import { Arms } from '../Arms.tsx';
import { FieIcon, type Sign } from '../icons.ts';
import { openLeaf, useFieTable } from '../table.ts';
import { IncomeTable } from './Income.tsx';
import { useLog } from './parts.tsx';
import { lately, revealsIn, type Tidings, tidingsIn } from './past.ts';
import { Tally } from './Reveal.tsx';
import { useUnread } from './useUnread.ts';

const SIGNS: { readonly [kind in Tidings['kind']]: Sign } = {
  death: 'excommunicated',
  rise: 'fiefTitle',
  reveal: 'vote',
  income: 'ecu',
  wedding: 'marriage',
};

/** So many lie on top of each other at most. */
const MOST = 2;

export function Over() {
  const { choice, page, speaker, view } = useFieTable();
  const { snapshot } = useDesk();
  const log = useLog();
  const { unread, read } = useUnread();
  const told = tidingsIn(lately(log).filter(({ seq }) => seq >= unread)).slice(-MOST);
  const [opened, open] = useState<number | null>(null);
  const isFolded = (seq: number): boolean => page !== null && opened !== seq;
  const [unpaid, hideUnpaid] = useState(0);
  const isDue =
    unpaid !== view.round && view.stage === 'income' && (choice.asked?.params.window === 'income' || snapshot.view.waiting.length > 0);
  if (told.length === 0 && !isDue) return null;
  return (
    <div class="fs over" role="status">
      {isDue && (
        <section class="leaf tidings" aria-label={speaker.say('fief.stage.income')}>
          <header>
            <FieIcon name="ecu" size={18} />
            <h3 class="rubric">{speaker.say('fief.stage.income')}</h3>
            <IconButton icon="refuse" label={speaker.say('fief.stage.close')} onClick={() => hideUnpaid(view.round)} />
          </header>
          <IncomeTable />
        </section>
      )}
      {told.map((tidings) => (
        <section key={tidings.seq} class={`leaf tidings ${tidings.kind}`} aria-label={speaker.say(`fief.stage.tidings.${tidings.kind}`)}>
          <header>
            <FieIcon name={SIGNS[tidings.kind]} size={18} />
            <h3 class="rubric">
              {page === null ? (
                speaker.say(`fief.stage.tidings.${tidings.kind}`)
              ) : (
                <button
                  type="button"
                  class="fold"
                  aria-expanded={!isFolded(tidings.seq)}
                  onClick={() => open(isFolded(tidings.seq) ? tidings.seq : null)}
                >
                  {speaker.say(`fief.stage.tidings.${tidings.kind}`)}
                </button>
              )}
            </h3>
            <IconButton icon="refuse" label={speaker.say('fief.stage.close')} onClick={() => read(tidings.seq + 1)} />
          </header>
          {!isFolded(tidings.seq) && <Message of={tidings} />}
        </section>
      ))}
    </div>
  );
}

function Message({ of: { kind, entries, seq } }: { readonly of: Tidings }) {
  const { page, speaker } = useFieTable();
  const log = useLog();
  if (kind === 'reveal') {
    const reveal = revealsIn(log).find((one) => one.seq === seq);
    if (reveal !== undefined)
      return (
        <>
          <Tally of={reveal} />
          {page === null && (
            <Button
              size="small"
              onClick={() => {
                openLeaf.value = 'votes';
              }}
            >
              {speaker.say('fief.stage.votes.all')}
            </Button>
          )}
        </>
      );
  }
  return (
    <ul class="told">
      {entries.map(({ key, params }, at) => (
        <li key={`${key} ${at}`} class={key === 'died' ? 'dead' : ''}>
          {typeof params.lord === 'string' && <Arms lord={params.lord} size={22} />}
          <span>
            <Told message={`event.${key}`} params={params} speaker={speaker} />
          </span>
        </li>
      ))}
    </ul>
  );
}
