/** The mark of a table that goes on from a moment of another. */

import { Icon } from '../../design/index.ts';
import { say } from '../language.ts';

interface ForkedProps {
  /** Answers of the other game that are its first; null where nobody counted. */
  readonly at: number | null;
}

export function Forked({ at }: ForkedProps) {
  return (
    <span class="forked">
      <Icon name="fork" size={16} /> {at === null ? say('app.forked') : say('app.forkedAt', { n: at })}
    </span>
  );
}
