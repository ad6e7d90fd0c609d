/** Who tells the example, below the board: its words, what it says next, and whether it came so. */

import type { Asked } from '@castellan/engine';
import { Button } from '../../design/index.ts';
import { toldOf } from '../../examples/shelf.ts';
import { answerInWords, labelOf, Reason, RuleLink, useDesk } from '../../shell/index.ts';
import { Runs } from '../../shell/Runs.tsx';
import { useRings } from '../learn/rings.ts';
import { Speaking } from '../learn/Speaking.tsx';
import type { Telling, Trying } from './useExample.ts';

interface TellerProps {
  readonly game: string;
  readonly id: string;
  /** What the catalogue says. */
  readonly text: string;
  readonly trying: Trying;
  /** Null after the last one. */
  readonly next: (() => void) | null;
  readonly leave: () => void;
}

export function Teller({ game, id, text, trying, next, leave }: TellerProps) {
  const { speaker } = useDesk();
  const { telling, view } = trying;
  const asked = view?.asked ?? null;
  useRings(telling.kind === 'next' ? asked : null, telling.kind === 'next' ? telling.text : null);
  const name = speaker.say('course.narrator');
  const isAllTried = telling.kind === 'so' && telling.left === 0;
  return (
    <Speaking
      game={game}
      name={name}
      label={speaker.say('example.narrator', { name })}
      mood={telling.kind === 'so' ? 'pleased' : telling.kind === 'off' ? 'doubtful' : null}
      isDone={isAllTried}
      told={
        <>
          <p class="told example">
            <Runs of={toldOf(game, id, text)} rule={(rule) => <RuleLink id={rule} />} />
          </p>
          <Said telling={telling} asked={asked} />
        </>
      }
      ways={
        <>
          {isAllTried ? (
            <Button key="onward" kind="primary" onClick={next ?? leave}>
              {speaker.say(next === null ? 'example.leave' : 'example.next')} <span aria-hidden="true">›</span>
            </Button>
          ) : telling.kind === 'next' ? (
            <Button kind="primary" onClick={trying.play}>
              {speaker.say('example.play')}
            </Button>
          ) : (
            <Button icon="hint" disabled={view === null || telling.kind === 'others'} onClick={trying.show}>
              {speaker.say(telling.kind === 'so' || telling.kind === 'refused' ? 'example.try.next' : 'example.try')}
            </Button>
          )}
          <Button kind="quiet" icon="rematch" disabled={!trying.isBegun} onClick={trying.layAgain}>
            {speaker.say('example.again')}
          </Button>
          {!(isAllTried && next === null) && (
            <Button kind="quiet" icon="rules" onClick={leave}>
              {speaker.say('example.leave')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Where the reader stands in the example. */
function Said({ telling, asked }: { readonly telling: Telling; readonly asked: Asked | null }) {
  const { speaker } = useDesk();
  switch (telling.kind) {
    case 'words':
      return null;
    case 'next':
      // A number alone says nothing of where it goes.
      if (asked?.kind === 'amount') return <p class="said">{speaker.say('example.numbers')}</p>;
      return (
        <p class="said">
          {speaker.say('example.showing', { answer: asked === null ? telling.text : answerInWords(speaker, asked, telling.text) })}
        </p>
      );
    case 'refused': {
      const answer = telling.option === null && asked !== null ? answerInWords(speaker, asked, telling.text) : null;
      return (
        <p class="said">
          {speaker.say('example.refused', {
            answer: answer ?? (telling.option === null ? telling.text : labelOf(speaker, telling.option)),
          })}{' '}
          <Reason refusal={telling.refusal} />
        </p>
      );
    }
    case 'so':
      return <p class="said">{telling.left === 0 ? speaker.say('example.so') : speaker.say('example.so.more', { n: telling.left })}</p>;
    default:
      return <p class="said">{speaker.say(`example.${telling.kind}`)}</p>;
  }
}
