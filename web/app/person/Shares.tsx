/** How often a person wins at each game, beside what chance would give, and how that has gone. */

import type { Speaker } from '@castellan/text';
import { percentText } from '../balance/figures.tsx';
import { plateOf, titleOf } from '../games/plates.ts';
import { AppIcon } from '../icons.ts';
import { currentLanguage } from '../language.ts';
import type { Form, Tally } from './statistics.ts';

/** Fewer games say nothing of a share. */
const ENOUGH = 5;

export function Shares({ tallies, words }: { readonly tallies: readonly Tally[]; readonly words: Speaker }) {
  return (
    <section aria-labelledby="shares">
      <h2 id="shares">
        {words.say('page.person.shares')}{' '}
        {tallies.some(({ contested }) => contested >= ENOUGH) && <small>{words.say('page.person.shares.what')}</small>}
      </h2>
      <ul class="shares">
        {tallies.map((tally) => (
          <Share key={tally.game} tally={tally} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Share({ tally, words }: { readonly tally: Tally; readonly words: Speaker }) {
  const { game, played, alone, contested, won, fair, form } = tally;
  const plate = plateOf(game);
  const last = form.at(-1);
  return (
    <li>
      <span class="emblem" style={{ background: plate?.ground }}>
        <AppIcon name={plate?.emblem ?? 'castle'} size={28} />
      </span>
      <span class="what">
        <a href={`/games/${game}`}>{titleOf(game)}</a>
        <small>
          {words.say('page.person.played', { n: played })}
          {alone > 0 && ` · ${words.say('page.person.alone', { n: alone })}`}
        </small>
      </span>
      {contested < ENOUGH || last === undefined ? (
        <span class="few">{words.say('page.person.few', { n: ENOUGH - contested })}</span>
      ) : (
        <>
          <span class="ahead">
            <b>{signed(last.ahead)}</b> <small>± {oneDecimal(last.luck)}</small>
            <span class="sr">{words.say('page.person.ahead')}</span>
          </span>
          <Curve form={form} />
          <span class="share">
            <b>{words.say('page.person.won', { share: percentText(won / contested, 0) })}</b>
            <span class="bar" role="img" aria-label={words.say('page.person.fair', { share: percentText(fair / contested, 0) })}>
              <i style={{ width: `${(100 * won) / contested}%` }} />
              <i class="fair" style={{ left: `${(100 * fair) / contested}%` }} />
            </span>
          </span>
        </>
      )}
    </li>
  );
}

function oneDecimal(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
}

function signed(value: number): string {
  const words = new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero', maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return words.format(value).replace('-', '−');
}

const [WIDE, HIGH, EDGE] = [160, 40, 4];

/** The wins ahead of chance, game by game, over what luck alone may make. */
function Curve({ form }: { readonly form: readonly Form[] }) {
  const most = Math.max(...form.flatMap(({ ahead, luck }) => [Math.abs(ahead), luck]), 1);
  const x = (at: number): number => EDGE + ((WIDE - 2 * EDGE) * at) / form.length;
  const y = (value: number): number => HIGH / 2 - ((HIGH / 2 - EDGE) * value) / most;
  const points = [{ ahead: 0, luck: 0 }, ...form];
  const line = (values: readonly number[]): string => values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(' ');
  const band = points.map((_, at) => `${x(at).toFixed(1)} ${y(points[at].luck).toFixed(1)}`);
  const below = points.map((_, at) => `${x(at).toFixed(1)} ${y(-points[at].luck).toFixed(1)}`).toReversed();
  const end = points[points.length - 1];
  return (
    <svg class="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <polygon class="luck" points={[...band, ...below].join(' ')} />
      <path class="even" d={`M${EDGE} ${HIGH / 2}H${WIDE - EDGE}`} />
      <polyline class="ahead" points={line(points.map(({ ahead }) => ahead))} />
      <circle cx={x(points.length - 1)} cy={y(end.ahead)} r="3" />
    </svg>
  );
}
