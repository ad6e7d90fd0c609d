/** Offered once, beside the first table: to be guided instead. Whoever plays on has declined. */

import { Button, Icon } from '../../design/index.ts';
import { useDesk } from '../desk.ts';

export interface FirstTableProps {
  readonly onGuided: () => void;
  /** Lessons instead of a table, where the game has any. */
  readonly onLessons: (() => void) | null;
  readonly onPlain: () => void;
}

export function FirstTable({ onGuided, onLessons, onPlain }: FirstTableProps) {
  const { speaker } = useDesk();
  return (
    <section class="guide first-table" aria-labelledby="first-title">
      <header>
        <Icon name="hint" size={18} />
        <h3 id="first-title">{speaker.say('shell.first')}</h3>
      </header>
      <div aria-live="polite">
        <p class="what">{speaker.say('shell.first.what')}</p>
      </div>
      <div class="answers">
        {onLessons !== null && (
          <Button size="small" onClick={onLessons}>
            {speaker.say('shell.first.lessons')}
          </Button>
        )}
        <Button size="small" onClick={onGuided}>
          {speaker.say('shell.first.guided')}
        </Button>
        <Button size="small" kind="quiet" onClick={onPlain}>
          {speaker.say('shell.first.plain')}
        </Button>
      </div>
    </section>
  );
}
