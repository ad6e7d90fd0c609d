/** How a battle would end, before one answers: who is left standing, what it costs, and what the next round alone may do. */

import type { Span } from '@castellan/engine';
import type { BattleView } from '@castellan/fief';
import { useLastForesight } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { Leaf } from './parts.tsx';

type Side = NonNullable<BattleView['forecast']>['attack'];

/** Shares as whole hundredths that make a hundred: what rounding leaves goes to the largest. */
export function hundredths(shares: readonly number[]): readonly number[] {
  const rounded = shares.map((share) => Math.round(share * 100));
  const most = rounded.indexOf(Math.max(...rounded));
  const rest = 100 - rounded.reduce((sum, n) => sum + n, 0);
  return rounded.map((n, at) => (at === most ? n + rest : n));
}

export function Forecast() {
  const { speaker, view } = useFieTable();
  const { battle } = view;
  if (battle === null || battle.forecast === null) return null;
  const { attack, defence } = battle.forecast;
  return (
    <Leaf title={speaker.say('fief.stage.forecast')} note={speaker.say('fief.stage.forecast.note')} class="forecast">
      <Shares attack={attack.wins} defence={defence.wins} />
      <h4 class="costs-title">{speaker.say('fief.stage.forecast.costs')}</h4>
      <dl class="costs">
        <Cost name="attackers" of={attack} />
        <Cost name="defenders" of={defence} />
      </dl>
      <Next name="defenders" of={defence} round={battle.round + 1} />
      <Next name="attackers" of={attack} round={battle.round + 1} />
    </Leaf>
  );
}

interface SharesProps {
  readonly attack: number;
  readonly defence: number;
}

/** One bar of all courses, cut by who wins. */
export function Shares({ attack, defence }: SharesProps) {
  const { speaker } = useFieTable();
  const [won, open, lost] = hundredths([attack, Math.max(0, 1 - attack - defence), defence]);
  const parts = [
    { name: 'attackers', n: won },
    { name: 'nobody', n: open },
    { name: 'defenders', n: lost },
  ].filter(({ n }) => n > 0);
  return <Bar parts={parts.map(({ name, n }) => ({ id: name, n, words: speaker.say(`fief.stage.forecast.${name}`) }))} />;
}

interface Part {
  readonly id: string;
  /** In hundredths. */
  readonly n: number;
  readonly words: string;
}

/** A bar, and below it what its parts are. */
function Bar({ parts }: { readonly parts: readonly Part[] }) {
  const { speaker } = useFieTable();
  return (
    <>
      <div class="shares" aria-hidden="true" style={{ gridTemplateColumns: parts.map(({ n }) => `minmax(8px, ${n}fr)`).join(' ') }}>
        {parts.map(({ id, n }) => (
          <b key={id} class={id.replace(/ .*/, '')}>
            {n < NARROW ? '' : speaker.say('fief.stage.forecast.share', { n })}
          </b>
        ))}
      </div>
      <ul class="legend">
        {parts.map(({ id, n, words }) => (
          <li key={id}>
            <i class={id.replace(/ .*/, '')} aria-hidden="true" />
            <b>{speaker.say('fief.stage.forecast.share', { n })}</b> {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A part of fewer hundredths has no room for its number. */
const NARROW = 10;

/** What a side loses on the average; what it does not lose is not told. */
function Cost({ name, of: { losses } }: { readonly name: 'attackers' | 'defenders'; readonly of: Side }) {
  const { speaker } = useFieTable();
  const told = (['sergeants', 'knights', 'dead', 'taken'] as const).filter((kind) => losses[kind] >= 0.05);
  return (
    <div>
      <dt>{speaker.say(`fief.stage.battle.${name}`)}</dt>
      <dd>
        {told.length === 0
          ? speaker.say('fief.stage.forecast.nothing')
          : told.map((kind) => speaker.say(`fief.stage.forecast.${kind}`, { n: Math.round(losses[kind] * 10) / 10 })).join(', ')}
      </dd>
    </div>
  );
}

/** The next round, cut where its outcome changes; left out where it changes nothing. */
function Next({ name, of: { next }, round }: { readonly name: 'attackers' | 'defenders'; readonly of: Side; readonly round: number }) {
  const { speaker } = useFieTable();
  if (next.every(({ broken }) => !broken)) return null;
  const shares = hundredths(next.map(({ share }) => share));
  const parts = next.map((band, at) => ({ ...band, n: shares[at] })).filter(({ n }) => n > 0);
  return (
    <div class="next-round">
      <h4>{speaker.say(`fief.stage.forecast.next.${name}`, { round })}</h4>
      <Bar
        parts={parts.map(({ from, to, n, broken, dead, taken }) => ({
          id: `${broken ? (dead > 0 ? 'dead' : 'broken') : 'holds'} ${from}`,
          n,
          words: `${speaker.say('fief.stage.forecast.hits', { from, to, same: String(from === to) })}, ${
            broken ? speaker.say('fief.stage.forecast.broken', { dead, taken }) : speaker.say('fief.stage.forecast.holds')
          }`,
        }))}
      />
    </div>
  );
}

/** What an answer makes of a battle, in a line, for the side that answers. */
export function Odds({ answer, attacks }: { readonly answer: string; readonly attacks: boolean }) {
  const { speaker } = useFieTable();
  const { foresight } = useLastForesight([answer], answer);
  const mean = (name: string): number | null => {
    const span: Span | undefined = foresight?.numbers[name];
    return span === undefined ? null : span.mean;
  };
  const [attack, defence] = [mean('attack'), mean('defence')];
  if (attack === null || defence === null)
    return <small class="odds">{mean('over') === null ? '…' : speaker.say('fief.stage.forecast.over')}</small>;
  const [won, open, lost] = hundredths([attacks ? attack : defence, Math.max(0, 1 - attack - defence), attacks ? defence : attack]);
  return <small class="odds">{speaker.say('fief.stage.forecast.odds', { won, open, lost })}</small>;
}
