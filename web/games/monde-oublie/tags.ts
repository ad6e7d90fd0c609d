/** The tag under a lit action: why it may be entered, and for what. */

import type { Option, Params } from '@castellan/engine';
import type { Placement } from '@castellan/monde-oublie/vocabulary';
import { numberIn } from './options.ts';

export interface Tag {
  readonly key: string;
  readonly params: Params;
}

/**
 * `values` are the citizens that lie there, `citizen` the one in hand if any, `options` the ways to enter. While no citizen is
 * in hand the tag says what any of them needs.
 */
export function tagOf(placement: Placement, values: readonly number[], citizen: number | null, options: readonly Option[]): Tag {
  const tag = (key: string, params: Params = {}): Tag => ({ key: `board.tag.${key}`, params });
  if (placement === 'any') return tag('always');
  if (values.length === 0) return tag('free');
  if (placement === 'higher') {
    const highest = Math.max(...values);
    return citizen === null ? tag('above', { highest }) : tag('higher', { citizen, highest });
  }
  const fees = options.map((option) => numberIn(option, 'fee') ?? 0);
  const fee = Math.max(0, ...fees);
  const someFree = fees.includes(0);
  if (citizen !== null) return fee === 0 ? tag('match', { citizen }) : tag('fee', { fee });
  if (!someFree) return tag('fee', { fee });
  const free = [...new Set(values)].sort((a, b) => a - b).join(', ');
  return fee === 0 ? tag('someMatch', { values: free }) : tag('matchOrFee', { values: free, fee });
}
