/** A question as a seat is shown it: data only. */

import { printAnswer } from './answers.ts';
import type { Limit, Option, Params, Question, Rules, State, Step } from './types.ts';

export interface Asked {
  readonly id: string;
  readonly step: string;
  readonly kind: Question['kind'];
  readonly params: Params;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly by: number;
  /** Good answers as texts, best first. */
  readonly suggestions: readonly string[];
  readonly limit?: Limit;
  /** Conditions under which it may be answered in advance. */
  readonly conditions?: readonly string[];
  /** By each way in which it may be left to the table (`Step.ways`): what it would answer now. */
  readonly ways?: { readonly [name: string]: string };
}

export function askedOf<S extends State>(game: Rules<S>, s: S, q: Question, id: string): Asked {
  const numbers = q.kind === 'subset' || q.kind === 'amount' ? q : { min: 1, max: 1 };
  const { conditions, ways } = game.steps[q.frame.step];
  return {
    id,
    step: q.frame.step,
    kind: q.kind,
    params: q.params ?? {},
    options: q.kind === 'amount' ? [] : q.options,
    min: numbers.min,
    max: numbers.max,
    by: q.kind === 'amount' ? q.step : 1,
    suggestions: suggestionsOf(q).map((chosen) => printAnswer(q, chosen)),
    ...(q.limit === null ? {} : { limit: q.limit }),
    ...(conditions === undefined ? {} : { conditions: Object.keys(conditions) }),
    ...(ways === undefined ? {} : { ways: foundBy(ways, s, q) }),
  };
}

/** Any legal answer, as a text: the first option, the smallest amount, the first suggestion, the order as it is. */
export function anyAnswer({ kind, options, min, suggestions }: Asked): string {
  if (kind === 'amount') return String(min);
  if (kind === 'pick') return options[0].key;
  const keys = options.map(({ key }) => key);
  if (kind === 'order') return keys.join(' > ') || '-';
  return suggestions[0] ?? (keys.slice(0, min).join(' + ') || '-');
}

/** What a question suggests to a person, best first. */
export function suggestionsOf(q: Question): readonly (readonly Option[])[] {
  if (q.kind === 'subset') return q.suggestToPerson?.() ?? q.suggest?.() ?? [];
  return q.kind === 'order' ? (q.suggest?.() ?? []) : [];
}

function foundBy<S extends State>(ways: NonNullable<Step<S>['ways']>, s: S, q: Question): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(ways).flatMap(([name, way]) => {
      const text = way.find(s, q.frame, q);
      return text === null ? [] : [[name, text]];
    }),
  );
}
