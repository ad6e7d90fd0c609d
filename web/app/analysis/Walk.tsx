/** The way through the game, by answers and by rounds. */

import { type Moment, stride } from '../../shell/replay.ts';
import type { Parts } from './rounds.ts';
import type { Walked } from './walked.ts';

interface WalkProps extends Pick<Walked, 'at' | 'onGo' | 'speaker'> {
  readonly answers: number;
  readonly parts: Parts;
}

export function Walk({ answers, parts, at, onGo, speaker }: WalkProps) {
  const course = { length: answers, turns: [], rounds: parts.begun };
  return (
    <div class="moment">
      {parts.begun.length > 1 && (
        <Step to={stride(course, at, 'round', -1)} at={at} label={speaker.say(`shell.replay.${parts.kind}.back`)} sign="|◀" onGo={onGo} />
      )}
      <Step to={stride(course, at, 'answer', -1)} at={at} label={speaker.say('shell.replay.answer.back')} sign="◀" onGo={onGo} />
      <input
        type="range"
        min={0}
        max={answers}
        value={at}
        aria-label={speaker.say('page.moment')}
        aria-valuetext={speaker.say('page.at', { at, of: answers })}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
      <Step to={stride(course, at, 'answer', 1)} at={at} label={speaker.say('shell.replay.answer.next')} sign="▶" onGo={onGo} />
      {parts.begun.length > 1 && (
        <Step to={stride(course, at, 'round', 1)} at={at} label={speaker.say(`shell.replay.${parts.kind}.next`)} sign="▶|" onGo={onGo} />
      )}
      <span class="num">{speaker.say('page.at', { at, of: answers })}</span>
    </div>
  );
}

interface StepProps {
  readonly to: Moment;
  readonly at: Moment;
  readonly label: string;
  readonly sign: string;
  readonly onGo: (at: number) => void;
}

function Step({ to, at, label, sign, onGo }: StepProps) {
  return (
    <button type="button" class="step" aria-label={label} data-tip={label} disabled={to === at} onClick={() => onGo(to)}>
      {sign}
    </button>
  );
}
