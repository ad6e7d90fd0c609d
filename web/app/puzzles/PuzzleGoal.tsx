/** What is wanted of whoever tries a puzzle, and which it is. */

import { IconButton } from '../../design/index.ts';
import { useDesk } from '../../shell/index.ts';
import { GOAL } from '../learn/PracticeTable.tsx';
import { go } from '../router.ts';

interface PuzzleGoalProps {
  /** Counted from 1. */
  readonly n: number;
  readonly count: number;
  readonly isToday: boolean;
}

export function PuzzleGoal({ n, count, isToday }: PuzzleGoalProps) {
  const { speaker } = useDesk();
  return (
    <section class="lesson-goal" aria-labelledby={GOAL}>
      <p class="where">
        <b>{speaker.say(isToday ? 'puzzle.today' : 'puzzle.title')}</b>
        <span>{speaker.say('puzzle.here', { n, count })}</span>
      </p>
      <h2 id={GOAL} tabIndex={-1}>
        <small>{speaker.say('puzzle.goal.one')}</small> {speaker.say('puzzle.goal')}
      </h2>
      <IconButton icon="leave" label={speaker.say('puzzle.leave')} onClick={() => go('/puzzles')} />
    </section>
  );
}
