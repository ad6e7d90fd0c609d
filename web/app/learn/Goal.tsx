/** What an exercise wants, its steps ticked as they are done, and where it stands in the lesson. */

import { Icon, IconButton } from '../../design/index.ts';
import { doneIn } from '../../lessons/kept.ts';
import { wordOf } from '../../lessons/lesson.ts';
import { useDesk } from '../../shell/index.ts';
import { go } from '../router.ts';
import type { Tried, Trying } from './useExercise.ts';

interface GoalProps {
  readonly tried: Tried;
  readonly trying: Trying;
  /** Which lesson of the course it is, from one. */
  readonly number: number;
}

export function Goal({ tried, trying, number }: GoalProps) {
  const { speaker } = useDesk();
  const { game, lesson, exercise } = tried;
  const at = lesson.exercises.indexOf(exercise);
  const done = doneIn(game, lesson);
  const steps = trying.judged?.steps ?? exercise.steps.map(() => false);
  const now = steps.indexOf(false);
  const word = (part: string): string => speaker.say(wordOf(lesson.id, exercise.id, part));
  return (
    <section class="lesson-goal" aria-labelledby="lesson-goal">
      <p class="where">
        <b>{speaker.say('lesson.numbered', { n: number, lesson: speaker.say(`lesson.${lesson.id}`) })}</b>
        <span class="dots" aria-hidden="true">
          {lesson.exercises.map(({ id }, n) => (
            <i key={id} class={n === at ? 'now' : done[n] ? 'done' : ''} />
          ))}
        </span>
        <span>{speaker.say('lesson.here', { n: at + 1, count: lesson.exercises.length })}</span>
      </p>
      <h2 id="lesson-goal" tabIndex={-1}>
        <small>{speaker.say('lesson.goal')}</small> {word('goal')}
      </h2>
      {steps.length > 1 && (
        <ol class="steps">
          {steps.map((isDone, n) => {
            const state = isDone ? 'done' : n === now ? 'now' : 'later';
            const what = word(`step.${n + 1}`);
            return (
              <li key={what} class={state}>
                <span class="tick" aria-hidden="true">
                  {isDone && <Icon name="confirm" size={14} />}
                </span>
                <span aria-hidden="true">{what}</span>
                <span class="sr">{speaker.say(`lesson.step.${state}`, { what })}</span>
              </li>
            );
          })}
        </ol>
      )}
      <IconButton icon="leave" label={speaker.say('lesson.leave')} onClick={() => go(`/learn/${game}`)} />
    </section>
  );
}
