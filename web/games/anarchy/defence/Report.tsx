/** What the defence that has just ended brought, card by card: many run through without a question. */

import type { Params, Seat } from '@castellan/engine';
import { useRef } from 'preact/hooks';
import { Shield } from '../../../design/index.ts';
import type { LogEntry } from '../../../tables/client.ts';
import { AnaIcon, type Sign } from '../icons.ts';
import { useAnaTable } from '../table.ts';

/** How each card went, in the order in which they came. */
const CARDS: readonly string[] = ['defends', 'fails'];
const NOTHING: readonly LogEntry[] = [];

/** Stays while path cards are drafted; afterwards only until the next answer. */
export function DefenceReport({ news }: { readonly news: readonly LogEntry[] }) {
  const { me, speaker, view } = useAnaTable();
  const kept = useRef({ round: 0, told: NOTHING });
  const isNew = news.some(({ key }) => key === 'aftermath');
  if (isNew) kept.current = { round: view.round, told: news };
  const isKept = view.phase === 'draft' && kept.current.round === view.round;
  if (!isNew && !isKept) return null;
  const { told } = kept.current;
  const mine = me ?? 0;
  const met = told.filter(({ key, params }) => CARDS.includes(key) && params.seat === mine);
  const outcomes = outcomesIn(told);
  const own = outcomes.find(({ seat }) => seat === mine);
  // Cards met with questions have been seen; they are listed only where the whole row ran through at once.
  const isWhole = own !== undefined && met.length === own.defended + own.undefended;
  return (
    <section class="ana-report" aria-label={speaker.say('board.defence.report')}>
      <h3 class="rubric">{speaker.say('board.defence.report')}</h3>
      {isWhole && (
        <ol class="met">
          {met.map(({ key, params }, at) => (
            <li key={at} class={key === 'defends' ? 'gain' : 'short'}>
              {speaker.say(key === 'defends' ? 'board.defence.repelledCard' : 'board.defence.failedCard', params)}
            </li>
          ))}
        </ol>
      )}
      <ul class="outcomes">
        {outcomes
          .filter(({ seat }) => seat === mine || view.phase !== 'actions')
          .map((outcome) => (
            <Line key={outcome.seat} of={outcome} />
          ))}
      </ul>
    </section>
  );
}

interface OutcomeOf {
  readonly seat: Seat;
  readonly defended: number;
  readonly undefended: number;
  readonly gains: readonly { readonly sign: Sign; readonly n: number }[];
}

function Line({ of: { seat, defended, undefended, gains } }: { readonly of: OutcomeOf }) {
  const { nameOf, speaker, tincture } = useAnaTable();
  return (
    <li>
      <Shield tincture={tincture(seat)} size={18} />
      <b>{nameOf(seat)}</b>
      <span>{speaker.say('board.defence.score', { defended, undefended })}</span>
      {gains.map(({ sign, n }) => (
        <span key={sign} class={`gained ${sign === 'discontent' ? 'short' : 'gain'}`}>
          +{n}
          <AnaIcon name={sign} size={18} title={true} />
        </span>
      ))}
    </li>
  );
}

/** What each player gained from the aftermath to the end of the round, castles left behind included (ANA-34, 36.2). */
function outcomesIn(news: readonly LogEntry[]): readonly OutcomeOf[] {
  const end = news.findIndex(({ key }) => key === 'round');
  const told = news.slice(
    news.findIndex(({ key }) => key === 'aftermath'),
    end < 0 ? undefined : end,
  );
  const rises = (seat: Seat, attribute: string): number =>
    told.filter(({ key, params }) => key === 'attributeRises' && params.seat === seat && params.attribute === attribute).length;
  const total = (seat: Seat, is: (event: LogEntry) => boolean): number =>
    told.filter((event) => event.params.seat === seat && is(event)).reduce((sum, { params }) => sum + numberIn(params, 'n'), 0);
  return told
    .filter(({ key }) => key === 'aftermath')
    .map(({ params }) => {
      const seat = numberIn(params, 'seat');
      const gains: OutcomeOf['gains'] = [
        { sign: 'loyalty', n: rises(seat, 'loyalty') },
        { sign: 'bravery', n: rises(seat, 'bravery') },
        { sign: 'serf', n: total(seat, ({ key, params: gained }) => key === 'gains' && gained.what === 'serf') },
        { sign: 'discontent', n: total(seat, ({ key }) => key === 'discontent') },
      ];
      return {
        seat,
        defended: numberIn(params, 'defended'),
        undefended: numberIn(params, 'undefended'),
        gains: gains.filter(({ n }) => n > 0),
      };
    });
}

function numberIn(params: Params, name: string): number {
  const value = params[name];
  return typeof value === 'number' ? value : 0;
}
