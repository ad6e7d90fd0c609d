/** What I am composing beside the game, such as an offer: my own aside, which nobody else sees and nobody waits for. */

import type { Refused } from '@castellan/engine';
import { useCallback } from 'preact/hooks';
import { Button, Icon, Notice } from '../../design/index.ts';
import type { Composed } from '../board.ts';
import { useDesk } from '../desk.ts';
import { Explained, Reason } from '../Prose.tsx';
import { AmountStepper, Confirm } from '../prompt/Controls.tsx';
import { type AsideTalk, useAside } from '../useAside.ts';
import { type Deciding, useChoice } from '../useChoice.ts';
import { labelOf } from '../words.ts';

/** Unless the game composes it on its own board. */
export function AsideCard() {
  const { screen } = useDesk();
  const aside = useAside();
  if (aside.asked === null || screen?.asides?.includes(aside.asked.step)) return null;
  return <Composing key={aside.asked.id} aside={aside} />;
}

function Composing({ aside }: { readonly aside: AsideTalk }) {
  const { speaker } = useDesk();
  const { asked, refused, refusal, leave, send } = aside;
  const sendAll = useCallback(({ answers }: Composed) => aside.sendAll(answers), [aside.sendAll]);
  const deciding = useChoice({ asked, refused, refusal, sending: false, send, sendAll, speaker });
  if (asked === null) return null;
  return (
    <section class="offer aside" aria-label={speaker.say('shell.aside')}>
      <h3>
        <Icon name="offer" size={18} />
        <Explained>{speaker.say(`ask.${asked.step}`, asked.params)}</Explained>
      </h3>
      {refusal !== null && (
        <Notice tone="refusal">
          <Reason refusal={refusal} />
        </Notice>
      )}
      <Choices deciding={deciding} refused={refused} />
      <div class="answers">
        {asked.kind === 'amount' && <AmountStepper deciding={deciding} />}
        {asked.kind !== 'pick' && <Confirm deciding={deciding} />}
        {leave !== null && (
          <Button size="small" kind="quiet" onClick={leave}>
            {speaker.say('option.leaveAside')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Choices({ deciding, refused }: { readonly deciding: Deciding; readonly refused: readonly Refused[] }) {
  const { speaker } = useDesk();
  const { asked, chosen, open } = deciding;
  if (asked === null || asked.kind === 'amount') return null;
  return (
    <ul class="composing">
      {open.map((option) => (
        <li key={option.key}>
          <Button
            size="small"
            aria-pressed={asked.kind === 'pick' ? undefined : chosen.includes(option)}
            onClick={() => deciding.choose(option)}
          >
            {asked.kind === 'order' && chosen.includes(option) ? `${chosen.indexOf(option) + 1}. ` : ''}
            {labelOf(speaker, option)}
          </Button>
        </li>
      ))}
      {refused.map((option) => (
        <li key={option.key} class="refused">
          {labelOf(speaker, option)} <Reason refusal={option.refusal} />
        </li>
      ))}
    </ul>
  );
}
