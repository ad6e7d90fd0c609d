/** The balance report of a game on one sheet: findings first, then the figures they come from. */

import type { BalanceReport, BalanceRun, Thing } from '@castellan/bots';
import { csvOf } from '@castellan/bots/csv';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import './balance.css';
import './figures.css';
import { Button, Icon, Lettrine, LinkButton, Segmented } from '../../design/index.ts';
import { useGameSpeaker } from '../games/messages.ts';
import { plateOf, titleOf } from '../games/plates.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type PageWords, usePageWords } from '../parts/words.ts';
import { saveText } from '../records/kept.ts';
import { Bars, Dot, DotRows, Histogram, percentText, place, pointsText, scaleOf, Ticks } from './figures.tsx';
import { findingsOf, named } from './findings.ts';
import { Points } from './Points.tsx';
import { mainRun, reportsOf } from './reports.ts';

const WORDS: PageWords = { en: () => import('./messages/en.ts'), fr: () => import('./messages/fr.ts') };

export default function BalancePage({ params: [game] }: { readonly params: readonly string[] }) {
  const words = usePageWords(WORDS);
  const rules = useGameSpeaker(game, []);
  const { now, again } = useLoad(() => reportsOf(game), game);
  if (plateOf(game) === null) return <Missing />;
  const title = titleOf(game);
  if (words === null || words === 'failed' || rules === null || now.state !== 'ready')
    return (
      <Frame bare title={title}>
        {words === 'failed' || now.state === 'failed' ? <Trouble code="load" retry={again} /> : <Loading blocks={4} />}
      </Frame>
    );
  const name = words.say('page.balance.title', { title });
  return (
    <Frame title={name} class="balance-page">
      {now.value.length === 0 ? (
        <div class="no-report">
          <Icon name="analysis" size={36} />
          <h1>{name}</h1>
          <p>{words.say('page.balance.none')}</p>
          <code>castellan lab balance {game}</code>
          <LinkButton href={`/games/${game}`}>{title}</LinkButton>
        </div>
      ) : (
        <Sheets key={game} game={game} reports={now.value} words={words} rules={rules} />
      )}
    </Frame>
  );
}

interface SheetsProps {
  readonly game: string;
  readonly reports: readonly BalanceReport[];
  readonly words: Speaker;
  /** Says the game's own options. */
  readonly rules: Speaker;
}

/** Which report, how many seats, which player: what there is can be chosen. */
function Sheets({ game, reports, words, rules }: SheetsProps) {
  const [which, setWhich] = useState('0');
  const report = reports[Number(which)];
  const [wish, setWish] = useState<Pick<BalanceRun, 'seats' | 'player'>>(mainRun(report));
  const seats = [...new Set(report.runs.map((run) => run.seats))].sort((a, b) => a - b);
  const ofSeats = report.runs.filter((run) => run.seats === wish.seats);
  const run = ofSeats.find((one) => one.player === wish.player) ?? ofSeats.at(-1) ?? mainRun(report);
  const players = report.runs.filter((one) => one.seats === run.seats).map(({ player }) => player);
  return (
    <>
      <div class="balance-bar">
        <nav aria-label={words.say('page.balance.where')}>
          <a href={`/games/${game}`}>{titleOf(game)}</a> <span aria-hidden="true">›</span> <b>{words.say('page.balance.report')}</b>
        </nav>
        {seats.length > 1 && (
          <Segmented
            label={words.say('page.balance.seats')}
            choices={seats.map((n) => ({ id: String(n), label: words.say('page.balance.players', { n }) }))}
            chosen={String(run.seats)}
            onChoose={(id) => setWish({ player: run.player, seats: Number(id) })}
          />
        )}
        {players.length > 1 && (
          <Segmented
            label={words.say('page.balance.player')}
            choices={players.map((id) => ({ id, label: words.say(`level.${id}`) }))}
            chosen={run.player}
            onChoose={(player) => setWish({ seats: run.seats, player })}
          />
        )}
        {reports.length > 1 && (
          <Segmented
            label={words.say('page.balance.which')}
            choices={reports.map((one, at) => ({ id: String(at), label: aboutWhat(one, reports, words, rules) }))}
            chosen={which}
            onChoose={(id) => setWhich(id)}
          />
        )}
        <span class="row">
          <Button onClick={() => saveText(`${game}-balance.csv`, csvOf(report, [run]))}>CSV</Button>
          <Button kind="primary" icon="log" onClick={() => print()}>
            {words.say('page.balance.print')}
          </Button>
        </span>
      </div>
      <Sheet report={report} run={run} words={words} rules={rules} />
    </>
  );
}

/** What tells a report from the others of its game: its options, and where these are the same its players. */
function aboutWhat(report: BalanceReport, reports: readonly BalanceReport[], words: Speaker, rules: Speaker): string {
  const options = optionsInWords(report, words, rules);
  const isAlone = reports.filter((one) => optionsInWords(one, words, rules) === options).length === 1;
  return isAlone ? options : `${options}, ${words.say('page.balance.players', { n: mainRun(report).seats })}`;
}

function optionsInWords({ options, pack }: BalanceReport, words: Speaker, rules: Speaker): string {
  const set = Object.entries(options).map(([option, value]) => {
    const chosen = `setup.${option}.${value}`;
    return rules.has(chosen) ? rules.say(chosen) : `${rules.say(`setup.${option}`)} ${value}`;
  });
  if (pack !== '') set.push(pack.slice(0, 8));
  return set.length === 0 ? words.say('page.balance.base') : set.join(', ');
}

interface SheetProps {
  readonly report: BalanceReport;
  readonly run: BalanceRun;
  readonly words: Speaker;
  readonly rules: Speaker;
}

function Sheet({ report, run, words, rules }: SheetProps) {
  const title = titleOf(report.game);
  const heading = words.say('page.balance.heading', { title, n: run.seats });
  const hasRounds = run.rounds.bins.length > 2;
  const length = hasRounds ? run.rounds : run.answers;
  let figure = 0;
  return (
    <article class="sheet" aria-labelledby="sheet">
      <header>
        <Lettrine tincture="G" letter={heading[0]} size={58} />
        <div>
          <h1 id="sheet">{heading}</h1>
          <p>
            {words.say('page.balance.of', { games: run.games, level: words.say(`level.${run.player}`) })}{' '}
            {optionsInWords(report, words, rules)}. {words.say('page.balance.intervals')}
          </p>
        </div>
        <p class="origin">
          {words.say('page.balance.rules', { version: report.version })}
          <br />
          {words.say('page.balance.seed', { seed: report.seed })}
          {report.pack !== '' && (
            <>
              <br />
              {words.say('page.balance.pack', { pack: report.pack.slice(0, 12) })}
            </>
          )}
        </p>
      </header>
      <ul class="findings">
        {findingsOf(report, run, words).map(({ id, isFault, head, text }) => (
          <li key={id} class={isFault ? 'fault-found' : 'sound'}>
            <i aria-hidden="true">{isFault ? '!' : '✓'}</i>
            <p>
              <b>{head}</b> {text}
            </p>
          </li>
        ))}
      </ul>
      <div class="figures">
        <div>
          <Figure n={++figure} title={words.say('page.balance.bySeat')} what={words.say('page.balance.fair')}>
            <DotRows rows={run.bySeat} fair={run.fair} nameOf={({ name }) => named(name)} />
          </Figure>
          {run.starts.map(({ kind, title: called, rows }) => (
            <Figure key={kind} n={++figure} title={named(called)} what={words.say('page.balance.starts')}>
              <DotRows
                rows={rows}
                fair={run.fair}
                nameOf={({ name, n }) => (
                  <>
                    {named(name)} <small>{n}</small>
                  </>
                )}
              />
            </Figure>
          ))}
        </div>
        <div>{run.things.length > 0 && <Things n={++figure} run={run} words={words} />}</div>
        <div>
          <Figure
            n={++figure}
            title={words.say('page.balance.lengths')}
            what={words.say(hasRounds ? 'page.balance.rounds' : 'page.balance.answers', {
              median: length.median,
              ninetieth: length.ninetieth,
            })}
          >
            <Histogram
              length={length}
              label={words.say(hasRounds ? 'page.balance.rounds' : 'page.balance.answers', {
                median: length.median,
                ninetieth: length.ninetieth,
              })}
            />
          </Figure>
          {run.points.length > 0 && (
            <Figure n={++figure} title={words.say('page.balance.points')} what={words.say('page.balance.points.what')}>
              <Points run={run} words={words} />
            </Figure>
          )}
          {run.endings.length > 0 && (
            <Figure n={++figure} title={words.say('page.balance.endings')} what={words.say('page.balance.endings.what')}>
              <Bars rows={run.endings.map(({ id, name, share }) => ({ id, name: named(name), share }))} />
            </Figure>
          )}
        </div>
      </div>
      <footer>
        <p>{words.say('page.balance.foot', { n: run.comparisons })}</p>
        <p>Castellan · {words.say('page.balance.report')}</p>
      </footer>
    </article>
  );
}

interface FigureProps {
  readonly n: number;
  readonly title: string;
  readonly what: string;
  readonly children: preact.ComponentChildren;
}

function Figure({ n, title, what, children }: FigureProps) {
  return (
    <section class="figure" aria-labelledby={`figure-${n}`}>
      <h2 id={`figure-${n}`}>
        <i class="nth">{n}</i> {title}
      </h2>
      <p class="what">{what}</p>
      {children}
    </section>
  );
}

/** Shown of each end of a long list. */
const BEST = 8;
const WORST = 6;

/** What cards, buildings and units did for those who took them: the best and the worst, kind by kind. */
function Things({ n, run, words }: { readonly n: number; readonly run: BalanceRun; readonly words: Speaker }) {
  const [chosen, choose] = useState(run.things[0].kind);
  const { kind, rows } = run.things.find((group) => group.kind === chosen) ?? run.things[0];
  const [isWhole, setWhole] = useState(false);
  const sorted = rows.toSorted((one, other) => other.adds - one.adds);
  const isCut = !isWhole && sorted.length > BEST + WORST + 1;
  const best = isCut ? sorted.slice(0, BEST) : sorted;
  const worst = isCut ? sorted.slice(-WORST) : [];
  const between = isCut ? sorted.slice(BEST, -WORST) : [];
  const scale = scaleOf([0, ...[...best, ...worst].map(({ adds }) => adds)].map((value) => value * 1.2));
  return (
    <Figure n={n} title={words.say('page.balance.things')} what={words.say('page.balance.things.what')}>
      {run.things.length > 1 && (
        <Segmented
          label={words.say('page.balance.kind')}
          choices={run.things.map(({ kind: id, title }) => ({ id, label: named(title) }))}
          chosen={kind}
          onChoose={choose}
        />
      )}
      <table class="things">
        <thead>
          <tr>
            <th scope="col">{words.say('page.balance.thing')}</th>
            <th scope="col">{words.say('page.balance.taken')}</th>
            <td>
              <Ticks scale={scale} signed />
            </td>
            <th scope="col">{words.say('page.balance.adds')}</th>
          </tr>
        </thead>
        <tbody>
          {best.map((thing) => (
            <ThingRow key={thing.id} thing={thing} scale={scale} />
          ))}
          {between.length > 0 && (
            <tr class="between">
              <td colSpan={4}>
                <button type="button" onClick={() => setWhole(true)}>
                  {words.say('page.balance.between', {
                    n: between.length,
                    from: pointsText(between.at(-1)?.adds ?? 0),
                    to: pointsText(between[0].adds),
                  })}
                </button>
              </td>
            </tr>
          )}
          {worst.map((thing) => (
            <ThingRow key={thing.id} thing={thing} scale={scale} />
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

function ThingRow({
  thing: { name, taken, adds, interval, isOut },
  scale,
}: {
  readonly thing: Thing;
  readonly scale: ReturnType<typeof scaleOf>;
}) {
  return (
    <tr class={isOut ? 'out' : ''}>
      <th scope="row">{named(name)}</th>
      <td>{percentText(taken, 0)} %</td>
      <td aria-hidden="true">
        <span class="strip">
          <i class="nought" style={{ left: place(scale, 0) }} />
          <Dot scale={scale} value={adds} interval={interval} />
        </span>
      </td>
      <td>
        <b>{pointsText(adds)}</b>
      </td>
    </tr>
  );
}
