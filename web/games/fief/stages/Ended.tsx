/** The end: points by title, how titles went from hand to hand, and what was hidden laid open. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../design/index.ts';
import { Told, useDesk } from '../../../shell/index.ts';
import { ranking } from '../../../shell/order.ts';
import { useFieTable } from '../table.ts';
import { cardName, nameOf } from '../words.ts';
import { Court } from './Court.tsx';
import { Leaf, useLog, Who } from './parts.tsx';
import { revealsIn } from './past.ts';
import { Tally } from './Reveal.tsx';
import { type Struck, struckIn } from './struck.ts';
import { itemsOf } from './terms.ts';

const HISTORY: readonly string[] = [
  'roundBegan',
  'titleGranted',
  'titleToCrown',
  'titleVacant',
  'cityTaken',
  'becameBishop',
  'becameCardinal',
  'becamePope',
  'becameKing',
  'becameQueen',
  'becameRegent',
  'becamePrince',
  'married',
  'annulled',
  'died',
];
const PASSED: readonly string[] = ['paid', 'ceded', 'released', 'ransomed'];

export function Ended() {
  const { speaker } = useFieTable();
  const log = useLog();
  const reveals = revealsIn(log);
  const history = log.filter(({ key }) => HISTORY.includes(key));
  // Rounds in which no title changed hands are not named.
  const told = history.filter(({ key }, at) => key !== 'roundBegan' || (history[at + 1]?.key ?? 'roundBegan') !== 'roundBegan');
  const passed = log.filter(({ key }) => PASSED.includes(key));
  return (
    <div class="fs at-end">
      <div class="row halves">
        <PointsTable />
        <Hands />
      </div>
      <Court />
      <div class="row halves">
        <Leaf title={speaker.say('fief.stage.end.history')} readers="all" class="history">
          <ol>
            {told.map(({ key, params, seq }, at) => (
              <li key={`${seq} ${at}`} class={key === 'roundBegan' ? 'round' : ''}>
                <Told message={`event.${key}`} params={params} speaker={speaker} />
              </li>
            ))}
          </ol>
        </Leaf>
        <div class="stack">
          {passed.length > 0 && (
            <Leaf title={speaker.say('fief.stage.market.passed')} readers="all" class="history">
              <ol>
                {passed.map(({ key, params, seq }, at) => (
                  <li key={`${seq} ${at}`}>
                    <Told message={`event.${key}`} params={params} speaker={speaker} />
                  </li>
                ))}
              </ol>
            </Leaf>
          )}
          <Bargains />
          {reveals.map((reveal) => (
            <Leaf
              key={reveal.seq}
              title={speaker.say(`fief.stage.reveal.${reveal.office}`, reveal.bishopric === null ? {} : { bishopric: reveal.bishopric })}
              readers="all"
              class="reveal"
            >
              <Tally of={reveal} />
            </Leaf>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Endings that are decided by more than points against a goal. */
const AT_THE_LIMIT: readonly string[] = ['points', 'villages', 'ecus', 'shared'];
const TIE_BREAKS: readonly string[] = ['villages', 'ecus'];

/** Winners first; what breaks ties is told where it did. */
function PointsTable() {
  const { speaker, view } = useFieTable();
  const { ending, view: shown } = useDesk().snapshot;
  const { result } = shown;
  const winners = ending?.winners ?? result?.winners ?? [];
  const seats = ranking({ scores: view.players.map(({ points }) => points), winners });
  const apart = AT_THE_LIMIT.includes(result?.by ?? '') ? (result?.breakdown ?? []).filter(({ key }) => TIE_BREAKS.includes(key)) : [];
  return (
    <Leaf title={speaker.say('fief.stage.end.points')} readers="all" class="end-points">
      <table>
        <thead>
          <tr>
            <th scope="col">{speaker.say('fief.stage.income.house')}</th>
            <th scope="col" class="held">
              {speaker.say('fief.stage.end.titles')}
            </th>
            <th scope="col">{speaker.say('fief.stage.end.sum')}</th>
            <th scope="col">{speaker.say('fief.stage.end.side')}</th>
            {apart.map(({ key }) => (
              <th key={key} scope="col">
                {speaker.say(`score.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const { points, sidePoints, goal, lords } = view.players[seat];
            const titles = [
              ...lords.flatMap(({ fiefs }) => fiefs.map((fief) => nameOf(speaker, 'fief', fief))),
              ...(lords.some(({ king }) => king) ? [speaker.say('fief.title.king')] : []),
              ...(lords.some(({ pope }) => pope) ? [speaker.say('fief.title.pope')] : []),
            ];
            return (
              <tr key={seat} class={winners.includes(seat) ? 'win' : ''}>
                <th scope="row">
                  <Who seat={seat} /> {winners.includes(seat) && <Icon name="win" size={16} title={speaker.say('shell.end.winner')} />}
                </th>
                <td class="held">{titles.length === 0 ? '—' : titles.join(', ')}</td>
                <td>
                  <b>{points}</b>
                </td>
                <td>
                  {sidePoints}/{goal}
                </td>
                {apart.map(({ key, values }) => (
                  <td key={key}>{values[seat] ?? 0}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {result !== null && <p class="decided">{speaker.say('shell.end.decided', { how: speaker.say(`ending.${result.by}`) })}</p>}
    </Leaf>
  );
}

/** All bargains lie open now, with what was given for what. */
function Bargains() {
  const { speaker } = useFieTable();
  const { client } = useDesk();
  const [struck, setStruck] = useState<readonly Struck[]>([]);
  useEffect(() => {
    let isPast = false;
    void Promise.all([client.record(), import('@castellan/fief')])
      .then(([record, { game }]) => struckIn(game, record))
      .then((found) => {
        if (!isPast && found !== null) setStruck(found);
      })
      // Where the record cannot be had now, they are told by what changed hands.
      .catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [client]);
  if (struck.length === 0) return null;
  return (
    <Leaf title={speaker.say('fief.stage.end.bargains')} readers="all" class="history end-bargains">
      <ol>
        {struck.map(({ offer: { id, from, to, terms }, round }) => (
          <li key={id}>
            <span class="said">
              <small>{speaker.say('fief.stage.end.round', { round })}</small> <Who seat={from} />{' '}
              <Sum of={itemsOf(speaker, terms, 'give')} /> <span aria-hidden="true">⇄</span> <Who seat={to[0]} />{' '}
              <Sum of={itemsOf(speaker, terms, 'get')} />
            </span>
          </li>
        ))}
      </ol>
    </Leaf>
  );
}

function Sum({ of }: { readonly of: readonly string[] }) {
  const { speaker } = useFieTable();
  return <b>{of.length === 0 ? speaker.say('fief.stage.terms.nothing') : of.join(', ')}</b>;
}

/** All hands lie open now. */
function Hands() {
  const { speaker, view } = useFieTable();
  return (
    <Leaf title={speaker.say('fief.stage.end.hands')} readers="all" class="end-hands">
      <ul>
        {view.players.map(({ seat, hand }) => (
          <li key={seat}>
            <Who seat={seat} /> <span>{hand.cards.length === 0 ? '—' : hand.cards.map((card) => cardName(speaker, card)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
