import { useLog } from './parts.tsx';
import { lastElections, type Reveal } from './past.ts';

/** The last elections there were; the latest of them is shown at length. */
export function useReveals(): readonly Reveal[] {
  return lastElections(useLog());
}
