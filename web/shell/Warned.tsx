/** The coach speaks up: what an answer would give away, what is better, and the choice to take it back. */

import { useEffect, useRef } from 'preact/hooks';
import { Button, Notice } from '../design/index.ts';
import type { Coach, Warning } from '../tables/client.ts';
import { featuresInWords, givenInWords, percent } from './counsel.ts';
import { useDesk } from './desk.ts';
import { countedInWords } from './words.ts';

interface WarnedProps {
  readonly coach: Coach;
  readonly warning: Warning;
  /** Puts back what was taken up for the answer. */
  readonly onBack: () => void;
}

export function Warned({ coach, warning: { mistake }, onBack }: WarnedProps) {
  const { speaker, snapshot, me } = useDesk();
  const counted = countedInWords(speaker, snapshot.view.asked, me);
  const back = useRef<HTMLDivElement>(null);
  // Whoever answers by keyboard takes it back with the next key.
  useEffect(() => back.current?.querySelector('button')?.focus(), [mistake]);
  const { played, better, loss, surely, because } = mistake;
  return (
    <Notice tone="refusal" icon="hint">
      <div class="advice">
        {counted !== null && <p class="caption">{counted}</p>}
        <p>
          {speaker.say('shell.coach.warns', { answer: givenInWords(speaker, played), loss: percent(loss), band: percent(loss - surely) })}
        </p>
        <p>
          {speaker.say('shell.coach.better', { answer: givenInWords(speaker, better) })}{' '}
          {because.length > 0 && speaker.say('shell.coach.because', { what: featuresInWords(speaker, because) })}
        </p>
        <div class="ways" ref={back}>
          <Button
            kind="primary"
            size="small"
            onClick={() => {
              coach.relent();
              onBack();
            }}
          >
            {speaker.say('shell.coach.relent')}
          </Button>
          <Button size="small" onClick={() => coach.insist()}>
            {speaker.say('shell.coach.insist')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
