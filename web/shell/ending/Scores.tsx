/** The whole scoring, and who was best in each line of it. */

import type { Result, Seat } from '@castellan/engine';
import { Icon, numeral, Shield } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { layout } from '../layout.ts';
import { ranking } from '../order.ts';

/** More lines of a scoring have no room beside each other; in a column at the side, more of them that no sign stands for. */
const MOST_COLUMNS = 7;
const MOST_WORDS = 2;

interface ScoresProps {
  readonly result: Result;
  /** It stands in a column at the side. */
  readonly isAside?: boolean;
}

export function Scores({ result, isAside = false }: ScoresProps) {
  const { screen, speaker } = useDesk();
  const { summed, apart } = useLines(result);
  const columns = [...summed, ...apart];
  const words = columns.filter(({ key }) => (screen?.ScoreSign?.({ line: key, speaker }) ?? null) === null);
  const isPhone = layout().value === 'phone';
  const isByLine = isPhone || columns.length > MOST_COLUMNS || (isAside && words.length > MOST_WORDS);
  return (
    <div class={isAside ? 'score-table aside' : 'score-table'}>
      {isByLine ? <ByLine result={result} isNarrow={isPhone || isAside} /> : <BySeat result={result} />}
    </div>
  );
}

/** What is marked in it, what is left out of it, and what decided. */
export function ScoreNote({ result }: { readonly result: Result }) {
  const { speaker } = useDesk();
  const { leftOut } = useLines(result);
  if (result.scores.length === 1) return null;
  return (
    <p class="caption">
      {speaker.say('shell.end.underlined')} {leftOut > 0 && speaker.say('shell.end.leftOut')}{' '}
      {speaker.say('shell.end.decided', { how: speaker.say(`ending.${result.by}`) })}
    </p>
  );
}

/** What adds up to the total, without the lines in which nobody scored; and, where the best are level, what broke the tie. */
export function useLines({ breakdown = [], scores }: Result) {
  const { screen } = useDesk();
  const isApart = ({ key }: { readonly key: string }): boolean => screen?.tieBreaks?.includes(key) ?? false;
  const best = Math.max(...scores);
  const isTied = scores.filter((score) => score === best).length > 1;
  const all = breakdown.filter((line) => !isApart(line));
  const scored = all.filter(({ values }) => values.some((value) => value !== 0));
  const summed = scored.length > 0 ? scored : all;
  return { summed, apart: isTied ? breakdown.filter(isApart) : [], leftOut: all.length - summed.length };
}

/** A row for each player, a column for each line of the scoring; what stands after the total is no part of it. */
function BySeat({ result }: { readonly result: Result }) {
  const { nameOf, screen, speaker, tincture } = useDesk();
  const { summed, apart } = useLines(result);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{speaker.say('shell.end.player')}</th>
          {summed.map(({ key }) => (
            <th scope="col" key={key}>
              {screen?.ScoreSign?.({ line: key, speaker }) ?? speaker.say(`score.${key}`)}
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
              <Points key={key} values={values} seat={seat} />
            ))}
            <td class="total">{numeral(result.scores[seat])}</td>
            {apart.map(({ key, values }) => (
              <Points key={key} values={values} seat={seat} apart />
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
              <Points key={seat} values={values} seat={seat} />
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
              <Points key={seat} values={values} seat={seat} apart />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PointsProps {
  readonly values: readonly number[];
  readonly seat: Seat;
  readonly apart?: boolean;
}

/** The best of its line is underlined, where not all are as good. */
function Points({ values, seat, apart }: PointsProps) {
  const value = values[seat] ?? 0;
  const isBest = !apart && value === Math.max(...values) && values.some((other) => other < value);
  return (
    <td class={`${value < 0 ? 'loss' : ''} ${apart ? 'apart' : ''}`}>{isBest ? <b class="best">{numeral(value)}</b> : numeral(value)}</td>
  );
}
