/** How fair a game is: three figures from its report, each with what it says as its title. */

import type { BalanceReport, BalanceRun } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { Bars, DotColumns, Histogram, percentText } from '../balance/figures.tsx';
import { named } from '../balance/findings.ts';
import { hasReports, mainRun, reportsOf } from '../balance/reports.ts';
import '../balance/figures.css';
import { useLoad } from '../lists/load.ts';
import { Loading } from '../parts/states.tsx';

interface BalanceProps {
  readonly game: string;
  readonly words: Speaker;
}

export function Balance({ game, words }: BalanceProps) {
  const { now } = useLoad(() => reportsOf(game), game);
  const report: BalanceReport | undefined = now.state === 'ready' ? now.value[0] : undefined;
  const run = report === undefined ? null : mainRun(report);
  return (
    <section class="balance" aria-labelledby="balance">
      <h2 id="balance">
        {words.say('page.game.balance')}{' '}
        {run !== null && (
          <small>{words.say('page.game.balance.of', { games: run.games, level: words.say(`level.${run.player}`), n: run.seats })}</small>
        )}
        {hasReports(game) && <a href={`/balance/${game}`}>{words.say('page.game.balance.all')}</a>}
      </h2>
      {now.state === 'loading' && hasReports(game) ? (
        <Loading blocks={1} />
      ) : run === null ? (
        <p class="nobody">{words.say(now.state === 'failed' ? 'page.game.balance.failed' : 'page.game.balance.none')}</p>
      ) : (
        <Charts run={run} words={words} />
      )}
    </section>
  );
}

const ENDINGS = 4;

function Charts({ run, words }: { readonly run: BalanceRun; readonly words: Speaker }) {
  const out = run.bySeat.filter(({ isOut }) => isOut);
  const [commonest] = run.endings.toSorted((one, other) => other.share - one.share);
  const hasRounds = run.rounds.bins.length > 2;
  const length = hasRounds ? run.rounds : run.answers;
  const lengthTitle = words.say(hasRounds ? 'page.game.rounds' : 'page.game.answers', { n: length.median });
  return (
    <div class="charts">
      <figure class="chart">
        <figcaption class="told-of">
          <b class="says">
            {out.length === 0
              ? words.say('page.game.seat.even')
              : words.say('page.game.seat.out', { seat: named(out[0].name), share: percentText(out[0].won, 0) })}
          </b>
          <span class="of">{words.say('page.game.seat')}</span>
        </figcaption>
        <DotColumns rows={run.bySeat} fair={run.fair} nameOf={({ name }) => named(name)} />
      </figure>
      {commonest !== undefined && (
        <figure class="chart">
          <figcaption class="told-of">
            <b class="says">{words.say('page.game.ending', { ending: named(commonest.name), share: percentText(commonest.share, 0) })}</b>
            <span class="of">{words.say('page.game.ending.what')}</span>
          </figcaption>
          <Bars
            rows={run.endings
              .toSorted((one, other) => other.share - one.share)
              .slice(0, ENDINGS)
              .map(({ id, name, share }) => ({ id, name: named(name), share }))}
          />
        </figure>
      )}
      <figure class="chart">
        <figcaption class="told-of">
          <b class="says">{lengthTitle}</b>
          <span class="of">{words.say(hasRounds ? 'page.game.rounds.what' : 'page.game.answers.what')}</span>
        </figcaption>
        <Histogram length={length} label={`${lengthTitle} (${length.least}–${length.most})`} />
      </figure>
    </div>
  );
}
