/** How long my question waits for me, and putting that off once. It stands in the bar's own row, so nothing moves for it. */

import type { Speaker } from '@castellan/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Chip, Icon } from '../../design/index.ts';
import type { Countdown as Due, TableSnapshot } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { clockParts, clockText } from '../order.ts';
import { labelOf } from '../words.ts';
import type { Fit } from './fit.ts';

const SECOND = 1_000;

/** What is left of it, told anew each second. */
function useLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until === Infinity) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, until - now);
}

interface CountdownProps {
  readonly due: Due;
  /** How much room there is for words. */
  readonly fit: Fit['beside'];
}

export function Countdown({ due, fit }: CountdownProps) {
  const { client, speaker } = useDesk();
  const { question, until, hold } = due;
  const left = useLeft(until);
  // The line is begun once for each time that is set, and runs by itself.
  const runs = useMemo(() => Math.max(0, until - Date.now()), [until]);
  const { kind, a, b } = clockParts(left);
  if (until !== Infinity && kind !== 'live')
    return (
      <span class="due num" role="timer" data-tip={speaker.say('shell.due', { left: speaker.say(`shell.clock.${kind}`, { a, b }) })}>
        <Icon name="clock" size={18} /> {speaker.say(`shell.clock.${kind}`, { a, b })}
      </span>
    );
  const isHeld = until === Infinity;
  const word = speaker.say(isHeld ? 'shell.held' : 'shell.hold');
  return (
    <>
      <Chip
        kind="quiet"
        icon="clock"
        class="hold"
        aria-disabled={hold === 0 || undefined}
        data-tip={hold === 0 ? undefined : speaker.say('shell.hold.tip')}
        onClick={() => {
          if (hold > 0) void client.hold(question);
        }}
      >
        {fit === 'sign' ? <span class="sr">{word}</span> : word} <span class="num left">{isHeld ? '' : Math.ceil(left / SECOND)}</span>
      </Chip>
      {!isHeld && <i key={until} class="drain" style={{ animationDuration: `${runs}ms` }} aria-hidden="true" />}
    </>
  );
}

/** When something other than a question ends: the time left, told anew each second. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { speaker } = useDesk();
  const left = useLeft(until);
  return (
    <span class="due num" role="timer">
      <Icon name="clock" size={18} /> {clockText(left, speaker)}
    </span>
  );
}

/** The time of my question in words, said once for each question, and once more when it was put off. */
export function useLimit({ due, view }: TableSnapshot, speaker: Speaker): string | null {
  const mine = due !== null && due.question === view.asked?.id ? due : null;
  const name = mine === null ? '' : `${mine.question} ${mine.hold} ${speaker.language}`;
  return useMemo(() => (mine === null ? null : inWords(mine, view, speaker)), [name]);
}

function inWords({ until, answer }: Due, { asked }: TableSnapshot['view'], speaker: Speaker): string {
  if (until === Infinity) return speaker.say('shell.due.held');
  const option = asked?.options.find(({ key }) => key === answer);
  const seconds = Math.round(Math.max(0, until - Date.now()) / SECOND);
  return speaker.say('shell.due.said', { seconds, answer: option === undefined ? answer : labelOf(speaker, option) });
}
