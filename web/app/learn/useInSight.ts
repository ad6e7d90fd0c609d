/** What an exercise speaks of is in sight when it begins: a map that is larger than its window opens there. */

import type { Asked } from '@castellan/engine';
import { useEffect } from 'preact/hooks';
import { sought } from '../../shell/index.ts';
import { targetsOf } from './rings.ts';

export function useInSight(asked: Asked | null, answer: string | null): void {
  const target = asked === null || answer === null ? undefined : targetsOf(asked, answer).at(-1);
  const question = asked?.id;
  useEffect(() => {
    if (question === undefined || target === undefined) return;
    const wish = { target };
    sought.value = wish;
    return () => {
      if (sought.value === wish) sought.value = null;
    };
  }, [question, target]);
}
