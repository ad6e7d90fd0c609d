/** Things of the game told in words. */

import type { Speaker } from '@castellan/text';

type Named =
  | 'node'
  | 'zone'
  | 'kingdom'
  | 'good'
  | 'terrain'
  | 'building'
  | 'vehicle'
  | 'technology'
  | 'card'
  | 'event'
  | 'effect'
  | 'pactKind'
  | 'unit'
  | 'colour'
  | 'branch'
  | 'phase'
  | 'window';

export function nameOf(speaker: Speaker, kind: Named, id: string): string {
  return speaker.say(`name.${kind}.${id}`);
}

/** Levels are written as on the pieces. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
