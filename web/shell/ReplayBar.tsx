/** The replay bar, in the place of the prompt: step, scrub, jump, look from another seat, play on from here. */

import type { Seat } from '@castellan/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, Icon, IconButton, Shield } from '../design/index.ts';
import { useDesk } from './desk.ts';
import { type Course, type Moment, type Stride, stride } from './replay.ts';

const SPEEDS = [1, 2, 4] as const;
/** At most this long for the consequence of one answer. */
const PACE = 900;
/** Nobody follows faster: where there is less time, several answers are shown as one. */
const LEAST = 220;

interface ReplayBarProps {
  readonly course: Course;
  readonly at: Moment;
  readonly seat: Seat | null;
  /** Whether other seats' eyes may be used: only once the game is over. */
  readonly finished: boolean;
  readonly playing: boolean;
  /** Milliseconds for an answer, where the speed is not chosen. */
  readonly pace: number | null;
  readonly setPlaying: (playing: boolean) => void;
  readonly onGo: (moment: Moment) => void;
  readonly onSeat: (seat: Seat | null) => void;
  readonly onFork: () => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

export function ReplayBar({
  course,
  at,
  seat,
  finished,
  playing,
  pace,
  setPlaying,
  onGo,
  onSeat,
  onFork,
  onDownload,
  onClose,
}: ReplayBarProps) {
  const { nameOf, snapshot, speaker, tincture } = useDesk();
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const { length } = course;

  useEffect(() => {
    if (!playing) return;
    if (at >= length) {
      setPlaying(false);
      return;
    }
    const each = Math.min(PACE, pace ?? PACE) / speed;
    const timer = setTimeout(() => onGo(Math.min(length, at + Math.max(1, Math.round(LEAST / each)))), Math.max(LEAST, each));
    return () => clearTimeout(timer);
  }, [playing, at, length, speed, pace, onGo, setPlaying]);

  const jump = { course, at, onGo };
  return (
    <section class="replay" aria-labelledby="question">
      <h2 class="sr" id="question">
        {speaker.say('shell.replay')}
      </h2>
      <div class="steps">
        <Jump by="round" direction={-1} {...jump} />
        <Jump by="turn" direction={-1} {...jump} />
        <Jump by="answer" direction={-1} {...jump} />
        <button
          type="button"
          class="play"
          aria-label={speaker.say(playing ? 'shell.replay.pause' : 'shell.replay.play')}
          data-tip={speaker.say(playing ? 'shell.replay.pause' : 'shell.replay.play')}
          onClick={() => {
            if (!playing && at >= length) onGo(0);
            setPlaying(!playing);
          }}
        >
          <Sign of={playing ? 'pause' : 'play'} back={false} />
        </button>
        <Jump by="answer" direction={1} {...jump} />
        <Jump by="turn" direction={1} {...jump} />
        <Jump by="round" direction={1} {...jump} />
        <button
          type="button"
          class="speed"
          aria-label={speaker.say('shell.replay.speed', { n: speed })}
          data-tip={speaker.say('shell.replay.speed', { n: speed })}
          onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}
        >
          ×{speed}
        </button>
      </div>
      <div class="rail">
        <Ticks course={course} />
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={speaker.say('shell.replay.moment')}
          aria-valuetext={speaker.say('shell.replay.at', { n: at, of: length })}
          onInput={(event) => onGo(Number(event.currentTarget.value))}
        />
      </div>
      <span class="num moment">{speaker.say('shell.replay.at', { n: at, of: length })}</span>
      {finished && (
        <fieldset class="eyes">
          <legend class="sr">{speaker.say('shell.replay.eyes')}</legend>
          {snapshot.sitters.map(({ seat: other }) => (
            <button
              type="button"
              key={other}
              aria-pressed={other === seat}
              aria-label={nameOf(other)}
              data-tip={nameOf(other)}
              onClick={() => onSeat(other)}
            >
              <Shield tincture={tincture(other)} size={20} />
            </button>
          ))}
          <button
            type="button"
            aria-pressed={seat === null}
            aria-label={speaker.say('shell.publicView')}
            data-tip={speaker.say('shell.publicView')}
            onClick={() => onSeat(null)}
          >
            <Icon name="spectators" size={20} />
          </button>
        </fieldset>
      )}
      <div class="acts">
        <Button size="small" icon="fork" onClick={onFork}>
          {speaker.say('shell.fork')}
        </Button>
        <IconButton icon="download" label={speaker.say('shell.download')} onClick={onDownload} />
        <Button size="small" kind="primary" onClick={onClose}>
          {speaker.say(finished ? 'shell.replay.close' : 'shell.replay.live')}
        </Button>
      </div>
    </section>
  );
}

interface JumpProps {
  readonly by: Stride;
  readonly direction: 1 | -1;
  readonly course: Course;
  readonly at: Moment;
  readonly onGo: (moment: Moment) => void;
}

function Jump({ by, direction, course, at, onGo }: JumpProps) {
  const { speaker } = useDesk();
  const name = speaker.say(`shell.replay.${by}.${direction === 1 ? 'next' : 'back'}`);
  const to = stride(course, at, by, direction);
  return (
    <button type="button" aria-label={name} data-tip={name} disabled={to === at} onClick={() => onGo(to)}>
      <Sign of={by} back={direction === -1} />
    </button>
  );
}

const SIGNS = {
  answer: 'M7 5v10l8-5z',
  turn: 'M4 5v10l6-5zM10 5v10l6-5z',
  round: 'M4 5v10l8-5zM13 5h3v10h-3z',
  play: 'M6 4v12l10-6z',
  pause: 'M5 4h4v12H5zM11 4h4v12h-4z',
} as const;

function Sign({ of, back }: { readonly of: keyof typeof SIGNS; readonly back: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={SIGNS[of]} fill="currentColor" transform={back ? 'matrix(-1 0 0 1 20 0)' : undefined} />
    </svg>
  );
}

/** A tick where each turn begins, in the seat's colour; rounds stand taller. */
function Ticks({ course }: { readonly course: Course }) {
  const { tincture } = useDesk();
  const colours = course.turns.map(({ seat }) => tincture(seat)).join('');
  return useMemo(() => {
    const share = (at: Moment): string => `${(100 * at) / Math.max(1, course.length)}%`;
    return (
      <span class="ticks" aria-hidden="true">
        {course.turns.map(({ at }, turn) => (
          <i key={at} class={`seat-${colours[turn]}`} style={{ left: share(at) }} />
        ))}
        {course.rounds.map((at) => (
          <b key={at} style={{ left: share(at) }} />
        ))}
      </span>
    );
  }, [course, colours]);
}
