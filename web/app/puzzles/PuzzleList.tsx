/** All puzzles of the game beside the table, with those that were solved and missed. */

import type { Puzzle } from '@castellan/bots/puzzle';
import { markOf } from '../../puzzles/kept.ts';
import { useDesk } from '../../shell/index.ts';
import { Progress } from '../learn/Progress.tsx';

interface PuzzleListProps {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly here: Puzzle;
  readonly today: Puzzle | null;
}

export function PuzzleList({ game, puzzles, here, today }: PuzzleListProps) {
  const { speaker } = useDesk();
  const count = puzzles.length;
  const done = puzzles.filter(({ id }) => markOf(game, id) === 'solved').length;
  return (
    <nav class="lesson-list" aria-labelledby="puzzle-list">
      <Progress
        id="puzzle-list"
        title={speaker.say('puzzle.list')}
        told={speaker.say('puzzle.progress', { done, count })}
        done={done}
        count={count}
      />
      <ol class="numbers">
        {puzzles.map((puzzle, at) => {
          const mark = markOf(game, puzzle.id);
          const name = speaker.say(mark === null ? 'puzzle.number' : `puzzle.number.${mark}`, { n: at + 1 });
          return (
            <li key={puzzle.id}>
              <a
                href={`/puzzles/${game}/${puzzle.id}`}
                aria-current={puzzle === here ? 'step' : undefined}
                aria-label={puzzle === today ? speaker.say('puzzle.number.today', { name }) : name}
                data-mark={mark ?? undefined}
                data-today={puzzle === today ? '' : undefined}
              >
                {at + 1}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
