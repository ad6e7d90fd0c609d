/** All lessons of the course beside the table, with how far the reader has come. */

import { Icon } from '../../design/index.ts';
import { doneIn } from '../../lessons/kept.ts';
import type { Course, Lesson } from '../../lessons/lesson.ts';
import { useDesk } from '../../shell/index.ts';
import { PlayNow } from '../games/Begin.tsx';
import { Progress } from './Progress.tsx';

interface LessonListProps {
  readonly course: Course<unknown>;
  readonly here: Lesson<unknown>;
}

export function LessonList({ course, here }: LessonListProps) {
  const { speaker } = useDesk();
  const { game, lessons } = course;
  const all = lessons.flatMap((lesson) => doneIn(game, lesson));
  const count = all.length;
  const done = all.filter(Boolean).length;
  return (
    <nav class="lesson-list" aria-labelledby="lesson-list">
      <Progress
        id="lesson-list"
        title={speaker.say('lesson.list')}
        told={speaker.say('lesson.progress', { done, count })}
        done={done}
        count={count}
      />
      <ol>
        {lessons.map((lesson, number) => {
          const marks = doneIn(game, lesson);
          const isDone = !marks.includes(false);
          return (
            <li key={lesson.id}>
              <a href={`/learn/${game}/${lesson.id}`} aria-current={lesson === here ? 'step' : undefined}>
                <span class="mark" data-done={isDone}>
                  {isDone ? <Icon name="confirm" size={14} title={speaker.say('lesson.isDone')} /> : number + 1}
                </span>
                <span class="name">
                  {speaker.say(`lesson.${lesson.id}`)}
                  {lesson === here && !isDone && <small>{speaker.say('lesson.now', { n: lesson.minutes })}</small>}
                </span>
                <span class="dots" aria-hidden="true">
                  {marks.map((mark, at) => (
                    <i key={lesson.exercises[at].id} class={mark ? 'done' : ''} />
                  ))}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      <div class="real">
        <p>{speaker.say('lesson.real')}</p>
        <PlayNow game={game} gilt={false} />
      </div>
    </nav>
  );
}
