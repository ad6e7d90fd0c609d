/** How it ended: the verdict in the prompt's place, and the whole scoring with what decided. */

import type { Result } from '@castellan/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, Icon, Lettrine, numeral, Shield } from '../design/index.ts';
import type { TableEnding } from '../tables/client.ts';
import { useDesk } from './desk.ts';
import { layout } from './layout.ts';
import { ranking } from './order.ts';

interface VerdictProps {
  readonly ending: TableEnding;
  /** Null when the game was given up before its end. */
  readonly result: Result | null;
  readonly counting: boolean;
  readonly onCounting: () => void;
  readonly onReplay: () => void;
  readonly onAnalyse?: () => void;
  readonly onRematch: (isSequel: boolean) => void;
  readonly onFork: () => void;
}

export function Verdict({ ending, result, counting, onCounting, onReplay, onAnalyse, onRematch, onFork }: VerdictProps) {
  const { me, nameOf, snapshot, speaker, tincture } = useDesk();
  const { winners } = ending;
  const alone = snapshot.sitters.length === 1;
  const goesOn = snapshot.view.sequel !== undefined;
  const sentence =
    ending.by === 'abandoned' || ending.by === 'unfinished'
      ? speaker.say(`shell.end.${ending.by}`)
      : alone && result !== null
        ? speaker.say(`ending.${result.by}`)
        : winners.length === 0
          ? speaker.say('shell.end.nobody')
          : speaker.say(winners.length === 1 ? 'shell.end.won' : 'shell.end.shared', { names: winners.map(nameOf) });
  return (
    <section class="prompt verdict" aria-labelledby="question">
      <div class="row">
        <div class="deciders">
          {winners.slice(0, 2).map((seat) => (
            <Lettrine key={seat} tincture={tincture(seat)} />
          ))}
        </div>
        <div class="ask">
          <ol class="crumbs">
            <li>{speaker.say(ending.by === 'unfinished' ? 'shell.replay' : 'shell.end.over')}</li>
            {ending.by === 'resignation' && <li>{speaker.say('shell.end.resignation')}</li>}
            {result !== null && !alone && <li>{speaker.say(`ending.${result.by}`)}</li>}
          </ol>
          <h2 class="question" id="question">
            {sentence} {result !== null && <Margin result={result} />}
          </h2>
        </div>
        <div class="chips">
          {result !== null && (
            <Button icon="analysis" aria-pressed={counting} onClick={onCounting}>
              {speaker.say(counting ? 'shell.end.board' : 'shell.end.scoring')}
            </Button>
          )}
          <Button icon="replay" onClick={onReplay}>
            {speaker.say('shell.replay')}
          </Button>
          {onAnalyse !== undefined && (
            <Button icon="search" onClick={onAnalyse}>
              {speaker.say('shell.analyse')}
            </Button>
          )}
          {ending.by === 'unfinished' && (
            <Button kind="primary" icon="fork" onClick={onFork}>
              {speaker.say('shell.fork')}
            </Button>
          )}
          {me !== null && (
            <Button kind={goesOn ? 'plain' : 'primary'} icon="rematch" onClick={() => onRematch(false)}>
              {speaker.say('shell.rematch')}
            </Button>
          )}
          {me !== null && goesOn && (
            <Button kind="primary" icon="fork" onClick={() => onRematch(true)}>
              {speaker.say('game.sequel')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** By how much it was won over those who stayed, or what was reached alone. */
function Margin({ result: { scores, winners } }: { readonly result: Result }) {
  const { snapshot, speaker } = useDesk();
  if (scores.length === 1) return <em>{speaker.say('shell.end.score', { best: scores[0] })}</em>;
  const best = new Set(winners.map((seat) => scores[seat])).size === 1 ? scores[winners[0]] : null;
  const beaten = snapshot.sitters.filter(({ seat, standIn }) => !winners.includes(seat) && standIn !== 'resigned');
  const next = Math.max(...beaten.map(({ seat }) => scores[seat]));
  return best === null || !Number.isFinite(next) ? null : <em>{speaker.say('shell.end.points', { best, next })}</em>;
}

/** More lines of a scoring have no room beside each other. */
const MOST_COLUMNS = 8;

interface ScoringProps {
  readonly result: Result;
  readonly onDownload: () => void;
  readonly onHome: () => void;
}

export function Scoring({ result, onDownload, onHome }: ScoringProps) {
  const { snapshot, speaker } = useDesk();
  const box = useRef<HTMLElement>(null);
  const isNarrow = layout().value === 'phone';
  // It lies at the top of a board that may have been scrolled down.
  useLayoutEffect(() => box.current?.parentElement?.scrollTo(0, 0), []);
  return (
    <section class="scoring filet" aria-labelledby="scoring-title" ref={box}>
      <h2 class="rubric" id="scoring-title">
        {speaker.say('shell.end.scoring')}
      </h2>
      {isNarrow || (result.breakdown ?? []).length > MOST_COLUMNS ? (
        <ByLine result={result} isNarrow={isNarrow} />
      ) : (
        <BySeat result={result} />
      )}
      {result.scores.length > 1 && (
        <p class="decided">
          <Icon name="win" size={18} /> {speaker.say('shell.end.decided', { how: speaker.say(`ending.${result.by}`) })}
        </p>
      )}
      <div class="foot">
        <p class="caption">{speaker.say('shell.end.commitment', { hash: snapshot.commitment.slice(0, 16) })}</p>
        <Button size="small" icon="download" onClick={onDownload}>
          {speaker.say('shell.download')}
        </Button>
        <Button size="small" onClick={onHome}>
          {speaker.say('shell.home')}
        </Button>
      </div>
    </section>
  );
}

/** What adds up to the total, and what only breaks ties. */
function useLines({ breakdown = [] }: Result) {
  const { screen } = useDesk();
  const isApart = ({ key }: { readonly key: string }): boolean => screen?.tieBreaks?.includes(key) ?? false;
  return { summed: breakdown.filter((line) => !isApart(line)), apart: breakdown.filter(isApart) };
}

/** A row for each player, a column for each line of the scoring; what stands after the total is no part of it. */
function BySeat({ result }: { readonly result: Result }) {
  const { nameOf, speaker, tincture } = useDesk();
  const { summed, apart } = useLines(result);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{speaker.say('shell.end.player')}</th>
          {summed.map(({ key }) => (
            <th scope="col" key={key}>
              {speaker.say(`score.${key}`)}
            </th>
          ))}
          <th scope="col">{speaker.say('shell.end.total')}</th>
          {apart.map(({ key }) => (
            <th scope="col" key={key} class="apart">
              {speaker.say(`score.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranking(result).map((seat) => (
          <tr key={seat} class={result.winners.includes(seat) ? 'win' : ''}>
            <th scope="row">
              <span>
                <Shield tincture={tincture(seat)} size={20} />
                {nameOf(seat)}
                {result.winners.includes(seat) && <Icon name="win" size={18} title={speaker.say('shell.end.winner')} />}
              </span>
            </th>
            {summed.map(({ key, values }) => (
              <Points key={key} value={values[seat] ?? 0} />
            ))}
            <td class="total">{numeral(result.scores[seat])}</td>
            {apart.map(({ key, values }) => (
              <Points key={key} value={values[seat] ?? 0} apart />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The other way round where the screen is narrow or the lines are many: a column for each player. */
function ByLine({ result, isNarrow }: { readonly result: Result; readonly isNarrow: boolean }) {
  const { nameOf, speaker, tincture } = useDesk();
  const { summed, apart } = useLines(result);
  const seats = ranking(result);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{speaker.say('shell.end.scoring')}</span>
          </th>
          {seats.map((seat) => (
            <th scope="col" key={seat} class={result.winners.includes(seat) ? 'win' : ''}>
              <Shield tincture={tincture(seat)} size={22} title={isNarrow ? nameOf(seat) : undefined} /> {!isNarrow && nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summed.map(({ key, values }) => (
          <tr key={key}>
            <th scope="row" class="line">
              {speaker.say(`score.${key}`)}
            </th>
            {seats.map((seat) => (
              <Points key={seat} value={values[seat] ?? 0} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" class="line">
            {speaker.say('shell.end.total')}
          </th>
          {seats.map((seat) => (
            <td key={seat} class={`total ${result.winners.includes(seat) ? 'win' : ''}`}>
              {numeral(result.scores[seat])}
            </td>
          ))}
        </tr>
        {apart.map(({ key, values }) => (
          <tr key={key}>
            <th scope="row" class="line apart">
              {speaker.say(`score.${key}`)}
            </th>
            {seats.map((seat) => (
              <Points key={seat} value={values[seat] ?? 0} apart />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Points({ value, apart }: { readonly value: number; readonly apart?: boolean }) {
  return <td class={`${value < 0 ? 'loss' : ''} ${apart ? 'apart' : ''}`}>{numeral(value)}</td>;
}
