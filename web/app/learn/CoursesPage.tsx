/** The courses of all games: how long each is, and how far the reader has come. */

import './parts.css';
import type { Speaker } from '@castellan/text';
import { LinkButton } from '../../design/index.ts';
import { doneIn } from '../../lessons/kept.ts';
import type { Course } from '../../lessons/lesson.ts';
import { courseOf } from '../../lessons/load.ts';
import { isTaught } from '../../lessons/shelf.ts';
import { titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { Frame } from '../parts/Frame.tsx';
import { Shelf } from '../parts/Shelf.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type PageWords, usePageWords } from '../parts/words.ts';
import { useSharedLessons } from '../people/lessons.ts';

const WORDS: PageWords = { en: () => import('./messages/en.ts'), fr: () => import('./messages/fr.ts') };

export default function CoursesPage() {
  const words = usePageWords(WORDS);
  useSharedLessons();
  if (words === null || words === 'failed')
    return (
      <Frame bare title="">
        {words === null ? <Loading blocks={5} /> : <Trouble code="load" retry={() => location.reload()} />}
      </Frame>
    );
  const title = words.say('page.courses');
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <p class="lead">{words.say('page.courses.lead')}</p>
      <Shelf has={isTaught}>{({ id }) => <OfGame game={id} words={words} />}</Shelf>
      <p class="small">{say('app.learn.kept')}</p>
    </Frame>
  );
}

function OfGame({ game, words }: { readonly game: string; readonly words: Speaker }) {
  const { now, again } = useLoad(() => courseOf(game), game);
  return (
    <>
      <h2>{titleOf(game)}</h2>
      {now.state === 'loading' && <Loading blocks={1} />}
      {now.state === 'failed' && <Trouble code="load" retry={again} />}
      {now.state === 'ready' && now.value !== null && <Come course={now.value} words={words} />}
    </>
  );
}

function Come({ course: { game, lessons }, words }: { readonly course: Course<unknown>; readonly words: Speaker }) {
  const marks = lessons.flatMap((lesson) => doneIn(game, lesson));
  const [done, count] = [marks.filter(Boolean).length, marks.length];
  const told = say('app.learn.progress', { done, count });
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <>
      <p class="small">{done === 0 ? words.say('page.courses.size', { lessons: lessons.length, minutes }) : told}</p>
      <progress class="progress" aria-label={told} max={count} value={done} />
      <div class="cta">
        <LinkButton href={`/learn/${game}/next`}>
          {words.say(done === 0 ? 'page.courses.begin' : done < count ? 'page.courses.onward' : 'page.courses.again')}
        </LinkButton>
        <a href={`/learn/${game}`}>{words.say('page.courses.lessons')}</a>
      </div>
    </>
  );
}
