/** How the chances went, and the three moments at which they changed most, each a way into the replay. */

import type { Chances } from '@castellan/bots';
import type { Result, Seat } from '@castellan/engine';
import { type Catalogue, type Language, type Speaker, speaker } from '@castellan/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Shield, signed } from '../../design/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import { percent } from '../counsel.ts';
import { useDesk } from '../desk.ts';
import { ranking } from '../order.ts';
import { Told } from '../Prose.tsx';
import { roundsIn } from '../replay.ts';
import { careful } from '../words.ts';
import { taleOf } from './headings.ts';
import { isToldIn, type Swing, swingsOf } from './swings.ts';
import { roundWord } from './verdict.ts';

const MOST = 3;
/** Things told of one of them. */
const TOLD = 2;

const WIDTH = 976;
const HEIGHT = 128;

export type Looked = readonly Chances[] | 'looking' | 'failed';

/** The chances through the game, looked for once it is over. */
export function useChances(look: (() => Promise<readonly Chances[]>) | undefined): Looked {
  const [looked, set] = useState<Looked>('looking');
  useEffect(() => {
    let wanted = true;
    look?.().then(
      (found) => wanted && set(found),
      () => wanted && set('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return looked;
}

type Turns = (language: Language) => Promise<Catalogue>;

/** A voice that knows the game's headings as well; one without them until they have come, and where they do not. */
function useHeadings(turns: Turns | undefined): Speaker {
  const { nameOf, speaker: voice } = useDesk();
  const [headings, set] = useState<Catalogue>({});
  const { language, messages } = voice;
  useEffect(() => {
    let wanted = true;
    turns?.(language).then(
      (found) => wanted && set(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [turns, language]);
  return useMemo(() => careful(speaker(language, [messages, headings], nameOf)), [language, messages, headings, nameOf]);
}

interface TurningProps {
  readonly looked: Looked;
  readonly result: Result;
  readonly turns?: Turns;
}

export function Turning({ looked, result, turns }: TurningProps) {
  const { nameOf, snapshot, speaker } = useDesk();
  const voice = useHeadings(turns);
  const [first, second] = ranking(result);
  const swings = typeof looked === 'string' ? [] : swingsOf(looked, MOST, isToldIn(snapshot.log));
  return (
    <section class="turning" aria-labelledby="turning-title">
      <h3 class="rubric" id="turning-title">
        {speaker.say('shell.end.turning', { n: swings.length })}{' '}
        <small>{speaker.say('shell.end.lines', { first: nameOf(first), second: nameOf(second) })}</small>
      </h3>
      {typeof looked === 'string' ? (
        <p class="none" role="status">
          {speaker.say(looked === 'looking' ? 'shell.end.looking' : 'shell.end.unlooked')}
        </p>
      ) : (
        <>
          <Chart chances={looked} swings={swings} shown={[first, second]} />
          {swings.length === 0 ? (
            <p class="none">{speaker.say('shell.end.steady')}</p>
          ) : (
            <ol class="swings">
              {swings.map((swing, at) => (
                <Card key={swing.from} n={at + 1} swing={swing} log={snapshot.log} voice={voice} />
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}

interface CardProps {
  readonly n: number;
  readonly swing: Swing;
  readonly log: readonly LogEntry[];
  /** Knows what the game heads turning points with. */
  readonly voice: Speaker;
}

function Card({ n, swing, log, voice }: CardProps) {
  const { goTo, nameOf, speaker, tincture } = useDesk();
  const { from, to, seat, change } = swing;
  const { heading, told } = taleOf(swing, log, TOLD, voice);
  return (
    <li class="swing">
      <p class="whose-turn">
        <span class="no">{n}</span>
        <Shield tincture={tincture(seat)} size={20} />
        <span class="name">{nameOf(seat)}</span>
        <span class="caption">{speaker.say('shell.end.between', { from: from + 1, to })}</span>
        <b class={change < 0 ? 'down' : 'up'}>{speaker.say('shell.end.percent', { n: signed(percent(change)) })}</b>
      </p>
      <h4>{heading === null ? speaker.say('shell.end.unnamed') : voice.say(heading.key, heading.params)}</h4>
      {told.map((entry, at) => (
        <p key={at}>
          <Told message={`event.${entry.key}`} params={entry.params} speaker={speaker} />
        </p>
      ))}
      <button type="button" class="link" onClick={() => goTo(from)}>
        {speaker.say('shell.end.goTo', { n: from + 1 })} <span aria-hidden="true">›</span>
      </button>
    </li>
  );
}

interface ChartProps {
  readonly chances: readonly Chances[];
  readonly swings: readonly Swing[];
  /** The winner and the next: an unbroken line and a dashed one. */
  readonly shown: readonly [Seat, Seat];
}

function Chart({ chances, swings, shown }: ChartProps) {
  const { nameOf, snapshot, speaker, tincture } = useDesk();
  const length = Math.max(1, chances.at(-1)?.after ?? 1);
  const x = (after: number): number => (WIDTH * after) / length;
  const y = (share: number): number => HEIGHT * (1 - share);
  const rounds = roundsIn(snapshot.log).filter((at) => at < length);
  const [first, second] = shown;
  const last = chances.at(-2) ?? chances[0];
  const tops = aside(1 - last.shares[first], 1 - last.shares[second]);
  return (
    <div class="course">
      <ol class="marks" aria-hidden="true">
        {swings.map(({ from, to }, at) => (
          <li key={from} style={{ left: `${(50 * (from + to)) / length}%` }}>
            {at + 1}
          </li>
        ))}
      </ol>
      <span class="scale" aria-hidden="true">
        <i>100</i>
        <i>50</i>
        <i>0</i>
      </span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={speaker.say('shell.end.chart', {
          first: nameOf(first),
          second: nameOf(second),
          a: percent(last.shares[first]),
          b: percent(last.shares[second]),
        })}
      >
        {swings.map(({ from, to }) => (
          <rect key={from} class="turn" x={x(from)} width={x(to) - x(from)} height={HEIGHT} />
        ))}
        <path class="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {rounds.map((at) => (
          <path key={at} class="round" d={`M${x(at)} 0V${HEIGHT}`} />
        ))}
        {[second, first].map((seat) => (
          <path
            key={seat}
            class={`chance seat-${tincture(seat)} ${seat === first ? 'first' : 'second'}`}
            d={`M${chances.map(({ after, shares }) => `${x(after)} ${y(shares[seat])}`).join('L')}`}
          />
        ))}
      </svg>
      <span class="whose" aria-hidden="true">
        {shown.map((seat, at) => (
          <i key={seat} style={{ top: `${100 * tops[at]}%` }}>
            <Shield tincture={tincture(seat)} size={18} />
          </i>
        ))}
      </span>
      {rounds.length > 1 && rounds.length <= 16 && (
        <ol class="rounds" aria-hidden="true">
          {rounds.map((at, n) => (
            <li key={at} style={{ left: `${(50 * (at + (rounds[n + 1] ?? length))) / length}%` }}>
              {rounds.length <= 8 ? speaker.say(roundWord(speaker, 'round'), { n: n + 1 }) : n + 1}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** How far apart two shields stand, in shares of the height. */
const APART = 0.16;

/** Two that would lie on each other, moved aside as little as need be. */
function aside(one: number, other: number): readonly [number, number] {
  const short = APART - Math.abs(one - other);
  if (short <= 0) return [one, other];
  const way = one <= other ? short / 2 : -short / 2;
  return [one - way, other + way];
}
