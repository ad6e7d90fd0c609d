/** The course of a game: its lessons with their length and what is done, and the ways on from there. */

import './course.css';
import { speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Button, Icon, LinkButton } from '../../design/index.ts';
import { doneIn, doneOf, nextLesson } from '../../lessons/kept.ts';
import type { Course, Lesson } from '../../lessons/lesson.ts';
import { courseOf, lessonWords } from '../../lessons/load.ts';
import { hasPuzzles } from '../../puzzles/shelf.ts';
import { Guided, PlayNow } from '../games/Begin.tsx';
import { isPlayable, titleOf } from '../games/plates.ts';
import { learn } from '../games/start.ts';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { useSharedLessons } from '../people/lessons.ts';
import { Portrait } from './Portrait.tsx';

export default function CoursePage({ params: [game] }: { readonly params: readonly string[] }) {
  const language = currentLanguage();
  useSharedLessons();
  const { now, again } = useLoad(
    async () => ({ course: await courseOf(game), words: await lessonWords(game, language) }),
    `${game} ${language}`,
  );
  const title = say('app.learn.title', { title: titleOf(game) });
  if (!isPlayable(game)) return <Missing />;
  if (now.state !== 'ready')
    return (
      <Frame bare title={title}>
        {now.state === 'loading' ? <Loading /> : <Trouble code="load" retry={again} />}
      </Frame>
    );
  const { course, words } = now.value;
  const voice = speaker(language, [words], String);
  return (
    <Frame title={title} class="course-page">
      <header class="course-head filet">
        {course !== null && <Portrait game={game} name={voice.say('course.narrator')} />}
        <div>
          <h1>{title}</h1>
          <p class="lead">{course === null ? say('app.learn.none') : voice.say('course.lead')}</p>
          {course !== null && <Onward course={course} nameOf={({ id }) => voice.say(`lesson.${id}`)} />}
        </div>
      </header>
      {course !== null && (
        <section aria-labelledby="lessons">
          <h2 id="lessons">{say('app.learn.lessons')}</h2>
          <ol class="course-lessons">
            {course.lessons.map((lesson, at) => (
              <Listed key={lesson.id} game={game} lesson={lesson} number={at + 1} name={voice.say(`lesson.${lesson.id}`)} />
            ))}
          </ol>
          <p class="small">{say('app.learn.kept')}</p>
        </section>
      )}
      <section aria-labelledby="beyond">
        <h2 id="beyond">{say('app.learn.beyond')}</h2>
        <p>{say('app.learn.beyond.what')}</p>
        <div class="cta">
          <PlayNow game={game} gilt={false} />
          <Guided game={game} />
          {hasPuzzles(game) && (
            <a class="learn" href={`/puzzles/${game}/today`}>
              {say('app.learn.puzzle')}
            </a>
          )}
          <a class="learn" href="/learn">
            {say('app.learn.others')}
          </a>
        </div>
      </section>
    </Frame>
  );
}

interface OnwardProps {
  readonly course: Course<unknown>;
  nameOf(lesson: Lesson<unknown>): string;
}

function Onward({ course, nameOf }: OnwardProps) {
  const { game, lessons } = course;
  const all = lessons.flatMap((lesson) => doneIn(game, lesson));
  const done = all.filter(Boolean).length;
  const next = nextLesson(course);
  const href = `/learn/${game}/${next.id}`;
  return (
    <div class="cta">
      {done === all.length ? (
        <>
          <FirstTable game={game} />
          <a class="learn" href={href}>
            {say('app.learn.again')}
          </a>
        </>
      ) : (
        <LinkButton class="lit play" href={href}>
          {doneOf(game).length === 0 ? say('app.learn.begin') : say('app.learn.resume', { lesson: nameOf(next) })}
        </LinkButton>
      )}
      {done > 0 && <span class="small">{say('app.learn.progress', { done, count: all.length })}</span>}
    </div>
  );
}

/** What the lessons lead to: once all are done this comes before doing them again. */
function FirstTable({ game }: { readonly game: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const begin = (): void => {
    setState('busy');
    learn(game).catch(() => setState('failed'));
  };
  return (
    <>
      <Button class="lit play" disabled={state === 'busy'} onClick={begin}>
        {say('app.learn.first')}
      </Button>
      {state === 'failed' && (
        <p class="refused" role="alert">
          {say('app.trouble.storage')}
        </p>
      )}
    </>
  );
}

interface ListedProps {
  readonly game: string;
  readonly lesson: Lesson<unknown>;
  readonly number: number;
  readonly name: string;
}

function Listed({ game, lesson, number, name }: ListedProps) {
  const marks = doneIn(game, lesson);
  const isDone = !marks.includes(false);
  return (
    <li>
      <a href={`/learn/${game}/${lesson.id}`}>
        <span class="mark" data-done={isDone}>
          {isDone ? <Icon name="confirm" size={16} title={say('app.learn.done')} /> : number}
        </span>
        <b>{name}</b>
        <span class="small">
          {say('app.learn.exercises', { n: marks.length })} · {say('app.learn.minutes', { n: lesson.minutes })}
        </span>
        <span class="dots" aria-hidden="true">
          {marks.map((mark, at) => (
            <i key={lesson.exercises[at].id} class={mark ? 'done' : ''} />
          ))}
        </span>
      </a>
    </li>
  );
}
