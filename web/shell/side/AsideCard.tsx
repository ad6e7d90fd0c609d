/** What I am composing beside the game, such as an offer: my own aside, which nobody else sees and nobody waits for. */

import { type Asked, type Refusal, type Refused, sayAs } from '@castellan/engine';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Button, Icon, Notice } from '../../design/index.ts';
import type { Composed } from '../board.ts';
import { useDesk } from '../desk.ts';
import { Explained, Reason } from '../Prose.tsx';
import { AmountStepper, Confirm } from '../prompt/Controls.tsx';
import { type Deciding, useChoice } from '../useChoice.ts';
import { labelOf } from '../words.ts';

const NOTHING: readonly Refused[] = [];

export function AsideCard() {
  const { snapshot } = useDesk();
  const { aside } = snapshot.view;
  return aside === undefined ? null : <Composing key={aside.id} aside={aside} />;
}

function Composing({ aside }: { readonly aside: Asked }) {
  const { client, speaker, snapshot } = useDesk();
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [refused, know] = useState(NOTHING);
  useEffect(() => {
    let isPast = false;
    client.refused(aside.id).then(
      (found) => {
        if (!isPast) know(found);
      },
      () => undefined,
    );
    return () => {
      isPast = true;
    };
  }, [client, aside.id]);
  const send = useCallback(
    (text: string) => {
      refuse(null);
      void client.answer(sayAs('aside', text), aside.id).then(refuse);
    },
    [client, aside.id],
  );
  const sendAll = useCallback(
    ({ answers }: Composed) => {
      const aloud = answers.map((answer) => ({ ...answer, text: sayAs('aside', answer.text) }));
      refuse(null);
      void client.answerAll(aloud, aside.id).then((stopped) => refuse(stopped?.refusal ?? null));
    },
    [client, aside.id],
  );
  const deciding = useChoice({ asked: aside, refused, refusal, sending: false, send, sendAll, speaker });
  const leave = snapshot.view.interjections.find(({ say }) => say === 'leaveAside');
  return (
    <section class="offer aside" aria-label={speaker.say('shell.aside')}>
      <h3>
        <Icon name="offer" size={18} />
        <Explained>{speaker.say(`ask.${aside.step}`, aside.params)}</Explained>
      </h3>
      {refusal !== null && (
        <Notice tone="refusal">
          <Reason refusal={refusal} />
        </Notice>
      )}
      <Choices deciding={deciding} refused={refused} />
      <div class="answers">
        {aside.kind === 'amount' && <AmountStepper deciding={deciding} />}
        {aside.kind !== 'pick' && <Confirm deciding={deciding} />}
        {leave !== undefined && (
          <Button size="small" kind="quiet" onClick={() => void client.answer(sayAs('interjection', leave.key), '')}>
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
