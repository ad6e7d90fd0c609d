/** All examples of the game that can be tried, beside the table. */

import { exampleOf, laidExamples, positionOf } from '../../examples/shelf.ts';
import { useDesk } from '../../shell/index.ts';

export function ExampleList({ game, here }: { readonly game: string; readonly here: string }) {
  const { speaker } = useDesk();
  return (
    <nav class="lesson-list" aria-labelledby="example-list">
      <header>
        <h3 id="example-list">{speaker.say('example.list')}</h3>
      </header>
      <ol class="numbers">
        {laidExamples(game).map((id) => {
          const position = positionOf(game, id);
          const title = speaker.say('example.title', { example: exampleOf(id) });
          return (
            <li key={id}>
              <a
                href={`/rules/${game}/${id}`}
                aria-current={id === here ? 'step' : undefined}
                aria-label={position === null ? title : `${title}, ${speaker.say('example.position', { n: position })}`}
              >
                {position === null || position === 1 ? exampleOf(id) : `· ${position}`}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
