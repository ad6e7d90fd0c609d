/** The end: the last look at rebellions, then the score in all its categories, with running totals. */

import { numeral, Shield } from '../../../design/index.ts';
import { RuleLink, Told, useDesk } from '../../../shell/index.ts';
import { useUniTable } from '../table.ts';
import { Leaf, useCalled, useLog, Who } from './parts.tsx';

const LAST_CHECK: readonly string[] = [
  'gameEnds',
  'taxTolerated',
  'rebellionsBreakOut',
  'hordeRaised',
  'rebellionPaid',
  'honourLost',
  'controlLost',
  'ravaged',
  'battleWon',
  'battleWonBarbarian',
];

export function Ended() {
  const { speaker, view, tincture } = useUniTable();
  const called = useCalled();
  const { result } = useDesk().snapshot.view;
  const log = useLog();
  const from = log.findLastIndex(({ key }) => key === 'gameEnds');
  const scene = from < 0 ? [] : log.slice(from).filter(({ key }) => LAST_CHECK.includes(key));
  const seats = view.players.map(({ seat }) => seat);
  const lines = result?.breakdown ?? [];
  const totals = seats.map(() => 0);
  return (
    <div class="us at-end">
      {scene.length > 0 && (
        <Leaf title={speaker.say('medioevo.stage.end.rebellions')} readers="all" class="history">
          <ol>
            {scene.map(({ key, params, seq }, at) => (
              <li key={`${seq} ${at}`}>
                <Told message={`event.${key}`} params={params} speaker={speaker} />
              </li>
            ))}
          </ol>
        </Leaf>
      )}
      <Leaf title={speaker.say('medioevo.stage.end.scores')} note={<RuleLink id="UNI-43.7" />} readers="all" class="scores">
        <div class="fits">
          <table>
            <thead>
              <tr>
                <th scope="col">{speaker.say('medioevo.stage.end.category')}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col" class={result?.winners.includes(seat) ? 'winner' : ''}>
                    <Shield tincture={tincture(seat)} size={18} />
                    <span>{called(seat)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, values }) => (
                <tr key={key}>
                  <th scope="row">{speaker.say(`score.${key}`)}</th>
                  {seats.map((seat) => {
                    const n = values[seat] ?? 0;
                    totals[seat] += n;
                    return (
                      <td key={seat} class={n < 0 ? 'bad' : n > 0 ? 'good-words' : 'nothing'}>
                        <b>{n === 0 ? '–' : numeral(n)}</b>
                        <small>{numeral(totals[seat])}</small>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{speaker.say('medioevo.stage.end.sum')}</th>
                {seats.map((seat) => (
                  <td key={seat}>
                    <b>{numeral(result?.scores[seat] ?? 0)}</b>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        {result !== undefined && result !== null && (
          <p class="lead">
            {result.winners.map((seat) => (
              <Who key={seat} seat={seat} size={22} />
            ))}{' '}
            {speaker.say(`ending.${result.by}`)}
          </p>
        )}
      </Leaf>
      <Leaf title={speaker.say('medioevo.stage.end.purses')} readers="all" class="purses">
        <ul>
          {view.players.map(({ seat, florins, loans }) => (
            <li key={seat}>
              <Who seat={seat} size={16} /> <b>{florins === null ? '?' : numeral(florins)}</b>
              {loans > 0 && <small class="bad">{speaker.say('medioevo.stage.end.loans', { n: loans })}</small>}
            </li>
          ))}
        </ul>
      </Leaf>
    </div>
  );
}
