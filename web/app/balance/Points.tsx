/** Where the points came from, by place in the end: the greatest sources by name, the rest together. */

import type { BalanceRun } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { currentLanguage } from '../language.ts';
import { named } from './findings.ts';

/** Sources told by name: each has a pattern of its own, so that it reads without colours. */
const SOURCES = 4;

export function Points({ run: { points, scores }, words }: { readonly run: BalanceRun; readonly words: Speaker }) {
  const number = new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + Math.max(0, value), 0);
  const bySize = points.toSorted((one, other) => sum(other.byRank) - sum(one.byRank));
  const told = bySize.slice(0, SOURCES);
  const rest = bySize.slice(SOURCES);
  const parts = [
    ...told.map(({ id, name, byRank }) => ({ id, name: named(name), byRank })),
    ...(rest.length === 0
      ? []
      : [
          {
            id: 'rest',
            name: words.say('page.balance.rest', { n: rest.length }),
            byRank: scores.map((_, rank) => rest.reduce((all, { byRank }) => all + byRank[rank], 0)),
          },
        ]),
  ];
  const most = Math.max(...scores.map((_, rank) => sum(parts.map(({ byRank }) => byRank[rank]))), 1);
  return (
    <div class="points">
      <ol>
        {scores.map((score, rank) => (
          <li key={rank} class="ranked">
            <span>{words.say('page.balance.rank', { rank: rank + 1 })}</span>
            <i class="stack" aria-hidden="true">
              {parts.map(({ id, byRank }, at) => (
                <i key={id} class={`part source-${at}`} style={{ width: `${(100 * Math.max(0, byRank[rank])) / most}%` }} />
              ))}
            </i>
            <b>{number.format(score)}</b>
          </li>
        ))}
      </ol>
      <ul>
        {parts.map(({ id, name }, at) => (
          <li key={id}>
            <i class={`swatch source-${at}`} aria-hidden="true" /> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
