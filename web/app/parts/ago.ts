/** How long ago something was, in words. */

import { useEffect, useState } from 'preact/hooks';
import { currentLanguage } from '../language.ts';

const SECOND = 1_000;
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Less than a minute ago is now. */
export function agoText(ms: number): string {
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto', style: 'short' });
  for (const [unit, seconds] of UNITS) {
    const since = Math.floor(ms / SECOND / seconds);
    if (since > 0) return words.format(-since, unit);
  }
  return words.format(0, 'second');
}

/** Milliseconds since something was read, looked at again every so often. */
export function useSince(read: unknown): number {
  const [since, set] = useState(0);
  useEffect(() => {
    const start = performance.now();
    set(0);
    const looking = setInterval(() => set(performance.now() - start), 20 * SECOND);
    return () => clearInterval(looking);
  }, [read]);
  return since;
}
