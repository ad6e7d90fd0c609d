/** Worked examples among the lines of a catalogue. */

import { type RuleBook, runsOf } from '../../shell/rulebook.ts';

/** The examples that name a rule, by the rule. */
export function examplesByRule({ sections }: RuleBook): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { rules } of sections)
    for (const { id, text } of rules)
      if (isExample(id))
        for (const { kind, text: rule } of runsOf(text))
          if (kind === 'rule') found.set(rule, [...new Set([...(found.get(rule) ?? []), id])]);
  return found;
}

export function isExample(id: string): boolean {
  return /^W\d/.test(id);
}
