/** Which example is laid, above the board. */

import { IconButton } from '../../design/index.ts';
import { exampleOf, laidExamples, positionOf } from '../../examples/shelf.ts';
import { useDesk } from '../../shell/index.ts';
import { GOAL } from '../learn/PracticeTable.tsx';

interface ExampleGoalProps {
  readonly game: string;
  readonly id: string;
  readonly leave: () => void;
}

export function ExampleGoal({ game, id, leave }: ExampleGoalProps) {
  const { speaker } = useDesk();
  const all = laidExamples(game);
  const position = positionOf(game, id);
  return (
    <section class="lesson-goal" aria-labelledby={GOAL}>
      <p class="where">
        <b>{speaker.say('example.list')}</b>
        <span>{speaker.say('example.here', { n: all.indexOf(id) + 1, count: all.length })}</span>
      </p>
      <h2 id={GOAL} tabIndex={-1}>
        <small>{speaker.say('example.goal')}</small> {speaker.say('example.title', { example: exampleOf(id) })}
        {position !== null && `, ${speaker.say('example.position', { n: position })}`}
      </h2>
      <IconButton icon="leave" label={speaker.say('example.leave')} onClick={leave} />
    </section>
  );
}
