/** What is printed in a box or on a card, as signs. */

import type { EffectData } from '@castellan/anarchy';
import { ATTRIBUTES, GOODS, MOODS } from '@castellan/anarchy/vocabulary';
import type { Sign } from './icons.ts';

export interface Printed {
  readonly sign: Sign;
  readonly n: number;
  /** Its name among the gains: `serf.2`, `more-coin`. */
  readonly word: string;
  /** `made` is produced each round from now on; horses have colours; `plan` is developed, not yet constructed. */
  readonly mark?: 'made' | 'black' | 'white' | 'plan';
}

/** What can be counted, in the order of the sheets. */
const COUNTED = [...GOODS, ...ATTRIBUTES, ...MOODS, 'any', 'rally', 'knowledge', 'research'] as const satisfies readonly Sign[];

type Counts = { readonly [word in (typeof COUNTED)[number]]?: number };

function counted(sign: Sign, n: number, word: string = sign): Printed {
  return { sign, n, word: n === 1 ? word : `${word}.${n}` };
}

/** Goods, attributes and the like, with how many of each. */
export function countsPrinted(counts: Counts): readonly Printed[] {
  return COUNTED.flatMap((sign) => {
    const n = counts[sign] ?? 0;
    return n > 0 ? [counted(sign, n)] : [];
  });
}

/** A fortification comes first: it is what the box is for. */
export function rewardPrinted({
  gain = {},
  any,
  prod = [],
  fort,
  rally,
  knowledge,
  brew,
  command,
  horse,
  develop,
  research,
}: EffectData): readonly Printed[] {
  const printed: Printed[] = fort === undefined ? [] : [counted(fort, 1)];
  for (const sign of prod) printed.push({ sign, n: 1, word: `more-${sign}`, mark: 'made' });
  printed.push(...countsPrinted({ ...gain, any, rally, knowledge, research }));
  if (brew !== undefined) printed.push(counted('brewery', brew, 'brew'));
  if (command !== undefined) printed.push(counted('command', command.choose));
  if (horse !== undefined) printed.push({ sign: 'horse', n: 1, word: `${horse}-horse`, mark: horse });
  if (develop !== undefined) printed.push({ sign: develop, n: 1, word: `develop-${develop}`, mark: 'plan' });
  return printed;
}

export function wordsOf(printed: readonly Printed[]): readonly string[] {
  return printed.length === 0 ? ['nothing'] : printed.map(({ word }) => word);
}
