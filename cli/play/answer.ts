/** What a person typed, as the text of an answer. */

import type { Asked, Option, Params } from '@castellan/engine';
import { optionsIn } from './labels.ts';

type Typed =
  | { readonly ok: true; readonly text: string; readonly chosen: readonly Option[] }
  | { readonly ok: false; readonly key: string; readonly params: Params };

const MOST_SUGGESTIONS = 5;

/** Suggestions that are offered by number before the options themselves; not those that are one of the options and would read the same. */
export function suggestionsOf({ suggestions, options, min }: Asked): readonly string[] {
  // What must be paid is suggested even where one thing pays it.
  return suggestions.filter((text) => min > 0 || options.every(({ key }) => key !== text)).slice(0, MOST_SUGGESTIONS);
}

const NOTHING = '-';

/** Numbers as they are listed, or the text of an answer as records have it. Whether the rules allow it is not decided here. */
export function readTyped(asked: Asked, interjections: readonly Option[], typed: string): Typed {
  const [, out] = /^!\s*(\d+)$/.exec(typed) ?? [];
  if (out !== undefined) {
    const option = interjections[Number(out) - 1];
    return option === undefined ? noSuchNumber(Number(out)) : { ok: true, text: `! ${option.key}`, chosen: [option] };
  }
  if (asked.kind === 'amount') return { ok: true, text: typed, chosen: [] };
  if (!/^\d+([\s,]+\d+)*$/.test(typed)) return { ok: true, text: typed, chosen: optionsIn(asked.options, typed) };
  const numbers = typed.split(/[\s,]+/).map(Number);
  switch (asked.kind) {
    case 'pick':
      return numbers.length > 1 ? { ok: false, key: 'play.onlyOne', params: {} } : readOptions(asked.options, numbers, '');
    case 'order':
      return readOptions(asked.options, numbers, ' > ');
    case 'subset':
      return readSubset(asked, numbers);
  }
}

function readSubset(asked: Asked, numbers: readonly number[]): Typed {
  const suggestions = suggestionsOf(asked);
  if (numbers.length === 1 && numbers[0] === 0) return { ok: true, text: NOTHING, chosen: [] };
  if (numbers.every((n) => n > suggestions.length)) {
    return readOptions(
      asked.options,
      numbers.map((n) => n - suggestions.length),
      ' + ',
      suggestions.length,
    );
  }
  const suggestion = suggestions[numbers[0] - 1];
  if (numbers.length > 1 || suggestion === undefined) return { ok: false, key: 'play.suggestionAlone', params: { n: suggestions.length } };
  return { ok: true, text: suggestion, chosen: optionsIn(asked.options, suggestion) };
}

function readOptions(options: readonly Option[], numbers: readonly number[], joint: string, before = 0): Typed {
  const chosen: Option[] = [];
  for (const n of numbers) {
    // “50 florins” may be typed as 50 where the list is shorter.
    const option = options[n - 1] ?? options.find(({ key }) => key === String(n + before));
    if (option === undefined) return noSuchNumber(n + before);
    chosen.push(option);
  }
  return { ok: true, text: chosen.map(({ key }) => key).join(joint), chosen };
}

function noSuchNumber(number: number): Typed {
  return { ok: false, key: 'play.noSuchNumber', params: { number } };
}
